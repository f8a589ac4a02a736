"""Decks of cards that players draw themselves: a folder for each in `decks` of the data folder.

A deck's folder has a picture for each card, such as `AS.svg`, `10H.png` or `queen_of_hearts.svg`,
and one called `back`. All players of a computer have the same decks.
"""

from __future__ import annotations

import contextlib
import re
import struct
import zlib
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

from gin.core.cards import DECK, Card
from gin.session.settings import Settings

FOLDER = "decks"
BACK = "back"
"""Name of the file with a deck's back, without its ending."""
KINDS = (".svg", ".png")
LARGEST = 4_000_000
"""Size in bytes of the largest file that is read."""
LONGEST = 4096
"""Longest side in pixels of a PNG file that is read."""
MOST = 100
"""Number of folders that are searched."""
SHAPE, TOLERANCE = 1.4, 0.04
"""Height of a card as a share of its width, and a difference that is hardly visible."""
_NAMES = {"ace": "A", "jack": "J", "queen": "Q", "king": "K", "10": "T"}
_WORDS = re.compile(r"(ace|jack|queen|king|[2-9]|10)[ _-]of[ _-](club|diamond|heart|spade)s")
_SHORT = re.compile(r"(10|[a2-9tjqk])([cdhs])")
_PNG = b"\x89PNG\r\n\x1a\n"
_UNDRAWN = re.compile(
    r"<(?:\w+:)?(text|use|image|pattern|mask|filter|clipPath|foreignObject|style)\b"
)
"""Elements of SVG that SDL leaves out without an error."""


class FlawKind(StrEnum):
    """Flaws of a file, which is not shown except with the last two."""

    UNKNOWN = "unknown"
    TWICE = "twice"
    LARGE = "large"
    UNREADABLE = "unreadable"
    NO_PICTURE = "no-picture"
    SHAPE = "shape"
    UNDRAWN = "undrawn"


class Flaw(Struct, frozen=True):
    """A flaw of a file; `detail` is the element of an SVG that is not drawn, or the PNG's size."""

    file: str
    kind: FlawKind
    detail: str = ""

    @property
    def hides(self) -> bool:
        """Whether the file is not shown."""
        return self.kind not in (FlawKind.SHAPE, FlawKind.UNDRAWN)


class OwnDeck(Struct, frozen=True):
    """A folder of pictures: the file of each card that has one, the back's, and all flaws.

    `version` changes with the files.
    """

    name: str
    version: int
    faces: tuple[tuple[str, Path], ...]
    back: Path | None
    flaws: tuple[Flaw, ...]

    @property
    def missing(self) -> tuple[Card, ...]:
        """The cards without a picture."""
        known = dict(self.faces)
        return tuple(card for card in DECK if card.code not in known)


class OwnCards(Struct, frozen=True):
    """The decks that a player has chosen for the faces and for the back."""

    faces: OwnDeck | None = None
    back: OwnDeck | None = None


NONE = OwnCards()


class DeckShelf:
    """The decks in a data folder; there are none without one."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder / FOLDER if folder is not None else None
        self._decks: tuple[OwnDeck, ...] | None = None

    @property
    def decks(self) -> tuple[OwnDeck, ...]:
        """The decks found last, by name."""
        if self._decks is None:
            self._decks = tuple(_decks_in(self.folder)) if self.folder is not None else ()
        return self._decks

    def look_again(self) -> None:
        """Forget what was found, so that changed files are noticed."""
        self._decks = None

    def chosen(self, settings: Settings) -> OwnCards:
        """Return the decks that the settings name, if they exist."""
        if not settings.own_faces and not settings.own_back:
            return NONE
        found = {deck.name: deck for deck in self.decks}
        faces, back = found.get(settings.own_faces), found.get(settings.own_back)
        return OwnCards(
            faces if faces is not None and faces.faces else None,
            back if back is not None and back.back is not None else None,
        )


def _decks_in(folder: Path) -> Iterator[OwnDeck]:
    try:
        inside = sorted(path for path in folder.iterdir() if path.is_dir())
    except OSError:
        return
    for path in inside[:MOST]:
        with contextlib.suppress(OSError):
            yield _deck(path)


def _deck(folder: Path) -> OwnDeck:
    faces: dict[str, Path] = {}
    backs: list[Path] = []
    flaws: list[Flaw] = []
    version = 0
    for path in sorted(path for path in folder.iterdir() if path.suffix.lower() in KINDS):
        told = path.stat()
        version = zlib.crc32(f"{path}:{told.st_size}:{told.st_mtime_ns}".encode(), version)
        code = code_of(path.stem)
        kind = FlawKind.UNKNOWN if code is None else None
        if code is not None and (code in faces or (code == BACK and backs)):
            kind = FlawKind.TWICE
        found = [Flaw(path.name, kind)] if kind is not None else [*_flaws(path, told.st_size)]
        flaws += found
        if code is None or any(flaw.hides for flaw in found):
            continue
        if code == BACK:
            backs.append(path)
        else:
            faces[code] = path
    return OwnDeck(
        folder.name, version, tuple(faces.items()), backs[0] if backs else None, tuple(flaws)
    )


def code_of(stem: str) -> str | None:
    """Return the code of the card that a file is named after, `BACK`, or None."""
    name = stem.lower()
    if name == BACK:
        return BACK
    if short := _SHORT.fullmatch(name):
        return (_NAMES.get(short[1]) or short[1].upper()) + short[2].upper()
    if words := _WORDS.fullmatch(name):
        return (_NAMES.get(words[1]) or words[1]) + words[2][0].upper()
    return None


def _flaws(path: Path, size: int) -> Iterator[Flaw]:
    if size > LARGEST:
        yield Flaw(path.name, FlawKind.LARGE)
        return
    try:
        content = path.read_bytes()
    except OSError:
        yield Flaw(path.name, FlawKind.UNREADABLE)
        return
    yield from (
        _png_flaws(path, content) if path.suffix.lower() == ".png" else _svg_flaws(path, content)
    )


def _png_flaws(path: Path, content: bytes) -> Iterator[Flaw]:
    if not content.startswith(_PNG) or len(content) < 24:
        yield Flaw(path.name, FlawKind.NO_PICTURE)
        return
    width, height = struct.unpack(">II", content[16:24])
    if not 0 < max(width, height) <= LONGEST or not min(width, height):
        yield Flaw(path.name, FlawKind.LARGE)
    elif abs(height / width / SHAPE - 1) > TOLERANCE:
        yield Flaw(path.name, FlawKind.SHAPE, f"{width} x {height}")


def _svg_flaws(path: Path, content: bytes) -> Iterator[Flaw]:
    text = content.decode("utf-8", "replace")
    if not re.search(r"<(?:\w+:)?svg\b", text):
        yield Flaw(path.name, FlawKind.NO_PICTURE)
        return
    for element in dict.fromkeys(_UNDRAWN.findall(text)):
        yield Flaw(path.name, FlawKind.UNDRAWN, element)
