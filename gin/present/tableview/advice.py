"""The coach's hint on the table: its text and the items it marks."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gin.ai.advice.reasons import Hint
from gin.core.cards import cards_of, mask_union
from gin.core.message import NOTHING, Text, commas, sentences
from gin.interface.commands import Command
from gin.interface.intents import Do, Draft, Intent, PageAction, Play
from gin.interface.refs import (
    BUTTONS,
    DISCARDS,
    DO_IT,
    KNOCK,
    OFFER,
    STOCK,
    ButtonRef,
    CardRef,
    ItemRef,
)
from gin.interface.steps import End, EndHand
from gin.interface.table import HintView
from gin.interface.view import ButtonSpot, Choice, Item, Role, View
from gin.messages import coach as messages
from gin.present.pages import button, button_items
from gin.present.tableview import solitary
from gin.present.words import coach as words
from gin.rules.model.actions import (
    Accept,
    Action,
    BigGin,
    Challenge,
    Discard,
    Done,
    Draw,
    Gin,
    HoldUp,
    Knock,
    LayOut,
    NoOffer,
    Offer,
    Pass,
    Refuse,
    Shot,
    Stop,
    Take,
)
from gin.rules.model.observation import Observation
from gin.session import coach
from gin.session.coach import can_advise
from gin.session.settings import Settings

_BUTTON = ButtonRef("hint")


def choice(seen: Observation, settings: Settings) -> Choice:
    """Return the choice to ask for a hint, with the reason if there can be no hint."""
    why = NOTHING if settings.hints else messages.OFF
    if not coach.can_advise_in(seen.rules):
        why = messages.NO_COACH
    elif not seen.rules.hints:
        why = messages.AGREED
    item = None if why else _BUTTON
    if not why and not can_advise(seen):
        why = messages.NOT_NOW
    return Choice(
        intent=Do(PageAction.HINT),
        label=messages.HINT,
        item=item,
        key=Command.HINT,
        words=("hint",),
        why=why,
        aside=True,
        spot=ButtonSpot.HELP,
    )


def marked(action: Action) -> tuple[ItemRef, ...]:
    """Return the items of a move, such as a card and its destination."""
    match action:
        case Discard(card):
            return (CardRef(card), DISCARDS)
        case HoldUp(card):
            return (CardRef(card), OFFER)
        case LayOut(melds, added):
            laid = mask_union((*melds, *(cards for cards, _ in added)))
            return tuple(map(CardRef, cards_of(laid)))
        case Knock(card) | Gin(card) | Shot(card):
            return (KNOCK,) if card is None else (CardRef(card), KNOCK)
        case BigGin():
            return (KNOCK,)
        case Draw():
            return (STOCK,)
        case Take():
            return (DISCARDS,)
        case Pass():
            return (ButtonRef("pass"),)
        case Stop():
            return (solitary.BUTTON,)
        case Done():
            return (ButtonRef("end-turn"),)
        case Challenge():
            return (ButtonRef("challenge"),)
        case NoOffer():
            return (ButtonRef("no-offer"),)
        case Offer():
            return (ButtonRef("raise"),)
        case Accept():
            return (ButtonRef("accept"),)
        case Refuse():
            return (ButtonRef("refuse"),)
        case _:
            return ()


_ENDS = {Knock: End.KNOCK, Gin: End.GIN, Shot: End.SHOT}


def intent_of(action: Action) -> Intent:
    """Return the intent for an advised move; an ending becomes a draft that the player confirms."""
    match action:
        case Knock(card) | Gin(card) | Shot(card):
            return Draft(EndHand(_ENDS[type(action)], card, keeping_all=card is None))
        case BigGin():
            return Draft(EndHand(End.BIG_GIN))
        case _:
            return Play(action)


class ShownAdvice(Struct, frozen=True):
    """A displayed hint and the move it advises; `action` is None while the coach is thinking."""

    shown: HintView
    action: Action | None = None

    @classmethod
    def of(cls, hint: Hint, other: str) -> ShownAdvice:
        text, more = words.advice(hint, other)
        return cls(HintView(text, marked(hint.action), more), hint.action)

    @property
    def explained(self) -> ShownAdvice:
        """The hint with all its reasons."""
        text = sentences(self.shown.text, self.shown.more)
        return replace(self, shown=replace(self.shown, text=text, more=NOTHING))


THINKING = ShownAdvice(HintView(messages.THINKING))


def with_hint(
    shown: View,
    hint: HintView | None,
    action: Action | None = None,
    *,
    thinking: bool = False,
) -> View:
    """Return the table with a hint, and a button that makes the advised move.

    While the coach is `thinking`, an inactive button keeps its place.
    """
    if hint is None:
        return shown
    waiting = Item(DO_IT, Role.BUTTON, messages.THINKING_NOW, dimmed=True)
    made: tuple[Item, ...] = (waiting,) if thinking else ()
    first = hint.items[0] if hint.items else None
    asks = messages.WHY if hint.more else messages.HINT

    def noted(item: Item) -> Item:
        if item.ref == _BUTTON:
            return replace(item, name=asks)
        if item.ref != first:
            return item
        return replace(item, note=commas(item.note, messages.ADVISED))

    zones = [replace(zone, items=tuple(noted(item) for item in zone.items)) for zone in shown.zones]
    choices = [
        replace(one, label=asks, words=(*one.words, "why")) if one.item == _BUTTON else one
        for one in shown.choices
    ]
    if action is not None:
        done = button(
            intent_of(action), messages.DO_IT, ("do it", "do"), name="do-it",
            key=Command.DO_IT, aside=True,
        )  # fmt: skip
        choices.append(done)
        made = button_items((done,))
    if made:
        zones = [
            replace(zone, items=(*zone.items, *made)) if zone.ref == BUTTONS else zone
            for zone in zones
        ]
    return replace(shown.with_hint(hint), zones=tuple(zones), choices=tuple(choices))


def odds(seen: Observation) -> Text:
    """Return the odds of the next draw for the status, if any."""
    found = coach.odds(seen)
    return NOTHING if found is None else words.odds_in_short(found)
