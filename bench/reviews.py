"""Measure reviews: the accuracy and the luck of each opponent over many hands.

    python -m bench.reviews [--game modern] [--hands 100] [--orders 512] [--players 1 5 wrong:25]

Every player plays matches against level 3. `wrong:25` is level 1 with a quarter of its choices
replaced by random legal ones. Accuracy is that of a review: each decision is judged by what the
player knew. Blocks are of 20 hands, whose decisions count together. Luck and play are those of the
player. Use a compiled copy of `gin` (`tools.compile`), or it takes hours.
"""

from __future__ import annotations

import argparse
import hashlib
import statistics
from collections.abc import Sequence

from msgspec import Struct

from bench.arena import make
from bench.hands import DealtHand, Mistaken, dealt_hands
from gin.ai.advice.evaluation import Judge, can_judge, candidate_moves, same
from gin.ai.advice.luck import Account, LuckMeter
from gin.ai.player import Player
from gin.ai.search.match_equity import after, gain
from gin.rules.match import Match
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation
from gin.session.marks import accuracy
from gin.session.standard import move_cost
from tools.quiet import run_command

BLOCK = 20
WORLDS = 256
WRONG = "wrong:"


class Reviewed(Struct, frozen=True):
    """A hand: the points that each of the player's decisions gave away, its result and its luck."""

    lost: tuple[float, ...]
    points: float
    dealt: bool
    account: Account | None


def player_of(name: str, seed: int) -> Player:
    """Return the player of a name on the command line."""
    if name.startswith(WRONG):
        return Mistaken(seed, int(name.removeprefix(WRONG)))
    return make(name, seed)


def luck_digest(game: str, hands: int, orders: int) -> str:
    """Return a digest of the luck and play of some hands of level 2 against level 3."""
    found = reviewed_hands(game, "2", hands, orders, judged=False)
    return hashlib.sha256(repr([one.account for one in found]).encode()).hexdigest()[:16]


def reviewed_hands(
    game: str, name: str, hands: int, orders: int, *, judged: bool = True
) -> list[Reviewed]:
    """Return hands of matches of a player against level 3, reviewed.

    `orders` is the number of orders of the stock for the luck; 0 leaves the luck out. Decisions are
    judged only if `judged`.
    """
    return [
        _reviewed(hand, name, number, orders, judged)
        for number, hand in enumerate(dealt_hands(game, 1, hands))
    ]


def _reviewed(hand: DealtHand, name: str, seed: int, orders: int, judged: bool) -> Reviewed:
    sim, match, _ = hand
    players = player_of(name, seed), make("3", seed)
    actions: list[Action] = []
    lost = []
    while sim.result is None:
        seen = sim.observe(sim.turn)
        action = players[sim.turn].choose(seen)
        if judged and sim.turn == 0:
            lost += _given_away(match, seen, action)
        actions.append(action)
        sim.act(action)
    account = _account(match, actions, orders) if orders else None
    return Reviewed(tuple(lost), gain(sim.result, 0), match.dealer == 0, account)


def _given_away(match: Match, seen: Observation, action: Action) -> list[float]:
    """Return the points that a decision gave away; nothing if there was no choice."""
    moves = candidate_moves(seen) if can_judge(seen) else ()
    if not moves or (len(moves) == 1 and same(moves[0], action)):
        return []
    judge = Judge(seen, after(match, 0), made=action)
    while judge.worlds < WORLDS and not judge.only_one_move:
        judge.step()
    judged = judge.judgement()
    return [move_cost(seen, judged, action).points]


def _account(match: Match, actions: Sequence[Action], orders: int) -> Account:
    meter = LuckMeter(match, actions)
    while meter.orders < orders:
        meter.step()
    return meter.account()


def _spread(values: Sequence[float]) -> str:
    mean, deviation = statistics.mean(values), statistics.stdev(values)
    error = 1.96 * deviation / len(values) ** 0.5
    return f"{mean:+.2f} ± {error:.2f}, deviation {deviation:.1f}"


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.reviews")
    parser.add_argument("--game", default="modern")
    parser.add_argument("--hands", type=int, default=100)
    parser.add_argument("--orders", type=int, default=512)
    parser.add_argument("--players", nargs="+", default=["1", "2", "3", "4", "5", "wrong:25"])
    args = parser.parse_args(words)
    for name in args.players:
        hands = reviewed_hands(args.game, name, args.hands, args.orders)
        lost = [points for hand in hands for points in hand.lost]
        blocks = [
            accuracy([points for hand in hands[at : at + BLOCK] for points in hand.lost])
            for at in range(0, len(hands) - BLOCK + 1, BLOCK)
        ]
        shown = " ".join(f"{100 * block:.0f}" for block in sorted(blocks))
        print(
            f"{name}: {len(hands)} hands, accuracy {accuracy(lost):.1%}, "
            f"{sum(lost) / len(hands):.1f} points given away a hand; blocks of {BLOCK}: {shown}"
        )
        accounts = [(hand, hand.account) for hand in hands if hand.account is not None]
        if accounts:
            points = [one.points for _, one in accounts]
            print("  result", _spread([hand.points for hand, _ in accounts]))
            print("  luck  ", _spread([one.luck for one in points]))
            print("    deal ", _spread([one.deal for one in points]))
            print(
                "    as dealer", _spread([one.points.deal for hand, one in accounts if hand.dealt])
            )
            print("    draws", _spread([sum(one.draws) for one in points]))
            print("  play  ", _spread([one.skill for one in points]))
            print("  chance", _spread([100 * one.chance.luck for _, one in accounts]))
            errors = [one.error for _, one in accounts]
            missing = max(abs(one.points.result - hand.points) for hand, one in accounts)
            print(
                f"  error {statistics.mean(e[0] for e in errors):.2f} points, "
                f"{statistics.mean(e[1] for e in errors):.2%} to win; "
                f"sum and result differ by at most {missing:.1e}",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    run_command(main)
