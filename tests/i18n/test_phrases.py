"""The phrases of a game, by which the wire numbers what it says."""

from __future__ import annotations

import pytest

from kartenhaus.i18n import phrases_of
from tests.i18n.test_catalogues import CATALOGUES
from tests.support import GAMES


@pytest.mark.parametrize("name", sorted(GAMES))
def test_each_message_of_the_telling_file_is_a_phrase(name: str) -> None:
    codes = [code for code, *_ in phrases_of(name)]
    assert codes == sorted(CATALOGUES["en"][f"{name.replace('-', '_')}/telling.ftl"])


def test_a_phrase_names_the_params_and_not_who_reads_them() -> None:
    phrases = {code: names for code, *names in phrases_of("monster-roll")}
    assert phrases["mr-event-tear-laid"] == ["card", "place", "player", "victim"]
    assert phrases["mr-event-game-ended"] == []
