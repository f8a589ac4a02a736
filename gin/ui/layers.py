"""The layers of a frame below and above the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import NOTHING, Text
from gin.interface.audience import Announcement
from gin.interface.pictures import Mood
from gin.interface.refs import ItemRef
from gin.interface.table import HintView, TableView
from gin.interface.view import Item, Scene, View
from gin.ui.art.room import daylight
from gin.ui.art.room.daylight import Outside
from gin.ui.notice import talk_of
from gin.ui.render import captions, scan_frame, widgets
from gin.ui.render.compositor import Frame, FramePart, MovingCards
from gin.ui.render.geometry import Placement
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import dialog, introduction, lesson, magnifier, painter_of, players, table_words
from gin.ui.scenes.table_layout import pad_rect
from gin.ui.scenes.table_measures import below_captions

if TYPE_CHECKING:
    from gin.ui.scenes.curtain import MovingCurtain


def with_notice(view: View, notice: Text) -> tuple[View, Text]:
    """Return the view and the notice to draw; at a table, the view includes the notice.

    In a lesson it takes the place of the prompt, close to the card that it is about.
    """
    if not notice or view.scene is not Scene.TABLE:
        return view, notice
    if view.dialog is not None:
        # Over a dialog, the notice replaces the opponent's words.
        if isinstance(table := view.content, TableView) and table.other is not None:
            silent = replace(table, other=replace(table.other, talk=NOTHING))
            view = replace(view, content=silent)
        return view, notice
    if view.lesson is not None:
        return replace(view, status=notice, news=NOTHING), NOTHING
    marks = view.hint.items if view.hint is not None else ()
    return replace(view.with_hint(HintView(notice, marks)), news=NOTHING), NOTHING


def beside_lesson(view: View, whole: Look) -> Look:
    """Return the measures of the scene in the part of the window that a lesson leaves free."""
    return whole if view.lesson is None else lesson.beside(whole)


def talk_without_room(
    view: View, look: Look, place: Placement, announcements: tuple[Announcement, ...]
) -> Text:
    """Return the opponent's words if just announced and without room at the table, else nothing."""
    talk = talk_of(view)
    if view.scene is not Scene.TABLE or all(one.text != talk for one in announcements):
        return NOTHING
    return NOTHING if table_words.remark_rect(look, view, place) is not None else talk


class BelowCards(Struct, frozen=True):
    """Everything that determines the layer below the cards.

    `look` has the measures of the scene, `whole` those of the window, which a lesson may share.
    """

    view: View
    look: Look
    whole: Look
    place: Placement
    cursor: Cursor
    offset: int
    outside: Outside

    def parts(self) -> tuple[FramePart, ...]:
        view, seen = self.view, replace(self.cursor, gap=None)
        daylight.shown.outside = self.outside
        parts = painter_of(view.scene).parts(view, self.look, self.place, seen, self.offset)
        if view.lesson is None:
            return parts
        return (*parts, *lesson.parts(view, self.whole, seen))


