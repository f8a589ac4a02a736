"""Emblems as data: marks on a square of 100 by 100, in painting order."""

from __future__ import annotations

from msgspec import Struct

Colour = tuple[int, int, int]
Point = tuple[float, float]

RED: Colour = (178, 24, 36)
INK: Colour = (26, 24, 34)
GOLD: Colour = (205, 163, 84)
CREAM: Colour = (250, 244, 229)
CARD: Colour = (252, 247, 235)


class Ellipse(Struct, frozen=True):
    """An ellipse, or its arc from `start` to `end`, in degrees clockwise from three o'clock."""

    x: float
    y: float
    x_radius: float
    y_radius: float
    start: float = 0
    end: float = 360


class Star(Struct, frozen=True):
    """A star with one tip pointing up."""

    x: float
    y: float
    tips: int
    outer: float
    inner: float


Outline = str | tuple[Point, ...] | Ellipse | Star
"""An SVG path with the commands M L H V C S Q Z, a polygon, an ellipse or a star."""


class Fill(Struct, frozen=True):
    """A filled outline."""

    outline: Outline
    colour: Colour


class Stroke(Struct, frozen=True):
    """A line of even width."""

    outline: Outline
    width: float
    colour: Colour
    closed: bool = False


class EmblemBrush(Struct, frozen=True):
    """A line `width` wide in the middle; `ends` are the widths at its ends as shares of `width`."""

    outline: Outline
    width: float
    colour: Colour
    ends: tuple[float, float]


class Disc(Struct, frozen=True):
    """A filled circle."""

    x: float
    y: float
    radius: float
    colour: Colour


class Ring(Struct, frozen=True):
    """A circular line; `radius` reaches to the middle of the line."""

    x: float
    y: float
    radius: float
    width: float
    colour: Colour


class Pip(Struct, frozen=True):
    """A suit symbol; `suit` is S, H, D or C."""

    suit: str
    x: float
    y: float
    size: float
    colour: Colour


class EmblemCard(Struct, frozen=True):
    """A small card, blank or with a suit symbol; `turn` is in degrees clockwise."""

    x: float
    y: float
    width: float
    turn: float = 0
    suit: str = ""
    tint: Colour = INK
    fill: Colour = CARD


class Placed(Struct, frozen=True):
    """A group of marks with its own origin; `turn` is in degrees clockwise, `flip` mirrors it."""

    x: float
    y: float
    marks: tuple[Placeable, ...]
    turn: float = 0
    flip: bool = False


class EmblemText(Struct, frozen=True):
    """Text centred on a point."""

    text: str
    x: float
    y: float
    height: float
    colour: Colour


class EmblemDie(Struct, frozen=True):
    """A die that shows three faces; `x` and `y` are its upper left corner."""

    x: float
    y: float
    size: float
    top: int
    left: int
    right: int


# Texts and dice can't be turned.
Placeable = Fill | Stroke | EmblemBrush | Disc | Ring | Pip | EmblemCard | Placed
Mark = Placeable | EmblemText | EmblemDie
Emblem = tuple[Mark, ...]
