"""What an app shows, as parts of its picture: what lies below the cards, and what lies over them.

Both follow from plain values, and are not worked out again while those are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import NOTHING, Text
from gin.interface.audience import Announcement
from gin.interface.pictures import Mood
from gin.interface.refs import ItemRef
from gin.interface.table import HintView, TableView
from gin.interface.view import Item, Scene, View
from gin.ui.notice import talk_of
from gin.ui.render import captions, scan_frame, widgets
from gin.ui.render.compositor import FramePart, MovingCards, Picture
from gin.ui.render.geometry import Placement
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import dialog, introduction, lesson, magnifier, painter_of, players, table
from gin.ui.scenes.table_layout import pad_rect


def telling(view: View, notice: Text) -> tuple[View, Text]:
    """What is shown, and the notice that lies over it: a table tells it in place of the last move,
    or of a hint."""
    if not notice or view.scene is not Scene.TABLE:
        return view, notice
    if view.dialog is not None:
        # It lies at the head of the window, where the other player's words may stand.
        if isinstance(table := view.content, TableView) and table.other is not None:
            silent = replace(table, other=replace(table.other, talk=NOTHING))
            view = replace(view, content=silent)
        return view, notice
    marks = view.hint.items if view.hint is not None else ()
    return replace(view.with_hint(HintView(notice, marks)), news=NOTHING), NOTHING


def beside_lesson(view: View, whole: Look) -> Look:
    """The look of the scene in what a lesson leaves of the window; without one, all of it."""
    return whole if view.lesson is None else lesson.beside(whole)


def talk_without_room(
    view: View, look: Look, place: Placement, told: tuple[Announcement, ...]
) -> Text:
    """What the opponent has just said, where the table has no room for it; else nothing."""
    talk = talk_of(view)
    if view.scene is not Scene.TABLE or all(one.text != talk for one in told):
        return NOTHING
    return NOTHING if table.talk_rect(look, view, place) is not None else talk


class BelowCards(Struct, frozen=True):
    """All that decides what lies still below the cards.

    `look` is that of the scene, `whole` that of the window, of which a lesson takes a part.
    """

    view: View
    look: Look
    whole: Look
    place: Placement
    cursor: Cursor
    offset: int

    def parts(self) -> tuple[FramePart, ...]:
        """The scene, and a lesson beside it."""
        view, seen = self.view, replace(self.cursor, gap=None)
        parts = painter_of(view.scene).parts(view, self.look, self.place, seen, self.offset)
        if view.lesson is None:
            return parts
        return (*parts, *lesson.parts(view, self.whole, seen))


class AboveCards(Struct, frozen=True):
    """All that decides what lies over the cards.

    `place` is where the scene's items lie, `reach` those that can be taken: in a question, its own.
    `marks` says whether the scene's own marks are to be seen. `age` and `asked` are the seconds, at
    normal speed, that the scene and the question have been there, as far as that matters. `leaving`
    is the opponent's last mood, and how much of that face is still to be seen.
    """

    view: View
    look: Look
    whole: Look
    place: Placement
    reach: Placement
    cursor: Cursor
    marks: bool
    age: float
    asked: float
    framed: tuple[ItemRef, ...]
    enlarged: Item | None
    notice: Text
    captions: tuple[Text, ...]
    leaving: tuple[Mood, float] | None = None

    def parts(self) -> Iterator[FramePart]:
        """The face that the opponent leaves off, marks, a question, and what is told."""
        view, look, window = self.view, self.look, pygame.Rect(0, 0, *self.whole.size)
        other = view.table.other if view.table is not None else None
        if self.leaving is not None and other is not None and table.shows_opponent(look, view):
            yield players.leaving(look, other, *self.leaving)
        if self.marks:
            painter = painter_of(view.scene)
            yield from painter.over(view, look, self.place, self.cursor, self.age)
            if view.lesson is not None:
                yield from lesson.over(view.lesson, look, self.place)
        if view.dialog is not None and view.introduction is None:
            yield from dialog.parts(view, look, self.cursor, self.asked, window)
        if view.introduction is not None:
            yield from introduction.parts(view.introduction, self.whole, window)
        if self.framed:
            yield from scan_frame.frame_around(self.framed, look, self.reach, window)
        if self.enlarged is not None:
            yield magnifier.magnified(look, view, self.place, self.enlarged)
        if self.notice:
            yield notice_part(view, look, self.notice)
        if self.captions:
            yield from captions.captioned(look, self.captions)


def notice_part(view: View, look: Look, notice: Text) -> FramePart:
    """The last reason or answer, on a ribbon that nothing shines through: in the header of a page,
    and at a table beside the portrait, where it covers neither face nor score."""
    room = None
    if view.table is not None and view.table.other is not None:
        room = players.room_beside(look, pad_rect(look, len(view.table.pad)))
    if room is None:
        width = round(look.width * 0.56)
        at = (look.width - look.s(34) - width // 2, look.s(34))
        return widgets.pill(look, notice, at, width, step="body", anchor="top", solid=True)
    high = widgets.pill_height(look, notice, room.w, step="body")
    at = room.centerx, max(look.s(12), room.centery - high // 2)
    return widgets.pill(look, notice, at, room.w, step="body", anchor="top", solid=True)


class Drawing:
    """Draws what an app shows, and keeps account of what is on its target."""

    def __init__(self) -> None:
        self.picture = Picture()
        self._below: tuple[BelowCards, tuple[FramePart, ...]] | None = None
        self._above: tuple[AboveCards, tuple[FramePart, ...]] | None = None

    def draw(
        self,
        target: pygame.Surface,
        below: BelowCards,
        cards: MovingCards | None,
        moved: list[pygame.Rect],
        above: AboveCards,
    ) -> list[pygame.Rect]:
        """Bring a target up to date; returns the areas in which it changed.

        `moved` is where cards have changed.
        """
        lower, upper = self._parts_of(below, above)
        return self.picture.draw(target, lower, cards, moved, upper)

    def lay_out(self, below: BelowCards, above: AboveCards, more: Callable[[], bool]) -> bool:
        """Do beforehand what of the next drawing does not depend on where cards are by then, for as
        long as there may be `more`; True if all of it is done."""
        lower, _ = self._parts_of(below, above)
        return self.picture.lay(lower, below.whole.size, more)

    def _parts_of(
        self, below: BelowCards, above: AboveCards
    ) -> tuple[tuple[FramePart, ...], tuple[FramePart, ...]]:
        """The parts of both, which are kept for as long as they follow from the same values."""
        if self._below is None or self._below[0] != below:
            self._below = below, below.parts()
        if self._above is None or self._above[0] != above:
            self._above = above, tuple(above.parts())
        return self._below[1], self._above[1]
