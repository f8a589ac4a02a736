"""A hand being shown at its end, moment by moment: what lies open, and what is seen over it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.message import NOTHING, Text
from gin.interface.paper import Tone
from gin.interface.result import ResultView
from gin.interface.table import TableView


class Effect(StrEnum):
    """What is seen over the cards: a fist on the table, a word that is called out, a light that
    goes over melds, or a blow that strikes who is undercut."""

    NONE = "none"
    FIST = "fist"
    CALL = "call"
    GOLD = "gold"
    STING = "sting"


class ShowdownView(Struct, frozen=True):
    """A moment of a hand that is being shown.

    It takes so many `seconds` at normal speed. `by` is whose hand is shown, `result` its count once
    both hands lie open, and `table` all else there is to see. `word` is written large; `glad` says
    whether it is good news for the player, and `grand` that there is none greater. Where melds are
    laid in the middle of the table, `laid` are the cards that each will have. Where both hands lie
    open, `opened` is how many groups of each side do so far, `counted` how many cards of its last
    one are counted, and `counts` what they come to; None where nothing is counted; `below` stands
    under them. `called` is what stands there in place of a count, such as gin, and `gilded` whose
    melds the light has gone over. `gathering` says that the cards are only on their way there,
    `decided` that no card is counted any more, and `turning` that the card counted next turns up
    meanwhile, so that no number comes before its card.
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
    table: TableView | None = None
    result: ResultView | None = None
