"""Two people taking turns at one screen."""

from __future__ import annotations

import random
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from gin.ai.players.by_flow import baseline
from gin.core.cards import Card
from gin.core.chain import derive
from gin.core.message import Verbatim, cards_named, only, sentences
from gin.interface.commands import Command
from gin.interface.curtain import CurtainView
from gin.interface.intents import Ask, Change, Do, Enter, Leave, Open, PageAction, Pick
from gin.interface.result import ResultView
from gin.interface.view import Choice, Scene, View
from gin.language import translation, typed
from gin.language.translation import printed
from gin.messages import shared as messages
from gin.present.input import keymap
from gin.present.output.recent import SENTENCES, WORDS
from gin.present.screens.curtain import CurtainScreen
from gin.present.screens.entry import FIELD
from gin.present.screens.table.shared import SharedTableScreen
from gin.present.shell.parlour import Parlour
from gin.present.words import people
from gin.rules import engine
from gin.rules.model.actions import Challenge
from gin.rules.model.events import ChallengeMade
from gin.rules.model.phase import Phase
from gin.session import household, settings_file
from gin.session.household import GUEST
from gin.session.partner import parse_partner
from gin.session.setting import Speech
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.by_name import choose, find_choice, zone_named

TABLE = frozenset(
    {
        PageAction.CUT_FOR_ME, PageAction.DEAL, PageAction.GO_ON, PageAction.NEXT_HAND,
        PageAction.FINAL,
    }
)  # fmt: skip


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gin.session.game.fresh_secret", lambda: derive("0" * 64, "two people"))
    monkeypatch.setattr("gin.session.game.usual_cut", lambda: "2027-01-14 21:40:00.000")


def two_people(root: Path) -> tuple[Parlour, str]:
    """Return a parlour with Anna in it, and the id of Ben, who plays in German."""
    anna = Settings(name="Anna")
    household.write(root, household.Household())
    ben = household.add(root, "Ben", replace(anna, language="de"))
    return Parlour(Store.open(root), root, anna, seed=7), ben


def moves(view: View) -> list[Choice]:
    """Return the choices that play on."""
    usual = [
        one
        for one in view.choices
        if not one.why
        and not isinstance(one.intent, Open | Leave | Change | Ask | Pick)
        and (not isinstance(one.intent, Do) or one.intent.deed in TABLE)
    ]
    return usual or [one for one in view.choices if one.main and not one.why]


def play(parlour: Parlour, rng: random.Random, most: int) -> set[Scene]:
    """Play for both, and return the scenes seen; stop at the final score."""
    scenes = set()
    for _ in range(most):
        if parlour.waiting:
            parlour.think()
            parlour.advance()
            continue
        view = parlour.view()
        scenes.add(view.scene)
        if view.scene is Scene.FINAL:
            break
        table = parlour.front
        if isinstance(table, SharedTableScreen) and table.session.own_turn and not table.undealt:
            assert table.submit(baseline(rng.randrange(99)).choose(table.session.seen))
        else:
            parlour.choose(rng.choice(moves(view)).intent)
    return scenes


@pytest.mark.parametrize("game", ["gin", "dice", "colonel", "skarney", "color", "race"])
def test_a_match_is_played_and_kept_for_both(tmp_path: Path, game: str) -> None:
    parlour, ben = two_people(tmp_path)
    options = {"gin": ["target=10"], "dice": ["round=3"]}.get(game, [])
    parlour.shared.start(setup(game, options), ben)
    scenes = play(parlour, random.Random(game), 3000 if options else 300)
    assert Scene.TABLE in scenes
    if options:
        assert Scene.FINAL in scenes
    finished = parlour.view().scene is Scene.FINAL
    parlour.home()
    assert parlour.settings.name == "Anna"
    (row,) = parlour.store.matches("finished" if finished else "open")
    parlour.close()
    his = Store.open(tmp_path / "people" / ben)
    copies = his.matches("finished")
    assert len(copies) == finished
    for copy in copies:
        assert copy.totals is not None
        assert row.totals == copy.totals[::-1]
    his.close()


