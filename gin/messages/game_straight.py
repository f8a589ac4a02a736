"""Messages of the domain `game-straight`, from `assets/languages/en/game-straight.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-straight-title")


PART = Message("game-straight-part")


SENTENCE = Message("game-straight-sentence")


PAGE_EXAMPLE = Message("game-straight-page-example")


PAGE_ANY_TIME = Message("game-straight-page-any-time")


PAGE_DIFFERENCE = Message("game-straight-page-difference")
