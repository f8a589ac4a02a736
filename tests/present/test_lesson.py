"""The lesson: each step by choices and by words. It saves nothing."""

from __future__ import annotations

import io

import pytest

from gin.core.cards import Card, cards_of
from gin.core.message import NOTHING, Text, contains
from gin.interface.commands import Command
from gin.interface.cue import Cue
from gin.interface.intents import Arrange, Do, Draft, PageAction, Play
from gin.interface.pictures import Portrait
from gin.interface.steps import Confirm
from gin.interface.view import Scene, View
from gin.language.translation import printed
from gin.present.input import keymap
from gin.present.lesson import script
from gin.present.output.cues import heard
from gin.present.shell.parlour import Parlour
from gin.present.words import lesson as words
from gin.rules.counting.scoring import own_solver
from gin.rules.model.actions import Discard, parse_action
from gin.rules.model.rules import Opening
from gin.rules.model.table import observe
from gin.session.ladder import PLACES
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from tests.support.by_name import choose, find_choice, zone_named
from tests.support.ladder import keep_match
from tests.support.saying import marked, words_to_type
from tests.support.user import ref
from tests.support.walking import check_view, codes_in

IDS = [step.id for step in script.STEPS]


def taking(until: str = "welcome") -> Parlour:
    made = Parlour(Store.in_memory(), None, Settings())
    choose(made, "guide")
    for step in script.STEPS[: IDS.index(until)]:
        lead_on(made, step)
    made.take_said()
    return made


def lead_on(made: Parlour, step: script.LessonStep) -> None:
    made.choose(step.wants[0] if step.wants else Do(PageAction.GO_ON))
    while made.waiting:
        made.advance()


def number_of(made: Parlour) -> int:
    lesson = made.view().lesson
    assert lesson is not None
    return lesson.step


def cards_in(*texts: Text) -> set[str]:
    return codes_in(tuple(map(marked, texts)))


def text_of(id: str) -> str:
    return printed(words.STEPS[id].text)


def on_table(view: View) -> set[str]:
    return {item.card.code for zone in view.zones for item in zone.items if item.card is not None}


def test_the_menu_offers_it_to_a_newcomer_and_the_rules_to_others() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    view = made.view()
    main = zone_named(view, "main")
    assert [item.id for item in main.items][2] == "button:guide"
    assert view.focus == ref("button:play")
    choose(made, "play")
    choose(made, "deal")
    made.home()
    assert made.view().item(ref("button:guide")) is None
    choose(made, "rules")
    assert made.view().item(ref("button:guide")) is not None
    choose(made, "guide")
    assert made.view().lesson is not None


def test_a_lesson_half_done_keeps_its_large_button_until_it_is_finished_or_the_game_known() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    choose(made, "play")
    choose(made, "deal")
    made.home()
    choose(made, "guide")
    choose(made, "go-on")
    made.home()
    large = zone_named(made.view(), "main").items
    assert [item.id for item in large][::3] == ["button:continue", "button:guide"]
    assert printed(large[-1].note) == f"Step 2 of {len(script.STEPS)}"
    assert made.view().item(ref("button:solitary")) is None
    assert find_choice(made.view(), "solitary") is not None
    for _ in range(10):
        assert "button:guide" in [item.id for item in zone_named(made.view(), "main").items]
        keep_match(made.store, PLACES[0])
    assert made.view().item(ref("button:guide")) is None
    assert find_choice(made.view(), "guide") is not None


def test_from_the_first_step_to_the_last_by_choices() -> None:
    made = taking()
    for number, step in enumerate(script.STEPS, start=1):
        view = made.view()
        lesson = view.lesson
        assert lesson is not None
        assert (lesson.step, lesson.of) == (number, len(script.STEPS))
        assert view.scene is Scene.TABLE
        assert view.table is not None and view.table.other is not None
        assert view.table.other.portrait is Portrait.ADA
        assert all(view.item(one) is not None for one in lesson.points_at), step.id
        assert view.item(view.focus) is not None, step.id
        assert all(view.choice(one) is not None for one in step.wants), step.id
        assert all(view.item(one.item) for one in view.choices if one.item), step.id
        check_view(view)
        if number < len(script.STEPS):
            lead_on(made, step)
            after = made.view().lesson
            assert after is not None
            assert made.take_said()[-len(after.lines) :] == after.lines
    choose(made, "play")
    assert made.session() is not None


