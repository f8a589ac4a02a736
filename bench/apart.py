"""Tell the opponents apart by what a player at the table can see, in blocks of hands.

    python -m bench.apart [--game modern] [--hands 1000] [--players 1 2 3 4 5]

A player of level 3 plays matches against each opponent, twice: for learning and for testing. A
block of 20 hands becomes a list of figures that the player across the table can see, such as the
share of discards taken, the deadwood of knocks, and how often a discard feeds the player. For each
pair of opponents, a logistic regression is fitted to the first matches. The share of blocks of the
second matches that it assigns to the right opponent is printed.
"""

from __future__ import annotations

import argparse
import math
from itertools import combinations
from statistics import fmean, pstdev

from bench.arena import make
from bench.hands import dealt_hands
from gin.core.cards import Card, cards_of, mask_union
from gin.rules.counting.scoring import own_solver
from gin.rules.model.events import Discarded, Drew, Knocked, LaidOff, Passed, Took, WentGin
from gin.rules.model.observation import Observation
from tools.quiet import run_command

BLOCK = 20
VIEWER, OTHER = 0, 1
ROUNDS, STEP, SHRINK = 400, 0.5, 0.01
"""Rounds of the regression's gradient descent, their step, and the decay of its weights."""
LOW = 3
"""Highest rank, with the ace as 1, of a card that a careful player keeps."""

FIGURES = (
    "turns", "takes", "passes", "first discard", "second discard", "third discard",
    "low discards", "discards next to the player's takes", "discards next to the player's discards",
    "same rank as the last discard", "knocks", "gin", "knock deadwood", "knock turn",
    "quick knocks", "deadwood when caught", "knockable when caught", "pairs when caught",
    "high cards when caught", "value taken",
)  # fmt: skip


Figures = list[float]
Blocks = tuple[list[Figures], list[Figures]]
"""Blocks for learning, and blocks for testing."""


def _near(card: Card, other: Card) -> bool:
    same_suit = card.suit == other.suit and abs(card.rank - other.rank) <= 2
    return card.rank == other.rank or same_suit


def seen_figures(seen: Observation) -> Figures:
    """Return the figures of one finished hand; NaN where the hand does not show one."""
    taken_by_viewer: list[Card] = []
    thrown_by_viewer: list[Card] = []
    discards: list[Card] = []
    near_takes = near_discards = draws = takes = passes = same = 0
    taken_value = float("nan")
    knock: Knocked | None = None
    gin = False
    for event in seen.log:
        match event:
            case Took(seat=seat, card=card):
                if seat == VIEWER:
                    taken_by_viewer.append(card)
                else:
                    takes += 1
                    taken_value = min(10, card.rank)
            case Drew(seat=seat):
                draws += seat == OTHER
            case Passed(seat=seat):
                passes += seat == OTHER
            case Discarded(seat=seat, card=card):
                if seat == VIEWER:
                    thrown_by_viewer.append(card)
                    continue
                near_takes += any(_near(card, one) for one in taken_by_viewer)
                near_discards += any(_near(card, one) for one in thrown_by_viewer)
                same += bool(discards) and discards[-1].rank == card.rank
                discards.append(card)
            case Knocked(seat=seat):
                knock = event if seat == OTHER else None
            case WentGin(seat=seat):
                gin = seat == OTHER
            case LaidOff():
                pass
            case _:
                pass
    nan = float("nan")
    turns = draws + takes
    values = [min(10, card.rank) for card in discards]
    first, second, third = ([*values[:3], nan, nan, nan])[:3]
    caught = [nan, nan, nan, nan]
    if knock is None and not gin and seen.known.bit_count() == seen.counts[OTHER]:
        solver = own_solver(seen.rules)
        deadwood = solver.deadwood(seen.known)
        loose = list(cards_of(seen.known & ~mask_union(solver.best(seen.known).melds)))
        pairs = sum(_near(one, two) for one, two in combinations(loose, 2))
        high = sum(card.rank >= 10 for card in loose)
        caught = [deadwood, deadwood <= 10, pairs, high]
    share = max(1, len(discards))
    return [
        turns, takes / max(1, turns), passes, first, second, third,
        sum(value <= LOW for value in values) / share, near_takes / share, near_discards / share,
        same / share, knock is not None, gin,
        knock.deadwood if knock is not None else nan, turns if knock is not None else nan,
        knock is not None and turns <= 4, *caught, taken_value,
    ]  # fmt: skip


