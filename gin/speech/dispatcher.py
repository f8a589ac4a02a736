"""The voice engine of Linux: Speech Dispatcher, with the voices configured for it."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

from msgspec import Struct

from gin.language.catalogue import SOURCE
from gin.session.engines.environment import player_environment
from gin.speech import orca
from gin.speech.ssip import CANCEL, END, SsipConnection, SsipRefused, address, own_name
from gin.speech.voice import Tuning, VoiceEngine

SPAWN = ("speech-dispatcher", "--spawn")
"""Command that starts the player's speech server, unless its settings forbid that."""
SPAWNED_IN = 10.0
"""Timeout in seconds for a started server to accept connections."""
LOOK_AGAIN = 0.1
"""Seconds between attempts to connect."""
SLOWEST = 4.0
"""Characters per second of the slowest voice; limits the wait if the server reports no end."""
BEGINS_IN = 5.0
"""Most seconds until a voice begins a sentence."""

Answer = TypeVar("Answer")


class DispatcherVoice(Struct, frozen=True):
    """A voice: its server module, its name, and its declared language."""

    module: str
    name: str
    language: str

    def speaks(self, language: str) -> bool:
        return self.language.lower().startswith(language)


def loads() -> bool:
    """Return whether this system can connect to the server."""
    return hasattr(socket, "AF_UNIX")


def find() -> VoiceEngine | None:
    """Return the engine; None if there is no server and none can be started."""
    try:
        line = _connected()
    except (OSError, ValueError, SsipRefused):
        return None
    return Dispatcher(line, _connected, reader_runs=orca.runs())


def _connected() -> SsipConnection:
    """Connect to the server, starting it if necessary."""
    try:
        return _opened()
    except OSError:
        # If an address is set, a server runs there or none is wanted.
        if "SPEECHD_ADDRESS" in os.environ:
            raise
    try:
        subprocess.run(
            SPAWN, env=player_environment(), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, timeout=SPAWNED_IN, check=True,
        )  # fmt: skip
    except subprocess.SubprocessError as error:
        raise ConnectionError(f"no speech server could be started: {error}") from error
    end = time.monotonic() + SPAWNED_IN
    while True:
        try:
            return _opened()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(LOOK_AGAIN)


def _opened() -> SsipConnection:
    line = SsipConnection(address(os.environ))
    try:
        line.ask(f"SET SELF CLIENT_NAME {own_name()}")
        # Messages of this priority wait for other programs' speech instead of being dropped.
        line.ask("SET SELF PRIORITY MESSAGE")
        line.ask("SET SELF NOTIFICATION END ON")
        line.ask("SET SELF NOTIFICATION CANCEL ON")
    except BaseException:
        line.close()
        raise
    return line


