"""What just happened at the table, as values: they drive sprites, sound, words and history.

An event is written with everything in it and shown to a seat through `seen_by`, which blanks the
cards that seat was not shown.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gin.core.cards import Card, Hand, Suit
from gin.rules.model.actions import Melds
from gin.rules.model.result import HandResult


class Dealt(Struct, frozen=True):
    """The cards were dealt by `dealer`; `upcard` was turned up, None where there is none."""

    dealer: int
    upcard: Card | None


class Passed(Struct, frozen=True):
    """A player passed the upcard or left the last discard."""

    seat: int
    card: Card


class Drew(Struct, frozen=True):
    """A player drew from the stock; None where the card was not seen."""

    seat: int
    card: Card | None


class Took(Struct, frozen=True):
    """A player took the top of the discard pile."""

    seat: int
    card: Card


class Discarded(Struct, frozen=True):
    """A player discarded face up."""

    seat: int
    card: Card


class Knocked(Struct, frozen=True):
    """A player knocked, laying `card` face down; `suits` are those that are scored in."""

    seat: int
    card: Card | None
    melds: Melds
    loose: Hand
    deadwood: int
    suits: tuple[Suit, ...] = ()


class WentGin(Struct, frozen=True):
    """A player went gin; `big` when the drawn card was melded as well and nothing was discarded.

    `loose` is the deadwood of a shot, which is counted as gin.
    """

    seat: int
    card: Card | None
    melds: Melds
    big: bool
    loose: Hand = 0
    suits: tuple[Suit, ...] = ()


class LaidOff(Struct, frozen=True):
    """The defender showed own melds and laid cards off on the knocker's."""

    seat: int
    melds: Melds
    cards: tuple[tuple[Card, int], ...]
    loose: Hand


class Stopped(Struct, frozen=True):
    """A solitary player ended the deal early."""

    seat: int


class HandOver(Struct, frozen=True):
    """The hand was counted."""

    result: HandResult


class Offered(Struct, frozen=True):
    """A player offered to raise the die."""

    seat: int
    value: int


class NotOffered(Struct, frozen=True):
    """A player left the die as it is, before looking at the cards."""

    seat: int


class Accepted(Struct, frozen=True):
    """A player accepted the offer and took the die."""

    seat: int
    value: int


class Refused(Struct, frozen=True):
    """A player refused the offer and gave the hand up."""

    seat: int
    value: int


class LaidOut(Struct, frozen=True):
    """A player laid melds out, and added cards to melds on the table (with their numbers); `onto`
    are those as they lay before."""

    seat: int
    melds: Melds
    added: tuple[tuple[Hand, int], ...]
    onto: Melds


class HeldUp(Struct, frozen=True):
    """A player offered a card to the other."""

    seat: int
    card: Card


class TookOffered(Struct, frozen=True):
    """A player accepted the card that was offered."""

    seat: int
    card: Card


class LeftOffered(Struct, frozen=True):
    """A player refused the card that was offered, which went back to the hand it came from."""

    seat: int
    card: Card


class EndedTurn(Struct, frozen=True):
    """A player ended a turn without an offer; `last` says that it was with a last card."""

    seat: int
    last: bool


class ChallengeMade(Struct, frozen=True):
    """A player challenged the other to compare hands."""

    seat: int


class ChallengeMet(Struct, frozen=True):
    """A player answered a challenge: both hands are compared if it was `accepted`."""

    seat: int
    accepted: bool


class WentOut(Struct, frozen=True):
    """A player has no card left in the hand; that is `gin` where melding alone can do it."""

    seat: int
    gin: bool


Event = (
    Dealt
    | Passed
    | Drew
    | Took
    | Discarded
    | Knocked
    | WentGin
    | LaidOff
    | Stopped
    | HandOver
    | Offered
    | NotOffered
    | Accepted
    | Refused
    | LaidOut
    | HeldUp
    | TookOffered
    | LeftOffered
    | EndedTurn
    | ChallengeMade
    | ChallengeMet
    | WentOut
)


_HIDING = (Drew, Knocked, WentGin)
_UNSEEN = (Drew(0, None), Drew(1, None))


def seen_by(seat: int, event: Event) -> Event:
    """The event as `seat` saw it: another player's drawn card and face-down discard are blank."""
    if not isinstance(event, _HIDING) or event.seat == seat:
        return event
    return _UNSEEN[event.seat] if isinstance(event, Drew) else replace(event, card=None)
