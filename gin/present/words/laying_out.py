"""Wording of games with melds on the table: lay-outs, held-up cards and challenges."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gin.core.cards import Card, Hand, cards_of
from gin.core.message import (
    NOTHING,
    Message,
    Text,
    clauses,
    commas,
    ended,
    in_row,
    labelled,
    only,
    sentences,
)
from gin.messages import cards as called
from gin.messages import laying as messages
from gin.messages import table
from gin.present.words import cards as words
from gin.present.words.cards import run_order
from gin.present.words.people import person
from gin.rules.flows.layouts import in_turn_of_contract
from gin.rules.model.actions import LayOut, Melds
from gin.rules.model.events import (
    ChallengeMade,
    ChallengeMet,
    Discarded,
    Drew,
    EndedTurn,
    HeldUp,
    LaidOut,
    LeftOffered,
    Took,
    TookOffered,
    WentOut,
)
from gin.rules.model.laid_melds import Spread
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason, Refusal
from gin.rules.model.result import HandResult, Outcome
from gin.rules.model.rules import Challenges, Flow, Rules

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
MELD = 3
"""Minimum number of cards in a new meld."""


def name(meld: Hand) -> Message:
    """Return a meld's name: "run of hearts", "set of eights", "poker meld from five"."""
    return called.poker_meld(rank=run_order(meld)[0].rank) if _mixed(meld) else words.meld(meld)


def onto(meld: Hand) -> Message:
    """Return a meld's name, distinct among runs of its suit: "run of hearts from the five"."""
    cards = run_order(meld)
    if _mixed(meld) or cards[0].rank is cards[-1].rank:
        return name(meld)
    return messages.run_from(suit=cards[0].suit, rank=cards[0].rank)


def caption(meld: Hand) -> Message:
    """Return a meld's caption: "set of eights", "run ♥", "poker meld"."""
    if _mixed(meld):
        return messages.CAPTION_POKER
    cards = run_order(meld)
    if cards[0].rank is cards[-1].rank:
        return words.meld(meld)
    return messages.caption_run(suit=cards[0].suit)


def _mixed(meld: Hand) -> bool:
    """Return whether the meld is a sequence of several suits."""
    cards = cards_of(meld)
    return len({card.rank for card in cards}) > 1 and len({card.suit for card in cards}) > 1


def event(happened: Happened, other: str) -> Text:
    """Return the sentence for an event."""
    match happened:
        case LaidOut() as laid:
            return ended(_laid(laid, other))
        case HeldUp(seat, card):
            return messages.offers(who=person(seat, other), card=card)
        case TookOffered(seat, card):
            return messages.accepts(who=person(seat, other), card=card)
        case LeftOffered(seat, card):
            return messages.leaves(who=person(seat, other), card=card)
        case EndedTurn(seat, last):
            says = messages.says_last_card if last else messages.says_stock_is_out
            return says(who=person(seat, other))
        case ChallengeMade(seat):
            return messages.challenges(who=person(seat, other))
        case ChallengeMet(seat, accepted):
            says = messages.accepts_challenge if accepted else messages.rejects_challenge
            return says(who=person(seat, other))
        case WentOut(seat, gin):
            says = messages.goes_gin if gin else messages.goes_out
            return says(who=person(seat, other))


def _laid(laid: LaidOut, other: str) -> Text:
    who = person(laid.seat, other)
    parts = [messages.lays_out(who=who, melds=_listed(laid.melds))] if laid.melds else []
    for cards, meld in _added(laid):
        says = messages.and_adds if parts else messages.adds
        parts.append(says(who=who, cards=cards_of(cards), meld=onto(meld)))
    return _and(parts)


def _added(laid: LaidOut) -> Iterator[tuple[Hand, Hand]]:
    """Yield the cards added to each meld, and the meld before the addition."""
    return ((cards, meld) for (cards, _), meld in zip(laid.added, laid.onto, strict=True))


def turn(drawn: Drew | Took, laid: Sequence[LaidOut], left: Discarded, other: str) -> Text:
    """Describe an opponent's turn and its lay-outs in one sentence."""
    who = person(left.seat, other)
    parts = [messages.turn_draws(who=who)]
    if isinstance(drawn, Took):
        parts = [messages.turn_takes(who=who, card=drawn.card)]
    for one in laid:
        parts += [messages.turn_lays_out(melds=_listed(one.melds))] if one.melds else []
        for cards, meld in _added(one):
            parts.append(messages.and_adds(who=who, cards=cards_of(cards), meld=onto(meld)))
    return ended(_and([*parts, messages.turn_discards(card=left.card)]))