def test_each_person_plays_with_their_own_settings(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.shared.start(setup("gin"), ben)
    languages = set()
    for _ in range(200):
        if parlour.waiting:
            parlour.advance()
            continue
        view = parlour.view()
        languages.add((parlour.settings.name, str(parlour.settings.language)))
        parlour.choose(random.Random(1).choice(moves(view)).intent)
    assert {name for name, _ in languages} == {"Anna", "Ben"}
    assert ("Ben", "de") in languages
    parlour.close()


def test_each_person_opens_pages_of_their_own_data(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.shared.start(setup("gin"), ben)
    folders = set()
    for _ in range(60):
        folders.add((parlour.settings.name, parlour.folder))
        play(parlour, random.Random(1), 1)
    assert folders == {("Anna", tmp_path), ("Ben", tmp_path / "people" / ben)}
    assert parlour.shared.table is not None
    hers, his = parlour.shared.table.seats
    assert hers.store is not his.store
    parlour.home()
    assert (parlour.store, parlour.folder) == (hers.store, tmp_path)
    parlour.close()


def test_an_unfinished_match_goes_on_behind_the_curtain(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.shared.start(setup("gin"), ben)
    play(parlour, random.Random(1), 30)
    parlour.home()
    choose(parlour, "continue")
    play(parlour, random.Random(2), 30)
    parlour.home()
    assert len(parlour.store.matches("open")) == 1
    parlour.close()


def test_a_guest_leaves_nothing(tmp_path: Path) -> None:
    parlour, _ = two_people(tmp_path)
    parlour.shared.start(setup("gin", ["target=10"]), GUEST)
    play(parlour, random.Random(1), 3000)
    parlour.close()
    assert sorted(path.name for path in (tmp_path / "people").iterdir()) == ["player-2"]


def test_both_can_cut(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.shared.start(setup("gin"), ben)
    choose(parlour, "cut")
    parlour.choose(Enter(FIELD), "anna 1")
    choose(parlour, "done")
    parlour.choose(Enter(FIELD), "ben 2")
    choose(parlour, "done")
    session = parlour.session()
    assert session is not None
    assert session.match.own_cut == "ANNA 1 BEN 2"
    parlour.close()


def test_the_hints_of_both_are_counted_and_shown(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.shared.start(setup("gin", ["target=10"]), ben)
    play(parlour, random.Random(1), 20)
    assert parlour.shared.table is not None
    place = parlour.shared.table.now
    session = parlour.shared.table.shared.sides[place]
    session.count_hint()
    play(parlour, random.Random(1), 3000)
    (final,) = [parlour.front]
    lines = [printed(text) for text, _ in final.view().content.reached]
    assert any(line.startswith(("Hints:", "Tipps:")) for line in lines)
    assert session.shared.aids[place] == (1, 0)
    parlour.close()


def at_curtain(parlour: Parlour, ben: str, game: str = "gin") -> CurtainScreen:
    """Begin a match, and play until the curtain closes."""
    parlour.shared.start(setup(game), ben)
    rng = random.Random(1)
    for _ in range(200):
        if isinstance(parlour.front, CurtainScreen):
            return parlour.front
        play(parlour, rng, 1)
    raise AssertionError("the curtain does not close")


def test_the_curtain_names_the_next_person_in_both_languages(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.tongue = typed
    at_curtain(parlour, ben)
    table = parlour.shared.table
    assert table is not None
    if table.now == 0:
        choose(parlour, "look")
        while not isinstance(parlour.front, CurtainScreen):
            play(parlour, random.Random(1), 1)
    view = parlour.view()
    translation.follow(parlour.settings.language)
    assert printed(view.title) == "Pass the computer to Ben"
    assert printed(view.status) == "Ben: Drücke Eingabe, wenn du so weit bist."
    translation.follow("en")
    parlour.close()


def test_questions_at_the_curtain_say_nothing_about_cards(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    at_curtain(parlour, ben)
    for command in (*keymap.QUESTIONS, *SENTENCES, *WORDS):
        assert not tuple(cards_named(parlour.ask(command))), command
    assert parlour.ask(Command.HAND) == messages.CARDS_HIDDEN
    parlour.close()


def test_a_match_that_was_left_goes_on_with_a_closed_curtain(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    at_curtain(parlour, ben)
    for person in (0, 1):
        table = parlour.shared.table
        assert table is not None
        while table.now != person or not isinstance(parlour.front, CurtainScreen):
            play(parlour, random.Random(3), 1)
        choose(parlour, "look")
        parlour.home()
        choose(parlour, "continue")
        assert isinstance(parlour.front, CurtainScreen)
        assert parlour.shared.table is not None
        assert parlour.shared.table.now == person
    parlour.close()


def test_the_match_goes_on_with_a_guest_if_the_player_was_removed(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    at_curtain(parlour, ben)
    parlour.home()
    household.remove(tmp_path, ben, date(2026, 11, 27))
    parlour.take_said()
    choose(parlour, "continue")
    assert isinstance(parlour.front, CurtainScreen)
    assert messages.removed(who=people.person(1, "Ben")) in parlour.take_said()
    play(parlour, random.Random(1), 40)
    parlour.close()


def test_a_player_whose_data_is_in_use_costs_nothing(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    at_curtain(parlour, ben)
    parlour.home()
    parlour.take_said()
    path = household.folder_of(tmp_path, ben)
    script = (
        "import sys; from pathlib import Path; from gin.session.storage.store import Store;"
        f"store = Store.open(Path({str(path)!r})); print('open', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        choose(parlour, "continue")
        assert parlour.view().scene is Scene.MENU
        assert any("Ben has Gin Parlour open" in printed(text) for text in parlour.take_said())
        other.communicate("")
    choose(parlour, "continue")
    assert isinstance(parlour.front, CurtainScreen)
    parlour.close()


@pytest.mark.parametrize("page", [False, True])
def test_play_again_is_with_the_same_person(tmp_path: Path, *, page: bool) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.shared.start(setup("gin", ["target=10"]), ben)
    rng = random.Random(1)
    for _ in range(3000):
        if parlour.view().scene is Scene.FINAL:
            break
        if (
            not page
            and parlour.view().scene is Scene.RESULT
            and find_choice(parlour.view(), "again")
        ):
            break
        play(parlour, rng, 1)
    choose(parlour, "again")
    rows = parlour.store.matches("open")
    assert [parsed.id for row in rows if (parsed := parse_partner(row.partner))] == [ben]
    parlour.close()
    his = Store.open(tmp_path / "people" / ben)
    assert len(his.matches("finished")) == 1
    # Someone who has only played against people sees these matches first.
    seen = Parlour(his, None)
    choose(seen, "statistics")
    assert zone_named(seen.view(), "figures").items
    seen.close()


def test_the_other_can_challenge_at_one_screen(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.shared.start(setup("colonel"), ben)
    rng = random.Random(1)
    for _ in range(300):
        view = parlour.view()
        if find_choice(view, "other-challenges") is not None:
            break
        play(parlour, rng, 1)
    table = parlour.shared.table
    assert table is not None
    before = table.now
    choose(parlour, "other-challenges")
    assert parlour.waiting
    parlour.advance()
    front = parlour.front
    assert isinstance(front, SharedTableScreen)
    assert front.session.own_turn
    assert front.session.seen.phase is Phase.CHALLENGED
    assert table.now == before
    sides = table.shared.sides
    assert all(isinstance(side.seen.log[-1], ChallengeMade) for side in sides)
    parlour.close()


def test_a_challenge_out_of_turn_comes_after_the_turn_of_the_other(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.shared.start(setup("colonel"), ben)
    rng = random.Random(2)
    for _ in range(600):
        front = parlour.front
        if isinstance(front, SharedTableScreen) and front.session.opponent_to_move:
            seen = front.session.seen
            if engine.why_not(seen, Challenge(seen.seat)) is None and seen.turn != seen.seat:
                break
        play(parlour, rng, 1)
    assert isinstance(front, SharedTableScreen)
    place = front.session.place
    assert front.submit(Challenge(front.session.seen.seat))
    record = front.session.shared.record
    assert record.actions[-1] == Challenge(place)
    side = front.session
    assert side.actions[-1] == Challenge(0)
    assert len(side.actions) == len(record.actions)
    parlour.close()


def test_the_curtain_speaks_for_a_person_who_cannot_see_it(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.take_settings(replace(parlour.settings, speech=Speech.SELF))
    at_curtain(parlour, ben)
    table = parlour.shared.table
    assert table is not None
    while table.now == 0 or not isinstance(parlour.front, CurtainScreen):
        play(parlour, random.Random(1), 1)
    assert (parlour.settings.name, parlour.settings.speech) == ("Ben", Speech.SELF)
    assert parlour.settings.language == "system"
    parlour.change("text_size", 150)
    choose(parlour, "look")
    assert (parlour.settings.speech, parlour.settings.language) == (Speech.OFF, "de")
    parlour.close()
    saved, _ = settings_file.read(household.folder_of(tmp_path, ben))
    assert saved.speech == Speech.OFF


def test_both_share_the_window(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    at_curtain(parlour, ben)
    parlour.change("full_screen", True)
    for _ in range(60):
        assert parlour.settings.full_screen
        play(parlour, random.Random(1), 1)
    parlour.home()
    assert parlour.settings.full_screen
    parlour.close()


def test_the_result_names_the_winner_for_both(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.shared.start(setup("gin"), ben)
    rng, headings = random.Random(1), set()
    for _ in range(3000):
        view = parlour.view()
        if view.scene is Scene.RESULT:
            assert isinstance(view.content, ResultView)
            headings.add(printed(view.content.heading))
        if len(headings) > 3:
            break
        play(parlour, rng, 1)
    assert any("Anna" in heading for heading in headings)
    assert any("Ben" in heading for heading in headings)
    parlour.close()


def test_sentences_that_wait_are_dropped_when_the_curtain_closes(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.shared.start(setup("gin"), ben)
    table = parlour.shared.table
    assert table is not None
    play(parlour, random.Random(1), 4)
    if isinstance(parlour.front, CurtainScreen):
        choose(parlour, "look")
    parlour.say(only(Card.parse("7H")))
    parlour.notify(Verbatim("The disk is full."))
    parlour.hide_cards()
    said = parlour.take_said()
    assert not tuple(cards_named(sentences(*said)))
    assert Verbatim("The disk is full.") in said
    assert parlour.ask(Command.REPEAT) not in (only(Card.parse("7H")),)
    parlour.close()


@pytest.mark.parametrize(
    ("name", "line"),
    [("", "The other player: press Enter when you are ready."),
     ("de la Cruz", "De la Cruz: press Enter when you are ready.")],
)  # fmt: skip
def test_a_curtain_for_a_person_without_a_name(tmp_path: Path, name: str, line: str) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.take_settings(replace(parlour.settings, name=name))
    at_curtain(parlour, ben)
    table = parlour.shared.table
    assert table is not None
    while table.now == 1 or not isinstance(parlour.front, CurtainScreen):
        play(parlour, random.Random(1), 1)
    assert printed(parlour.view().status) == line
    content = parlour.view().content
    assert isinstance(content, CurtainView)
    assert printed(content.name) == (name or "The other player")
    parlour.close()
