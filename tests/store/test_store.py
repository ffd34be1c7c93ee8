"""What is kept stays, in order, once; real files, a real PostgreSQL, real threads."""

from __future__ import annotations

import pickle
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from kartenhaus.store import FactReader, NotKept, Overtaken, Store
from kartenhaus.table.facts import ChatSaid, Fact, SeatTaken, TableOpened
from kartenhaus.table.settings import Settings
from tests.store.support import OPENED, SEATED, Answers, House, move, opened, take


def test_facts_come_back_as_they_were_after_reopening(house: House) -> None:
    strange = ChatSaid(6, "anna", "c", "Anna", 'Grüß "euch"\\u0000\\n\0\n\u2028 \U0001f3b2')
    facts = [OPENED, SEATED, strange, *(move(number) for number in range(50))]
    with opened(house) as store:
        assert Answers(store).append(0, *facts[:2]) is None
        assert Answers(store).append(2, *facts[2:]) is None
    with opened(house) as store:
        assert store.load("t") == facts
        assert store.load("other") == []


def test_no_fact_is_kept_after_a_gap(house: House) -> None:
    with opened(house) as store:
        assert isinstance(Answers(store).append(1, SEATED), Overtaken)
        assert store.load("t") == []


def test_appends_that_wait_share_a_commit_and_are_told_in_order(house: House) -> None:
    told: list[int] = []
    with opened(house) as store:
        store.append("t", 0, [OPENED], lambda answer: None)
        for number in range(1, 1_200):
            store.append("t", number, [move(number)], lambda answer, number=number: told.append(number))  # type: ignore[misc]
    assert told == list(range(1, 1_200))
    with opened(house) as store:
        assert len(store.load("t")) == 1_200


def test_what_comes_in_one_moment_goes_to_the_writer_together_and_none_of_it_is_lost_at_the_end(house: House) -> None:
    moments: list[Callable[[], None]] = []
    groups: list[list[int]] = []
    told: list[int] = []

    def deliver(tell: Callable[[], None]) -> None:
        before = len(told)
        tell()
        groups.append(told[before:])

    store = house.store(deliver, moments.append)
    store.append("t", 0, [OPENED], lambda answer: told.append(0))
    for number in range(1, 5):
        store.append("t", number, [move(number)], lambda answer, number=number: told.append(number))  # type: ignore[misc]
    assert len(moments) == 1
    moments.pop()()
    store.append("t", 5, [move(5)], lambda answer: told.append(5))
    store.close()
    assert told == [0, 1, 2, 3, 4, 5]
    assert groups[0][:5] == [0, 1, 2, 3, 4]
    with opened(house) as store:
        assert len(store.load("t")) == 6


def test_the_most_urgent_tables_come_first(house: House) -> None:
    with opened(house) as store:
        answers = Answers(store)
        for number in range(4):
            table_opened = TableOpened(10_000_000 + number, "anna", "c", "great-wall", 2, {}, Settings(), "")
            assert answers.append(0, table_opened, table=f"t{number}") is None
        # All within the same minute, in which nothing else about the table is written anew.
        assert answers.append(1, move(10_000_100), table="t1", runs=1) is None
        assert answers.append(1, move(10_000_100), table="t0", runs=2) is None
        assert answers.append(1, move(10_000_100), table="t2", runs=2) is None
        assert answers.append(2, move(10_000_200), table="t2", runs=0) is None
        assert store.tables_since(0)[:2] == ["t0", "t1"]
    with opened(house) as store:
        assert store.tables_since(0)[:2] == ["t0", "t1"]


def test_lists_of_tables(house: House) -> None:
    with opened(house) as store:
        answers = Answers(store)
        for number, person in enumerate(("anna", "anna", "ben")):
            at = 10_000_000 * number
            table_opened = TableOpened(at, person, "c", "great-wall", 2, {}, Settings(), "")
            assert answers.append(0, table_opened, table=f"t{number}") is None
        assert answers.append(1, SeatTaken(40_000_000, "cleo", "c", 0, "Cleo"), table="t0") is None
        assert store.tables_since(20_000_000) == ["t0", "t2"]
        assert store.tables_of("anna", 10) == ["t0", "t1"]
        assert store.tables_of("anna", 1) == ["t0"]
        assert store.tables_of("cleo", 10) == ["t0"]
        assert store.opened_by("anna", 5_000_000) == 1


def test_whoever_breaks_over_an_answer_breaks_alone(house: House) -> None:
    """Two tables share a commit; the first cannot bear to hear of it."""
    broken: list[str] = []
    told: list[NotKept | None] = []
    over = threading.Event()

    def deliver(function: Callable[[], None]) -> None:
        """As an event loop does it: what breaks is logged, and it goes on."""
        try:
            function()
        except RuntimeError as error:
            broken.append(str(error))

    def hear(answer: NotKept | None) -> None:
        told.append(answer)
        over.set()

    def break_down(answer: NotKept | None) -> None:
        raise RuntimeError("no more")

    together: list[Callable[[], None]] = []
    store = house.store(deliver, together.append)
    store.append("t", 0, [OPENED], break_down)
    store.append("u", 0, [OPENED], hear)
    for function in together:
        function()
    assert over.wait(30)
    store.close()
    assert (told, broken) == ([None], ["no more"])


