"""A change to opponents' moves: the opponent draws before the hand would become void."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.cards import Card, Rank
from gin.rules.engine import legal
from gin.rules.flows.endings import could_end_with
from gin.rules.flows.layouts import left_after
from gin.rules.model.actions import Accept, Action, Draw, LayOut, Refuse, Take
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase


def spared(seen: Observation, action: Action) -> Action:
    """Return `action`, or one that leads to a draw if the hand would otherwise be void.

    A card with which the player could end the hand immediately is taken anyway.
    """
    left = seen.turns_to_void
    if left is None or left > 1:
        return action
    if isinstance(action, Take) and Draw() in legal(seen) and not _ends(seen, seen.discards[-1]):
        return Draw()
    offered = seen.spread.held_up if seen.phase is Phase.CONSIDER else None
    if isinstance(action, Accept) and offered is not None and offered.rank is Rank.ACE:
        # An accepted ace replaces the draw.
        return action if _ends(seen, offered) else Refuse()
    return action


def _ends(seen: Observation, card: Card) -> bool:
    if not seen.rules.whole_hands:
        return could_end_with(seen, card)
    gained = replace(
        seen,
        phase=Phase.MELD,
        hand=seen.hand | card.bit,
        drawn=card,
        taken=seen.phase is Phase.DRAW,
    )
    most = 1 if gained.taken else 0
    return any(
        left_after(gained.hand, option).bit_count() <= most
        for option in legal(gained)
        if isinstance(option, LayOut)
    )
