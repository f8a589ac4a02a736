"""Measure how strong the levels are, for the rating of the player.

    python -m bench.anchors --games 400

plays each match-up that docs/evidence/anchors.json lacks, adds the results there, and prints the
table for docs/evidence/opponents.md and the ratings for `ANCHORS` in gin/session/player_rating.py.
`--again FAMILY,...` plays the match-ups of these families again, after a change of an opponent.

The ratings of a family are fitted to all its match-ups by maximum likelihood (Bradley and Terry).
Level 3 has 1500.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

from bench.arena import DEFAULT_SEED, MatchUpRecord, measure
from bench.every_game import records_in
from bench.runner import add_arguments, runner
from gin.core.glicko import CENTRE, SCALE, GlickoRating
from gin.variants.game import Family
from gin.variants.registry import game
from tools.quiet import run_command

KEPT = Path(__file__).resolve().parents[1] / "docs" / "evidence" / "anchors.json"
GAMES = {
    Family.GIN: ("modern", "gin", "hollywood", "oklahoma"),
    Family.LAYING: ("colonel", "skarney"),
}
MATCH_UPS = {
    Family.GIN: ((1, 2), (2, 3), (3, 4), (4, 5)),
    Family.LAYING: ((1, 2), (2, 3), (3, 4), (4, 5)),
}
"""Pairs of levels, the weaker one first."""
REFERENCE = 3
_ROUNDS = 60


def anchors(records: Sequence[MatchUpRecord]) -> dict[int, GlickoRating]:
    """Return the rating of each level in the records, with its standard error as deviation.

    The error of a level is that of its difference from level 3.
    """
    found = [(int(one.first), int(one.second), one.won, one.games) for one in records]
    free = sorted({level for pair in found for level in pair[:2]} - {REFERENCE})
    strength = dict.fromkeys((REFERENCE, *free), 0.0)
    inverse: list[list[float]] = []
    for _ in range(_ROUNDS):
        slope, curvature = _derivatives(found, free, strength)
        inverse = _inverse(curvature)
        for row, level in zip(inverse, free, strict=True):
            strength[level] += sum(a * b for a, b in zip(row, slope, strict=True))
    errors = {level: math.sqrt(inverse[at][at]) for at, level in enumerate(free)}
    return {
        level: GlickoRating(CENTRE + SCALE * strength[level], SCALE * errors.get(level, 0.0))
        for level in sorted(strength)
    }


def _derivatives(
    found: Sequence[tuple[int, int, int, int]],
    free: Sequence[int],
    strength: Mapping[int, float],
) -> tuple[list[float], list[list[float]]]:
    """Return the gradient of the log likelihood and its negative second derivatives."""
    place = {level: at for at, level in enumerate(free)}
    slope = [0.0] * len(free)
    curvature = [[0.0] * len(free) for _ in free]
    for first, second, won, games in found:
        chance = 1 / (1 + math.exp(strength[second] - strength[first]))
        signs = [(place[one], sign) for one, sign in ((first, 1), (second, -1)) if one in place]
        for at, sign in signs:
            slope[at] += sign * (won - games * chance)
            for other, its in signs:
                curvature[at][other] += sign * its * games * chance * (1 - chance)
    return slope, curvature


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a positive definite matrix, by Gauss-Jordan elimination."""
    size = len(matrix)
    rows = [[*row, *(float(at == one) for one in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]


def of_family(records: Sequence[MatchUpRecord], family: Family) -> list[MatchUpRecord]:
    """Return the records of a family's games."""
    return [record for record in records if game(record.rules).family is family]


def table(records: Sequence[MatchUpRecord]) -> str:
    """Return the Markdown table of the match-ups."""
    lines = ["| game | match | won | n | fitted |", "|---|---|---|---|---|"]
    for family in GAMES:
        its = of_family(records, family)
        rated = anchors(its)
        for record in its:
            stronger, weaker = int(record.first), int(record.second)
            gap = (rated[stronger].rating - rated[weaker].rating) / SCALE
            lines.append(
                f"| {record.rules} | level {stronger} v level {weaker} "
                f"| {record.interval} | {record.games} | {1 / (1 + math.exp(-gap)):.1%} |"
            )
    return "\n".join(lines)


def main() -> int:
    """Play the match-ups that are missing, and print the table and the anchors."""
    parser = argparse.ArgumentParser(prog="bench.anchors", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=DEFAULT_SEED)
    add_arguments(parser)
    parser.add_argument("--json", type=Path, default=KEPT)
    parser.add_argument("--again", default="", help="families whose match-ups are played again")
    args = parser.parse_args()
    again = set(filter(None, args.again.split(",")))
    records = [one for one in records_in(args.json) if game(one.rules).family not in again]
    done = {(one.rules, one.first, one.second) for one in records}
    for family, games in GAMES.items():
        for rules in games:
            for weaker, stronger in MATCH_UPS[family]:
                if (rules, str(stronger), str(weaker)) in done:
                    continue
                record = measure(
                    str(stronger), str(weaker), rules, (), args.games, args.seed, runner(args)
                )
                records.append(record)
                print(f"{rules} {stronger} v {weaker} {record.interval}", flush=True)
                stored = [asdict(each) for each in records]
                args.json.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
    print(table(records))
    for family in GAMES:
        print(f"Family.{family.name}:")
        for level, rating in anchors(of_family(records, family)).items():
            print(f"    {level}: GlickoRating({rating.rating:.0f}, {rating.deviation:.0f}),")
    return 0


if __name__ == "__main__":
    run_command(main)
