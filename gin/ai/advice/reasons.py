"""Reasons for advice, as facts that follow from the player's knowledge."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.ai.advice.evaluation import Judgement, Worth
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
CLEARLY_SAFER = 0.04
"""A discard is called safer if the opponent's chance to meld it is lower by more than this."""
CLOSE = 1.0
"""Two discards that differ by fewer points are about equal; the more obvious one is advised."""
POINTS_PER_OUT, POINTS_PER_RISK = 2.0, 20.0
"""Points that lower a discard's value at sight: for each unseen card that would meld the card, and
for certainty that the opponent melds it.
"""


class WhyDiscard(Struct, frozen=True):
    """Reasons for a discard: the card counts `points`, and leaves deadwood of `left` points.

    `needed` are the cards that would meld it with another card of the hand, `gone` those of them
    that cannot come any more. `paired` says whether any card of the hand could be in a meld with
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

    `ends` says that the player can then go gin.
    """

    card: Card
    meld: Hand
    before: int
    after: int
    ends: bool


class WhyLeave(Struct, frozen=True):
    """Reasons for leaving the face-up card: whether it makes a `meld`, and what may come instead.

    `draws` says that the player draws from the stock. `helping` are the unseen cards that would
    help, and `unseen` is the number of all unseen cards. `top` is None if no card may be taken.
    """

    top: Card | None
    meld: bool
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
    needed: Hand = 0
    paired = False
    for partner, outs in outs_by_partner(seen.rules.melds)[card]:
        if rest & partner:
            paired = True
            needed |= outs & ~rest
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
    after, discards = solver.best_discards(seen.hand | card.bit, barred)
    split = best_split(rules, (seen.hand | card.bit) & ~discards[-1].bit, rules.values.own)
    meld = next((meld for meld in split.melds if meld & card.bit), 0)
    return WhyTake(card, meld, solver.deadwood(seen.hand), after, ends=not after)


def _why_leave(seen: Observation, *, draws: bool) -> WhyLeave:
    solver = own_solver(seen.rules)
    now = solver.deadwood(seen.hand)
    top = seen.discards[-1] if seen.discards and not seen.stock_only else None
    meld = False
    if top is not None:
        meld = solver.deadwood(seen.hand | top.bit) < now + seen.rules.values.own[top.rank]
    return WhyLeave(top, meld, draws, helpers(seen, seen.hand, now), seen.unseen.bit_count())


class Comparison(Struct, frozen=True):
    """Facts for discarding one card rather than another, `kept`.

    `outs` counts the unseen cards that would meld the discard with another card of the hand,
    `kept_outs` those for the kept card; both are 0 unless `outs` is smaller. `points` says by how
    much more the discard counts, 0 if it does not. `safer` says that the opponent is less likely to
    meld the discard. `close` says that the moves are worth about the same.
    """

    kept: Card
    outs: int
    kept_outs: int
    points: int
    safer: bool
    close: bool


class Hint(Struct, frozen=True):
    """The advised move of a decision, and its reason.

    `ahead` is the lead in points of the best judged move over the next; None if there is no other
    move, or if moves were not valued. If the two best moves are discards, `rather` compares them.
    """

    action: Action
    reason: Reason
    ahead: float | None
    rather: Comparison | None = None


def hint(seen: Observation, judged: Judgement) -> Hint:
    """Return the hint for a judged decision."""
    best = judged.best
    others = [worth.points for worth in judged.moves[1:]]
    ahead = best.points - max(others) if others else None
    rather = None
    if others and isinstance(best.action, Discard):
        second = judged.moves[1]
        if isinstance(second.action, Discard):
            close = best.points - second.points < CLOSE
            if close and _at_sight(seen, second.action) > _at_sight(seen, best.action):
                best, second = second, best
            rather = _comparison(seen, best.action, second.action, close)
    return Hint(best.action, reason(seen, best), ahead, rather)


def _comparison(seen: Observation, best: Action, second: Action, close: bool) -> Comparison:
    assert isinstance(best, Discard) and isinstance(second, Discard)
    values = seen.rules.values.own
    outs, kept_outs = (_outs(seen, one.card).bit_count() for one in (best, second))
    if outs >= kept_outs:
        outs = kept_outs = 0
    points = values[best.card.rank] - values[second.card.rank]
    risk, kept_risk = (_risk(seen, one.card) for one in (best, second))
    return Comparison(
        second.card, outs, kept_outs, max(0, points), risk < kept_risk - CLEARLY_SAFER, close
    )


def _at_sight(seen: Observation, move: Action) -> float:
    """Return the value of a discard as a card player sees it: high, hard to meld, and safe."""
    assert isinstance(move, Discard)
    card = move.card
    points = seen.rules.values.own[card.rank]
    left = own_solver(seen.rules).deadwood(seen.hand & ~card.bit)
    outs = _outs(seen, card).bit_count()
    return points - left - POINTS_PER_OUT * outs - POINTS_PER_RISK * _risk(seen, card)


def _outs(seen: Observation, card: Card) -> Hand:
    found: Hand = 0
    for partner, outs in outs_by_partner(seen.rules.melds)[card]:
        if seen.hand & ~card.bit & partner:
            found |= outs
    return found & seen.unseen


def _risk(seen: Observation, card: Card) -> float:
    return danger(card, read(seen), seen.rules.melds)
