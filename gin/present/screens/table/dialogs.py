"""Questions over the table: the cut for the deal, and the pause."""

from __future__ import annotations

from dataclasses import replace

from gin.core.cards import Card
from gin.core.message import Text, Verbatim, ended
from gin.messages import fairness as seals
from gin.messages import table as messages
from gin.present import destinations as to
from gin.present.commands import Command
from gin.present.doors import OWN_CUT
from gin.present.intents import Deed, Do, Leave, Open, Way
from gin.present.pages import button, with_dialog
from gin.present.refs import EntryRef, Kind
from gin.present.tableview import table
from gin.present.tableview.choices import doors
from gin.present.tableview.seating import Seating
from gin.present.view import Item, Role, View
from gin.present.words import build, standing
from gin.present.words import table as words
from gin.present.words.people import person
from gin.session.game import Session

_SEAL = button(Do(Deed.SEAL), seals.SEAL_SHORT, ("the seal",))
_SHEET = button(Do(Deed.SCORE_SHEET), messages.SCORE_SHEET, ("sheet",), key=Command.SHEET)
_RULES = button(Do(Deed.RULES), messages.RULES, ("rules",))
_HELP = button(Open(to.Help()), messages.HELP, ("help",), key=Command.HELP)


def with_cut(shown: View, session: Session, seating: Seating) -> View:
    """The cut for the deal over the table, before any card is dealt."""
    match, other = session.match, seating.other
    lines: tuple[Text, ...] = words.cut(match.cut, match.dealer, other)
    lines += standing.parts(match.rules, other)
    whose: tuple[Text, ...] = (seating.you.name or messages.YOU, Verbatim(other))
    cards = tuple(
        Item(EntryRef(Kind.CUT, str(seat)), Role.CARD, _cut_of(seat, card, other), card, brief=name)
        for seat, (card, name) in enumerate(zip(match.cut[-1], whose, strict=True))
    )
    deal = button(Do(Deed.DEAL), messages.DEAL, ("deal", "yes"), key=Command.DONE, main=True)
    menu = button(Leave(Way.HOME), messages.TO_MENU, ("menu", "leave"), key=Command.BACK)
    shown = table.before_deal(shown)
    pages = {one.intent: one for one in doors()}
    others = [pages[one.intent] for one in (_SHEET, _RULES, _HELP)]
    if session.to_be_cut:
        others.insert(0, replace(OWN_CUT, aside=True))
    choices = (deal, _SEAL, menu, *(replace(one, item=None) for one in others))
    return with_dialog(shown, messages.CUT_TITLE, lines, choices, menu.intent, extra=cards)


def _cut_of(seat: int, card: Card, other: str) -> Text:
    return messages.cut_of(who=person(seat, other), card=card)


def with_pause(shown: View, session: Session, other: str) -> View:
    """The way to everything else, over the table."""
    on = button(Do(Deed.RESUME), messages.BACK, ("back",), key=Command.BACK, main=True)
    choices = (
        on,
        _SHEET,
        _RULES,
        button(Open(to.Settings()), messages.SETTINGS, ("settings",)),
        _HELP,
        _SEAL,
        button(Do(Deed.LIST_COMMANDS), messages.WHAT_CAN_BE_DONE, ("commands",)),
        button(Leave(Way.HOME), messages.TO_MENU, ("leave",)),
    )
    lines: tuple[Text, ...] = (words.whose_turn(session.seen, other),)
    if session.setup.agreed:
        lines += (ended(build.options(session.setup.agreed)),)
    return with_dialog(shown, session.title, lines, choices, on.intent)
