"""What a table is shown with besides the cards: names, the sheet, what the player wants to see."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Card
from gin.core.message import NOTHING, Text
from gin.interface.view import (
    Choice,
)
from gin.present.tableview.items import card_item as card_item
from gin.present.words.people import NAMELESS, PlayerProfile
from gin.rules.sheets.base import Sheet
from gin.session.setting import Sort


class Seating(Struct, frozen=True):
    """What the table shows that is not in the observation.

    `own` is the order the cards were last shown in, `practice` whether moves may be taken back.
    `own_news` says that the news are what the player did. `hint` asks the coach, where there is
    one; `odds` are told with the status. `you` is the player by name and face.
    """

    title: Text
    subtitle: Text
    other: str
    hand_number: int
    sheet: Sheet
    sort: Sort
    own: tuple[Card, ...]
    show_deadwood: bool
    show_melds: bool
    practice: bool
    can_undo: bool
    news: Text = NOTHING
    own_news: bool = False
    talk: Text = NOTHING
    seal: str = ""
    hint: Choice | None = None
    odds: Text = NOTHING
    you: PlayerProfile = NAMELESS
