"""One moment of the end of a hand: the open cards and the effects over them."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.message import NOTHING, Text
from gin.interface.celebration import Celebration
from gin.interface.paper import Tone
from gin.interface.result import ResultView
from gin.interface.table import TableView


class Effect(StrEnum):
    """Effects over the cards: a knock, a called word, a glow over melds, or an undercut's sting."""

    NONE = "none"
    FIST = "fist"
    CALL = "call"
    GOLD = "gold"
    STING = "sting"


class ShowdownView(Struct, frozen=True):
    """A moment of a showdown, lasting `seconds` at normal speed.

    `by` is the player whose hand is shown. `result` is the count, set once both hands are open, and
    `table` is the rest of the table. `word` appears in large letters, and `note` below it. `glad`
    says whether the moment is good news for the player, and `grand` that it is the best possible.
    `laid` is the number of cards of each meld in the middle of the table.

    Once both hands are open, each side has a number in `opened` (open groups), `counted` (cards of
    its last open group that the count has reached) and `counts` (the sum so far, None before the
    count). Each side has a caption in `below`. `called` replaces a count, for example with gin.
    `gilded` is the player whose melds the glow has passed. `gathering` says that the cards are
    still moving into place, and `decided` that counting has finished. `turning` says that a card is
    being turned over; the next moment counts it. `celebration` is what the player celebrates in
    this moment, and `tossed` is the player whose cards are thrown up a little.
    """

    seconds: float
    by: Tone
    effect: Effect = Effect.NONE
    word: Text = NOTHING
    glad: bool = True
    grand: bool = False
    laid: tuple[int, ...] = ()
    opened: tuple[int, ...] = ()
    counted: tuple[int, ...] = ()
    counts: tuple[int | None, ...] = ()
    below: tuple[Text, ...] = ()
    called: tuple[Text, ...] = ()
    gilded: Tone = Tone.NOBODY
    gathering: bool = False
    decided: bool = False
    turning: bool = False
    celebration: Celebration = Celebration.NONE
    tossed: Tone = Tone.NOBODY
    table: TableView | None = None
    result: ResultView | None = None
    note: Text = NOTHING
