"""The page of exercises, and exercises on the table, by mouse, keys, typed words and by ear."""

from __future__ import annotations

from datetime import date
from io import StringIO

import pytest
from msgspec.structs import replace

from gin.core.cards import Card, cards_of, parse_hand
from gin.core.errors import ExerciseError, SaveError
from gin.core.message import only
from gin.interface.commands import Command
from gin.interface.intents import Play
from gin.interface.paper import ChartsView
from gin.interface.refs import HAND, Area, AreaRef, CardRef, MeldRef, Melds
from gin.interface.table import TableView
from gin.interface.view import Scene
from gin.language import translation
from gin.language.translation import printed
from gin.messages import errors
from gin.messages import exercise as messages
from gin.present.screens.exercises import RATED_FROM
from gin.present.screens.table.exercise import ExerciseScreen
from gin.present.shell.parlour import Parlour
from gin.present.words import exercise as words
from gin.present.words import showdown
from gin.rules.model.actions import Action, Discard, Draw, Knock, LayOff, Pass, Take
from gin.rules.model.events import Knocked
from gin.session.answers import A_DAY, answers
from gin.session.own_exercises import own_exercises
from gin.session.review import Review
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.session.themes import Theme
from gin.text.terminal import Terminal
from tests.access.test_access import check
from tests.present.test_review import played, worked
from tests.support.answering import answer_exercise, shown_exercise, wrong_answer
from tests.support.by_name import choice_named, choose, find_choice, item_named
from tests.support.user import User

TODAY = date(2026, 11, 27)


class At(Parlour):
    """A parlour on a fixed date."""

    @property
    def today(self) -> date:
        return TODAY


def opened(theme: Theme | None = None, store: Store | None = None, **settings: object) -> Parlour:
    made = At(store or Store.in_memory(), None, Settings(**settings))  # type: ignore[arg-type]
    choose(made, "exercise")
    if theme is not None:
        choose(made, f"filter:{theme}")
    return made


def begun(theme: Theme, **settings: object) -> Parlour:
    made = opened(theme, **settings)
    choose(made, "begin")
    made.take_said()
    return made


def said(made: Parlour) -> str:
    return " ".join(map(printed, made.take_said()))


def test_an_empty_page_invites() -> None:
    made = opened()
    view = made.view()
    assert view.scene is Scene.STATISTICS and view.focus == choice_named(view, "begin").item
    assert "Five short questions a day" in printed(view.status)
    assert view.zone(AreaRef(Area.NOTHING)) is not None
    choose(made, "begin")
    assert made.view().scene is Scene.TABLE


def test_a_theme_without_answers_says_so() -> None:
    made = begun(Theme.GOES)
    answer_exercise(made, right=True)
    choose(made, "back")
    choose(made, "filter:take")
    zone = made.view().zone(AreaRef(Area.NOTHING))
    assert zone is not None and printed(zone.items[0].name) == printed(messages.NOTHING_HERE)


@pytest.mark.parametrize("theme", list(Theme))
def test_a_right_answer(theme: Theme) -> None:
    made = begun(theme)
    exercise = shown_exercise(made)
    assert printed(made.view().title) == printed(messages.theme(theme=theme))
    answer_exercise(made, right=True)
    heard = said(made)
    assert " Right. " in f" {heard}" and "comes again" not in heard
    (given,) = answers(made.store).given
    assert given.correct and given.exercise == exercise.key and given.theme is theme
    assert given.day == TODAY and given.rating == exercise.rating
    view = made.view()
    assert view.hint is not None and printed(view.hint.text) in heard
    assert find_choice(view, "step") is not None and view.focus == choice_named(view, "step").item


@pytest.mark.parametrize("theme", list(Theme))
def test_a_wrong_answer(theme: Theme) -> None:
    made = begun(theme)
    answer_exercise(made, right=False)
    heard = said(made)
    exact = theme in (Theme.MELDS, Theme.LAY_OFF)
    assert ("more than needed." if exact else "Not quite: that costs about") in heard
    assert "You'll see it again tomorrow." in heard
    assert not answers(made.store).given[0].correct


def test_a_later_date_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    made = begun(Theme.GOES)
    answer_exercise(made, right=False)
    key = answers(made.store).given[0].exercise
    monkeypatch.setattr(At, "today", property(lambda self: date(2026, 11, 28)))
    choose(made, "step")
    exercise = shown_exercise(made)
    assert exercise.key == key
    made.take_said()
    answer_exercise(made, right=True)
    assert "You'll see it again on 1 December 2026." in said(made)


