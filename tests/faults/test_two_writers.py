"""Two servers on one data folder, where the lock did not keep the second one out: never do both win, and the one that
lost says so."""

from __future__ import annotations

from pathlib import Path

from kartenhaus.i18n import LANGUAGES, Language
from kartenhaus.table.facts import ChatSaid
from tests.faults.test_kill import facts_of
from tests.server.client import Guest
from tests.server.serving import roomy, run, serving


def test_of_two_servers_the_slower_one_stops_its_table(data: Path) -> None:
    async def story(first: int, second: int) -> str:
        async with Guest(first) as anna, Guest(second) as twin:
            table = await anna.open_table("great-wall", 2)
            twin.http.cookies.clear()
            twin.http.cookies.set("kartenhaus", anna.cookie.partition("=")[2])
            async with anna.at(table) as one:
                await one.do("sit", name="Anna")
            for number in range(2):
                # Both have the table in memory; whoever writes first wins, in turns.
                fast, slow = (anna, twin) if number % 2 else (twin, anna)
                async with fast.at(table) as winner, slow.at(table) as loser:
                    await winner.do("say", text=f"{number}")
                    await loser.send("say", text="too late")
                    assert (await loser.until_type("stopped"))["code"] == "server-not-kept"
                    assert "too late" not in "".join(loser.texts)
                async with slow.at(table) as back:
                    assert [line["text"] for line in back.table["chat"]] == [f"{line}" for line in range(number + 1)]
            return table

    # Not by `kartenhaus serve`, which takes the lock.
    with serving(roomy(data)) as one, serving(roomy(data)) as two:
        table = run(story(one.port, two.port))
    assert [fact.text for fact in facts_of(data, table) if isinstance(fact, ChatSaid)] == ["0", "1"]
    assert all(Language(language).say("server-not-kept") for language in LANGUAGES)
