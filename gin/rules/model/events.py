"""Events at the table as values, for animation, sound, text and history.

An event names all its cards. `seen_by` blanks the ones that a seat did not see.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gin.core.cards import Card, Hand, Suit
from gin.rules.model.actions import Melds
from gin.rules.model.result import HandResult


class Dealt(Struct, frozen=True):
    """`dealer` dealt the cards; `upcard` is None if no card was turned up."""

    dealer: int
    upcard: Card | None


class Passed(Struct, frozen=True):
    """A player passed the upcard or left the last discard."""

    seat: int
    card: Card


class Drew(Struct, frozen=True):
    """A player drew from the stock; `card` is None if the observing seat did not see it."""

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
    """A player knocked. `suits` are the suits in which the hand scores, if suits are scored.

    `card` was laid face down; it is None if the observing seat did not see it, or if none was laid.
    """

    seat: int
    card: Card | None
    melds: Melds
    loose: Hand
    deadwood: int
    suits: tuple[Suit, ...] = ()


class WentGin(Struct, frozen=True):
    """A player went gin; with `big` all cards were melded and none was discarded.

    `loose` holds the deadwood of a shot (rules 6, Gin Shot), and is empty without one.
    """

    seat: int
    card: Card | None
    melds: Melds
    big: bool
    loose: Hand = 0
    suits: tuple[Suit, ...] = ()


class LaidOff(Struct, frozen=True):
    """The defender showed their melds, and laid off `cards` (possibly none) on the knocker's."""

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
    """A player was asked for an offer, before seeing the cards, and made none."""

    seat: int


class Accepted(Struct, frozen=True):
    """A player accepted the offered stake and took the die."""

    seat: int
    value: int


class Refused(Struct, frozen=True):
    """A player refused the offered stake and lost the hand."""

    seat: int
    value: int


class LaidOut(Struct, frozen=True):
    """A player laid out melds, added cards to melds on the table, or did both.

    `added` pairs cards with the number of their meld. `onto` are the extended melds as they were
    before.
    """

    seat: int
    melds: Melds
    added: tuple[tuple[Hand, int], ...]
    onto: Melds


class HeldUp(Struct, frozen=True):
    """A player held up a card to offer it."""

    seat: int
    card: Card


class TookOffered(Struct, frozen=True):
    """A player accepted the offered card."""

    seat: int
    card: Card


class LeftOffered(Struct, frozen=True):
    """A player refused the offered card, which returned to the hand it came from."""

    seat: int
    card: Card


class EndedTurn(Struct, frozen=True):
    """A player ended a turn without an offer; `last` means that the player has one card left."""

    seat: int
    last: bool


class ChallengeMade(Struct, frozen=True):
    """A player challenged the other to compare hands."""

    seat: int


class ChallengeMet(Struct, frozen=True):
    """A player answered a challenge; if `accepted`, both hands are compared."""

    seat: int
    accepted: bool


class WentOut(Struct, frozen=True):
    """A player has no cards left; `gin` if the game calls this gin."""

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
    """Return the event as `seat` saw it, without the other player's drawn or face-down card."""
    if not isinstance(event, _HIDING) or event.seat == seat:
        return event
    return _UNSEEN[event.seat] if isinstance(event, Drew) else replace(event, card=None)
