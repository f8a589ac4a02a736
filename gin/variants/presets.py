"""Presets: games with options that are known under a name.

A preset is a mixture that comes with the program; its rules are those of its game and options. A
saved match stores the game and the options, as for any mixture.
"""

from __future__ import annotations

from msgspec import Struct

from gin.core.message import Message
from gin.messages import presets as messages


class Preset(Struct, frozen=True, kw_only=True):
    """A named mixture; lists show it after the `game` it is based on.

    `id` is what players type for it; no game has the same id. `hands` is the usual length of a
    match, by `python -m tools.lengths`.
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
"""All presets, in the order of lists."""
BY_ID: dict[str, Preset] = {one.id: one for one in PRESETS}
