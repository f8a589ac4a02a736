"""Less thought for tests whose promise is not about the strength of play."""

from __future__ import annotations

import pytest

from gin.session import balance, daily_master, decisions, tournament_play


def think_less(monkeypatch: pytest.MonkeyPatch, worlds: int = 8) -> None:
    """Let reviews, the master of the daily deal, and others at a tournament search few worlds."""
    monkeypatch.setattr(balance, "ORDERS", worlds)
    monkeypatch.setattr(decisions, "WORLDS", worlds)
    monkeypatch.setattr(daily_master, "WORLDS", worlds)
    monkeypatch.setattr(tournament_play, "WORLDS", worlds)
