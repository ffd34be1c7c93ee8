"""The real command in a real terminal: Ctrl-C in the middle, coming back, damaged saves, closed windows."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

# A person begins, and no bot has a photo to take before the person has moved twice.
SAME_DEAL = ("--option", "begins=0", "--seed", "quiet evening")
COMMAND = str(Path(sys.executable).parent / "kartenhaus")


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    opened = Terminal(tmp_path)
    yield opened
    for process in opened.processes:
        process.close(force=True)


class Terminal:
    """Starts the command with a home of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.saves = home / "data" / "kartenhaus"
        self.processes: list[pexpect.spawn[str]] = []

    def start(self, *words: str, **variables: str) -> pexpect.spawn[str]:
        environment = {
            "HOME": str(self.home),
            "XDG_DATA_HOME": str(self.home / "data"),
            "PATH": os.environ["PATH"],
            "TERM": "xterm",
            "LANG": "C.UTF-8",
            "PYTHONUTF8": "1",
        } | variables
        process = pexpect.spawn(
            COMMAND, list(words), env=environment, encoding="utf-8", timeout=30, dimensions=(40, 100)
        )
        self.processes.append(process)
        return process


def _play_a_little(process: pexpect.spawn[str]) -> None:
    process.expect("Your move >")
    process.sendline("1")
    process.expect("Your move >")


def _interrupt(process: pexpect.spawn[str], answer: str) -> None:
    """Ctrl-C, and again if nothing comes of it: between a prompt and the wait for keys, Python does not notice one."""
    for _ in range(3):
        process.sendintr()
        if process.expect([answer, pexpect.TIMEOUT], timeout=20) == 0:
            return
    raise AssertionError(f"Ctrl-C does not lead to: {answer}")


def test_ctrl_c_saves_and_the_game_goes_on(terminal: Terminal) -> None:
    process = terminal.start("play", "great-wall", *SAME_DEAL)
    _play_a_little(process)
    _interrupt(process, "The game is saved: [^ ]*great-wall-1.json")
    process.expect("Continue with: [^ ]*kartenhaus play great-wall --resume ")
    process.expect(pexpect.EOF)
    process.close()
    assert process.exitstatus == 0
    save = terminal.saves / "great-wall-1.json"
    before = save.read_text()

    again = terminal.start("play", "great-wall", "--resume", str(save), "--lang", "de")
    again.expect("Die Partie geht nach Zug 1 weiter.")
    again.expect("Dein Zug >")
    again.sendline("verlassen")
    again.expect("Die Partie ist gespeichert")
    again.expect(pexpect.EOF)
    assert save.read_text() == before


def test_ctrl_c_before_the_first_move_saves_nothing(terminal: Terminal) -> None:
    process = terminal.start("play", "great-wall", *SAME_DEAL)
    process.expect("Your move >")
    _interrupt(process, "nothing to save")
    process.expect(pexpect.EOF)
    assert not terminal.saves.exists()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_window_saves_too(terminal: Terminal, number: signal.Signals) -> None:
    process = terminal.start("play", "great-wall", *SAME_DEAL)
    _play_a_little(process)
    process.kill(number)
    process.wait()
    assert (terminal.saves / "great-wall-1.json").exists()


def test_the_end_of_input_saves_too(terminal: Terminal) -> None:
    process = terminal.start("play", "great-wall", *SAME_DEAL)
    _play_a_little(process)
    process.sendeof()
    process.expect("The game is saved")
    process.expect(pexpect.EOF)


def test_a_damaged_save_is_refused_with_a_reason_and_left_alone(terminal: Terminal) -> None:
    process = terminal.start("play", "great-wall", *SAME_DEAL)
    _play_a_little(process)
    _interrupt(process, "The game is saved")
    process.expect(pexpect.EOF)
    save = terminal.saves / "great-wall-1.json"
    damaged = save.read_text().replace('"0 place', '"0 plaice')
    save.write_text(damaged)
    again = terminal.start("play", "great-wall", "--resume", str(save))
    again.expect("The saved game can’t be replayed: move 1 ")
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 1
    assert save.read_text() == damaged


def test_a_second_game_does_not_overwrite_the_first(terminal: Terminal) -> None:
    for number in (1, 2):
        process = terminal.start("play", "great-wall", *SAME_DEAL)
        _play_a_little(process)
        _interrupt(process, f"great-wall-{number}.json")
        process.expect(pexpect.EOF)
    assert sorted(file.name for file in terminal.saves.iterdir()) == ["great-wall-1.json", "great-wall-2.json"]


def test_colours_only_where_they_are_wanted(terminal: Terminal) -> None:
    process = terminal.start("play", "great-wall", *SAME_DEAL)
    process.expect("Your move >")
    assert "\x1b[" in str(process.before)


def test_a_terminal_without_unicode_is_served_too(terminal: Terminal) -> None:
    process = terminal.start("play", "great-wall", *SAME_DEAL, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    process.expect("Your move >")
    assert "The wall" in str(process.before)


def test_a_house_opened_at_a_terminal_speaks_in_sentences(terminal: Terminal) -> None:
    process = terminal.start("serve", "--port", "0", "--data", str(terminal.home / "house"))
    process.expect("Press Ctrl-C to stop the server")
    said = str(process.before)
    process.sendintr()
    process.expect(pexpect.EOF)
    assert "http://localhost:" in said
    # That a busy machine let it stand still is said, too.
    lines = [line for line in (said + str(process.before)).splitlines() if "stood still" not in line]
    assert not any("{" in line for line in lines)
