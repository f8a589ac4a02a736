"""Calls about the stake die, by the chance to win the hand.

Before the players look at their cards, both are equally likely to win, and a higher stake helps the
player who is behind. Later the chance comes from a table by the player's deadwood and turns,
counted over 2500 hands between players of level 3.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from gin.ai.search.match_equity import gains_of, games_chance, games_needed, shares_of_awards
from gin.rules.counting.scoring import own_solver
from gin.rules.model.actions import Accept, Action, NoOffer, Offer, Refuse
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import SheetKind, Stakes
from gin.rules.model.stakes import refused_pays
from gin.rules.sheets.base import Measure
from gin.rules.sheets.pegs import award

TURNS = (1, 3, 5, 8)
"""Bounds of the table's rows: fewer own turns than this. The last row has no bound."""
DEADWOOD = (4, 8, 12, 17, 23, 30, 40, 55)
"""Bounds of the table's columns: at most this much deadwood. The last column has no bound."""
CHANCES = (
    (0.50, 0.55, 0.62, 0.79, 0.85, 0.64, 0.55, 0.54, 0.44),
    (0.50, 0.50, 0.84, 0.82, 0.67, 0.57, 0.52, 0.46, 0.41),
    (0.50, 0.50, 0.82, 0.74, 0.56, 0.49, 0.47, 0.41, 0.37),
    (0.50, 0.50, 0.76, 0.64, 0.50, 0.51, 0.42, 0.38, 0.44),
    (0.50, 0.50, 0.72, 0.60, 0.50, 0.39, 0.42, 0.42, 0.50),
)
"""Chance to win the hand at the start of a turn, by own turns and deadwood (`tools.chances`)."""
GIVEN_AWAY = 0.04
"""Value of owning the die, as a chance to win. An offer gives the die to the opponent."""


def chance_to_win(seen: Observation) -> float:
    """Return this seat's chance to win the hand or the game, whichever the stake die multiplies."""
    hand = _hand_chance(seen)
    if seen.rules.stakes.die is Stakes.DEAL:
        return hand
    lead = (seen.scores[seen.seat] - seen.scores[seen.other]) / seen.rules.format.target
    return min(0.95, max(0.05, 0.5 + 0.45 * lead + 0.5 * (hand - 0.5)))


def _hand_chance(seen: Observation) -> float:
    assert seen.stake is not None
    if not seen.stake.looked:
        return 0.5
    turns = seen.turns[seen.seat]
    row = next((place for place, most in enumerate(TURNS) if turns < most), len(TURNS))
    count = own_solver(seen.rules).deadwood(seen.hand)
    column = next((place for place, most in enumerate(DEADWOOD) if count <= most), len(DEADWOOD))
    return CHANCES[row][column]


def answer(seen: Observation) -> Action:
    """Return Accept, or Refuse if that gives a better chance to win the match."""
    stake = seen.stake
    assert stake is not None and stake.offer is not None
    # An opponent who offers after seeing the cards probably has good ones.
    chance = chance_to_win(seen) - (0.06 if stake.looked else 0.0)
    lost = _worth(seen, -refused_pays(seen.rules, stake), by_refusal=True)
    played = _played(seen, chance + GIVEN_AWAY, stake.offer)
    return Accept() if played >= lost else Refuse()


def offer(seen: Observation, options: tuple[Action, ...]) -> Offer | None:
    """Return the offer with the best chance to win the match; None if no offer improves the chance.

    The opponent is assumed to give the answer that is worse for this seat.
    """
    stake = seen.stake
    offers = [option for option in options if isinstance(option, Offer)]
    if stake is None or not offers:
        return None
    chance = chance_to_win(seen)
    now = _played(seen, chance, stake.die.value)
    best: tuple[float, Offer] | None = None
    for option in offers:
        # The chance is a rough estimate, so never ask for more than twice the stake.
        if option.value > 2 * stake.die.value:
            continue
        refused = refused_pays(seen.rules, replace(stake, offer=option.value))
        accepted = _played(seen, chance - GIVEN_AWAY, option.value)
        worth = min(accepted, _worth(seen, refused, by_refusal=True))
        if worth > now and (best is None or worth > best[0]):
            best = (worth, option)
    return None if best is None else best[1]


def stake_action(seen: Observation, options: tuple[Action, ...], *, raises: bool) -> Action | None:
    """Return the call about the die to make now; None if none is due."""
    if seen.phase is Phase.ANSWER:
        return answer(seen)
    made = offer(seen, options) if raises else None
    if made is not None or seen.phase is not Phase.STAKE:
        return made
    return NoOffer()


def _played(seen: Observation, chance: float, value: int) -> float:
    chance = min(1.0, max(0.0, chance))
    return chance * _worth(seen, value) + (1 - chance) * _worth(seen, -value)


def _worth(seen: Observation, value: int, *, by_refusal: bool = False) -> float:
    """Return the chance to win the match once the stake is won at `value` (below 0: lost).

    With `by_refusal`, a refusal decided the stake. If the stake is a game, it counts as more than
    one game when the loser is far behind.
    """
    form = seen.rules.format
    if form.sheet is SheetKind.DEALS:
        mine, theirs = (form.deals - seen.scores[seat] for seat in (seen.seat, seen.other))
        return round_chance(mine - max(0, value), theirs - max(0, -value))
    loser = seen.other if value > 0 else seen.seat
    points = min(seen.scores[loser], form.target - 1)
    # A loser is assumed to win half of the missing points before the end.
    lost = points if by_refusal else (points + form.target - 1) // 2
    games = award(form.target, max(0, lost)) * value
    missing = games_needed(seen.rules, seen.scores, seen.earlier)
    mine, theirs = missing[seen.seat], missing[seen.other]
    shares = shares_of_awards(form.target, gains_of(seen.rules, Measure.POINTS))
    return games_chance(mine - max(0, games), theirs - max(0, -games), shares)


@lru_cache(maxsize=1024)
def round_chance(mine: int, theirs: int) -> float:
    """Return the chance to win a match by the deals that each side needs, if each deal is even."""
    if mine <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    return (round_chance(mine - 1, theirs) + round_chance(mine, theirs - 1)) / 2
