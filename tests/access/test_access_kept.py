"""Items are announced again after a visit to another page, even by a reader with a cache.

Real readers cache nodes, and ignore a node that was removed before.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from gin.interface.commands import Command
from gin.interface.intents import Enter
from gin.interface.names import name_of
from gin.interface.refs import EntryKind, EntryRef
from gin.interface.view import Scene, ZoneKind
from gin.language.translation import spoken
from gin.messages import access as words
from gin.messages import menu
from gin.present.lesson import script
from gin.present.output.brevity import select_announcements
from gin.present.screens.keys import FIELD
from gin.present.shell.parlour import Parlour
from gin.present.words import settings
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.access import reader as reading
from gin.ui.access import tree as trees
from gin.ui.access.numbers import NodeNumbers
from gin.ui.access.reader import AFTER_FOCUS, PACE, Reader
from gin.ui.access.tree import Node, NodeKind, build
from gin.ui.app import App
from tests.access.test_access import Kit, frame_of, plays, reader_of
from tests.support.by_name import choice_named, choose, find_choice, item_named
from tests.support.user import User


class Keeping:
    def __init__(self, kit: Kit, app: App) -> None:
        self.kit = kit
        self._app = app
        self._now = 0.0
        self._nodes: dict[int, dict[str, Any]] = {}
        self._gone: set[int] = set()
        self._root = self._focus = -1
        self.spoken: list[str] = []
        self.silent: list[str] = []
        self.chosen: list[str] = []
        self.descriptions: list[str] = []
        self.reader: Reader = reader_of(kit)
        self.reader.show(frame_of(app))
        kit.adapter.come()
        self.look()

    def look(self, *pauses: float) -> None:
        self.reader.show(frame_of(self._app))
        said, self._app.announcer._pending = self._app.announcer._pending, []
        announcements = select_announcements(said, None, self._app.settings)
        if announcements:
            self.reader.announce(announcements)
        for pause in pauses or (PACE, AFTER_FOCUS):
            self._now += pause
            self.reader.tick(self._now)
        calls, self.kit.calls[:] = list(self.kit.calls), []
        for name, update in calls:
            if name == "update":
                self._take(update)

    def _take(self, update: Any) -> None:
        if update.tree is not None:
            self._root = update.tree.root
        for number, node in update.nodes:
            was = self._nodes.get(number, {}).get("set_selected", (None,))
            now = node.told.get("set_selected", (None,))
            noted = node.told.get("set_description", ("",))
            known = self._nodes.get(number, {}).get("set_description", ("",))
            if number == update.focus and noted != ("",) and noted != known:
                self.descriptions.append(noted[0])
            item = node.told["role"] in ("MENU_LIST_OPTION", "LIST_BOX_OPTION", "LIST_ITEM")
            if item and (was != now if number in self._nodes else now == (True,)):
                # AccessKit reports the selection, and Orca moves its focus there.
                self.chosen.append(node.told["set_label"][0])
        self._nodes |= {number: node.told for number, node in update.nodes}
        there = set(self._below(self._root))
        self._gone |= set(self._nodes) - there
        self._nodes = {number: self._nodes[number] for number in there}
        assert update.focus in there, "the focused node is not in the tree"
        if update.focus != self._focus:
            self._focus = update.focus
            heard = self.silent if update.focus in self._gone else self.spoken
            heard.append(self.focused)

    @property
    def focused(self) -> str:
        node = self._nodes[self._focus]
        return str(node.get("set_label", node.get("set_value", ("",)))[0])

    def _below(self, number: int) -> Iterator[int]:
        yield number
        for child in self._nodes[number].get("set_children", ((),))[0]:
            yield from self._below(child)


Hear = Callable[[App], Keeping]


@pytest.fixture
def hear(monkeypatch: pytest.MonkeyPatch) -> Hear:
    monkeypatch.setattr(reading.sys, "platform", "linux")
    pygame.display.init()
    return lambda app: Keeping(Kit(), app)


def page(app: App) -> tuple[object, ...]:
    view = app.view
    return view.scene, view.title, view.dialog is not None and view.dialog.title


AWAY = (
    "quit", "back", "leave", "play", "continue", "solitary", "guide", "once-more",
    "begin-tournament", "person:guest", "newcomer",
)  # fmt: skip
"""Choices after which Back does not return to the page with the choice."""
STAYS = ("setting:", "option:", "place:", "discard", "pick:", "draw", "sort", "stop", "filter:")
"""Beginnings of choices that change the page shown, perhaps also its title."""


def walk(app: App, ear: Keeping, depth: int) -> int:
    here, found = page(app), 0
    ids = [one.id for one in app.view.choices if not one.why and one.id not in AWAY]
    for id in [link for link in ids if not link.startswith(STAYS)][:12]:
        for _ in range(2):
            link = choice_named(app.view, id)
            if link.item is not None:
                # Like a player, focus the item before choosing it.
                app.pointing.set_focus(link.item, keyboard=True)
                ear.look()
            app.choose(link)
            ear.look()
            if page(app) == here:
                break
            found += 1
            if depth > 1:
                found += walk(app, ear, depth - 1)
            if page(app) != here:
                app.command(Command.BACK)
                ear.look()
            assert page(app) == here, (here, id, page(app))
    return found


def test_every_page_and_the_way_back_are_announced(hear: Hear) -> None:
    user = User("", (800, 600))
    ear = hear(user.app)
    before = len(ear.spoken)
    found = walk(user.app, ear, 2)
    assert found > 90
    assert not ear.silent
    # Each visit announces two items: one on the page, and one after going back.
    assert len(ear.spoken) - before >= 2 * found
    tree = ear.reader._sent
    assert tree is not None
    numbers = ear.reader._numbers
    assert sorted(numbers._ids.values()) == sorted(node.id for node in tree.nodes)
    assert len(numbers._numbers) == len(tree.nodes), "numbers of removed nodes are dropped"


def test_the_table_of_a_new_tournament_and_the_way_back_to_the_menu_are_announced(
    hear: Hear,
) -> None:
    """The table replaces the page that begins the tournament."""
    app = User("", (800, 600)).app
    ear = hear(app)
    menu_page = page(app)
    for id in ("tournament", "begin-tournament"):
        app.choose(choice_named(app.view, id))
        ear.look()
    assert app.view.scene is Scene.TOURNAMENT and ear.focused.startswith("Play ")
    assert ear.spoken[-1] == ear.focused
    app.command(Command.BACK)
    ear.look()
    assert page(app) == menu_page and ear.focused == "Play"
    assert ear.descriptions[-1] == f"{spoken(menu.TITLE)}."
    assert not ear.silent


def test_every_page_over_the_table_and_the_way_back_are_announced(hear: Hear) -> None:
    user = User()
    app = user.app
    ear = hear(app)
    user.deal()
    user.wait()
    ear.look()
    asked = len(ear.spoken)
    links = ("sheet", "rules", "settings", "help", "seal", "commands")
    for id in (*links, *links):
        app.command(Command.BACK)
        ear.look()
        assert app.view.dialog is not None
        app.choose(choice_named(app.view, id))
        ear.look()
        app.command(Command.BACK)
        ear.look()
        assert app.view.scene is Scene.TABLE and app.view.dialog is None
    assert not ear.silent
    assert len(ear.spoken) - asked >= 3 * 2 * len(links)


@pytest.mark.parametrize("game", ["gin", "solitary", "colonel", "skarney"])
def test_a_hand_its_score_and_its_review_are_announced(game: str, hear: Hear) -> None:
    user = User(game)
    app = user.app
    ear = hear(app)
    for _ in plays(user, 3):
        ear.look()
    assert app.view.scene is Scene.RESULT
    ear.look()
    for path in (("sheet",), ("sheet",), ("review", "line:0"), ("review", "line:0")):
        for id in path:
            choice = find_choice(app.view, id)
            if choice is not None and not choice.why:
                app.choose(choice)
                ear.look()
        while app.view.scene is not Scene.RESULT:
            app.command(Command.BACK)
            ear.look()
    assert not ear.silent
    assert len(ear.spoken) > 8


def test_lines_of_another_page_are_new_nodes(hear: Hear) -> None:
    """The first lines of both pages have the same id, but a reader must get different nodes."""
    user = User("", (800, 600))
    ear = hear(user.app)
    heard = []
    for command in ("help", "fair", "back", "back"):
        choice = find_choice(user.app.view, command)
        if choice is None:
            user.app.command(Command(command))
        else:
            user.app.choose(choice)
        ear.look()
        heard.append(ear.spoken[-1])
    assert heard[0] == heard[2] != heard[1]
    assert heard[3] == "Play"


def test_nodes_keep_their_numbers_and_no_number_is_reused() -> None:
    numbers, given = NodeNumbers(), set[int]()
    hand = Node("card:QH", NodeKind.OPTION, "queen of hearts")
    pile = Node("discards", NodeKind.BUTTON, "discard pile")
    line = Node("line:0", NodeKind.OPTION, "A turn", page="Help")
    numbers.follow((hand, pile))
    first = numbers.of("discards")
    for _ in range(50):
        come = numbers.follow((hand, pile))
        assert come == {"card:QH"} or not given
        given.add(numbers.of("card:QH"))
        assert numbers.of("discards") == first
        assert numbers.follow((pile, line)) == {"line:0"}
        given.add(numbers.of("line:0"))
        gone = numbers.of("line:0")
        assert numbers.follow((pile, replace(line, page="Rules"))) == {"line:0"}
        assert numbers.id(gone) is None and numbers.id(numbers.of("line:0")) == "line:0"
    assert len(given) == 100


def test_a_reader_that_reconnects_gets_new_numbers(hear: Hear) -> None:
    app = User().app
    ear = hear(app)
    before = set(ear.reader._numbers._ids)
    ear.reader.adapter.leaving = True
    ear.reader.tick(10.0)
    ear.kit.adapter.come()
    ear.reader.tick(11.0)
    assert not before & set(ear.reader._numbers._ids)


def test_a_heading_in_a_list_is_a_line_described_as_heading() -> None:
    """For a node with the heading role, Orca says "heading" but not its text."""
    user = User("", (800, 600))
    user.app.command(Command.HELP)
    tree = build(frame_of(user.app), user.app.laid.size)
    node = tree.node(tree.focus)
    assert node is not None
    heading = spoken(words.HEADING)
    assert (node.kind, node.name, node.description) == (NodeKind.OPTION, "A turn", heading)


def test_a_heading_has_role_and_level_for_readers_that_say_its_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trees, "NAMED_HEADINGS", True)
    user = User("", (800, 600))
    user.app.command(Command.HELP)
    tree = build(frame_of(user.app), user.app.laid.size)
    headings = [node for node in tree.nodes if node.kind is NodeKind.HEADING]
    assert [node.level for node in headings] == [1, *[2] * 6, *[3] * 5]
    assert len(headings) > 3 and all(node.name and not node.description for node in headings[1:])


def test_each_section_of_the_settings_has_its_heading_in_the_tree() -> None:
    user = User("", (800, 600))
    choose(user.parlour, "settings")
    user.app.refresh()
    tree = build(frame_of(user.app), user.app.laid.size)
    lists = [zone for zone in user.app.view.zones if zone.kind is ZoneKind.LIST]
    assert len(lists) > 5
    order = tree.nodes[0].children
    for zone in lists:
        heading = tree.node(order[order.index(f"zone:{zone.id}") - 1])
        assert heading is not None and heading.kind is NodeKind.HEADING and not heading.focusable
        assert (heading.name, heading.level) == (spoken(zone.name), 2)


def test_the_window_has_the_name_of_its_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trees, "NAMED_PAGES", True)
    user = User("", (800, 600))
    tree = build(frame_of(user.app), user.app.laid.size)
    assert tree.nodes[0].name == spoken(menu.TITLE)
    user.app.command(Command.HELP)
    tree = build(frame_of(user.app), user.app.laid.size)
    page = spoken(user.app.view.title)
    assert tree.nodes[0].name == f"{page}, {spoken(menu.TITLE)}"


def test_a_field_can_be_read_letter_by_letter_and_has_its_caret(hear: Hear) -> None:
    app = User("", (800, 600)).app
    ear = hear(app)
    for id in ("games", "options"):
        app.choose(choice_named(app.view, id))
    field = item_named(app.view, "field:code")
    app.perform(lambda shown: shown.choose(Enter(field.ref), "ab 9"))
    ear.look()
    numbers = ear.reader._numbers
    node = ear._nodes[numbers.of("field:code")]
    run = numbers.of("field:code:text")
    assert node["set_children"] == ([run],)
    assert node["set_text_selection"][0] == ((run, 4), (run, 4))
    letters = ear._nodes[run]
    assert letters["role"] == "TEXT_RUN" and letters["set_value"] == ("AB 9",)
    assert letters["set_character_lengths"] == ([1, 1, 1, 1],)
    assert letters["set_word_lengths"] == ([3, 1],)


def test_a_chosen_value_is_not_announced_twice(hear: Hear) -> None:
    app = User("", (800, 600)).app
    ear = hear(app)
    for _ in range(2):
        app.choose(choice_named(app.view, "settings"))
        ear.look()
        for key in (Command.DOWN, Command.RIGHT, Command.RIGHT, Command.LEFT, Command.DOWN):
            app.command(key)
            ear.look()
        numbers = ear.reader._numbers
        size = ear._nodes[numbers.of("setting:text_size")]
        chosen = [ear._nodes[one]["set_selected"] for one in size["set_children"][0]]
        assert chosen.count((True,)) == 1
        assert all(ear._nodes[one]["role"] == "MENU_LIST_OPTION" for one in size["set_children"][0])
        app.command(Command.BACK)
        ear.look()
    assert ear.chosen == []


def test_a_change_is_announced_by_value_and_a_switch_by_the_reader(hear: Hear) -> None:
    app = User("", (800, 600)).app
    ear = hear(app)
    app.choose(choice_named(app.view, "settings"))
    ear.look()

    def announced(id: str, key: Command) -> list[str]:
        app.pointing.set_focus(EntryRef(EntryKind.SETTING, id), keyboard=True)
        ear.look()
        ear.descriptions.clear()
        app.command(key)
        ear.reader.hush()
        ear.look()
        return ear.descriptions

    assert announced("motion", Command.RIGHT) == ["Full."]
    assert announced("jumbo", Command.RIGHT) == [], "the reader announces a switch by itself"
    assert announced("jumbo", Command.RIGHT) == ["On."], "unchanged, so the reader is silent"
    (said,) = announced("confirm", Command.RIGHT)
    assert said.rstrip() == "On.", "the focus has just moved to the setting"


def test_the_effect_of_an_option_is_announced_after_the_reader_read_its_line(
    hear: Hear,
) -> None:
    """Orca 48.9 reads the renamed line again ("Sets, No") and may skip a new description.

    Orca 43 does not read the line again, so the announcement includes the value.
    """
    app = User("", (800, 600)).app
    ear = hear(app)
    for word in ("games", "build"):
        app.choose(choice_named(app.view, word))
        ear.look()
    option = EntryRef(EntryKind.OPTION, "sets")
    app.pointing.set_focus(option, keyboard=True)
    ear.look()
    ear.descriptions.clear()
    app.activate(option)
    ear.look(PACE)
    assert ear.focused.startswith("Sets, No") and ear.descriptions == []
    ear.look(AFTER_FOCUS)
    assert ear.descriptions == ["No, only cards in a row. It's now Runs-Only Gin."]


def test_a_picked_value_and_its_effect_are_announced_once(hear: Hear) -> None:
    app = User("", (800, 600)).app
    ear = hear(app)
    for word in ("games", "build"):
        app.choose(choice_named(app.view, word))
        ear.look()
    for kind, id in ((EntryKind.OPTION, "knock"), (EntryKind.VALUE, "any")):
        app.pointing.set_focus(EntryRef(kind, id), keyboard=True)
        app.activate(EntryRef(kind, id))
        ear.descriptions.clear()
        ear.look()
    assert ear.focused == "Knock limit, Any deadwood"
    assert ear.descriptions == [
        "The most deadwood you may knock with.",
        "It's now Free-Knock Gin. This is Straight Gin.",
    ]


def test_a_hint_about_the_focused_item_is_announced_without_its_note(hear: Hear) -> None:
    """The advised pile gets a note, which Orca 48.9 would read before the hint."""
    user = User("solitary", talk=False)
    app = user.app
    app.choose(choice_named(app.view, "hint"))
    assert app.view.hint is not None
    advised = app.view.hint.items[0]
    user = User("solitary", talk=False)
    app = user.app
    app.pointing.set_focus(advised, keyboard=True)
    ear = hear(app)
    ear.descriptions.clear()
    app.choose(choice_named(app.view, "hint"))
    ear.look()
    item = app.view.item(advised)
    assert item is not None and spoken(item.note).endswith("advised")
    assert len(ear.descriptions) == 1 and "advised" not in ear.descriptions[0], ear.descriptions


def test_a_question_that_replaces_another_is_announced(hear: Hear) -> None:
    """The focus stays in the dialog, so the reader does not read the new question by itself."""
    app = User("", (800, 600)).app
    ear = hear(app)
    for word in ("settings", "keys"):
        app.choose(choice_named(app.view, word))
        ear.look()
    app.activate(EntryRef(EntryKind.KEY, Command.BEST))
    ear.look()
    ear.descriptions.clear()
    app.perform(lambda shown: shown.choose(Enter(FIELD), "X"))
    ear.look()
    assert any("X is already the key for" in one for one in ear.descriptions), ear.descriptions


def test_a_setting_with_several_values_is_a_combo_box(hear: Hear) -> None:
    """Orca would read the note of a group of radio buttons twice, and its name not at all."""
    app = User("", (800, 600)).app
    ear = hear(app)
    app.choose(choice_named(app.view, "settings"))
    ear.look()
    node = ear._nodes[ear.reader._numbers.of("setting:theme")]
    assert node["role"] == "COMBO_BOX"
    assert node["set_label"] == (spoken(settings.TITLES["theme"]),)
    options = [ear._nodes[number] for number in node["set_children"][0]]
    assert [one["set_selected"] for one in options] == [(True,), *[(False,)] * (len(options) - 1)]


def test_every_step_of_the_lesson_is_announced(hear: Hear) -> None:
    """If the focus was in the lesson already, the reader does not read the next step by itself."""
    user = User("", (800, 600))
    app = user.app
    ear = hear(app)
    app.choose(choice_named(app.view, "guide"))
    ear.look()
    for step in script.STEPS[:7]:
        ear.descriptions.clear()
        lesson = app.view.lesson
        assert lesson is not None
        wanted = step.wants[0] if step.wants else lesson.go_on
        choice = app.view.choice(wanted) if wanted is not None else None
        assert choice is not None, step.id
        app.choose(choice)
        while user.parlour.waiting:
            app.tick(time.monotonic() + 60)
        ear.look()
        now = app.view.lesson
        assert now is not None and now.lines != lesson.lines
        heard = list(ear.descriptions)
        if lesson.go_on is None and now.go_on is not None:
            # The focus enters the lesson, and the reader reads its words.
            heard += [str(node.get("set_value")) for node in ear._nodes.values()]
        assert any(spoken(now.text) in one for one in heard), (step.id, ear.descriptions)


def test_a_new_opponent_is_announced_once(hear: Hear) -> None:
    """Choosing an opponent changes that opponent's note, which Orca 43 would read first."""
    app = User("", (800, 600)).app
    ear = hear(app)
    for id in ("games", "level"):
        app.choose(choice_named(app.view, id))
        ear.look()
    app.pointing.set_focus(EntryRef(EntryKind.PERSON, "2"), keyboard=True)
    ear.look()
    ear.descriptions.clear()
    app.command(Command.ACTIVATE)
    ear.look()
    assert len(ear.descriptions) == 1 and "sits down" in ear.descriptions[0], ear.descriptions


def test_a_picked_card_is_announced_and_noted(hear: Hear) -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    for id in ("exercise", "filter:melds", "begin"):
        choose(made, id)
    app = App(made)
    ear = hear(app)
    first = app.pointing.cursor.focus
    assert first is not None
    ear.look()
    app.activate(first)
    ear.look()
    assert ear.descriptions[-1] == f"{ear.focused[:1].upper()}{ear.focused[1:]}, selected."
    node = build(frame_of(app), (1280, 800)).node(name_of(first))
    assert node is not None and node.description == "selected"
    app.activate(first)
    ear.look()
    assert ear.descriptions[-1].endswith(", not selected.")
