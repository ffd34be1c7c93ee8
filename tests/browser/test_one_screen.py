"""The tables of the three games as full as they get, on screens of every size: all that a turn needs is in sight."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator

from kartenhaus.engine import AnyGame
from kartenhaus.games.great_wall import GreatWall
from kartenhaus.games.monster_roll import MonsterRoll
from kartenhaus.games.photo_rummy import PhotoRummy
from tests.browser.dealing import lay_out
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
            ada.page.get_by_label("How long everybody has to call CLICK").select_option("0")
        ada.button("Fill with bots").tap()
        ada.button("Begin").tap()
        ada.button("No more tips").tap()
        ada.page.locator(".expected.mine").wait_for()
        yield ada
