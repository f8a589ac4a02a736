"""Prompts for a second press of Enter."""

from __future__ import annotations

from gin.core.message import Text
from gin.interface.intents import Play
from gin.interface.view import Choice, View
from gin.messages import table as messages
from gin.rules.model.actions import Discard, Draw, Take


def press_again(view: View, choice: Choice) -> Text:
    """Return the prompt to press again to make a choice."""
    match choice.intent:
        case Play(Draw()):
            return messages.PRESS_AGAIN_TO_DRAW
        case Play(Discard(card)):
            return messages.press_again_to_discard(card=card)
        case Play(Take()):
            pile = view.item(choice.item)
            if pile is not None and pile.card is not None:
                return messages.press_again_to_take(card=pile.card)
    return messages.press_again(choice=choice.label)
