"""Matches between opponents: who wins how many games, with the interval.

    python -m bench.arena 3 1 --games 2000 --rules modern

Each seed's deals are played twice with seats swapped. A player is a level's number, "simple" (the
same as 1) or "random". An illegal choice or a game without an end is an error.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from gin.ai import levels
from gin.ai.player import Player, chance
from gin.ai.sim import play_hand
from gin.ai.simple import Simple
from gin.core.errors import GinError
from gin.core.shuffle import derived_seed, shuffled
from gin.rules import engine
from gin.rules.actions import Action, BigGin, Gin, Knock, Shot
from gin.rules.match import finish_hand, start_match
from gin.rules.observe import Observation
from gin.rules.rules import Flow, Rules
from gin.variants.registry import setup

MOST_HANDS = 5000
"""A game longer than this counts as one without an end."""


class RandomLegal:
    """A player that ends the hand whenever it may and otherwise does anything legal."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: Observation) -> Action:
        """The first way to end the hand, or any legal action."""
        options = engine.legal(seen)
        ending = [option for option in options if isinstance(option, BigGin | Gin | Shot | Knock)]
        return ending[0] if ending else chance(self._seed, seen).choice(options)


@dataclass(frozen=True, slots=True)
class Job:
    """Two games on one seed, seats swapped."""

    first: str
    second: str
    rules: str
    agreed: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of some decided games: how many the first player won, and the hands of all."""

    games: int
    won: int
    hands: int


def make(name: str, seed: int) -> Player:
    """The player called `name`."""
    if name == "random":
        return RandomLegal(seed)
    if name == "simple":
        return Simple(seed)
    if not name.isdigit():
        raise GinError(f"no player {name!r}: a level's number, simple or random")
    return levels.player(int(name), seed)


def rules_for(game: str, agreed: tuple[str, ...]) -> Rules:
    """The rules of a game for two. Raises GinError for any other."""
    rules = setup(game, agreed).rules
    if rules.flow is not Flow.CLASSIC:
        raise GinError(f"{game} is not a game for two players")
    return rules


def play(job: Job) -> Tally:
    """Play a job's two games."""
    games = won = hands = 0
    rules = rules_for(job.rules, job.agreed)
    for swapped in (False, True):
        names = (job.second, job.first) if swapped else (job.first, job.second)
        players = [make(name, job.seed + seat) for seat, name in enumerate(names)]
        match = start_match(rules, job.seed)
        while not match.sheet.over:
            if len(match.results) == MOST_HANDS:
                raise GinError(f"the game of seed {job.seed} does not end in {MOST_HANDS} hands")
            deck = shuffled(match.deal_seed)
            sheet = match.sheet
            scores, closed, die = sheet.running, sheet.closed, sheet.die
            result = play_hand(match.rules, deck, match.dealer, players, scores, closed, die)
            match = finish_hand(match, result)
        hands += len(match.results)
        # A drawn game is nobody's.
        if match.sheet.winner is not None:
            games += 1
            won += (match.sheet.winner == 0) != swapped
    return Tally(games, won, hands)


def wilson(won: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    share = won / games
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    centre = share + z * z / (2 * games)
    return (centre - spread) / (1 + z * z / games), (centre + spread) / (1 + z * z / games)


def progress(done: int, all_games: int, since: float) -> None:
    """Draw the bar on a terminal's standard error."""
    if sys.stderr.isatty():
        filled = 30 * done // all_games
        rate = done / max(1e-9, time.monotonic() - since)
        bar = "#" * filled + "." * (30 - filled)
        sys.stderr.write(f"\r[{bar}] {done}/{all_games} games, {rate:.1f} a second ")
        sys.stderr.flush()


def main(words: list[str] | None = None) -> int:
    """Run the matches that the command line asks for."""
    parser = argparse.ArgumentParser(prog="bench.arena", description=__doc__.splitlines()[0])
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rules", default="modern")
    parser.add_argument("--with", dest="agreed", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json")
    asked = parser.parse_args(words)
    agreed = tuple(filter(None, asked.agreed.split(",")))
    try:
        rules_for(asked.rules, agreed)
        make(asked.first, 0), make(asked.second, 0)
    except GinError as error:
        parser.error(str(error))
    pairs = max(1, asked.games // 2)
    jobs = [
        Job(asked.first, asked.second, asked.rules, agreed, derived_seed(asked.seed, f"pair {i}"))
        for i in range(pairs)
    ]
    since, games, won, hands = time.monotonic(), 0, 0, 0
    with multiprocessing.Pool(os.cpu_count()) as pool:
        for tally in pool.imap_unordered(play, jobs, chunksize=4):
            games, won, hands = games + tally.games, won + tally.won, hands + tally.hands
            progress(games, 2 * pairs, since)
    low, high = wilson(won, games)
    seconds = time.monotonic() - since
    print(
        f"\n{asked.first} v {asked.second}, {asked.rules}: {won} of {games} = {won / games:.1%} "
        f"[{low:.1%} to {high:.1%}], {hands / games:.1f} hands a game, {seconds:.0f} s"
    )
    if asked.json:
        record = {
            "first": asked.first,
            "second": asked.second,
            "rules": asked.rules,
            "with": list(agreed),
            "seed": asked.seed,
            "games": games,
            "won": won,
            "low": low,
            "high": high,
            "hands": hands,
        }
        Path(asked.json).write_text(json.dumps(record, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
