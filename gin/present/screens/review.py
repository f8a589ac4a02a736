"""Review of a hand: its chart, its decisions on the table, and a trial match from any decision."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gin.core.cards import cards_of
from gin.core.message import NOTHING, Text, commas, ended, labelled, only, sentences
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import Do, Given, Intent, Leave, PageAction, Pick
from gin.interface.pictures import Icon
from gin.interface.refs import (
    BUTTONS,
    PAGE,
    Area,
    AreaRef,
    EntryKind,
    EntryRef,
    ItemRef,
    LineRef,
    PaperLine,
)
from gin.interface.refs import OPPONENT as OPPONENT_HAND
from gin.interface.review import FoldRow, MoveRow, ReviewView
from gin.interface.table import HintView
from gin.interface.view import ButtonSpot, Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import luck as luck_messages
from gin.messages import review as messages
from gin.present.pages import BACK, button, button_zone
from gin.present.picture_saving import PictureSaving
from gin.present.screen import Screen, ScreenHost
from gin.present.tableview import advice, reviewed, table
from gin.present.tableview.items import card_item
from gin.present.tableview.seating import Seating
from gin.present.tableview.sorting import ordered
from gin.present.words import luck
from gin.present.words import review as words
from gin.present.words.people import PlayerProfile, face_of, opponent_of, person, yourself
from gin.rules.counting.scoring import best_split
from gin.session.decisions import Decision
from gin.session.game import OPPONENT, Session
from gin.session.replay import replay_of_match
from gin.session.review import Review, replayed_session
from gin.session.setting import Sort


class _Reviewing(Screen):
    """Base class of the review's screens; continues the analysis in the background."""

    def __init__(self, host: ScreenHost, review: Review) -> None:
        super().__init__(host)
        self._review = review
        self._replayed: Session | None = None

    def played(self) -> Session:
        """Return the match as it was at the decision shown, or at the end of the hand."""
        if self._replayed is None:
            self._replayed = replayed_session(self._review.session, self._review.hand, self._ply)
        return self._replayed

    @property
    def _ply(self) -> int | None:
        """Number of actions before the decision shown; None for the end of the hand."""
        return None

    @property
    def working(self) -> bool:
        return not self._review.complete

    def work(self, seconds: float) -> bool:
        """Analyse for about `seconds`; return whether a decision or the luck was finished."""
        review = self._review
        judged = review.done
        news = review.work(seconds)
        if news and self.sums_up:
            self._announce_progress(judged=judged)
        return news

    def _announce_progress(self, *, judged: bool) -> None:
        review = self._review
        if judged:
            self._host.say(words.luck(review, _other(review)))
        elif review.done:
            self._host.say(words.summary(review, _other(review)))


class ReviewScreen(_Reviewing):
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
        picture = reviewed.build(review, _other(review), self.chosen, self._opened)
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
            so_far = labelled(name, figure) if figure else messages.LOOKING
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
            status=words.summary(review, _other(review)),
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
        screen = StepScreen(self._host, self._review, place, self)
        self._host.show(screen)
        # The new screen announces the position and the move itself.
        found = self._review.verdicts[place]
        self._host.say(words.in_brief(self._review.decisions[place], found, _other(self._review)))


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


def _other(review: Review) -> str:
    return opponent_of(review.session)