def test_only_players_who_listen_are_told_the_key_that_reads_out_the_deadwood() -> None:
    made = taking("deadwood")
    seen = made.view().lesson
    assert seen is not None and not seen.how and seen.typed
    made.reader_listens = lambda: True
    heard_by_ear = made.view().lesson
    assert heard_by_ear is not None and "reads out" in printed(heard_by_ear.how)


@pytest.mark.parametrize("id", IDS)
def test_a_step_names_only_cards_that_lie_face_up(id: str) -> None:
    view = taking(id).view()
    told = words.STEPS[id]
    shown = on_table(view)
    declared = script.declared_at(script.STEPS[IDS.index(id)])
    if declared is not None and declared.card is not None:
        shown.add(declared.card.code)
    assert cards_in(told.title, told.text, told.status) <= shown
    assert view.lesson is not None
    laid = cards_in(*(line.text for line in view.lesson.count))
    assert laid <= shown


def test_the_numbers_are_those_of_these_hands() -> None:
    tables = script.tables(0)
    rules = tables[0].rules
    assert rules.deal.opening is Opening.UPCARD_OFFER
    start = own_solver(rules).best(observe(tables[0], 0).hand)
    values = [rules.values.own[card.rank] for card in cards_of(start.loose)]
    assert sum(values) == 36
    assert sorted(values) == [6, 10, 10, 10] and "adds up to 36" in text_of("deadwood")
    first, second = script.results(2)
    assert first.sides[0].deadwood == 4 and "left with only 4" in text_of("knock")
    assert rules.knock.limit == 10 and "With 10 points of deadwood or less" in text_of("knock")
    kept = own_solver(rules).deadwood(tables[7].hands[0] & ~Card.parse("4D").bit)
    assert f"leave you with {kept}" in printed(words.STEPS["knock"].why[(Command.KNOCK, None)])
    assert second.sides[1].deadwood == 7 and "knocked with 7" in text_of("lay-off")
    before = own_solver(rules).deadwood(script.tables(1)[6].hands[0])
    left = second.sides[0].deadwood
    assert f"from {before} to {left}" in text_of("done")
    assert f"only {left}" in text_of("undercut")
    assert f"the difference plus {rules.bonuses.undercut}" in text_of("undercut")
    gin = text_of("gin")
    assert f"{rules.bonuses.gin} extra points" in gin
    assert f"big gin: {rules.bonuses.big_gin_points}" in gin and rules.bonuses.big_gin
    assert f"first to {rules.format.target}" in gin


@pytest.mark.parametrize("id", ["count", "undercut"])
def test_the_count_on_the_note_adds_up(id: str) -> None:
    made = taking(id)
    lesson = made.view().lesson
    assert lesson is not None
    numbers = [printed(line.number) for line in lesson.count]
    *lines, total = [int(text.replace("− ", "-").replace("+ ", "")) for text in numbers]
    if id == "undercut":
        *before, left, theirs, own, bonus = lines
        assert before == [18, -13] and sum(before) == left == -own == 5
        lines = [theirs, own, bonus]
    assert sum(lines) == total == {"count": 21, "undercut": 12}[id]
    table = made.view().table
    assert table is not None and table.you.score == {"count": 21, "undercut": 33}[id]


def brackets(made: Parlour) -> list[str]:
    return [printed(one.label) for one in zone_named(made.view(), "hand").groups]


def test_brackets_show_only_the_melds_that_were_found() -> None:
    assert brackets(taking("set")) == []
    assert brackets(taking("run")) == ["set of sevens"]
    assert len(brackets(taking("deadwood"))) == 2


def test_the_hand_continues_with_the_declared_melds() -> None:
    for step in script.STEPS:
        made = script.declared_at(step)
        if made is not None and step.wants == (Draft(Confirm()),):
            assert made.action() == parse_action(script.DEALS[step.hand].actions[step.ply])