def test_of_two_writers_one_wins(house: House) -> None:
    with opened(house) as one, opened(house) as two:
        assert Answers(one).append(0, OPENED) is None
        one.release("t")
        assert take(two) == [OPENED]
        assert Answers(two).append(1, SEATED) is None
        assert isinstance(Answers(one).append(1, move(1), move(2)), Overtaken)
        assert one.load("t") == [OPENED, SEATED] == two.load("t")


def test_two_writers_at_once_never_both_win(house: House) -> None:
    """Each takes the table from the other whenever it can."""
    won: list[tuple[str, int]] = []

    def write(store: Store, name: str) -> None:
        for _ in range(60):
            number = len(take(store))
            if Answers(store).append(number, ChatSaid(number, name, "c", name, str(number))) is None:
                won.append((name, number))

    with opened(house) as one, opened(house) as two:
        assert Answers(one).append(0, OPENED) is None
        one.leaving()
        two.leaving()
        writers = [threading.Thread(target=write, args=pair) for pair in ((one, "anna"), (two, "ben"))]
        for writer in writers:
            writer.start()
        for writer in writers:
            writer.join()
        kept = [(fact.person, int(fact.text)) for fact in one.load("t") if isinstance(fact, ChatSaid)]
    assert sorted(kept) == sorted(won)
    assert [number for _, number in kept] == list(range(1, 1 + len(won)))
    assert won


def test_what_follows_a_lost_append_is_lost_too(house: House) -> None:
    """A writer that was overtaken has shown nobody its facts; those built on them must not slip in behind."""
    with opened(house) as one, opened(house) as two:
        assert Answers(one).append(0, OPENED) is None
        one.leaving()
        take(two)
        assert Answers(two).append(1, SEATED) is None
        assert isinstance(Answers(one).append(1, move(1)), Overtaken)
        assert isinstance(Answers(one).append(2, move(2)), Overtaken)
        assert one.load("t") == [OPENED, SEATED]
        two.release("t")
        assert take(one) == [OPENED, SEATED]
        assert Answers(one).append(2, move(2)) is None


def test_a_table_that_another_writer_went_on_with_is_taken_up_where_it_stands(house: House) -> None:
    with opened(house) as one, opened(house) as two:
        assert Answers(one).append(0, OPENED) is None
        assert Answers(one).append(1, move(1)) is None
        one.release("t")
        take(two)
        assert Answers(two).append(2, move(2)) is None
        two.release("t")
        assert take(one) == [OPENED, move(1), move(2)]
        assert Answers(one).append(3, move(3)) is None
        assert two.load("t") == [OPENED, move(1), move(2), move(3)]


def test_who_is_known_and_who_is_no_more(house: House) -> None:
    with opened(house) as store:
        key = store.cookie_key()
        assert len(key) == 32
        assert Answers(store).append(0, OPENED, SEATED) is None
        assert store.knows_any(("nobody", "ben"))
        assert not store.knows_any(("nobody", "no one"))
        store.revoke("anna", 1000)
        assert house.revoke("ben", 2000)
        assert not house.revoke("ben", 3000)
        assert [person for _, person in store.revoked_after(0)] == ["anna", "ben"]
        ((last, _),) = store.revoked_after(store.revoked_after(0)[0][0])
        assert store.revoked_after(last) == []
        # The writer goes on beside it.
        assert Answers(store).append(2, move(1)) is None
    assert house.revoked() == [("anna", 1000), ("ben", 2000)]
    with opened(house) as store:
        assert store.cookie_key() == key
    with opened(house.another()) as store:
        assert store.cookie_key() != key


def test_a_reader_reads_in_another_process(house: House) -> None:
    facts = [OPENED, *(move(number) for number in range(2_500))]
    with opened(house) as store:
        assert Answers(store).append(0, *facts) is None
        reader = pickle.loads(pickle.dumps(store.reader()))
        with ProcessPoolExecutor(1, get_context("spawn")) as other:
            assert other.submit(_read, reader, "t").result(60) == facts
        assert (reader.count("t"), reader.count("u")) == (2_501, 0)
        # Who has seen enough may stop.
        assert next(reader.facts("t")) == OPENED


def _read(reader: FactReader, table: str) -> list[Fact]:
    return list(reader.facts(table))


def test_a_probe_says_whether_anything_can_be_stored(house: House) -> None:
    said: list[NotKept | None] = []
    over = threading.Event()

    def hear(answer: NotKept | None) -> None:
        said.append(answer)
        over.set()

    with opened(house) as store:
        assert Answers(store).append(0, OPENED) is None
        store.probe(hear)
        assert over.wait(30)
        assert store.size() > 1_000
        assert store.has("t")
        assert not store.has("u")
        assert 1_000 <= store.last_change() <= 121_000
    assert said == [None]


def test_an_append_without_facts_keeps_nothing_and_is_answered(house: House) -> None:
    with opened(house) as store:
        assert Answers(store).append(0, OPENED, runs=2) is None
        assert Answers(store).append(1) is None
        assert Answers(store).append(1, SEATED) is None
        assert store.load("t") == [OPENED, SEATED]


def test_whatever_is_asked_for_there_may_be_no_such_table(house: House) -> None:
    with opened(house) as store:
        for table in ("", "\0", "t\0", "'; DROP TABLE facts", "\U0001f3b2" * 64):
            assert not store.has(table)
            assert take(store, table) == []
            assert (store.reader().count(table), list(store.reader().facts(table))) == (0, [])
