"""The joker spans that the solver counts with, against a plain listing of every way to share photos out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from kartenhaus.games.photo_rummy.solver.spans import Claim, row_span, set_span


def _counts(photos: int, fewest: int, most: int) -> range:
    """The jokers of one combination with so many photos."""
    return range(max(0, fewest - photos), min(photos - 1, most - photos) + 1)


def _free(photos: int, fewest: int, most: int) -> set[int]:
    """The joker totals of any combinations made of so many photos."""
    totals = {0} if photos == 0 else set()
    for size in range(2, photos + 1):
        rests = _free(photos - size, fewest, most) if photos > size else {0}
        totals |= {jokers + rest for jokers in _counts(size, fewest, most) for rest in rests}
    return totals


def _listed(others: int, claims: tuple[Claim, ...], fewest: int, most: int) -> set[int]:
    """PR-J3, photo by photo: each goes to the successor of one of the claims, or to the rest of the line."""
    if not claims:
        return _free(others, fewest, most)
    totals: set[int] = set()
    for sent in _sendings(others, claims):
        options: list[set[int]] = [_free(sum(there[-1] for there in sent), fewest, most)]
        for number, (_, settled, jokers, stuck) in enumerate(claims):
            own = sent[number][number]
            new = sum(there[number] for there in sent) - own
            kept = _counts(own + new, fewest, most) if own >= settled else range(0)
            options.append({count for count in kept if count >= stuck and count + new >= jokers})
        totals |= {sum(chosen) for chosen in product(*options)}
    return totals


def _sendings(others: int, claims: tuple[Claim, ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """For the old photos of each claim, and then the others: how many go to each successor and to the rest."""
    return product(*(list(_shares(count, len(claims) + 1)) for count in (*(claim[0] for claim in claims), others)))


def _shares(count: int, places: int) -> Iterator[tuple[int, ...]]:
    if places == 1:
        yield (count,)
        return
    for here in range(count + 1):
        for rest in _shares(count - here, places - 1):
            yield (here, *rest)


def _claims(own: int, settled: int) -> list[Claim]:
    return [(own, settled, jokers, stuck) for jokers in range(1, 4) for stuck in (0, jokers)]


@pytest.mark.allows("PR-K3", "PR-J3")
@pytest.mark.forbids("PR-K4", "PR-K5", "PR-J3")
@pytest.mark.parametrize("fewest", [3, 4])
def test_every_span_is_unbroken_and_what_a_plain_listing_finds(fewest: int) -> None:
    span, most = (row_span, 6) if fewest == 3 else (set_span, 17)
    for own, others in product(range(5), range(5)):
        if own + others > most:
            continue
        cases: list[tuple[Claim, ...]] = [(), *((claim,) for claim in _claims(own, min(own, 1)) + _claims(own, 0))]
        if own + 2 + others <= min(most, 6):
            cases += [(one, (2, 0, 1, 0)) for one in _claims(own, 0)]
        for claims in cases:
            listed = {count for count in _listed(others, claims, fewest, most) if count <= 6}
            found = span(others, claims)
            assert listed == (set() if found is None else set(range(found[0], found[1] + 1))), (others, claims)


def test_more_photos_never_make_the_span_of_sets_smaller() -> None:
    for own, jokers in product(range(13), range(1, 5)):
        for others in range(17 - own):
            for stuck in (0, jokers):
                less, more = (set_span(count, ((own, 0, jokers, stuck),)) for count in (others, others + 1))
                if less is not None:
                    assert more is not None
                    assert more[0] <= less[0]
                    assert more[1] >= less[1]
