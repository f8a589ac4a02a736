"""Review of a hand: its chart, its decisions on the table, and a trial match from any decision."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.message import NOTHING, Text, commas, ended, labelled, only, sentences
from gin.interface.commands import Command
from gin.interface.intents import Do, Given, Intent, Leave, PageAction, Pick
from gin.interface.refs import (
    PAGE,
    Area,
    AreaRef,
    EntryKind,
    EntryRef,
    LineRef,
    PaperLine,
)
from gin.interface.review import FoldRow, MoveRow, ReviewView
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import luck as luck_messages
from gin.messages import review as messages
from gin.present.pages import BACK, button, button_zone
from gin.present.picture_saving import PictureSaving
from gin.present.screen import ScreenHost
from gin.present.screens.review.step import Reviewing, StepScreen, other_of
from gin.present.tableview import reviewed
from gin.present.words import luck
from gin.present.words import review as words
from gin.session.replay import replay_of_match
from gin.session.review import Review


class ReviewScreen(Reviewing):
    """Chart and list of a hand's decisions; each can be opened on the table."""

    def __init__(self, host: ScreenHost, review: Review) -> None:
        super().__init__(host, review)
        self._opened: set[int] = set()
        self.chosen = review.first
        """Index of the decision opened last."""
        self._saving = PictureSaving(host)
        self._hands = {review.hand: review}
        """The reviews of this match that were opened here, by the number of their hand."""

    @property
    def working(self) -> bool:
        return self._saving.working or super().working

    def work(self, seconds: float) -> bool:
        """Draw an animation that was begun, or else analyse; return whether the view changed."""
        if self._saving.working:
            return self._saving.work(seconds)
        return super().work(seconds)

    def view(self) -> View:
        review = self._review
        picture = reviewed.build(review, other_of(review), self.chosen, self._opened)
        rows = tuple(_item(row) for row in picture.rows)
        step = button(
            Do(PageAction.STEP), messages.STEP, ("step", "step through"), key=Command.DONE,
            why=NOTHING if rows else messages.NO_DECISION, main=bool(rows),
        )  # fmt: skip
        saved = (self._saving.film_choice(),) if review.result is not None else ()
        facts = tuple(Item(ref, Role.TEXT, text) for ref, text in picture.lines)
        if picture.figure is not None:
            ref, name, figure, _ = picture.figure
            counted = commas(*(text for _, text in picture.marked))
            so_far = labelled(name, figure) if words.is_rated(review) else messages.LOOKING
            so_far = words.accuracy(review) if review.done else so_far
            facts = (*facts, Item(ref, Role.TEXT, ended(so_far), note=counted))
        hands = self._hand_choices()
        zones = (
            Zone(AreaRef(Area.FIGURES), ZoneKind.PAGE, messages.SUMMARY, facts),
            Zone(reviewed.LINE, ZoneKind.LIST, messages.LINE, self._points()),
            Zone(PAGE, ZoneKind.PAGE, messages.PAGE, rows),
            Zone(AreaRef(Area.BALANCE), ZoneKind.PAGE, luck_messages.TITLE, self._balance(picture)),
            button_zone((step, *saved, *hands, BACK)),
        )
        first = step.item if rows else facts[0].ref
        return View(
            Scene.REVIEW,
            messages.PAGE if review.session.sheet.single else messages.title(hand=review.hand),
            tuple(zone for zone in zones if zone.items),
            (step, *saved, *hands, *self._opens(picture), BACK),
            subtitle=review.session.title,
            status=words.summary(review, other_of(review)),
            focus=first if self.chosen is None else reviewed.moment_ref(self.chosen),
            content=picture,
        )

    @property
    def sums_up(self) -> bool:
        return True

    def _hand_choices(self) -> tuple[Choice, ...]:
        """Return the ways to the match's other hands; none if it has only one."""
        hand, last = self._review.hand, len(self._review.session.match.results)
        if last < 2:
            return ()
        return (
            button(Do(PageAction.HAND_BEFORE), messages.HAND_BEFORE, ("previous hand",),
                   why=NOTHING if hand > 1 else messages.FIRST_HAND),
            button(Do(PageAction.HAND_AFTER), messages.HAND_AFTER, ("next hand",),
                   why=NOTHING if hand < last else messages.LAST_HAND),
        )  # fmt: skip

    def _turn_to(self, hand: int) -> None:
        """Review another hand of the match on this page."""
        if hand not in self._hands:
            self._hands[hand] = Review(self._review.session, hand)
        self._review = self._hands[hand]
        self._saving.stop()
        self._opened.clear()
        self.chosen = self._replayed = None

    def _points(self) -> tuple[Item, ...]:
        review = self._review
        return tuple(
            Item(
                reviewed.moment_ref(place), Role.TEXT, messages.move(number=place + 1),
                value=words.moment(review, place),
                note=sentences(
                    words.did(one.action, words.top(one)),
                    words.turning(review, place),
                ),
            )
            for place, one in enumerate(review.decisions)
        )  # fmt: skip

    def _balance(self, picture: ReviewView) -> tuple[Item, ...]:
        shown, found = picture.balance, self._review.balance
        if shown is None or found is None:
            return ()
        values = luck.read(found, self._review.match.rules)
        rows = (
            Item(row.ref, Role.TEXT, row.label, value=value)
            for row, value in zip(shown.rows, values, strict=True)
        )
        heading = Item(shown.ref, Role.HEADING, shown.title)
        return heading, *rows, Item(shown.note_ref, Role.TEXT, shown.note)

    def _opens(self, picture: ReviewView) -> Iterator[Choice]:
        """Yield the choices of rows and of points on the chart.

        The words to type for a decision belong to its row or, if that is folded, to its point.
        """
        for row in picture.rows:
            match row:
                case MoveRow():
                    yield Choice(
                        intent=Pick(row.ref), label=_whole(_item(row)), item=row.ref,
                        words=(f"decision {row.number}", f"move {row.number}"),
                    )  # fmt: skip
                case FoldRow():
                    yield Choice(
                        intent=Pick(row.ref), label=labelled(row.text, row.note), item=row.ref,
                        words=(f"moves {row.first}",),
                    )  # fmt: skip
        listed = {row.ref for row in picture.rows}
        for place, point in enumerate(picture.line.moments):
            number = place + 1
            typed = () if reviewed.row_ref(place) in listed else (
                f"decision {number}", f"move {number}",
            )  # fmt: skip
            yield Choice(
                intent=Pick(point.ref), label=messages.move(number=number), item=point.ref,
                words=typed, aside=True,
            )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(LineRef(PaperLine.ROW, int(place))):
                self._open(place)
            case Pick(EntryRef(EntryKind.MOVE, place)):
                self._open(int(place))
            case Pick(LineRef(PaperLine.FOLD, int(place))):
                self._opened ^= {place}
            case Do(PageAction.STEP):
                self._open(0)
            case Do(PageAction.HAND_BEFORE):
                self._turn_to(self._review.hand - 1)
            case Do(PageAction.HAND_AFTER):
                self._turn_to(self._review.hand + 1)
            case Do(PageAction.SAVE_ANIMATION):
                session, hand = self._review.session, self._review.hand
                name = f"gin-parlour-match-{session.id}-hand-{hand}"
                self._saving.begin_film(replay_of_match(session, hand), name)
            case _:
                super().choose(intent, given)
                if isinstance(intent, Leave):
                    self._saving.stop()

    def _open(self, place: int) -> None:
        screen = StepScreen(self._host, self._review, place, self._follow)
        self._host.show(screen)
        # The new screen announces the position and the move itself.
        found = self._review.verdicts[place]
        self._host.say(words.in_brief(self._review.decisions[place], found, other_of(self._review)))

    def _follow(self, place: int) -> None:
        self.chosen = place


def _item(row: MoveRow | FoldRow) -> Item:
    match row:
        case MoveRow():
            name = labelled(only(row.number), row.did)
            note = sentences(row.why, ended(row.turning) if row.turning else NOTHING)
            return Item(row.ref, Role.TEXT, name, value=commas(row.verdict, row.given), note=note)
        case FoldRow():
            return Item(row.ref, Role.TEXT, row.text, note=row.note, quiet=True)


def _whole(item: Item) -> Text:
    return sentences(item.name, ended(item.value) if item.value else NOTHING, item.note)
