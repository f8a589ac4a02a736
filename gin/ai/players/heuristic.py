"""Levels 2 and 3: a hasty and a thoughtful player, which look one draw ahead.

The value of a discard is `prospect - price - hope * mean_after_draw - fear * danger`. `prospect` is
the value of suits that still score, in games that score in suits. `price` is what the rest of the
hand counts if the opponent ends the hand next. `mean_after_draw` is the mean deadwood after the
next draw. `danger` is the chance that the opponent melds the discard.
"""

from __future__ import annotations

from msgspec import Struct

from gin.ai.players.solitary import best_move
from gin.ai.players.stakes import stake_action
from gin.ai.tactics.danger import danger, read
from gin.ai.tactics.endings import ending_for, hand_after, safest_knock
from gin.ai.tactics.knocking import is_time, pays_for_gin
from gin.ai.tactics.lookahead import DrawOutlook
from gin.ai.tactics.suits import in_suits, prospect
from gin.core.cards import Card, mask_union
from gin.rules.counting.scoring import caught_solver, knock_limit, own_solver, points_of
from gin.rules.engine import legal
from gin.rules.model.actions import Action, Discard, Draw, Knock, LayOff, Pass, Take
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import LastDiscard, LimitFrom, Rush, StockEnd

LAST_CHANCE = 3
"""Maximum deadwood for taking the last discard, in games where the taker must then end the hand."""


class HeuristicStyle(Struct, frozen=True):
    """Weights of a player that looks one draw ahead.

    `hope` is the weight of the mean deadwood after the next draw, relative to the deadwood now, in
    games in which gin and an undercut pay much or suits score; `hope_in_lean` is that weight in
    other games.
    `fear` is the cost in points of a discard that the opponent is sure to meld. Discards that leave
    up to `near` more than the least deadwood are considered. A player that `waits` asks
    `tactics.knocking` when to knock. A player that does not wait knocks as soon as it may, if there
    is a knock limit.
    """

    hope: float
    hope_in_lean: float
    fear: float
    near: int
    waits: bool


THOUGHTFUL = HeuristicStyle(hope=2.5, hope_in_lean=2.5, fear=10.0, near=5, waits=True)
HASTY = HeuristicStyle(hope=0.5, hope_in_lean=0.0, fear=0.0, near=1, waits=False)


class Heuristic:
    """A deterministic player that looks one draw ahead."""

    def __init__(self, seed: int, style: HeuristicStyle = THOUGHTFUL) -> None:
        del seed  # For the common interface; unused here.
        self._style = style

    def choose(self, seen: Observation) -> Action:
        if len(seen.counts) == 1:
            return best_move(seen)
        options = legal(seen)
        if seen.stake is not None:
            said = stake_action(seen, options, raises=True)
            if said is not None:
                return said
        match seen.phase:
            case Phase.DISCARD:
                style = self._style
                return choose_ending(seen, options, style) or _discard(seen, options, style)
            case Phase.LAY_OFF:
                return next(option for option in options if isinstance(option, LayOff))
            case _:
                if Take() in options and wants_discard(seen):
                    return Take()
                return Draw() if Draw() in options else Pass() if Pass() in options else Take()


def wants_discard(seen: Observation) -> bool:
    """Return whether to take the face-up card."""
    solver = own_solver(seen.rules)
    card = seen.discards[-1]
    now = solver.deadwood(seen.hand)
    barred = None if seen.rules.pile.rediscard_taken else card
    after, _ = solver.best_discards(seen.hand | card.bit, barred=barred)
    if seen.phase is Phase.LAST_DISCARD:
        # No turn follows, so the card need not meld. If the hand would otherwise be void, taking
        # the card costs nothing.
        if seen.rules.exhaustion.last_discard is LastDiscard.TO_END:
            return after <= LAST_CHANCE
        return seen.rules.exhaustion.ending is StockEnd.VOID or after < now
    value = seen.rules.values.own[card.rank]
    return solver.deadwood(seen.hand | card.bit) < now + value and after < now


def choose_ending(
    seen: Observation, options: tuple[Action, ...], style: HeuristicStyle = THOUGHTFUL
) -> Action | None:
    """Return the ending to declare now; None to play on.

    Gin, big gin and shots are always declared. A knock is declared if `is_time` says so, if no
    discard is legal, or if there is a knock limit and the style does not wait.
    """
    best = ending_for(seen, options)
    if not isinstance(best, Knock):
        return best
    deadwood = points_of(hand_after(seen, best) & ~mask_union(best.melds), seen.rules.values.own)
    must = not any(isinstance(option, Discard) for option in options)
    now = not style.waits and seen.rules.knock.limit_from is not LimitFrom.NONE
    if not (must or now or is_time(seen.rules, seen.turns[seen.seat], deadwood)):
        return None
    return best if in_suits(seen.rules) else safest_knock(seen, options, deadwood)


def _discard(seen: Observation, options: tuple[Action, ...], style: HeuristicStyle) -> Discard:
    worths = discard_worths(seen, options, style)
    return Discard(max(worths, key=lambda card: (worths[card], card)))


def discard_worths(
    seen: Observation, options: tuple[Action, ...], style: HeuristicStyle = THOUGHTFUL
) -> dict[Card, float]:
    """Return the value, in points of deadwood, of each discard with nearly the least deadwood.

    A single such discard has the value 0.
    """
    count = own_solver(seen.rules).deadwood
    discards = [option for option in options if isinstance(option, Discard)]
    left = {option.card: count(seen.hand & ~option.card.bit) for option in discards}
    price = left if seen.last_turn else _prices(seen, left)
    least = min(price.values())
    near = [card for card in price if price[card] <= least + (0 if seen.last_turn else style.near)]
    if len(near) == 1:
        return {near[0]: 0.0}
    reading = read(seen)
    # A rush bonus shrinks with every draw, so the next draw should allow a knock.
    rushing = seen.rules.bonuses.rush is not Rush.OFF
    goal = knock_limit(seen.rules, seen.upcard) if rushing else None
    outlook = DrawOutlook(seen.rules, seen.hand, seen.unseen, goal)
    rich = pays_for_gin(seen.rules) or in_suits(seen.rules)
    hope = style.hope if rich else style.hope_in_lean

    def worth(card: Card) -> float:
        rest = seen.hand & ~card.bit
        ahead = hope * outlook.mean(rest, left[card])
        feared = style.fear * danger(card, reading, seen.rules.melds) if style.fear else 0.0
        return prospect(seen, rest) - price[card] - ahead - feared

    return {card: worth(card) for card in near}


def _prices(seen: Observation, left: dict[Card, int]) -> dict[Card, int]:
    if seen.rules.values.caught == seen.rules.values.own:
        return left
    count = caught_solver(seen.rules).deadwood
    return {card: count(seen.hand & ~card.bit) for card in left}
