"""Hands of every game sent to an engine: all that the seat knows, and nothing else."""

from __future__ import annotations

import random
from contextlib import closing

import pytest

from gin.ai.protocol.lines import ObservationReader, ObservationWriter
from gin.rules import engine
from gin.rules.match import deal, start_match
from gin.rules.model.actions import parse_action
from gin.rules.model.phase import Phase
from gin.rules.model.table import observe
from gin.rules.sample import sample
from gin.variants.registry import GAMES
from gin.variants.setups import setup
from tests.support.covering import taking_turns
from tests.support.piping import Pipe, Recorder, tell
from tests.support.play import IDS, SETUPS, several, tables


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_an_engine_plays_a_hand_of_every_game(game: str) -> None:
    agreed = setup(game)
    match = start_match(agreed.rules, 5)
    table = deal(match).table
    number = 0
    recorder = Recorder()
    with closing(Pipe(recorder)) as pipe:
        while table.phase is not Phase.OVER:
            number += 1
            # One engine moves for both seats, so each move sends the whole observation.
            announcer = ObservationWriter(agreed)
            seen = observe(table, table.turn)
            pipe.send(*announcer.lines(seen), f"go {number}")
            word, name, action = pipe.answer().split(" ", 2)
            assert (word, name) == ("bestmove", str(number))
            assert recorder.given[-1] == seen
            table = engine.apply(table, parse_action(action)).table


@pytest.mark.parametrize("which", taking_turns(SETUPS, IDS, first=0))
def test_increments_add_up_to_the_seats_observation(
    which: tuple[str, tuple[str, ...]],
) -> None:
    agreed = setup(*which)
    rules = start_match(agreed.rules, 3).rules
    for seat in range(rules.seats):
        announcer, hearer = ObservationWriter(agreed), ObservationReader()
        for seed in range(several(1, 2)):
            for table, _ in tables(rules, seed):
                seen = observe(table, seat)
                for line in announcer.lines(seen):
                    tell(hearer, line)
                if table.phase is not Phase.OVER and table.turn == seat:
                    assert hearer.observation() == seen


@pytest.mark.parametrize("which", taking_turns(SETUPS, IDS, first=1))
def test_the_bytes_sent_do_not_depend_on_a_hidden_card(
    which: tuple[str, tuple[str, ...]],
) -> None:
    agreed = setup(*which)
    rules = start_match(agreed.rules, 3).rules
    rng = random.Random(9)
    changed = 0
    for seat in range(rules.seats):
        real, other = ObservationWriter(agreed, legal=True), ObservationWriter(agreed, legal=True)
        for table, _ in tables(rules, 6):
            seen = observe(table, seat)
            resampled = sample(seen, rng)
            changed += resampled != table
            sent = "\n".join(real.lines(seen)).encode()
            assert sent == "\n".join(other.lines(observe(resampled, seat))).encode()
    assert changed
