"""Reports on a monkey's progress, events and failures."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.monkey.rounds import Counts, Failure, run, shrunk
from tests.monkey.routes import DRAGS, WAYS
from tests.monkey.sampling import Sampler

PACE = 30.0
"""Seconds between two progress lines."""
FIRST_LINE = "# seed "
"""Start of an event file's first line; the world's seed follows."""
Report = Callable[[str], None]


class Progress:
    def __init__(self, report: Report, count: int) -> None:
        self._report = report
        self._count = count
        self._last = time.monotonic()

    def __call__(self, counts: Counts) -> None:
        now = time.monotonic()
        if now - self._last >= PACE:
            self._last = now
            self._report(f"{counts.events} of {self._count} events, {counts.looks} looks")


def played_out(counts: Counts) -> list[str]:
    return [
        f"{counts.events} events, {counts.looks} looks, {counts.frames} frames",
        "shown: " + ", ".join(f"{name} {counts.shown[name]}" for name in sorted(WAYS)),
        "drags: " + ", ".join(f"{name} {counts.drags[name]}" for name in DRAGS),
        "events: " + ", ".join(f"{name} {n}" for name, n in counts.verbs.most_common()),
        "games: " + ", ".join(f"{name} {n}" for name, n in counts.games.most_common()),
    ]


def written(failure: Failure) -> str:
    details = failure.text.splitlines()
    head = [FIRST_LINE + str(failure.seed), f"# {failure.kind}", *(f"# {line}" for line in details)]
    return "".join(f"{line}\n" for line in (*head, *failure.lines))


def slow_frames(counts: Counts) -> list[str]:
    found: dict[str, list[float]] = {}
    for seconds, what in counts.slow:
        found.setdefault(what, []).append(seconds)
    order = sorted(found, key=lambda what: -max(found[what]))
    head = f"{len(counts.slow)} of {counts.frames} frames took more than 100 ms"
    return [head, *(f"{max(found[w]) * 1000:5.0f} ms, {len(found[w])} times: {w}" for w in order)]


def play(
    seed: int, count: int, report: Report, seconds: float, *, frames: bool = False
) -> tuple[Counts, Failure | None]:
    report(f"monkey: seed {seed}, {count} events")
    sampler = Sampler() if frames else None
    watch = sampler.most if sampler is not None else None
    counts, failure = run(seed, count, Progress(report, count), watch)
    for line in (*played_out(counts), *(slow_frames(counts) if frames else ())):
        report(line)
    if sampler is not None:
        sampler.close()
    if failure is not None:
        report(f"failed: {failure.kind}, after {counts.events} events from seed {seed}")
        failure = shrunk(failure, seconds)
        report(written(failure))
    return counts, failure
