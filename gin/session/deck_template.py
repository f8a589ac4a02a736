"""A deck to start from: 52 plain cards and a back as SVG files, easy to read and to redraw."""

from __future__ import annotations

from pathlib import Path

from gin.core.cards import DECK, Card
from gin.core.errors import SaveError
from gin.core.message import Verbatim
from gin.messages import errors as messages
from gin.session.own_decks import BACK
from gin.session.storage.files import why

NAME = "template"
WIDTH, HEIGHT = 250, 350
_INK = {"S": "#101016", "C": "#101016", "H": "#a80010", "D": "#a80010"}
_SUITS = {
    "S": "M0 -52 C8 -30 47 -12 47 14 C47 28 37 36 26 36 C17 36 9 32 4 24 C6 37 11 45 21 50 "
    "H-21 C-11 45 -6 37 -4 24 C-9 32 -17 36 -26 36 C-37 36 -47 28 -47 14 "
    "C-47 -12 -8 -30 0 -52 Z",
    "H": "M0 -27 C5 -42 15 -49 26 -49 C40 -49 49 -38 49 -23 C49 3 17 19 0 50 "
    "C-17 19 -49 3 -49 -23 C-49 -38 -40 -49 -26 -49 C-15 -49 -5 -42 0 -27 Z",
    "D": "M0 -53 C10 -33 22 -15 40 0 C22 15 10 33 0 53 C-10 33 -22 15 -40 0 "
    "C-22 -15 -10 -33 0 -53 Z",
    "C": "M0 -50 C13 -50 24 -40 24 -27 C24 -20 21 -14 17 -10 C20 -12 23 -12 27 -12 "
    "C40 -12 50 -2 50 11 C50 24 40 35 27 35 C18 35 9 31 4 24 C6 37 11 45 21 50 "
    "H-21 C-11 45 -6 37 -4 24 C-9 31 -18 35 -27 35 C-40 35 -50 24 -50 11 "
    "C-50 -2 -40 -12 -27 -12 C-23 -12 -20 -12 -17 -10 C-21 -14 -24 -20 -24 -27 "
    "C-24 -40 -13 -50 0 -50 Z",
}
"""Shapes 100 units high, around the origin."""
_RANKS = {
    "A": "M0 14 L5 0 L10 14 M2 9.5 H8",
    "2": "M0.5 3.5 C0.5 -1 9.5 -1 9.5 4 C9.5 8 0.5 10 0.5 14 H10",
    "3": "M0.5 0 H9.5 L4 5.5 C12 5 12 14 5 14 C2.5 14 0.8 13 0 11",
    "4": "M7.5 14 V0 L0 10 H10",
    "5": "M9 0 H1.5 L0.8 6 C4 4 10 5 10 9.5 C10 15 2 15 0 12",
    "6": "M8 0 C3 2.5 0 6.5 0 9.5 C0 15.5 10 15.5 10 9.5 C10 4.5 2 4.5 0.4 8.5",
    "7": "M0 0 H10 L4 14",
    "8": "M5 6.5 C1 6.5 0.5 4.5 0.5 3.2 C0.5 -1 9.5 -1 9.5 3.2 C9.5 4.5 9 6.5 5 6.5 "
    "C1 6.5 0 9 0 10.4 C0 15.2 10 15.2 10 10.4 C10 9 9 6.5 5 6.5 Z",
    "9": "M2 14 C7 11.5 10 7.5 10 4.5 C10 -1.5 0 -1.5 0 4.5 C0 9.5 8 9.5 9.6 5.5",
    "T": "M0 3 L2 0 V14 M8.5 0 C12.5 0 12.5 14 8.5 14 C4.5 14 4.5 0 8.5 0 Z",
    "J": "M4 0 H9 V10 C9 15 1 15 0.5 11",
    "Q": "M5 0 C11.5 0 11.5 14 5 14 C-1.5 14 -1.5 0 5 0 Z M6 10 L10 14.5",
    "K": "M1 0 V14 M10 0 L1 8.5 M4.5 5.5 L10 14",
}  # fmt: skip
"""Strokes in a box of 10 by 14 units."""
_LEFT, _MIDDLE, _RIGHT = 82, 125, 168
_TOP, _HIGH, _UPPER, _CENTRE = 72, 107, 141, 175
_PIPS: dict[str, tuple[tuple[int, int], ...]] = {
    "2": ((_MIDDLE, _TOP),),
    "3": ((_MIDDLE, _TOP), (_MIDDLE, _CENTRE)),
    "4": ((_LEFT, _TOP), (_RIGHT, _TOP)),
    "5": ((_LEFT, _TOP), (_RIGHT, _TOP), (_MIDDLE, _CENTRE)),
    "6": ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _CENTRE), (_RIGHT, _CENTRE)),
    "7": ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _CENTRE), (_RIGHT, _CENTRE), (_MIDDLE, 124)),
    "8": ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _CENTRE), (_RIGHT, _CENTRE), (_MIDDLE, 124)),
    "9": ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _UPPER), (_RIGHT, _UPPER), (_MIDDLE, _CENTRE)),
    "T": ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _UPPER), (_RIGHT, _UPPER), (_MIDDLE, _HIGH)),
}  # fmt: skip
"""Pips of the upper half and of the middle; those of the upper half are repeated below, turned."""
_ONCE = ("7",)
"""Ranks whose pip between the rows is not repeated below."""


