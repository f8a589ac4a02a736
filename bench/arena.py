"""Play matches between two players and report the first one's share of wins, with a 95 % interval.

    python -m bench.arena 3 1 --games 2000 --rules modern
    python -m bench.arena --all --games 400

Two matches are played on each seed, the second with the seats swapped. `--scheduler ADDRESS` plays
them on other machines (`bench.runner`). A player is one of:

- a level's number
- "full", level 5 with its full setting, or "worlds:N", level 5 with at most N worlds
- "simple", the baseline
- "random", or "random-ten", which knocks only with ten or less if the rules let it wait
- "stubborn", which avoids drawing from the stock and ending a hand
- "waiter", the baseline, which knocks only if it has no legal discard
- "hints", which makes the coach's moves
- "cmd:PROGRAM", a program that speaks the engine protocol, with its arguments

The seed determines the deals, so an outside program never gets it. A program could still guess the
default seed, so without `--seed` a match with an outside program uses a random one. The result
names the seed.

`--all` plays the match-ups that docs/evidence/games-measured.json lacks; see `bench.every_game`.
"""

from __future__ import annotations

import argparse
import json
import math
import secrets
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.runner import Runner, add_arguments, runner
from gin.ai.advice.evaluation import Judge, can_judge
from gin.ai.advice.reasons import hint
from gin.ai.player import Player, ThinkingTime, chance
from gin.ai.players import levels
from gin.ai.players.by_flow import baseline
from gin.ai.search.match_equity import after_observed
from gin.ai.simulator.classic_sim import next_hand, play_hand
from gin.ai.tactics.endings import ending_for, hand_after
from gin.ai.tactics.styles import UNKNOWN
from gin.core.cards import Rank, mask_union
from gin.core.errors import GinError
from gin.core.shuffle import SEED_BITS, derived_seed
from gin.language.translation import printed
from gin.rules import engine
from gin.rules.counting.scoring import own_solver, points_of
from gin.rules.flows.layouts import left_after
from gin.rules.match import finish_hand, start_match
from gin.rules.model.actions import (
    Accept,
    Action,
    Discard,
    Done,
    Draw,
    HoldUp,
    Knock,
    LayOff,
    LayOut,
    NoOffer,
    Pass,
    Refuse,
    Take,
)
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Rules
from gin.session.coach import WORLDS
from gin.session.engines.client import EngineOpponent, Engines
from gin.session.engines.programs import program_at
from gin.variants.setups import Setup, setup
from tools.quiet import CommandError, run_command

PROGRAM = "cmd:"
DEFAULT_SEED = 1
BY_WORLDS = "worlds:"

MOVE_TIME = 30.0
"""Seconds that an outside program gets for a move, enough on a busy machine."""
MOST_HANDS = 5000
"""Hands after which a game counts as endless."""


class NotMeasured(CommandError):
    """Error that says, in English, why something cannot be measured."""


def reason(error: GinError | NotMeasured) -> str:
    """Return the text of an error."""
    return printed(error.text) if isinstance(error, GinError) else str(error)


class RandomLegal:
    """A player that ends the hand whenever it may, and otherwise plays a random legal action.

    With more than `most` deadwood, it does not knock if the rules let it continue.
    """

    def __init__(self, seed: int, most: int | None = None) -> None:
        self._seed = seed
        self._most = most

    def choose(self, seen: Observation) -> Action:
        options = engine.legal(seen)
        ending = ending_for(seen, options)
        if seen.rules.whole_hands:
            return going_out(seen, options) or chance(self._seed, seen).choice(options)
        if isinstance(ending, Knock) and self._most is not None:
            others = [option for option in options if not isinstance(option, Knock)]
            values = seen.rules.values.own
            if others and least_deadwood(seen, ending, values) > self._most:
                ending, options = None, tuple(others)
        return ending if ending is not None else chance(self._seed, seen).choice(options)


