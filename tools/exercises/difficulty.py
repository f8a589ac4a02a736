"""The rating of an exercise: how strong the players are who solve it.

The built-in levels answer the exercise, as if it were a match against it: a wrong answer is a win
for the exercise. Glicko-2 rates the exercise from these results and the levels' measured ratings.
The costlier the mistake, the easier it is to see, so the rating before that falls with the cost.
All levels split and lay off without a mistake. There, habits of players answer in their place, with
estimated ratings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gin.ai.players.levels import player
from gin.core.cards import Card, Hand, cards_of, mask_union
from gin.core.glicko import WIDEST, GlickoRating, GlickoResult, after_results
from gin.rules.counting.scoring import best_split, points_of
from gin.rules.melds.kinds import meld_kind, melds_in
from gin.rules.melds.layoffs import can_lay_off
from gin.rules.model.actions import Action, Knock, LayOff
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.observation import Observation
from gin.session.exercises import Solution, is_right, rating_by_cost
from gin.session.player_rating import ANCHORS
from gin.session.themes import Theme
from gin.variants.game import Family
from tools.exercises.positions import Position

SEED = 1
Habit = Callable[[Observation, Action], Action]
"""A function that answers as players with a habit do; it gets the best answer too."""


def rated(position: Position, solution: Solution) -> int:
    """Return the rating of an exercise."""
    before = GlickoRating(rating_by_cost(min(one.cost for one in solution.others)), WIDEST)
    tries = [
        GlickoResult(
            rating, 0.0 if is_right(position.theme, solution, position.seen, answer) else 1.0
        )
        for rating, answer in answers(position, solution)
    ]
    return round(after_results(before, tries).rating)


def answers(position: Position, solution: Solution) -> Iterable[tuple[GlickoRating, Action]]:
    """Yield the answers of players of known strength, each with the player's rating."""
    habits = HABITS.get(position.theme)
    if habits is None:
        for level, rating in ANCHORS[Family.GIN].items():
            yield rating, player(level, SEED).choose(position.seen)
    else:
        for estimate, habit in habits:
            yield GlickoRating(estimate, 50), habit(position.seen, solution.best)


def _in_order(key: Callable[[Observation, Hand], object]) -> Habit:
    """Return the habit of making melds one after the other, the one with the least key first."""

    def habit(seen: Observation, best: Action) -> Action:
        assert isinstance(best, Knock) and best.card is not None
        left, melds = seen.hand & ~best.card.bit, list[Hand]()
        while found := melds_in(left, seen.rules.melds):
            melds.append(min(found, key=lambda meld: (key(seen, meld), meld)))
            left &= ~melds[-1]
        return Knock(best.card, tuple(melds))

    return habit


def _is_set(seen: Observation, meld: Hand) -> bool:
    return meld_kind(meld, seen.rules.melds) is MeldKind.SET


def _least_deadwood(seen: Observation, best: Action) -> Action:
    """Split with the least deadwood, without a thought of what can be laid off."""
    assert isinstance(best, Knock) and best.card is not None
    kept = seen.hand & ~best.card.bit
    return Knock(best.card, best_split(seen.rules, kept, seen.rules.values.own).melds)


def _nothing(seen: Observation, best: Action) -> Action:
    del best
    return LayOff(_own_melds(seen), ())


def _one_each(seen: Observation, best: Action) -> Action:
    """Lay off loose cards that fit at first sight; none that fits only after another."""
    del best
    return _laid(seen, again=False)


def _loose_only(seen: Observation, best: Action) -> Action:
    """Lay off all loose cards that fit, and keep the melds with the least deadwood."""
    del best
    return _laid(seen, again=True)


def _own_melds(seen: Observation) -> tuple[Hand, ...]:
    return best_split(seen.rules, seen.hand, seen.rules.values.caught).melds


def _laid(seen: Observation, *, again: bool) -> LayOff:
    assert seen.ending is not None
    melds = _own_melds(seen)
    loose = seen.hand & ~mask_union(melds)
    targets, laid = list(seen.ending.melds), list[tuple[Card, int]]()
    while True:
        found = [
            (card, place)
            for card in cards_of(loose)
            for place, target in enumerate(seen.ending.melds if not again else targets)
            if can_lay_off(target, card, seen.rules.melds)
            and can_lay_off(targets[place], card, seen.rules.melds)
        ]
        if not found:
            return LayOff(melds, tuple(laid))
        card, place = found[0]
        laid.append((card, place))
        targets[place] |= card.bit
        loose &= ~card.bit


HABITS: dict[Theme, tuple[tuple[float, Habit], ...]] = {
    Theme.MELDS: (
        (1300, _in_order(lambda seen, meld: not _is_set(seen, meld))),
        (1300, _in_order(lambda seen, meld: _is_set(seen, meld))),
        (1400, _in_order(lambda seen, meld: -meld.bit_count())),
        (1500, _in_order(lambda seen, meld: -points_of(meld, seen.rules.values.own))),
        (1600, _least_deadwood),
    ),
    Theme.LAY_OFF: (
        (1150, _nothing),
        (1350, _one_each),
        (1500, _loose_only),
    ),
}
"""Habits of players, weakest first, with the estimated rating of those who have it."""
