"""The season and the time of the day outside the window."""

from __future__ import annotations

import math
from datetime import datetime
from enum import StrEnum

from msgspec import Struct


class Season(StrEnum):
    """The seasons of the northern hemisphere."""

    WINTER = "winter"
    SPRING = "spring"
    SUMMER = "summer"
    AUTUMN = "autumn"


class Sky(StrEnum):
    """The times of the day, by the light."""

    NIGHT = "night"
    DAWN = "dawn"
    DAY = "day"
    DUSK = "dusk"


class Outside(Struct, frozen=True):
    """The world outside, and the time on the clock in minutes from midnight."""

    season: Season = Season.WINTER
    sky: Sky = Sky.NIGHT
    minutes: int = 20 * 60 + 25

    @classmethod
    def at(cls, now: datetime) -> Outside:
        """Return the outside at a time, at a middle northern latitude."""
        day = now.timetuple().tm_yday
        # The sun is up for eight hours in winter and for sixteen in summer.
        half = 6.1 - 2.1 * math.cos(2 * math.pi * (day + 10) / 365)
        hour = now.hour + now.minute / 60
        noon = 13.2 if 4 <= now.month <= 10 else 12.2
        rises, sets = noon - half, noon + half
        if rises - 0.7 <= hour < rises + 0.8:
            sky = Sky.DAWN
        elif rises + 0.8 <= hour < sets - 0.9:
            sky = Sky.DAY
        elif sets - 0.9 <= hour < sets + 0.8:
            sky = Sky.DUSK
        else:
            sky = Sky.NIGHT
        season = (Season.WINTER, Season.SPRING, Season.SUMMER, Season.AUTUMN)[now.month % 12 // 3]
        return cls(season, sky, now.hour * 60 + now.minute)


class _Shown:
    """The outside that the window shows now; drawing sets it."""

    def __init__(self) -> None:
        self.outside = Outside()


shown = _Shown()