@pytest.mark.parametrize("id", IDS)
def test_other_actions_are_refused_with_a_reason_and_change_nothing(id: str) -> None:
    made = taking(id)
    step = script.STEPS[IDS.index(id)]
    allowed = {"go-on", "step-back", "leave", "help", "rules", "play"}
    before = made.view()
    tried = 0
    for choice in before.choices:
        if choice.intent in step.wants or choice.id in allowed:
            continue
        assert choice.why, choice
        made.choose(choice.intent)
        assert made.take_said() == (choice.why,)
        assert made.view() == before
        tried += 1
    assert tried or step.ply in (7, 9)
    if step.wants:
        choose(made, "go-on")
        assert contains(made.take_said()[-1], before.status)


@pytest.mark.parametrize(
    ("id", "choice", "reason"),
    [
        ("welcome", "take", "We'll come to that."),
        ("upcard", "take", "would only add 9"),
        ("set", "pick:KD", "only one card of that rank"),
        ("set", "pass", "We'll come to that. Pick a card from your set."),
        ("run", "draw", "We'll come to that. Pick a card from your run."),
        ("run", "pick:7C", "in your set"),
        ("run", "pick:QS", "only two in a row"),
        ("run", "pick:6C", "You hold no card next to that one"),
        ("upcard", "draw", "First pass the 9♣."),
        ("discard", "discard:7C", "would break your set"),
        ("discard", "discard:3H", "would break your run"),
        ("discard", "discard:QS", "need only one more card"),
        ("take", "draw", "The stock could bring anything."),
        ("knock", "discard:6C", "You could play on"),
        ("knock", "knock:4D", "That would leave you with 6."),
        ("knock", "discard:TS", "You took the 10♠. Discard another card."),
        ("lay-off", "confirm", "First lay off the 6♠"),
        ("lay-more", "best", "Lay off the 7♠ too"),
    ],
)
def test_reasons_match_the_attempted_move(id: str, choice: str, reason: str) -> None:
    made = taking(id)
    choose(made, choice)
    assert reason in printed(made.take_said()[-1])


@pytest.mark.parametrize("id", IDS)
def test_leaving_and_going_back_at_every_step(id: str) -> None:
    made = taking(id)
    number = IDS.index(id) + 1
    here = made.view()
    if number > 1:
        choose(made, "step-back")
        assert number_of(made) == number - 1
        lead_on(made, script.STEPS[number - 2])
        assert made.view() == here
    choose(made, "leave")
    menu = made.view()
    assert menu.scene is Scene.MENU
    choose(made, "guide")
    assert number_of(made) == (1 if id == IDS[-1] else number)


@pytest.mark.parametrize("card", script.CHOICES[1:], ids=str)
def test_any_discard_may_be_chosen_and_is_played_out(card: Card) -> None:
    made = taking("choose")
    here = made.view()
    made.choose(Play(Discard(card)))
    view = made.view()
    assert view.lesson is not None and card.code in cards_in(view.lesson.text)
    choose(made, "go-on")
    while made.waiting:
        made.advance()
    view, result = made.view(), script.tables(1, card)[-1].result
    assert result is not None and result.winner == 1 and result.sides[0].deadwood > 7
    assert view.lesson is not None and view.table is not None
    assert f"Ada scores {result.points(1)}" in printed(view.lesson.text)
    assert view.table.other is not None and view.table.other.score == result.points(1)
    check_view(view)
    choose(made, "step-back")
    assert made.view() == here, "the player may choose again"
    lead_on(made, script.STEPS[IDS.index("choose")])
    lead_on(made, script.STEPS[IDS.index("chosen")])
    expected = made.view()
    assert expected == taking("lay-off").view()
    for id in ("lay-off", "chosen"):
        assert number_of(made) == IDS.index(id) + 1
        choose(made, "step-back")
    made.choose(Play(Discard(card)))
    for _ in range(2):
        choose(made, "go-on")
        while made.waiting:
            made.advance()
    assert made.view() == expected, "after its result, the lesson goes on with the best discard"


