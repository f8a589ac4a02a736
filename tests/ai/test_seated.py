"""Past hands from the other side of the table."""

from __future__ import annotations

from bench.seats import seated
from gin.rules.model.history import PastHand
from gin.rules.model.result import Outcome


def test_every_fact_changes_its_seat() -> None:
    hand = PastHand(1, Outcome.KNOCK, (5, 4), 3, (0, 21), 1)
    assert seated(hand, 0) is hand
    assert seated(hand, 1) == PastHand(0, Outcome.KNOCK, (4, 5), 3, (21, 0), 0)
    assert seated(seated(hand, 1), 1) == hand
    void = PastHand(None, Outcome.VOID, (12, 13), None, (0, 0))
    assert seated(void, 1) == PastHand(None, Outcome.VOID, (13, 12), None, (0, 0))
