"""Rewards: some goals bring a card back, a cloth, or clothes for the player's portrait.

All of them are also in the settings, for anyone, from the first day.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.session.goals import Goal
from gin.session.likeness import READY, Clothes, PortraitPart, parse_likeness
from gin.session.setting import Pattern, ThemeName
from gin.session.settings import Settings


class RewardKind(StrEnum):
    """The kinds of rewards."""

    BACK = "back"
    CLOTH = "cloth"
    CLOTHES = "clothes"


class Reward(Struct, frozen=True):
    """A value of a setting, or clothes of the player's portrait."""

    kind: RewardKind
    value: Pattern | ThemeName | Clothes

    def change(self, settings: Settings) -> tuple[str, object]:
        """Return the name and the value of the setting that puts the reward on.

        Clothes change only that part of the player's portrait; without one, a ready-made portrait
        with them is chosen.
        """
        match self.value:
            case Pattern():
                return "pattern", self.value
            case ThemeName():
                return "theme", self.value
            case Clothes():
                ready = next(one for one in READY if one.clothes is self.value)
                own = parse_likeness(settings.portrait)
                worn = ready if own is None else own.having(PortraitPart.CLOTHES, self.value)
                return "portrait", str(worn)

    def worn(self, settings: Settings) -> bool:
        """Return whether the player uses the reward now."""
        name, value = self.change(settings)
        return bool(getattr(settings, name) == value)


REWARDS: dict[Goal, Reward] = {
    Goal.UNDERCUT: Reward(RewardKind.CLOTHES, Clothes.TAILCOAT),
    Goal.FIRST_MATCH: Reward(RewardKind.BACK, Pattern.TARTAN),
    Goal.SHORT_STREAK: Reward(RewardKind.CLOTH, ThemeName.TOBACCO),
    Goal.SOME_HANDS: Reward(RewardKind.BACK, Pattern.STARS),
    Goal.BIG_GIN: Reward(RewardKind.BACK, Pattern.PEACOCK),
    Goal.EVERYBODY: Reward(RewardKind.CLOTH, ThemeName.AUBERGINE),
    Goal.MASTER: Reward(RewardKind.CLOTHES, Clothes.ERMINE),
}
"""The rewards by goal, from the easiest goal to the hardest."""
