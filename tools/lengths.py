"""Measure how many hands a match of each game takes: `python -m tools.lengths [MATCHES]`."""

from __future__ import annotations

import statistics
import sys

from gin.ai.players.by_flow import baseline
from gin.rules import engine
from gin.rules.match import deal, finish_hand, start_match
from gin.rules.model.phase import Phase
from gin.rules.model.table import observe
from gin.variants.lengths import MEASURED
from gin.variants.presets import BY_ID
from gin.variants.registry import ids
from gin.variants.setups import Setup, setup, setup_named
from tools.quiet import run_command

SEED = 977


def hands(agreed: Setup, seed: int) -> int:
    """Return the number of hands in one match between two baseline players."""
    match = start_match(agreed.rules, seed)
    players = (baseline(seed), baseline(seed + 1))
    while not match.sheet.over:
        table = deal(match).table
        while table.phase is not Phase.OVER:
            choose = players[table.turn].choose
            table = engine.apply(table, choose(observe(table, table.turn))).table
        assert table.result is not None
        match = finish_hand(match, table.result)
    return len(match.results)


def main(words: list[str]) -> int:
    """Print the mean number of hands for each game and preset for two players.

    Last come the setups whose measured lengths are kept (`gin.variants.lengths`).
    """
    count = int(words[0]) if words else 24
    setups = [setup_named(id) for id in (*ids(), *BY_ID)]
    setups += [setup(*one) for one in MEASURED]
    for agreed in setups:
        if agreed.rules.seats == 2:
            mean = statistics.mean(hands(agreed, SEED * number) for number in range(count))
            print(f"{' '.join((agreed.game.id, *agreed.agreed))}\t{round(mean)}", flush=True)
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
