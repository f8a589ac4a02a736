"""Emblems as data: marks on a square of 100 by 100, each over those before it."""

from __future__ import annotations

from gin.core.dataclass import dataclass

Colour = tuple[int, int, int]
Point = tuple[float, float]

RED: Colour = (178, 24, 36)
INK: Colour = (26, 24, 34)
GOLD: Colour = (205, 163, 84)
CREAM: Colour = (250, 244, 229)
CARD: Colour = (252, 247, 235)


@dataclass(frozen=True, slots=True)
class Ellipse:
    """An ellipse, or an arc of it: degrees clockwise from three o'clock."""

    x: float
    y: float
    x_radius: float
    y_radius: float
    start: float = 0
    end: float = 360


@dataclass(frozen=True, slots=True)
class Star:
    """A star with so many tips, of which one points up."""

    x: float
    y: float
    tips: int
    outer: float
    inner: float


Outline = str | tuple[Point, ...] | Ellipse | Star
"""A path, written with M L H V C S Q Z as in SVG, points joined by straight lines, or a figure."""


@dataclass(frozen=True, slots=True)
class Fill:
    """An outline filled."""

    outline: Outline
    colour: Colour


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line of even width."""

    outline: Outline
    width: float
    colour: Colour
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Brush:
    """A line that swells to `width` in the middle; `ends` are its widths there, as shares of it."""

    outline: Outline
    width: float
    colour: Colour
    ends: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Disc:
    """A filled circle."""

    x: float
    y: float
    radius: float
    colour: Colour


@dataclass(frozen=True, slots=True)
class Ring:
    """A circular line; the radius is that of its middle."""

    x: float
    y: float
    radius: float
    width: float
    colour: Colour


@dataclass(frozen=True, slots=True)
class Pip:
    """The sign of a suit: S, H, D or C."""

    suit: str
    x: float
    y: float
    size: float
    colour: Colour


@dataclass(frozen=True, slots=True)
class Card:
    """A little card, turned clockwise by degrees; with the sign of a suit, or blank."""

    x: float
    y: float
    width: float
    turn: float = 0
    suit: str = ""
    tint: Colour = INK
    fill: Colour = CARD


@dataclass(frozen=True, slots=True)
class Placed:
    """Marks around a point of their own, turned clockwise by degrees, or mirrored."""

    x: float
    y: float
    marks: tuple[Placeable, ...]
    turn: float = 0
    flip: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """Letters around a point."""

    text: str
    x: float
    y: float
    height: float
    colour: Colour


@dataclass(frozen=True, slots=True)
class Die:
    """A die that shows three of its faces; the point is its upper left corner."""

    x: float
    y: float
    size: float
    top: int
    left: int
    right: int


# Texts and dice are drawn upright only.
Placeable = Fill | Stroke | Brush | Disc | Ring | Pip | Card | Placed
Mark = Placeable | Text | Die
Emblem = tuple[Mark, ...]
