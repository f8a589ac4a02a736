"""A hand looked at again: the list of decisions, each of them on the table, and a trial from it."""

from __future__ import annotations

from dataclasses import replace

from gin.core.cards import Card, cards_of
from gin.core.message import NOTHING, Text, ended, sentences
from gin.messages import review as messages
from gin.present import destinations as to
from gin.present.commands import Command
from gin.present.intents import Deed, Do, Given, Intent, Leave, Pick
from gin.present.pages import BACK, button, button_zone
from gin.present.pictures import Icon
from gin.present.refs import BUTTONS, PAGE, ItemRef, Line, LineRef
from gin.present.refs import OPPONENT as OPPONENT_HAND
from gin.present.screen import House, Screen
from gin.present.tableview import advice, table
from gin.present.tableview.items import card_item
from gin.present.tableview.seating import Seating
from gin.present.tableview.sorting import Sort, ordered
from gin.present.view import (
    Choice,
    HintView,
    Item,
    Role,
    Scene,
    Spot,
    View,
    Zone,
    ZoneKind,
)
from gin.present.words import review as words
from gin.present.words.people import Yourself, opponent, person, yourself
from gin.rules.counting.scoring import best_split
from gin.session.game import OPPONENT, Session
from gin.session.review import Decision, Review, Verdict, as_it_stood


class _Reviewing(Screen):
    """What the list and the table have in common: the review they show, which is worked at."""

    def __init__(self, house: House, review: Review) -> None:
        super().__init__(house)
        self._review = review
        self._stood: Session | None = None

    def played(self) -> Session:
        """The match as it was at the moment that is shown."""
        if self._stood is None:
            self._stood = as_it_stood(self._review.session, self._review.hand, self._ply)
        return self._stood

    @property
    def _ply(self) -> int | None:
        """The number of actions before that moment; None for the hand's end."""
        return None

    @property
    def working(self) -> bool:
        """Is there a decision that was not looked at yet?"""
        return not self._review.done

    def work(self, seconds: float) -> bool:
        """Judge for so long; was another decision finished?"""
        news = self._review.work(seconds)
        if news and self._review.done:
            self._house.say(ended(headline(self._review)))
        return news


