"""Messages of the domain `game-pro`, from `assets/languages/en/game-pro.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-pro-title")


PART = Message("game-pro-part")


SENTENCE = Message("game-pro-sentence")


PAGE_EXAMPLE = Message("game-pro-page-example")


PAGE_POINTS = Message("game-pro-page-points")


PAGE_BANDS = Message("game-pro-page-bands")


PAGE_EXAMPLE_GAMES = Message("game-pro-page-example-games")
