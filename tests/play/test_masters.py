"""Masters at play: points won, knocks that the rules allow, and no endless play."""

from __future__ import annotations

from msgspec.structs import replace

from gin.ai.player import ThinkingTime
from gin.ai.players.master import (
    MOST_TAKEN,
    WORLDS,
    Master,
)
from gin.ai.players.simple import Simple
from gin.ai.simulator.classic_sim import ClassicSim, first_hand, play_hand
from gin.core.shuffle import shuffled
from gin.rules.engine import legal, why_not
from gin.rules.model.actions import Draw, Gin, Knock, Take
from gin.rules.model.events import Discarded, Took
from gin.rules.model.phase import Phase
from gin.variants.setups import setup
from tests.support.play import several
from tests.support.worlds import PLAYED, positions

RULES = setup("modern").rules


def test_a_master_that_needs_few_points_knocks_more_often() -> None:
    worlds = several(WORLDS[ThinkingTime.FAST], WORLDS[ThinkingTime.FULL])
    master, knocks = Master(3, worlds), {(0, 0): 0, (92, 30): 0}
    for seed in range(several(10, 40)):
        for seen, _ in positions(seed):
            if any(isinstance(option, Knock) for option in legal(seen)):
                for scores in knocks:
                    action = master.choose(replace(seen, scores=scores))
                    knocks[scores] += isinstance(action, Knock)
    assert knocks[92, 30] > knocks[0, 0], knocks


def test_masters_do_not_take_each_others_discards_forever() -> None:
    """Two masters once took each other's deuces forever."""
    taken = 0
    for seed in range(several(6, 12)):
        hand, player = ClassicSim(RULES, shuffled(seed), 0), Master(1)
        while hand.result is None:
            seen = hand.observe(hand.turn)
            action = player.choose(seen)
            if isinstance(action, Take) and seen.phase is Phase.DRAW:
                card = seen.discards[-1]
                both = (Took(seen.other, card), Discarded(seen.other, card))
                assert player.choose(replace(seen, log=(*seen.log, *both * MOST_TAKEN))) == Draw()
                taken += isinstance(player.choose(replace(seen, log=(*seen.log, *both))), Take)
            hand.act(action)
    assert taken > 0


def test_the_nets_win_more_points_than_simple_over_common_deals() -> None:
    gained = 0
    for number in range(several(8, 16)):
        for seat in (0, 1):
            pair = (Master(number), Simple(number))
            players = pair if seat == 0 else pair[::-1]
            result = play_hand(first_hand(RULES, shuffled(number), number % 2), players)
            gained += result.points(seat) - result.points(1 - seat)
    assert gained > 0


def test_simulated_games_with_nets_follow_the_rules() -> None:
    endings, hands = 0, several(1, 2)
    for game, agreed in PLAYED[::3]:
        rules = setup(game, agreed).rules
        master = Master(1, 8)
        for seed in range(hands):
            hand = ClassicSim(rules, shuffled(seed), 0)
            while hand.result is None:
                seen = hand.observe(hand.turn)
                action = master.choose(seen)
                assert why_not(seen, action) is None
                endings += isinstance(action, Knock | Gin)
                hand.act(action)
    assert endings > hands * len(PLAYED[::3]) / 2
