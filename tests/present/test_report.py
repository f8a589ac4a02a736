"""The report of a match: how it went, what was luck, and the costliest decisions."""

from __future__ import annotations

from io import StringIO

import pytest

from bench.arena import make
from gin.core.cards import DECK, cards_of
from gin.core.errors import SaveError
from gin.core.message import Verbatim, contains
from gin.interface.destinations import ToExercises, ToReport
from gin.interface.intents import Open
from gin.interface.refs import EntryKind, LineRef, PaperLine
from gin.interface.report import ReportView
from gin.interface.view import Scene, View
from gin.language import translation
from gin.language.translation import printed, spoken
from gin.messages import exercise
from gin.messages import report as messages
from gin.messages import review as review_messages
from gin.present.shell.parlour import Parlour
from gin.present.words import report as words
from gin.present.words import review as review_words
from gin.rules.model.actions import Discard, Draw, Gin, Knock, LayOff, Offer, Take
from gin.session import balance, decisions, report
from gin.session.courses import CourseMove, save_course, saved_course, theme_of
from gin.session.game import Session
from gin.session.report import MatchReport
from gin.session.review import Review
from gin.session.setting import Speed
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.session.themes import Theme
from gin.text.terminal import Terminal
from gin.variants.setups import setup
from tests.present.test_review import at_result, played, think
from tests.support.by_name import choose, find_choice, find_zone, zone_named


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "ORDERS", 2)
    monkeypatch.setattr(decisions, "WORLDS", 4)


def finished(game: str = "gin", *agreed: str, store: Store | None = None) -> Session:
    """Return a match that the player has played to its end, badly."""
    made = store or Store.in_memory()
    session = Session.begin(made, setup(game, agreed), None if game == "solitary" else 1, 7)
    while not session.sheet.over:
        if session.hand_over:
            session.next_hand()
        elif session.opponent_to_move:
            session.let_opponent_move()
        else:
            session.submit(careless(session))
    return session


def careless(session: Session) -> object:
    """Return a choice of level 1, or the first legal card of a discard."""
    chosen = make("1", 1).choose(session.seen)
    if isinstance(chosen, Discard):
        seen = session.seen
        return Discard(min(card for card in cards_of(seen.hand) if card != seen.drawn))
    return chosen


def opened(session: Session) -> Parlour:
    made = Parlour(session.store, None, Settings(level=1, speed=Speed.INSTANT))
    choose(made, "report")
    return made


def shown(view: View) -> ReportView:
    assert isinstance(view.content, ReportView)
    return view.content


@pytest.fixture(scope="module")
def match() -> Session:
    return finished("gin", "knock=any", "target=100")


def worked(session: Session) -> MatchReport:
    made = MatchReport(session)
    while not made.done:
        made.work(0.0)
    return made


def test_the_menu_s_word_opens_the_report_of_the_match_played_last(match: Session) -> None:
    made = opened(match)
    assert made.view().scene is Scene.REPORT and made.view().subtitle == match.title
    assert made.working
    hands = len(match.match.results)
    assert contains(made.view().status, messages.looked_at(number=0, hands=hands))
    table = shown(made.view()).figures
    assert table is not None
    assert {printed(number) for row in table.rows for number in row.numbers} == {"\u2013"}
    assert messages.LATER in [item.name for item in zone_named(made.view(), "page").items]
    made.take_said()
    think(made)
    assert made.take_said()[-1] == made.view().status
    assert contains(made.view().status, words.went(worked(match)))


def test_the_line_begins_even_ends_decided_and_has_every_decision(match: Session) -> None:
    made = opened(match)
    think(made)
    line = shown(made.view()).line
    assert line is not None and line.start == pytest.approx(0.5)
    assert line.hands[-1].end == float(match.sheet.winner == 0)
    found = worked(match)
    for hand, course in zip(line.hands, found.courses, strict=True):
        assert course is not None
        heights = [height for _, height in hand.path]
        assert [move.chance for move in course[0]] == [
            height for place, height in enumerate(heights)
            if place + 1 == len(heights) or hand.path[place + 1][0] != hand.path[place][0]
        ]  # fmt: skip
    flags = sorted(number for hand in line.hands for _, number in hand.flags)
    assert flags == [1, 2, 3]