class Stubborn:
    """A player that avoids drawing from the stock, laying out and ending a hand.

    If cards are offered, it prefers to offer aces: a player who accepts an ace does not draw.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: Observation) -> Action:
        options = engine.legal(seen)
        if Take() in options:
            return Take()
        if seen.phase is Phase.CONSIDER:
            return Accept()
        on = [one for one in options if isinstance(one, ON)]
        aces = [one for one in on if isinstance(one, HoldUp) and one.card.rank is Rank.ACE]
        return chance(self._seed, seen).choice(aces or on or options)


class HintFollower:
    """A player that makes the coach's moves where the coach can judge, and level 5's elsewhere."""

    def __init__(self, seed: int, worlds: int) -> None:
        self._seed = seed
        self._worlds = worlds
        self._plain = levels.player(5, seed)

    def choose(self, seen: Observation) -> Action:
        if not can_judge(seen) or seen.rules.whole_hands:
            return self._plain.choose(seen)
        judge = Judge(seen, after_observed(seen), seed=self._seed, style=UNKNOWN)
        while judge.worlds < self._worlds and not judge.only_one_move:
            judge.step()
        return hint(seen, judge.judgement()).action


class Waiter:
    """The baseline, except that it knocks only if it has no legal discard."""

    def __init__(self, seed: int) -> None:
        self._plain = baseline(seed)
        self._seed = seed

    def choose(self, seen: Observation) -> Action:
        action = self._plain.choose(seen)
        if not isinstance(action, Knock):
            return action
        count = own_solver(seen.rules).deadwood
        discards = [one for one in engine.legal(seen) if isinstance(one, Discard)]
        if not discards:
            return action
        return min(discards, key=lambda one: (count(seen.hand & ~one.card.bit), -one.card.rank))


ON = (Draw, Pass, Discard, HoldUp, Done, Refuse, NoOffer, LayOff)
"""Actions that the stubborn player prefers."""


def going_out(seen: Observation, options: tuple[Action, ...]) -> Action | None:
    """Return an action that leaves the hand empty, or None."""
    for option in options:
        if isinstance(option, LayOut) and not left_after(seen.hand, option):
            return option
        if isinstance(option, Discard) and seen.hand == option.card.bit:
            return option
    return None


def least_deadwood(seen: Observation, knock: Knock, values: tuple[int, ...]) -> int:
    """Return the deadwood that a knock leaves."""
    return points_of(hand_after(seen, knock) & ~mask_union(knock.melds), values)


@dataclass(frozen=True, slots=True)
class SeatSwappedPair:
    """Two games on one seed, the second with the seats swapped."""

    first: str
    second: str
    rules: str
    agreed: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class MatchUpTally:
    """Numbers of decided games, of games that the first player won, and of hands."""

    games: int
    won: int
    hands: int


class Outsider:
    """An outside program as a player. A missing or bad answer raises NotMeasured."""

    def __init__(self, path: str, agreed: Setup) -> None:
        # One process of the program serves all games of this worker.
        engines = _ENGINES.setdefault(path, Engines())
        self._seat = EngineOpponent(
            engines, agreed, baseline(0), None, program=path, move_time=MOVE_TIME
        )
        self._path = path

    def choose(self, seen: Observation) -> Action:
        action = self._seat.choose(f"{seen.dealer}.{len(seen.log)}", seen)
        trouble = self._seat.take_trouble()
        if trouble:
            raise NotMeasured(f"{self._path} gave no move: {printed(trouble)}")
        return action


_ENGINES: dict[str, Engines] = {}


def make(name: str, seed: int, agreed: Setup | None = None) -> Player:
    """Return the player called `name`; an outside program learns the game from `agreed`.

    Raises:
        GinError: there is no such level or program.
        NotMeasured: there is no such player.
    """
    if name.startswith(PROGRAM):
        path = program_at(name.removeprefix(PROGRAM))
        return Outsider(path, agreed or setup("modern"))
    if name == "stubborn":
        return Stubborn(seed)
    if name == "random":
        return RandomLegal(seed)
    if name == "random-ten":
        return RandomLegal(seed, 10)
    if name == "hints":
        return HintFollower(seed, WORLDS)
    if name == "waiter":
        return Waiter(seed)
    if name == "simple":
        return baseline(seed)
    if name == "full":
        return levels.thinker(5, seed, ThinkingTime.FULL)
    worlds = name.removeprefix(BY_WORLDS)
    if name != worlds and worlds.isdecimal():
        return levels.master(seed, int(worlds))
    if not name.isdecimal():
        raise NotMeasured(
            f"no player {name!r}: a level's number, simple, full, worlds:N, random, "
            "random-ten, waiter, hints, stubborn or cmd:PROGRAM"
        )
    return levels.player(int(name), seed)


def rules_for(game: str, agreed: tuple[str, ...]) -> Rules:
    """Return the rules of a game for two.

    Raises:
        GinError: there is no such game or option.
        NotMeasured: the game is not for two players.
    """
    rules = setup(game, agreed).rules
    if rules.seats != 2:
        raise NotMeasured(f"{game} is not a game for two players")
    return rules


def play(job: SeatSwappedPair) -> MatchUpTally:
    """Play both games of a job."""
    games = won = hands = 0
    agreed = setup(job.rules, job.agreed)
    rules = rules_for(job.rules, job.agreed)
    for swapped in (False, True):
        names = (job.second, job.first) if swapped else (job.first, job.second)
        players = [make(name, job.seed + seat, agreed) for seat, name in enumerate(names)]
        match = start_match(rules, job.seed)
        while not match.sheet.over:
            if len(match.results) == MOST_HANDS:
                raise NotMeasured(f"the game of seed {job.seed} does not end in {MOST_HANDS} hands")
            match = finish_hand(match, play_hand(next_hand(match), players))
        hands += len(match.results)
        # A drawn game has no winner and does not count as decided.
        if match.sheet.winner is not None:
            games += 1
            won += (match.sheet.winner == 0) != swapped
    return MatchUpTally(games, won, hands)


def wilson(won: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """Return the Wilson interval of the share `won / games`, by default the 95 % interval."""
    share = won / games
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    centre = share + z * z / (2 * games)
    return (centre - spread) / (1 + z * z / games), (centre + spread) / (1 + z * z / games)


def progress(done: int, all_games: int, since: float) -> None:
    """Draw a progress bar on standard error if that is a terminal."""
    if sys.stderr.isatty():
        filled = 30 * done // all_games
        rate = done / max(1e-9, time.monotonic() - since)
        bar = "#" * filled + "." * (30 - filled)
        sys.stderr.write(f"\r[{bar}] {done}/{all_games} games, {rate:.1f} a second ")
        sys.stderr.flush()


@dataclass(frozen=True, slots=True)
class MatchUpRecord:
    """Result of a match-up: games played, decided (`games`) and won, hands, and seconds taken."""

    first: str
    second: str
    rules: str
    agreed: tuple[str, ...]
    seed: int
    played: int
    games: int
    won: int
    hands: int
    seconds: float

    @property
    def share(self) -> float:
        """Share of the decided games that the first player won."""
        return self.won / self.games

    @property
    def interval(self) -> str:
        low, high = wilson(self.won, self.games)
        return f"{self.share:.1%} [{100 * low:.1f} to {100 * high:.1f}]"


def measure(
    first: str,
    second: str,
    rules: str,
    agreed: tuple[str, ...],
    games: int,
    seed: int,
    runner: Runner,
) -> MatchUpRecord:
    """Play a match-up.

    Raises:
        NotMeasured: no game was decided, a game was endless, an outside program gave no move, or
            one should play on a cluster.
        CommandError: the runner cannot do the jobs.
    """
    if runner.scheduler is not None and any(name.startswith(PROGRAM) for name in (first, second)):
        raise NotMeasured("cmd: players play on this machine only: leave --scheduler out")
    pairs = max(1, games // 2)
    jobs = [
        SeatSwappedPair(first, second, rules, agreed, derived_seed(seed, f"pair {number}"))
        for number in range(pairs)
    ]
    since, decided, won, hands = time.monotonic(), 0, 0, 0
    for _, tally in runner.results(play, jobs):
        decided, won, hands = decided + tally.games, won + tally.won, hands + tally.hands
        progress(decided, 2 * pairs, since)
    if not decided:
        raise NotMeasured(f"none of the {2 * pairs} games of {rules} was decided")
    seconds = time.monotonic() - since
    return MatchUpRecord(
        first, second, rules, agreed, seed, 2 * pairs, decided, won, hands, seconds
    )


def default_seed(*names: str) -> int:
    """Return a match-up's default seed, a random one if an outside program plays."""
    guests = any(name.startswith(PROGRAM) for name in names)
    return secrets.randbits(SEED_BITS) if guests else DEFAULT_SEED


