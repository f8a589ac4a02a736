"""What is said at the table: events, what can be done, history, and answers to questions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gin.core.cards import DECK, Card, Hand, Suit, cards_of
from gin.present.words import die, laying, untouched
from gin.present.words.cards import index, mark, marks, meld_name, suits_listed
from gin.present.words.people import verb, who, whose
from gin.present.words.phrases import count
from gin.present.words.standing import counted
from gin.rules.counting.premiums import multiplier
from gin.rules.counting.scoring import knock_limit
from gin.rules.counting.shots import shot_ranks
from gin.rules.model.events import (
    Accepted,
    Dealt,
    Discarded,
    Drew,
    Event,
    HandOver,
    Knocked,
    LaidOff,
    NotOffered,
    Offered,
    Passed,
    Refused,
    Stopped,
    Took,
    WentGin,
)
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult, LineKind, Outcome
from gin.rules.model.rules import LimitFrom, Rules, Rush
from gin.rules.sheets.base import Measure

NOTHING_DEALT = "Nothing is dealt yet."
TAKEN_BACK = "Taken back."
TAKEN_BACK_PRACTICE = "Taken back. This match is practice now."
FACE_DOWN = "your hand, face down"
HAND_FACE_DOWN = "Your cards lie face down."


def sorted_by(order: str) -> str:
    """That the hand is sorted in another way."""
    return f"Sorted by {order}."


def event(happened: Event, other: str) -> str:
    """A sentence for what happened, as it is announced."""
    match happened:
        case Dealt(dealer, upcard):
            if not other:
                return "You are dealt ten cards."
            dealt = f"{who(dealer, other)} {verb(dealer, 'deal')}."
            return dealt if upcard is None else f"{dealt} The upcard is the {mark(upcard)}."
        case Passed(seat, card):
            return f"{who(seat, other)} {verb(seat, 'pass')} the {mark(card)}."
        case Drew(seat, card):
            if card is None:
                return f"{who(seat, other)} {verb(seat, 'draw')} from the stock."
            return f"{who(seat, other)} {verb(seat, 'draw')} the {mark(card)}."
        case Took(seat, card):
            return f"{who(seat, other)} {verb(seat, 'take')} the {mark(card)}."
        case Discarded(seat, card):
            return f"{who(seat, other)} {verb(seat, 'discard')} the {mark(card)}."
        case Knocked(seat, _, _, _, deadwood, suits):
            return f"{who(seat, other)} {verb(seat, 'knock')} with {deadwood}{in_suits(suits)}."
        case WentGin(seat, _, _, _, loose) if loose:
            return f"{who(seat, other)} {verb(seat, 'make')} a shot with {listed(cards_of(loose))}."
        case WentGin(seat, _, _, big, _, suits):
            gin = "big gin" if big else "gin"
            return f"{who(seat, other)} {verb(seat, 'go')} {gin}{in_suits(suits)}."
        case LaidOff(seat, _, cards, _):
            if not cards:
                return f"{who(seat, other)} {verb(seat, 'lay')} nothing off."
            return f"{who(seat, other)} {verb(seat, 'lay')} off {listed(c for c, _ in cards)}."
        case Stopped():
            return "You end the deal."
        case Offered(seat, value):
            return die.offered(seat, value, other)
        case NotOffered(seat):
            return die.left(seat, other)
        case Accepted(seat, value):
            return die.accepted(seat, value, other)
        case Refused(seat, value):
            return die.refused(seat, value, other)
        case HandOver(result):
            return outcome(result, other)
        case _:
            return laying.event(happened, other)


def laid_off(card: Card, deadwood: int) -> str:
    """That a card is laid off for now, and what is left."""
    return f"{mark(card)} laid off. {left_with(deadwood)}"


def left_with(deadwood: int) -> str:
    """What is left of the deadwood."""
    return f"You are left with {deadwood}."


def in_suits(suits: Sequence[Suit]) -> str:
    """The suits that a hand scores in, as the end of a phrase: " in hearts and diamonds"."""
    return f" in {suits_listed(suits)}" if suits else ""


def listed(cards: Iterable[Card]) -> str:
    """Cards as a phrase: "the [7H] and the [8H]"."""
    names = [f"the {mark(card)}" for card in cards]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def past_event(happened: Event, other: str, pile: Sequence[Card]) -> str:
    """The same sentence later on: a card buried in the discard pile is not named any more."""
    match happened:
        case Discarded(seat, card) if card in pile[:-1]:
            return f"{who(seat, other)} {verb(seat, 'discard')} a card."
        case Passed(seat, card) if card in pile[:-1]:
            return f"{who(seat, other)} {verb(seat, 'pass')} the upcard."
        case Dealt(dealer, upcard) if upcard is not None and upcard in pile[:-1]:
            return f"{who(dealer, other)} {verb(dealer, 'deal')}."
        case Drew(seat, card) if card is not None and card in pile[:-1]:
            return f"{who(seat, other)} {verb(seat, 'draw')} from the stock."
        case Took(seat, card) if card in pile[:-1]:
            return f"{who(seat, other)} {verb(seat, 'take')} the discard."
        case _:
            return event(happened, other)


def buried_event(happened: Event, other: str) -> str:
    """The same sentence without the card, whatever lies on the discard pile now."""
    return past_event(happened, other, (*DECK, *DECK))


def outcome(result: HandResult, other: str) -> str:
    """How a hand ended and what it wrote, in a sentence."""
    match result.outcome:
        case Outcome.VOID if result.untouched:
            return f"{untouched.void(result.untouched)}. Nobody scores."
        case Outcome.VOID:
            return "The stock is used up. Nobody scores."
        case Outcome.TIE:
            return "Both have the same deadwood. Nobody scores."
        case Outcome.COMPARED if result.winner is None:
            return "The stock is used up. Both hands count the same. Nobody scores."
        case Outcome.REFUSED if not result.lines and result.winner is not None:
            return f"{who(result.winner, other)} {verb(result.winner, 'win')} the game."
        case Outcome.CHALLENGE if result.winner is None:
            return laying.EQUAL
        case Outcome.SOLO_GIN:
            return f"Gin: {_signed(result.points(0))}."
        case Outcome.SOLO_LOOSE:
            return f"The deal ends with {count(result.points(0), 'penalty point')}."
        case _:
            return _won(result, other)


def _won(result: HandResult, other: str) -> str:
    """Who won the hand and what it wrote, for whom."""
    winner, booked = result.winner, result.booked
    assert winner is not None and booked is not None
    wins = f"{who(winner, other)} {verb(winner, 'win')} the hand"
    if booked != winner:
        books = f"{who(booked, other)} {verb(booked, 'book')} {result.points(booked)}"
        return f"{wins}. {books}."
    beside = result.points(1 - winner)
    too = f" {who(1 - winner, other)} {verb(1 - winner, 'score')} {beside} for runs."
    if any(line.kind is LineKind.DIE for line in result.lines):
        deals = counted(Measure.DEALS, result.points(winner))
        return f"{wins}: {deals}."
    each = " each" if len(result.suits) > 1 else ""
    where = in_suits(result.suits)
    scored = f"{wins} and {verb(winner, 'score')} {result.points(winner)}{each}{where}."
    return f"{scored}{too if beside else ''}"


def _signed(points: int) -> str:
    return f"minus {-points}" if points < 0 else str(points)


def status(seen: Observation, other: str, ending: str = "") -> str:
    """Whose turn it is and what may be done now; `ending` is how the hand could be ended."""
    if seen.phase is Phase.OVER:
        return "The hand is over."
    if seen.phase in (Phase.STAKE, Phase.ANSWER) and seen.stake is not None:
        mine = seen.turn == seen.seat
        return die.status(seen.rules, seen.stake, seen.phase, other, mine=mine)
    if seen.turn != seen.seat:
        if seen.phase is Phase.LAY_OFF:
            return f"{other} looks for cards to lay off."
        if seen.phase is Phase.UPCARD:
            return f"{other} may take the {mark(seen.discards[-1])} or pass."
        return f"{other}'s turn."
    match seen.phase:
        case Phase.UPCARD:
            top = mark(seen.discards[-1])
            if seen.passes:
                return f"{other} passed. Take the {top}, or pass."
            return f"Your turn. Take the {top}, or pass."
        case Phase.LAST_DISCARD:
            return f"The stock is used up. Take the {mark(seen.discards[-1])}, or leave it."
        case Phase.DRAW:
            return _status_of_draw(seen)
        case Phase.DISCARD:
            start = "Your turn. Discard" if other else "Discard"
            return f"{start}, or end the hand: {ending}." if ending else f"{start} a card."
        case Phase.LAY_OFF:
            return f"{other} knocked. Lay off what fits."
    raise AssertionError(f"no status for {seen.phase}")


def _status_of_draw(seen: Observation) -> str:
    if seen.rules.seats == 1:
        left = seen.rules.solo.turns - seen.turns[0]
        return f"Draw a card: {count(left, 'turn')} left."
    if seen.stock_only:
        return "Both passed. Draw from the stock."
    if seen.discards:
        return f"Your turn. Draw, or take the {mark(seen.discards[-1])}."
    return "Your turn. Draw from the stock."


def hand(melds: Sequence[Hand], loose: Hand, deadwood: int) -> str:
    """A hand read out, melds first."""
    parts = [marks(cards_of(meld)) for meld in melds]
    if loose:
        parts.append(marks(cards_of(loose)))
    return f"{'; '.join(parts)}. Deadwood {deadwood}."


def deadwood(points: int, after: int | None = None) -> str:
    """The count beside the hand, with what it is `after` the best discard."""
    held = f"Deadwood {points}"
    return held if after is None else f"{held}, {after} after a discard"


def melds(found: Sequence[Hand]) -> str:
    """The melds of a hand in words."""
    if not found:
        return "No melds yet."
    return ". ".join(f"{meld_name(m).capitalize()}: {_commas(m)}" for m in found) + "."


def _commas(cards: Hand) -> str:
    return ", ".join(mark(card) for card in cards_of(cards))


def top_of_pile(seen: Observation) -> str:
    """The answer to "what is on top of the discard pile?", which is always given."""
    if not seen.discards:
        return "The discard pile is empty."
    return f"{mark(seen.discards[-1])} on top of the discard pile."


def whole_pile(seen: Observation) -> str:
    """The discard pile from the top down, where it lies open."""
    if not seen.discards:
        return "The discard pile is empty."
    names = ", ".join(mark(card) for card in reversed(seen.discards))
    return f"From the top: {names}."


def cards_left(seen: Observation, other: str) -> str:
    """How many cards are left in the stock, and in the hands."""
    stock = f"{count(seen.stock, 'card')} in the stock"
    if not other:
        return f"{stock}, {count(seen.rules.solo.turns - seen.turns[0], 'turn')} left."
    return f"{stock}. {other} holds {seen.counts[1 - seen.seat]}, you {seen.counts[seen.seat]}."


def whose_turn(seen: Observation, other: str) -> str:
    """Whose turn it is."""
    if seen.phase is Phase.OVER:
        return "The hand is over."
    return "It is your turn." if seen.turn == seen.seat else f"It is {other}'s turn."


UPCARD_SETS_IT = "the upcard sets the limit"
"""The knock limit before anybody has seen the upcard."""


def limit_note(
    rules: Rules, upcard: Card | None, scores: tuple[int, ...] = (0, 0), other: str = ""
) -> str:
    """The knock limit in a few words, with what else this hand has.

    `scores` are those the hand began with, the player's own first: they say what a shot is.
    """
    if rules.seats == 1:
        return f"to {rules.solo.goal} or less"
    if rules.whole_hands:
        return laying.note(rules)
    if rules.knock.limit_from is LimitFrom.UPCARD and upcard is None:
        return UPCARD_SETS_IT
    limit = knock_limit(rules, upcard)
    note = "gin only" if limit == 0 else f"knock at {limit}"
    parts = ["no knock limit" if limit is None else note]
    if rules.bonuses.rush is not Rush.OFF:
        parts[0] += " + stock"
    if rules.knock.shot:
        mine, theirs = (
            " ".join(index(rank) for rank in shot_ranks(score)) or "none" for score in scores
        )
        shots = (mine, f"{other} {theirs}") if theirs != "none" and other else (mine,)
        if any(shot != "none" for shot in shots):
            parts.append(f"shot {', '.join(shots)}")
    if multiplier(rules, upcard) > 1:
        parts.append("counts twice")
    return ", ".join(parts)


def place_note(rules: Rules, upcard: Card | None, scores: tuple[int, ...] = (0, 0)) -> str:
    """What one may knock with, in as few words as stand below the place for it."""
    note = limit_note(rules, upcard, scores)
    if rules.seats == 1 or rules.whole_hands or note == UPCARD_SETS_IT:
        return note
    limit = knock_limit(rules, upcard)
    allowed = "with any count" if limit is None else f"at {limit} or less" if limit else "gin only"
    shots = [part for part in note.split(", ") if part.startswith("shot ")]
    return ", ".join([allowed, *shots])


def cut(draws: Sequence[tuple[Card, Card]], dealer: int, other: str) -> tuple[str, ...]:
    """The cut for the deal, told in three lines at most, however often equal ranks were cut."""
    *equal, (mine, theirs) = draws
    lines = [f"You cut the {mark(mine)}. {other} cuts the {mark(theirs)}."]
    if equal:
        pair = f"the {mark(equal[-1][0])} and the {mark(equal[-1][1])}"
        often = f"Equal ranks {len(equal)} times, the last" if len(equal) > 1 else "Equal ranks"
        lines.insert(0, f"{often}: {pair}. Cut again.")
    deals = f"The lower card deals. {who(dealer, other)} {verb(dealer, 'deal')}"
    starts = f"{('you', other)[1 - dealer]} {verb(1 - dealer, 'start')}"
    return (*lines, f"{deals}, and {starts}.")


def layoff_place(meld: Hand, other: str) -> str:
    """Where a card may be laid off: "Ada's run of hearts"."""
    return f"{whose(1, other)} {meld_name(meld)}"
