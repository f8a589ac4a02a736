"""The table apart from its zones: players, score pad, stake die and overlays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from gin.core.message import NOTHING, Text
from gin.interface.paper import Tone
from gin.interface.pictures import Face, Mood, Portrait
from gin.interface.refs import ItemRef
from gin.session.marks import Mark

if TYPE_CHECKING:
    from gin.interface.introduction import Introduction
    from gin.interface.lesson import LessonNote


class PlayerView(Struct, frozen=True):
    """A player at the table, with their latest remark and portrait."""

    name: Text
    score: int
    on_turn: bool = False
    cards: int = 0
    talk: Text = NOTHING
    portrait: Face = Portrait.NOBODY
    mood: Mood = Mood.CALM


class PadRow(Struct, frozen=True):
    """A line of the score pad, with a number and a fraction of progress for each player.

    `label` is empty on a pad with one line; `shares` are empty if there is no goal. `closed_by` is
    the player (0 or 1) who closed the line.
    """

    label: Text
    numbers: tuple[Text, ...]
    shares: tuple[float, ...]
    closed_by: int | None = None


class DieView(Struct, frozen=True):
    """The stake die: its value, its owner and a caption."""

    value: int
    owner: Tone
    caption: Text


class HintView(Struct, frozen=True):
    """The coach's advice and the items it marks; `more` answers "why?".

    `rows` say the same as the text in short lines below each other, for the eye.
    """

    text: Text
    items: tuple[ItemRef, ...] = ()
    more: Text = NOTHING
    rows: tuple[Text, ...] = ()


class CardLabel(Struct, frozen=True):
    """A word under a card of the hand, for the eye; the card's note says the same."""

    card: ItemRef
    text: Text


class StripMark(Struct, frozen=True):
    """A move of the strip; `mark` is None until the move is judged.

    `turn` says that the opponent moved before it.
    """

    ref: ItemRef
    mark: Mark | None
    chosen: bool = False
    turn: bool = False


class TableView(Struct, frozen=True):
    """The table apart from its zones.

    `knock_ready` says that the player can end the hand now; `knock_note` is below the knock place.
    `pad_aim` replaces `pad_title` where space is short. `pad_names` head the columns of `pad`. In a
    solitary game, `deals` has the penalty of each deal of the round, empty before the deal is
    counted, and `pad_sum` is the sum. `brief_deadwood`, if any, replaces `deadwood` where space is
    short. `spread` says that melds stay on the table in this game. `own_news` says that the view's
    news report the player's own action. A `hint`, a `lesson` or the game's `introduction` covers
    part of the table. In a review, a `label` is under the card drawn, and the `strip` has a mark
    for each of the player's moves.
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
    brief_deadwood: Text = NOTHING
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
    label: CardLabel | None = None
    strip: tuple[StripMark, ...] = ()