@pytest.mark.parametrize(
    ("language", "answer"), [("en", "Your answer: "), ("de", "Deine Antwort: ")]
)
@pytest.mark.parametrize("theme", list(Theme))
def test_an_answer_is_not_told_as_a_move(theme: Theme, language: str, answer: str) -> None:
    """The card of the answer is still in the hand."""
    translation.follow(language)
    try:
        made = begun(theme)
        answer_exercise(made, right=False)
        if find_choice(made.view(), "other-answer") is not None:
            choose(made, "other-answer")
        assert printed(made.view().status).startswith(answer)
    finally:
        translation.follow("en")


@pytest.mark.parametrize("right", [True, False])
def test_after_an_answer_keys_say_the_verdict_and_not_whose_turn_it_is(right: bool) -> None:
    made = begun(Theme.GOES)
    answer_exercise(made, right=right)
    verdict = said(made)
    for question in (Command.STATUS, Command.TURN):
        assert printed(made.ask(question)) == verdict
    made.take_said()
    for command in (Command.DRAW, Command.KNOCK, Command.TAKE):
        made.refuse_command(command)
        assert said(made) == "This exercise is answered."


@pytest.mark.parametrize("language", ["en", "de"])
def test_which_melds_says_how_to_answer_from_the_start(language: str) -> None:
    translation.follow(language)
    try:
        made = begun(Theme.MELDS)
        view = made.view()
        names = {item.id: printed(item.name) for item in view.zones[-1].items}
        assert {"button:group", "button:loosen", "button:confirm"} <= set(names)
        assert names["button:group"] in printed(view.status)
        group = choice_named(view, "group")
        assert group.why and choice_named(view, "loosen").why == group.why
        card = next(item for item in view.zone(HAND).items)  # type: ignore[union-attr]
        choose(made, f"pick:{card.card.code}")  # type: ignore[union-attr]
        assert choice_named(made.view(), "group").why != group.why
        assert not choice_named(made.view(), "loosen").why
    finally:
        translation.follow("en")


@pytest.mark.parametrize("theme", list(Theme))
def test_nothing_is_played_by_an_answer(theme: Theme) -> None:
    made = begun(theme)
    before = made.front.played().seen  # type: ignore[union-attr]
    answer_exercise(made, right=False)
    assert made.front.played().seen == before  # type: ignore[union-attr]
    assert not made.store.rows("SELECT 1 FROM match") and not made.waiting


@pytest.mark.parametrize("theme", list(Theme))
def test_the_table_offers_no_help_before_the_answer(theme: Theme) -> None:
    made = begun(theme)
    names = {choice.id for choice in made.view().choices if not choice.why}
    assert not names & {"hint", "best", "undo", "sheet"}
    assert not [name for name in names if name.startswith("split:")]
    choose(made, "hint")
    assert "no hints" in said(made)
    if theme is Theme.MELDS:
        zone = made.view().zone(HAND)
        assert zone is not None and not zone.groups
        assert "cancel" not in names
        for question in (Command.MELDS, Command.DEADWOOD):
            assert "choose the cards yourself" in printed(made.ask(question))
        read = printed(made.ask(Command.HAND))
        assert read.count(",") == len(zone.items) - 1
        assert ";" not in read and "eadwood" not in read


# By mouse, by keys, typed, and by ear.


def _clicks(user: User, action: Action) -> None:
    match action:
        case Discard(card):
            user.click(CardRef(card))
            user.click("button:discard")
        case Draw():
            user.click("stock")
        case Take():
            user.click("discards")
        case Pass():
            user.click("button:pass")
        case Knock(card, melds):
            if find_choice(user.parlour.view(), "confirm") is None:
                user.drag(CardRef(_card(card)), user.centre("knock"))
            for meld in melds if shown_exercise(user.parlour).theme is Theme.MELDS else ():
                for one in cards_of(meld):
                    user.click(CardRef(one))
                user.click("button:group")
            user.click("button:confirm")
        case LayOff(_, cards):
            for card, place in cards:
                user.drag(CardRef(card), user.centre(MeldRef(Melds.OPPONENT, place)))
            user.click("button:confirm")


def _card(card: Card | None) -> Card:
    assert card is not None
    return card


