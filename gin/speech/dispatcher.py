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
"""Seconds allowed for a voice to begin a sentence."""

Answer = TypeVar("Answer")


class DispatcherVoice(Struct, frozen=True):
    """A voice: its server module, its name, and its declared language."""

    module: str
    name: str
    language: str

    def speaks(self, language: str) -> bool:
        return self.language.lower().startswith(language)


def loads() -> bool:
    """Return whether this system has Unix sockets, through which the server is reached."""
    return hasattr(socket, "AF_UNIX")


def find() -> VoiceEngine | None:
    """Return the engine; None if no server can be reached or started."""
    try:
        connection = _connect()
    except (OSError, ValueError, SsipRefused):
        return None
    return Dispatcher(connection, _connect, reader_runs=orca.runs())


def _connect() -> SsipConnection:
    try:
        return _open_connection()
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
            return _open_connection()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(LOOK_AGAIN)


def _open_connection() -> SsipConnection:
    connection = SsipConnection(address(os.environ))
    try:
        connection.ask(f"SET SELF CLIENT_NAME {own_name()}")
        # Messages of this priority wait for other programs' speech instead of being dropped.
        connection.ask("SET SELF PRIORITY MESSAGE")
        connection.ask("SET SELF NOTIFICATION END ON")
        connection.ask("SET SELF NOTIFICATION CANCEL ON")
    except BaseException:
        connection.close()
        raise
    return connection


class Dispatcher:
    """A `VoiceEngine` that uses Speech Dispatcher, reconnecting if the connection is lost."""

    def __init__(
        self,
        connection: SsipConnection,
        connect: Callable[[], SsipConnection],
        *,
        reader_runs: bool,
    ) -> None:
        self._connection: SsipConnection | None = connection
        self._connect = connect
        self._reader_runs = reader_runs
        self._tuning = Tuning()
        self._voice: DispatcherVoice | None = None
        self._voices: tuple[DispatcherVoice, ...] | None = None
        self._lacks_language = False
        self._unfinished: dict[int, float] = {}
        """For each unfinished sentence, the latest time at which it may end."""

    @property
    def reader_runs(self) -> bool:
        return self._reader_runs

    @property
    def lacks_language(self) -> bool:
        return self._lacks_language

    @property
    def busy(self) -> bool:
        if self._connection is not None:
            with contextlib.suppress(OSError), self._disconnect_on_error():
                self._connection.read_events()
                self._forget_finished(self._connection)
        return any(time.monotonic() < end for end in self._unfinished.values())

    def speak(self, text: str) -> None:
        words = " ".join(text.split()).replace("\0", "")
        # A line with only a dot would end the text.
        said = f".{words}" if words.startswith(".") else words
        number = self._with_connection(lambda connection: self._send_sentence(connection, said))
        if number is not None:
            now = time.monotonic()
            begins = max([now, *self._unfinished.values()])
            self._unfinished[number] = begins + BEGINS_IN + len(said) / SLOWEST

    def stop(self) -> None:
        if self._connection is not None:
            with self._disconnect_on_error():
                self._connection.ask("CANCEL SELF")

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
        if self._connection is not None:
            self._connection.close()
        self._connection, self._voice = None, None
        self._unfinished.clear()

    def _with_connection(self, do: Callable[[SsipConnection], Answer]) -> Answer:
        """Run `do` with the connection, or with a new one if the server has closed the old one.

        A server that hangs is not retried.
        """
        if self._connection is not None:
            with contextlib.suppress(ConnectionError), self._disconnect_on_error():
                return do(self._connection)
        self._connection = self._connect()
        with self._disconnect_on_error():
            self._apply_tuning(self._connection)
            return do(self._connection)

    def _send_sentence(self, connection: SsipConnection, text: str) -> int | None:
        connection.ask("SPEAK")
        (number,) = connection.ask(f"{text}\r\n.") or ("",)
        over = {sentence for code, sentence in connection.events if code in (END, CANCEL)}
        self._forget_finished(connection)
        return int(number) if number.isdecimal() and int(number) not in over else None

    def _forget_finished(self, connection: SsipConnection) -> None:
        for code, sentence in connection.events:
            if code in (END, CANCEL):
                self._unfinished.pop(sentence, None)
        connection.events.clear()

    # The sound.

    def _apply_tuning(self, connection: SsipConnection) -> None:
        tuning = self._tuning
        wanted = self._voice_for(connection, tuning)
        if wanted is None and self._voice is not None:
            # No command selects the default voice, but a new connection starts with it.
            self.stop()
            self._disconnect()
            connection = self._connection = self._connect()
        elif wanted is not None and wanted != self._voice:
            with contextlib.suppress(SsipRefused):
                connection.ask(f"SET SELF OUTPUT_MODULE {wanted.module}")
                # Some modules choose their alphabet by language, whatever the voice.
                connection.ask(f"SET SELF LANGUAGE {wanted.language}")
                connection.ask(f"SET SELF SYNTHESIS_VOICE {wanted.name}")
        self._voice = wanted
        for what, value in (("RATE", tuning.rate), ("VOLUME", tuning.volume)):
            with contextlib.suppress(SsipRefused):
                connection.ask(f"SET SELF {what} {round(200 * value) - 100}")

    def _voice_for(self, connection: SsipConnection, tuning: Tuning) -> DispatcherVoice | None:
        """Return the voice for a tuning; None for the default voice.

        Unless the player chose a voice, English uses the default voice, whatever language that
        voice has. Any other language gets a matching voice if there is one.
        """
        foreign = tuning.language != SOURCE
        if not foreign and not tuning.voice:
            self._lacks_language = False
            return None
        if self._voices is None:
            self._voices = tuple(_voices(connection))
        # Voices with a + in their names are variants of others, and come last.
        fitting = [one for one in self._voices if one.speaks(tuning.language)]
        fitting.sort(key=lambda one: "+" in one.name)
        self._lacks_language = foreign and not fitting
        if 0 < tuning.voice <= len(fitting):
            return fitting[tuning.voice - 1]
        return fitting[0] if foreign and fitting else None


def _voices(connection: SsipConnection) -> Iterator[DispatcherVoice]:
    """Yield the voices of all server modules, and then select the original module again."""
    in_use = connection.ask("GET OUTPUT_MODULE")
    for module in connection.ask("LIST OUTPUT_MODULES"):
        with contextlib.suppress(SsipRefused):
            connection.ask(f"SET SELF OUTPUT_MODULE {module}")
            for voice in connection.ask("LIST SYNTHESIS_VOICES"):
                name, _, rest = voice.partition("\t")
                yield DispatcherVoice(module, name, rest.partition("\t")[0])
    for module in in_use:
        connection.ask(f"SET SELF OUTPUT_MODULE {module}")
