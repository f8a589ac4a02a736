"""Drawing of the view over time: motion, fading faces and animations."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import NOTHING, Text
from gin.interface.pictures import Face, Mood, has_face
from gin.interface.refs import ItemRef
from gin.interface.showdown import ShowdownView
from gin.interface.table import TableView
from gin.interface.view import HAND_SCENES, Scene, View
from gin.session.settings import Settings
from gin.ui.animation.hearth import FLAMES, STILL, Hearth
from gin.ui.animation.sprites import Sprites
from gin.ui.art.expressions import Pose
from gin.ui.art.image_cache import images
from gin.ui.art.room.daylight import Outside
from gin.ui.layers import AboveCards, BelowCards, Drawing, with_notice, without_front
from gin.ui.platform.free_memory import return_freed_memory
from gin.ui.render.compositor import Frame, FramePart
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import dialog, magnifier, painter_of, theatre
from gin.ui.unsettled_view import without_names, without_piles

if TYPE_CHECKING:
    from gin.ui.scenes.curtain import MovingCurtain

CLOSES, OPENS = 0.8, 0.7
"""Seconds in which the curtain between two people closes and opens, at normal speed."""
CHANGE = 0.2
"""Seconds for one face to fade into another, at normal speed."""


class FrameState(Struct, frozen=True):
    """Everything a frame shows except moving cards.

    `look` and `place` are the measures and places of the scene, `whole` the measures of the window,
    and `reach` the places of the selectable items. `listing` is the view, with the dialog of the
    single-switch scanner if there is one. `framed` has the items in the scanner's frame. `held` is
    the place of a dragged card.
    """

    view: View
    listing: View
    look: Look
    whole: Look
    place: Placement
    reach: Placement
    offset: int
    cursor: Cursor
    held: Slot | None
    framed: tuple[ItemRef, ...]
    notice: Text
    captions: tuple[Text, ...]
    settings: Settings
    outside: Outside


_TINY = 1e-6
"""Seconds, larger than the rounding errors of clock times."""


class CurtainMotion(Struct, frozen=True):
    """The curtain's motion, from its beginning on; `before` is the frame over which it closes."""

    began: float
    lasts: float
    before: pygame.Surface | None = None


