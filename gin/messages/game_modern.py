"""Messages of the domain `game-modern`, from `assets/languages/en/game-modern.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-modern-title")


PART = Message("game-modern-part")


SENTENCE = Message("game-modern-sentence")


PAGE_LISTS = Message("game-modern-page-lists")
