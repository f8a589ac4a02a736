"""Table options of games with melds on the table."""

from __future__ import annotations

from gin.messages import options as messages
from gin.rules.model.patches import Patch
from gin.rules.model.rules import Challenges, HandCount, LastDiscard, Opening
from gin.variants.options.option import TableOption, Value, named, number, switch

ALL: tuple[TableOption, ...] = (
    TableOption(
        "one-hand",
        (
            Value("on", messages.YES, Patch(set={"format.target": 1})),
            Value("off", messages.NO, Patch()),
        ),
    ),
    number(
        "bare-gin",
        "laying.bare_gin",
        (20, 40),
        0,
        200,
    ),
    switch(
        "contract-more",
        "laying.contract_alone",
        inverted=True,
    ),
    named(
        "stock-counts",
        "laying.stock_counts",
        (HandCount.ALL, messages.STOCK_COUNTS_ALL),
        (HandCount.DEADWOOD, messages.STOCK_COUNTS_DEADWOOD),
    ),
    named(
        "first-upcard",
        "deal.opening",
        (Opening.PLAIN, messages.FIRST_UPCARD_PLAIN),
        (Opening.UPCARD_OFFER, messages.FIRST_UPCARD_UPCARD_OFFER),
    ),
    named(
        "final-discard",
        "exhaustion.last_discard",
        (LastDiscard.STAYS, messages.NO),
        (LastDiscard.ONE_MORE_TURN, messages.YES),
    ),
    named(
        "challenge",
        "laying.challenge",
        (Challenges.ANY_TIME, messages.CHALLENGE_ANY_TIME),
        (Challenges.OWN_TURN, messages.CHALLENGE_OWN_TURN),
        (Challenges.OFF, messages.CHALLENGE_OFF),
    ),
)
