"""Frames are read as RFC 6455 has them, whatever pieces they come in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from kartenhaus.server.frames import BINARY, PING, PROTOCOL_ERROR, TEXT, TOO_LARGE, BadFrame, FrameReader, frame

PAYLOADS = st.one_of(
    st.binary(max_size=200), st.integers(0, 70_000).map(lambda size: bytes(range(251)) * (size // 251 + 1))
)


def _masked(opcode: Opcode, payload: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


@given(st.lists(st.tuples(st.sampled_from([Opcode.TEXT, Opcode.BINARY]), PAYLOADS), max_size=4), st.data())
def test_messages_come_out_as_they_went_in(messages: list[tuple[Opcode, bytes]], data: st.DataObject) -> None:
    sent = b""
    for opcode, payload in messages:
        cuts = sorted(data.draw(st.lists(st.integers(0, len(payload)), max_size=3)))
        parts = [payload[low:high] for low, high in zip([0, *cuts], [*cuts, len(payload)], strict=True)]
        for number, part in enumerate(parts):
            kind = opcode if number == 0 else Opcode.CONT
            sent += _masked(kind, part, fin=number == len(parts) - 1)
            sent += _masked(Opcode.PING, b"between")
    reader = FrameReader(100_000)
    received: list[tuple[int, bytes]] = []
    cuts = sorted(data.draw(st.lists(st.integers(0, len(sent)), max_size=6)))
    for low, high in zip([0, *cuts], [*cuts, len(sent)], strict=True):
        received += reader.feed(sent[low:high])
    assert [entry for entry in received if entry[0] != PING] == [(int(kind), payload) for kind, payload in messages]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (Frame(Opcode.TEXT, b"unmasked").serialize(mask=False), PROTOCOL_ERROR),
        (bytes((0xC1, 0x80, 0, 0, 0, 0)), PROTOCOL_ERROR),
        (bytes((0x83, 0x80, 0, 0, 0, 0)), PROTOCOL_ERROR),
        (bytes((0x09, 0x80, 0, 0, 0, 0)), PROTOCOL_ERROR),
        (bytes((0x89, 0xFE, 0, 200)), PROTOCOL_ERROR),
        (_masked(Opcode.CONT, b"of nothing"), PROTOCOL_ERROR),
        (_masked(Opcode.TEXT, b"one", fin=False) + _masked(Opcode.TEXT, b"two"), PROTOCOL_ERROR),
        (_masked(Opcode.TEXT, bytes(1_001))[:10], TOO_LARGE),
        (_masked(Opcode.TEXT, bytes(600), fin=False) + _masked(Opcode.CONT, bytes(600)), TOO_LARGE),
        (_masked(Opcode.TEXT, b"", fin=False) + 2_000 * _masked(Opcode.CONT, b"", fin=False), TOO_LARGE),
    ],
    # Masks are random; names of tests must not be.
    ids=(
        *("unmasked", "extension", "opcode", "cut control", "long control", "continues nothing", "begins twice"),
        *("too large", "too large together", "too many parts"),
    ),
)
def test_what_may_not_come_is_refused(data: bytes, code: int) -> None:
    with pytest.raises(BadFrame) as bad:
        FrameReader(1_000).feed(data)
    assert bad.value.code == code


@given(st.sampled_from([TEXT, BINARY]), PAYLOADS)
def test_what_is_sent_is_what_others_read(opcode: int, payload: bytes) -> None:
    assert frame(opcode, payload) == Frame(Opcode(opcode), payload).serialize(mask=False)
