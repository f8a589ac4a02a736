"""A player by ear: presses keys, listens until it is quiet, and knows only what was spoken."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.support.patience import until
from tests.support.reader import Listener

QUIET = 1.0
"""Seconds of silence that end listening after the focus was spoken."""
ANSWERED = 20.0
"""Seconds to wait for the first word after a key."""
WAITS = 5.0
"""Seconds of silence that end listening if the focus was not spoken."""
LATEST = 60.0
"""Maximum seconds to listen after a key."""
KEYS = {"Return": "Enter", "space": "Space", "Escape": "Esc"}
_CARD = re.compile(
    r"(ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|10|[2-9AJQK])"
    r"( of)? (clubs|diamonds|hearts|spades)\b"
)
_NEXT = {"Return": "n", "n": "Right"}
_IN_HAND = ("stock", "discard pile", "Done", "Lay", "End the turn", "Accept", "Reject")
_HEARD = (
    *_IN_HAND, "Next hand", "Next deal", "Final score", "Rematch", "Play", "Deal", "Continue",
)  # fmt: skip
_BUTTON = (" button.", ", button")
HINT = "i"


@dataclass(frozen=True, slots=True)
class Utterance:
    text: str
    begins: float
    ends: float | None


def utterances(spoken: Path) -> list[Utterance]:
    begun: list[tuple[str, float, str]] = []
    ended: dict[str, float] = {}
    for line in spoken.read_text(encoding="utf-8").splitlines():
        match line.split(" ", 3):
            case [process, "begins", at, text]:
                begun.append((process, float(at), text))
            case [process, "ends", at]:
                ended[process] = float(at)
    return [Utterance(text, at, ended.get(process)) for process, at, text in begun]


@dataclass
class Heard:
    key: str
    at: float
    spoken: list[Utterance] = field(default_factory=list)
    focus: list[str] = field(default_factory=list)
    announcements: list[str] = field(default_factory=list)

    @property
    def words(self) -> int:
        return sum(len(one.text.split()) for one in self.spoken)


class Sitting:
    def __init__(self, spoken: Path, press: Listener, *, reader: bool) -> None:
        self._spoken = spoken
        self._listener = press
        self._reader = reader
        self._read = self._before = 0
        self.heard: list[Heard] = []
        self.waits = WAITS

    def listen(self, key: str) -> Heard:
        heard = Heard(key, time.time())
        self.heard.append(heard)
        last = time.monotonic()
        end = last + LATEST
        while time.monotonic() < min(end, last + self._patience(heard)):
            events = self._listener.heard(0.05) if self._reader else []
            for kind, text in events:
                (heard.focus if kind == "focus" else heard.announcements).append(text)
            said = utterances(self._spoken)
            if events or len(said) > self._read or _speaks(said):
                last = time.monotonic()
            heard.spoken = [one for one in said[self._before :] if not _is_echo(one, key)]
            self._read = len(said)
            time.sleep(0.02)
        self._before = self._read
        return heard

    def _patience(self, heard: Heard) -> float:
        if not heard.spoken:
            return ANSWERED
        return QUIET if _is_place(heard.spoken) else self.waits

    def press(self, key: str) -> Heard:
        self._listener.key(key)
        return self.listen(key)

    @property
    def place(self) -> str:
        said = (one.text for heard in reversed(self.heard) for one in reversed(heard.spoken))
        return next((text for text in said if _names_place(text)), "")

    def turn(self) -> list[Heard]:
        place = self.place
        if place.startswith("stock"):
            # The first Enter on the drawn card announces the action of the second.
            return [self.press(key) for key in ("space", "Return", "Return")]
        if place.startswith("discard pile"):
            return [self.press("p")]
        if place.startswith("Done") or _CARD.match(place):
            # Finish the lay-offs. A card just taken may not be discarded, so try its neighbour.
            return [self.press(_NEXT.get(self.heard[-1].key, "Return"))]
        return [self.press("Return")]

    @property
    def in_hand(self) -> bool:
        place = self.place
        return place.startswith(_IN_HAND) or _CARD.match(place) is not None

    def advised(self) -> list[Heard]:
        self.waits, before = QUIET, self.waits
        asked = self.press(HINT)
        self.waits = before
        return [asked, self.press("q")]


def _names_place(text: str) -> bool:
    return text.startswith(_HEARD) or text.endswith(_BUTTON) or _CARD.match(text) is not None


def _is_place(spoken: list[Utterance]) -> bool:
    return any(_names_place(one.text) for one in spoken)


def _speaks(said: list[Utterance]) -> bool:
    return (
        bool(said)
        and said[-1].ends is None
        and time.time() - said[-1].begins < 0.3 + len(said[-1].text) / 10
    )


def _is_echo(one: Utterance, key: str) -> bool:
    parts = (key.lower(), key.split("+")[-1].lower())
    return one.text.lower() in (*parts, "left shift", "screen reader on.")


@contextmanager
def orca(
    environment: dict[str, str], folder: Path, spoken: Path, prefix: Path | None = None
) -> Iterator[None]:
    program = shutil.which("orca") if prefix is None else str(prefix / "bin" / "orca")
    assert program is not None, "orca is not installed"
    # Orca runs pgrep and exits if it finds another Orca, even on another desktop.
    none_runs = folder / "bin" / "pgrep"
    none_runs.parent.mkdir()
    none_runs.write_text("#!/bin/sh\nexit 1\n")
    none_runs.chmod(0o755)
    process = subprocess.Popen(
        [program, "-u", str(folder / "orca")],
        env=environment
        | {"PATH": f"{none_runs.parent}:{environment['PATH']}"}
        | _libraries(prefix),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        until(lambda: any("on" in one.text for one in utterances(spoken)))
        yield
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _libraries(prefix: Path | None) -> dict[str, str]:
    if prefix is None:
        return {}
    return {
        "XDG_DATA_DIRS": f"{prefix}/share:/usr/local/share:/usr/share",
        "LD_LIBRARY_PATH": f"{prefix}/lib",
        "GI_TYPELIB_PATH": f"{prefix}/lib/girepository-1.0",
    }
