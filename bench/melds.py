"""Compare our meld solver with OpenSpiel's on the same hands.

    python -m bench.melds [--hands 20000] [--rounds 9] [--json FILE]

Times are microseconds a hand, the median of interleaved rounds. "In play" are hands of a player
that has made ten turns and always kept the least deadwood.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from gin.core.cards import DECK, Hand, cards_of, mask_of
from gin.rules.melds.solver import solver
from gin.rules.model.rules import PIPS, SETS_AND_RUNS
from tools.quiet import run_command


def random_hands(count: int, size: int, seed: int) -> list[Hand]:
    """Return random hands of `size` cards."""
    rng = random.Random(seed)
    return [mask_of(rng.sample(DECK, size)) for _ in range(count)]


def hands_in_play(count: int, size: int, seed: int) -> list[Hand]:
    """Return hands after ten draws, each followed by a discard that leaves the least deadwood.

    A hand of 11 cards contains one more drawn card.
    """
    rng, solve = random.Random(seed), solver(SETS_AND_RUNS, PIPS)
    hands = []
    for _ in range(count):
        deck = rng.sample(DECK, 21)
        hand = mask_of(deck[:10])
        for card in deck[10:20]:
            _, discards = solve.best_discards(hand | card.bit)
            hand = (hand | card.bit) & ~rng.choice(discards).bit
        hands.append(hand | deck[20].bit if size == 11 else hand)
    return hands


def timed(work: Callable[[Any], object], hands: Sequence[Any]) -> float:
    """Return the microseconds that `work` takes for a hand."""
    start = time.perf_counter()
    for hand in hands:
        work(hand)
    return (time.perf_counter() - start) / len(hands) * 1e6


def main(words: list[str] | None = None) -> int:
    """Measure and print; return 2 if OpenSpiel is missing."""
    parser = argparse.ArgumentParser(prog="bench.melds")
    parser.add_argument("--hands", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json")
    args = parser.parse_args(words)
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is missing: install requirements-bench.txt", file=sys.stderr)
        return 2
    utils = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
    solve = solver(SETS_AND_RUNS, PIPS)
    figures: dict[str, dict[str, float]] = {}
    for kind, make in (("random", random_hands), ("in play", hands_in_play)):
        ten, eleven = make(args.hands, 10, 1), make(args.hands, 11, 2)
        # OpenSpiel also numbers cards suit by suit; the order of suits does not matter here.
        theirs = [[int(card) for card in cards_of(hand)] for hand in ten]
        unlike = sum(
            solve.deadwood(hand) != utils.min_deadwood(cards)
            for hand, cards in zip(ten, theirs, strict=True)
        )
        rounds: dict[str, list[float]] = {"ours": [], "OpenSpiel": [], "discards": []}
        for _ in range(args.rounds):
            rounds["ours"].append(timed(solve.deadwood, ten))
            rounds["OpenSpiel"].append(timed(utils.min_deadwood, theirs))
            rounds["discards"].append(timed(solve.best_discards, eleven))
        found = {name: statistics.median(times) for name, times in rounds.items()}
        figures[kind] = {
            "ours_10": found["ours"],
            "openspiel_10": found["OpenSpiel"],
            "share": found["ours"] / found["OpenSpiel"],
            "ours_best_discard_11": found["discards"],
            "discard_times": found["discards"] / found["OpenSpiel"],
            "unlike": unlike,
        }
    print(f"{args.hands} hands, median of {args.rounds} rounds, microseconds a hand\n")
    print("hands     10 cards  OpenSpiel  share   best of 11  times OpenSpiel's 10  unlike")
    for kind, row in figures.items():
        print(
            f"{kind:9} {row['ours_10']:8.2f} {row['openspiel_10']:10.2f} {row['share']:6.2f}"
            f" {row['ours_best_discard_11']:12.2f} {row['discard_times']:21.1f} {row['unlike']:7}"
        )
    if args.json:
        Path(args.json).write_text(json.dumps(figures, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    run_command(main)
