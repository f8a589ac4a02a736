"""Small habits of the opponents: how their faces change, and what they hold."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from gin.interface.pictures import Face, Portrait
from gin.ui.art.court_ink import Ink
from gin.ui.art.expressions import Brow, Expression, Pose
from gin.ui.art.vector import Canvas, ellipse, mix

Held = Callable[[Canvas, Ink, bool], None]
"""Draws what a person holds in front of the face; the flag is false at the habit's beginning."""


class Habit(Struct, frozen=True):
    """A habit: changes of the expression, and the object in the hand."""

    changes: Callable[[Expression], Expression]
    held: Held | None = None


def habit_of(who: Face, pose: Pose) -> Habit | None:
    """Return the habit shown in a pose, if it is one and the person has one."""
    if pose not in (Pose.BEGIN_HABIT, Pose.HABIT) or not isinstance(who, Portrait):
        return None
    return HABITS.get(who)


def _finger(c: Canvas, ink: Ink, at: tuple[float, float], to: tuple[float, float]) -> None:
    """Draw a fist with a finger that points from one place to another."""
    c.stroke((at, to), 3.2, ink.line)
    c.outlined(ellipse(*at, 3.8, 3.2), ink.skin, 0.6, ink.line, closed=True)
    c.stroke((at, to), 2.0, ink.skin)
    c.stroke(((at[0] - 1.2, at[1] + 0.4), (at[0] - 0.6, at[1] + 2.2)), 0.45, ink.line)
    c.stroke(((at[0] + 1.0, at[1] + 0.4), (at[0] + 1.2, at[1] + 2.2)), 0.45, ink.line)


def _hold(c: Canvas, ink: Ink, x: float, y: float) -> None:
    """Draw fingers round something."""
    for line in range(3):
        c.stroke(((x, y + 2.1 * line), (x + 3.4, y + 2.1 * line - 0.3)), 2.7, ink.line)
    for line in range(3):
        c.stroke(((x, y + 2.1 * line), (x + 3.4, y + 2.1 * line - 0.3)), 1.7, ink.skin)


_CHINA, _TEA, _GLASS, _DRINK = (250, 246, 238), (150, 86, 40), (206, 224, 228), (212, 138, 44)


def _tea(c: Canvas, ink: Ink, up: bool) -> None:
    with c.at(0.5, 8.6 if up else 13.5):
        c.ring(6.3, 2.0, 2.4, 1.0, ink.line)
        c.outlined(
            "M-6 -1.2 C-5.8 4 -3.6 6.4 0 6.4 C3.6 6.4 5.8 4 6 -1.2 Z", _CHINA, 0.7, ink.line, True
        )
        c.stroke("M-5.4 1.4 C-3 2.6 3 2.6 5.4 1.4", 0.8, ink.robe)
        c.fill(ellipse(0, -1.2, 6, 1.3), _CHINA if up else _TEA)
        c.stroke(ellipse(0, -1.2, 6, 1.3), 0.6, ink.line, closed=True)
        if not up:
            for x in (-2.0, 2.0):
                c.brush(f"M{x} -4 C{x + 2} -6 {x - 2} -8 {x} -10", 1.0, (255, 255, 255), (0.2, 0.2))


def _glass(c: Canvas, ink: Ink, up: bool) -> None:
    with c.at(0.5, 8.0 if up else 13.0, turn=-14 if up else 0):
        c.outlined("M-3.6 -2 L-3 6 L3 6 L3.6 -2 Z", _GLASS, 0.7, ink.line, closed=True)
        c.fill("M-3.1 1.2 L-2.8 5.3 L2.8 5.3 L3.1 1.2 Z", _DRINK)
        c.stroke(((-2.3, -1), (-2.0, 2)), 0.6, (255, 255, 255))
        _hold(c, ink, -1.0, 0.6)


def _pipe(c: Canvas, ink: Ink, up: bool) -> None:
    wood, dark = (112, 58, 34), (70, 36, 24)
    with c.at(1.5, 11.2):
        c.stroke("M0 0 C3 .6 5.6 3 8 3", 2.2, ink.line)
        c.stroke("M0 0 C3 .6 5.6 3 8 3", 1.2, dark)
        c.outlined(
            "M6.6 -2 L12 -2 C12.2 3 11.4 5.2 9.3 5.2 C7.2 5.2 6.4 3 6.6 -2 Z",
            wood,
            0.7,
            ink.line,
            True,
        )
        c.fill(ellipse(9.3, -2, 2.6, 0.8), (224, 120, 50) if up else dark)
        puffs = (
            ((9.6, -6.4, 1.6), (11.4, -10.2, 2.3), (8.8, -14.6, 2.9)) if up else ((9.5, -5, 1.1),)
        )
        for x, y, size in puffs:
            c.disc(x, y, size, mix((255, 255, 255), ink.line, 0.10))


def _lolly(c: Canvas, ink: Ink, up: bool) -> None:
    if up:
        c.stroke(((1.2, 7.6), (8.2, 11.4)), 1.3, ink.line)
        c.stroke(((1.2, 7.6), (8.2, 11.4)), 0.7, (252, 248, 238))
        return
    with c.at(4.4, 10.2):
        c.stroke(((0, 0), (6, 7)), 1.3, ink.line)
        c.stroke(((0, 0), (6, 7)), 0.7, (252, 248, 238))
        c.outlined(ellipse(0, 0, 3.7, 3.7), (222, 60, 70), 0.6, ink.line, closed=True)
        c.stroke("M-.2 .2 C1.4 -1 1.6 1.8 -.6 1.6 C-3 1 -1.8 -2.4 .8 -2.2", 0.7, (255, 226, 220))


def _push(c: Canvas, ink: Ink, up: bool) -> None:
    _finger(c, ink, *(((5.4, 8.0), (0.8, -0.2)) if up else ((9.0, 14.0), (5.0, 7.0))))


def _savours(shown: Expression) -> Expression:
    return replace(shown, open=0.1, laughing=False, mouth="purse", hand="")


def _raises_brow(shown: Expression) -> Expression:
    return replace(shown, brows=(Brow(-0.4, -4), Brow(3.0, 0)), gaze=(0.0, 0.0), hand="", open=1.1)


def _empty_handed(shown: Expression) -> Expression:
    return replace(shown, hand="")


def _tilted(shown: Expression) -> Expression:
    return replace(shown, tilt=8, hand="", mouth="purse", gaze=(0.0, 0.0))


HABITS: dict[Portrait, Habit] = {
    Portrait.PIA: Habit(_tilted, _lolly),
    Portrait.FELIX: Habit(_empty_handed, _push),
    Portrait.BRUNO: Habit(_savours, _glass),
    Portrait.ADA: Habit(_raises_brow),
    Portrait.VERA: Habit(_savours, _tea),
    Portrait.ANSELM: Habit(_empty_handed, _pipe),
}
"""The habit of each opponent: a lolly, slipping glasses, a glass, a brow, tea, and a pipe."""
