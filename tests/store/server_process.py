"""A server in a process of its own, to be frozen or killed: opens table "t", then appends to it once for each line of
its input, and says what the answer was. Says "lost" when its tables are.

python -m tests.store.server_process ADDRESS
"""

from __future__ import annotations

import sys

from kartenhaus.store.postgres import PostgresStore
from tests.store.support import OPENED, Answers, move, run


def say(word: str) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


def main(address: str) -> None:
    store = PostgresStore(address, run, url="http://other", on_lost=lambda: say("lost"))
    say(type(Answers(store).append(0, OPENED, runs=2)).__name__)
    for number, _ in enumerate(sys.stdin, start=1):
        say(type(Answers(store).append(number, move(number), runs=2)).__name__)


if __name__ == "__main__":
    main(sys.argv[1])
