"""Themes of decisions, for exercises and for advice on what to practise."""

from __future__ import annotations

from enum import StrEnum


class Theme(StrEnum):
    """The question that a decision asks."""

    GOES = "goes"
    TAKE = "take"
    KNOCK = "knock"
    MELDS = "melds"
    LAY_OFF = "lay-off"
