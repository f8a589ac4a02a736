"""Record what Orca says from a first start to a hand's score: `python -m tools.record_orca`.

It needs the Debian packages orca, speech-dispatcher, at-spi2-core, gir1.2-atspi-2.0, python3-gi,
dbus, openbox, xdotool and xvfb, and a few minutes. The real Orca runs on a screen, a session bus
and a speech server of its own; the server writes sentences down instead of saying them. Keys alone
are pressed, and which one comes next is decided by what was heard. What is written to
`docs/heard-with-orca.md` stands there as it was spoken.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from gin import __version__
from gin.language.telling import printed
from gin.messages import result
from tests.support.reader import Listener, desktop, played, speech, until

TARGET = Path(__file__).resolve().parents[1] / "docs" / "heard-with-orca.md"
ENDS = {printed(result.NEXT), printed(result.AGAIN)}
QUIET = 1.5
"""Seconds without a word after which everything that a key brings has been said."""
KEYS = {"Return": "Enter", "space": "Space", "shift+Up": "Shift+Up"}
PACKAGES = ("orca", "speech-dispatcher", "at-spi2-core")
ABOUT = """\
# Heard with Orca

What Orca said of a first start and a hand played by keys alone, word for word. It was recorded by

```sh
sudo apt-get install orca speech-dispatcher at-spi2-core gir1.2-atspi-2.0 python3-gi
sudo apt-get install dbus openbox xdotool xvfb
python -m tools.record_orca
```

which starts Gin Parlour and Orca on a virtual screen, with a speech server that writes sentences
down, and presses the keys named below. Which key comes next is decided by what was heard. Beside it
stands what the program announced over AT-SPI at that moment, as any screen reader is given it.
"""


@dataclass
class Heard:
    """What a key brought: sentences of Orca's, and the program's focus and announcements."""

    key: str
    spoken: list[str] = field(default_factory=list)
    focus: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)


class Sitting:
    """One who listens and presses keys, and writes down what was heard."""

    def __init__(self, reader: Listener, spoken: Path) -> None:
        self._reader = reader
        self._spoken = spoken
        self._read = 0
        self.focus = ""
        self.heard: list[Heard] = []

    def listen(self, key: str) -> Heard:
        """All that is heard until it is quiet, under the name of the key that brought it."""
        heard = Heard(key)
        self.heard.append(heard)
        end = time.monotonic() + QUIET
        while time.monotonic() < end:
            told = self._reader.heard(0.1)
            for kind, text in told:
                (heard.focus if kind == "focus" else heard.said).append(text)
                self.focus = text if kind == "focus" else self.focus
            lines = self._spoken.read_text(encoding="utf-8").splitlines()
            heard.spoken += lines[self._read :]
            if told or len(lines) > self._read:
                end = time.monotonic() + QUIET
            self._read = len(lines)
        return heard

    def press(self, key: str) -> Heard:
        """Press a key and listen."""
        self._reader.key(key)
        return self.listen(KEYS.get(key, key.upper() if len(key) == 1 else key))

    def play(self) -> None:
        """A hand, from the menu to its score: what is drawn is discarded."""
        self.press("Return")
        self.press("Return")
        for key in ("h", "d"):
            self.press(key)
        for _ in range(120):
            if self.focus in ENDS:
                break
            if self.focus.startswith("stock"):
                self.press("space")
            elif self.focus.startswith("discard pile"):
                self.press("p" if "Pass" in self._there() else "d")
            else:
                self.press("Return")
        assert self.focus in ENDS, f"the hand did not end; {self.focus} has the focus"
        for key in ("Tab", "Down", "Down", "s", "shift+Up"):
            self.press(key)

    def _there(self) -> list[str]:
        return [node["name"] for node in self._reader.tree()]


@contextmanager
def orca(environment: dict[str, str], folder: Path, spoken: Path) -> Iterator[None]:
    """Orca, from its first words to the end."""
    if shutil.which("orca") is None:
        raise SystemExit("The program orca is missing: install the package orca.")
    process = subprocess.Popen(
        ["orca", "-u", str(folder / "orca")],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        until(lambda: "on" in spoken.read_text(), 60)
        yield
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def installed(package: str) -> str:
    """The version of a Debian package."""
    asked = ["dpkg-query", "-W", "-f=${Version}", package]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout


def plain(text: str) -> str:
    """The text without what separates words, so that two ways of saying it compare."""
    return re.sub(r"\W+", " ", text).strip().lower()


def page(heard: list[Heard]) -> str:
    """The recording as a page."""
    import accesskit

    versions = ", ".join(f"{package} {installed(package)}" for package in PACKAGES)
    said = [text for one in heard for text in one.said]
    aloud = plain(" ".join(text for one in heard for text in one.spoken))
    read = sum(plain(text) in aloud for text in said)
    focused = [text for one in heard for text in one.focus]
    named = sum(plain(text) in aloud for text in focused)
    kit = getattr(accesskit, "__version__", "0.7.0")
    lines = [
        ABOUT,
        f"Gin Parlour {__version__}, accesskit {kit}; Debian packages {versions}.",
        "",
        f"The focus came to something {len(focused)} times, and {named} of these names were spoken "
        f"by Orca. The program made {len(said)} announcements, of which Orca spoke {read}.",
    ]
    if read < len(said) / 2:
        lines += [
            "",
            "**This version of Orca speaks what has the focus and leaves announcements out.** Orca "
            "speaks AT-SPI's announcements from version 45 on. With an older one a player hears "
            "every card and button in focus, and the pile's top card as it changes; but neither "
            "answers (H, D, S) nor what else the opponent does. The program's own voice tells "
            "all of it: `--speech self`.",
        ]
    lines += ["", "| key | Orca said | announced by the program |", "|---|---|---|"]
    for one in heard:
        cells = (one.key, "; ".join(one.spoken), "; ".join(one.said))
        lines.append(f"| {' | '.join(cell.replace('|', ' ') for cell in cells)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Record, and write the page."""
    parser = argparse.ArgumentParser(description="Record what Orca says of a hand.")
    parser.add_argument("--to", type=Path, default=TARGET, help="the page to write")
    target = parser.parse_args().to
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        with (
            desktop(folder) as environment,
            speech(environment, folder) as spoken,
            orca(environment, folder, spoken),
        ):
            reader = Listener(environment)
            reader.heard()
            sitting = Sitting(reader, spoken)
            sitting.listen("(Orca starts)")
            with played(environment, folder):
                until(reader.tree)
                sitting.listen("(the program starts)")
                sitting.play()
            reader.close()
    target.write_text(page(sitting.heard), encoding="utf-8")
    print(f"Written to {target.name}.")


if __name__ == "__main__":
    main()