def suggestion(layout: LayOut, spread: Spread) -> Text:
    """Return a lay-out as a choice: "Lay out the run of hearts, 7♥, 8♥, 9♥"."""
    parts = [messages.suggest(melds=_listed(layout.melds))] if layout.melds else []
    for cards, number in layout.added:
        says = messages.and_add if parts else messages.suggest_adding
        parts.append(says(cards=cards_of(cards), meld=onto(spread.melds[number].cards)))
    return _and(parts)


def _listed(melds: Melds) -> Text:
    return _and([messages.meld(name=name(meld), cards=run_order(meld)) for meld in melds])


def _and(parts: Sequence[Message]) -> Text:
    if len(parts) == 1:
        return parts[0]
    return messages.joined(start=clauses(*parts[:-1]), last=parts[-1])


def suggestion_in_brief(melds: Melds, added: Sequence[tuple[Hand, int]], points: int) -> Text:
    """Return a short label for a lay-out's button: how many cards it puts down, and their points.

    A single addition is named by its cards. The label is empty if the full sentence is short.
    """
    if len(added) == 1 and not melds:
        return messages.add_in_brief(cards=cards_of(added[0][0]))
    count = sum(cards.bit_count() for cards in (*melds, *(cards for cards, _ in added)))
    if len(melds) + len(added) < 2 and count < MELD:
        return NOTHING
    return messages.suggest_in_brief(number=count, points=points)


def meld_zone(owner: int, cards: Hand, other: str) -> Message:
    """Return the name of a meld on the table: "Ada's run of hearts"."""
    return called.owned(owner=person(owner, other), thing=name(cards))


def draft_zone(cards: Hand, *, whole: bool) -> Message:
    """Return the name of an unconfirmed meld."""
    return messages.draft(name=name(cards)) if whole else messages.UNFINISHED


def status(seen: Observation, other: str, pending: Text, news: Text) -> Text:
    """Return the prompt; `pending` describes the unconfirmed cards.

    It does not repeat the `news`.
    """
    who = person(1, other)
    if seen.phase is Phase.OVER:
        return messages.OVER
    if seen.phase is Phase.CHALLENGED:
        if seen.turn != seen.seat:
            return messages.thinks_about_challenge(who=who)
        return messages.is_challenged(who=who)
    if seen.turn != seen.seat:
        return _waiting(seen, other)
    match seen.phase:
        case Phase.UPCARD:
            top = seen.discards[-1]
            if news == table.passes_card(who=who, card=top):
                return table.take_or_pass(card=top)
            if seen.passes:
                return messages.passed_take_or_pass(who=who, card=top)
            return messages.take_or_pass(card=top)
        case Phase.LAST_DISCARD:
            return messages.take_last(card=seen.discards[-1])
        case Phase.CONSIDER:
            return messages.is_offered(who=who, card=_held_up(seen))
        case Phase.DRAW:
            if seen.discards and not seen.stock_only:
                return messages.draw_or_take(card=seen.discards[-1])
            return messages.DRAW
        case _:
            return pending or _of_melding(seen)


def _held_up(seen: Observation) -> Card:
    card = seen.spread.held_up
    assert card is not None
    return card


def _waiting(seen: Observation, other: str) -> Message:
    who = person(1, other)
    if seen.phase is Phase.CONSIDER:
        return messages.thinks_about_card(who=who, card=_held_up(seen))
    if seen.phase is Phase.UPCARD:
        return messages.may_take(who=who, card=seen.discards[-1])
    return messages.their_turn(who=who)


def _of_melding(seen: Observation) -> Message:
    floor = seen.rules.exhaustion.floor
    if seen.rules.flow is Flow.LAYING:
        return messages.THEN_DISCARD
    if seen.stock <= floor:
        return messages.THEN_END
    if seen.hand.bit_count() == 1:
        return messages.LAST_OR_SAY
    if in_turn_of_contract(seen) and seen.rules.laying.contract_alone:
        return messages.CONTRACT_LIES_OUT
    return messages.THEN_OFFER


def pending(melds: int, cards: int, why: Text) -> Text:
    """Describe the unconfirmed cards, or return `why` they cannot be confirmed."""
    if why:
        return why
    if not cards:
        return messages.pending_melds(new=melds)
    if not melds:
        return messages.pending_added(added=cards)
    return messages.pending_both(new=melds, added=cards)


def read_hand(cards: Sequence[Card], points: int) -> Text:
    """Return a hand in words."""
    return sentences(ended(in_row(cards)), messages.hand_counts(points=points))


