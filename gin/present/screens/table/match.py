"""The table in play: turns, declarations, results, and the next hand."""

from __future__ import annotations

from collections.abc import Callable

from gin.core.cards import mask_of
from gin.core.errors import GinError
from gin.core.message import NOTHING, Text, asked, ended, sentences
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import (
    Arrange,
    Ask,
    Change,
    Confirmation,
    Do,
    Draft,
    Given,
    Intent,
    PageAction,
    Pick,
    Play,
)
from gin.interface.moments import Showdown
from gin.interface.refs import EntryKind, EntryRef
from gin.interface.view import View
from gin.messages import table as messages
from gin.messages.linked import NO_RECORD
from gin.present.links import ask_for_cut, open_review
from gin.present.output import thinking
from gin.present.screen import Screen, ScreenHost
from gin.present.screens.table import dialogs, introducing, refusing
from gin.present.screens.table.commentary import Commentary
from gin.present.screens.table.declaring import Declaring
from gin.present.screens.table.hand_order import HandOrder
from gin.present.screens.table.hints import Hints
from gin.present.screens.table.laying_moves import LayingMoves
from gin.present.screens.table.moves import MoveOutcome, Moves, Situation
from gin.present.tableview import advice, result, showdown, solitary, stake, table
from gin.present.tableview.seating import Seating
from gin.present.tableview.showdown import ENDS
from gin.present.tableview.showdown_source import ShowdownSource
from gin.present.words import fairness, goals
from gin.present.words import table as words
from gin.present.words.people import PEOPLE, face_of, moved_instead, opponent_of, yourself
from gin.rules.model.actions import Action, Refuse, Stop
from gin.rules.model.events import Event
from gin.rules.model.observation import Observation
from gin.rules.model.rules import Flow
from gin.session.goals import Goal, goals_of_hand
from gin.session.ladder import place_of
from gin.session.setting import Sort
from gin.session.table_session import TableSession
from gin.variants.setups import next_round

MOVES: dict[Flow, Callable[[Observation], Moves]] = {
    Flow.CLASSIC: Declaring,
    Flow.SOLO: Declaring,
    Flow.LAYING: LayingMoves,
    Flow.OFFERING: LayingMoves,
}


