"""Discards as a card player sees them: points, cards that would meld them, and danger."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from gin.ai.tactics.danger import danger, read
from gin.ai.tactics.outs import others_of_rank, outs_by_partner, pairs_completed_by
from gin.core.cards import Card, Hand, Rank, cards_of, mask_of, mask_union
from gin.rules.counting.scoring import best_split, knock_limit, own_solver
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.observation import Observation

POINTS_PER_OUT, POINTS_PER_RISK, BROKEN_MELD = 2.0, 20.0, 10.0
"""Points that lower a discard's value at sight: for each unseen card that would meld the card, for
certainty that the opponent melds it, and if it is taken out of a meld.
"""
A_PARTNER = 1.0
"""Points that make a discard less tempting if it goes with the card that is compared with it."""
COUNTS_MORE = 2
"""Fewest points by which a discard counts more than another, as a reason."""
CLEARLY_SAFER = 0.04
"""A discard is called safer if the opponent's chance to meld it is lower by more than this."""


def would_meld(seen: Observation, card: Card) -> Hand:
    """Return the cards outside the hand, seen or unseen, that would meld a loose card of it.

    Cards that would only move it into a meld at the expense of others, and leave no less deadwood,
    do not count.
    """
    solver, values = own_solver(seen.rules), seen.rules.values.own
    now = solver.deadwood(seen.hand)
    partners = (outs for pair, outs in outs_by_partner(seen.rules.melds)[card] if seen.hand & pair)
    possible: Hand = 0
    for outs in partners:
        possible |= outs
    found = []
    for other in cards_of(possible & ~seen.hand):
        more = seen.hand | other.bit
        left = solver.deadwood(more)
        melded = solver.deadwood(more & ~card.bit) > left - values[card.rank]
        if melded and left < now:
            found.append(other)
    return mask_of(found)


def is_loose(seen: Observation, card: Card) -> bool:
    """Return whether a card of the hand can be discarded without breaking a meld."""
    count, value = own_solver(seen.rules).deadwood, seen.rules.values.own[card.rank]
    return count(seen.hand & ~card.bit) == count(seen.hand) - value


def meld_with_upcard(seen: Observation) -> Hand:
    """Return the meld that the face-up card would be in after it is taken; 0 if there is none."""
    card, rules = seen.discards[-1], seen.rules
    barred = None if rules.pile.rediscard_taken else card
    _, discards = own_solver(rules).best_discards(seen.hand | card.bit, barred)
    split = best_split(rules, (seen.hand | card.bit) & ~discards[-1].bit, rules.values.own)
    return next((meld for meld in split.melds if meld & card.bit), 0)


def value_at_sight(seen: Observation, card: Card) -> float:
    """Return how good a discard looks, in points: high if it counts much and melds with little."""
    points = seen.rules.values.own[card.rank]
    left = own_solver(seen.rules).deadwood(seen.hand & ~card.bit)
    outs = (would_meld(seen, card) & seen.unseen).bit_count()
    against = POINTS_PER_OUT * outs + POINTS_PER_RISK * _risk(seen, card)
    return points - left - against - (0.0 if is_loose(seen, card) else BROKEN_MELD)


def most_obvious(seen: Observation, cards: Iterable[Card]) -> Card:
    """Return the discard that looks best."""
    return max(cards, key=lambda card: (value_at_sight(seen, card), card))


def most_tempting(seen: Observation, cards: Iterable[Card], card: Card) -> Card | None:
    """Return the card that a player might throw instead of `card`; None if there is none.

    It counts much and melds with little. A card of a meld tempts no player, and an ace does only if
    no other card is loose.
    """
    values, partners = seen.rules.values.own, outs_by_partner(seen.rules.melds)[card]

    def temptation(one: Card) -> tuple[bool, float, int, Card]:
        outs = (would_meld(seen, one) & seen.unseen).bit_count()
        goes_with = any(one.bit & partner for partner, _ in partners)
        worth = 2 * values[one.rank] - POINTS_PER_OUT * outs - (A_PARTNER if goes_with else 0.0)
        return one.rank is not Rank.ACE, worth, values[one.rank], one

    loose = [one for one in cards if one != card and is_loose(seen, one)]
    return max(loose, key=temptation) if loose else None


class Safer(StrEnum):
    """The fact that makes one discard safer than another."""

    TOOK = "took"
    LET_GO = "let-go"
    NO_MELD = "no-meld"
    NO_SET = "no-set"
    NO_RUN = "no-run"


