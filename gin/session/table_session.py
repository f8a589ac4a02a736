"""A match in play as its table's screens use it, whichever program has its record."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from gin.core.message import Text
from gin.rules.match import Match
from gin.rules.model.actions import Action
from gin.rules.model.events import Event
from gin.rules.model.observation import Observation
from gin.rules.model.rules import Rules
from gin.rules.sheets.base import Sheet
from gin.session.partner import Partner
from gin.session.seal import SecretDeal
from gin.session.storage.store import Store
from gin.variants.setups import Setup

if TYPE_CHECKING:
    from gin.session.game import Session


class SealedHand(Protocol):
    """A hand with its seal. Values that reveal the cards are empty until the hand is over."""

    @property
    def seal(self) -> str: ...

    @property
    def next_seal(self) -> str: ...

    @property
    def revealed(self) -> str:
        """The sealed line."""

    @property
    def drawn(self) -> SecretDeal | None:
        """The secret of the cards, if they follow from one."""

    @property
    def code(self) -> str:
        """The deal code."""

    @property
    def chatter(self) -> str:
        """A seed for choices that have nothing to do with the cards."""

    def save(self, folder: Path) -> Path: ...


class TableSession(Protocol):
    """A match in play: `Session`, or a `JoinedSession` whose record is in another program.

    In a joined match, `store` is one in memory, and `match` has only what both people know.
    """

    @property
    def store(self) -> Store: ...

    @property
    def id(self) -> int: ...

    @property
    def setup(self) -> Setup: ...

    @property
    def title(self) -> Text: ...

    @property
    def level(self) -> int | None: ...

    @property
    def partner(self) -> Partner | None: ...

    @property
    def practice(self) -> bool: ...

    @property
    def daily(self) -> date | None: ...

    @property
    def event(self) -> str: ...

    @property
    def match(self) -> Match: ...

    @property
    def recorded(self) -> Session | None:
        """The match with its record, for reviews; None while another program has it."""

    @property
    def stages_moved(self) -> int: ...

    @property
    def rules(self) -> Rules: ...

    @property
    def seen(self) -> Observation: ...

    @property
    def happened(self) -> int: ...

    @property
    def hand_over(self) -> bool: ...

    @property
    def over(self) -> bool: ...

    @property
    def hand_number(self) -> int: ...

    @property
    def untouched(self) -> bool: ...

    @property
    def sheet(self) -> Sheet: ...

    def sheet_after(self, hands: int) -> Sheet: ...

    @property
    def to_be_cut(self) -> bool: ...

    def cut(self, text: str = "") -> None: ...

    @property
    def dealt(self) -> SealedHand: ...

    @property
    def opponent_to_move(self) -> bool: ...

    def submit(self, action: Action) -> tuple[Event, ...]: ...

    def think(self) -> None: ...

    @property
    def due(self) -> float | None: ...

    def let_opponent_move(self) -> tuple[Event, ...]: ...

    def take_trouble(self) -> Text:
        """Return what went wrong with the program in the opponent's seat, if anything."""

    def next_hand(self) -> tuple[Event, ...]: ...

    def count_hint(self) -> None: ...

    @property
    def can_take_back(self) -> bool: ...

    @property
    def can_undo(self) -> bool: ...

    def take_back(self) -> None: ...
