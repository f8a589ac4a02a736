"""Speech servers for tests: the real one, with voices that write to a file, and a scripted one."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.desktop import needs
from tests.support.patience import until

SERVER = """\
LogLevel 0
AudioOutputMethod "libao"
DefaultLanguage "en"
AddModule "paper" "sd_generic" "paper.conf"
AddModule "papier" "sd_generic" "papier.conf"
DefaultModule paper
"""
MODULE = """\
GenericExecuteSynth "echo \\"$RATE $VOLUME $VOICE: \\"\\'$DATA\\' >> {written}; sleep {lasts}"
{voices}
GenericMaxChunkLength 2000
GenericDelimiters "~"
GenericRateMultiply 100
GenericVolumeMultiply 100
"""
ENGLISH = """\
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "Anna"
AddVoice "en" "MALE2" "Bob Carol"
"""
GERMAN = """\
GenericLanguage "de" "de" "utf-8"
AddVoice "de" "MALE1" "Grete"
"""


def configured(folder: Path, written: Path, lasts: float = 0.0) -> None:
    (folder / "modules").mkdir(parents=True, exist_ok=True)
    (folder / "speechd.conf").write_text(SERVER)
    for name, voices in (("paper", ENGLISH), ("papier", GERMAN)):
        module = MODULE.format(written=written, lasts=lasts, voices=voices)
        (folder / "modules" / f"{name}.conf").write_text(module)


@contextmanager
def served(settings: Path, place: Path) -> Iterator[subprocess.Popen[bytes]]:
    needs("speech-dispatcher")
    place.unlink(missing_ok=True)
    server = subprocess.Popen(
        ["speech-dispatcher", "-s", "-t", "0", "-C", settings, "-L", settings, "-P",
         settings / "pid", "-c", "unix_socket", "-S", place],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    try:
        until(place.exists)
        yield server
    finally:
        server.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(10)
        server.kill()
        server.wait()


Answer = Callable[[str], bytes | None]


def polite(line: str) -> bytes:
    if line == "SPEAK":
        return b"230 OK RECEIVING DATA\r\n"
    if line == ".":
        return b"225-7\r\n225 OK MESSAGE QUEUED\r\n702-7\r\n702-1\r\n702 END\r\n"
    return b"210 OK\r\n"


class Scripted:
    def __init__(self, place: Path, answer: Answer = polite) -> None:
        self.answer = answer
        self.lines: list[str] = []
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.bind(str(place))
        self._socket.listen()
        self._open: list[socket.socket] = []
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                line, _ = self._socket.accept()
                self._open.append(line)
                threading.Thread(target=self._talk, args=(line,), daemon=True).start()

    def _talk(self, line: socket.socket) -> None:
        with contextlib.suppress(OSError), line, line.makefile("rb") as said:
            in_text = False
            for sent in said:
                text = sent.decode().rstrip("\r\n")
                self.lines.append(text)
                in_text = text == "SPEAK" or (in_text and text != ".")
                if in_text and text != "SPEAK":
                    continue
                answer = self.answer(text)
                if answer is None:
                    line.shutdown(socket.SHUT_RDWR)
                    return
                line.sendall(answer)

    def close(self) -> None:
        for one in (self._socket, *self._open):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
