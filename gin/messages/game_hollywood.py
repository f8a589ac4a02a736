"""Messages of the domain `game-hollywood`, from `assets/languages/en/game-hollywood.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-hollywood-title")


PART = Message("game-hollywood-part")


SENTENCE = Message("game-hollywood-sentence")


PAGE_EXAMPLE = Message("game-hollywood-page-example")


PAGE_AS_COLOR = Message("game-hollywood-page-as-color")


PAGE_TAKEN_FROM_THERE = Message("game-hollywood-page-taken-from-there")


PAGE_LATE_START = Message("game-hollywood-page-late-start")
