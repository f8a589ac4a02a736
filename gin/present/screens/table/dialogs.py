"""Questions over the table: the cut for the deal, and the pause."""

from __future__ import annotations

from dataclasses import replace

from gin.present import destinations as to
from gin.present.commands import Command
from gin.present.doors import OWN_CUT
from gin.present.intents import Deed, Do, Leave, Open, Way
from gin.present.pages import button, with_dialog
from gin.present.refs import EntryRef, Kind
from gin.present.tableview import table
from gin.present.tableview.choices import doors
from gin.present.view import Item, Role, View
from gin.present.words import build, fairness, standing
from gin.present.words import table as words
from gin.present.words.cards import mark
from gin.session.game import Session

_SEAL = button(Do(Deed.SEAL), fairness.SEAL_SHORT, ("the seal",))
_SHEET = button(Do(Deed.SCORE_SHEET), "Score sheet", ("sheet",), key=Command.SHEET)
_RULES = button(Do(Deed.RULES), "Rules of this game", ("rules",))
_HELP = button(Open(to.Help()), "Help", ("help",), key=Command.HELP)


def with_cut(shown: View, session: Session, other: str) -> View:
    """The cut for the deal over the table, before any card is dealt."""
    match = session.match
    lines = words.cut(match.cut, match.dealer, other)
    lines += standing.parts(match.rules, other)
    cards = tuple(
        Item(
            EntryRef(Kind.CUT, str(seat)), Role.CARD, f"{whose} cut: {mark(card)}", card, brief=who
        )
        for seat, (card, who, whose) in enumerate(
            zip(match.cut[-1], ("You", other), ("Your", f"{other}'s"), strict=True)
        )
    )
    deal = button(Do(Deed.DEAL), "Deal", ("deal", "yes"), key=Command.DONE, main=True)
    menu = button(Leave(Way.HOME), "To the menu", ("menu", "leave"), key=Command.BACK)
    shown = table.before_deal(shown)
    pages = {one.intent: one for one in doors()}
    others = [pages[one.intent] for one in (_SHEET, _RULES, _HELP)]
    if session.to_be_cut:
        others.insert(0, replace(OWN_CUT, aside=True))
    choices = (deal, _SEAL, menu, *(replace(one, item=None) for one in others))
    return with_dialog(shown, "The cut for deal", lines, choices, menu.intent, extra=cards)


def with_pause(shown: View, session: Session, other: str) -> View:
    """The way to everything else, over the table."""
    on = button(Do(Deed.RESUME), "Back to the table", ("back",), key=Command.BACK, main=True)
    choices = (
        on,
        _SHEET,
        _RULES,
        button(Open(to.Settings()), "Settings", ("settings",)),
        _HELP,
        _SEAL,
        button(Do(Deed.LIST_COMMANDS), "What can be done", ("commands",)),
        button(Leave(Way.HOME), "To the menu", ("leave",)),
    )
    lines: tuple[str, ...] = (words.whose_turn(session.seen, other),)
    if session.setup.agreed:
        lines += (f"{build.options(session.setup.agreed)}.",)
    return with_dialog(shown, session.title, lines, choices, on.intent)
