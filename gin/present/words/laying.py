"""What is said where melds lie on the table: lay-outs, offered cards and challenges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gin.core.cards import Card, Hand, cards_of
from gin.present.words import phrases
from gin.present.words.cards import RANKS, mark, marks, meld_name, run_order, suit_mark
from gin.present.words.people import verb, who, whose
from gin.rules.flows.layouts import in_turn_of_contract
from gin.rules.model.actions import Melds
from gin.rules.model.events import (
    ChallengeMade,
    ChallengeMet,
    EndedTurn,
    HeldUp,
    LaidOut,
    LeftOffered,
    TookOffered,
    WentOut,
)
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason, Refusal
from gin.rules.model.result import HandResult, Outcome
from gin.rules.model.rules import Challenges, Rules

Happened = (
    LaidOut
    | HeldUp
    | TookOffered
    | LeftOffered
    | EndedTurn
    | ChallengeMade
    | ChallengeMet
    | WentOut
)

NEW = "new meld"
NEW_PLACE = "a place for a new meld: lay cards from your hand here"
OFFER = "offer"
OFFER_PLACE = "a place to offer a card: lay one from your hand here"
DONE = "Done"
TAKE_BACK = "Take back"
NOTHING_PENDING = "You have laid out nothing that you could take back."
CHALLENGE = "Challenge"
ACCEPT = "Accept"
REJECT = "Reject"
REFUSE = "Leave it"
END_TURN = "Last card"
END_HAND = "End the hand"
NOT_YET = "Not yet"
LAY_PICKED = "Lay out the picked cards"
LAST_IS_KEPT = "Say done first: a last card is not offered."
PICK_FIRST = "Pick cards first."
NO_CARDS = "Name cards from your hand."
FIRST_NO_MELD = "The cards you picked don't make a meld."


def name(meld: Hand) -> str:
    """A meld as a phrase: "run of hearts", "set of eights", "poker meld from five"."""
    return f"poker meld from {RANKS[run_order(meld)[0].rank]}" if _mixed(meld) else meld_name(meld)


def caption(meld: Hand) -> str:
    """What stands under a meld: "set of eights", "run [H]", "poker meld"."""
    if _mixed(meld):
        return "poker meld"
    cards = run_order(meld)
    same = cards[0].rank is cards[-1].rank
    return meld_name(meld) if same else f"run {suit_mark(cards[0].suit)}"


def _mixed(meld: Hand) -> bool:
    """Are its cards in a row, and of several suits?"""
    cards = cards_of(meld)
    return len({card.rank for card in cards}) > 1 and len({card.suit for card in cards}) > 1


def event(happened: Happened, other: str) -> str:
    """A sentence for what happened."""
    match happened:
        case LaidOut(seat, melds, added):
            return f"{who(seat, other)} {_and(_laid(seat, melds, added))}."
        case HeldUp(seat, card):
            return f"{who(seat, other)} {verb(seat, 'offer')} the {mark(card)}."
        case TookOffered(seat, card):
            return f"{who(seat, other)} {verb(seat, 'accept')} the {mark(card)}."
        case LeftOffered(seat, card):
            return f"{who(seat, other)} {verb(seat, 'leave')} the {mark(card)}."
        case EndedTurn(seat, last):
            said = "last card" if last else "that the stock is used up"
            return f"{who(seat, other)} {verb(seat, 'say')} {said}."
        case ChallengeMade(seat):
            return f"{who(seat, other)} {verb(seat, 'challenge')}."
        case ChallengeMet(seat, accepted):
            answer = "accept" if accepted else "reject"
            return f"{who(seat, other)} {verb(seat, answer)} the challenge."
        case WentOut(seat, gin):
            return f"{who(seat, other)} {verb(seat, 'go')} {'gin' if gin else 'out'}."


def _laid(seat: int, melds: Melds, added: Iterable[tuple[Hand, int]]) -> list[str]:
    """What was laid out, in phrases: "lay out the [7H], [8H], [9H]", "add the [TH] to meld 2"."""
    parts = [f"the {name(meld)}, {marks(run_order(meld))}" for meld in melds]
    said = [f"{verb(seat, 'lay')} out {_and(parts)}"] if parts else []
    said += [
        f"{verb(seat, 'add')} the {marks(cards_of(cards))} to meld {number + 1}"
        for cards, number in added
    ]
    return said


def _and(parts: Sequence[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{'; '.join(parts[:-1])}; and {parts[-1]}"


def suggestion(melds: Melds, added: Iterable[tuple[Hand, int]]) -> str:
    """A lay-out as a choice: "Lay out the run of hearts, [7H], [8H], [9H]"."""
    said = _and(_laid(0, melds, added))
    return said[:1].upper() + said[1:]


def suggestion_in_brief(melds: Melds, added: Sequence[tuple[Hand, int]], points: int) -> str:
    """A lay-out of more than one thing on a button: how many cards lie out then, and what they
    count. Empty where the whole sentence is short."""
    count = sum(cards.bit_count() for cards in (*melds, *(cards for cards, _ in added)))
    if len(melds) + len(added) < 2 and count < 3:
        return ""
    return f"Lay out {count} cards, {phrases.points(points)}"


def meld_zone(owner: int, cards: Hand, other: str) -> str:
    """The name of a meld on the table: "Ada's run of hearts"."""
    return f"{whose(owner, other)} {name(cards)}"


def draft_zone(cards: Hand, *, whole: bool) -> str:
    """The name of a meld that is being laid out."""
    return f"your new {name(cards)}" if whole else "your new meld, unfinished"


def status(seen: Observation, other: str, pending: str) -> str:
    """Whose turn it is and what may be done now; `pending` says what is laid out so far."""
    if seen.phase is Phase.OVER:
        return "The hand is over."
    if seen.phase is Phase.CHALLENGED:
        if seen.turn != seen.seat:
            return f"{other} thinks about your challenge."
        return f"{other} challenges you to compare hands. Accept or reject."
    if seen.turn != seen.seat:
        return _waiting(seen, other)
    match seen.phase:
        case Phase.UPCARD:
            top = mark(seen.discards[-1])
            said = f"{other} passed." if seen.passes else "Your turn."
            return f"{said} Take the {top}, or pass."
        case Phase.LAST_DISCARD:
            return f"The stock is used up. Take the {mark(seen.discards[-1])}, or leave it."
        case Phase.CONSIDER:
            return f"{other} offers the {_held_up(seen)}. Accept it, or leave it."
        case Phase.DRAW:
            if seen.discards and not seen.stock_only:
                return f"Your turn. Draw, or take the {mark(seen.discards[-1])}."
            return "Your turn. Draw from the stock."
        case _:
            return pending or _of_melding(seen)


def _held_up(seen: Observation) -> str:
    return mark(seen.spread.held_up) if seen.spread.held_up is not None else "card"


def waits(other: str) -> str:
    """What may be done while the other player waits."""
    return f"{other}'s turn. Challenge, or let {other} go on."


def go_on(other: str) -> str:
    """Letting the other player move, as a choice."""
    return f"Let {other} go on"


def _waiting(seen: Observation, other: str) -> str:
    if seen.phase is Phase.CONSIDER:
        return f"{other} thinks about the {_held_up(seen)}."
    if seen.phase is Phase.UPCARD:
        return f"{other} may take the {mark(seen.discards[-1])} or pass."
    return f"{other}'s turn."


def _of_melding(seen: Observation) -> str:
    floor = seen.rules.exhaustion.floor
    if seen.upcard is not None:
        return "Your turn. Lay out what you like, then discard a card."
    if seen.stock <= floor:
        return "The stock is used up. Lay out what you like, then end the hand."
    if seen.hand.bit_count() == 1:
        return "Lay out your last card, or say last card."
    if in_turn_of_contract(seen) and seen.rules.laying.contract_alone:
        return "Your contract lies out. Offer a card."
    return "Your turn. Lay out what you like, then offer a card."


def pending(melds: int, cards: int, why: str) -> str:
    """What is laid out so far, and why it cannot stay like that, if it cannot."""
    if why:
        return why
    what = [phrases.count(melds, "meld")] if melds else []
    what += [f"{phrases.count(cards, 'card')} added"] if cards else []
    return f"Laid out: {', '.join(what)}. Go on, or say done."


def held(points: int) -> str:
    """What the cards in the hand count."""
    return f"Hand counts {points}"


def read_hand(cards: Sequence[Card], points: int) -> str:
    """A hand read out."""
    return f"{marks(cards)}. Your hand counts {points}."


def melds(seen: Observation, held_melds: Sequence[Hand], other: str) -> str:
    """The melds in the hand and on the table, in words."""
    own = [f"{name(meld)}: {marks(run_order(meld))}" for meld in held_melds]
    first = f"In your hand: {'; '.join(own)}." if own else "No melds in your hand."
    laid = [
        f"{number}, {meld_zone(0 if meld.owner == seen.seat else 1, meld.cards, other)}: "
        f"{marks(run_order(meld.cards))}"
        for number, meld in enumerate(seen.spread.melds, start=1)
    ]
    return f"{first} On the table: {'; '.join(laid)}." if laid else f"{first} None on the table."


def note(rules: Rules) -> str:
    """What is special here, in a few words."""
    if rules.laying.contract:
        return "contract first"
    return "no challenges" if rules.laying.challenge is Challenges.OFF else "with challenges"


def place(owner: int, cards: Hand, number: int, other: str) -> str:
    """Where a card may be added: "meld 2, Ada's run of hearts"."""
    return f"meld {number + 1}, {meld_zone(owner, cards, other)}"


def add_picked(where: str) -> str:
    """The picked cards on a meld, as a choice."""
    return f"Add the picked cards to {where}"


def put_on(card: Card, where: str) -> str:
    """A card on a meld, as a choice."""
    return f"Put the {mark(card)} on {where}"


def begin_with(card: Card) -> str:
    """A new meld, as a choice."""
    return f"Begin a new meld with the {mark(card)}"


def back(card: Card) -> str:
    """A card taken back into the hand, as a choice."""
    return f"Take the {mark(card)} back"


def offer(card: Card) -> str:
    """Offering a card, as a choice."""
    return f"Offer the {mark(card)}"


def discard_and_challenge(card: Card) -> str:
    """A discard with a challenge right after it, as a choice."""
    return f"Discard the {mark(card)}, then challenge"


def put_down(cards: Sequence[Card], points: int) -> str:
    """What is said when cards are put down."""
    return f"{marks(cards)} laid out. Your hand counts {points}."


def put_back(cards: Sequence[Card], points: int) -> str:
    """What is said when cards are taken back."""
    return f"{marks(cards)} back in your hand, which counts {points}."


def about_challenge(points: int, other: str) -> tuple[str, ...]:
    """What a challenge may lead to, before it is made."""
    return (
        f"Your hand counts {points}. If {other} accepts, the lower hand scores all that the other "
        "has.",
    )


EQUAL = "Both hands count the same. Nobody scores."


def summary(result: HandResult, other: str) -> str:
    """How the hand came to its end."""
    mine, theirs = (side.deadwood for side in result.sides)
    ender = result.ender
    if result.outcome is Outcome.CHALLENGE and ender is not None:
        answered = f"{who(1 - ender, other)} accepted a challenge"
        return f"{answered}: {mine} against {theirs}"
    assert ender is not None
    return f"{who(ender, other)} went {'gin' if result.outcome is Outcome.GIN else 'out'}"


def side_sentence(result: HandResult, seat: int) -> str:
    """What a player is left with."""
    side = result.sides[seat]
    if result.ender == seat and not side.deadwood:
        return f"{verb(seat, 'go')} {'gin' if result.outcome is Outcome.GIN else 'out'}"
    return f"{verb(seat, 'hold')} {side.deadwood}"


def refusal(why: Refusal) -> str | None:
    """The sentence for a refusal that is about melds on the table; None for any other."""
    card = f"the {mark(why.card)}" if why.card is not None else "that card"
    match why.reason:
        case Reason.NOTHING_LAID_OUT:
            return "Nothing is laid out yet."
        case Reason.NO_MELD if why.cards.bit_count() < 3:
            return "A new meld needs at least three cards."
        case Reason.NO_MELD:
            return f"{marks(cards_of(why.cards))} don't make a meld."
        case Reason.IN_TWO_MELDS:
            return f"You have put one card into two melds: {card}."
        case Reason.NO_SUCH_MELD:
            return "There is no such meld on the table."
        case Reason.CONTRACT_FIRST:
            return f"First lay out your contract: exactly {_THREES[why.count or 3]} of three cards."
        case Reason.AFTER_CONTRACT:
            return "You have laid out your contract, and that is all for this turn."
        case Reason.NOT_YOUR_MELD:
            return "You may only add to your own melds."
        case Reason.TOO_MANY_ADDED:
            return f"At most {_CARDS.get(why.limit or 0, why.limit)} cards a turn on one meld."
        case Reason.DOES_NOT_FIT:
            return f"{card[:1].upper()}{card[1:]} does not fit there."
        case Reason.ONLY_TAKEN_LEFT:
            return f"That leaves only {card}, just taken, which may not be discarded."
        case Reason.NOTHING_IS_DISCARDED:
            return "There is no discard here: offer a card."
        case Reason.ACE_COSTS_DRAW:
            return f"You accepted {card}, so there is no draw in this turn."
        case Reason.LAST_CARD:
            return "A last card is not offered: say last card."
        case Reason.STOCK_AT_END:
            return "The stock is used up: nothing more is offered."
        case Reason.MUST_OFFER:
            return "Offer a card to end your turn."
        case Reason.JUST_ACCEPTED:
            return f"You have just accepted {card}. Offer another card."
        case Reason.CHALLENGED_ALREADY:
            return "You have already challenged this turn."
        case Reason.CHALLENGE_OWN_TURN:
            return "You may only challenge on your own turn."
        case Reason.NOT_YOUR_CHALLENGE:
            return "That challenge is not yours to make."
        case _:
            return None


_CARDS = {1: "one", 2: "two", 3: "three"}
_THREES = {1: "one meld", 2: "two melds", 3: "three melds", 4: "four melds"}
