"""Typed requests for the rules of a game: "rules skarney"."""

from __future__ import annotations

from collections.abc import Callable

from gin.core.message import Text
from gin.interface.destinations import Destination, ToRules
from gin.present.words.games import listed
from gin.variants.setups import setup_named

_RULES = "rules "


def rules_asked_for(text: str, says: Callable[[Text, str], bool]) -> Destination | None:
    """Return the page of rules named by a line such as "rules skarney", or None.

    `text` is in normal form. `says` returns whether a name is written like a text.
    """
    if not text.startswith(_RULES):
        return None
    game = text.removeprefix(_RULES)
    found = next((one for one in listed() if game == one.id or says(one.title, game)), None)
    found = found or next((one for one in listed() if says(one.title, f"{game} gin")), None)
    return None if found is None else ToRules(setup_named(found.id))
