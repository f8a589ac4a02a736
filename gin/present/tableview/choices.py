"""Choices at the table: moves, refused moves, hints, sorting, and links to other scenes."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.cards import Card, cards_of
from gin.core.message import NOTHING
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import Ask, Confirmation, Do, Draft, Open, PageAction, Play
from gin.interface.pictures import Icon
from gin.interface.refs import DISCARDS, HAND, KNOCK, STOCK, CardRef
from gin.interface.steps import End, EndHand
from gin.interface.view import ButtonSpot, Choice
from gin.messages import refusals
from gin.messages import table as messages
from gin.present.pages import button, typed
from gin.present.tableview import endings, solitary
from gin.present.tableview.endings import refusal_of
from gin.present.tableview.items import card_item as card_item
from gin.present.tableview.seating import Seating
from gin.rules.model.actions import Discard, Draw, Pass, Take
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Flow


def turn_choices(seen: Observation, order: tuple[Card, ...]) -> Iterator[Choice]:
    """Yield the moves of a turn, and refusals of moves that the player may try by dragging."""
    yield draw_choice(seen)
    if seen.rules.flow is Flow.CLASSIC:
        yield from pile_choices(seen)
    yield from _card_choices(seen, order)


def draw_choice(seen: Observation) -> Choice:
    """Return the choice to draw from the stock."""
    why = refusal_of(seen, Draw())
    return Choice(
        intent=Play(Draw()),
        label=messages.DRAW,
        item=STOCK,
        target=HAND,
        key=Command.DRAW,
        words=("draw", "stock"),
        why=why,
    )


def pile_choices(seen: Observation) -> Iterator[Choice]:
    """Yield the choices to take or leave the top discard."""
    take = refusal_of(seen, Take())
    yield Choice(
        intent=Play(Take()),
        label=messages.take(card=seen.discards[-1]) if seen.discards else messages.TAKE_TOP,
        item=DISCARDS,
        target=HAND,
        key=Command.TAKE,
        words=("take",),
        why=take,
    )
    if seen.turn == seen.seat and seen.phase in (Phase.UPCARD, Phase.LAST_DISCARD):
        label = messages.PASS if seen.phase is Phase.UPCARD else messages.LEAVE
        yield button(
            Play(Pass()), label, ("pass", "leave"), name="pass", key=Command.PASS, main=True
        )


def _card_choices(seen: Observation, order: tuple[Card, ...]) -> Iterator[Choice]:
    yield from endings.choices(seen)
    if seen.phase is not Phase.DISCARD or seen.turn != seen.seat:
        yield from _refused_cards(seen)
        return
    for card in order:
        code = card.code.lower()
        yield Choice(
            intent=Play(Discard(card)),
            label=messages.discard(card=card),
            brief=messages.discard_in_short(card=card),
            item=CardRef(card),
            target=DISCARDS,
            key=Command.DISCARD,
            words=(f"discard {code}", code),
            why=refusal_of(seen, Discard(card)),
        )
    for card in order:
        yield from endings.with_card(seen, card)


def _refused_cards(seen: Observation) -> Iterator[Choice]:
    """Yield refusals for dragging a card while none may leave the hand."""
    for card in cards_of(seen.hand):
        why = refusal_of(seen, Discard(card))
        yield Choice(
            intent=Play(Discard(card)),
            label=messages.discard(card=card),
            item=CardRef(card),
            target=DISCARDS,
            key=Command.DISCARD,
            words=(f"discard {card.code.lower()}",),
            why=why,
        )
        solo = seen.rules.flow is Flow.SOLO
        end = End.GIN if solo else End.KNOCK
        ending = messages.gin(suits=()) if solo else messages.KNOCK
        yield Choice(
            intent=Draft(EndHand(end, card)),
            label=messages.with_down(ending=ending, card=card),
            item=CardRef(card),
            target=KNOCK,
            key=Command(end),
            words=(f"{end} {card.code.lower()}",),
            why=why,
        )


def side_choices(seen: Observation, seating: Seating) -> Iterator[Choice]:
    """Yield the choices of `side_actions`, then the choice to end a solitary deal early.

    That choice comes last, so that the focus does not pass it on the way to another one.
    """
    yield from side_actions(seen, seating)
    yield from solitary.choices(seen)


def side_actions(seen: Observation, seating: Seating) -> Iterator[Choice]:
    """Yield the choices to get a hint, sort and take back, and the links to other scenes."""
    if seating.hint is not None:
        yield seating.hint
    if seen.hand:
        yield button(
            Do(PageAction.SORT),
            messages.SORT,
            ("sort",),
            name="sort",
            key=Command.SORT,
            aside=True,
            spot=ButtonSpot.HELP,
        )
    if seating.practice:
        why = NOTHING if seating.can_undo else refusals.NOTHING_TO_TAKE_BACK
        yield button(
            Do(PageAction.UNDO),
            messages.TAKE_BACK,
            ("undo",),
            name="undo",
            key=Command.UNDO,
            why=why,
            aside=True,
            spot=ButtonSpot.HELP,
        )
    else:
        why = refusals.NO_PRACTICE
        yield typed(Do(PageAction.UNDO), messages.TAKE_BACK, ("undo",), key=Command.UNDO, why=why)
    yield from scene_links()


def scene_links() -> Iterator[Choice]:
    """Yield the links to other scenes, available in every phase."""
    yield button(
        Ask(Confirmation.PAUSE),
        messages.MENU,
        ("menu",),
        name="menu",
        key=Command.BACK,
        aside=True,
        icon=Icon.MENU,
        spot=ButtonSpot.CORNER,
    )
    yield button(
        Do(PageAction.SCORE_SHEET),
        messages.SCORE_SHEET,
        ("sheet",),
        name="sheet",
        key=Command.SHEET,
        aside=True,
        spot=ButtonSpot.PAD,
    )
    yield typed(Do(PageAction.RULES), messages.RULES, ("rules",))
    yield typed(Open(destinations.ToHelp()), messages.HELP, ("help",), key=Command.HELP)
