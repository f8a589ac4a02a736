"""Table options of the games with melds on the table."""

from __future__ import annotations

from gin.rules.model.patches import Patch
from gin.rules.model.rules import Challenges, HandCount, LastDiscard, Opening
from gin.variants.options.option import Option, Value, named, number, switch

ALL: tuple[Option, ...] = (
    Option(
        "one-hand",
        "A single hand",
        "Does the first hand that anybody scores in decide the game?",
        (
            Value("on", "Yes", Patch(set={"format.target": 1})),
            Value("off", "No", Patch()),
        ),
    ),
    number(
        "bare-gin",
        "Gin against no contract",
        "Points for going gin, in place of the gin bonus, before the other has laid a contract.",
        "laying.bare_gin",
        (20, 40),
        0,
        200,
    ),
    switch(
        "contract-more",
        "More after the contract",
        "May new melds be laid out in the turn of the contract?",
        "laying.contract_alone",
        inverted=True,
    ),
    named(
        "stock-counts",
        "Hands at the stock's end",
        "What counts when the stock ends a hand.",
        "laying.stock_counts",
        (HandCount.ALL, "Every card in the hand"),
        (HandCount.DEADWOOD, "Only what could not be melded"),
    ),
    named(
        "first-upcard",
        "The upcard",
        "Is the upcard offered to both before the first turn?",
        "deal.opening",
        (Opening.PLAIN, "The first player takes a normal turn"),
        (Opening.UPCARD_OFFER, "It is offered first"),
    ),
    named(
        "final-discard",
        "The last discard",
        "May the discard after the last card of the stock be taken for one more turn?",
        "exhaustion.last_discard",
        (LastDiscard.STAYS, "No"),
        (LastDiscard.ONE_MORE_TURN, "Yes"),
    ),
    named(
        "challenge",
        "Challenges",
        "When may you challenge the other player to compare hands?",
        "laying.challenge",
        (Challenges.ANY_TIME, "At any time"),
        (Challenges.OWN_TURN, "In your own turn"),
        (Challenges.OFF, "Never"),
    ),
)
