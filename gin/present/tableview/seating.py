"""Context of a table apart from its cards: names, score sheet and display settings."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Card
from gin.core.message import NOTHING, Text
from gin.interface.pictures import Face, Portrait
from gin.interface.view import Choice
from gin.present.tableview.items import card_item as card_item
from gin.present.words.people import NAMELESS, PlayerProfile
from gin.rules.sheets.base import Sheet
from gin.session.setting import Sort


class Seating(Struct, frozen=True):
    """Context that the table shows in addition to the observation.

    `own` is the order in which the cards were last shown. `practice` allows taking back moves.
    `own_news` means that the news reports the player's own action. `hint` is the choice to ask the
    coach, if there is one. `odds` appears with the status. `face` is the opponent's portrait.
    Two people read the result of a `shared` table.
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
    face: Face = Portrait.NOBODY
    shared: bool = False
