"""Count turns in a row without a card from the stock, and hands that do not end.

    python -m bench.endless honest [--hands 10000] [--seed 1]
    python -m bench.endless stubborn [--hands 20] [--mixtures 400] [--seed 1]

`honest` plays hands between levels and Simple in every game for two, without the limit on such
turns, and counts the longest run of them in each hand. `stubborn` plays hands in which one or both
players avoid the stock and avoid ending the hand. It plays them without and with the limit, in
every game for two and in games with random options. A hand of 1,500 actions counts as endless.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterable, Iterator

from bench.arena import make
from gin.ai.simulator.classic_sim import ClassicSim
from gin.ai.simulator.laying_sim import LayingSim
from gin.core.errors import GinError
from gin.core.shuffle import shuffled
from gin.rules.model.events import Discarded, Drew, EndedTurn, Event, HeldUp
from gin.rules.model.rules import Flow, Rules
from gin.variants.options.catalogue import UNTOUCHED
from gin.variants.registry import game, ids
from gin.variants.setups import Setup, available_options, setup, untouched_stock_off, values_of
from tools.quiet import run_command

PLAYERS = ("1", "2", "3", "4", "worlds:0", "simple")
"""Players that try to win; "worlds:0" is level 5 without its search, which would be slow."""
OTHERS = ("stubborn", "random", *PLAYERS)
"""Opponents of the stubborn player."""
MOST_PLIES = 1500
"""Actions after which a hand counts as endless."""
FOR_TWO = tuple(id for id in ids() if setup(id).rules.seats == 2)


def longest(log: Iterable[Event]) -> int:
    """Return the length of the longest run of turns without a card from the stock."""
    most = now = 0
    drew = False
    for event in log:
        if isinstance(event, Drew):
            drew = True
        elif isinstance(event, Discarded | HeldUp | EndedTurn):
            now = 0 if drew else now + 1
            most, drew = max(most, now), False
    return most


def played(rules: Rules, names: tuple[str, str], seed: int) -> tuple[int, int, bool]:
    """Play a hand. Return its longest run without the stock, its actions, and whether it ended."""
    rng = random.Random(seed)
    scores, dealer = (rng.randrange(90), rng.randrange(90)), rng.randrange(2)
    start = ClassicSim if rules.flow is Flow.CLASSIC else LayingSim
    hand = start(rules, shuffled(seed), dealer, scores)
    players = [make(name, seed + seat) for seat, name in enumerate(names)]
    plies = 0
    while hand.result is None and plies < MOST_PLIES:
        hand.act(players[hand.turn].choose(hand.observe(hand.turn)))
        plies += 1
    return longest(hand.observe(0).log), plies, hand.result is not None


def honest(hands: int, seed: int) -> None:
    """Play hands between players that try to win, and print their longest runs."""
    runs: Counter[int] = Counter()
    for number in range(hands):
        rng = random.Random(f"{seed} {number}")
        id = FOR_TWO[number % len(FOR_TWO)]
        names = rng.choice(PLAYERS), rng.choice(PLAYERS)
        run, plies, over = played(
            setup(id, untouched_stock_off(id)).rules, names, rng.getrandbits(32)
        )
        runs[run] += 1
        if run >= 7 or not over:
            print(f"{id}, {' v '.join(names)}: a run of {run}, {plies} plies, over: {over}")
    print(
        f"{hands} hands in {len(FOR_TWO)} games, by their longest run of turns without the stock:"
    )
    for run, count in sorted(runs.items()):
        print(f"{run:4} {count:6} {count / hands:8.3%}")


def mixtures(count: int, seed: int) -> Iterator[Setup]:
    """Yield games for two with up to six options chosen at random."""
    rng = random.Random(f"mixtures {seed}")
    while count:
        id = rng.choice(FOR_TWO)
        options = [option for option in available_options(game(id)) if option.id != UNTOUCHED]
        chosen = rng.sample(options, min(rng.randrange(1, 7), len(options)))
        words = [f"{one.id}={rng.choice(values_of(game(id), one)).word}" for one in chosen]
        try:
            yield setup(id, words)
        except GinError:
            continue
        count -= 1


def stubborn(hands: int, count: int, seed: int) -> None:
    """Play hands of the stubborn player, and print how many ended."""
    games = [setup(id) for id in FOR_TWO]
    for title, found in (("games", games), ("mixtures", list(mixtures(count, seed)))):
        for limited in (False, True):
            endless: Counter[str] = Counter()
            most = played_hands = 0
            for agreed in found:
                free = () if limited else untouched_stock_off(agreed.game.id)
                rules = setup(agreed.game.id, [*agreed.agreed, *free]).rules
                for number in range(hands if title == "games" else 1):
                    rng = random.Random(f"{seed} {agreed.game.id} {agreed.agreed} {number}")
                    other = rng.choice(OTHERS)
                    names = rng.choice((("stubborn", other), (other, "stubborn")))
                    _, plies, over = played(rules, names, rng.getrandbits(32))
                    played_hands += 1
                    most = max(most, plies)
                    endless[f"{agreed.game.id} against {other}"] += not over
            ended = played_hands - endless.total()
            print(
                f"{len(found)} {title}, {'with' if limited else 'without'} the limit: {ended} of "
                f"{played_hands} hands ended, the longest had {most} plies"
            )
            for name, number in sorted(endless.items()):
                if number and title == "games":
                    print(f"    endless: {name} {number}")


def main(words: list[str] | None = None) -> int:
    """Play the hands that the command line asks for."""
    parser = argparse.ArgumentParser(prog="bench.endless", description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("honest", "stubborn"))
    parser.add_argument("--hands", type=int)
    parser.add_argument("--mixtures", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    if args.what == "honest":
        honest(args.hands or 10_000, args.seed)
    else:
        stubborn(args.hands or 20, args.mixtures, args.seed)
    return 0


if __name__ == "__main__":
    run_command(main)