def blocks_of(player: str, game: str, hands: int, seed: int) -> list[Figures]:
    """Return the mean figures of each block, of that many hands in matches against level 3."""
    rows = list[Figures]()
    for sim, _, number in dealt_hands(game, seed, hands):
        players = make("3", number), make(player, number)
        while sim.result is None:
            sim.act(players[sim.turn].choose(sim.observe(sim.turn)))
        rows.append(seen_figures(sim.observe(VIEWER)))
    starts = range(0, hands - BLOCK + 1, BLOCK)
    return [_means(rows[start : start + BLOCK]) for start in starts]


def _means(rows: list[Figures]) -> Figures:
    found = []
    for column in zip(*rows, strict=True):
        known = [value for value in column if not math.isnan(value)]
        found.append(fmean(known) if known else math.nan)
    return found


def right_share(first: Blocks, second: Blocks) -> float:
    """Return the share of test blocks that a logistic regression assigns to the right player.

    Each argument has the blocks for learning and for testing.
    """
    learnt = [*first[0], *second[0]]
    scales = []
    for column in zip(*learnt, strict=True):
        known = [value for value in column if not math.isnan(value)]
        scales.append((fmean(known), pstdev(known)) if known else (0.0, 0.0))

    def scaled(block: Figures) -> Figures:
        return [
            0.0 if math.isnan(value) or not spread else (value - mean) / spread
            for value, (mean, spread) in zip(block, scales, strict=True)
        ]

    rows = [scaled(block) for block in learnt]
    targets = [1.0] * len(first[0]) + [0.0] * len(second[0])
    weights, bias = [0.0] * len(FIGURES), 0.0
    for _ in range(ROUNDS):
        misses = [
            target - _chance(weights, bias, row) for row, target in zip(rows, targets, strict=True)
        ]
        bias += STEP * fmean(misses)
        weights = [
            weight * (1 - STEP * SHRINK)
            + STEP * fmean(miss * row[place] for miss, row in zip(misses, rows, strict=True))
            for place, weight in enumerate(weights)
        ]
    right = [
        fmean(_chance(weights, bias, scaled(one)) > 0.5 for one in test)
        for test in (first[1], second[1])
    ]
    return (right[0] + 1 - right[1]) / 2


def _chance(weights: Figures, bias: float, row: Figures) -> float:
    total = bias + sum(weight * value for weight, value in zip(weights, row, strict=True))
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.apart", description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="modern")
    parser.add_argument("--hands", type=int, default=1000)
    parser.add_argument("--players", nargs="+", default=["1", "2", "3", "4", "5"])
    parser.add_argument("--show", action="store_true", help="also print the mean figures")
    args = parser.parse_args(words)
    blocks = {
        one: (
            blocks_of(one, args.game, args.hands, 1), blocks_of(one, args.game, args.hands, 2)
        )
        for one in args.players
    }  # fmt: skip
    if args.show:
        print(" " * 40, *(f"{one:>8}" for one in args.players))
        means = {one: _means(blocks[one][0]) for one in args.players}
        for place, name in enumerate(FIGURES):
            print(f"{name:40}", *(f"{means[one][place]:8.2f}" for one in args.players))
    for one, two in combinations(args.players, 2):
        share = right_share(blocks[one], blocks[two])
        tested = len(blocks[one][1]) + len(blocks[two][1])
        print(f"{one} v {two}, {args.game}: {share:.2f} (n = {tested} blocks)", flush=True)
    return 0


if __name__ == "__main__":
    run_command(main)