class Painting:
    """Draws frames on a target, only where they differ from the last one."""

    def __init__(self, sprites: Sprites, now: float) -> None:
        self._sprites = sprites
        self._drawing = Drawing()
        self._since = self._asked = now
        self._face: tuple[Face, Mood] | None = None
        self._left: Mood = Mood.CALM
        self._before: View | None = None
        """The view before the current one."""
        self._changed = -math.inf
        self._curtain: CurtainMotion | None = None
        self._moved = False
        self.hearth = STILL
        """The hearth in the last frame."""
        self._moment: FrameState | None = None
        self._seen: frozenset[str] | None = None
        self._lives: dict[Hearth, tuple[FramePart, ...]] = {}
        """The parts of this scene that live by themselves, for each hearth."""
        self._ready: set[Hearth] = set()
        """The hearths of this scene whose images are all drawn."""
        self._prepared: set[Hashable] = set()
        """Parts drawn ahead."""
        self._touched: set[Hashable] = set()
        """Parts drawn ahead, or found in the cache, since the scene last changed."""

    def follow(self, before: View, view: View, now: float) -> None:
        """Start fading the face if the opponent's mood has changed."""
        words = before.status, before.news
        # A view with the same words, as after sorting, does not end a hand's motion.
        if words != (view.status, view.news) or not self._sprites.hands.carrying(now):
            self._before = before
        other = view.table.other if view.scene is Scene.TABLE and view.table is not None else None
        face, self._face = self._face, (other.portrait, other.mood) if other is not None else None
        if face is None or self._face is None or face[0] != self._face[0]:
            self._changed = -math.inf
        elif face != self._face and other is not None and has_face(other.portrait):
            self._left, self._changed = face[1], now

    def begin_scene(self, now: float) -> None:
        self._since = now

    def begin_question(self, now: float) -> None:
        self._asked = now

    def close_curtain(self, now: float, pace: float, *, turns: bool) -> None:
        """Let the curtain close over the last frame; without one, it is closed.

        If the picture `turns` upside down with the next frame, the last one turns too.
        """
        before = self._drawing.picture.last() if pace else None
        if before is not None and turns:
            before = pygame.transform.flip(before, True, True)
        self._curtain = CurtainMotion(now, CLOSES * pace, before) if before is not None else None

    def open_curtain(self, now: float, pace: float) -> None:
        self._curtain = CurtainMotion(now, OPENS * pace) if pace else None

    def end_curtain(self) -> None:
        self._curtain = None

    def curtain_moves(self, now: float) -> bool:
        return self._curtain is not None and now < self._curtain.began + self._curtain.lasts

    def settle(self) -> None:
        self._curtain = None
        self._since = self._asked = self._changed = -math.inf

    def moves(self, view: View, pace: float, now: float) -> bool:
        """Return whether anything is animated, such as cards or a running count."""
        return (
            self._sprites.moving(now)
            or self._sprites.hands.moving(now)
            or self.curtain_moves(now)
            or _age(self._changed, pace, now) < CHANGE
            or _age(self._since, pace, now) < painter_of(view.scene).lasts(view)
            or _age(self._asked, pace, now) < _opening_time(view)
        )

    def needs_drawing(self, view: View, pace: float, now: float) -> bool:
        """Return whether to draw a frame; after a motion, one more shows its end."""
        came_to_rest, self._moved = self._moved, self.moves(view, pace, now)
        return self._moved or came_to_rest or self._sprites.rough

    def will_change(self, view: View, pace: float, now: float) -> bool:
        return self._moved or self._sprites.rough or self.moves(view, pace, now)

    def writes(self, view: View, pace: float, now: float) -> bool:
        """Return whether content is still appearing, such as a sum that is written line by line."""
        if view.dialog is not None:
            return _age(self._asked, pace, now) < dialog.shows(view.dialog)
        return _age(self._since, pace, now) < painter_of(view.scene).shows(view)

    def hurry(self, view: View, pace: float, now: float) -> None:
        if view.dialog is not None:
            self._asked = min(self._asked, now - dialog.shows(view.dialog) * pace - _TINY)
        else:
            painter = painter_of(view.scene)
            shows = max(painter.shows(view), painter.lasts(view))
            self._since = min(self._since, now - shows * pace - _TINY)

    def draw(
        self, target: pygame.Surface, moment: FrameState, pace: float, now: float,
        hearth: Hearth = STILL,
    ) -> list[pygame.Rect]:  # fmt: skip
        images.fit(moment.whole.size)
        last, self._moment = self._moment, moment
        if last is None or any(
            getattr(last, name) is not getattr(moment, name) for name in ("view", "look", "place")
        ):
            self._seen = None
            self._lives.clear()
            self._ready.clear()
            self._touched.clear()
        if self._moved:
            hearth = self._drawn_ahead(moment, hearth)
        self.hearth = hearth
        cards = self._cards(moment)
        moved = (
            cards.compose(moment.look, moment.cursor, now, moment.held) if cards is not None else []
        )
        below, above = self._layers(moment, pace, now)
        return self._drawing.draw(
            target, below, cards, moved, above, self._life(moment, hearth), self._arm(now)
        )

    def flare(self, view: View, pace: float, now: float) -> float:
        """Return how strongly the fire flares for what happens in the scene, from 0 to 1."""
        return painter_of(view.scene).flare(view, _age(self._since, pace, now)) if pace else 0.0

    def _life(self, moment: FrameState, hearth: Hearth) -> tuple[FramePart, ...]:
        """Return the parts that live in the last frame; the same few hearths return often."""
        found = self._lives.get(hearth)
        if found is None:
            found = self._lives[hearth] = _life(moment, hearth)
        return found

    @property
    def seen(self) -> frozenset[str]:
        """The fields of the hearth that the last frame shows."""
        moment = self._moment
        if moment is None:
            return frozenset()
        if self._seen is None:
            still = self._life(moment, STILL)
            shown = {name for name, one in _OTHERS.items() if self._life(moment, one) != still}
            self._seen = frozenset(shown)
        return self._seen

    def prepare_next(self) -> bool:
        """Draw one more image that this scene's life will need; return False if none is left."""
        moment = self._moment
        return moment is not None and any(self._prepare(moment, hearth) for hearth in _COMING)

    def _prepare(self, moment: FrameState, hearth: Hearth) -> bool:
        """Draw one more image that a hearth needs; return False if none is left."""
        for part in _life(moment, hearth):
            if (key := (part.paint, part.needs)) not in self._touched:
                before = images.put_count
                # Whatever the part draws is cached; this surface shows nothing.
                part.paint(pygame.Surface((1, 1)), *part.needs)
                self._touched.add(key)
                self._prepared.add(key)
                if images.put_count != before:
                    return True
        return False

    def _prepare_still(self, moment: FrameState, more: Callable[[], bool]) -> bool:
        """Draw what a still hearth needs until `more()` is false; return whether all is drawn."""
        while self._prepare(moment, STILL):
            if not more():
                return False
        return True

    def _drawn_ahead(self, moment: FrameState, hearth: Hearth) -> Hearth:
        """Return a hearth without the flames and faces that would have to be drawn first.

        Drawing a face would hold up what moves.
        """
        if hearth in self._ready:
            return hearth
        shown = hearth
        for name in ("flame", "face", "own"):
            one = replace(STILL, **{name: getattr(hearth, name)})
            parts = self._life(moment, one)
            if any((part.paint, part.needs) not in self._prepared for part in parts):
                shown = replace(shown, **{name: getattr(STILL, name)})
        if shown == hearth:
            self._ready.add(hearth)
        return shown

    def breathe(self, target: pygame.Surface, hearth: Hearth) -> list[pygame.Rect]:
        """Change only what lives by itself in the last frame; return the changed areas."""
        if self._moment is None or hearth == self.hearth:
            return []
        self.hearth = hearth
        return self._drawing.picture.breathe(target, self._life(self._moment, hearth))

    def draw_anew(
        self, target: pygame.Surface, moment: FrameState, pace: float, now: float
    ) -> None:
        below, above = self._layers(moment, pace, now)
        life = _life(moment, self.hearth)
        lower, front = without_front(below.parts(), self._arm(now))
        upper = tuple(above.parts())
        Frame().draw(target, lower, self._cards(moment), [], upper, life, front)

    def lay_out(
        self, moment: FrameState, pace: float, now: float, more: Callable[[], bool]
    ) -> bool:
        """Paint static parts until `more()` is false; return whether all are painted."""
        cards, shown = self._cards(moment), moment.view.content
        return (
            (
                not isinstance(shown, ShowdownView)
                or theatre.predraw(moment.look, shown, moment.place, more)
            )
            and painter_of(moment.view.scene).predraw(moment.view, moment.look, more)
            and self._prepare_still(moment, more)
            and self._drawing.lay_out(*self._layers(moment, pace, now), self._arm(now), more)
            and (cards is None or cards.lay_out(moment.look, moment.cursor, more))
            and self._lay_out_end(moment, pace, now, more)
        )

    def _lay_out_end(
        self, moment: FrameState, pace: float, now: float, more: Callable[[], bool]
    ) -> bool:
        """Draw the words and marks that appear once the cards of a table have settled.

        A question has its own time: its end must not be drawn before its beginning.
        """
        view = moment.view
        if not isinstance(view.content, TableView) or view.dialog or self.curtain_moves(now):
            return True
        return self._drawing.lay_out_end(*self._layers(moment, pace, math.inf), more)

    def forget(self) -> None:
        """Draw everything the next time, as the target may have lost its content."""
        self._drawing.picture.forget()

    def drawn_otherwise(self) -> None:
        self._drawing.picture.forget()
        self._sprites.rough = False

    def _arm(self, now: float) -> tuple[pygame.Rect, ...]:
        return self._sprites.hands.area(now)

    def _cards(self, moment: FrameState) -> Sprites | None:
        return self._sprites if moment.view.scene in HAND_SCENES else None

    def _layers(self, moment: FrameState, pace: float, now: float) -> tuple[BelowCards, AboveCards]:
        one, cursor = moment, moment.cursor
        view, notice = with_notice(one.listing, one.notice)
        if view.scene is Scene.TABLE and view.dialog is None and self._sprites.dealing(now):
            # The status and the news may name the upcard, which has not been turned up yet.
            view = replace(without_piles(view), status=NOTHING, news=NOTHING)
        elif view.scene is Scene.TABLE:
            view = without_names(self.as_carried(view, now), self._sprites.moving_refs(now))
        painter, reach = painter_of(view.scene), one.reach
        if view.dialog is not None and view.dialog is not one.view.dialog:
            reach = dialog.place(view.dialog, one.look, Placement())
        hidden = view.scene is Scene.TABLE and self._sprites.hand_in_motion(now)
        enlarged = None
        if one.settings.magnifier and not cursor.dragged:
            enlarged = magnifier.enlarged_item(one.view, cursor.focus, cursor.hover)
        above = AboveCards(
            view, one.look, one.whole, one.place, reach, cursor,
            marks=_shows_marks(view) and not hidden,
            age=min(_age(self._since, pace, now), painter.lasts(view)),
            asked=min(_age(self._asked, pace, now), _opening_time(view)),
            framed=one.framed,
            enlarged=enlarged,
            notice=notice,
            captions=one.captions,
            leaving=self._leaving(pace, now),
            curtain=self._moving_curtain(now),
        )  # fmt: skip
        below = BelowCards(view, one.look, one.whole, one.place, cursor, one.offset, one.outside)
        return below, above

    def as_carried(self, view: View, now: float) -> View:
        """Return the view with the words from before until a hand has put its card down."""
        table, before, hands = view.content, self._before, self._sprites.hands
        if not isinstance(table, TableView):
            return view
        if before is not None and isinstance(before.content, TableView) and hands.carrying(now):
            content = replace(table, own_news=before.content.own_news)
            view = replace(view, status=before.status, news=before.news, content=content)
        # The opponent's arm passes over the news.
        return replace(view, news=NOTHING) if hands.theirs.moving(now) else view

    def _leaving(self, pace: float, now: float) -> tuple[Mood, float] | None:
        share = 1 - _age(self._changed, pace, now) / CHANGE
        return (self._left, share) if share > 0 else None

    def _moving_curtain(self, now: float) -> MovingCurtain | None:
        motion = self._curtain
        if motion is None or not self.curtain_moves(now):
            self._curtain = None
            return None
        from gin.ui.scenes.curtain import MovingCurtain, open_share

        age, closes = now - motion.began, motion.before is not None
        return MovingCurtain(open_share(age, motion.lasts, closes=closes), motion.before)

    def rest(self) -> None:
        """Free memory; the next motion allocates it again."""
        self._drawing.picture.give_up()
        images.shrink()
        return_freed_memory()

    def start_afresh(self) -> None:
        self._drawing = Drawing()
        self._prepared.clear()
        self._touched.clear()
        images.clear()
        self.rest()


_OTHERS = {
    "flame": Hearth(flame=1),
    "glow": Hearth(glow=STILL.glow + 1),
    "face": Hearth(face=Pose.BLINK),
    "own": Hearth(own=Pose.BLINK),
}
"""For each field of the hearth, one that differs in it from a still one."""


_COMING = (
    *(Hearth(flame=number) for number in range(FLAMES)),
    *(Hearth(face=one) for one in Pose),
    Hearth(own=Pose.BLINK),
)
"""Moments whose images are drawn in spare time."""


def _life(moment: FrameState, hearth: Hearth) -> tuple[FramePart, ...]:
    """Return the parts that live by themselves; none in contrast themes."""
    if moment.look.theme.plain:
        return ()
    painter = painter_of(moment.view.scene)
    return painter.ambient(moment.view, moment.look, moment.place, hearth)


def _shows_marks(view: View) -> bool:
    return view.dialog is None or view.dialog.typing or view.scene is Scene.MENU


def _opening_time(view: View) -> float:
    return dialog.lasts(view.dialog) if view.dialog is not None else 0.0


def _age(since: float, pace: float, now: float) -> float:
    """Return the age in seconds at normal speed; infinity if motion is off (`pace` 0)."""
    return (now - since) / pace if pace else math.inf
