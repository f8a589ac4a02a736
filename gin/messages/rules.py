"""Messages of the domain `rules`, from `assets/languages/en/rules.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


TITLE = Message("rules-title")


SUBTITLE = Message("rules-subtitle")


SUBTITLE_CHOSEN = Message("rules-subtitle-chosen")


SINGLE = Message("rules-single")


GOAL = Message("rules-goal")


CARDS_AND_MELDS = Message("rules-cards-and-melds")


MELDS = Message("rules-melds")


DEAL = Message("rules-deal")


DEAL_AND_OPENING = Message("rules-deal-and-opening")


DEAL_AND_TURN = Message("rules-deal-and-turn")


TURN = Message("rules-turn")


CONTRACT = Message("rules-contract")


ENDING = Message("rules-ending")


ENDING_A_DEAL = Message("rules-ending-a-deal")


CHALLENGES = Message("rules-challenges")


SCORING_A_HAND = Message("rules-scoring-a-hand")


SCORING = Message("rules-scoring")


ABOVE_A_HUNDRED = Message("rules-above-a-hundred")


SUITS = Message("rules-suits")


THREE_GAMES = Message("rules-three-games")


GAMES = Message("rules-games")


TWO_PARTS = Message("rules-two-parts")


POINTS_AND_DEALS = Message("rules-points-and-deals")


END = Message("rules-end")


END_OF_THE_MATCH = Message("rules-end-of-the-match")


OPPONENTS = Message("rules-opponents")


READINGS = Message("rules-readings")


OPTIONS = Message("rules-options")


def game_code(*, code: Text) -> Message:
    return Message("rules-game-code", (("code", code),))
