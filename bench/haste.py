"""Estimate the best result, without a knock limit, against a player that knocks in its first turn.

    python -m bench.haste --rules straight --games 200 --seed 42
    python -m bench.haste --rules straight --games 100 --seed 42 --fair

The other player is the arena's "random", which ends the hand in its first turn whatever it holds. A
hand then lasts a turn or two, so the search can reach its end: it tries the player's sensible
choices, and both draws of the other player, which are equally likely. The player makes the choice
with the most points on average. As it sees every card, its share of wins is roughly an upper bound.
With `--fair`, the player averages over sampled tables that its seat cannot distinguish from the
real one.
"""

from __future__ import annotations

import argparse
import random

from bench.arena import RandomLegal, wilson
from gin.ai.tactics.endings import ending_for
from gin.core.cards import cards_of
from gin.core.shuffle import derived_seed, shuffled
from gin.rules import engine
from gin.rules.counting.scoring import own_solver, splits_for
from gin.rules.match import finish_hand, start_match
from gin.rules.model.actions import Action, Discard, Knock
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult
from gin.rules.model.rules import LimitFrom, Rules
from gin.rules.model.table import Table, observe
from gin.rules.sample import sample
from gin.variants.registry import game, own_rules
from tools.quiet import run_command

WORLDS = 12
"""Sampled tables on which a fair player compares its choices."""


def worth(table: Table, seat: int) -> float:
    """Return the points that the seat can expect from this hand, minus those of the other seat."""
    if table.result is not None:
        return float(table.result.points(seat) - table.result.points(1 - seat))
    seen = observe(table, table.turn)
    options = sensible(seen, mine=table.turn == seat)
    worths = [worth(engine.apply(table, option).table, seat) for option in options]
    return max(worths) if table.turn == seat else sum(worths) / len(worths)


def sensible(seen: Observation, *, mine: bool) -> tuple[Action, ...]:
    """Return the choices to search.

    Before the discard, these are all legal choices. At the discard, gin alone is searched if it is
    possible; otherwise the knock with the least deadwood and, if `mine`, every legal discard. Only
    one lay-off is searched.
    """
    if seen.phase is Phase.LAY_OFF:
        return engine.legal(seen)[:1]
    if seen.phase is not Phase.DISCARD:
        return engine.legal(seen)
    barred = seen.drawn if seen.taken else None
    least, cards = own_solver(seen.rules).best_discards(seen.hand, barred)
    if not least:
        ending = ending_for(seen, engine.legal(seen))
        assert ending is not None
        return (ending,)
    split = splits_for(seen.rules, seen.hand & ~cards[0].bit, seen.rules.values.own)[0]
    knock = Knock(cards[0], split.melds)
    discards = (Discard(card) for card in cards_of(seen.hand) if card != barred)
    return (knock, *discards) if mine else (knock,)


def choice(table: Table, fair: bool, rng: random.Random) -> Action:
    """Return the choice with the most expected points for the player to move."""
    seat = table.turn
    seen = observe(table, seat)
    options = sensible(seen, mine=True)
    if len(options) == 1:
        return options[0]
    worlds = [sample(seen, rng) for _ in range(WORLDS)] if fair else [table]
    return max(
        options,
        key=lambda option: sum(worth(engine.apply(world, option).table, seat) for world in worlds),
    )


def hand(table: Table, fair: bool, rng: random.Random) -> HandResult:
    """Return the result of a hand in which seat 0 searches its choices."""
    other = RandomLegal(rng.getrandbits(32))
    while table.result is None:
        mine = table.turn == 0
        action = choice(table, fair, rng) if mine else other.choose(observe(table, 1))
        table = engine.apply(table, action).table
    return table.result


def won(rules: Rules, seed: int, fair: bool) -> bool:
    """Return whether seat 0 wins the match of this seed."""
    rng, match = random.Random(seed), start_match(rules, seed)
    while not match.sheet.over:
        deck, sheet = shuffled(match.deal_seed), match.sheet
        running, closed, before = sheet.running, sheet.closed, match.earlier
        table = engine.start(match.rules, deck, match.dealer, running, closed, earlier=before).table
        match = finish_hand(match, hand(table, fair, rng))
    return match.sheet.winner == 0


def main(words: list[str] | None = None) -> int:
    """Play the matches that the command line asks for."""
    parser = argparse.ArgumentParser(prog="bench.haste", description=__doc__.splitlines()[0])
    parser.add_argument("--rules", default="straight")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=42)
    parser.add_argument("--fair", action="store_true")
    args = parser.parse_args(words)
    rules = own_rules(game(args.rules))
    if rules.knock.limit_from is not LimitFrom.NONE:
        parser.error(f"a knock is limited in {args.rules}")
    seeds = (derived_seed(args.seed, f"haste {number}") for number in range(args.games))
    wins = sum(won(rules, seed, args.fair) for seed in seeds)
    low, high = wilson(wins, args.games)
    who = "fair" if args.fair else "seeing"
    share = f"{wins / args.games:.1%} [{100 * low:.1f} to {100 * high:.1f}]"
    print(f"{who} v random, {args.rules}: {wins} of {args.games} = {share}")
    return 0


if __name__ == "__main__":
    run_command(main)
