"""The standard by which decisions are judged: the move that a hint advises.

Reviews, reports, habits and exercises all compare a move with it, so that none of them calls a
followed hint a slip.
"""

from __future__ import annotations

from msgspec import Struct

from gin.ai.advice.evaluation import Judgement, Worth
from gin.ai.advice.preferred import preferred
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation
from gin.session.marks import counted_loss


class MoveCost(Struct, frozen=True):
    """A move and the best one, and the points given away; they are 0 if the loss is small."""

    made: Worth
    best: Worth
    points: float


def move_cost(
    seen: Observation, judged: Judgement, made: Action, hinted: Action | None = None
) -> MoveCost:
    """Compare a move with the best one: the move `hinted` at the table, or that a hint would name.

    `made` is one of the judged moves.
    """
    found = judged.of(made)
    assert found is not None, "the move that was made is always judged"
    best = None if hinted is None else judged.of(hinted)
    if best is None:
        best = preferred(seen, judged)
    return MoveCost(found, best, counted_loss(best.points - found.points, found.doubt))
