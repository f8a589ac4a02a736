"""The simulator and the rules engine give the same observations in random hands."""

from __future__ import annotations

import random

import pytest

from gin.ai.simulator.classic_sim import ClassicSim, first_hand, play_hand
from gin.ai.simulator.laying_sim import LayingSim
from gin.core.message import Verbatim
from gin.core.shuffle import shuffled
from gin.messages import errors
from gin.rules import engine
from gin.rules.model.actions import Action, Discard, Draw
from gin.rules.model.history import PastHand
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import ActionRefused, Reason
from gin.rules.model.result import Outcome
from gin.rules.model.rules import Flow, Rules
from gin.rules.model.table import observe
from tests.support.covering import taking_turns
from tests.support.play import IDS, SETUPS, rules_of, several, some_action

FOR_TWO = [which for which in SETUPS if rules_of(which).flow is not Flow.SOLO]
EARLIER = (
    PastHand(1, Outcome.KNOCK, (4, 5), 6, (0, 12)),
    PastHand(None, Outcome.VOID, (16, 15), None, (0, 0)),
)
FOR_TWO_IDS = [name for name, which in zip(IDS, SETUPS, strict=True) if which in FOR_TWO]


@pytest.mark.parametrize("which", taking_turns(FOR_TWO, FOR_TWO_IDS, first=0))
def test_simulator_and_engine_agree(which: tuple[str, tuple[str, ...]]) -> None:
    rules = rules_of(which)
    for seed in range(several(12, 40)):
        agree_on_a_hand(rules, seed)


@pytest.mark.soak
@pytest.mark.parametrize("which", taking_turns(FOR_TWO, FOR_TWO_IDS, first=1))
def test_simulator_and_engine_agree_for_long(which: tuple[str, tuple[str, ...]]) -> None:
    rules = rules_of(which)
    for seed in range(1000, 2250):
        agree_on_a_hand(rules, seed)


def agree_on_a_hand(rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    dealer = rng.randrange(2)
    table = engine.start(rules, shuffled(seed), dealer, (30, 40), earlier=EARLIER).table
    make = ClassicSim if rules.flow is Flow.CLASSIC else LayingSim
    sim = make(rules, shuffled(seed), dealer, (30, 40), earlier=EARLIER)
    while True:
        for seat in (0, 1):
            assert sim.observe(seat) == observe(table, seat)
        assert (sim.phase, sim.turn, sim.result) == (table.phase, table.turn, table.result)
        if table.phase is Phase.OVER:
            return
        action = some_action(table, rng)
        table = engine.apply(table, action).table
        sim.act(action)


class Stubborn:
    def __init__(self, action: Action) -> None:
        self._action = action

    def choose(self, seen: Observation) -> Action:
        return self._action


def test_an_illegal_choice_is_an_error_that_names_action_and_reason() -> None:
    rules = rules_of(("gin", ()))
    players = (Stubborn(Draw()), Stubborn(Discard(shuffled(1)[0])))
    with pytest.raises(ActionRefused) as caught:
        play_hand(first_hand(rules, shuffled(1), 0), players)
    first = shuffled(1)[0]
    assert caught.value.text == errors.not_legal(text=Verbatim(f"'discard {first.code}'"))
    assert caught.value.refusal.reason is Reason.TAKE_OR_PASS