class TableScreen(Screen):
    """Screen of a match at the table."""

    def __init__(self, host: ScreenHost, session: TableSession) -> None:
        super().__init__(host)
        self.session = session
        self._order = HandOrder(host, session)
        match = session.match
        self._cutting = session.untouched and bool(match.cut) and not match.own_cut
        self._picked: int | None = None
        self._introducing = introducing.is_new(session, session.store)
        self._asking: Confirmation | None = None
        self._known = session.hand_over
        """Whether the result of the hand was seen before."""
        self._reached: tuple[int, tuple[Goal, ...]] = (0, ())
        """The last hand that is over, and the goals that it was the first to reach."""
        self._commentary = Commentary(host, session, self.other)
        self._trouble_reported = False
        self._hints = Hints(host, session, self.other, self.view)
        self._moves: Moves = MOVES[session.rules.flow](session.seen)
        self._order.follow(self._seating())

    def view(self) -> View:
        shown = self._shown()
        if not self._introducing:
            return shown
        return introducing.with_introduction(shown, self.session, taught=self._host.lesson.taught)

    def _shown(self) -> View:
        session, seen = self.session, self.session.seen
        seating = self._seating()
        if session.hand_over:
            shown = result.build(
                seen, seating, session.sheet, known=self._known, reached=self._trophies()
            )
        else:
            shown = self._moves.view(seating, self._situation)
            if not self._moves.making:
                shown = self._hints.over(shown)
        if self._cutting:
            return dialogs.with_cut(shown, self.session, seating, self._picked)
        match self._asking:
            case Confirmation.RAISE:
                return stake.with_raise(shown, seen)
            case Confirmation.REFUSE_STAKE:
                return stake.with_refusal(shown, seen, self.other)
            case Confirmation.END_DEAL:
                return solitary.with_question(shown, seen)
            case Confirmation.PAUSE:
                return dialogs.with_pause(shown, session, self.other)
        return shown

    def welcome(self) -> None:
        if self._introducing:
            taught = self._host.lesson.taught
            for line in introducing.introduction(self.session, taught=taught).texts:
                self._host.say(line)
        if self._cutting:
            self._commentary.greet()
        elif self.session.untouched:
            self._host.happen(self.session.seen.log)
            self._commentary.announce(self.session.seen.log)

    def showdown(self, shown: View, events: tuple[Event, ...]) -> Showdown:
        if not any(isinstance(event, ENDS) for event in events):
            return ()
        return showdown.showdown(ShowdownSource(shown, events, self.session.seen, self._seating()))

    def refusal(self, command: Command) -> Text:
        question = self._moves.question(self._situation)
        if self._asking is not None or question:
            return NOTHING if self._asking is not None else question
        return refusing.why_not(command, self.session, undealt=self._cutting)

    def played(self) -> TableSession:
        return self.session

    @property
    def undealt(self) -> bool:
        return self._cutting

    def _seating(self) -> Seating:
        session, settings = self.session, self._host.settings
        seen = session.seen
        # Before the deal, the note must not reveal the upcard or a knock limit set by the upcard.
        upcard = None if self._cutting else seen.upcard
        note = words.limit_note(session.rules, upcard, table.own_first(seen), self.other)
        return Seating(
            title=session.title,
            subtitle=note,
            other=self.other,
            hand_number=session.hand_number,
            sheet=session.sheet,
            sort=Sort(settings.sort),
            own=self._order.cards,
            show_deadwood=settings.show_deadwood,
            show_melds=settings.show_melds,
            practice=session.practice,
            can_undo=session.can_undo,
            news=self._commentary.news,
            own_news=self._commentary.own_news,
            talk=self._commentary.talk,
            seal=fairness.groups(session.dealt.seal),
            hint=advice.choice(seen, settings),
            odds=advice.odds(seen) if settings.odds else NOTHING,
            you=yourself(settings),
            face=face_of(session),
        )

    @property
    def other(self) -> str:
        """The opponent's name, empty when playing alone."""
        return opponent_of(self.session)

    # Actions.

    def choose(self, intent: Intent, given: Given = None) -> None:
        if self._introducing:
            # Any choice ends the introduction.
            self._introducing = False
            introducing.keep(self.session)
        if intent == introducing.BEGIN.intent:
            return
        open_question, self._asking = self._asking, None
        self._known = self.session.hand_over
        match intent:
            case Ask(Confirmation.PAUSE) if self.session.hand_over:
                self._host.home()
            case Ask(question):
                self._put_question(question)
            case Play(action):
                self._play(action)
            case Draft(step):
                assert given is None or isinstance(given, tuple)
                self._carry_out(self._moves.take(step, mask_of(given or ()), self._situation))
            case Arrange(card):
                assert isinstance(given, int)
                if not self._moves.making and not self.session.hand_over:
                    self._order.move(card, given, self._seating())
            case Pick(EntryRef(EntryKind.FAN, place)):
                self._announce_cut(int(place))
            case Change("sort", order):
                self._sort(Sort(str(order)))
            case Do(PageAction.CANCEL | PageAction.RESUME) if open_question is not None:
                return
            case Do(page_action):
                self._do(page_action)
            case _:
                super().choose(intent, given)

    @property
    def _situation(self) -> Situation:
        settings = self._host.settings
        return Situation(
            self.session.seen, self.other, settings.confirm, settings.wait_for_challenge
        )

    def _carry_out(self, outcome: MoveOutcome) -> None:
        if outcome.refused:
            self._host.refuse(outcome.refused)
        if outcome.said:
            self._host.say(outcome.said)
        all(self.submit(action) for action in outcome.moves)

    def _sort(self, order: Sort | None = None) -> None:
        self._order.sort(order)
        self._order.follow(self._seating())

    def _play(self, action: Action) -> None:
        seen = self.session.seen
        if action == Refuse() and self._host.settings.confirm and seen.stake is not None:
            self._put_question(Confirmation.REFUSE_STAKE)
        elif action == Stop() and solitary.stopping_costs(seen):
            self._put_question(Confirmation.END_DEAL)
        else:
            self._carry_out(self._moves.play(action, self._situation))

    def _do(self, page_action: PageAction) -> None:
        host, session = self._host, self.session
        match page_action:
            case PageAction.DEAL:
                self._deal()
            case PageAction.CUT_FOR_ME:
                self._announce_cut(dialogs.any_place(self.session))
            case PageAction.OWN_CUT:
                ask_for_cut(host, session)
            case PageAction.END_DEAL:
                self.submit(Stop())
            case PageAction.GIVE_UP_HAND:
                self.submit(Refuse())
            case PageAction.NEXT_HAND:
                self._next_hand()
            case PageAction.PLAY_AGAIN:
                place = place_of(session.event)
                if place is None:
                    host.matches.start(next_round(session.setup, session.rules))
                else:
                    host.matches.ladder(place)
            case PageAction.FINAL:
                self._show_final()
            case PageAction.UNDO:
                self._take_back()
            case PageAction.SORT:
                self._sort()
            case PageAction.HINT:
                self._hints.request()
            case PageAction.REVIEW:
                open_review(host, session, session.hand_number)
            case PageAction.SCORE_SHEET:
                host.open(destinations.ToScoreSheet(session))
            case PageAction.RULES:
                single = session.sheet.single
                host.open(destinations.ToRules(session.setup, single, at_table=True))
            case PageAction.SEAL:
                host.open(destinations.ToSeal(session))
            case PageAction.LIST_COMMANDS:
                host.list_commands()
            case _:
                outcome = self._moves.do(page_action)
                assert outcome is not None, f"a table does not do {page_action}"
                self._carry_out(outcome)

    def _show_final(self) -> None:
        recorded = self.session.recorded
        if recorded is None:
            self._host.refuse(NO_RECORD)
        else:
            self._host.open(destinations.ToFinalScore(recorded, self._commentary.talk))

    def _deal(self) -> None:
        if self.session.to_be_cut:
            try:
                self.session.cut()
            except GinError as error:
                self._host.fail(error)
                return
        if self._picked is None:
            self._announce_cut()
        self._cutting = False
        self._order.begin()
        self._moves.follow(self.session.seen)
        self._order.follow(self._seating())
        self._host.happen(self.session.seen.log)
        self._commentary.announce(self.session.seen.log, dealer_announced=True)

    def _announce_cut(self, place: int | None = None) -> None:
        self._picked = place
        match = self.session.match
        self._host.say(sentences(*words.cut(match.cut, match.dealer, self.other)))

    def _put_question(self, question: Confirmation) -> None:
        self._asking = question
        if question is Confirmation.PAUSE:
            return
        dialog = self.view().dialog
        assert dialog is not None
        self._host.say(sentences(asked(dialog.title), *dialog.text))

    def submit(self, action: Action) -> bool:
        """Make a move; if it fails, announce why and return False."""
        try:
            events = self.session.submit(action)
        except GinError as error:
            self._host.fail(error)
            return False
        self._after(events)
        return True

    @property
    def seated(self) -> TableSession:
        return self.session

    @property
    def due(self) -> float | None:
        return self.session.due if self.waiting else None

    @property
    def thinking(self) -> float:
        session = self.session
        if session.level not in PEOPLE:
            return 1.0
        place = f"{session.dealt.chatter}:{session.happened}"
        return thinking.share(PEOPLE[session.level].portrait, session.seen, place)

    def think(self) -> None:
        if self.waiting:
            self.session.think()

    @property
    def waiting(self) -> bool:
        to_move = self.session.opponent_to_move and not self._cutting
        return to_move and not self._moves.holding(self._situation)

    def advance(self) -> None:
        if not self.waiting:
            return
        try:
            events = self.session.let_opponent_move()
        except GinError as error:
            self._host.fail(error)
            raise
        trouble = self.session.take_trouble()
        if trouble and not self._trouble_reported:
            self._trouble_reported = True
            self._host.notify(moved_instead(self.other, trouble))
        self._after(events)

    # The coach.

    @property
    def working(self) -> bool:
        return self._hints.thinking

    def work(self, seconds: float) -> bool:
        return self._hints.think(seconds)

    def _after(self, events: tuple[Event, ...]) -> None:
        self._hints.forget()
        self._host.happen(events)
        self._commentary.announce(events)
        self._commentary.warn(events)
        trophies = self._trophies() if self.session.hand_over else ()
        for line in goals.reached(trophies):
            self._host.say(ended(line))
        self._moves.follow(self.session.seen)
        self._order.follow(self._seating())
        forced = self._moves.forced
        if forced is not None:
            self.submit(forced)

    def _trophies(self) -> tuple[Goal, ...]:
        """Return the goals that the hand just over was the first to reach; none in practice."""
        session = self.session
        if session.practice:
            return ()
        if self._reached[0] != session.hand_number:
            found = goals_of_hand(session.store, session.id, session.hand_number)
            self._reached = session.hand_number, found
        return self._reached[1]

    def _next_hand(self) -> None:
        try:
            events = self.session.next_hand()
        except GinError as error:
            self._host.fail(error)
            return
        self._commentary.forget()
        self._order.forget()
        self._after(events)

    def _take_back(self) -> None:
        try:
            self.session.take_back()
        except GinError as error:
            self._host.fail(error)
            return
        self._commentary.take_back()
        self._hints.forget()
        self._moves.follow(self.session.seen)
        self._order.follow(self._seating())
        self._host.say(messages.TAKEN_BACK_PRACTICE)
