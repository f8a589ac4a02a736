"""Messages of the domain `game-dice`, from `assets/languages/en/game-dice.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-dice-title")


PART = Message("game-dice-part")


SENTENCE = Message("game-dice-sentence")


PAGE_EXAMPLE = Message("game-dice-page-example")


PAGE_BEFORE_LOOKING = Message("game-dice-page-before-looking")


PAGE_LATER_OFFERS = Message("game-dice-page-later-offers")


PAGE_REFUSAL = Message("game-dice-page-refusal")
