"""Commands for the program's own voice: on, off, slower, faster, level of detail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from gin.core.message import Text, ended, labelled
from gin.interface.audience import SentenceKind
from gin.interface.commands import Command
from gin.messages import speech as messages
from gin.present.input import keymap
from gin.present.words import settings as setting_words
from gin.present.words import speech as words
from gin.present.words.keys import cap
from gin.session.setting import Speech
from gin.session.settings import ALLOWED, Settings


class VoiceHost(Protocol):
    """Part of the parlour that voice commands use."""

    @property
    def settings(self) -> Settings: ...

    @property
    def reader_listens(self) -> Callable[[], bool]:
        """Callback that says whether a screen reader follows the window."""

    def change(self, name: str, value: object) -> None: ...

    def say(self, text: Text, kind: SentenceKind = SentenceKind.NEWS) -> None: ...


def toggle(house: VoiceHost) -> None:
    """Turn speech on or off and say so, or say that a screen reader keeps the program silent."""
    on = house.settings.speech == Speech.OFF
    house.change("speech", Speech.AUTO if on else Speech.OFF)
    if house.settings.offer_speech:
        house.change("offer_speech", False)
    if on and house.reader_listens():
        house.say(messages.BESIDE_READER)
    else:
        house.say(said_on(house.settings) if on else said_off(house.settings))


def said_on(settings: Settings) -> Text:
    """Return the announcement that speech is on."""
    return words.turned_on(
        _key(settings, Command.VOICE),
        _key(settings, Command.SLOWER),
        _key(settings, Command.FASTER),
        _key(settings, Command.HELP),
    )


def said_off(settings: Settings) -> Text:
    """Return the announcement that speech is off."""
    return words.turned_off(_key(settings, Command.VOICE))


def said_to_offer(settings: Settings) -> Text:
    """Return the sentence that explains how to turn speech on and off."""
    return words.offer(_key(settings, Command.VOICE), _key(settings, Command.HELP))


def _key(settings: Settings, command: Command) -> Text:
    return cap(keymap.key_map(settings).shown(command))


def slower(house: VoiceHost) -> None:
    """Speak a step slower."""
    _step(house, -1)


def faster(house: VoiceHost) -> None:
    """Speak a step faster."""
    _step(house, 1)


def _step(house: VoiceHost, by: int) -> None:
    rates = ALLOWED["speech_rate"]
    rate = house.settings.speech_rate + by
    if rate not in rates:
        house.say(messages.SLOWEST if by < 0 else messages.FASTEST, SentenceKind.EDGE)
        return
    house.change("speech_rate", rate)
    house.say(messages.rate(number=rate, most=max(rates)))


def step_detail(house: VoiceHost) -> None:
    """Switch to the next level of detail in announcements, for the voice and for screen readers."""
    values = [str(value) for value in ALLOWED["verbosity"]]
    value = values[(values.index(house.settings.verbosity) + 1) % len(values)]
    house.change("verbosity", value)
    title, name = setting_words.TITLES["verbosity"], setting_words.value("verbosity", value)
    house.say(ended(labelled(title, name)), SentenceKind.ANSWER)


COMMANDS: dict[Command, Callable[[VoiceHost], None]] = {
    Command.VOICE: toggle,
    Command.SLOWER: slower,
    Command.FASTER: faster,
    Command.DETAIL: step_detail,
}
