"""Level 3 in every game for two, against a random player and against Simple: the table of it.

`python -m bench.arena --all` plays every match-up that docs/games-measured.json does not hold,
keeps it there, and writes docs/games-measured.md from it. `--again GAME,...` plays those games
anew.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from bench.arena import MatchUpRecord, measure
from gin.rules.model.rules import LimitFrom
from gin.variants.registry import GAMES, own_rules

REPORT = Path(__file__).resolve().parents[1] / "docs" / "games-measured.md"
KEPT = REPORT.with_suffix(".json")
TARGETS = {"random": 0.95, "random-ten": 0.95, "simple": 0.60}
OUT_OF_REACH = """
Against a player that knocks whenever it may, 95 % is out of reach where nothing limits a knock. Its
hands are over in a turn or two, so that every way to go on can be followed to its count. A player
that does so and *sees every card* wins 84.0% [78.3 to 88.4] of 200 matches of Straight Gin and
93.5% [89.2 to 96.2] of 200 of Indian Gin (`python -m bench.haste --games 200 --seed 42`, with
`--rules straight` and `--rules indian`), and no player may see them. It takes what brings most
points in each hand, which is nearly what wins most matches.
"""
OTHER_SEEDS = """
On other seeds, 800 matches each against Simple, level 3 won 61.1% of rush and 64.5% of rainbow;
58.2% and 61.6% on the same deals before it minded whether it may knock after the next draw, and
whether a discard completes a rainbow.
"""
HEADINGS = {"random": "random", "random-ten": "random, to ten", "simple": "Simple"}


def match_ups() -> list[tuple[str, str]]:
    """Every game for two with each player that level 3 meets there."""
    found = []
    for game in GAMES:
        rules = own_rules(game)
        if rules.seats == 2:
            found += [(game.id, "random"), (game.id, "simple")]
            if rules.knock.limit_from is LimitFrom.NONE:
                found.append((game.id, "random-ten"))
    return found


def records_in(kept: Path) -> list[MatchUpRecord]:
    """What a file holds; nothing if there is no such file."""
    if not kept.exists():
        return []
    stored = json.loads(kept.read_text(encoding="utf-8"))
    return [MatchUpRecord(**{**one, "agreed": tuple(one["agreed"])}) for one in stored]


def measure_all(
    games: int, seed: int, processes: int, kept: Path, again: tuple[str, ...] = ()
) -> None:
    """Play every match-up that is not kept yet, or of a game to be played `again`, and write the
    table."""
    records = [record for record in records_in(kept) if record.rules not in again]
    done = {(record.rules, record.second) for record in records}
    for game, foe in match_ups():
        if (game, foe) in done:
            continue
        record = measure("3", foe, game, (), games, seed, processes)
        records.append(record)
        print(f"{game:10} v {foe:10} {record.interval}, {record.seconds:.0f} s", flush=True)
        stored = [asdict(each) for each in records]
        kept.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
    REPORT.write_text(report(records), encoding="utf-8")


def report(records: list[MatchUpRecord]) -> str:
    """The page with the table."""
    seeds = ", ".join(map(str, sorted({record.seed for record in records})))
    lines = [
        "# Level 3, game by game",
        "",
        "Written by `python -m bench.arena --all --games N --seed S` from what it keeps in "
        f"games-measured.json; the seeds were {seeds}. Whole matches of each game with its own "
        "rules, alternating seats, every "
        "deal played twice with seats swapped; 95 % Wilson intervals over n decided matches. "
        "*Random* ends the hand whenever it may and otherwise does anything legal. *Simple* is "
        "the baseline: the yardstick of the literature, or level 1 where melds lie on the table. "
        "Where nothing limits a knock, Simple knocks with ten or less; a random player "
        "that does the same stands in a line of its own, because one that knocks whenever it may "
        "ends every hand at once.",
        "",
        "Aimed at: 95 % against random, 60 % against Simple.",
        "",
        "| game | against | won | n | hands a match | |",
        "|---|---|---|---|---|---|",
    ]
    order = {pair: place for place, pair in enumerate(match_ups())}
    for record in sorted(records, key=lambda each: order[each.rules, each.second]):
        verdict = "" if record.share >= TARGETS[record.second] else "**missed**"
        lines.append(
            f"| {record.rules} | {HEADINGS[record.second]} | {record.interval} | {record.games} "
            f"| {record.hands / record.played:.1f} | {verdict} |"
        )
    for paragraph in (OUT_OF_REACH, OTHER_SEEDS):
        lines += ["", " ".join(paragraph.split())]
    return "\n".join(lines) + "\n"
