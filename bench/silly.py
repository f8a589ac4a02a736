"""Count the moves of an opponent that look silly to a card player.

    python -m bench.silly [--game modern] [--hands 500] [--players 1 2 3 4 5]

Each opponent plays matches against level 3. For each kind, the number of silly moves is printed:

- "tens": a ten, jack, queen or king is thrown that may still meld with one of the hand, and a lone
  king is kept;
- "sitting": the hand counts two or less, as after the last two turns, and the player may knock but
  plays on;
- "low": a card of three or less is thrown, and a loose ten is kept;
- "ace": an ace is thrown in the turn in which a queen came to the hand and stayed loose.

A discard has a reason, and is not counted, if the coach can say it: the kept card has more cards
that would meld it, or is more dangerous to throw.
"""

from __future__ import annotations

import argparse
from collections import Counter

from bench.arena import make
from bench.hands import dealt_hands
from gin.ai.player import Player
from gin.ai.tactics.danger import danger, read
from gin.core.cards import Card, Hand, Rank, cards_of, mask_union
from gin.rules.counting.scoring import own_solver
from gin.rules.engine import legal
from gin.rules.melds.kinds import melds_in
from gin.rules.model.actions import Action, Discard, Knock
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from tools.quiet import run_command

KINDS = ("tens", "sitting", "low", "ace")
AS_SAFE = 0.02
"""Difference of danger that the coach does not mention."""


def silly(seen: Observation, action: Action, held: list[Hand]) -> set[str]:
    """Return the kinds of silliness of a move, after turns that left the hands in `held`."""
    if seen.phase is not Phase.DISCARD or not isinstance(action, Discard):
        return set()
    found = set[str]()
    knocks = any(isinstance(option, Knock) for option in legal(seen))
    if knocks and len(held) >= 2:
        count = own_solver(seen.rules).deadwood
        if all(count(hand) <= 2 for hand in (*held[-2:], seen.hand & ~action.card.bit)):
            found.add("sitting")
    for kept in _kept_without_reason(seen, action.card):
        if action.card.rank >= Rank.TEN and kept.rank is Rank.KING:
            found.add("tens")
        if action.card.rank <= Rank.THREE:
            found.add("low")
        if action.card.rank is Rank.ACE and kept.rank is Rank.QUEEN and kept == seen.drawn:
            found.add("ace")
    return found


def _kept_without_reason(seen: Observation, thrown: Card) -> list[Card]:
    rest = seen.hand & ~thrown.bit
    loose = rest & ~mask_union(own_solver(seen.rules).best(rest).melds)
    may_go = {option.card for option in legal(seen) if isinstance(option, Discard)}
    reading = read(seen)
    risk = danger(thrown, reading, seen.rules.melds)
    outs = _outs(seen, thrown)
    low = thrown.rank <= Rank.THREE
    return [
        card
        for card in cards_of(loose)
        if card.rank >= Rank.TEN
        and card in may_go
        and danger(card, reading, seen.rules.melds) <= risk + AS_SAFE
        and (_outs(seen, card) <= outs if low else _outs(seen, card) == 0 < outs)
    ]


def _outs(seen: Observation, card: Card) -> int:
    """Return how many unseen cards would meld the card with one other of the hand."""

    def melds(other: Card) -> bool:
        hand: Hand = seen.hand | other.bit
        both = card.bit | other.bit
        return any(
            meld & both == both and meld.bit_count() == 3
            for meld in melds_in(hand, seen.rules.melds)
        )

    return sum(melds(other) for other in cards_of(seen.unseen))


def count_silly(name: str, game: str, hands: int, seed: int) -> Counter[str]:
    """Return how often a player made each kind of silly move, in matches against level 3."""
    found = Counter[str]()
    for sim, _, number in dealt_hands(game, seed, hands):
        players: tuple[Player, Player] = make(name, number), make("3", number)
        held = list[Hand]()
        while sim.result is None:
            seen = sim.observe(sim.turn)
            action = players[sim.turn].choose(seen)
            if sim.turn == 0:
                found.update(silly(seen, action, held))
                if isinstance(action, Discard):
                    held.append(seen.hand & ~action.card.bit)
            sim.act(action)
    return found


def main(words: list[str] | None = None) -> int:
    """Count and print."""
    parser = argparse.ArgumentParser(prog="bench.silly", description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="modern")
    parser.add_argument("--hands", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", nargs="+", default=["1", "2", "3", "4", "5"])
    args = parser.parse_args(words)
    for player in args.players:
        found = count_silly(player, args.game, args.hands, args.seed)
        print(f"{player}: " + ", ".join(f"{kind} {found[kind]}" for kind in KINDS), flush=True)
    return 0


if __name__ == "__main__":
    run_command(main)
