"""What a game promises to those who play it online. Needs what the server needs."""

from __future__ import annotations

from dataclasses import fields

import msgspec

from kartenhaus.i18n import phrases_of
from kartenhaus.lab.conformance.trial import Trial, require
from kartenhaus.wire import Phrasebook
from kartenhaus.wire.fields import GameFields


def views_can_be_sent(trial: Trial) -> None:
    """As JSON; and what everybody sees, with what is one's own, is all of a view."""
    game, written = trial.game, GameFields(trial.game)
    book = Phrasebook(game, phrases_of(game.name))
    for state in trial.close_looks():
        everybody = game.view(state, None)
        shared = msgspec.json.decode(written.shared.written(written.shared.values(everybody, book.verdict(everybody))))
        require(set(shared) == set(written.shared.names), sorted(shared))
        for viewer in trial.viewers():
            view, own = game.view(state, viewer), game.own(state, viewer)
            expected = book.expected(view) if viewer in game.actors(state)[:1] else None
            sent = msgspec.json.decode(written.own.written(written.own.values(book.own(own), expected)))
            steps = [move for move in view.legal_moves if not game.is_call(move)]
            require(sent["legal_moves"] == [game.write_move(move) for move in steps], sent["legal_moves"])
            names = {field.name for field in fields(own)}
            for field in fields(view):
                part = own if field.name in names else everybody
                if field.name not in game.move_fields:
                    require(getattr(view, field.name) == getattr(part, field.name), field.name)
