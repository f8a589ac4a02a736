"""Playouts: quick players finish a hand.

Each flow with playouts has a function here.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from gin.ai.players.heuristic import Heuristic
from gin.ai.players.solitary import best_move
from gin.ai.simulator.classic_sim import ClassicSim
from gin.ai.tactics.endings import ending_for
from gin.ai.tactics.knocking import is_time
from gin.ai.tactics.outs import outs_by_partner
from gin.core.cards import Card, Hand
from gin.rules import engine
from gin.rules.counting.scoring import knock_limit, own_solver
from gin.rules.model.actions import Action, Discard, Draw, Pass, Take
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult
from gin.rules.model.rules import Flow, SheetKind
from gin.rules.model.table import Table, observe

PlayOut = Callable[[Table, Action, random.Random], HandResult]
"""Carries out an action of the seat on turn and plays the hand to its end."""

NEAR = 6
"""Discards that leave up to this much more than the least deadwood are considered."""
AN_OUT = 1.3
"""Value, in points of deadwood, of each unseen card that would meld a held card."""
_HEURISTIC = Heuristic(0)


def play_out_two(table: Table, action: Action, rng: random.Random) -> HandResult:
    """Return the result of a hand between two players.

    With a knock limit, both knock as soon as they may, but in half of the playouts the player who
    carries out `action` knocks by `is_time`.
    """
    sim = ClassicSim.of(table)
    mover = sim.turn
    eager = [True, True]
    eager[mover] = rng.random() < 0.5
    sim.act(action)
    while sim.result is None:
        sim.act(_next(sim, eager=eager[sim.turn]))
    return sim.result


def _next(sim: ClassicSim, *, eager: bool) -> Action:
    match sim.phase:
        case Phase.DRAW:
            return Take() if _melds_top(sim) else Draw()
        case Phase.UPCARD:
            return Take() if _melds_top(sim) else Pass()
        case Phase.DISCARD:
            return _finish_turn(sim, eager=eager)
        case _:
            return _HEURISTIC.choose(sim.observe(sim.turn))


def _melds_top(sim: ClassicSim) -> bool:
    card = sim.top
    if card is None:
        return False
    solver, held = own_solver(sim.rules), sim.hand
    now = solver.deadwood(held)
    # A card that melds with nothing improves nothing, so no discard needs to be tested.
    if solver.deadwood(held | card.bit) >= now + sim.rules.values.own[card.rank]:
        return False
    barred = None if sim.rules.pile.rediscard_taken else card
    return solver.best_discards(held | card.bit, barred)[0] < now


def _finish_turn(sim: ClassicSim, *, eager: bool) -> Action:
    least, _ = own_solver(sim.rules).best_discards(sim.hand, sim.barred)
    if _may_be_time(sim, least, eager=eager):
        seen = sim.observe(sim.turn)
        options = engine.legal(seen)
        end = ending_for(seen, options)
        if end is not None:
            return end
    return Discard(_cheapest_discard(sim, least))


def _cheapest_discard(sim: ClassicSim, least: int) -> Card:
    held, live, barred = sim.hand, sim.unseen, sim.barred
    partners = outs_by_partner(sim.rules.melds)
    best, found = 999.0, None
    for card, left in own_solver(sim.rules).deadwood_after_each(held):
        if left > least + NEAR or card == barred:
            continue
        outs: Hand = 0
        for partner, completes in partners[card]:
            if held & partner:
                outs |= completes
        cost = left + AN_OUT * (outs & live).bit_count()
        if cost < best or found is None:
            best, found = cost, card
    assert found is not None
    return found


def _may_be_time(sim: ClassicSim, least: int, *, eager: bool) -> bool:
    rules = sim.rules
    limit = knock_limit(rules, sim.upcard)
    if rules.knock.shot or rules.format.sheet is SheetKind.SUITS or sim.last_turn or not least:
        return True
    if limit is not None and least > limit:
        return False
    return (eager and limit is not None) or is_time(rules, sim.own_turns, least)


def play_out_alone(table: Table, action: Action, rng: random.Random) -> HandResult:
    """Return the result of a solitary deal, played as `best_move` plays without looking ahead."""
    del rng
    while True:
        table = engine.apply(table, action).table
        if table.result is not None:
            return table.result
        action = best_move(observe(table, table.turn), ahead=False)


PLAYED_OUT: Mapping[Flow, PlayOut] = {
    Flow.CLASSIC: play_out_two,
    Flow.SOLO: play_out_alone,
}
"""Playouts by flow; other flows have none."""
