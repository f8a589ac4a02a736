"""An exercise on the table: a question, the player's answer, and the reason."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.errors import GinError
from gin.core.message import NOTHING, Text, ended, in_row, sentences
from gin.interface.audience import SentenceKind
from gin.interface.commands import Command
from gin.interface.destinations import ToExercise
from gin.interface.intents import (
    Ask,
    Confirmation,
    Do,
    Draft,
    Given,
    Intent,
    Leave,
    PageAction,
)
from gin.interface.pictures import Icon
from gin.interface.refs import BUTTONS, HAND, ItemRef
from gin.interface.steps import BestLayOffs, Cancel
from gin.interface.table import HintView, TableView
from gin.interface.view import ButtonSpot, Choice, View
from gin.messages import coach as coach_messages
from gin.messages import exercise as messages
from gin.present.drafts.declaration import laid_off, to_split
from gin.present.next_exercise import open_next
from gin.present.pages import button, button_zone, typed
from gin.present.screen import ScreenHost
from gin.present.screens.table.declaring import Declaring
from gin.present.screens.table.match import TableScreen
from gin.present.screens.table.trial import TrialScreen
from gin.present.tableview import advice, declaring, table
from gin.present.tableview.seating import Seating
from gin.present.words import exercise as words
from gin.present.words.people import opponent
from gin.rules.engine import why_not
from gin.rules.model.actions import Action, Knock, LayOff, notation
from gin.rules.model.refusal import ActionRefused
from gin.session.answers import A_DAY, answers
from gin.session.exercises import Exercise, Solution, is_right
from gin.session.game import Session
from gin.session.own_exercises import PendingSolution
from gin.session.themes import Theme

_BACK = button(
    Leave(), messages.TO_EXERCISES, ("exercise", "back", "menu"), name="menu", key=Command.BACK,
    aside=True, icon=Icon.BACK, spot=ButtonSpot.CORNER,
)  # fmt: skip
_NO_HINT = typed(
    Do(PageAction.HINT), messages.TITLE, ("hint",), key=Command.HINT, why=messages.NO_HINT
)
_WHY = button(
    Do(PageAction.HINT), coach_messages.HINT, ("hint",), name="hint", key=Command.HINT,
    aside=True, spot=ButtonSpot.HELP,
)  # fmt: skip
_YOURS, _BETTER = (
    button(
        Do(PageAction.OTHER_ANSWER), label, (word,), name="other-answer", key=Command.BEST,
        aside=True, spot=ButtonSpot.HELP,
    )
    for label, word in ((messages.YOURS, "yours"), (messages.BETTER, "better"))
)  # fmt: skip
_DROPPED = (Draft(Cancel()), Do(PageAction.SCORE_SHEET), Do(PageAction.UNDO))


class ExerciseScreen(TableScreen):
    """An exercise. The usual choices of the table answer it."""

    session: Session

    def __init__(self, host: ScreenHost, begun: ToExercise) -> None:
        found, exercise = answers(host.store), begun.exercise
        self.exercise = exercise
        self._theme = begun.theme
        self._place = words.place(found, host.today, exercise)
        self._waited = any(one.exercise == exercise.key for one in found.waiting)
        self._answer: Action | None = None
        self._shows_own = False
        self._verdict = HintView(coach_messages.THINKING)
        self.solution: Solution | None = None
        self._pending: PendingSolution | None = None
        if isinstance(exercise, Exercise):
            self.solution = exercise.solution
        else:
            self._pending = PendingSolution(host.store, exercise)
        super().__init__(host, begun.session)
        if exercise.theme is Theme.MELDS:
            assert self.solution is not None and isinstance(self.solution.best, Knock)
            seen = self.session.seen
            self._moves = Declaring(seen, to_split(seen, self.solution.best.card))

    @property
    def opening(self) -> Text:
        return sentences(ended(self._place), self._remembered, *words.position(self.session))

    def view(self) -> View:
        shown = self._asking_view() if self._answer is None else self._answered_view(self._answer)
        return replace(
            shown,
            title=messages.theme(theme=self.exercise.theme),
            subtitle=words.subtitle(self.session, self._place),
        )

    def _asking_view(self) -> View:
        shown = super().view()
        choices = (*(map(self._adapted, filter(self._kept, shown.choices))), _NO_HINT)
        asking = replace(
            shown,
            zones=tuple(
                button_zone(choices) if zone.ref == BUTTONS else zone for zone in shown.zones
            ),
            choices=choices,
            status=words.question(self.exercise.theme, self.solution, shown.status),
            focus=self._first_focus(shown),
        )
        past = self._remembered if shown.dialog is None else NOTHING
        if not past:
            return asking
        other = opponent(self.session.level or 0)
        rows = words.remembered_rows(self.session.seen, other)
        return advice.with_hint(asking, HintView(past, rows=rows))

    @property
    def _remembered(self) -> Text:
        """The cards that a player would remember, except while cards are laid out."""
        if self.exercise.theme in (Theme.MELDS, Theme.LAY_OFF):
            return NOTHING
        return words.remembered(self.session.seen, opponent(self.session.level or 0))

    def _first_focus(self, shown: View) -> ItemRef | None:
        hand = shown.zone(HAND)
        if self.exercise.theme is not Theme.MELDS or hand is None:
            return shown.focus
        return hand.items[0].ref

    def _kept(self, choice: Choice) -> bool:
        """Return whether a choice of the table makes sense in an exercise."""
        cancels = choice.intent == Draft(Cancel()) and self.exercise.theme is not Theme.MELDS
        return cancels or choice.intent not in _DROPPED

    def _adapted(self, choice: Choice) -> Choice:
        match choice.intent:
            case Ask(Confirmation.PAUSE):
                return _BACK
            case Draft(BestLayOffs()):
                return replace(choice, item=None, aside=True, why=messages.NO_BEST)
            case _:
                return choice

    def _answered_view(self, answer: Action) -> View:
        """Return the table with the best answer marked, the verdict, and the ways on."""
        seen, seating = self.session.seen, self._seating()
        best = answer if self.solution is None else self.solution.best
        laid = answer if self._shows_own else best
        match laid:
            case Knock() if self.exercise.theme is Theme.MELDS:
                draft = to_split(seen, laid.card, laid.melds)
                shown = declaring.build_declaration(seen, seating, draft)
            case LayOff():
                shown = declaring.build_declaration(seen, seating, laid_off(seen, laid))
            case _:
                shown = table.build(seen, replace(seating, show_deadwood=False))
        choices = self._ways_on()
        assert isinstance(shown.content, TableView)
        view = replace(
            shown,
            zones=(
                *(zone for zone in shown.zones if zone.ref != BUTTONS),
                button_zone(choices),
            ),
            choices=choices,
            status=words.better(best, seen)
            if self._compares and laid is best
            else words.answered(answer, seen),
            focus=choices[0].item,
            content=replace(shown.content, thinking=False),
        )
        return advice.with_hint(view, self._verdict)

    def _ways_on(self) -> tuple[Choice, ...]:
        if self.solution is None:
            return (_BACK,)
        done = len(answers(self._host.store).on(self._host.today))
        complete = done == A_DAY
        on = button(
            Do(PageAction.STEP), messages.MORE if complete else messages.NEXT, ("next", "more"),
            name="next", key=None if complete else Command.DONE, main=not complete,
        )  # fmt: skip
        away = button(
            Leave(), messages.TO_EXERCISES, ("exercise", "back", "menu"), name="leave",
            key=Command.DONE, main=True,
        )  # fmt: skip
        show = button(Do(PageAction.WHAT_IF), messages.HOW_ON, ("show", "what if"))
        why = (_WHY,) if self._verdict.more else ()
        if self._compares:
            why = (_BETTER if self._shows_own else _YOURS, *why)
        return (*((away,) if complete else ()), on, show, *why, _BACK)

    @property
    def _compares(self) -> bool:
        """Whether the player can switch between a wrong answer and the better one."""
        solution, answer, theme = self.solution, self._answer, self.exercise.theme
        if solution is None or answer is None or theme not in (Theme.MELDS, Theme.LAY_OFF):
            return False
        return not is_right(theme, solution, self.session.seen, answer)

    def _seating(self) -> Seating:
        return replace(super()._seating(), practice=False, can_undo=False, hint=None, seal="")

    def withheld(self, question: Command) -> Text:
        if self._answer is not None and question in (Command.TURN, Command.STATUS):
            return self._verdict.text
        if self.exercise.theme is not Theme.MELDS or self._answer is not None:
            return NOTHING
        match question:
            case Command.MELDS | Command.DEADWOOD:
                return messages.NO_BEST
            case Command.HAND:
                # The usual answer is grouped by the best melds.
                hand = self._asking_view().zone(HAND)
                cards = [item.card for item in hand.items if item.card is not None] if hand else []
                return ended(in_row(cards)) if cards else messages.NO_BEST
            case _:
                return NOTHING

    def refusal(self, command: Command) -> Text:
        return super().refusal(command) if self._answer is None else messages.IS_ANSWERED

    def submit(self, action: Action) -> bool:
        """Take a legal move as the answer; nothing is played."""
        refusal = why_not(self.session.seen, action)
        if refusal is not None:
            self._host.fail(ActionRefused(notation(action), refusal))
            return False
        self._answer = action
        if self.solution is None:
            self._host.say(coach_messages.THINKING)
        else:
            self._judge(action, self.solution)
        return True

    @property
    def working(self) -> bool:
        return super().working or self._pending is not None

    def work(self, seconds: float) -> bool:
        """Judge an own decision for about `seconds`; return whether the verdict is there."""
        if self._pending is None or super().working:
            return super().work(seconds)
        if not self._pending.work(seconds):
            return False
        self.solution, self._pending = self._pending.solution, None
        assert self.solution is not None
        if self._answer is None:
            return False
        self._judge(self._answer, self.solution)
        return True

    def _judge(self, answer: Action, solution: Solution) -> None:
        host, exercise, session = self._host, self.exercise, self.session
        right = is_right(exercise.theme, solution, session.seen, answer)
        try:
            host.store.add_answer(
                exercise.key, exercise.theme, notation(answer), exercise.rating,
                host.today.isoformat(), correct=right,
            )  # fmt: skip
        except GinError as error:
            host.fail(error)
        again = words.comes_again(
            answers(host.store), exercise.key, host.today, waited=self._waited
        )
        text, more = words.verdict(exercise.theme, solution, session, answer)
        marked = advice.marked(solution.best)
        self._verdict = HintView(sentences(text, again), marked, more)
        host.say(self._verdict.text)

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.STEP):
                self._host.put_away()
                open_next(self._host, self._theme)
            case Do(PageAction.WHAT_IF):
                self._go_on()
            case Do(PageAction.HINT):
                self._explain()
            case Do(PageAction.OTHER_ANSWER):
                self._show_other()
            case _:
                super().choose(intent, given)

    def _explain(self) -> None:
        """Give all reasons of the best answer."""
        shown = self._verdict
        self._host.say(shown.more, SentenceKind.HINT)
        self._verdict = HintView(sentences(shown.text, shown.more), shown.items)

    def _show_other(self) -> None:
        """Switch between the cards of the player's answer and those of the better one."""
        assert self.solution is not None and self._answer is not None
        self._shows_own, seen = not self._shows_own, self.session.seen
        if self._shows_own:
            self._host.say(words.arranged(self._answer, words.answered(self._answer, seen)))
        else:
            best = self.solution.best
            self._host.say(words.arranged(best, words.better(best, seen)))

    def _go_on(self) -> None:
        """Let the match continue after the best answer."""
        exercise = self.exercise
        if isinstance(exercise, Exercise):
            session = exercise.begin()
        else:
            session = exercise.begin(self._host.store)
        trial = ExerciseTrial(self._host, session)
        # The prompt is the exercise's until the best answer is played.
        self._host.cover(trial)
        self._host.say(sentences(ended(trial.TITLE), messages.BEGUN), SentenceKind.PAGE)
        assert self.solution is not None
        trial.submit(self.solution.best)


class ExerciseTrial(TrialScreen):
    """A trial match that continues after the best answer to an exercise."""

    TITLE = messages.TRIAL
    PAGE = "exercise"

    @property
    def _way_back(self) -> Text:
        return messages.TO_EXERCISE

    def choose(self, intent: Intent, given: Given = None) -> None:
        if intent == Do(PageAction.TRY_AGAIN):
            self._host.back(Do(PageAction.WHAT_IF))
        else:
            super().choose(intent, given)