def test_everybody_applauds_at_the_end_and_only_there() -> None:
    made = taking("gin")
    before = made.view()
    assert before.lesson is not None and not before.lesson.applauds
    lead_on(made, script.STEPS[IDS.index("gin")])
    after = made.view()
    assert after.lesson is not None and len(after.lesson.applauds) == 6
    assert [one.cue for one in heard(before, after, ())] == [Cue.APPLAUSE]
    assert heard(after, after, ()) == ()


def test_nothing_is_kept() -> None:
    store = Store.in_memory()
    made = Parlour(store, None, Settings())
    choose(made, "guide")
    settings = made.settings
    for step in script.STEPS[:-1]:
        lead_on(made, step)
    for table in ("match", "action", "hand"):
        assert store.rows(f"SELECT count(*) FROM {table}") == [(0,)]
    assert made.settings == settings


def test_questions_are_about_the_lesson() -> None:
    made = taking("top")
    assert printed(made.ask(Command.TOP)) == "10♠ on top of the discard pile."
    assert printed(made.ask(Command.DEEPER)) == "You may only look at the top card."
    assert printed(made.ask(Command.DEADWOOD)) == "Deadwood 30."
    assert printed(made.ask(Command.SCORE)) == "You 0, Ada 0. Hand 1, to 100."
    assert "KD" not in cards_in(*made.asking.history())
    made = taking("undercut")
    assert printed(made.ask(Command.SCORE)) == "You 33, Ada 0. Hand 2, to 100."


def test_the_named_keys_are_the_current_ones() -> None:
    made = taking("upcard")
    lesson = made.view().lesson
    assert lesson is not None and printed(lesson.how) == "Click Pass, or press P."
    for changes, how in (
        ((("pass", "F7"),), "Click Pass, or press F7."),
        ((("pass", ""),), "Click Pass."),
    ):
        made.change("keys", changes)
        lesson = made.view().lesson
        assert lesson is not None and printed(lesson.how) == how
    known = set(keymap.COMMANDS)
    assert {told.key for told in words.STEPS.values() if told.key} <= known


def test_help_and_rules_come_back_to_the_step() -> None:
    made = taking("discard")
    here = made.view()
    for door in ("help", "rules"):
        choose(made, door)
        assert made.view().scene is not Scene.TABLE
        choose(made, "back")
        assert made.view() == here
        assert made.take_said()[-1] == (here.lesson.lines[-1] if here.lesson else NOTHING)


def talk(lines: str) -> str:
    made = Parlour(Store.in_memory(), None, Settings())
    out = io.StringIO()
    assert Terminal(made, io.StringIO(lines), out).run() == 0
    return out.getvalue()


def test_the_whole_lesson_by_typed_words() -> None:
    typed = []
    for step in script.STEPS[:-1]:
        typed.append(words_to_type(words.STEPS[step.id].typed) if step.wants else "")
    out = talk("learn to play\n" + "\n".join(typed) + "\nleave\nquit\n")
    assert "isn't possible" not in out and "Type a number or a word" not in out
    for one in words.STEPS.values():
        assert f"{printed(one.title)}, " in out
    for number, step in enumerate(script.STEPS, start=1):
        assert out.count(f", {number} of {len(IDS)}.\n") == 1, step.id
    assert "You score: 21." in out and "You score: 12." in out
    assert "You win the hand and score 21." in out


def test_a_terminal_prints_the_reason_and_shows_the_step_again() -> None:
    out = talk("learn to play\n\npick 7d\npick 3h\n\ntake\n\nlook\nback\nnext\npass\n")
    assert "The nine of clubs would only add 9 to your deadwood.\nPass it." in out
    assert "Type a number or a word" in out
    assert out.count("Take it or pass, 5 of 21.") == 3
    assert "A turn, 6 of 21." in out


def test_a_card_of_the_lesson_stays_where_it_is() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    choose(made, "guide")
    before = made.view()
    hand = zone_named(before, "hand")
    assert hand.items[0].card is not None
    made.choose(Arrange(hand.items[0].card), 4)
    assert made.view() == before


def test_the_first_picture_does_not_give_away_the_set_and_the_run_to_find() -> None:
    shown = {card for _, cards in words.example("welcome")[:2] for card in cards}
    assert not shown & set(map(Card.parse, ["7C", "7D", "7S", "2H", "3H", "4H"]))
