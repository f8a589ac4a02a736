"""Font fallback and order of text in any script.

The program's faces are Latin. Bundled subsets of Noto Sans cover some scripts, system fonts others.
Letters without any font are drawn as boxes.
"""

from __future__ import annotations

import unicodedata
import warnings
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from math import ceil

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.ui.art import design, direction
from gin.ui.art.vector import Colour

_SUBSETS = (
    "cyrillic", "greek", "hebrew", "arabic", "vietnamese", "latin-ext", "cyrillic-ext", "greek-ext",
)  # fmt: skip
_SYSTEM = (
    "notosanscjkjp", "notosanscjksc", "notosanscjkkr", "notosanscjktc", "notosansjp", "notosanssc",
    "notosanskr", "sourcehansans", "sourcehansansjp", "sourcehansanscn", "yugothicregular",
    "yugothic", "meiryo", "msgothic", "microsoftyahei", "malgungothic", "hiraginosansgb",
    "hiraginosans", "pingfang", "stheitimedium", "stheitilight", "applesdgothicneo",
    "wenquanyimicrohei", "wenquanyizenhei", "droidsansfallback", "ipaexgothic", "ipagothic",
    "takaopgothic", "vlpgothic", "nanumgothic", "undotum", "arialunicodems", "arialunicode",
    "notocoloremoji", "segoeuiemoji", "applecoloremoji", "notoemoji", "notosans", "segoeui",
    "segoeuisymbol", "nirmalaui", "leelawadeeui", "thonburi", "kohinoor", "notosansdevanagari",
    "notosansthai", "symbola", "dejavusans", "freesans", "freeserif", "unifont",
)  # fmt: skip
"""System fonts in search order, by pygame's names."""
_SIZE = 0.95
"""Relative size of other fonts, to fit the line."""
_SMALL = 17
"""Largest font size in pixels at which words keep an equal space."""
_SPACE = 0.26
"""Least space between two words in small print, relative to the font size."""
_KNOWN = 0x180
"""First code point that a face may lack."""
_SCRIPTS = {
    "HEBREW": "Hebr", "ARABIC": "Arab", "SYRIAC": "Syrc", "THAANA": "Thaa", "DEVANAGARI": "Deva",
    "BENGALI": "Beng", "GURMUKHI": "Guru", "GUJARATI": "Gujr", "TAMIL": "Taml", "TELUGU": "Telu",
    "KANNADA": "Knda", "MALAYALAM": "Mlym", "SINHALA": "Sinh", "THAI": "Thai", "LAO": "Laoo",
    "KHMER": "Khmr", "MYANMAR": "Mymr", "TIBETAN": "Tibt",
}  # fmt: skip
"""ISO 15924 codes of scripts that HarfBuzz shapes, by the first word of a letter's Unicode name."""
_SELECTORS = dict.fromkeys(range(0xFE00, 0xFE10))
_JOINERS = frozenset("\u200c\u200d")
"""Invisible characters that change the shapes of their neighbours."""
_SUITS = "♠♥♦♣"
_OWN, _NONE = "", "-"
"""Values of `TextRun.file` for the face itself, and for no font."""


class TextRun(Struct, frozen=True):
    """Part of a line in one font; `start` is the index of its first character."""

    text: str
    file: str
    script: str
    right_to_left: bool
    start: int


def written(text: str, face: str, pixels: int, colour: Colour) -> list[pygame.Surface]:
    """Draw a line in pieces from left to right, on one baseline."""
    font = design.font(face, pixels)
    if _is_plain(text, face):
        return _draw_words(text, font, pixels, colour)
    drawn = []
    for piece in _pieces(shown(text), face):
        if piece.file == _OWN:
            drawn += _draw_words(piece.text, font, pixels, colour)
        else:
            drawn.append(_draw_piece(piece, font, pixels, colour))
    return drawn


def width(text: str, face: str, pixels: int) -> int:
    """Return the width in pixels of what `written` draws."""
    font = design.font(face, pixels)
    if _is_plain(text, face):
        return _words_width(text, font, pixels)
    return sum(_piece_width(piece, font, pixels) for piece in _pieces(shown(text), face))


def caret(text: str, place: int, face: str, pixels: int) -> int:
    """Return the caret's x after the first `place` letters of a line.

    After a right-to-left word, that is the word's left edge.
    """
    font = design.font(face, pixels)
    place = len(shown(text[:place]))
    x = 0
    for piece in _pieces(shown(text), face):
        wide, inside = _piece_width(piece, font, pixels), place - piece.start
        if 0 < inside <= len(piece.text) or place == piece.start == 0:
            before = (
                _piece_width(replace(piece, text=piece.text[:inside]), font, pixels)
                if inside
                else 0
            )
            return x + (wide - before if piece.right_to_left else before)
        x += wide
    return x