class AboveCards(Struct, frozen=True):
    """Everything that determines the layer above the cards.

    `place` has the scene's items, `reach` the selectable ones: while a dialog is open, the
    dialog's. `marks` says whether to draw the scene's own marks. `age` and `asked` are the ages of
    scene and dialog in seconds at normal speed, capped at the end of their animation. `leaving` is
    the opponent's previous mood and how much of that face is still visible, from 1 to 0. A
    `curtain` between two people moves over everything.
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
    curtain: MovingCurtain | None = None

    def parts(self) -> Iterator[FramePart]:
        view, look, window = self.view, self.look, pygame.Rect(0, 0, *self.whole.size)
        other = view.table.other if view.table is not None else None
        if (
            self.leaving is not None
            and other is not None
            and table_words.portrait_is_clear(look, view)
        ):
            yield players.fading_face(look, other, *self.leaving)
        if self.marks:
            painter = painter_of(view.scene)
            yield from painter.over(view, look, self.place, self.cursor, self.age)
            if view.lesson is not None:
                yield from lesson.over(view.lesson, look, self.place)
        if view.dialog is not None and view.introduction is None:
            yield from dialog.parts(view, look, self.cursor, self.asked, window)
        if view.introduction is not None:
            yield from introduction.introduction_parts(view.introduction, self.whole, window)
        if self.framed:
            yield from scan_frame.frame_around(self.framed, look, self.reach, window)
        if self.enlarged is not None:
            yield magnifier.magnified(look, view, self.place, self.enlarged)
        if self.curtain is not None:
            yield from self.curtain.parts(self.whole)
        if self.notice:
            yield notice_part(view, look, self.notice)
        if self.captions:
            yield from captions.caption_parts(look, self.captions, below_captions(look))


def notice_part(view: View, look: Look, notice: Text) -> FramePart:
    """Return the notice as an opaque ribbon.

    On a page it lies in the header, at a table next to the portrait if there is room, and in the
    menu at the foot, where its painter keeps room.
    """
    foot = painter_of(view.scene).notice_room(view, look)
    if foot is not None:
        part = widgets.pill(look, notice, foot.center, foot.w, step="body", solid=True)
        at = foot.right - part.rect.w // 2, foot.centery
        return widgets.pill(look, notice, at, foot.w, step="body", solid=True)
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


def without_front(
    parts: tuple[FramePart, ...], arm: Sequence[pygame.Rect]
) -> tuple[tuple[FramePart, ...], tuple[FramePart, ...]]:
    """Split parts into those below an arm, and those that stay visible above it."""
    if not arm:
        return parts, ()
    over = [one.front and one.rect.collidelist(arm) >= 0 for one in parts]
    below, front = (
        tuple(one for one, above in zip(parts, over, strict=True) if above is wanted)
        for wanted in (False, True)
    )
    return below, front


class Drawing:
    """Draws the layers, and caches their parts."""

    def __init__(self) -> None:
        self.picture = Frame()
        self._below: tuple[BelowCards, tuple[FramePart, ...]] | None = None
        self._above: tuple[AboveCards, tuple[FramePart, ...]] | None = None
        self._ahead: list[FramePart] | None = None
        """Parts of the upper layer whose images are still to be drawn ahead of the next frame."""
        self._coming: tuple[BelowCards, tuple[FramePart, ...]] | None = None
        self._coming_left: list[FramePart] = []
        """Parts with which a motion will end, and those whose images are still to be drawn."""

    def draw(
        self,
        target: pygame.Surface,
        below: BelowCards,
        cards: MovingCards | None,
        moved: list[pygame.Rect],
        above: AboveCards,
        life: tuple[FramePart, ...],
        arm: Sequence[pygame.Rect] = (),
    ) -> list[pygame.Rect]:
        """Update a target and return the changed areas.

        `moved` are the areas changed by cards, and `arm` those that an arm passes over.
        """
        lower, upper = self._parts_of(below, above)
        lower, between = without_front(lower, arm)
        self._ahead = None
        return self.picture.draw(target, lower, cards, moved, upper, life, between)

    def lay_out(
        self, below: BelowCards, above: AboveCards, arm: Sequence[pygame.Rect],
        more: Callable[[], bool],
    ) -> bool:  # fmt: skip
        """Paint static parts until `more()` is false; return whether all are painted.

        The parts above the cards are not static, but the images that they need are drawn.
        """
        lower, upper = self._parts_of(below, above)
        lower, between = without_front(lower, arm)
        if not self.picture.lay(lower, below.whole.size, more, moves=True):
            return False
        if self._ahead is None:
            self._ahead = [*between, *upper]
        return self._draw_all(self._ahead, more)

    def lay_out_end(
        self, below: BelowCards, above: AboveCards, more: Callable[[], bool]
    ) -> bool:  # fmt: skip
        """Draw images with which a motion will end until `more()` is false, as `lay_out` does."""
        if self._coming is None or self._coming[0] != below:
            self._coming = below, below.parts()
            shown = set(map(id, self._below[1])) if self._below is not None else set()
            self._coming_left = [one for one in self._coming[1] if id(one) not in shown]
            self._coming_left += above.parts()
        return self._draw_all(self._coming_left, more)

    def _draw_all(self, parts: list[FramePart], more: Callable[[], bool]) -> bool:
        """Draw the images of parts until `more()` is false, and forget each drawn part."""
        while parts:
            self.picture.draw_ahead(parts.pop(0))
            if not more():
                return False
        return True

    def _parts_of(
        self, below: BelowCards, above: AboveCards
    ) -> tuple[tuple[FramePart, ...], tuple[FramePart, ...]]:
        if self._below is None or self._below[0] != below:
            if self._coming is None or self._coming[0] != below:
                self._below = below, below.parts()
            else:
                self._below = self._coming
        if self._above is None or self._above[0] != above:
            self._above = above, tuple(above.parts())
        return self._below[1], self._above[1]