class DiscardComparison(Struct, frozen=True):
    """Facts for discarding one card rather than another, `kept`.

    `outs` counts the unseen cards that would meld the discard, `kept_outs` those for the kept card;
    both are 0 unless both cards are loose and `outs` is smaller. `alone` says that no card of the
    hand goes with the discard. `counts` is what the discard counts, and `points` by how much more
    than the kept card, 0 if it does not. `safer` says that the opponent is less likely to meld the
    discard, and `why_safer` which fact shows this to the player, if any; `took` are the cards that
    the opponent took which go with the kept card, if this is the fact. `refused` says that the
    opponent let a card of the discard's rank go, but none of the kept card's. `held` are cards that
    the opponent took which go with the kept card, but not with the discard. `close` says that the
    moves are worth about the same. `lead` is the discard's lead in points when hands are played
    out. `melded` says that only the kept card is in a meld. `gin_only` says that no knock ends the
    hand.
    """

    kept: Card
    outs: int
    kept_outs: int
    points: int
    safer: bool
    close: bool
    lead: float = 0.0
    melded: bool = False
    alone: bool = False
    counts: int = 0
    refused: bool = False
    held: Hand = 0
    gin_only: bool = False
    why_safer: Safer | None = None
    took: Hand = 0

    @property
    def tells(self) -> bool:
        """Whether a fact speaks for the discard."""
        return bool(self.kept_outs or self.points >= COUNTS_MORE or self.safer)


def compare_discards(
    seen: Observation, card: Card, kept: Card, lead: float, *, close: bool
) -> DiscardComparison:
    """Return the facts for discarding `card` rather than `kept`."""
    values, partners = seen.rules.values.own, outs_by_partner(seen.rules.melds)
    outs, kept_outs = ((would_meld(seen, one) & seen.unseen).bit_count() for one in (card, kept))
    loose, kept_loose = is_loose(seen, card), is_loose(seen, kept)
    if outs >= kept_outs or not (loose and kept_loose):
        outs = kept_outs = 0
    refused = read(seen).refused
    let_go, kept_let_go = (bool((others_of_rank(one) | one.bit) & refused) for one in (card, kept))
    held, kept_held = (
        mask_union(tuple(partner for partner, _ in partners[one])) & seen.known
        for one in (card, kept)
    )
    safer = _risk(seen, card) < _risk(seen, kept) - CLEARLY_SAFER
    why_safer = None
    if kept_held and (safer or not held):
        why_safer = Safer.TOOK
    elif let_go and not kept_let_go:
        why_safer = Safer.LET_GO
    elif safer:
        why_safer = _hard_to_meld(seen, card, kept)
    return DiscardComparison(
        kept,
        outs,
        kept_outs,
        points=max(0, values[card.rank] - values[kept.rank]),
        safer=safer,
        close=close,
        lead=lead,
        melded=loose and not kept_loose,
        alone=not any(seen.hand & ~card.bit & partner for partner, _ in partners[card]),
        counts=values[card.rank],
        refused=let_go and not kept_let_go,
        held=0 if held else kept_held,
        gin_only=knock_limit(seen.rules, seen.upcard) == 0,
        why_safer=why_safer,
        took=kept_held if why_safer is Safer.TOOK else 0,
    )


def _hard_to_meld(seen: Observation, card: Card, kept: Card) -> Safer | None:
    """Return the kinds of melds that the opponent can't make with `card`, but with `kept`."""
    if seen.rules.melds.kinds != {MeldKind.SET, MeldKind.RUN}:
        return None
    (sets, runs), (kept_sets, kept_runs) = (_melds_left(seen, one) for one in (card, kept))
    if not (sets or runs):
        return Safer.NO_MELD
    if kept_sets and not sets:
        return Safer.NO_SET
    return Safer.NO_RUN if kept_runs and not runs else None


def _melds_left(seen: Observation, card: Card) -> tuple[bool, bool]:
    """Return whether the opponent may hold the rest of a set, and of a run."""
    possible, same = seen.known | seen.unseen, others_of_rank(card)
    pairs = [first | second for first, second in pairs_completed_by(seen.rules.melds)[card]]
    left = [pair for pair in pairs if not pair & ~possible]
    return any(pair & same for pair in left), any(not pair & same for pair in left)


def _risk(seen: Observation, card: Card) -> float:
    return danger(card, read(seen), seen.rules.melds)