def shown(text: str) -> str:
    """Compose accents and remove variation selectors."""
    return text if text.isascii() else unicodedata.normalize("NFC", text.translate(_SELECTORS))


def needs_system(text: str, face: str) -> bool:
    """Return whether a text has letters or symbols that no bundled font has."""
    foreign = [sign for sign in text if _is_foreign(sign)]
    if not foreign:
        return False
    own = (_OWN, *_subset_files(face))
    return any(_file_for(face, sign) not in own for sign in foreign)


def _is_foreign(sign: str) -> bool:
    kind = unicodedata.category(sign) if ord(sign) >= _KNOWN and sign not in _SUITS else ""
    return kind == "So" or kind.startswith(("L", "M"))


def boundary(text: str, place: int) -> int:
    """Return `place`, moved back if it separates a letter from its marks, but never to 0."""
    while 1 < place < len(text) and unicodedata.category(text[place]).startswith("M"):
        place -= 1
    return place


@lru_cache(maxsize=512)
def is_missing(face: str, sign: str) -> bool:
    """Return whether a face has no glyph for a character."""
    if sign.isspace() or sign in _JOINERS or ord(sign) < _KNOWN:
        return False
    return _is_missing(design.font(face, 20), sign)


def _is_plain(text: str, face: str) -> bool:
    return text.isascii() or not any(is_missing(face, sign) for sign in text)


@lru_cache(maxsize=256)
def _pieces(text: str, face: str) -> tuple[TextRun, ...]:
    found: list[TextRun] = []
    for start, end, right in direction.runs(text):
        at, run = start, []
        clusters = _clusters(text[start:end])
        for (file, script), same in groupby(
            clusters, lambda one: (_file_for(face, one), _script_of(one))
        ):
            letters = "".join(same)
            run.append(TextRun(letters, file, script, right, at))
            at += len(letters)
        found += reversed(run) if right else run
    return tuple(found)


def _clusters(text: str) -> Iterator[str]:
    letters = ""
    for sign in text:
        joined = sign in _JOINERS or unicodedata.category(sign).startswith("M")
        if letters and not joined:
            yield letters
            letters = ""
        letters += sign
    if letters:
        yield letters


@lru_cache(maxsize=1024)
def _script_of(cluster: str) -> str:
    return _SCRIPTS.get(unicodedata.name(cluster[0], "").partition(" ")[0], "")


@lru_cache(maxsize=1024)
def _file_for(face: str, cluster: str) -> str:
    for part in dict.fromkeys((cluster, cluster[0])):
        if not any(is_missing(face, sign) for sign in part):
            return _OWN
        for files in (_subset_files(face), _system_files()):
            for file in files:
                if not any(_file_lacks(file, sign) for sign in part):
                    return file
    return _NONE


@lru_cache(maxsize=2048)
def _file_lacks(file: str, sign: str) -> bool:
    return sign not in _JOINERS and _is_missing(_font(file, 20), sign)


def _is_missing(font: pygame.font.Font, sign: str) -> bool:
    """Return whether a character looks like U+FFFF, which has no glyph, or can't be drawn."""

    def picture(of: str) -> bytes | None:
        try:
            return pygame.image.tobytes(font.render(of, True, (0, 0, 0)), "RGBA")
        except (pygame.error, ValueError):
            return None

    image = picture(sign)
    return image is None or image == picture("\uffff")


def _subset_files(face: str) -> tuple[str, ...]:
    weight = 400 if face in ("text", "italic") else 700
    return _openable(
        tuple(str(design.FONTS / f"noto-sans-{name}-{weight}-normal.woff") for name in _SUBSETS)
    )


@lru_cache(maxsize=1)
def _system_files() -> tuple[str, ...]:
    """Return the files of fonts in `_SYSTEM` that open; none if the search fails."""
    # pygame's search runs fc-list, which may raise subprocess errors. Few players need it.
    import subprocess

    found: list[str] = []
    with warnings.catch_warnings():
        # Ignore pygame's warnings about missing fonts.
        warnings.simplefilter("ignore")
        try:
            for name in _SYSTEM:
                file = pygame.font.match_font(name)
                if file is not None:
                    found.append(str(file))
        except (OSError, ValueError, pygame.error, subprocess.SubprocessError):
            return ()
    return _openable(tuple(dict.fromkeys(found)))


