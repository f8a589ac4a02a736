"""What a face is made to show: brows, lids, gaze, mouth, the tilt of the head, and a hand."""

from __future__ import annotations

from msgspec import Struct

from gin.interface.pictures import Mood
from gin.ui.art.vector import Point

_STARING = 1.5


class Brow(Struct, frozen=True):
    """How far a brow is raised, and by how many degrees its inner end is higher than at rest."""

    lift: float = 0.0
    turn: float = 0.0


class Expression(Struct, frozen=True):
    """What is different from a face at rest.

    `brows` are those on the left and on the right of the picture. Eyes are `open` so far, 1 at
    rest, and their outer corners `droop` by so many degrees; `laughing` ones are shut to arcs. `gaze` moves the irises, in place of the person's own
    way of looking, and they are `iris` times as large. `mouth` takes the place of the person's own, where it is named. The head is turned by
    `tilt` degrees and sinks by `sinks`. `hand` says what a hand does. A moustache's ends go up by
    so many degrees of `whiskers`.
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
        """Are the eyes so wide that they need an outline?"""
        return self.open >= _STARING

    @property
    def raises(self) -> bool:
        """Is this a face on which one brow may be higher than the other, where that is its way?"""
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
