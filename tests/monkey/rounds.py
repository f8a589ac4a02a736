"""Rounds of a monkey: events from a seed, with regular checks and counts."""

from __future__ import annotations

import contextlib
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from msgspec import Struct, field

from tests.monkey.checks import all_checks, rest
from tests.monkey.events import SIZES, RandomGestures
from tests.monkey.labels import shown
from tests.monkey.lines import BadLine
from tests.monkey.routes import DRAGS, WAYS, lines_of
from tests.monkey.shrink import shortest
from tests.monkey.world import SLOW, World

ROUND = 500
BETWEEN = 100
SHARE = 0.0004
AHEAD = 2000
DRAG_SHARE = 0.0003
CHECK, REST = "check", "check rest"


Watch = Callable[[float], str] | None


class Failure(Struct, frozen=True):
    kind: str
    text: str
    seed: int
    lines: tuple[str, ...]


class Counts(Struct):
    events: int = 0
    looks: int = 0
    frames: int = 0
    shown: Counter[str] = field(default_factory=Counter)
    drags: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    slow: list[tuple[float, str]] = field(default_factory=list)

    def missing(self, events: int) -> list[str]:
        least = int(events * SHARE)
        found = [name for name in WAYS if self.shown[name] < least]
        drags = int(events * DRAG_SHARE)
        return found + [name for name in DRAGS if self.drags[name] < drags]


class Round:
    def __init__(self, folder: Path, seed: int, counts: Counts, watch: Watch = None) -> None:
        self._seed = seed
        self._counts = counts
        self._done: list[str] = []
        self.world = World(folder, seed, watch)

    def do(self, line: str) -> Failure | None:
        self._done.append(line)
        try:
            if line == CHECK:
                self._counts.looks += 1
                found = next(all_checks(self.world), None)
            elif line == REST:
                found = next((("rest", text) for text in rest(self.world)), None)
            else:
                self._count(line)
                self.world.do(line)
                found = None
        except BadLine:
            raise
        except Exception as error:
            return self._failed(_kind(error), "".join(traceback.format_exception(error)))
        return self._failed(*found) if found is not None else None

    def _count(self, line: str) -> None:
        counts, world = self._counts, self.world
        counts.events += 1
        counts.verbs[line.partition(" ")[0]] += 1
        counts.shown.update(shown(world))
        counts.drags.update(world.drags)
        world.drags.clear()
        session = world.parlour.session()
        if session is not None:
            counts.games[session.setup.game.id + ("+" if session.setup.agreed else "")] += 1
        counts.frames += len(world.frames)
        counts.slow += [one for one in world.frames if one[0] > SLOW]
        world.frames.clear()

    def _failed(self, kind: str, text: str) -> Failure:
        return Failure(kind, text, self._seed, tuple(self._done))


def _kind(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(last.filename).name}, {last.name}"


@contextlib.contextmanager
def new_round(seed: int, counts: Counts, watch: Watch = None) -> Iterator[Round]:
    with tempfile.TemporaryDirectory() as folder:
        made = Round(Path(folder), seed, counts, watch)
        try:
            yield made
        finally:
            made.world.close()


def replayed(lines: Sequence[str], seed: int) -> Failure | None:
    with new_round(seed, Counts()) as made:
        return next(filter(None, map(made.do, lines)), None)


def shrunk(failure: Failure, seconds: float) -> Failure:
    end = time.monotonic() + seconds
    seed = failure.seed

    def fails(lines: Sequence[str]) -> bool:
        again = replayed(lines, seed)
        return again is not None and again.kind == failure.kind

    if not fails(failure.lines):
        return failure
    lines = shortest(failure.lines, fails, lambda: time.monotonic() < end)
    again = replayed(lines, seed)
    return again if again is not None else failure


def _played(made: Round, rng: Random, events: int, counts: Counts, total: int) -> Failure | None:
    end = counts.events + events
    looks = 0
    for line in _drawn(made, rng, counts, total):
        failure = made.do(line)
        if failure is None and counts.events // BETWEEN != (counts.events - 1) // BETWEEN:
            looks += 1
            if looks % 5 == 0:
                failure = made.do(REST)
            failure = failure or made.do(CHECK)
        if failure is not None:
            return failure
        if counts.events >= end:
            break
    return made.do(REST) or made.do(CHECK)


def _drawn(made: Round, rng: Random, counts: Counts, total: int) -> Iterator[str]:
    gestures = RandomGestures(made.world, rng)
    wide, high = rng.choice(SIZES)
    yield f"resize {wide}x{high}"
    for _ in range(7):
        yield from gestures.change()
    while True:
        missing = counts.missing(min(total, counts.events + AHEAD))
        if missing and rng.random() < 0.35:
            yield from lines_of((WAYS | DRAGS)[rng.choice(missing)], gestures)
            for _ in range(rng.randint(2, 8)):
                yield from gestures.gesture()
        else:
            yield from gestures.gesture()


def run(
    seed: int,
    events: int,
    progress: Callable[[Counts], None] = lambda _: None,
    watch: Watch = None,
) -> tuple[Counts, Failure | None]:
    counts, rounds = Counts(), 0
    while counts.events < events:
        of_round, some = seed * 1_000_003 + rounds, min(ROUND, events - counts.events)
        with new_round(of_round, counts, watch) as made:
            failure = _played(made, Random(of_round), some, counts, events)
        if failure is not None:
            return counts, failure
        rounds += 1
        progress(counts)
    return counts, None
