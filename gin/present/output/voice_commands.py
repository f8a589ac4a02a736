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
    def reader_listens(self) -> Callable[[], bool]: ...

    def change(self, name: str, value: object) -> None: ...

    def say(self, text: Text, kind: SentenceKind = SentenceKind.NEWS) -> None: ...


def toggle(host: VoiceHost) -> None:
    """Turn speech on or off and say so, or say that a screen reader keeps the program silent."""
    on = host.settings.speech == Speech.OFF
    host.change("speech", Speech.AUTO if on else Speech.OFF)
    if host.settings.offer_speech:
        host.change("offer_speech", False)
    if on and host.reader_listens():
        host.say(messages.BESIDE_READER)
    else:
        host.say(said_on(host.settings) if on else said_off(host.settings))


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


def slower(host: VoiceHost) -> None:
    """Speak a step slower."""
    _step(host, -1)


def faster(host: VoiceHost) -> None:
    """Speak a step faster."""
    _step(host, 1)


def _step(host: VoiceHost, by: int) -> None:
    rates = ALLOWED["speech_rate"]
    rate = host.settings.speech_rate + by
    if rate not in rates:
        host.say(messages.SLOWEST if by < 0 else messages.FASTEST, SentenceKind.EDGE)
        return
    host.change("speech_rate", rate)
    host.say(messages.rate(number=rate, most=max(rates)))


def step_detail(host: VoiceHost) -> None:
    """Switch to the next level of detail in announcements, for the voice and for screen readers."""
    values = [str(value) for value in ALLOWED["verbosity"]]
    value = values[(values.index(host.settings.verbosity) + 1) % len(values)]
    host.change("verbosity", value)
    title, name = setting_words.TITLES["verbosity"], setting_words.value("verbosity", value)
    host.say(ended(labelled(title, name)), SentenceKind.ANSWER)


COMMANDS: dict[Command, Callable[[VoiceHost], None]] = {
    Command.VOICE: toggle,
    Command.SLOWER: slower,
    Command.FASTER: faster,
    Command.DETAIL: step_detail,
}
