"""Record decisions of `Simple`, each with its equally good choices, as test data.

python -m tools.record_simple tests/data/simple_decisions.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from gin.ai.players.simple import Simple, equal_choices
from gin.core.shuffle import deal_code, derived_seed, shuffled
from gin.rules import engine
from gin.rules.model.actions import notation
from gin.rules.model.phase import Phase
from gin.rules.model.table import observe
from gin.variants.setups import setup
from tools.quiet import run_command

DECISIONS = 200
SETUPS = (
    ("modern", ""),
    ("house", ""),
    ("gin", "opening=eleven_card,eleven-first-knock=on,last-discard=to_end"),
    ("gin", "big-gin=off,tie=nobody,opening=plain"),
    ("modern", "after-passes=any,knock=gin-only"),
)


def hand(game: str, agreed: str, seed: int, most: int) -> dict[str, Any]:
    """Record a hand of `Simple` against itself, with at most `most` decisions."""
    rules = setup(game, tuple(filter(None, agreed.split(",")))).rules
    dealer = seed % 2
    table = engine.start(rules, shuffled(seed), dealer).table
    players = (Simple(seed), Simple(seed + 1))
    decisions: list[dict[str, Any]] = []
    while table.phase is not Phase.OVER and len(decisions) < most:
        seen = observe(table, table.turn)
        action = players[table.turn].choose(seen)
        equals = [notation(equal) for equal in equal_choices(seen)]
        decisions.append({"did": notation(action), "equal": equals})
        table = engine.apply(table, action).table
    return {"game": game, "with": agreed, "deal": deal_code(seed, dealer), "decisions": decisions}


def recorded() -> list[dict[str, Any]]:
    """Return hands with `DECISIONS` decisions in total, alternating between the set-ups."""
    hands: list[dict[str, Any]] = []
    count = 0
    while count < DECISIONS:
        game, agreed = SETUPS[len(hands) % len(SETUPS)]
        seed = derived_seed(1, f"simple {len(hands)}")
        hands.append(hand(game, agreed, seed, DECISIONS - count))
        count += len(hands[-1]["decisions"])
    return hands


def main() -> None:
    """Write the hands to the file named on the command line."""
    text = json.dumps(recorded(), indent=1)
    Path(sys.argv[1]).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    run_command(main)
