"""Levels 2 and 3, a hasty and a thoughtful player: outs, danger, and when to knock.

A hand is worth little deadwood and much hope: the mean deadwood after the next draw, over the cards
still unseen. Against that stands the danger that the discard is what the other player waits for.
"""

from __future__ import annotations

from dataclasses import dataclass

from gin.ai.players.solitary import advise
from gin.ai.tactics.danger import danger, read
from gin.ai.tactics.endings import ending_for, guarded_knock, kept
from gin.ai.tactics.lookahead import Hope
from gin.ai.tactics.stakes import stake_action
from gin.ai.tactics.suits import in_suits, prospect
from gin.core.cards import Card
from gin.rules.counting.scoring import caught_solver, knock_limit, own_solver, points_of
from gin.rules.engine import legal
from gin.rules.model.actions import Action, Discard, Draw, Knock, LayOff, Pass, Take
from gin.rules.model.observation import Observation, mask_union
from gin.rules.model.rules import KnockScores, LastDiscard, LimitFrom, Rules, Rush, Stakes, StockEnd
from gin.rules.model.table import Phase

PATIENT = ((1, 0, 20), (2, 0, 10), (3, 0, 6), (4, 0, 3))
"""Rows of own turns, of least and of most deadwood: before so many turns, knock with that much;
after the last row only go gin.

For games in which gin and an undercut pay much. Only limits above ten get to the first row."""
FREE = ((1, 0, 42), (2, 0, 34), (3, 0, 27), (4, 0, 20), (5, 0, 15), (99, 0, 10))
"""Where nothing limits a knock, and where one cannot come too early: the other player's deadwood
falls about as fast."""
KEEN = ((1, 0, 42), (2, 3, 34), (3, 3, 27), (4, 3, 20), (6, 6, 10), (8, 9, 10))
"""Where gin and an undercut pay less: a low hand can wait, because it catches a knock.

Each row is where knocking brought more points than going on, of 7855 hands that could be ended and
were played out both ways (the upcard's limit, against Simple)."""
RICH = 45
"""What gin and an undercut must pay together to be worth much waiting."""
LAST_CHANCE = 3
"""Take the last discard, where it must end the hand, to knock with at most this much."""


@dataclass(frozen=True, slots=True)
class Style:
    """What a player who looks one draw ahead makes of it.

    `hope` is the weight of the mean deadwood after the next draw beside the deadwood now, `fear`
    the points that a discard costs if the other player is sure to meld it. Discards that leave
    `near` more than the least deadwood are looked at. Who does not wait knocks as soon as may be.
    """

    hope: float
    fear: float
    near: int
    waits: bool


THOUGHTFUL = Style(hope=2.5, fear=14.0, near=5, waits=True)
HASTY = Style(hope=0.5, fear=0.0, near=1, waits=False)


class Heuristic:
    """A player of fixed strength that looks one draw ahead; there is no chance in it."""

    def __init__(self, seed: int, style: Style = THOUGHTFUL) -> None:
        del seed
        self._style = style

    def choose(self, seen: Observation) -> Action:
        """The action of a player of this style."""
        if len(seen.counts) == 1:
            return advise(seen).action
        options = legal(seen)
        if seen.stake is not None:
            said = stake_action(seen, options, raises=True)
            if said is not None:
                return said
        match seen.phase:
            case Phase.DISCARD:
                style = self._style
                return end(seen, options, style) or _discard(seen, options, style)
            case Phase.LAY_OFF:
                return next(option for option in options if isinstance(option, LayOff))
            case _:
                if Take() in options and wants(seen):
                    return Take()
                return Draw() if Draw() in options else Pass() if Pass() in options else Take()


def wants(seen: Observation) -> bool:
    """Is the face-up card worth taking: does it meld and better the hand, or end it in time?"""
    solver = own_solver(seen.rules)
    card = seen.discards[-1]
    now = solver.deadwood(seen.hand)
    barred = None if seen.rules.pile.rediscard_taken else card
    after, _ = solver.best_discards(seen.hand | card.bit, barred=barred)
    if seen.phase is Phase.LAST_DISCARD:
        # No turn follows: a hand that counts wants fewer points, one that does not, an ending.
        if seen.rules.exhaustion.last_discard is LastDiscard.TO_END:
            return after <= LAST_CHANCE
        return seen.rules.exhaustion.ending is StockEnd.VOID or after < now
    value = seen.rules.values.own[card.rank]
    return solver.deadwood(seen.hand | card.bit) < now + value and after < now