def _keys(user: User, action: Action) -> None:
    match action:
        case Discard(card):
            user.focus(CardRef(card))
            # Enter focuses the button for the card, and Enter there discards it.
            user.press("Enter")
            if not answers(user.parlour.store).given:
                user.press("Enter")
        case Draw():
            user.press("Space")
        case Take():
            user.press("U")
        case Pass():
            user.press("P")
        case Knock(_, melds):
            if shown_exercise(user.parlour).theme is Theme.KNOCK:
                user.press("K")
            for meld in melds if shown_exercise(user.parlour).theme is Theme.MELDS else ():
                for one in cards_of(meld):
                    user.focus(CardRef(one))
                    user.press("X")
                user.press("J")
            user.press("N")
        case LayOff(_, cards):
            for card, _ in cards:
                user.focus(CardRef(card))
                user.press("Enter")
            user.press("N")


@pytest.mark.parametrize("theme", list(Theme))
def test_by_mouse(theme: Theme) -> None:
    made = begun(theme, level=1, speed="instant")
    user = User(parlour=made)
    user.draw()
    _clicks(user, shown_exercise(made).solution.best)
    assert [one.correct for one in answers(made.store).given] == [True]
    user.click("button:next")
    user.draw()
    assert made.view().scene is Scene.TABLE and find_choice(made.view(), "step") is None


@pytest.mark.parametrize("theme", list(Theme))
def test_by_keys(theme: Theme) -> None:
    made = begun(theme, level=1, speed="instant")
    user = User(parlour=made)
    user.draw()
    _keys(user, shown_exercise(made).solution.best)
    assert [one.correct for one in answers(made.store).given] == [True]
    user.press("N")
    assert find_choice(made.view(), "step") is None and made.view().scene is Scene.TABLE
    user.press("Esc")
    assert made.view().scene is Scene.STATISTICS


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("theme", list(Theme))
def test_typed(theme: Theme, right: bool) -> None:
    made = opened(theme)
    choose(made, "begin")
    exercise = shown_exercise(made)
    answer = exercise.solution.best if right else wrong_answer(exercise)
    out = StringIO()
    typed = "\n".join(["exercise", _filter_word(theme), "begin", *_typed(answer, theme), "next"])
    made = At(Store.in_memory(), None, Settings())
    Terminal(made, StringIO(typed + "\nquit\n"), out).run()
    assert ("Right." if right else "Not quite") in out.getvalue()


def _filter_word(theme: Theme) -> str:
    return {"melds": "together", "lay-off": "lay off"}.get(theme, theme)


def _typed(action: Action, theme: Theme) -> list[str]:
    match action:
        case Discard(card):
            return [f"discard {card.code.lower()}"]
        case Draw():
            return ["draw"]
        case Take():
            return ["take"]
        case Pass():
            return ["pass"]
        case Knock(_, melds) if theme is Theme.MELDS:
            lines = []
            for meld in melds:
                lines += [f"pick {card.code.lower()}" for card in cards_of(meld)] + ["meld"]
            return [*lines, "done"]
        case Knock(card, _):
            return [f"knock {_card(card).code.lower()}", "yes"]
        case LayOff(_, cards):
            laid = [f"lay off {card.code.lower()} on {place + 1}" for card, place in cards]
            return [*laid, "done"]
    raise AssertionError(action)


@pytest.mark.parametrize("theme", list(Theme))
def test_by_ear(theme: Theme) -> None:
    made = opened(theme)
    made.take_said()
    choose(made, "begin")
    heard = said(made)
    assert heard.startswith(printed(messages.theme(theme=theme)))
    assert "Exercise 1 of 5." in heard
    last = shown_exercise(made).begin().seen.log[-1]
    assert len(heard.split(". ")) >= 3, f"nothing about {last}"
    answer_exercise(made, right=False)
    said(made)
    found = find_choice(made.view(), "hint")
    if found is not None:
        choose(made, "hint")
        assert said(made)
        assert find_choice(made.view(), "hint") is None
    choose(made, "step")
    assert "Exercise 2 of 5." in said(made)


@pytest.mark.parametrize("theme", list(Theme))
def test_the_question_follows_what_led_to_it(theme: Theme) -> None:
    made = opened(theme)
    made.take_said()
    choose(made, "begin")
    heard = said(made)
    question = heard.rindex(printed(made.view().status))
    session = shown_exercise(made).begin()
    told = [heard.index(printed(one)) for one in words.position(session)]
    assert heard.index("Exercise 1 of 5.") < min(told) < max(told) < question
    # On the way back from what follows, only the title and the verdict are said.
    answer_exercise(made, right=True)
    choose(made, "what-if")
    made.take_said()
    made.back()
    assert "Exercise" not in said(made)


