"""Messages of the domain `game-solitary`, from `assets/languages/en/game-solitary.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-solitary-title")


PART = Message("game-solitary-part")


SENTENCE = Message("game-solitary-sentence")


PAGE_ENDING = Message("game-solitary-page-ending")


PAGE_EXAMPLE = Message("game-solitary-page-example")


PAGE_READINGS = Message("game-solitary-page-readings")
