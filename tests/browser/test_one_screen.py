"""The tables of the three games as full as they get, on screens of every size: all that a turn needs is in sight."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, expect

from kartenhaus.games.great_wall import GreatWall
from kartenhaus.games.monster_roll import MonsterRoll
from kartenhaus.games.photo_rummy import PhotoRummy
from tests.browser.dealing import lay_out
from tests.browser.fits import assert_fits, assert_in_sight
from tests.browser.guest import Guest, guest
from tests.browser.small_deck import DECK

# Long walls, rows and racks.
GREAT_WALL = (
    "seats=4 turn=0 step=place wall=LFToPHMEWLF market=LFO hand0=FOTL,HMEO,TFLFO actions0=S2B discard=OPTEF "
    "open=OTF,TPL,FWT hand1=FPLT,OLFT hand2=LTLF,OPF hand3=TOL,FLF photos1=TL,FF,PP photos2=HEF,LHE"
)
MONSTER_ROLL = (
    "seats=4 turn=0 step=draw scores=7:5:8:6 deck=pb,sc "
    "row0=pp,po,oo,og,gg,gb+,bb,bb/st,bp,pp,po,oo,og row1=og,gg/xg,gg,gb+,bb,bp,pp,pp,po,oo/xo,og,gg,gb "
    "row2=gb,bb,bp,po+,oo,ob,bg,gp,pb,bo,op,pg,gp row3=bo,op,pg,go,ob,bg,gp,pb,bo,op,pg "
    "hand0=go,xp,st"
)
# So long rows take many cards.
MANY_CARDS = re.sub(r"(purple|orange|green|blue) = 1", r"\1 = 6", DECK)
PHOTO_RUMMY = (
    "seats=4 turn=0 phase=play opened=0,1,2,3 "
    "table=GBp,GBc,GBs,GBy,GBt,GBl/Fp,Fc,Fs,Fy/Pt,Dt,Et,At,Bt/Np,Nc,Ns/Il,CHl,Dl,El,Al,Bl,NLl/IRLp,IRLc,J"
    "/Sy,GRy,CZy,FINy/NLp,NLc,NLs,NLy/DKp,DKc,DKs,DKy,DKt/Ss,GRs,CZs,FINs "
    "rack0=Ft,Fl,Pp,Pc,Ps,Dp,Dc,Ds,Dy,Ep,Ec,Es,Ap,Ac,As,Bp,Bc,Sc,GRc,J drawn=J"
)


@contextmanager
def four_at_a_table(browser: Browser, house: str, game: str) -> Iterator[Guest]:
    """Ada and three bots; it is her turn."""
    with guest(browser, house) as ada:
        ada.go()
        ada.button("With friends", ada.tile(game)).tap()
        ada.sit_down("Ada")
        seats = ada.page.get_by_role("group", name="Seats at the table")
        while seats.locator("output").inner_text() != "4":
            ada.button("More", seats).tap()
        if game == "The Great Wall":
            ada.page.get_by_label("How long everyone has to call CLICK").select_option("0")
        ada.button("Fill with bots").tap()
        ada.button("Start").tap()
        ada.button("No more tips").tap()
        ada.page.locator(".expected.mine").wait_for()
        yield ada


# Scores, what is to be done, and all that lies on the table or in the hand.
AROUND = ("[data-place^=seat-]", ".expected")
ON_THE_WALL = (
    *AROUND,
    "[data-place=open] button",
    "[data-place=wall]",
    ".supply",
    ".now",
    "[data-place=own-compositions] button",
    "[data-place=own-actions] button",
)
ON_THE_ROWS = (*AROUND, "[data-place=deck]", "[data-place=discard]", "[data-place^=hand-]", "[data-place=turn] button")
ROWS = ("[data-place=own-row]", "[data-place=own-row] [data-scrolls]")
ON_THE_TABLE = (
    *AROUND,
    "[data-place=table]",
    "[data-place=stacks] button",
    "[data-place=hint] button",
    "[data-place=sorting]",
    "[data-place=take-back] button",
    "[data-place=end-turn] button",
    "[data-place=rack]",
    "[data-place^=rack-]",
)


def with_large_print(someone: Guest) -> None:
    """As whoever sees badly sets it in the browser: 200 %."""
    browser = someone.context.new_cdp_session(someone.page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})


def deck_of(someone: Guest) -> Locator:
    return someone.page.locator("button.lit:has([data-place=deck])")


def test_a_long_wall(browser: Browser, house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(monkeypatch, GreatWall(), GREAT_WALL)
    with four_at_a_table(browser, house, "The Great Wall") as ada:
        page = ada.page
        assert_in_sight(ada, ON_THE_WALL)
        # Print twice as large grows as far as all of it is still in sight.
        with_large_print(ada)
        assert_in_sight(ada, ON_THE_WALL)
        page.locator("[data-place=market-0]").tap()
        assert_in_sight(ada, (*ON_THE_WALL, ".now button", "button.target"))
        page.locator("button.target").first.tap()
        ada.button("New hand").wait_for()
        page.get_by_role("button", name="Take back").tap()
        assert_in_sight(ada, (*ON_THE_WALL, ".now button", "[data-place=turn] button"))
        page.locator(".many button").first.tap()
        assert_in_sight(ada, (*ON_THE_WALL, ".now button", "[data-place=turn] button"))
        assert_fits(ada)


def test_long_rows(browser: Browser, house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(monkeypatch, MonsterRoll(), MONSTER_ROLL, deck=MANY_CARDS)
    with four_at_a_table(browser, house, "Monster Roll") as ada:
        page = ada.page
        assert_in_sight(ada, (*ON_THE_ROWS, *ROWS))
        with_large_print(ada)
        deck_of(ada).tap()
        # A scoring: all rows are shown as a whole.
        expect(page.locator("[data-place=scoring-2]")).to_have_class(re.compile("come"))
        assert_in_sight(ada, (*ON_THE_ROWS, *ROWS))
        for hand in (4, 5):
            deck_of(ada).tap()
            expect(page.locator("[data-place^=hand-]")).to_have_count(hand)
        assert_in_sight(ada, (*ON_THE_ROWS, *ROWS))
        page.locator("[data-place^=hand-].lit").first.tap()
        assert_in_sight(ada, (*ON_THE_ROWS, *ROWS))
        assert_fits(ada)


def test_a_full_rack(browser: Browser, house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(monkeypatch, PhotoRummy(), PHOTO_RUMMY)
    with four_at_a_table(browser, house, "Photo Rummy") as ada:
        assert_in_sight(ada, ON_THE_TABLE)
        with_large_print(ada)
        assert_in_sight(ada, ON_THE_TABLE)
        ada.page.locator("[data-place=rack-Ft]").tap(position={"x": 10, "y": 10})
        assert_in_sight(ada, (*ON_THE_TABLE, ".note button"))
        assert_fits(ada)