def end(seen: Observation, options: tuple[Action, ...], style: Style = THOUGHTFUL) -> Action | None:
    """Gin of the kind that pays more, or the knock that the table of turns allows."""
    best = ending_for(seen, options)
    if not isinstance(best, Knock):
        return best
    count = points_of(kept(seen, best) & ~mask_union(best.melds), seen.rules.values.own)
    must = not any(isinstance(option, Discard) for option in options)
    now = not style.waits and seen.rules.knock.limit_from is not LimitFrom.NONE
    if not (must or now or is_time(seen.rules, seen.turns[seen.seat], count)):
        return None
    return best if in_suits(seen.rules) else guarded_knock(seen, options, count)


def is_time(rules: Rules, turns: int, count: int) -> bool:
    """Is a knock with this deadwood, after so many own turns, worth more than going on?"""
    for until, least, most in _rows(rules):
        if turns < until:
            return least <= count <= most
    return False


def most_at_once(rules: Rules, turns: int, upcard: Card | None) -> int:
    """The most deadwood that a player who does not wait lays down with after so many turns."""
    limit = knock_limit(rules, upcard)
    most = next(most for until, _, most in FREE if turns < until)
    return most if limit is None else min(limit, most)


def _rows(rules: Rules) -> tuple[tuple[int, int, int], ...]:
    """The table of turns that suits what a hand is paid."""
    if rules.knock.limit_from is LimitFrom.NONE or _in_haste(rules):
        return FREE
    return PATIENT if rules.bonuses.gin + rules.bonuses.undercut >= RICH else KEEN


def _in_haste(rules: Rules) -> bool:
    """Is a knock worth more the earlier it comes, or gin worth no more than a knock?"""
    return (
        rules.knock.scores is KnockScores.PENALTY
        or rules.bonuses.rush is not Rush.OFF
        or rules.values.caught != rules.values.own
        or rules.stakes.die is Stakes.DEAL
    )


def _discard(seen: Observation, options: tuple[Action, ...], style: Style) -> Discard:
    """The discard that leaves the best hand for the least danger."""
    worths = discard_worths(seen, options, style)
    return Discard(max(worths, key=lambda card: (worths[card], card)))


def discard_worths(
    seen: Observation, options: tuple[Action, ...], style: Style = THOUGHTFUL
) -> dict[Card, float]:
    """What each discard that leaves nearly the least deadwood is worth, in points of deadwood."""
    count = own_solver(seen.rules).deadwood
    discards = [option for option in options if isinstance(option, Discard)]
    left = {option.card: count(seen.hand & ~option.card.bit) for option in discards}
    price = left if seen.last_turn else _prices(seen, left)
    least = min(price.values())
    near = [card for card in price if price[card] <= least + (0 if seen.last_turn else style.near)]
    if len(near) == 1:
        return {near[0]: 0.0}
    reading = read(seen)
    # The premium of a rush shrinks with every draw: what counts most is to knock after the next.
    rushing = seen.rules.bonuses.rush is not Rush.OFF
    goal = knock_limit(seen.rules, seen.upcard) if rushing else None
    hope = Hope(seen.rules, seen.hand, seen.unseen, goal)

    def worth(card: Card) -> float:
        kept = seen.hand & ~card.bit
        ahead = style.hope * hope.mean(kept, left[card])
        feared = style.fear * danger(card, reading, seen.rules.melds) if style.fear else 0.0
        return prospect(seen, kept) - price[card] - ahead - feared

    return {card: worth(card) for card in near}


def _prices(seen: Observation, left: dict[Card, int]) -> dict[Card, int]:
    """What the hand counts after each discard if the other player ends it next."""
    if seen.rules.values.caught == seen.rules.values.own:
        return left
    count = caught_solver(seen.rules).deadwood
    return {card: count(seen.hand & ~card.bit) for card in left}