class Dispatcher:
    """A `VoiceEngine` that uses Speech Dispatcher, reconnecting if the connection is lost."""

    def __init__(
        self, line: SsipConnection, connected: Callable[[], SsipConnection], *, reader_runs: bool
    ) -> None:
        self._line: SsipConnection | None = line
        self._connected = connected
        self._reader_runs = reader_runs
        self._tuning = Tuning()
        self._voice: DispatcherVoice | None = None
        self._voices: tuple[DispatcherVoice, ...] | None = None
        self._lacks_language = False
        self._unfinished: dict[int, float] = {}
        """Sentences not finished yet, with the time when each must be over."""

    @property
    def reader_runs(self) -> bool:
        return self._reader_runs

    @property
    def lacks_language(self) -> bool:
        return self._lacks_language

    @property
    def busy(self) -> bool:
        if self._line is not None:
            with contextlib.suppress(OSError), self._disconnect_on_error():
                self._line.hear()
                self._forget_finished(self._line)
        return any(time.monotonic() < end for end in self._unfinished.values())

    def speak(self, text: str) -> None:
        words = " ".join(text.split()).replace("\0", "")
        # A dot by itself would end the text.
        said = f".{words}" if words.startswith(".") else words
        number = self._with_connection(lambda line: self._send_sentence(line, said))
        if number is not None:
            now = time.monotonic()
            begins = max([now, *self._unfinished.values()])
            self._unfinished[number] = begins + BEGINS_IN + len(said) / SLOWEST

    def stop(self) -> None:
        if self._line is not None:
            with self._disconnect_on_error():
                self._line.ask("CANCEL SELF")

    def tune(self, tuning: Tuning) -> None:
        self._tuning = tuning
        self._with_connection(self._apply_tuning)

    # The connection.

    @contextlib.contextmanager
    def _disconnect_on_error(self) -> Iterator[None]:
        try:
            yield
        except OSError:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        if self._line is not None:
            self._line.close()
        self._line, self._voice = None, None
        self._unfinished.clear()

    def _with_connection(self, do: Callable[[SsipConnection], Answer]) -> Answer:
        """Run `do` with the connection, or with a new one if the server has closed it since.

        A server that hangs is not retried.
        """
        if self._line is not None:
            with contextlib.suppress(ConnectionError), self._disconnect_on_error():
                return do(self._line)
        self._line = self._connected()
        with self._disconnect_on_error():
            self._apply_tuning(self._line)
            return do(self._line)

    def _send_sentence(self, line: SsipConnection, text: str) -> int | None:
        line.ask("SPEAK")
        (number,) = line.ask(f"{text}\r\n.") or ("",)
        over = {sentence for code, sentence in line.happened if code in (END, CANCEL)}
        self._forget_finished(line)
        return int(number) if number.isdecimal() and int(number) not in over else None

    def _forget_finished(self, line: SsipConnection) -> None:
        for code, sentence in line.happened:
            if code in (END, CANCEL):
                self._unfinished.pop(sentence, None)
        line.happened.clear()

    # The sound.

    def _apply_tuning(self, line: SsipConnection) -> None:
        tuning = self._tuning
        wanted = self._voice_for(line, tuning)
        if wanted is None and self._voice is not None:
            # No command selects the default voice, but a new connection starts with it.
            self.stop()
            self._disconnect()
            line = self._line = self._connected()
        elif wanted is not None and wanted != self._voice:
            with contextlib.suppress(SsipRefused):
                line.ask(f"SET SELF OUTPUT_MODULE {wanted.module}")
                # Some modules choose their alphabet by language, whatever the voice.
                line.ask(f"SET SELF LANGUAGE {wanted.language}")
                line.ask(f"SET SELF SYNTHESIS_VOICE {wanted.name}")
        self._voice = wanted
        for what, value in (("RATE", tuning.rate), ("VOLUME", tuning.volume)):
            with contextlib.suppress(SsipRefused):
                line.ask(f"SET SELF {what} {round(200 * value) - 100}")

    def _voice_for(self, line: SsipConnection, tuning: Tuning) -> DispatcherVoice | None:
        """Return the voice for a tuning; None for the default voice.

        Unless the player chose a voice, English uses the default voice whatever its language. Any
        other language gets a matching voice if there is one.
        """
        foreign = tuning.language != SOURCE
        if not foreign and not tuning.voice:
            self._lacks_language = False
            return None
        if self._voices is None:
            self._voices = tuple(_voices(line))
        # Voices with plain names come first; the others are variants of them.
        fitting = [one for one in self._voices if one.speaks(tuning.language)]
        fitting.sort(key=lambda one: "+" in one.name)
        self._lacks_language = foreign and not fitting
        if 0 < tuning.voice <= len(fitting):
            return fitting[tuning.voice - 1]
        return fitting[0] if foreign and fitting else None


def _voices(line: SsipConnection) -> Iterator[DispatcherVoice]:
    """Yield the voices of all server modules, and then select the original module again."""
    in_use = line.ask("GET OUTPUT_MODULE")
    for module in line.ask("LIST OUTPUT_MODULES"):
        with contextlib.suppress(SsipRefused):
            line.ask(f"SET SELF OUTPUT_MODULE {module}")
            for voice in line.ask("LIST SYNTHESIS_VOICES"):
                name, _, rest = voice.partition("\t")
                yield DispatcherVoice(module, name, rest.partition("\t")[0])
    for module in in_use:
        line.ask(f"SET SELF OUTPUT_MODULE {module}")
