"""The commands of the program's own voice: on and off, slower and faster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from gin.present.commands import Command
from gin.present.input import keymap
from gin.present.words import speech as words
from gin.session.settings import ALLOWED, Settings


class Speaks(Protocol):
    """The parlour, as far as its voice is concerned."""

    settings: Settings

    def change(self, name: str, value: object) -> None:
        """Change a setting and keep it."""

    def say(self, text: str) -> None:
        """Announce a sentence."""


def toggle(house: Speaks) -> None:
    """Turn speech on, or off."""
    on = house.settings.speech == "off"
    house.change("speech", "auto" if on else "off")
    if house.settings.offer_speech:
        house.change("offer_speech", False)
    house.say(said_on(house.settings) if on else said_off(house.settings))


def said_on(settings: Settings) -> str:
    """What is said as speech is turned on."""
    shown = keymap.key_map(settings).shown
    return words.turned_on(
        shown(Command.VOICE), shown(Command.SLOWER), shown(Command.FASTER), shown(Command.HELP)
    )


def said_off(settings: Settings) -> str:
    """What is said as speech is turned off."""
    return words.turned_off(keymap.key_map(settings).shown(Command.VOICE))


def said_to_offer(settings: Settings) -> str:
    """How speech is turned on and off."""
    shown = keymap.key_map(settings).shown
    return words.offer(shown(Command.VOICE), shown(Command.HELP))


def slower(house: Speaks) -> None:
    """Speak a step slower."""
    _step(house, -1)


def faster(house: Speaks) -> None:
    """Speak a step faster."""
    _step(house, 1)


def _step(house: Speaks, by: int) -> None:
    rates = ALLOWED["speech_rate"]
    rate = house.settings.speech_rate + by
    if rate not in rates:
        house.say(words.SLOWEST if by < 0 else words.FASTEST)
        return
    house.change("speech_rate", rate)
    house.say(words.rate(rate, max(rates)))


COMMANDS: dict[Command, Callable[[Speaks], None]] = {
    Command.VOICE: toggle,
    Command.SLOWER: slower,
    Command.FASTER: faster,
}
"""What the commands of the voice do."""
