"""The small page that proves it works. It knows no rules: it shows views and sends the moves that they offer."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery

from kartenhaus.catalog import GAMES
from kartenhaus.engine import Refused
from kartenhaus.i18n import LANGUAGES, Language
from kartenhaus.wire import write_json

# The texts of the page, by the end of their ids.
TEXTS: Final = (
    *("title", "new", "open", "public", "mine", "seats", "public-flag", "no-haste", "link", "sit", "watch", "leave"),
    *("name", "bot", "start", "say", "your-moves", "call", "nothing-to-call", "pause", "resume", "rematch"),
    *("connected", "lost", "events", "table", "game", "own", "seat", "free", "log"),
)


@cache
def _file(name: str) -> bytes:
    return files("kartenhaus.server").joinpath("small_page", name).read_bytes()


@cache
def _language(code: str) -> Language:
    return Language(code)


@get(["/", "/t/{table:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def page() -> Response[bytes]:
    return Response(_file("page.html"), media_type=MediaType.HTML)


@get("/page.js", include_in_schema=False)
async def script() -> Response[bytes]:
    return Response(_file("page.js"), media_type="text/javascript; charset=utf-8")


@get("/page.css", include_in_schema=False)
async def style() -> Response[bytes]:
    return Response(_file("page.css"), media_type="text/css; charset=utf-8")


@get("/texts/{code:str}", include_in_schema=False)
async def texts(code: FromPath[str]) -> dict[str, str]:
    """The texts of the page in a language, English if we do not speak it."""
    language = _language(code if code in LANGUAGES else "en")
    said = {text: language.say(f"page-{text}") for text in TEXTS}
    names = {name: language.say(f"{game.rule_ids[0].split('-')[0].lower()}-name") for name, game in GAMES.items()}
    return said | names


@get("/sentence/{code:str}/{message:str}", include_in_schema=False)
async def sentence(
    code: FromPath[str], message: FromPath[str], params: FromQuery[str] = "{}", rule: FromQuery[str] = ""
) -> Response[bytes]:
    """The sentence of a refusal in a language."""
    language = _language(code if code in LANGUAGES else "en")
    try:
        given = json.loads(params)
        said = language.refusal(Refused(message, rule, {str(key): value for key, value in given.items()}))
    except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
        said = message
    return Response(write_json({"sentence": said}), media_type=MediaType.JSON)


PAGES: Final = [page, script, style, texts, sentence]