def test_luck_and_play_of_both_add_up_to_the_result(match: Session) -> None:
    made = opened(match)
    think(made)
    table = shown(made.view()).figures
    assert table is not None
    rows = {printed(row.label): [printed(number) for number in row.numbers] for row in table.rows}
    assert [printed(head) for head in table.heads] == ["You", "Felix"]
    numbers = {
        name: [int(number.rstrip("%").replace("−", "-")) for number in rows[name]]
        for name in ("Luck in the deal", "Luck of the draw", "Play")
    }
    deal, draws, play = numbers.values()
    assert deal[0] == -deal[1]
    found = worked(match)
    won = round(100 * (found.chances[-1] - found.chances[0]))
    assert deal[0] + draws[0] - draws[1] + play[0] - play[1] == won
    assert rows["Points given away"] == [str(round(found.given(seat))) for seat in (0, 1)]
    assert rows["Mistakes"][0] == str(found.mistakes(0))
    zone = zone_named(made.view(), "balance")
    assert printed(zone.items[1].value).startswith("You ") and "Felix " in printed(
        zone.items[1].value
    )


def test_the_costliest_decisions_are_one_press_from_their_table(match: Session) -> None:
    made = opened(match)
    think(made)
    found = worked(match)
    lost = [one.move.lost for one in found.costliest]
    assert len(lost) == 3 and lost == sorted(lost, reverse=True)
    assert lost[0] == max(move.lost for move in found.moves(0))
    row = shown(made.view()).rows[1]
    costly = found.costliest[1]
    choose(made, "open:1")
    review = Review(match, costly.hand, costly.move.ply)
    assert review.first is not None
    place = review.first
    assert made.view().scene is Scene.TABLE
    assert made.view().title == review_messages.step_title(
        number=place + 1, of=len(review.decisions)
    )
    assert made.view().subtitle == review_messages.step_subtitle(hand=costly.hand)
    leave = find_choice(made.view(), "back")
    assert leave is not None and leave.label == messages.BACK
    made.take_said()
    think(made)
    (said,) = made.take_said()
    while review.verdicts[place] is None:
        review.work(5.0)
    assert said == review_words.verdict(review.decisions[place], review.verdicts[place], "Felix")
    choose(made, "step" if place + 1 < len(review.decisions) else "before")
    assert made.working
    choose(made, "back")
    assert made.view().scene is Scene.REPORT and made.view().focus == row.ref


def test_the_decision_opened_is_judged_first(match: Session) -> None:
    costly = worked(match).costliest[0]
    review = Review(match, costly.hand, costly.move.ply)
    assert review.first is not None
    while review.verdicts[review.first] is None:
        review.work(5.0)
    assert [found is not None for found in review.verdicts].count(True) == 1
    verdict = review.verdicts[review.first]
    assert verdict is not None and verdict.points == pytest.approx(costly.move.points, abs=0.01)


def test_what_if_plays_on_from_a_costly_decision(match: Session) -> None:
    made = opened(match)
    think(made)
    choose(made, "from:trial:0")
    view = made.view()
    assert view.title == review_messages.TRIAL
    leave = find_choice(view, "back")
    assert leave is not None and leave.label == messages.BACK
    choose(made, "back")
    assert made.view().scene is Scene.REPORT
    assert made.view().focus == LineRef(PaperLine.TRIAL, 0)


def test_hands_open_their_reviews_from_the_line_and_from_the_list(match: Session) -> None:
    for name in ("hand:2", "move:2"):
        made = opened(match)
        choose(made, name)
        assert made.view().scene is Scene.REVIEW
        assert made.view().title == review_messages.title(hand=2)
        choose(made, "back")
        assert made.view().scene is Scene.REPORT


def test_a_report_is_kept(match: Session) -> None:
    worked(match)
    again = MatchReport(match)
    assert again.done and again.costliest == worked(match).costliest


@pytest.mark.parametrize(
    "text",
    ["", "x", "[[],[]", "[[],[],[]]", "[[[0,2,0.5]],[]]", "[[[0,0.5,0.5,3,\"\"]],[]]",
     "[[[0,0.5,0.6,3,\"fly\"]],[]]", "[[[999,0.5,0.5]],[]]", "[[[0,1e999,0.5]],[]]"],
)  # fmt: skip
def test_a_damaged_note_is_judged_again(match: Session, text: str) -> None:
    worked(match)
    match.store.set_note(f"course:{match.id}:1", text)
    made = MatchReport(match)
    assert made.looked_at == 0 and not made.done
    made = worked(match)
    assert made.courses[0] is not None and made.done


