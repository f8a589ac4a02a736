"""Messages of the domain `game-tedesco`, from `assets/languages/en/game-tedesco.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-tedesco-title")


PART = Message("game-tedesco-part")


SENTENCE = Message("game-tedesco-sentence")


PAGE_EXAMPLE = Message("game-tedesco-page-example")


PAGE_ACE = Message("game-tedesco-page-ace")


PAGE_LAYING_OFF = Message("game-tedesco-page-laying-off")


PAGE_TAKEN = Message("game-tedesco-page-taken")
