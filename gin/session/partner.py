"""The person opposite in a match between two people, and what the two have agreed on."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from gin.core.errors import SaveError
from gin.core.message import Verbatim
from gin.messages import errors as messages

PERSON_LEVEL = -1
"""The level saved with a match between two people; an opponent of the house has its own."""


class Partner(Struct, frozen=True):
    """The person opposite, as saved with a match.

    Attributes:
      name: the name at the start of the match; empty if the person has none.
      id: the player's folder; empty for a guest or a player of another data folder.
      portrait: the portrait's name or likeness, as in the settings.
      swapped: whether the player of this record sits in the other seat of the deal, so that the
        seats are swapped when it is dealt again.
      linked: whether the two play at different windows or terminals.
    """

    name: str
    id: str = ""
    portrait: str = ""
    swapped: bool = False
    linked: bool = False

    def written(self) -> str:
        """Return the partner as text for the store."""
        return msgspec.json.encode(self).decode()


def parse_partner(text: str) -> Partner | None:
    """Return the partner in a saved text; None if it is empty.

    Raises:
      SaveError: the text is not a partner.
    """
    if not text:
        return None
    try:
        return msgspec.json.decode(text, type=Partner)
    except msgspec.MsgspecError as error:
        raise SaveError(messages.no_partner(text=Verbatim(repr(text[:40])))) from error


def partner_in(text: str) -> Partner | None:
    """Return the partner in a saved text, for a list: without a name if it cannot be read."""
    try:
        return parse_partner(text)
    except SaveError:
        return Partner("")