def test_a_review_fills_in_its_hand() -> None:
    session = played(Store.in_memory())
    review = Review(session, 1)
    while not review.complete:
        review.work(5.0)
    course = saved_course(session.store, session.id, 1)
    assert course is not None
    assert [move.ply for move in course[0]] == [one.ply for one in review.decisions]
    assert sum(move.points for move in course[0]) == pytest.approx(review.points, abs=0.05)
    assert course[1] and MatchReport(session).done


def test_practice_is_not_kept() -> None:
    session = played(Store.in_memory(), practice=True)
    worked(session)
    assert saved_course(session.store, session.id, 1) is None


def test_a_full_disk_is_said_once_and_the_report_is_shown(
    match: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = opened(match)
    for hand in range(1, len(match.match.results) + 1):
        match.store.set_note(f"course:{match.id}:{hand}", "")
    made = opened(match)

    def full(*_: object) -> None:
        raise SaveError(Verbatim("the disk is full"))

    monkeypatch.setattr(report, "save_course", full)
    made.take_said()
    think(made)
    assert not made.working and shown(made.view()).rows
    said = list(map(printed, made.take_said()))
    assert said.count("The disk is full.") == 1
    assert said[-1] == printed(made.view().status)


def test_before_any_match_is_finished_the_page_invites() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    choose(made, "report")
    view = made.view()
    assert view.title == messages.TITLE and contains(view.status, messages.PROMISE)
    assert find_choice(view, "play") is not None and not made.working
    choose(made, "play")
    assert made.view().title != messages.TITLE


def test_a_damaged_match_is_named_and_the_one_before_it_shown() -> None:
    store = Store.in_memory()
    first = finished("gin", "knock=any", "target=50", store=store)
    second = finished("gin", "knock=any", "target=50", store=store)
    with store._writing() as link:
        link.execute("UPDATE action SET text = 'fly' WHERE match = ? AND ply = 3", (second.id,))
    made = opened(first)
    assert shown(made.view()).line is not None
    assert any("fly" in printed(text) for text in made.take_said())


def test_a_match_with_an_outside_program_names_the_guest() -> None:
    session = finished("gin", "knock=any", "target=50")
    with session.store._writing() as link:
        link.execute(
            "UPDATE match SET level = 0, program = 'player.py' WHERE id = ?", (session.id,)
        )
    made = opened(session)
    think(made)
    table = shown(made.view()).figures
    assert table is not None and printed(table.heads[1]) == "Guest"
    assert "Guest" in printed(made.view().status)


def test_a_match_left_early_has_the_report_of_its_finished_hands() -> None:
    session = played(Store.in_memory(), hands=2)
    session.store.set_state(session.id, "left")
    made = Parlour(session.store, None, Settings(level=1))
    made.open(ToReport(Session.resume(session.store, session.id)))
    think(made)
    line = shown(made.view()).line
    assert line is not None and len(line.hands) == 2 and 0 < line.hands[-1].end < 1


def test_the_list_of_finished_matches_opens_reports_by_word(match: Session) -> None:
    made, out = Parlour(match.store, None, Settings(level=1)), StringIO()
    Terminal(made, StringIO("statistics\nfinished\nreport 1\n"), out).run()
    assert made.view().scene is Scene.REPORT and "Match report" in out.getvalue()


@pytest.mark.parametrize("game", ["colonel", "skarney"])
def test_games_without_judgement_show_the_score_s_line(game: str) -> None:
    made = opened(finished(game))
    view = made.view()
    assert not made.working and contains(view.status, messages.NOT_JUDGED)
    line = shown(view).line
    assert line is not None and all(not hand.path for hand in line.hands)
    assert find_zone(view, "page") is None and find_zone(view, "balance") is None
    rows = [item for item in zone_named(view, "sheet").items if item.value]
    assert len(rows) == len(line.hands)
    assert find_choice(view, "hand:1") is None


def test_a_solitary_round_has_the_player_s_figures_alone() -> None:
    made = opened(finished("solitary"))
    think(made)
    view = made.view()
    table = shown(view).figures
    assert table is not None and [printed(head) for head in table.heads] == ["You"]
    assert all(len(row.numbers) == 1 for row in table.rows)
    assert "Your chances of reaching the goal went from 50% to" in printed(view.status)
    assert "Luck is not measured" in printed(view.status)
    assert all("to win" not in printed(row.given) for row in shown(view).rows)


def test_during_a_match_the_sheet_leads_to_the_report_of_its_hands() -> None:
    made, out = at_result(), StringIO()
    Terminal(made, StringIO("sheet\nluck\n"), out).run()
    text = out.getvalue()
    assert "Match report" in text and "Your winning chances went from" in text


def test_before_the_first_hand_ends_the_report_says_so() -> None:
    made = MatchReport(Session.begin(Store.in_memory(), setup("gin"), 1, 5))
    assert made.done and not made.work(1.0)
    assert list(words.lines(made)) == [messages.NO_HAND]


def test_the_terminal_reads_the_report(match: Session) -> None:
    made, out = Parlour(match.store, None, Settings(level=1)), StringIO()
    Terminal(made, StringIO("report\ndecision 1\nback\nwhat if 1\nback\nhand 1\n"), out).run()
    text = out.getvalue()
    assert "Costliest moves" in text and "What if?" in text and "Side by side" in text
    assert "Hand 1 review" in text


def test_german_has_the_report_too(match: Session) -> None:
    translation.speak("de")
    made = opened(match)
    think(made)
    assert printed(made.view().title) == "Partiebericht"
    assert "Deine Siegchance: von 50" in printed(made.view().status)


CARD, OTHER = DECK[:2]


@pytest.mark.parametrize(
    ("made", "best", "theme"),
    [
        (Discard(CARD), Discard(OTHER), Theme.GOES),
        (Knock(CARD, ()), Knock(OTHER, ()), Theme.GOES),
        (Discard(CARD), Knock(CARD, ()), Theme.KNOCK),
        (Knock(CARD, ()), Discard(CARD), Theme.KNOCK),
        (Discard(CARD), Gin(CARD, ()), Theme.KNOCK),
        (Draw(), Take(), Theme.TAKE),
        (LayOff((), ()), LayOff((), ((CARD, 0),)), Theme.LAY_OFF),
        (Offer(2), Draw(), None),
    ],
)
def test_a_decision_asks_a_question(made: object, best: object, theme: Theme | None) -> None:
    assert theme_of(made, best) is theme  # type: ignore[arg-type]


def with_moves(*moves: tuple[str, float]) -> MatchReport:
    """Return a report of one hand in which these moves, each with the better one, cost points."""
    session = played(Store.in_memory())
    actions = session.store.actions(session.id)
    found = []
    for better, points in moves:
        kind = "discard" if better.startswith(("discard", "knock")) else better
        row = next(
            one for one in actions
            if one.seat == 0 and one.text.startswith(kind)
            and one.ply not in [move.ply for move in found]
        )  # fmt: skip
        found.append(CourseMove(row.ply, 0.4, 0.5, points, better))
    save_course(session.store, session.id, 1, (tuple(found), ()))
    return MatchReport(session)


def test_the_theme_that_cost_most_is_to_be_practised() -> None:
    made = with_moves(("discard 2C", 3.0), ("discard 3C", 2.5), ("knock 4C -", 5.0))
    found = made.weakness
    assert found is not None
    assert (found.theme, found.points, found.decisions, found.whole) == (Theme.GOES, 5.5, 2, 10.5)
    assert printed(words.practise(made)).endswith("6 of 10 points. Practise choosing discards.")


def test_the_advice_leads_to_its_exercises() -> None:
    report = with_moves(("discard 2C", 3.0), ("discard 3C", 2.5))
    save_course(report.session.store, report.session.id, 1, (report.moves(0), ()))
    made = Parlour(report.session.store, None, Settings(level=1))
    made.open(ToReport(report.session))
    assert find_choice(made.view(), "exercise") is None
    think(made)
    found = find_choice(made.view(), "exercise")
    assert found is not None and found.intent == Open(ToExercises(Theme.GOES))
    assert printed(found.label) == "Exercises: What would you discard?"
    choose(made, "exercise")
    assert made.view().title == exercise.theme(theme=Theme.GOES)


def test_little_given_away_is_nothing_to_practise() -> None:
    made = with_moves(("discard 2C", 2.0))
    assert made.weakness is None
    assert "nothing in particular to practise" in printed(words.practise(made))
    save_course(made.session.store, made.session.id, 1, ((CourseMove(0, 0.5, 0.5),), ()))
    assert "1 move, no mistakes." in printed(words.practise(MatchReport(made.session)))


def test_a_hand_on_the_line_has_its_own_kind_of_ref(match: Session) -> None:
    line = shown(opened(match).view()).line
    assert line is not None
    assert [hand.ref.kind for hand in line.hands] == [EntryKind.MOVE] * len(line.hands)


def test_the_minus_of_a_cost_is_a_word_by_ear() -> None:
    cost = words.cost(1.9, 0.02, alone=False)
    assert printed(cost) == "2 points, −2% to win the match"
    assert spoken(cost) == "2 points, minus 2% to win the match"
