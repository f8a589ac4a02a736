"""Presets: games of the registry with options that players know by a name of their own.

A preset is a mixture that ships: it has no rules, number or code besides those of its game with
its options. So a saved match of it names the game and the options, like that of any mixture.
"""

from __future__ import annotations

from msgspec import Struct

from gin.core.message import Message
from gin.messages import presets as messages


class Preset(Struct, frozen=True, kw_only=True):
    """A mixture with a name; lists show it behind the `game` it is made from.

    `id` is what is typed for it, and never the id of a game. `hands` is how many a match takes, as
    `python -m tools.lengths` measures it.
    """

    id: str
    title: Message
    sentence: Message
    game: str
    agreed: tuple[str, ...]
    hands: int


PRESETS: tuple[Preset, ...] = (
    Preset(
        id="club-hollywood",
        title=messages.CLUB_HOLLYWOOD_TITLE,
        sentence=messages.CLUB_HOLLYWOOD_SENTENCE,
        game="hollywood",
        agreed=(
            "target=150",
            "knock=upcard",
            "spades=on",
            "undercut=25",
            "box=25",
            "extra-boxes=on",
            "game-bonus=100",
            "shutout=double_hands",
            "late-start=shift",
            "all-games=on",
        ),
        hands=17,
    ),
)
"""The presets there are, in the order of lists."""
BY_ID: dict[str, Preset] = {one.id: one for one in PRESETS}
