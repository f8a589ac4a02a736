"""Messages of the domain `conflicts`, from `assets/languages/en/conflicts.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


ONE_TOTAL = Message("conflicts-one-total")


NO_BONUSES = Message("conflicts-no-bonuses")


ONLY_DEALS = Message("conflicts-only-deals")


FIRST_TURN = Message("conflicts-first-turn")


NO_UPCARD_LIMIT = Message("conflicts-no-upcard-limit")


NO_UPCARD_SUIT = Message("conflicts-no-upcard-suit")


NO_KNOCKS = Message("conflicts-no-knocks")


RUNS_OF_BOTH = Message("conflicts-runs-of-both")


SHOT = Message("conflicts-shot")


EXTRA_BOXES = Message("conflicts-extra-boxes")


DOUBLE_BOXES = Message("conflicts-double-boxes")


UNPAID_EXTRA_BOXES = Message("conflicts-unpaid-extra-boxes")


UNPAID_DOUBLE_BOXES = Message("conflicts-unpaid-double-boxes")


AFTER_PASSES = Message("conflicts-after-passes")


ROUND = Message("conflicts-round")


NOTHING_TWICE = Message("conflicts-nothing-twice")


EQUAL_TOTALS = Message("conflicts-equal-totals")


LEAST_DEADWOOD = Message("conflicts-least-deadwood")


HIGHER_TOTAL = Message("conflicts-higher-total")


HIGHER_TOTAL_WITHOUT_BOXES = Message("conflicts-higher-total-without-boxes")


ALL_GAMES = Message("conflicts-all-games")


LATE_START = Message("conflicts-late-start")


GAMES = Message("conflicts-games")


DEALS = Message("conflicts-deals")


DOUBLE_DEALS = Message("conflicts-double-deals")


ROLES = Message("conflicts-roles")


STAKE_DIE = Message("conflicts-stake-die")


OPEN_MEMORY = Message("conflicts-open-memory")


REFUSAL = Message("conflicts-refusal")


LATER_OFFERS = Message("conflicts-later-offers")