class ReviewScreen(_Reviewing):
    """The decisions of a hand, each in a line that opens it on the table."""

    def view(self) -> View:
        """The lines, and the way through them."""
        review = self._review
        items = tuple(
            Item(
                LineRef(Line.ROW, place),
                Role.TEXT,
                words.numbered(place, one.action, _top(one)),
                value=words.given(verdict),
                note=words.remark(verdict, _top(one), turning=review.turning_point == place),
            )
            for place, (one, verdict) in enumerate(
                zip(review.decisions, review.verdicts, strict=True)
            )
        )
        opens = tuple(
            Choice(
                intent=Pick(LineRef(Line.ROW, place)),
                label=_whole(item),
                item=item.ref,
                words=(f"decision {place + 1}",),
            )
            for place, item in enumerate(items)
        )
        step = button(
            Do(Deed.STEP), messages.STEP, ("step", "step through"), key=Command.DONE,
            why=NOTHING if items else messages.NO_DECISION, main=bool(items),
        )  # fmt: skip
        if not items:
            items = (Item(LineRef(Line.NONE), Role.TEXT, messages.NO_DECISION),)
        page = Zone(PAGE, ZoneKind.PAGE, messages.PAGE, items)
        return View(
            Scene.SOURCES,  # It is painted like the list of hands behind a number.
            messages.title(hand=review.hand),
            (page, button_zone((step, BACK))),
            (step, *opens, BACK),
            subtitle=headline(review),
            status=ended(headline(review)),
            focus=items[0].ref,
        )

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Open a decision, the first one to step through them all, or go back."""
        match intent:
            case Pick(LineRef(Line.ROW, int(place))):
                self._open(place)
            case Do(Deed.STEP):
                self._open(0)
            case _:
                super().choose(intent, given)

    def _open(self, place: int) -> None:
        screen = StepScreen(self._house, self._review, place)
        self._house.show(screen)
        self._house.say(screen.told)


def _whole(item: Item) -> Text:
    """A line of the list in a sentence or two."""
    return sentences(item.name, ended(item.value) if item.value else NOTHING, item.note)


def headline(review: Review) -> Text:
    """What a review comes to so far."""
    judged = sum(verdict is not None for verdict in review.verdicts)
    return words.headline(len(review.decisions), judged, review.points, review.turning_point)


def _top(decision: Decision) -> Card | None:
    """The card that could be taken."""
    return decision.table.discards[-1] if decision.table.discards else None


class StepScreen(_Reviewing):
    """One decision on the table as it was, with the other hand open."""

    def __init__(self, house: House, review: Review, place: int) -> None:
        super().__init__(house, review)
        self._place = place

    @property
    def _ply(self) -> int:
        return self._review.decisions[self._place].ply

    @property
    def told(self) -> Text:
        """What is said of the decision that is shown."""
        review, place = self._review, self._place
        turning = review.turning_point == place
        top = _top(review.decisions[place])
        return words.verdict(review.verdicts[place], top, turning=turning)

    def view(self) -> View:
        """The table, both hands, what was done and what was best."""
        review, place = self._review, self._place
        decision, verdict = review.decisions[place], review.verdicts[place]
        seen = decision.seen
        seating = _seating(review, yourself(self._house.settings))
        choices = self._choices()
        shown = table.build(seen, seating)
        zones = [_open_hand(decision, seating.other)] if seating.other else []
        zones += [zone for zone in shown.zones if zone.ref not in (OPPONENT_HAND, BUTTONS)]
        details = shown.table
        assert details is not None
        top = _top(decision)
        marked: tuple[ItemRef, ...] = ()
        if verdict is not None:
            marked = advice.marked((verdict.best if verdict.points else verdict.made).action)
        view = View(
            Scene.TABLE,
            messages.step_title(number=place + 1, of=len(review.decisions)),
            (*zones, button_zone(choices)),
            choices,
            subtitle=messages.step_subtitle(hand=review.hand),
            status=sentences(words.did(decision.action, top), _worth(verdict)),
            focus=choices[1 if choices[0].why else 0].item,
            table=replace(details, thinking=False),
        )
        return advice.with_hint(view, HintView(self.told, marked))

    def _choices(self) -> tuple[Choice, ...]:
        last = self._place == len(self._review.decisions) - 1
        return (
            button(Do(Deed.STEP), messages.NEXT, ("next",), name="next", key=Command.DONE,
                   why=messages.LAST if last else NOTHING, main=True),
            button(Do(Deed.BEFORE), messages.BEFORE, ("before", "previous"),
                   why=NOTHING if self._place else messages.FIRST),
            button(Do(Deed.WHAT_IF), messages.WHAT_IF, ("what if", "try")),
            button(Leave(), messages.LIST, ("back", "list"), name="menu", key=Command.BACK,
                   icon=Icon.BACK, spot=Spot.CORNER),
        )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Step on or back, try something else from here, or go back to the list."""
        match intent:
            case Do(Deed.STEP):
                self._step(1)
            case Do(Deed.BEFORE):
                self._step(-1)
            case Do(Deed.WHAT_IF):
                self._house.open(to.Trial(self._review, self._place))
                self._house.say(messages.BEGUN)
            case _:
                super().choose(intent, given)

    def _step(self, by: int) -> None:
        self._place += by
        self._stood = None
        view = self.view()
        self._house.say(sentences(ended(view.title), view.status))
        self._house.say(self.told)


def _worth(verdict: Verdict | None) -> Text:
    return NOTHING if verdict is None else words.worth(verdict)


def _open_hand(decision: Decision, other: str) -> Zone:
    """The other hand as it was held then, melds first."""
    hand, rules = decision.table.hands[OPPONENT], decision.table.rules
    melds = best_split(rules, hand, rules.values.own).melds
    order = ordered(hand, Sort.MELDS, melds, cards_of(hand))
    items = tuple(card_item(card) for card in order)
    return Zone(OPPONENT_HAND, ZoneKind.MELD, messages.open_hand(who=person(1, other)), items)


def _seating(review: Review, you: Yourself) -> Seating:
    session = review.session
    other = "" if session.level is None else opponent(session.level)
    return Seating(
        title=session.title,
        subtitle=NOTHING,
        other=other,
        hand_number=review.hand,
        sheet=review.match.sheet,
        sort=Sort.MELDS,
        own=(),
        show_deadwood=True,
        show_melds=True,
        practice=False,
        can_undo=False,
        you=you,
    )
