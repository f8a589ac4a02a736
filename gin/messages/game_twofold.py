"""Messages of the domain `game-twofold`, from `assets/languages/en/game-twofold.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-twofold-title")


PART = Message("game-twofold-part")


SENTENCE = Message("game-twofold-sentence")


PAGE_EXAMPLE = Message("game-twofold-page-example")


PAGE_TWO_DEALS = Message("game-twofold-page-two-deals")


PAGE_EXAMPLE_DEALS = Message("game-twofold-page-example-deals")
