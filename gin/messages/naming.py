"""Messages of the domain `naming`, from `assets/languages/en/naming.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


def mixture(*, classic: bool, game: Text, parts: tuple[Text, ...]) -> Message:
    return Message("naming-mixture", (("classic", classic), ("game", game), ("parts", parts),))


def medley(*, classic: bool, game: Text, parts: tuple[Text, ...]) -> Message:
    return Message("naming-medley", (("classic", classic), ("game", game), ("parts", parts),))


def to(*, name: Text, target: int) -> Message:
    return Message("naming-to", (("name", name), ("target", target),))


SMALL_THINGS = Message("naming-small-things")


FOURTEEN_CARD = Message("naming-fourteen-card")


RUNS_ONLY = Message("naming-runs-only")


ACE_HIGH = Message("naming-ace-high")


CORNER_RUN = Message("naming-corner-run")


RAINBOW = Message("naming-rainbow")


HIGH_COUNT = Message("naming-high-count")


DEAR_ACE = Message("naming-dear-ace")


NO_KNOCK = Message("naming-no-knock")


FREE_KNOCK = Message("naming-free-knock")


UPCARD = Message("naming-upcard")


SHOT = Message("naming-shot")


OPEN = Message("naming-open")


TAKE_ALL = Message("naming-take-all")


SPADE = Message("naming-spade")


RUSH = Message("naming-rush")


FULL_RUSH = Message("naming-full-rush")


LONG_RUN = Message("naming-long-run")


PENALTY = Message("naming-penalty")


POINTS = Message("naming-points")


THREE_GAME = Message("naming-three-game")


FOUR_SUIT = Message("naming-four-suit")


PRO = Message("naming-pro")


RACE = Message("naming-race")


TWOFOLD = Message("naming-twofold")


STAKE_DIE = Message("naming-stake-die")


UNAIDED = Message("naming-unaided")


STRICT_MEMORY = Message("naming-strict-memory")
