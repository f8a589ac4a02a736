"""What the table shows besides its zones: players, score pad, stake die, and what lies over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from gin.core.message import NOTHING, Text
from gin.interface.paper import Tone
from gin.interface.pictures import Face, Mood, Portrait
from gin.interface.refs import ItemRef

if TYPE_CHECKING:
    from gin.interface.introduction import Introduction
    from gin.interface.lesson import LessonNote


class PlayerView(Struct, frozen=True):
    """A player at the table: name, score, cards in hand, whether it is their turn, the words they
    have just said, and their portrait with its mood."""

    name: Text
    score: int
    on_turn: bool = False
    cards: int = 0
    talk: Text = NOTHING
    portrait: Face = Portrait.NOBODY
    mood: Mood = Mood.CALM


class PadRow(Struct, frozen=True):
    """A line of the score pad: what is counted, and for each player a number and the share of the
    way it stands for. `label` is empty on a pad with one line; `closed_by` is 0 or 1 once a player
    has closed it.
    """

    label: Text
    numbers: tuple[Text, ...]
    shares: tuple[float, ...]
    closed_by: int | None = None


class DieView(Struct, frozen=True):
    """The stake die: the value on top, whose it is, and what stands below it."""

    value: int
    owner: Tone
    caption: Text


class HintView(Struct, frozen=True):
    """What the coach says, the items that are marked on the table, and `more` for who asks why."""

    text: Text
    items: tuple[ItemRef, ...] = ()
    more: Text = NOTHING


class TableView(Struct, frozen=True):
    """What the table shows besides its zones.

    `knock_ready` says that the hand can be ended now, `knock_note` stands below the knock place.
    `pad_aim` is the title where the whole one has no room, empty for none.
    `pad_names` head the columns of `pad`; alone, `deals` are the penalties of the round's deals,
    empty for those that are not counted yet, and `pad_sum` is what they come to. `spread` says that
    melds stay on the table here, `seal` is the deal's seal. `own_news` says that the view's news
    are what the player did. A `hint`, a `lesson` or the game's `introduction` lie over it.
    """

    you: PlayerView
    other: PlayerView | None
    hand_number: int
    pad_title: Text
    pad_aim: Text
    pad_names: tuple[Text, ...]
    pad: tuple[PadRow, ...]
    deals: tuple[Text, ...] = ()
    pad_sum: Text = NOTHING
    deadwood: Text = NOTHING
    knock_ready: bool = False
    knock_note: Text = NOTHING
    stock: int = 0
    discards: int = 0
    thinking: bool = False
    die: DieView | None = None
    spread: bool = False
    seal: str = ""
    own_news: bool = False
    hint: HintView | None = None
    lesson: LessonNote | None = None
    introduction: Introduction | None = None