def test_the_runs_of_a_knocker_are_named_by_their_ends() -> None:
    made = begun(Theme.LAY_OFF)
    seen = shown_exercise(made).begin().seen
    seven_to_nine = parse_hand("7C 8C 9C")
    around = parse_hand("QH KH AH")
    fives = parse_hand("5C 5D 5H")
    knocked = Knocked(1, None, (seven_to_nine, around, fives), 0, 3)
    heard = printed(showdown.announcement(knocked, "Ada", seen.rules, ()))
    assert heard == (
        "Ada lays down a run of clubs from seven to nine, a run of hearts from queen to ace "
        "and a set of fives."
    )


@pytest.mark.parametrize("theme", list(Theme))
def test_a_screen_reader_reads_question_and_verdict(theme: Theme) -> None:
    made = begun(theme)
    for _ in range(2):
        user = User(parlour=made, size=(800, 600), text_size=200)
        user.draw()
        check(user.app)
        if find_choice(made.view(), "step") is None:
            answer_exercise(made, right=False)


# After the answer.


def test_after_five_the_day_is_done_but_there_are_more() -> None:
    made = begun(Theme.GOES)
    for number in range(A_DAY):
        assert "step" not in {choice.id for choice in made.view().choices}
        answer_exercise(made, right=True)
        if number < A_DAY - 1:
            choose(made, "step")
    view = made.view()
    assert view.focus == choice_named(view, "back").item
    choose(made, "step")
    assert "One more." in said(made)
    answer_exercise(made, right=True)
    choose(made, "back")
    view = made.view()
    assert printed(view.status).startswith("Today's 6 exercises are done.")
    assert printed(item_named(view, "button:begin").name) == "One more"
    assert "streak" not in printed(view.status)


def test_a_wrong_answer_comes_again_and_is_learned_box_by_box() -> None:
    made = begun(Theme.TAKE)
    key = shown_exercise(made).key
    answer_exercise(made, right=False)
    later = At(made.store, None, Settings())
    made.store._link.execute("UPDATE answer SET day = '2026-11-25'")
    choose(later, "exercise")
    choose(later, "begin")
    assert shown_exercise(later).key == key and "Once again." in said(later)
    answer_exercise(later, right=True)
    assert "You'll see it again on 30 November 2026." in said(later)


@pytest.mark.parametrize("theme", list(Theme))
def test_show_me_how_it_goes_on(theme: Theme) -> None:
    made = begun(theme)
    answer_exercise(made, right=False)
    said(made)
    choose(made, "what-if")
    heard = said(made)
    assert heard.startswith("After the exercise. The best answer is played")
    for _ in range(200):
        if not made.waiting:
            break
        made.advance()
    assert made.view().scene in (Scene.TABLE, Scene.RESULT)
    assert not made.store.rows("SELECT 1 FROM match")
    if made.view().scene is Scene.RESULT:
        choose(made, "once-more")
        assert made.view().scene is not Scene.STATISTICS
    choose(made, "back")
    assert find_choice(made.view(), "step") is not None


def test_an_answer_that_cannot_be_saved_is_still_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    made = begun(Theme.GOES)

    def fails(*args: object, **more: object) -> None:
        raise SaveError(errors.DISK_FULL)

    monkeypatch.setattr(made.store, "add_answer", fails)
    answer_exercise(made, right=True)
    heard = said(made)
    assert "The disk is full." in heard and "Right." in heard


def test_a_damaged_file_leaves_the_page_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged() -> None:
        raise ExerciseError(errors.DISK_FULL)

    monkeypatch.setattr("gin.present.screens.exercises.shipped", damaged)
    made = opened()
    begin = choice_named(made.view(), "begin")
    assert printed(begin.why) == "The disk is full."
    made.take_said()
    choose(made, "begin")
    assert said(made) == "The disk is full." and made.view().scene is Scene.STATISTICS


