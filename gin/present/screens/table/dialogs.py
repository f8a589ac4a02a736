"""Dialogs over the table: the cut for the deal, and the pause."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from gin.core.cards import DECK, Card
from gin.core.message import Text, ended, sentences
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import Do, Leave, LeaveTo, Open, PageAction, Pick
from gin.interface.pictures import Icon
from gin.interface.refs import EntryKind, EntryRef
from gin.interface.view import ButtonSpot, Choice, CutFan, Item, Role, View
from gin.messages import fairness as seals
from gin.messages import table as messages
from gin.present.links import OWN_CUT
from gin.present.pages import button, with_dialog
from gin.present.tableview import table
from gin.present.tableview.choices import scene_links
from gin.present.tableview.seating import Seating
from gin.present.words import build, match_score
from gin.present.words import table as words
from gin.present.words.people import named, person
from gin.session.acquaintance import has_never_played
from gin.session.table_session import TableSession

_CUT_FOR_ME = button(
    Do(PageAction.CUT_FOR_ME), messages.CUT_FOR_ME, ("cut for me",), key=Command.DONE, main=True
)
_SEAL = button(Do(PageAction.SEAL), seals.THE_SEAL, ("the seal",))
_SHEET = button(Do(PageAction.SCORE_SHEET), messages.SCORE_SHEET, ("sheet",), key=Command.SHEET)
_RULES = button(Do(PageAction.RULES), messages.RULES, ("rules",))
_HELP = button(Open(destinations.ToHelp()), messages.HELP, ("help",), key=Command.HELP)


def with_cut(shown: View, session: TableSession, seating: Seating, picked: int | None) -> View:
    """Return the view with the dialog of the cut, before or after the player picks a card.

    The cards were drawn when the match began, so the player's pick does not change them. New
    players get no button for the seal. Its key, its typed command and the score sheet still show
    it.
    """
    other = seating.other
    shown = table.before_deal(shown)
    deal = button(Do(PageAction.DEAL), messages.DEAL, ("deal", "yes"), key=Command.DONE, main=True)
    menu = button(
        Leave(LeaveTo.HOME), messages.TO_MENU, ("menu", "leave"), key=Command.BACK,
        icon=Icon.HOME, spot=ButtonSpot.CORNER,
    )  # fmt: skip
    pages = {one.intent: one for one in scene_links()}
    others = [pages[one.intent] for one in (_SHEET, _RULES, _HELP)]
    if session.to_be_cut:
        others.insert(0, replace(OWN_CUT, aside=True))
    # Until a card is picked, "deal" has no button. Typing it cuts and deals.
    typed = replace(deal, item=None, key=None, main=False, aside=True)
    deals = (deal,) if picked is not None else (_CUT_FOR_ME, typed)
    seal = replace(_SEAL, item=None, aside=True) if has_never_played(session.store) else _SEAL
    choices = (*deals, seal, menu, *(replace(one, item=None) for one in others))
    if picked is None:
        asked = (messages.pick_cut(cards=len(DECK)), *match_score.parts(session.rules, other))
        choices = (*choices, *_PICKS)
        backs = tuple(
            Item(ref, Role.BACK, messages.cut_card(number=number, cards=len(DECK)))
            for number, ref in enumerate(_FAN, start=1)
        )
        shown = with_dialog(shown, messages.CUT_TITLE, asked, choices, menu.intent)
        return _spread(shown, CutFan(len(DECK)), backs)
    match = session.match
    lines: tuple[Text, ...] = words.cut(match.cut, match.dealer, other)
    lines += match_score.parts(match.rules, other)
    names: tuple[Text, ...] = (seating.you.name or messages.YOU, named(other))
    cards = tuple(
        Item(
            EntryRef(EntryKind.CUT, str(seat)),
            Role.CARD,
            _cut_of(seat, card, other),
            card,
            brief=name,
        )
        for seat, (card, name) in enumerate(zip(match.cut[-1], names, strict=True))
    )
    shown = with_dialog(shown, messages.CUT_TURNED, lines, choices, menu.intent, extra=cards)
    theirs = (picked + len(DECK) // 3) % len(DECK)
    return _spread(shown, CutFan(len(DECK), picked, theirs), ())


_FAN = tuple(EntryRef(EntryKind.FAN, str(number)) for number in range(len(DECK)))
_PICKS = tuple(
    Choice(intent=Pick(ref), label=messages.pick_card(number=number), item=ref,
           words=(f"card {number}",), aside=True)
    for number, ref in enumerate(_FAN, start=1)
)  # fmt: skip


def any_place(session: TableSession) -> int:
    """Return the place in the spread deck, from 0, of a card picked for the player."""
    return Random(session.dealt.chatter).randrange(len(DECK))


def _spread(shown: View, fan: CutFan, backs: tuple[Item, ...]) -> View:
    """Spread the deck in the dialog.

    The cards follow the buttons, so keyboard users reach the buttons first.
    """
    assert shown.dialog is not None
    items = tuple(
        replace(item, note=seals.SEAL_NOTE) if item.ref == _SEAL.item else item
        for item in shown.dialog.zone.items
    )
    zone = replace(shown.dialog.zone, items=(*items, *backs))
    dialog = replace(shown.dialog, zone=zone, fan=fan)
    return replace(shown, dialog=dialog, status=sentences(*dialog.text))


def _cut_of(seat: int, card: Card, other: str) -> Text:
    return messages.cut_of(who=person(seat, other), card=card)


def with_pause(shown: View, session: TableSession, other: str) -> View:
    """Return the view with the pause menu."""
    on = button(Do(PageAction.RESUME), messages.BACK, ("back",), key=Command.BACK, main=True)
    commands = button(Do(PageAction.LIST_COMMANDS), messages.WHAT_CAN_BE_DONE, ("commands",))
    quiet = (_RULES, _HELP, commands, replace(_SEAL, label=seals.IS_IT_FAIR))
    choices = (
        on,
        _SHEET,
        button(Open(destinations.ToSettings()), messages.SETTINGS, ("settings",)),
        button(Leave(LeaveTo.HOME), messages.TO_MENU, ("leave",)),
        *(replace(one, spot=ButtonSpot.QUIET) for one in quiet),
    )
    lines: tuple[Text, ...] = (words.whose_turn(session.seen, other),)
    if session.setup.agreed:
        lines += (ended(build.options(session.setup.agreed)),)
    return with_dialog(shown, session.title, lines, choices, on.intent)
