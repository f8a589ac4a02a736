"""Messages of the domain `game-rush`, from `assets/languages/en/game-rush.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-rush-title")


PART = Message("game-rush-part")


SENTENCE = Message("game-rush-sentence")


PAGE_EXAMPLE = Message("game-rush-page-example")


PAGE_EARLY = Message("game-rush-page-early")


PAGE_GIN = Message("game-rush-page-gin")


PAGE_COUNTED = Message("game-rush-page-counted")
