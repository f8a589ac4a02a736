"""The curtain between two people at one screen, as plain data."""

from __future__ import annotations

from msgspec import Struct

from gin.core.message import Text
from gin.interface.pictures import Face


class CurtainView(Struct, frozen=True):
    """The person in front of the curtain.

    `falls` means that the curtain closes over a turn that is over. A curtain that hides the cards
    in a turn is closed from its first frame.
    """

    name: Text
    portrait: Face
    falls: bool
