"""What a window can be on: the parlour, or a question before there is one."""

from __future__ import annotations

from typing import Protocol

from gin.core.cards import Card
from gin.present.output.audience import Told
from gin.present.view import View
from gin.rules.model.events import Event
from gin.session.settings import Settings


class Shown(Protocol):
    """What the window shows: the parlour, or a question before there is one."""

    settings: Settings

    @property
    def waiting(self) -> bool:
        """Is the opponent to move?"""

    @property
    def working(self) -> bool:
        """Is something being thought about?"""

    @property
    def closed(self) -> bool:
        """Is it over?"""

    def view(self) -> View:
        """What is shown now."""

    def choose(self, id: str) -> None:
        """Carry out a choice."""

    def ask(self, question: str) -> str:
        """Answer a question."""

    def enter(self, field: str, text: str) -> None:
        """Type into a field."""

    def list_commands(self) -> None:
        """Show everything that can be done as a list."""

    def take_commands(self) -> tuple[str, ...]:
        """Commands that were chosen from that list."""

    def change(self, name: str, value: object) -> None:
        """Change a setting."""

    def move_card(self, card: Card, place: int) -> None:
        """Put a card of the hand elsewhere."""

    @property
    def due(self) -> float | None:
        """Until when the opponent may think; None if `advance` would not wait."""

    def think(self) -> None:
        """Have the opponent begin to think."""

    def advance(self) -> None:
        """Let the opponent move."""

    def work(self, seconds: float) -> bool:
        """Think for so long; is there something new to be shown?"""

    def say(self, text: str) -> None:
        """Announce a sentence."""

    def home(self) -> None:
        """Go back to where everything begins."""

    def keep_full_screen(self, shown: bool) -> None:
        """Keep that the window fills the screen if a picture was `shown` so; until then it is
        kept as a window, in which the next start can be trusted to come up."""

    def quit(self) -> None:
        """End."""

    def take_told(self) -> tuple[Told, ...]:
        """What was announced."""

    def take_events(self) -> tuple[Event, ...]:
        """What happened."""
