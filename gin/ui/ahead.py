"""The first picture of what comes next, drawn while nobody waits."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.message import NOTHING
from gin.present.input import focus as focusing
from gin.present.view import View
from gin.ui.layers import Above, Below
from gin.ui.layout import Layout
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor


class Ahead:
    """Draws the pictures that a view will be made of, and keeps none itself."""

    def __init__(self) -> None:
        self._view: View | None = None
        self._look: Look | None = None
        self._steps: Iterator[bool] = iter(())

    def go_on(self, view: View | None, look: Look) -> bool:
        """Draw some of them; False if none is left to draw."""
        if view is not None and (view is not self._view or look != self._look):
            self._view, self._look, self._steps = view, look, _drawn(view, look)
        return next(self._steps, False)


def _drawn(view: View, look: Look) -> Iterator[bool]:
    """Draw them part by part."""
    layout, cursor = Layout(view), Cursor(focus=focusing.settled(view, None))
    layout.lay_out(view, look, look, cursor)
    yield True
    below = Below(view, look, look, layout.place, cursor, 0)
    above = Above(
        view, look, look, layout.place, layout.reach, cursor, marks=view.dialog is None, age=0.0,
        asked=0.0, framed=(), enlarged=None, notice=NOTHING, captions=(),
    )  # fmt: skip
    for part in (*below.parts(), *above.parts()):
        part.rehearse()
        yield True