def write_template(folder: Path) -> Path:
    """Write a deck to a new folder in `folder`, and return the new folder.

    Raises:
      SaveError: it cannot be written.
    """
    place, number = folder / NAME, 1
    try:
        while place.exists():
            number += 1
            place = folder / f"{NAME}-{number}"
        place.mkdir(parents=True)
        for card in DECK:
            (place / f"{card.code}.svg").write_text(face(card), encoding="utf-8")
        (place / f"{BACK}.svg").write_text(back(), encoding="utf-8")
    except OSError as error:
        message = messages.cannot_write_in(path=Verbatim(str(place)), why=why(error))
        raise SaveError(message) from error
    return place


def face(card: Card) -> str:
    """Return the SVG of a card."""
    rank, suit = card.code[0], card.code[1]
    half = [_index(rank, suit), *(_pip(suit, x, y, 40) for x, y in _PIPS.get(rank, ()) if y < 175)]
    if rank in _ONCE:
        half = half[:-1]
    lines = [*half, f'<g transform="rotate(180 125 175)">{"".join(half)}</g>']
    lines += [_pip(suit, x, y, 40) for x, y in _PIPS.get(rank, ()) if y == _CENTRE]
    if rank in _ONCE:
        x, y = _PIPS[rank][-1]
        lines.append(_pip(suit, x, y, 40))
    if rank == "A":
        lines.append(_pip(suit, _MIDDLE, _CENTRE, 110))
    elif rank in "JQK":
        lines.append(
            '<rect x="56" y="56" width="138" height="238" rx="8" fill="none" '
            f'stroke="{_INK[suit]}" stroke-width="3"/>'
        )
        lines.append(_pip(suit, _MIDDLE, 218, 76))
        lines.append(_rank(rank, suit, 97, 84, 5.6, 1.6))
    return _svg("#fcf7eb", lines)


def back() -> str:
    """Return the SVG of the back."""
    lines = [
        '<rect x="14" y="14" width="222" height="322" rx="10" fill="#701626"/>',
        '<rect x="22" y="22" width="206" height="306" rx="6" fill="none" '
        'stroke="#deb86e" stroke-width="3"/>',
    ]
    for y in range(60, 300, 46):
        for x in range(56, 200, 46):
            move = f"translate({x} {y}) scale(0.26)"
            lines.append(f'<path transform="{move}" d="{_SUITS["D"]}" fill="#deb86e"/>')
    return _svg("#fcf7eb", lines)


def _svg(paper: str, lines: list[str]) -> str:
    card = f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="16" fill="{paper}" '
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}">',
            f'{card}stroke="#b0a38a" stroke-width="2"/>',
            *lines,
            "</svg>\n",
        )
    )


def _index(rank: str, suit: str) -> str:
    return _rank(rank, suit, 16, 18, 2.4, 1.9) + _pip(suit, 28, 76, 26)


def _rank(rank: str, suit: str, x: float, y: float, size: float, thick: float) -> str:
    return (
        f'<path transform="translate({x} {y}) scale({size})" d="{_RANKS[rank]}" fill="none" '
        f'stroke="{_INK[suit]}" stroke-width="{thick}" stroke-linejoin="round" '
        'stroke-linecap="round"/>'
    )


def _pip(suit: str, x: int, y: int, size: int) -> str:
    return (
        f'<path transform="translate({x} {y}) scale({size / 100})" d="{_SUITS[suit]}" '
        f'fill="{_INK[suit]}"/>'
    )