@lru_cache(maxsize=4)
def _openable(files: tuple[str, ...]) -> tuple[str, ...]:
    def opens(file: str) -> bool:
        try:
            _font(file, 20)
        except (pygame.error, OSError):
            return False
        return True

    return tuple(filter(opens, files))


@lru_cache(maxsize=64)
def _font(file: str, pixels: int, script: str = "", right: bool = False) -> pygame.font.Font:
    font = pygame.font.Font(file, pixels)
    if script:
        try:
            font.set_script(script)
            font.set_direction(pygame.DIRECTION_RTL if right else pygame.DIRECTION_LTR)
        except pygame.error:
            # SDL_ttf without HarfBuzz: letters are neither joined nor reversed.
            return pygame.font.Font(file, pixels)
    return font


def _font_of(piece: TextRun, pixels: int) -> pygame.font.Font:
    small = max(6, round(pixels * _SIZE))
    return _font(piece.file, small, piece.script, piece.right_to_left)


def _draw_words(
    text: str, font: pygame.font.Font, pixels: int, colour: Colour
) -> list[pygame.Surface]:
    """Draw a line in the face itself; in small print, with the same space between all words.

    A face kerns letters with the space after them, rounded to a pixel: a quarter of a small space.
    """
    if pixels > _SMALL or " " not in text:
        return [font.render(text, True, colour)]
    space = pygame.Surface((_space(font, pixels), font.get_height()), pygame.SRCALPHA, 32)
    space.fill((*colour[:3], 0))
    drawn = []
    for number, word in enumerate(text.split(" ")):
        if number:
            drawn.append(space)
        if word:
            drawn.append(font.render(word, True, colour))
    return drawn


def _words_width(text: str, font: pygame.font.Font, pixels: int) -> int:
    if pixels > _SMALL or " " not in text:
        return font.size(text)[0]
    words = [word for word in text.split(" ") if word]
    return sum(font.size(word)[0] for word in words) + text.count(" ") * _space(font, pixels)


@lru_cache(maxsize=64)
def _space(font: pygame.font.Font, pixels: int) -> int:
    """Return the space between two words of small print in pixels."""
    return max(font.size(" ")[0], ceil(_SPACE * pixels))


def _draw_piece(
    piece: TextRun, ours: pygame.font.Font, pixels: int, colour: Colour
) -> pygame.Surface:
    if piece.file == _NONE:
        return _boxes(piece, ours, pixels, colour)
    font = _font_of(piece, pixels)
    image, ascent = font.render(piece.text, True, colour), font.get_ascent()
    if (share := _share(font, pixels)) < 1:
        image, ascent = pygame.transform.smoothscale_by(image, share), round(ascent * share)
    line = pygame.Surface((image.get_width(), ours.get_height()), pygame.SRCALPHA, 32)
    line.fill((*colour[:3], 0))
    line.blit(image, (0, ours.get_ascent() - ascent))
    return line


def _piece_width(piece: TextRun, ours: pygame.font.Font, pixels: int) -> int:
    if piece.file == _OWN:
        return _words_width(piece.text, ours, pixels)
    if piece.file == _NONE:
        return _box_width(pixels) * len(list(_clusters(piece.text)))
    font = _font_of(piece, pixels)
    wide, share = font.size(piece.text)[0], _share(font, pixels)
    return wide if share == 1 else max(1, int(wide * share))


def _share(font: pygame.font.Font, pixels: int) -> float:
    """Return the factor that fits a font of fixed size, such as colour emoji, to the line."""
    high = font.get_height()
    return 1.2 * pixels / high if high > 2.5 * pixels else 1.0


def _box_width(pixels: int) -> int:
    return max(5, round(pixels * 0.62))


def _boxes(piece: TextRun, ours: pygame.font.Font, pixels: int, colour: Colour) -> pygame.Surface:
    count, wide = len(list(_clusters(piece.text))), _box_width(pixels)
    line = pygame.Surface((count * wide, ours.get_height()), pygame.SRCALPHA, 32)
    line.fill((*colour[:3], 0))
    gap, thick, high = max(1, wide // 8), max(1, round(pixels / 14)), round(pixels * 0.7)
    for place in range(count):
        box = pygame.Rect(place * wide + gap, ours.get_ascent() - high, wide - 2 * gap, high)
        pygame.draw.rect(line, colour, box, thick)
    return line
