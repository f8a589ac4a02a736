"""Messages of the domain `game-shot`, from `assets/languages/en/game-shot.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-shot-title")


PART = Message("game-shot-part")


SENTENCE = Message("game-shot-sentence")


PAGE_EXAMPLE = Message("game-shot-page-example")


PAGE_AS_GIN = Message("game-shot-page-as-gin")


PAGE_RATHER_THAN_KNOCK = Message("game-shot-page-rather-than-knock")


PAGE_SPLITTING = Message("game-shot-page-splitting")


PAGE_TARGET = Message("game-shot-page-target")


PAGE_HUNDREDS = Message("game-shot-page-hundreds")
