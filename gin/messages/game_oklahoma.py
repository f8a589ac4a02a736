"""Messages of the domain `game-oklahoma`, from `assets/languages/en/game-oklahoma.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-oklahoma-title")


PART = Message("game-oklahoma-part")


SENTENCE = Message("game-oklahoma-sentence")


PAGE_EXAMPLE = Message("game-oklahoma-page-example")


PAGE_LIMIT = Message("game-oklahoma-page-limit")


PAGE_ACE = Message("game-oklahoma-page-ace")


PAGE_EXTRA_BOXES = Message("game-oklahoma-page-extra-boxes")


PAGE_BOXES_DOUBLE = Message("game-oklahoma-page-boxes-double")
