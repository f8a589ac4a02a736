"""A reviewed decision on the table, with the opponent's hand open."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from gin.core.message import NOTHING, Text, ended, sentences
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import Do, Given, Intent, Leave, PageAction, Pick
from gin.interface.pictures import Icon
from gin.interface.refs import BUTTONS, HAND, CardRef, EntryKind, EntryRef, ItemRef
from gin.interface.refs import OPPONENT as OPPONENT_HAND
from gin.interface.table import CardLabel, HintView
from gin.interface.view import ButtonSpot, Choice, Scene, View, Zone, ZoneKind
from gin.messages import review as messages
from gin.present.pages import button, button_zone, typed
from gin.present.screen import Screen, ScreenHost
from gin.present.tableview import advice, move_strip, table
from gin.present.tableview.items import card_item
from gin.present.tableview.seating import Seating
from gin.present.tableview.sorting import ordered
from gin.present.words import review as words
from gin.present.words.people import PlayerProfile, face_of, opponent_of, person, yourself
from gin.rules.counting.scoring import best_split
from gin.rules.model.actions import Action
from gin.session.decisions import Decision
from gin.session.game import OPPONENT, Session
from gin.session.review import Review, Verdict, replayed_session
from gin.session.setting import Sort


def other_of(review: Review) -> str:
    """Return the opponent's name for sentences about the review."""
    return opponent_of(review.session)


class Reviewing(Screen):
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
            self._host.say(words.luck(review, other_of(review)))
        elif review.done:
            self._host.say(words.summary(review, other_of(review)))


class StepScreen(Reviewing):
    """A decision on the table as it was, with the opponent's hand open.

    `follow` is called with the index of each decision shown. Without it, another page than the list
    opened the decision: only the decisions shown are judged, and `back` names the way back.
    """

    def __init__(
        self,
        host: ScreenHost,
        review: Review,
        place: int,
        follow: Callable[[int], None] | None = None,
        back: Text = messages.LIST,
    ) -> None:
        super().__init__(host, review)
        self._back = back
        self._place = place
        self._follow = follow
        self._choose()
        self._backwards = False

    @property
    def _ply(self) -> int:
        return self._review.decisions[self._place].ply

    def _choose(self) -> None:
        if self._follow is not None:
            self._follow(self._place)

    @property
    def working(self) -> bool:
        if self._follow is not None:
            return super().working
        return self._review.verdicts[self._place] is None

    def work(self, seconds: float) -> bool:
        """Analyse for about `seconds`; return whether a decision or the luck was finished."""
        if self._follow is not None:
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
        return words.step(self._review, self._place, other_of(self._review))

    @property
    def comment(self) -> Text:
        """The coach's comment."""
        review, place = self._review, self._place
        turning = words.turning(review, place)
        found = review.verdicts[place]
        verdict = words.verdict(review.decisions[place], found, other_of(review), turning=turning)
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
        zones = [_only_named(zone, decision.action) for zone in zones]
        single = review.session.sheet.single
        hand = NOTHING if single else messages.step_subtitle(hand=review.hand)
        strip = move_strip.zone(review, place)
        view = View(
            Scene.TABLE,
            messages.step_title(number=place + 1, of=len(review.decisions)),
            (*zones, strip, button_zone(choices)),
            (*choices, *move_strip.choices(review)),
            subtitle=hand,
            status=words.done(decision, verdict),
            focus=to_press.item,
            content=replace(
                details,
                thinking=False,
                label=_label(decision),
                strip=move_strip.marks(review, place),
            ),
        )
        return advice.with_hint(view, HintView(self.comment, _marked(decision, verdict)))

    def _choices(self) -> tuple[Choice, ...]:
        last = self._place == len(self._review.decisions) - 1
        return (
            button(Do(PageAction.STEP), messages.NEXT, ("next",), name="next", key=Command.DONE,
                   why=messages.LAST if last else NOTHING, main=True),
            button(Do(PageAction.BEFORE), messages.BEFORE, ("before", "previous"),
                   why=NOTHING if self._place else messages.FIRST),
            self._to_mistake(),
            button(Do(PageAction.WHAT_IF), messages.WHAT_IF, ("what if", "try")),
            button(Leave(), self._back, ("back", "list"), name="menu", key=Command.BACK,
                   icon=Icon.BACK, spot=ButtonSpot.CORNER),
        )  # fmt: skip

    def _to_mistake(self) -> Choice:
        """Return the way to the next mistake; it has no button in a hand without mistakes.

        Its key then still says why.
        """
        review = self._review
        made = button if move_strip.has_mistakes(review) or not review.done else typed
        return made(Do(PageAction.NEXT_MISTAKE), messages.NEXT_MISTAKE, ("next mistake",),
                    key=Command.HINT, why=self._no_mistake)  # fmt: skip

    @property
    def _no_mistake(self) -> Text:
        review = self._review
        if move_strip.next_mistake(review, self._place) is not None:
            return NOTHING
        return messages.NO_OTHER_MISTAKE if review.done else messages.LOOKING

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.STEP):
                self._go(self._place + 1)
            case Do(PageAction.BEFORE):
                self._go(self._place - 1)
            case Do(PageAction.NEXT_MISTAKE):
                there = move_strip.next_mistake(self._review, self._place)
                if there is not None:
                    self._go(there)
            case Pick(EntryRef(EntryKind.MOVE, place)):
                self._go(int(place))
            case Do(PageAction.WHAT_IF):
                self._host.open(destinations.ToTrial(self._review, self._place))
                self._host.say(messages.BEGUN)
            case _:
                super().choose(intent, given)

    def _go(self, to: int) -> None:
        self._backwards = to < self._place
        self._place = to
        self._choose()
        self._replayed = None
        self._host.say(self.heard)


def _only_named(zone: Zone, action: Action) -> Zone:
    """Return the zone with only the cards of the player's move lifted."""
    if zone.ref != HAND:
        return zone
    named = advice.marked(action)
    items = (replace(one, drawn=one.ref in named) for one in zone.items)
    return replace(zone, items=tuple(items))


def _label(decision: Decision) -> CardLabel | None:
    """Return the word under the card drawn this turn."""
    drawn = decision.seen.drawn
    return None if drawn is None else CardLabel(CardRef(drawn), messages.JUST_DRAWN)


def _marked(decision: Decision, found: Verdict | None) -> tuple[ItemRef, ...]:
    """Return the items of the better move, or of the move made; the lifted card needs no mark."""
    if found is None:
        return ()
    shown = advice.marked((found.best if found.points else found.made).action)
    cards = tuple(ref for ref in shown if isinstance(ref, CardRef))
    made = advice.marked(decision.action)
    return tuple(ref for ref in cards if ref not in made) if cards else shown


def _open_hand(decision: Decision, other: str) -> Zone:
    hand, rules = decision.table.hands[OPPONENT], decision.table.rules
    melds = best_split(rules, hand, rules.values.own).melds
    order = ordered(hand, Sort.MELDS, melds, ())
    items = tuple(card_item(card) for card in order)
    return Zone(OPPONENT_HAND, ZoneKind.MELD, messages.open_hand(who=person(1, other)), items)


def _seating(review: Review, you: PlayerProfile) -> Seating:
    session = review.session
    return Seating(
        title=session.title,
        subtitle=NOTHING,
        other=other_of(review),
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
