"""Advice for games with melds on the table: level 4's move, and facts that explain it.

These games have no playouts, so a move has reasons but no value.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.ai.players.laying_beginner import completes
from gin.ai.players.laying_master import LayingRememberer
from gin.ai.players.laying_player import LIKELY
from gin.ai.tactics.outs import pairs_completed_by
from gin.core.cards import Card, Hand, Rank, cards_of
from gin.rules.counting.scoring import best_split, points_of
from gin.rules.flows.layouts import contract_due, left_after
from gin.rules.melds.layoffs import can_lay_off
from gin.rules.model.actions import (
    Accept,
    Action,
    Challenge,
    Discard,
    Done,
    Draw,
    HoldUp,
    LayOut,
    Refuse,
    Take,
)
from gin.rules.model.laid_melds import Spread
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase


class WhyLayOut(Struct, frozen=True):
    """Reasons for a lay-out: the number of `cards` left, and their points.

    `contract` says whether the lay-out is the contract, the melds that a player lays out first.
    """

    layout: LayOut
    spread: Spread
    contract: bool
    cards: int
    points: int


class WhyLetGo(Struct, frozen=True):
    """Reasons for discarding or offering a card, which counts `points`.

    `needed` are the unseen cards that would meld it with another card of the hand. `paired` says
    whether another card of the hand could be in a meld with it. `theirs` says that the opponent
    could add it to a meld. `ace` says that the opponent gives up a draw by accepting it.
    """

    card: Card
    points: int
    offered: bool
    paired: bool
    needed: Hand
    theirs: bool
    ace: bool


class WhyGain(Struct, frozen=True):
    """Reasons for taking or accepting a card: it makes a `meld`, or fits the meld `on` the table.

    `draws` says that the player still draws a card afterwards.
    """

    card: Card
    offered: bool
    meld: Hand
    on: Hand
    draws: bool


class Leaving(StrEnum):
    """Kind of move by which a player leaves a card."""

    DRAW = "draw"
    PASS = "pass"
    REFUSE = "refuse"


class WhyLeft(Struct, frozen=True):
    """Reasons for leaving a card: whether it makes a `meld`, and how many cards may come instead.

    `top` is the card; None if there was none to take. `helping` counts the unseen cards that would
    help, `unseen` all unseen cards.
    """

    how: Leaving
    top: Card | None
    meld: bool
    helping: int
    unseen: int


class ChallengeStep(StrEnum):
    """A call about comparing hands."""

    CHALLENGE = "challenge"
    ACCEPT = "accept"
    REJECT = "reject"


class WhyChallenge(Struct, frozen=True):
    """Reasons for a call about a challenge: this hand's points, and its chance to count less.

    For a challenge, only hands with which the opponent would probably accept are considered.
    """

    word: ChallengeStep
    points: int
    lower: float


class WhyDone(Struct, frozen=True):
    """Reasons for ending a turn without an offer: one card is left, or the stock is at its end.

    `last` is the card left; None if there are more.
    """

    last: Card | None
    points: int


LaidReason = WhyLayOut | WhyLetGo | WhyGain | WhyLeft | WhyChallenge | WhyDone

_MOVER = LayingRememberer(0)


def advise(seen: Observation) -> tuple[Action, LaidReason]:
    """Return level 4's move in this seat's place, and its reasons."""
    action = _MOVER.choose(seen)
    return action, _reason(seen, action)


def _reason(seen: Observation, action: Action) -> LaidReason:
    values = seen.rules.values.own
    own = points_of(seen.hand, values)
    match action:
        case LayOut():
            rest, due = left_after(seen.hand, action), contract_due(seen)
            points = points_of(rest, values)
            return WhyLayOut(action, seen.spread, due, rest.bit_count(), points)
        case Discard(card) | HoldUp(card):
            return _why_let_go(seen, card, offered=isinstance(action, HoldUp))
        case Challenge():
            return WhyChallenge(ChallengeStep.CHALLENGE, own, _MOVER.lower(seen, LIKELY))
        case Accept() | Refuse() if seen.phase is Phase.CHALLENGED:
            word = ChallengeStep.ACCEPT if isinstance(action, Accept) else ChallengeStep.REJECT
            return WhyChallenge(word, own, _MOVER.lower(seen, None))
        case Take() | Accept():
            return _why_gain(seen, offered=isinstance(action, Accept))
        case Done():
            last = cards_of(seen.hand)[0] if seen.hand.bit_count() == 1 else None
            return WhyDone(last, own)
        case _:
            return _why_left(seen, action)


def _why_let_go(seen: Observation, card: Card, *, offered: bool) -> WhyLetGo:
    rest = seen.hand & ~card.bit
    paired, needed = False, 0
    for one, two in pairs_completed_by(seen.rules.melds)[card]:
        for held, missing in ((one, two), (two, one)):
            if held & rest:
                paired = True
                needed |= missing & seen.unseen
    owner = seen.other if seen.rules.laying.own_only else None
    theirs = any(
        can_lay_off(meld.cards, card, seen.rules.melds)
        for meld in seen.spread.melds
        if owner is None or meld.owner == owner
    )
    ace = offered and card.rank is Rank.ACE
    return WhyLetGo(card, seen.rules.values.own[card.rank], offered, paired, needed, theirs, ace)


def _in_sight(seen: Observation) -> Card | None:
    if seen.phase is Phase.CONSIDER:
        return seen.spread.held_up
    return seen.discards[-1] if seen.discards and not seen.stock_only else None


def _why_gain(seen: Observation, *, offered: bool) -> WhyGain:
    card = _in_sight(seen)
    assert card is not None
    split = best_split(seen.rules, seen.hand | card.bit, seen.rules.values.own)
    meld = next((meld for meld in split.melds if meld & card.bit), 0)
    if not meld and completes(seen.hand, card, seen):
        pairs = pairs_completed_by(seen.rules.melds)[card]
        meld = next(
            (one | two | card.bit for one, two in pairs if one & seen.hand and two & seen.hand), 0
        )
    on = 0
    if not meld:
        # The player takes only a card that melds or fits, so this card fits a meld.
        on = next(
            laid.cards
            for laid in seen.spread.melds
            if can_lay_off(laid.cards, card, seen.rules.melds)
            and (laid.owner == seen.seat or not seen.rules.laying.own_only)
        )
    return WhyGain(card, offered, meld, on, draws=offered and card.rank is not Rank.ACE)


def _why_left(seen: Observation, action: Action) -> WhyLeft:
    how = Leaving.PASS
    if isinstance(action, Draw):
        how = Leaving.DRAW
    elif isinstance(action, Refuse):
        how = Leaving.REFUSE
    top = _in_sight(seen)
    meld = top is not None and completes(seen.hand, top, seen)
    unseen = seen.unseen
    helping = sum(completes(seen.hand, card, seen) for card in cards_of(unseen))
    return WhyLeft(how, top, meld, helping, unseen.bit_count())
