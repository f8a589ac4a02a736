"""A hint in a sentence that says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin.core.cards import cards_of
from gin.present.words.cards import mark
from gin.rules.actions import Discard, Draw, Gin

if TYPE_CHECKING:
    from gin.ai.solitary import Advice


def sentence(advice: Advice) -> str:
    """The hint."""
    helping = cards_of(advice.helping)
    match advice.action:
        case Gin():
            return "Go gin: every card is melded."
        case Draw():
            return f"Draw: {len(helping)} cards would help you, and {advice.penalty} stand."
        case Discard(card):
            why = f"it leaves {advice.penalty}"
            if helping:
                named = ", ".join(mark(card) for card in helping[:3])
                more = f" and {len(helping) - 3} more" if len(helping) > 3 else ""
                why += f", and {named}{more} would help"
            return f"Discard the {mark(card)}: {why}."
        case _:
            return f"Stop: {advice.penalty} stand, and no turn is left."
