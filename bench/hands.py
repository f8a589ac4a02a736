"""Hands of one match after another, and a modelled beginner, for measurements of play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gin.ai.player import chance
from gin.ai.players.levels import player
from gin.ai.simulator.classic_sim import ClassicSim, next_hand
from gin.ai.simulator.laying_sim import LayingSim
from gin.ai.tactics.endings import ending_for
from gin.core.shuffle import derived_seed
from gin.rules.engine import legal
from gin.rules.match import Match, finish_hand, start_match
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation
from gin.variants.setups import setup


class DealtHand(NamedTuple):
    """A hand to be played, the match before it, and the match's number."""

    sim: ClassicSim | LayingSim
    match: Match
    number: int


def dealt_hands(game: str, seed: int, hands: int) -> Iterator[DealtHand]:
    """Yield that many hands of matches. The caller plays each to its end before the next."""
    rules, number = setup(game).rules, 0
    match = start_match(rules, derived_seed(seed, "match 0"))
    for _ in range(hands):
        if match.sheet.over:
            number += 1
            match = start_match(rules, derived_seed(seed, f"match {number}"))
        sim = next_hand(match)
        yield DealtHand(sim, match, number)
        assert sim.result is not None, "the hand was not played to its end"
        match = finish_hand(match, sim.result)


class Mistaken:
    """A beginner: level 1, with a percentage of choices at random. It always goes gin."""

    def __init__(self, seed: int, percent: int) -> None:
        self._seed = seed
        self._percent = percent
        self._plain = player(1, seed)

    def choose(self, seen: Observation) -> Action:
        right = self._plain.choose(seen)
        rng = chance(self._seed + 3, seen)
        options = legal(seen)
        ending = ending_for(seen, options)
        if rng.random() * 100 >= self._percent or (ending is not None and ending == right):
            return right
        return rng.choice([option for option in options if option != right] or [right])