def main(words: list[str] | None = None) -> int:
    """Run the matches that the command line asks for."""
    parser = argparse.ArgumentParser(prog="bench.arena", description=__doc__.splitlines()[0])
    parser.add_argument("first", nargs="?", default="3")
    parser.add_argument("second", nargs="?", default="1")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rules", default="modern")
    parser.add_argument("--with", dest="agreed", default="")
    parser.add_argument("--seed", type=int, help="1, or drawn by the system for a match with cmd:")
    add_arguments(parser)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--again", default="", help="games that --all plays anew")
    args = parser.parse_args(words)
    if args.all:
        from bench.every_game import KEPT, measure_all

        again = tuple(filter(None, args.again.split(",")))
        seed = DEFAULT_SEED if args.seed is None else args.seed
        measure_all(args.games, seed, runner(args), args.json or KEPT, again)
        return 0
    agreed = tuple(filter(None, args.agreed.split(",")))
    try:
        rules_for(args.rules, agreed)
        make(args.first, 0), make(args.second, 0)
    except (GinError, NotMeasured) as error:
        parser.error(reason(error))
    seed = default_seed(args.first, args.second) if args.seed is None else args.seed
    record = measure(args.first, args.second, args.rules, agreed, args.games, seed, runner(args))
    print(
        f"\n{record.first} v {record.second}, {record.rules}: {record.won} of {record.games} = "
        f"{record.interval}, {record.hands / record.played:.1f} hands a game, "
        f"{record.seconds:.0f} s, seed {record.seed}"
    )
    if args.json:
        args.json.write_text(json.dumps(asdict(record), indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    run_command(main)