class StepScreen(_Reviewing):
    """A decision on the table as it was, with the opponent's hand open.

    If another page than the list `within` opened it, only the decisions shown are judged, and
    `back` names the way back to that page.
    """

    def __init__(
        self,
        host: ScreenHost,
        review: Review,
        place: int,
        within: ReviewScreen | None,
        back: Text = messages.LIST,
    ) -> None:
        super().__init__(host, review)
        self._back = back
        self._place = place
        self._within = within
        self._choose()
        self._backwards = False

    @property
    def _ply(self) -> int:
        return self._review.decisions[self._place].ply

    def _choose(self) -> None:
        if self._within is not None:
            self._within.chosen = self._place

    @property
    def working(self) -> bool:
        if self._within is not None:
            return super().working
        return self._review.verdicts[self._place] is None

    def work(self, seconds: float) -> bool:
        """Analyse for about `seconds`; return whether a decision or the luck was finished."""
        if self._within is not None:
            known = self._review.verdicts[self._place]
            news = super().work(seconds)
            if known is None and self._review.verdicts[self._place] is not None:
                self._host.say(self.comment)
            return news
        self._review.first = self._place
        news = self._review.work(seconds)
        if news:
            self._host.say(self.comment)
        return news

    @property
    def heard(self) -> Text:
        """Announcement of the decision: position, move made, better move."""
        return words.step(self._review, self._place, _other(self._review))

    @property
    def comment(self) -> Text:
        """The coach's comment."""
        review, place = self._review, self._place
        turning = words.turning(review, place)
        found = review.verdicts[place]
        verdict = words.verdict(review.decisions[place], found, _other(review), turning=turning)
        if found is None or found.points:
            return verdict
        return sentences(verdict, ended(words.moment(review, place)))

    def view(self) -> View:
        review, place = self._review, self._place
        decision, verdict = review.decisions[place], review.verdicts[place]
        seen = decision.seen
        seating = _seating(review, yourself(self._host.settings))
        choices = self._choices()
        shown = table.build(seen, seating)
        zones = [_open_hand(decision, seating.other)] if seating.other else []
        zones += [zone for zone in shown.zones if zone.ref not in (OPPONENT_HAND, BUTTONS)]
        details = shown.table
        assert details is not None
        ahead, behind, *_ = choices
        # Keep the focus on the button just pressed; otherwise Enter would alternate back and forth.
        to_press = behind if ahead.why or (self._backwards and not behind.why) else ahead
        marked: tuple[ItemRef, ...] = ()
        if verdict is not None:
            marked = advice.marked((verdict.best if verdict.points else verdict.made).action)
        single = review.session.sheet.single
        hand = NOTHING if single else messages.step_subtitle(hand=review.hand)
        view = View(
            Scene.TABLE,
            messages.step_title(number=place + 1, of=len(review.decisions)),
            (*zones, button_zone(choices)),
            choices,
            subtitle=hand,
            status=words.done(decision, verdict),
            focus=to_press.item,
            content=replace(details, thinking=False),
        )
        return advice.with_hint(view, HintView(self.comment, marked))

    def _choices(self) -> tuple[Choice, ...]:
        last = self._place == len(self._review.decisions) - 1
        return (
            button(Do(PageAction.STEP), messages.NEXT, ("next",), name="next", key=Command.DONE,
                   why=messages.LAST if last else NOTHING, main=True),
            button(Do(PageAction.BEFORE), messages.BEFORE, ("before", "previous"),
                   why=NOTHING if self._place else messages.FIRST),
            button(Do(PageAction.WHAT_IF), messages.WHAT_IF, ("what if", "try")),
            button(Leave(), self._back, ("back", "list"), name="menu", key=Command.BACK,
                   icon=Icon.BACK, spot=ButtonSpot.CORNER),
        )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.STEP):
                self._step(1)
            case Do(PageAction.BEFORE):
                self._step(-1)
            case Do(PageAction.WHAT_IF):
                self._host.open(destinations.ToTrial(self._review, self._place))
                self._host.say(messages.BEGUN)
            case _:
                super().choose(intent, given)

    def _step(self, by: int) -> None:
        self._place += by
        self._backwards = by < 0
        self._choose()
        self._replayed = None
        self._host.say(self.heard)


def _open_hand(decision: Decision, other: str) -> Zone:
    hand, rules = decision.table.hands[OPPONENT], decision.table.rules
    melds = best_split(rules, hand, rules.values.own).melds
    order = ordered(hand, Sort.MELDS, melds, cards_of(hand))
    items = tuple(card_item(card) for card in order)
    return Zone(OPPONENT_HAND, ZoneKind.MELD, messages.open_hand(who=person(1, other)), items)


def _seating(review: Review, you: PlayerProfile) -> Seating:
    session = review.session
    return Seating(
        title=session.title,
        subtitle=NOTHING,
        other=_other(review),
        hand_number=review.hand,
        sheet=review.match.sheet,
        sort=Sort.MELDS,
        own=(),
        show_deadwood=True,
        show_melds=True,
        practice=False,
        can_undo=False,
        you=you,
        face=face_of(session),
    )
