"""Messages of the domain `game-skarney`, from `assets/languages/en/game-skarney.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-skarney-title")


PART = Message("game-skarney-part")


SENTENCE = Message("game-skarney-sentence")


PAGE_EXAMPLE_CONTRACT = Message("game-skarney-page-example-contract")


PAGE_EXAMPLE = Message("game-skarney-page-example")


PAGE_OFFER = Message("game-skarney-page-offer")


PAGE_CONTRACT = Message("game-skarney-page-contract")


PAGE_TWO_CARDS = Message("game-skarney-page-two-cards")


PAGE_STOCK_END = Message("game-skarney-page-stock-end")


PAGE_BEGINS = Message("game-skarney-page-begins")


PAGE_DEAL_IN_TURN = Message("game-skarney-page-deal-in-turn")
