"""Actions of players as values, and their text notation."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Card, Hand, codes, parse_hand
from gin.core.errors import BadAction, GinError
from gin.core.external_text import quoted
from gin.core.message import Verbatim
from gin.messages import errors as messages

Melds = tuple[Hand, ...]
"""A declared split: one mask per meld."""


class Draw(Struct, frozen=True):
    """Draw the top of the stock."""


class Take(Struct, frozen=True):
    """Take the top of the discard pile."""


class Pass(Struct, frozen=True):
    """Pass the upcard, or leave the last discard."""


class Discard(Struct, frozen=True):
    """Discard a card face up and end the turn."""

    card: Card


class Knock(Struct, frozen=True):
    """Knock: lay `card` face down and declare `melds`; the rest of the hand is deadwood.

    `card` is None if the player lays no card face down.
    """

    card: Card | None
    melds: Melds


class Gin(Struct, frozen=True):
    """Declare gin, laying `card` face down; `card` is None if the player keeps every card."""

    card: Card | None
    melds: Melds


class Shot(Struct, frozen=True):
    """Lay `card` face down and declare a shot: deadwood that matches the player's own score."""

    card: Card | None
    melds: Melds


class BigGin(Struct, frozen=True):
    """Declare big gin: all cards, including the drawn one, in melds."""

    melds: Melds


class LayOff(Struct, frozen=True):
    """Answer a knock with own melds and lay-offs.

    `cards` holds the lay-offs in order, each with the index of the knocker's meld.
    """

    melds: Melds
    cards: tuple[tuple[Card, int], ...]


class Stop(Struct, frozen=True):
    """End a solitary deal before the last turn."""


class Offer(Struct, frozen=True):
    """Offer to raise the stake die to `value`."""

    value: int


class NoOffer(Struct, frozen=True):
    """Decline to offer a higher stake, when asked before seeing the cards."""


class Accept(Struct, frozen=True):
    """Accept an offered stake, an offered card or a challenge."""


class Refuse(Struct, frozen=True):
    """Refuse an offered stake, an offered card or a challenge. Refusing a stake loses the hand."""


class LayOut(Struct, frozen=True):
    """Lay melds on the table, add cards to melds already there, or both.

    `added` pairs the added cards with the number of their meld, lowest number first.
    """

    melds: Melds
    added: tuple[tuple[Hand, int], ...] = ()


class HoldUp(Struct, frozen=True):
    """Hold up a card to offer it to the other player, and end the turn."""

    card: Card


class Done(Struct, frozen=True):
    """End a turn without discarding or offering a card."""


class Challenge(Struct, frozen=True):
    """Challenge the other player to compare hands; `seat` is the challenger, on turn or not."""

    seat: int


Action = (
    Draw
    | Take
    | Pass
    | Discard
    | Knock
    | Gin
    | Shot
    | BigGin
    | LayOff
    | Stop
    | Offer
    | NoOffer
    | Accept
    | Refuse
    | LayOut
    | HoldUp
    | Done
    | Challenge
)

_BARE: dict[str, Action] = {
    "draw": Draw(),
    "take": Take(),
    "pass": Pass(),
    "stop": Stop(),
    "no-offer": NoOffer(),
    "accept": Accept(),
    "refuse": Refuse(),
    "done": Done(),
}


def notation(action: Action) -> str:
    """Return an action's text form, such as "knock TD 4C5C6C,7C7D7H" ("-" for nothing)."""
    match action:
        case Draw():
            return "draw"
        case Take():
            return "take"
        case Pass():
            return "pass"
        case Stop():
            return "stop"
        case NoOffer():
            return "no-offer"
        case Accept():
            return "accept"
        case Refuse():
            return "refuse"
        case Done():
            return "done"
        case Challenge(seat):
            return f"challenge {seat}"
        case HoldUp(card):
            return f"hold {card.code}"
        case LayOut(melds, added):
            more = ",".join(f"{_packed(cards)}>{meld}" for cards, meld in added) or "-"
            return f"layout {_melds_text(melds)} {more}"
        case Offer(value):
            return f"offer {value}"
        case Discard(card):
            return f"discard {card.code}"
        case Knock(card, melds):
            return f"knock {_card_text(card)} {_melds_text(melds)}"
        case Gin(card, melds):
            return f"gin {_card_text(card)} {_melds_text(melds)}"
        case Shot(card, melds):
            return f"shot {_card_text(card)} {_melds_text(melds)}"
        case BigGin(melds):
            return f"biggin {_melds_text(melds)}"
        case LayOff(melds, cards):
            laid = ",".join(f"{card.code}>{meld}" for card, meld in cards) or "-"
            return f"layoff {_melds_text(melds)} {laid}"


def parse_action(text: str) -> Action:
    """Parse the text form of an action; the inverse of `notation`.

    The action may be illegal; the engine checks that.

    Raises:
        BadAction: The text is not an action; the error quotes it.
    """
    word, *rest = text.split() or [""]
    try:
        match word, rest:
            case _, [] if word in _BARE:
                return _BARE[word]
            case "offer", [value]:
                return Offer(int(value))
            case "challenge", [seat]:
                return Challenge(int(seat))
            case "hold", [card]:
                return HoldUp(Card.parse(card))
            case "layout", [melds, added]:
                return LayOut(_parse_melds(melds), _parse_added(added))
            case "discard", [card]:
                return Discard(Card.parse(card))
            case "knock", [card, melds]:
                return Knock(_parse_card(card), _parse_melds(melds))
            case "gin", [card, melds]:
                return Gin(_parse_card(card), _parse_melds(melds))
            case "shot", [card, melds]:
                return Shot(_parse_card(card), _parse_melds(melds))
            case "biggin", [melds]:
                return BigGin(_parse_melds(melds))
            case "layoff", [melds, laid]:
                return LayOff(_parse_melds(melds), _parse_laid(laid))
    except GinError as error:
        message = messages.no_action_as(text=Verbatim(quoted(text)), why=error.text)
        raise BadAction(message) from error
    except ValueError:
        pass
    raise BadAction(messages.no_action(text=Verbatim(quoted(text))))


def _card_text(card: Card | None) -> str:
    return "-" if card is None else card.code


def _parse_card(text: str) -> Card | None:
    return None if text == "-" else Card.parse(text)


def _packed(cards: Hand) -> str:
    return codes(cards).replace(" ", "")


def _melds_text(melds: Melds) -> str:
    return ",".join(map(_packed, melds)) or "-"


def _parse_packed(text: str) -> Hand:
    return parse_hand(" ".join(text[i : i + 2] for i in range(0, len(text), 2)))


def _parse_melds(text: str) -> Melds:
    return () if text == "-" else tuple(map(_parse_packed, text.split(",")))


def _parse_added(text: str) -> tuple[tuple[Hand, int], ...]:
    if text == "-":
        return ()
    pairs = (part.split(">") for part in text.split(","))
    return tuple((_parse_packed(cards), int(meld)) for cards, meld in pairs)


def _parse_laid(text: str) -> tuple[tuple[Card, int], ...]:
    if text == "-":
        return ()
    pairs = (part.split(">") for part in text.split(","))
    return tuple((Card.parse(card), int(meld)) for card, meld in pairs)
