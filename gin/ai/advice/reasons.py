"""Reasons for advice, as facts that follow from the player's knowledge."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.ai.advice.at_sight import DiscardComparison, meld_with_upcard, would_meld
from gin.ai.advice.evaluation import Judgement, Worth, same
from gin.ai.advice.preferred import comparison, preferred
from gin.ai.advice.reasons_laying import LaidReason
from gin.ai.players.solitary import Advice
from gin.ai.tactics.danger import danger, read
from gin.ai.tactics.endings import hand_after
from gin.ai.tactics.outs import others_of_rank, outs_by_partner
from gin.core.cards import Card, Hand, cards_of, mask_of, mask_union
from gin.rules.counting.scoring import best_split, own_solver, points_of
from gin.rules.engine import legal
from gin.rules.model.actions import (
    Accept,
    Action,
    BigGin,
    Discard,
    Draw,
    Gin,
    Knock,
    LayOff,
    NoOffer,
    Offer,
    Pass,
    Refuse,
    Shot,
    Take,
)
from gin.rules.model.observation import Observation

SAFE = 0.03
"""A discard is called safe if the chance that the opponent melds it is below this."""


class WhyDiscard(Struct, frozen=True):
    """Reasons for a discard: the card counts `points`, and leaves deadwood of `left` points.

    `needed` are the cards that would meld it and leave less deadwood, `gone` those of them that
    cannot come any more. `paired` says whether any card of the hand could be in a meld with
    it. `useless` says that the opponent is unlikely to meld it, `refused` that the opponent let a
    card of its rank go. `helping` are unseen cards that would improve the rest by melding, `gin`
    those of them that make gin. `waits` says that a knock was possible.
    """

    card: Card
    points: int
    left: int
    paired: bool
    needed: Hand
    gone: Hand
    useless: bool
    refused: bool
    helping: Hand
    gin: Hand
    waits: bool


class WhyTake(Struct, frozen=True):
    """Reasons for taking the face-up card: the meld it makes, and the deadwood before and after.

    If it makes none, it goes with `pairs`: each of these cards and an unseen one would meld it.
    `ends` says that the player can then go gin.
    """

    card: Card
    meld: Hand
    pairs: Hand
    before: int
    after: int
    ends: bool


class WhyLeave(Struct, frozen=True):
    """Reasons for leaving the face-up card: whether it makes a `meld`, and what may come instead.

    `breaks` says that it could be melded, but only with cards of other melds. `draws` says that the
    player draws from the stock. `helping` are the unseen cards that would
    help, and `unseen` is the number of all unseen cards. `top` is None if no card may be taken.
    """

    top: Card | None
    meld: bool
    breaks: bool
    draws: bool
    helping: Hand
    unseen: int


class EndMove(StrEnum):
    """Kind of move that ends a hand."""

    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big-gin"
    SHOT = "shot"


class WhyEnd(Struct, frozen=True):
    """Reasons for ending the hand: the deadwood, and the share of played-out worlds that are `won`.

    `turns` counts the opponent's turns so far.
    """

    how: EndMove
    card: Card | None
    deadwood: int
    won: float
    turns: int


class WhyLayOff(Struct, frozen=True):
    """Result of laying off: the cards, the points they save, and the points left."""

    cards: tuple[Card, ...]
    saved: int
    left: int


class StakeWord(StrEnum):
    """A call about the stake."""

    OFFER = "offer"
    NO_OFFER = "no-offer"
    ACCEPT = "accept"
    REFUSE = "refuse"


class WhyStake(Struct, frozen=True):
    """Reasons for a call about the stake: the chance to win the hand, and the value offered.

    `value` is 0 if nothing is offered.
    """

    word: StakeWord
    value: int
    chance: float


class WhyAlone(Struct, frozen=True):
    """Reasons for advice in a solitary deal."""

    advice: Advice


Reason = WhyDiscard | WhyTake | WhyLeave | WhyEnd | WhyLayOff | WhyStake | WhyAlone | LaidReason


def reason(seen: Observation, best: Worth) -> Reason:
    """Return the reasons for the best move of the seat on turn."""
    match best.action:
        case Discard(card):
            return _why_discard(seen, card)
        case Take():
            return _why_take(seen)
        case Draw() | Pass():
            return _why_leave(seen, draws=isinstance(best.action, Draw))
        case Knock() | Gin() | Shot() as end:
            loose = hand_after(seen, end) & ~mask_union(end.melds)
            how = {Knock: EndMove.KNOCK, Gin: EndMove.GIN, Shot: EndMove.SHOT}[type(end)]
            count = points_of(loose, seen.rules.values.own)
            return WhyEnd(how, end.card, count, best.won, seen.turns[seen.other])
        case BigGin():
            return WhyEnd(EndMove.BIG_GIN, None, 0, best.won, seen.turns[seen.other])
        case LayOff(melds, cards):
            laid = mask_of(card for card, _ in cards)
            values = seen.rules.values.caught
            left = points_of(seen.hand & ~mask_union(melds) & ~laid, values)
            alone = best_split(seen.rules, seen.hand, values).loose
            saved = points_of(alone, values) - left
            return WhyLayOff(tuple(card for card, _ in cards), saved, left)
        case Offer(value):
            return WhyStake(StakeWord.OFFER, value, best.won)
        case Accept() | Refuse() | NoOffer():
            offered = seen.stake.offer if seen.stake is not None else None
            return WhyStake(_STAKE_WORDS[type(best.action)], offered or 0, best.won)
        case _:
            raise AssertionError(f"no reason for {best.action}")


_STAKE_WORDS = {
    Accept: StakeWord.ACCEPT, Refuse: StakeWord.REFUSE, NoOffer: StakeWord.NO_OFFER
}  # fmt: skip


def _why_discard(seen: Observation, card: Card) -> WhyDiscard:
    rest = seen.hand & ~card.bit
    paired = any(rest & pair for pair, _ in outs_by_partner(seen.rules.melds)[card])
    needed = would_meld(seen, card)
    reading = read(seen)
    solver = own_solver(seen.rules)
    left = solver.deadwood(rest)
    risk = danger(card, reading, seen.rules.melds)
    helping = helpers(seen, rest, left)
    knocks = any(isinstance(option, Knock) for option in legal(seen))
    return WhyDiscard(
        card,
        seen.rules.values.own[card.rank],
        left,
        paired,
        needed,
        needed & ~seen.unseen,
        risk < SAFE,
        bool((others_of_rank(card) | card.bit) & reading.refused),
        helping,
        _gin_makers(seen, rest, helping),
        knocks,
    )


def helpers(seen: Observation, rest: Hand, left: int) -> Hand:
    """Return the unseen cards that would lower `left`, the deadwood of `rest`, by melding."""
    solver, values = own_solver(seen.rules), seen.rules.values.own
    return mask_of(
        draw
        for draw in cards_of(seen.unseen)
        if solver.deadwood(rest | draw.bit) < left + values[draw.rank]
        and solver.best_discards(rest | draw.bit)[0] < left
    )


def _gin_makers(seen: Observation, rest: Hand, helping: Hand) -> Hand:
    solver = own_solver(seen.rules)
    return mask_of(
        draw for draw in cards_of(helping) if not solver.best_discards(rest | draw.bit)[0]
    )


def _why_take(seen: Observation) -> WhyTake:
    card, rules = seen.discards[-1], seen.rules
    solver = own_solver(rules)
    barred = None if rules.pile.rediscard_taken else card
    after, _ = solver.best_discards(seen.hand | card.bit, barred)
    meld = meld_with_upcard(seen)
    pairs = 0 if meld else _pairs(seen, card)
    return WhyTake(card, meld, pairs, solver.deadwood(seen.hand), after, ends=not after)


def _pairs(seen: Observation, card: Card) -> Hand:
    found: Hand = 0
    for partner, outs in outs_by_partner(seen.rules.melds)[card]:
        if outs & seen.unseen:
            found |= partner & seen.hand
    return found


def _why_leave(seen: Observation, *, draws: bool) -> WhyLeave:
    solver = own_solver(seen.rules)
    now = solver.deadwood(seen.hand)
    top = seen.discards[-1] if seen.discards and not seen.stock_only else None
    meld = breaks = False
    if top is not None:
        meld = solver.deadwood(seen.hand | top.bit) < now + seen.rules.values.own[top.rank]
        pairs = outs_by_partner(seen.rules.melds)[top]
        breaks = not meld and any(seen.hand & pair and seen.hand & outs for pair, outs in pairs)
    return WhyLeave(
        top, meld, breaks, draws, helpers(seen, seen.hand, now), seen.unseen.bit_count()
    )


class OrKnock(Struct, frozen=True):
    """A knock that is possible but not advised.

    `points` are what it brings on average, `otherwise` what the advised discard brings. The knock
    wins in the share `won` of worlds.
    """

    points: float
    otherwise: float
    won: float


class Hint(Struct, frozen=True):
    """The advised move of a decision, and its reason.

    `ahead` is the lead in points of the advised move over the next; None if there is no other move,
    or if moves were not valued. If another discard was judged, `rather` compares the advised
    discard with it: with the most obvious one, or, if that is advised, with the next best.
    """

    action: Action
    reason: Reason
    ahead: float | None
    rather: DiscardComparison | None = None
    knock: OrKnock | None = None


def hint(seen: Observation, judged: Judgement) -> Hint:
    """Return the hint for a judged decision."""
    return hint_for(seen, judged, preferred(seen, judged))


def hint_for(seen: Observation, judged: Judgement, best: Worth) -> Hint:
    """Return the hint that advises `best`, a move of a judged decision."""
    knock = None
    if isinstance(best.action, Discard):
        knocks = (worth for worth in judged.moves if isinstance(worth.action, Knock))
        knock = next((OrKnock(one.points, best.points, one.won) for one in knocks), None)
    others = [worth.points for worth in judged.moves if not same(worth.action, best.action)]
    ahead = best.points - max(others) if others else None
    return Hint(best.action, reason(seen, best), ahead, comparison(seen, judged, best), knock)
