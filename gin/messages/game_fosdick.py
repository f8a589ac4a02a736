"""Messages of the domain `game-fosdick`, from `assets/languages/en/game-fosdick.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-fosdick-title")


PART = Message("game-fosdick-part")


SENTENCE = Message("game-fosdick-sentence")


PAGE_EXAMPLE = Message("game-fosdick-page-example")


PAGE_CONDITION = Message("game-fosdick-page-condition")


PAGE_NO_OFFER = Message("game-fosdick-page-no-offer")


PAGE_DEAL_IN_TURN = Message("game-fosdick-page-deal-in-turn")


PAGE_STOCK_END = Message("game-fosdick-page-stock-end")


PAGE_LAST_DISCARD = Message("game-fosdick-page-last-discard")


PAGE_ELEVEN_CARDS = Message("game-fosdick-page-eleven-cards")
