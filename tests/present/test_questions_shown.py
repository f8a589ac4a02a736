"""Answers to questions describe the screen; in a review, they describe the move shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO

import pytest

from gin.ai.players.levels import player
from gin.ai.players.solitary import advise
from gin.core.cards import Card
from gin.core.message import Message
from gin.interface.commands import Command
from gin.interface.refs import HAND
from gin.interface.view import Scene
from gin.language.translation import spoken
from gin.messages.coach import NO_ODDS
from gin.messages.table import NO_TABLE, NOTHING_DEALT, NOTHING_YET
from gin.present.input import questions
from gin.present.screens.lesson import LessonScreen
from gin.present.shell.parlour import Parlour
from gin.rules import engine
from gin.rules.match import deal, finish_hand, start_match
from gin.rules.model.actions import parse_action
from gin.rules.model.observation import Observation
from gin.rules.model.table import observe
from gin.rules.sheets.base import Sheet
from gin.session.game import Session
from gin.session.partner import Partner
from gin.session.review import Review, replayed_session
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.variants.setups import setup
from tests.present.test_review import played
from tests.support.by_name import choice_named, choose, find_choice
from tools.gallery.reaching import play_until

ASKED = (
    Command.TOP, Command.DEEPER, Command.HAND, Command.DEADWOOD, Command.MELDS, Command.ODDS,
    Command.SCORE, Command.TURN, Command.CARDS_LEFT, Command.SEAL,
)  # fmt: skip
REVIEWED = ["gin", "oklahoma", "hollywood", "tedesco", "dice", "solitary"]
LAID = ["colonel", "skarney"]


@dataclass(frozen=True)
class Moment:
    ply: int
    seen: Observation
    level: int | None
    sheet: Sheet
    hand_number: int
    seal: str
    revealed: str = ""
    next_seal: str = ""
    partner: Partner | None = None

    @property
    def dealt(self) -> Moment:
        return self


def moments(
    session: Session, hand: int, seal: str, revealed: str, next_seal: str
) -> Iterator[Moment]:
    rows, row = session.store.actions(session.id), session.store.match(session.id)
    match = start_match(session.setup.rules, row.seed, row.dealer)
    for number in range(hand):
        table = deal(match).table
        actions = [parse_action(one.text) for one in rows if one.hand == number]
        for ply, action in enumerate(actions):
            if number == hand - 1:
                seen = observe(table, 0)
                yield Moment(ply, seen, session.level, match.sheet, hand, seal)
            table = engine.apply(table, action).table
        assert table.result is not None
        match = finish_hand(match, table.result)
    yield Moment(
        len(actions), observe(table, 0), session.level, match.sheet, hand, seal, revealed, next_seal
    )


def moved(session: Session) -> None:
    if session.opponent_to_move:
        session.let_opponent_move()
    elif session.level is None:
        session.submit(advise(session.seen, ahead=False).action)
    else:
        session.submit(player(3, 0).choose(session.seen))


class Sitting:
    def __init__(self, game: str) -> None:
        self.store = Store.in_memory()
        session = Session.begin(self.store, setup(game), 1, 11)
        self.seals: list[tuple[str, str, str]] = []
        for _ in range(2):
            while not session.hand_over:
                moved(session)
            self.seals.append((session.dealt.seal, session.dealt.revealed, session.dealt.next_seal))
            assert not session.sheet.over
            session.next_hand()
        while len(self.store.actions(session.id)) % 10 or session.opponent_to_move:
            moved(session)
        assert not session.hand_over and session.hand_number == 3
        self.session = session
        self.made = Parlour(self.store, None, Settings(level=1, odds=True))
        self.made.matches.resume(session.id)

    def moments(self, hand: int) -> list[Moment]:
        return list(moments(self.session, hand, *self.seals[hand - 1]))

    def choose(self, *ids: str) -> None:
        for id in ids:
            choice = choice_named(self.made.view(), id)
            assert not choice.why, id
            choose(self.made, id)


def check(made: Parlour, moment: questions.Played) -> tuple[str, ...]:
    found = {question: made.ask(question) for question in ASKED}
    lying = next(
        screen.view().zone(HAND)
        for screen in reversed(made._screens)
        if screen.played() is not None
    )
    assert found == {question: questions.answer(question, moment, lying) for question in ASKED}
    told = questions.history(moment) or (NOTHING_YET,)
    assert made.asking.history() == told
    if moment is not made.session():
        # In a match these commands repeat announcements; see tests/present/test_recent.py.
        assert made.ask(Command.OLDEST) == told[0]
        assert made.ask(Command.NEWEST) == told[-1]
    return tuple(found.values())


@pytest.mark.parametrize("game", REVIEWED)
def test_a_review_is_asked_about_the_moment_that_it_shows(game: str) -> None:
    sitting = Sitting(game)
    made = sitting.made
    steps = sitting.moments(2)
    sitting.choose("sheet", "hand:2", "review")
    plies = [one.ply for one in Review(sitting.session, 2).decisions]
    check(made, steps[-1])
    sitting.choose("step")
    answers = []
    for place, ply in enumerate(plies):
        if place:
            sitting.choose("step")
        answers.append(check(made, steps[ply]))
    assert len(answers) > 2
    # If two steps had the same answers, the test could not tell them apart.
    assert len(set(answers)) == len(answers)
    assert len({answer[ASKED.index("hand")] for answer in answers}) > 1
    for ply in plies[-2::-1]:
        sitting.choose("before")
        check(made, steps[ply])
    sitting.choose("back")
    check(made, steps[-1])


@pytest.mark.parametrize("game", ["gin", "solitary"])
def test_questions_over_a_reviewed_hand_are_about_that_hand(game: str) -> None:
    sitting = Sitting(game)
    made = sitting.made
    steps = sitting.moments(1)
    (first, *_) = Review(sitting.session, 1).decisions
    sitting.choose("sheet", "hand:1", "review", "open:0")
    made.list_commands()
    assert made.view().scene is Scene.COMMANDS
    check(made, steps[first.ply])
    sitting.choose("back", "what-if")
    session = made.session()
    assert session is not None and session is not sitting.session
    check(made, session)
    sitting.choose("sheet")
    check(made, session)
    sitting.choose("back")
    for _ in range(3):
        moved(session)
    check(made, session)
    assert session.seen != steps[first.ply].seen


@pytest.mark.parametrize("game", [*REVIEWED, *LAID])
def test_a_counted_hand_is_asked_about_as_it_ended(game: str) -> None:
    sitting = Sitting(game)
    made = sitting.made
    live = made.session()
    assert live is not None
    check(made, live)
    sitting.choose("sheet")
    check(made, live)
    sitting.choose("hand:1")
    check(made, sitting.moments(1)[-1])
    sitting.choose("newer")
    check(made, sitting.moments(2)[-1])
    sitting.choose("back", "back", "menu", "rules")
    check(made, live)
    sitting.choose("back", "menu", "seal")
    check(made, live)


def test_a_finished_match_is_asked_about_though_nobody_sits_at_its_table() -> None:
    store = Store.in_memory()
    session = played(store, hands=60)
    assert session.sheet.over
    made = Parlour(store, None, Settings(odds=True))
    assert made.ask(Command.SCORE) == NO_TABLE
    for choice in ("statistics", "finished"):
        choose(made, choice)
    assert made.ask(Command.SCORE) == NO_TABLE
    choose(made, f"match:{session.id}")
    check(made, session)
    choose(made, "hand:1")
    before = list(moments(session, 1, *_sealed(session)))
    check(made, before[-1])
    choose(made, "review")
    choose(made, "open:0")
    check(made, before[Review(session, 1).decisions[0].ply])


def _sealed(session: Session) -> tuple[str, str, str]:
    dealt = replayed_session(session, 1).dealt
    return dealt.seal, dealt.revealed, dealt.next_seal


def test_a_match_resumes_exactly_from_each_of_its_moments() -> None:
    sitting = Sitting("gin")
    for hand in (1, 2):
        for moment in sitting.moments(hand)[:-1]:
            stood = replayed_session(sitting.session, hand, moment.ply)
            assert (stood.seen, stood.hand_number) == (moment.seen, hand)
            assert (stood.dealt.seal, stood.dealt.revealed) == (moment.seal, moment.revealed)


def test_the_cut_comes_before_every_answer() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup("gin"), 3)
    for before in ("sheet", "back"):
        assert made.ask(Command.HAND) == made.ask(Command.TOP) == NOTHING_DEALT
        assert made.asking.history() == (NOTHING_DEALT,)
        choose(made, before)


def test_questions_reach_the_lesson_under_the_rules_page_too() -> None:
    made = Parlour(Store.in_memory(), None, Settings(odds=True))
    choose(made, "guide")
    for _ in range(4):
        view = made.view()
        assert view.lesson is not None
        screen = made._screens[-1]
        assert isinstance(screen, LessonScreen)
        check(made, screen)
        choose(made, "rules")
        assert made.view().lesson is None
        check(made, screen)
        choose(made, "back")
        wanted = [c.intent for c in view.choices if not c.why and c.main] + [view.lesson.go_on]
        made.choose(wanted[0])


def test_a_terminal_gets_answers_about_the_step_too() -> None:
    sitting = Sitting("gin")
    place = len(Review(sitting.session, 2).decisions) // 2
    moment = sitting.moments(2)[Review(sitting.session, 2).decisions[place].ply]
    said = f"sheet\nhand 2\nreview\ndecision {place + 1}\ntop\ndeadwood\n"
    out = StringIO()
    Terminal(sitting.made, StringIO(said), out).run()
    text = " ".join(out.getvalue().split())
    for question in (Command.TOP, Command.DEADWOOD):
        assert spoken(questions.answer(question, moment)).lower() in text.lower()


@pytest.mark.parametrize("game", ["colonel", "skarney"])
def test_without_odds_the_answer_says_so(game: str) -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1, odds=True))
    made.matches.start(setup(game), 3)
    choose(made, "deal")
    assert made.ask(Command.ODDS) == NO_ODDS
    assert made.ask(Command.MELDS) != NO_ODDS


def cards_in(told: object) -> list[Card]:
    match told:
        case Card():
            return [told]
        case Message():
            return [card for _, value in told.args for card in cards_in(value)]
        case tuple():
            return [card for part in told for card in cards_in(part)]
        case _:
            return []


def test_a_hand_is_read_in_the_order_of_the_arrows() -> None:
    made = Parlour(Store.in_memory(), None, seed=3)
    play_until(made, lambda one: find_choice(one.view(), "draw") is not None)
    for _ in range(4):
        hand = made.view().zone(HAND)
        assert hand is not None
        assert cards_in(made.ask(Command.HAND)) == [item.card for item in hand.items]
        choose(made, "sort")
