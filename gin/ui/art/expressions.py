"""Facial expressions: brows, lids, gaze, mouth, tilt of the head, and a hand."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from gin.interface.pictures import Mood
from gin.ui.art.vector import Point

_STARING = 1.5


class Brow(Struct, frozen=True):
    """Rise of a brow, and degrees by which its inner end is raised."""

    lift: float = 0.0
    turn: float = 0.0


class Expression(Struct, frozen=True):
    """Differences from a face at rest.

    `brows` are left and right in the image. `open` and `iris` are factors; `droop`, `tilt` and
    `whiskers` are degrees. `laughing` draws the eyes as closed arcs. `gaze` and `mouth` replace the
    person's own. `sinks` lowers the head. `hand` is a gesture.
    """

    brows: tuple[Brow, Brow] = (Brow(), Brow())
    open: float = 1.0
    droop: float = 0.0
    laughing: bool = False
    gaze: Point | None = None
    iris: float = 1.0
    mouth: str = ""
    tilt: float = 0.0
    sinks: float = 0.0
    hand: str = ""
    whiskers: float = 0.0
    marks: tuple[str, ...] = ()

    @property
    def staring(self) -> bool:
        """Whether the eyes are wide enough to need an outline."""
        return self.open >= _STARING

    @property
    def raises(self) -> bool:
        """Whether a person who usually raises one brow does so."""
        return not (self.droop or self.staring)


def _both(lift: float, turn: float = 0.0) -> tuple[Brow, Brow]:
    return Brow(lift, turn), Brow(lift, turn)


AT_REST = Expression()
EXPRESSIONS: dict[Mood, Expression] = {
    Mood.CALM: AT_REST,
    Mood.GREETING: Expression(_both(1.0), 1.1, mouth="grin", tilt=-6, hand="wave", whiskers=8),
    Mood.THINKING: Expression(
        (Brow(-0.7, -12), Brow(1.5, -4)),
        1.25,
        gaze=(1.15, -0.95),
        mouth="purse",
        tilt=5,
        hand="chin",
        whiskers=-4,
    ),
    Mood.PLEASED: Expression(
        _both(1.0, 4), 0.7, mouth="grin", tilt=5, whiskers=14, marks=("blush",)
    ),
    Mood.CAUGHT: Expression(_both(2.4, 9), 1.7, gaze=(0.0, 0.0), iris=0.72, mouth="oh", sinks=-0.8),
    Mood.WINNING: Expression(
        _both(1.4, 2),
        laughing=True,
        mouth="laugh",
        tilt=-7,
        sinks=-0.8,
        whiskers=16,
        marks=("blush",),
    ),
    Mood.LOSING: Expression(
        _both(0.9, 26), 0.9, 13, gaze=(-0.3, 0.75), mouth="frown", tilt=9, sinks=2.0, whiskers=-16
    ),
}


class Pose(StrEnum):
    """A moment of a face's idle life. `YOU` is the person in front of the screen."""

    REST = "rest"
    BLINK = "blink"
    PILE = "pile"
    CARDS = "cards"
    YOU = "you"
    BEGIN_HABIT = "begin habit"
    HABIT = "habit"


_GLANCES: dict[Pose, tuple[Point, float]] = {
    Pose.PILE: ((1.15, 0.75), 0.95),
    Pose.CARDS: ((0.35, 1.0), 0.72),
    Pose.YOU: ((0.0, 0.1), 1.05),
}
"""The gaze, and how far the eyes are open, for a face with the table to its right."""


def posed(shown: Expression, pose: Pose, *, mirrored: bool = False) -> Expression:
    """Return an expression with the eyes of a pose; `mirrored` if the table is to the left."""
    if shown.laughing:
        return shown
    if pose is Pose.BLINK:
        return replace(shown, open=0.08)
    if pose not in _GLANCES:
        return shown
    (right, down), wide = _GLANCES[pose]
    return replace(shown, gaze=(-right if mirrored else right, down), open=shown.open * wide)
