"""kartenhaus identity: makes a house forget somebody, also beside its running server."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Sequence
from typing import Final

from kartenhaus.cli.arguments import BadArguments, Parser
from kartenhaus.cli.tables import show_json
from kartenhaus.engine import Refused
from kartenhaus.i18n import Language
from kartenhaus.server import read_config
from kartenhaus.store import Unusable, revoke_in, revoked_in
from kartenhaus.terminal.console import Console

_PERSON: Final = re.compile(r"[0-9a-f]{32}")


def parser(language: Language) -> Parser:
    say = language.say
    made = Parser(language, "identity")
    made.take("do", say("cli-identity-do"), word="command", values=("list", "revoke"), nargs="?", default="list")
    made.take("person", say("cli-identity-person"), nargs="?")
    made.take("--data", say("serve-data"), word="folder")
    made.take("--store", say("serve-store"), word="database")
    made.take_json()
    return made


def run(parser: Parser, words: Sequence[str], language: Language, console: Console) -> int:
    say = language.say
    chosen = parser.read(words)
    config = read_config(os.environ, {"data": chosen.data, "store": chosen.store})
    if isinstance(config, Refused):
        raise BadArguments(language.refusal(config))
    try:
        if chosen.do == "list" and chosen.person is None:
            forgotten = revoked_in(config.store, config.data)
            if chosen.json:
                show_json({"forgotten": [{"person": person, "at": at} for person, at in forgotten]}, console)
            else:
                console.show(*[f"{person}  {_day(at)}" for person, at in forgotten] or [say("identity-nobody")])
            return 0
        if chosen.do != "revoke":
            raise BadArguments(say("cli-bad-arguments", problem=chosen.person if chosen.do == "list" else chosen.do))
        person = (chosen.person or "").lower()
        if not _PERSON.fullmatch(person):
            raise BadArguments(say("identity-no-person"))
        is_new = revoke_in(config.store, config.data, person, int(time.time() * 1000))
        if chosen.json:
            show_json({"person": person, "new": is_new}, console)
        else:
            console.show(say("identity-revoked" if is_new else "identity-known-no-more", person=person))
    except Unusable as error:
        console.complain(language.refusal(error.refused))
        return 1
    return 0


def _day(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at / 1000))
