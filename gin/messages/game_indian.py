"""Messages of the domain `game-indian`, from `assets/languages/en/game-indian.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-indian-title")


PART = Message("game-indian-part")


SENTENCE = Message("game-indian-sentence")


PAGE_EXAMPLE = Message("game-indian-page-example")


PAGE_LIMIT = Message("game-indian-page-limit")


PAGE_FOURTEEN = Message("game-indian-page-fourteen")


PAGE_FIFTEEN = Message("game-indian-page-fifteen")
