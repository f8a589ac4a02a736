"""Messages of the domain `game-sequence`, from `assets/languages/en/game-sequence.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-sequence-title")


PART = Message("game-sequence-part")


SENTENCE = Message("game-sequence-sentence")


PAGE_EXAMPLE = Message("game-sequence-page-example")


PAGE_WHO = Message("game-sequence-page-who")


PAGE_TWICE = Message("game-sequence-page-twice")


PAGE_AS_FOSDICK = Message("game-sequence-page-as-fosdick")
