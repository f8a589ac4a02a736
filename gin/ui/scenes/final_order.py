"""The order in which the end of a match appears.

A win is theatre first: the title, the laurel, the cards and the beaten opponent. Then comes what
the match brought, each label together with the first thing that it names, and the buttons last.
"""

from __future__ import annotations

from enum import StrEnum

import pygame
from msgspec import Struct

from gin.interface.celebration import Celebration
from gin.interface.paper import FinalView
from gin.interface.refs import ItemRef, LineRef, PaperLine
from gin.ui.art.vector import smoothstep
from gin.ui.render.boxes import Paint, PaintContext, PlacedBox

STEP, WRITE, COUNT = 0.28, 0.36, 0.72
"""Seconds between the starts of two lines, and for one line to appear, and for a won total."""
_AFTER = 0.14
"""Seconds between the starts of two lines that follow a win."""
_BURST, _SHEET, _STORY = 1.1, 3.3, 3.65
"""Seconds after which a celebration bursts, the sheet arrives, and the reason is written."""
_LEAVES, _MAKES_ROOM = 3.0, 0.6
"""Seconds after which a celebration makes room for the sheet, and for its way aside."""
_ARRIVES = 0.4
"""Seconds in which the sheet arrives."""
_BEFORE = 2.4
"""Maximum seconds for the score of a match that was not won."""


class Moment(StrEnum):
    """Moments at which several pieces appear that are no items, or one row of items."""

    STAGE = "stage"
    SHEET = "sheet"
    BUTTONS = "buttons"


Beginning = ItemRef | Moment
"""The item, or the moment, with which a piece appears."""


class With(Struct, frozen=True):
    """Paints a piece that appears together with an item, as a label does, or at a moment."""

    begins: Beginning
    paint: Paint

    def __call__(self, brush: PaintContext, rect: pygame.Rect) -> None:
        """Paint the piece."""
        self.paint(brush, rect)


def beginning(piece: PlacedBox) -> Beginning | None:
    """Return with what a piece of the page appears, or None if it is always there."""
    return piece.paint.begins if isinstance(piece.paint, With) else piece.ref


def has_ribbon(shown: FinalView) -> bool:
    """Return whether the first line of the achievements is under the wreath."""
    return bool(shown.won and shown.reached and shown.celebration > Celebration.WON_MATCH)


def counted(shown: FinalView) -> float:
    """Return the seconds after which a celebration begins, or else the score is counted."""
    if shown.won:
        return _BURST
    last = STEP * (len(shown.lines) - 1)
    return min(_BEFORE, last + (COUNT if shown.lines and shown.lines[-1].strong else WRITE))


def on_stage(age: float) -> float:
    """Return how much of the table a celebration has, from 1 for all to 0 in its place."""
    return 1.0 - smoothstep(min(1.0, max(0.0, (age - _LEAVES) / _MAKES_ROOM)))


def times(shown: FinalView) -> dict[Beginning, tuple[float, float]]:
    """Return when each line begins to appear and how long it takes, in seconds."""
    found: dict[Beginning, tuple[float, float]] = {}
    if shown.champion:
        # Below the name, it is there from the first moment, and above everything that flies.
        found[LineRef(PaperLine.HEADING)] = -1.0, 1.0
    story: list[ItemRef] = [LineRef(PaperLine.REACHED, row) for row in range(len(shown.reached))]
    ribbon = [story.pop(0)] if has_ribbon(shown) else []
    story[:0] = [*ribbon, *([LineRef(PaperLine.TALK)] if shown.talk else [])]
    first, step = (_SHEET + 0.8 * _ARRIVES, _AFTER) if shown.won else (0.0, STEP)
    for number, line in enumerate(shown.lines):
        takes = COUNT if shown.won and line.strong else WRITE
        found[line.ref] = first + step * number, takes
    begins = first + step * len(shown.lines)
    for number, ref in enumerate(story):
        found[ref] = (_STORY if shown.won else begins) + step * number, WRITE
    if not shown.won:
        begins += step * len(story)
    for won in shown.trophies:
        found[won.ref] = begins, WRITE
        begins += _AFTER
    for reward in shown.rewards:
        found[reward.ref] = begins, WRITE
        if reward.button is not None:
            found[reward.button] = found[reward.ref]
        begins += _AFTER
    if shown.won:
        found[Moment.STAGE] = -1.0, 1.0
        found[Moment.SHEET] = _SHEET, _ARRIVES
        last = max(start for start, _ in found.values())
        found[Moment.BUTTONS] = last + 2 * _AFTER, WRITE
    return found