def melds(seen: Observation, held_melds: Sequence[Hand], other: str) -> Text:
    """Return the melds in the hand and on the table in words."""
    own = [labelled(name(meld), in_row(run_order(meld))) for meld in held_melds]
    laid = [
        labelled(
            commas(only(number), meld_zone(0 if meld.owner == seen.seat else 1, meld.cards, other)),
            in_row(run_order(meld.cards)),
        )
        for number, meld in enumerate(seen.spread.melds, start=1)
    ]
    return sentences(
        ended(labelled(messages.MELDS_IN_HAND, clauses(*own)))
        if own
        else messages.NO_MELDS_IN_HAND,
        ended(labelled(messages.MELDS_ON_TABLE, clauses(*laid)))
        if laid
        else messages.NO_MELDS_ON_TABLE,
    )


def note(rules: Rules) -> Message:
    """Return the special feature of a game in a few words."""
    if rules.laying.contract:
        return messages.NOTE_CONTRACT
    if rules.laying.challenge is Challenges.OFF:
        return messages.NOTE_NO_CHALLENGES
    return messages.NOTE_CHALLENGES


def place(owner: int, cards: Hand, number: int, other: str) -> Message:
    """Return a meld that a card may be added to: "meld 2, Ada's run of hearts"."""
    return messages.place(number=number + 1, name=meld_zone(owner, cards, other))


def summary(result: HandResult, other: str) -> Message:
    """Return the way the hand ended."""
    mine, theirs = (side.deadwood for side in result.sides)
    ender = result.ender
    assert ender is not None
    if result.outcome is Outcome.CHALLENGE:
        who = person(1 - ender, other)
        return messages.accepted_challenge(who=who, yours=mine, theirs=theirs)
    says = messages.went_gin if result.outcome is Outcome.GIN else messages.went_out
    return says(who=person(ender, other))


def side_sentence(result: HandResult, seat: int, other: str = "") -> Message:
    """Return a player's remaining cards in a sentence."""
    side, who = result.sides[seat], person(seat, other)
    if result.ender == seat and not side.deadwood:
        says = messages.side_gin if result.outcome is Outcome.GIN else messages.side_out
        return says(who=who)
    return messages.side_holds(who=who, points=side.deadwood)


def refusal(why: Refusal) -> Message | None:
    """Return the sentence for a refusal about melds on the table; None for other refusals."""
    match why:
        case Refusal(Reason.NO_MELD, cards=cards):
            if cards.bit_count() < MELD:
                return messages.REFUSED_TWO_CARDS
            return messages.refused_no_meld(cards=cards_of(cards))
        case Refusal(Reason.CONTRACT_FIRST, count=number):
            return messages.refused_contract_first(new=number or MELD)
        case Refusal(Reason.TOO_MANY_ADDED, limit=int(limit)):
            return messages.refused_too_many(added=limit)
        case Refusal(reason, card=Card() as card) if reason in _ABOUT_CARDS:
            return _ABOUT_CARDS[reason](card=card)
        case Refusal(reason):
            return _REFUSED.get(reason)


_ABOUT_CARDS = {
    Reason.IN_TWO_MELDS: messages.refused_twice,
    Reason.DOES_NOT_FIT: messages.refused_no_fit,
    Reason.ONLY_TAKEN_LEFT: messages.refused_only_taken,
    Reason.ACE_COSTS_DRAW: messages.refused_ace_costs,
    Reason.JUST_ACCEPTED: messages.refused_just_accepted,
}
_REFUSED = {
    Reason.NOTHING_LAID_OUT: messages.REFUSED_NOTHING,
    Reason.NO_SUCH_MELD: messages.REFUSED_NO_SUCH_MELD,
    Reason.AFTER_CONTRACT: messages.REFUSED_AFTER_CONTRACT,
    Reason.NOT_YOUR_MELD: messages.REFUSED_NOT_YOURS,
    Reason.NOTHING_IS_DISCARDED: messages.REFUSED_NO_DISCARD,
    Reason.LAST_CARD: messages.REFUSED_LAST_CARD,
    Reason.STOCK_AT_END: messages.REFUSED_STOCK_AT_END,
    Reason.MUST_OFFER: messages.REFUSED_MUST_OFFER,
    Reason.CHALLENGED_ALREADY: messages.REFUSED_CHALLENGED_ALREADY,
    Reason.CHALLENGE_OWN_TURN: messages.REFUSED_OWN_TURN,
    Reason.NOT_YOUR_CHALLENGE: messages.REFUSED_NOT_YOURS_TO_MAKE,
}
