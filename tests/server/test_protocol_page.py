"""docs/protocol.md is true: its client plays a game to the end, and it names every message there is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from kartenhaus.wire import asked, told
from tests.server.serving import LONGEST, defaults, serving
from tests.support import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_client_of_the_page_plays_a_game_to_its_end(game: str, data: Path, tmp_path: Path) -> None:
    """Within the limits that a server has by default."""
    (code,) = re.findall(r"```python client.py\n(.*?)```", PAGE, re.S)
    program = tmp_path / "client.py"
    program.write_text(code, encoding="utf-8")
    with serving(defaults(data)) as server:
        words = [sys.executable, str(program), f"127.0.0.1:{server.port}", game]
        played = subprocess.run(words, capture_output=True, text=True, timeout=LONGEST, check=False)
    assert re.fullmatch(r"places: \[\d, \d\]\n", played.stdout), played.stderr


def test_the_page_names_every_message() -> None:
    kinds = [*asked.MESSAGES, *get_args(told.AnyTold)]
    missing = [kind for kind in kinds if f"`{kind.__struct_config__.tag}`" not in PAGE]
    assert not missing