def test_statistics_by_theme() -> None:
    made = begun(Theme.GOES)
    answer_exercise(made, right=True)
    choose(made, "step")
    answer_exercise(made, right=False)
    choose(made, "back")
    assert printed(made.view().title) == "What would you discard?"
    chart = made.view().content.charts[0]  # type: ignore[union-attr]
    assert printed(chart.title).startswith("Your rating")
    choose(made, "filter:")
    assert printed(item_named(made.view(), "theme:goes").value) == "1 of 2, no rating yet"
    assert printed(item_named(made.view(), "theme:take").value) == "0 of 0, no rating yet"
    # The page shows the cards of the exercise that comes next, and reads them.
    page = made.view().content
    assert isinstance(page, ChartsView)
    about = item_named(made.view(), "note:about")
    assert printed(about.name).startswith("Next: ") and len(page.hand) >= 10
    assert printed(about.value) == ", ".join(printed(only(card)) for card in page.hand)
    for number in range(RATED_FROM):
        made.store.add_answer(str(number), "take", "", 1500, "2026-11-27", correct=True)
    assert printed(item_named(made.view(), "theme:take").value).startswith("5 of 5, 1")


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("What would you discard?", "Exercise 1 of 5.")),
        ("de", ("Was legst du ab?", "Übung 1 von 5.")),
    ],
)
def test_both_languages_in_the_terminal(language: str, lines: tuple[str, ...]) -> None:
    out = StringIO()
    typed = {"en": "exercise\ngoes\nbegin\nback\n", "de": "übungen\ngeht\nbeginnen\nzurück\n"}
    made = At(Store.in_memory(), None, Settings(language=language))
    Terminal(made, StringIO(typed[language]), out).run()
    for line in lines:
        assert line in out.getvalue()


# Own hands.


def test_an_exercise_from_an_own_hand() -> None:
    store = Store.in_memory()
    worked(Review(played(store, hands=1), 1))
    made = opened(store=store)
    choose(made, "begin")
    answer_exercise(made, right=True)
    said(made)
    choose(made, "step")
    assert "Exercise 2 of 5, from a hand you played." in said(made)
    screen = made.front
    assert isinstance(screen, ExerciseScreen) and screen.solution is None and made.working
    answer = next(
        one for one in made.view().choices if isinstance(one.intent, Play) and not one.why
    )
    made.choose(answer.intent)
    assert "The coach is looking at your cards." in said(made)
    assert len(answers(store).given) == 1, "it is not judged yet"
    view = made.view()
    assert find_choice(view, "step") is None and view.focus is not None
    while not made.work(1.0):
        continue
    assert screen.solution is not None and len(answers(store).given) == 2
    heard = said(made)
    assert "Right" in heard or "Not quite" in heard
    assert not made.working and find_choice(made.view(), "step") is not None
    choose(made, "what-if")
    assert "The best answer is played" in said(made)
    made.home()
    choose(made, "exercise")
    figure = made.view().zone(AreaRef(Area.FIGURES))
    assert figure is not None and printed(figure.items[0].note) == "1 from hands you played"


def test_a_lost_match_is_skipped() -> None:
    store = Store.in_memory()
    session = played(store, hands=1)
    worked(Review(session, 1))
    one = next(own_exercises(store))
    store.add_answer(one.key, one.theme, "", one.rating, "2026-11-20", correct=False)
    store._link.execute("UPDATE action SET text = 'discard XX' WHERE ply = 0")
    made = opened(store=store)
    choose(made, "begin")
    assert isinstance(shown_exercise(made).key, str)


def test_the_discards_and_the_taken_cards_are_listed_unless_memory_is_strict() -> None:
    made = opened(Theme.GOES)
    choose(made, "begin")
    view, seen = made.view(), shown_exercise(made).begin().seen
    assert view.hint is not None
    listed = printed(view.hint.text)
    assert all(printed(only(card)) in listed for card in seen.discards[:-1])
    assert printed(only(seen.discards[-1])) not in listed
    strict = replace(seen, rules=replace(seen.rules, strict_memory=True))
    assert not words.remembered(strict, "Ada") and not words.remembered_rows(strict, "Ada")


@pytest.mark.parametrize("theme", [Theme.MELDS, Theme.LAY_OFF])
def test_a_wrong_answer_can_be_compared_with_the_better_one(theme: Theme) -> None:
    made = begun(theme)
    answer_exercise(made, right=False)
    assert "more than needed." in said(made)
    better = made.view()
    assert printed(better.status).startswith("Better: ")
    choose(made, "other-answer")
    yours, told = made.view(), said(made)
    assert printed(yours.status).startswith("Your answer: ") and told.startswith("Your answer: ")
    assert yours.zones != better.zones
    assert isinstance(yours.content, TableView) and isinstance(better.content, TableView)
    assert yours.content.deadwood != better.content.deadwood
    choose(made, "other-answer")
    assert made.view() == better
    assert said(made).startswith("Better: ")


def test_a_right_answer_has_nothing_to_compare() -> None:
    made = begun(Theme.MELDS)
    answer_exercise(made, right=True)
    assert find_choice(made.view(), "other-answer") is None
    assert printed(made.view().status).startswith("Your answer: ")
