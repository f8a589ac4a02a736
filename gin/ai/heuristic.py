"""Level 3, a thoughtful player: outs, danger, and a table of when to knock.

A hand is worth little deadwood and much hope: the mean deadwood after the next draw, over the cards
still unseen. Against that stands the danger that the discard is what the other player waits for.
"""

from __future__ import annotations

from gin.ai.danger import danger, read
from gin.ai.endings import ending_for, guarded_knock, kept
from gin.ai.solitary import advise
from gin.ai.stakes import stake_action
from gin.ai.suits import in_suits, prospect
from gin.core.cards import Card, Hand, cards_of
from gin.rules.actions import Action, Discard, Draw, Knock, LayOff, Pass, Take
from gin.rules.engine import legal
from gin.rules.observe import Observation, mask_union
from gin.rules.rules import KnockScores, LastDiscard, LimitFrom, Rules, Rush, Stakes, StockEnd
from gin.rules.scoring import own_solver, points_of
from gin.rules.table import Phase

HOPE = 2.5
"""Weight of the mean deadwood after the next draw, beside the deadwood now."""
DANGER = 9.0
"""Points a discard costs if the other player is sure to meld it."""
NEAR = 8
"""Discards that leave this much more than the least deadwood are still looked at."""
KNOCK_TABLE = ((1, 20), (2, 10), (3, 6), (4, 3))
"""Before this many own turns, knock with at most this much; afterwards only go gin.

Only a game with a limit above ten gets to the first line."""
OPEN_TABLE = ((1, 60), (2, 50), (3, 40), (4, 31), (5, 23), (6, 16), (99, 10))
"""The same where nothing limits a knock, and where one cannot come too early: the other player's
deadwood falls about as fast."""
LAST_CHANCE = 3
"""Take the last discard, where it must end the hand, to knock with at most this much."""


class Heuristic:
    """A player of fixed strength that looks one draw ahead; there is no chance in it."""

    def __init__(self, seed: int) -> None:
        del seed

    def choose(self, seen: Observation) -> Action:
        """The action of level 3."""
        if len(seen.counts) == 1:
            return advise(seen).action
        options = legal(seen)
        if seen.stake is not None:
            said = stake_action(seen, options, raises=True)
            if said is not None:
                return said
        match seen.phase:
            case Phase.DISCARD:
                return _end(seen, options) or _discard(seen, options)
            case Phase.LAY_OFF:
                return next(option for option in options if isinstance(option, LayOff))
            case _:
                if Take() in options and _wants(seen):
                    return Take()
                return Draw() if Draw() in options else Pass() if Pass() in options else Take()


def _wants(seen: Observation) -> bool:
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


def _end(seen: Observation, options: tuple[Action, ...]) -> Action | None:
    """Gin of the kind that pays more, or the knock that the table of turns allows."""
    best = ending_for(seen, options)
    if not isinstance(best, Knock):
        return best
    count = points_of(kept(seen, best) & ~mask_union(best.melds), seen.rules.values.own)
    must = not any(isinstance(option, Discard) for option in options)
    if not must and count > _ceiling(seen):
        return None
    return best if in_suits(seen.rules) else guarded_knock(seen, options, count)


def _ceiling(seen: Observation) -> int:
    """The most deadwood worth knocking with now."""
    turns = seen.turns[seen.seat]
    limitless = seen.rules.knock.limit_from is LimitFrom.NONE
    table = OPEN_TABLE if limitless or _in_haste(seen.rules) else KNOCK_TABLE
    return next((ceiling for until, ceiling in table if turns < until), 0)


def _in_haste(rules: Rules) -> bool:
    """Is a knock worth more the earlier it comes, or gin worth no more than a knock?"""
    return (
        rules.knock.scores is KnockScores.PENALTY
        or rules.bonuses.rush is not Rush.OFF
        or rules.values.caught != rules.values.own
        or rules.stakes.die is Stakes.DEAL
    )


def _discard(seen: Observation, options: tuple[Action, ...]) -> Discard:
    """The discard that leaves the best hand for the least danger."""
    count = own_solver(seen.rules).deadwood
    discards = [option for option in options if isinstance(option, Discard)]
    left = {option.card: count(seen.hand & ~option.card.bit) for option in discards}
    least = min(left.values())
    if seen.last_turn:
        near = [card for card in left if left[card] == least]
    else:
        near = [card for card in left if left[card] <= least + NEAR]
    if len(near) == 1:
        return Discard(near[0])
    reading = read(seen)
    values = seen.rules.values.own * 4

    def threat(card: Card) -> float:
        return danger(card, reading, seen.rules.melds)

    def worth(card: Card) -> tuple[float, Card]:
        hope = _mean_after_draw(seen, seen.hand & ~card.bit, left[card], values)
        suits = prospect(seen, seen.hand & ~card.bit)
        return -left[card] - HOPE * hope - DANGER * threat(card) + suits, card

    return Discard(max(near, key=worth))


def _mean_after_draw(seen: Observation, kept: Hand, now: int, values: tuple[int, ...]) -> float:
    """The mean deadwood of `kept` after the next draw and the best discard, over unseen cards."""
    count = own_solver(seen.rules).deadwood
    by_value = sorted(((values[card], 1 << card) for card in cards_of(kept)), reverse=True)
    # The dearest card that is loose in some best split: what a useless draw would replace.
    dearest = 0
    for value, bit in by_value:
        if count(kept ^ bit) + value == now:
            dearest = value
            break
    unseen = seen.unseen
    if not unseen:
        return now
    total = 0
    rest = unseen
    while rest:
        low = rest & -rest
        rest ^= low
        drawn = values[low.bit_length() - 1]
        hand = kept | low
        whole = count(hand)
        best = now
        if whole < now + drawn:
            for value, bit in by_value:
                # No discard can leave less than the whole hand's deadwood without its own points.
                if whole - value >= best:
                    break
                left = count(hand ^ bit)
                if left < best:
                    best = left
        elif drawn < dearest:
            best = now - dearest + drawn
        total += best
    return total / unseen.bit_count()
