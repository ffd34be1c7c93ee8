"""Other machines to play on: a Dask cluster. What connects to it is in the extra `cluster`, and imported late."""

from __future__ import annotations

import logging
import re
import warnings
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, cast

from kartenhaus.cli.arguments import BadArguments, Failed
from kartenhaus.cli.commands import install
from kartenhaus.i18n import Language

if TYPE_CHECKING:
    from distributed import Client

# How long the scheduler may take to answer, and the first worker to be there, in seconds.
LONGEST_WAIT: Final = 10
# Without a scheme Dask guesses, and without anything it starts a cluster of its own.
ADDRESS: Final = re.compile(r"(tcp|tls)://[^\s/]+:\d+")


@contextmanager
def cluster(address: str, command: str, language: Language) -> Iterator[Client]:
    """A connection to the scheduler at `address`, with at least one worker and the same versions everywhere.

    Failed: there is none, or it was lost on the way.
    """
    if not ADDRESS.fullmatch(address):
        raise BadArguments(language.say("cluster-bad-address", address=address))
    try:
        from distributed import Client, KilledWorker
        from distributed.comm.core import CommClosedError
    except ModuleNotFoundError as missing:
        name = f"kartenhaus {command} --cluster"
        raise Failed(language.say("cli-extra-missing", command=name, install=install("cluster"))) from missing
    # What goes wrong is said in our own words.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            client = Client(address, timeout=LONGEST_WAIT, set_as_default=False)  # type: ignore[no-untyped-call]
    except OSError as error:
        raise Failed(language.say("cluster-no-answer", address=address)) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=LONGEST_WAIT)
        except TimeoutError as error:
            raise Failed(language.say("cluster-no-workers", address=address)) from error
        _check_versions(cast(Any, client.get_versions(packages=["kartenhaus"])), language)
        try:
            yield client
        except (CancelledError, CommClosedError, KilledWorker) as error:
            raise Failed(language.say("cluster-lost", address=address)) from error


def _check_versions(found: dict[str, Any], language: Language) -> None:
    here = _versions(found["client"])
    for machine, information in {"scheduler": found["scheduler"], **found["workers"]}.items():
        there = _versions(information)
        for program, version in here.items():
            if there[program] != version:
                message = "cluster-other-version" if there[program] else "cluster-not-installed"
                shown = {"program": program, "here": version, "there": there[program], "machine": machine}
                raise Failed(language.say(message, **shown))


def _versions(information: dict[str, Any]) -> dict[str, str]:
    """By program; empty for one that is not installed."""
    packages = information["packages"]
    # Of Python only what decides how programs run, as in 3.11.
    python = ".".join(packages["python"].split(".")[:2])
    return {"Kartenhaus": packages["kartenhaus"] or "", "Python": python, "Dask": packages["distributed"]}
