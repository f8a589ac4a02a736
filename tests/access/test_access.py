"""The accessibility tree of every scene, and the calls to AccessKit."""

from __future__ import annotations

import builtins
import random
import re
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from gin.core.cards import EVERY_CARD, Card, cards_of
from gin.core.message import NOTHING, Verbatim, commas, only, says, sentences
from gin.interface.audience import Announcement, Length, SentenceKind, ShownFrame
from gin.interface.commands import Command
from gin.interface.intents import Do, Enter, PageAction
from gin.interface.names import name_of
from gin.interface.refs import (
    BUTTONS,
    DISCARDS,
    HAND,
    Area,
    AreaRef,
    ButtonRef,
    CardRef,
    MeldRef,
    Melds,
)
from gin.interface.view import Dialog, Item, Role, Scene, View, Zone, ZoneKind
from gin.language.translation import spoken
from gin.messages import table
from gin.present.input import focus_order
from gin.present.lesson import script
from gin.present.screens.entry import FIELD
from gin.present.words.people import person
from gin.ui.access import frame_announcements as of_frames
from gin.ui.access import reader as reading
from gin.ui.access import tree as trees
from gin.ui.access.accesskit_nodes import AccessKitNodes
from gin.ui.access.numbers import NodeNumbers
from gin.ui.access.reader import AFTER_FOCUS, PACE, STAYS, Reader, attach
from gin.ui.access.requests import carry_out
from gin.ui.access.tree import DIALOG, LIVE, ROOT, Node, NodeKind, Tree, build
from gin.ui.app import App
from gin.variants.registry import GAMES
from tests.present.test_statistics import LOST, WON, keep
from tests.support.by_name import (
    choice_named,
    choose,
    find_choice,
    find_zone,
    item_named,
    ref_named,
)
from tests.support.saying import long_name
from tests.support.seeing import reached
from tests.support.user import User

NAMES = [game.id for game in GAMES]
ADA, YOU = person(1, "Ada"), person(0, "Ada")
ADA_DRAWS = table.draws(who=ADA)
QUEEN = Card.parse("QH")
JACK = Card.parse("JH")
MARK = re.compile(r"\[[A2-9TJQK]?[CDHS]\]")


TOP = Command.TOP


def frame_of(app: App) -> ShownFrame:
    return ShownFrame(app.view, app.pointing.cursor.focus, app.place.corners())


def tree_of(app: App) -> Tree:
    return build(frame_of(app), app.laid.size)


def check(app: App) -> Tree:
    tree, view = tree_of(app), app.view
    ids = [node.id for node in tree.nodes]
    assert len(set(ids)) == len(ids)
    below = [child for node in tree.nodes for child in node.children]
    assert sorted(below) == sorted(set(ids) - {ROOT}), "each node has one parent"
    width, height = app.laid.size
    for node in tree.nodes:
        nameless = node.kind in (NodeKind.LIVE, NodeKind.RUN) or node.id == "zone:hand"
        assert node.name or nameless, node
        assert not MARK.search(f"{node.name}{node.description}"), node
        if node.bounds is not None:
            x, y, wide, high = node.bounds
            assert x >= 0 and y >= 0 and wide >= 0 and high >= 0, node
            assert x + wide <= width and y + high <= height, node
        placed = [tree.node(child) for child in node.children]
        if node.size:
            assert [one.position for one in placed if one] == list(range(1, node.size + 1)), node
    zones = [zone for zone in view.focus_zones if zone.kind is not ZoneKind.BACKS]
    focusable = {item.id for zone in zones for item in zone.items}
    assert {node.id for node in tree.nodes if node.focusable} == focusable
    assert {node.ref for node in tree.nodes if node.focusable} == {
        item.ref for zone in zones for item in zone.items
    }
    assert all(node.bounds for node in tree.nodes if node.focusable), view.scene
    assert tree.focus in focusable or not focusable
    acts = [node.act for node in tree.nodes]
    acts += [act for node in tree.nodes for _, act in node.stops]
    # A toggle's node only switches to the other value: the choice of the current value has no node.
    turned = {
        option.ref
        for zone in zones
        for item in zone.items
        if item.control is not None and item.control.toggles
        for option in item.control.options
    }
    for choice in view.choices:
        assert choice.why or choice.item in turned or choice.intent in acts, choice
    return tree


def check_hidden(user: User, tree: Tree) -> None:
    session = user.parlour.session()
    if session is None or session.hand_over or find_zone(user.app.view, "hand") is None:
        return
    seen = session.seen
    if seen.ending is not None:
        return
    hidden = EVERY_CARD & ~seen.hand & ~seen.known & ~seen.spread.cards
    for card in seen.discards if seen.rules.discards_open else seen.discards[-1:]:
        hidden &= ~card.bit
    texts = "\n".join(f"{node.name}, {node.description}, {node.value}" for node in tree.nodes)
    for card in cards_of(hidden):
        assert long_name(card) not in texts, (long_name(card), texts)


def plays(user: User, seed: int) -> Iterator[None]:
    chance = random.Random(seed)
    app = user.app
    for _ in range(600):
        yield
        if app.view.scene is Scene.RESULT:
            return
        if user.parlour.waiting:
            app.tick(time.monotonic() + 60)
            continue
        tree = tree_of(app)
        offered = [choice for choice in app.view.choices if not choice.why and not choice.aside]
        nodes = [node for node in tree.nodes if node.act in [one.intent for one in offered]]
        leading = [choice.intent for choice in offered if choice.main]
        mains = [node for node in nodes if node.act in leading]
        carry_out(app, chance.choice(mains or nodes))
        assert app.view.scene in (Scene.TABLE, Scene.RESULT)
    raise AssertionError("the hand does not end")


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_hand_is_a_tree_and_names_nothing_hidden(game: str) -> None:
    user = User(game)
    for _ in plays(user, 3):
        check_hidden(user, check(user.app))
    tree = check(user.app)
    result = user.app.view.content
    assert result is not None
    assert any(spoken(result.heading) in node.name for node in tree.nodes)
    user.app.command(Command.SHEET)
    assert user.app.view.scene is Scene.SHEET
    check(user.app)


ELSEWHERE = (
    "setting:", "option:", "fan:",
    # Another player's data.
    "person:",
    # A kept match, which has no moves and would be found damaged.
    "report", "goal:", "best:", "match:",
)  # fmt: skip


def test_every_scene_from_the_menu_is_a_tree() -> None:
    """Covers the pages within three links of the menu."""
    user = User("", (800, 600))
    # The page of finished matches opens only if there are some.
    keep(user.parlour.store, [WON, LOST], 0)
    app, seen = user.app, set()
    paths: list[tuple[str, ...]] = [()]
    for path in paths:
        user.parlour.home()
        for id in path[:-1]:
            # The window need not show the pages on the way, which were checked before.
            choice = find_choice(user.parlour.view(), id)
            if choice is not None and not choice.why:
                user.parlour.choose(choice.intent)
        app.refresh()
        for id in path[-1:]:
            choice = find_choice(app.view, id)
            if choice is not None and not choice.why:
                app.choose(choice)
        view = app.view
        page = (view.scene, view.title, view.dialog and view.dialog.title)
        if page in seen:
            continue
        seen.add(page)
        for zone in focus_order.zones(view):
            for item in (zone.items[0], zone.items[-1]):
                app.pointing.set_focus(item.ref, keyboard=True)
                check(app)
        leads = [c.id for c in view.choices if not c.why and c.id not in ("quit", "back")]
        if len(path) < 3:
            paths += [(*path, id) for id in leads if not id.startswith(ELSEWHERE)]
    assert {scene for scene, _, _ in seen} >= set(Scene) - {
        Scene.RESULT, Scene.SHOWDOWN, Scene.FINAL, Scene.COMMANDS, Scene.SHEET, Scene.SOURCES,
        Scene.REVIEW, Scene.REPORT, Scene.LINES, Scene.CURTAIN, Scene.CHALLENGES,
    }  # fmt: skip


@pytest.mark.scenes
@pytest.mark.parametrize(
    "name",
    [
        "sheet-sources",
        "sheet",
        "result-game",
        "final-gin",
        "cut-turned",
        "review",
        "report-gin",
        "curtain",
        "curtain-hidden",
    ],
)
def test_scenes_of_a_match_are_trees(name: str) -> None:
    app = App(reached(name), (800, 600))
    for zone in focus_order.zones(app.view):
        for item in (zone.items[0], zone.items[-1]):
            app.pointing.set_focus(item.ref, keyboard=True)
            check(app)


def test_every_step_of_the_guided_hand_is_a_tree() -> None:
    user = User("")
    app = user.app
    choose(user.parlour, "guide")
    app.refresh()
    for step in script.STEPS:
        tree, lesson = check(app), app.view.lesson
        assert lesson is not None
        names = " ".join(node.name for node in tree.nodes)
        lines = (lesson.text, *(commas(line.text, line.number) for line in lesson.count))
        assert all(spoken(line) in names for line in lines), step.id
        wanted = step.wants[0] if step.wants else lesson.go_on
        lead = next((node for node in tree.nodes if node.act and node.act == wanted), None)
        if step is not script.STEPS[-1]:
            assert lead is not None, step.id
            carry_out(app, lead)
            user.wait()


def test_the_list_of_commands_and_a_question_before_the_parlour_are_trees() -> None:
    from gin.present.shell.startup_question import StartupQuestion

    user = User()
    user.app.command(Command.COMMANDS)
    check(user.app)
    tree = check(App(StartupQuestion(Verbatim("The folder cannot be written."))))
    assert tree.node(DIALOG) is not None
    assert "The folder cannot be written." in [node.name for node in tree.nodes]


def test_the_pile_says_its_top_card_in_every_phase_and_costs_nothing() -> None:
    user = User()
    app, parlour = user.app, user.parlour
    choose(parlour, "deal")
    app.refresh()
    phases = set()
    for _ in plays(user, 5):
        if app.view.scene is not Scene.TABLE or find_zone(app.view, "discards") is None:
            continue
        session = parlour.session()
        assert session is not None
        seen = session.seen
        phases.add((seen.phase, parlour.waiting))
        tree, before = tree_of(app), seen
        top = long_name(seen.discards[-1]) if seen.discards else "empty"
        pile, asked = tree.node("discards"), tree.node("ask:top")
        assert pile is not None and asked is not None
        assert top in pile.name
        for node in (pile, asked) if pile.act == TOP else (asked,):
            carry_out(app, node)
            on_top = table.on_top(card=seen.discards[-1]) if seen.discards else table.PILE_EMPTY
            assert parlour.asking.last_said == on_top
            assert session.seen == before
    assert {waiting for _, waiting in phases} == {True, False}


def test_the_pile_can_be_read_and_asked_over_a_dialog() -> None:
    user = User()
    app = user.app
    choose(user.parlour, "deal")
    app.refresh()
    app.command(Command.BACK)
    assert app.view.dialog is not None
    tree = check(app)
    pile = tree.node("discards")
    assert pile is not None and pile.bounds is not None and pile.bounds[2] > 0
    assert (pile.act, pile.focusable) == (TOP, False)
    carry_out(app, pile)
    session = user.parlour.session()
    assert session is not None
    assert user.parlour.asking.last_said == table.on_top(card=session.seen.discards[-1])
    assert app.view.dialog is not None
    stock = tree.node("stock")
    assert stock is not None and not stock.act


def test_a_card_keeps_its_id_and_says_what_it_belongs_to() -> None:
    queens = [CardRef(Card.parse(code)) for code in ("QH", "QD")]
    items = tuple(Item(one, Role.CARD, only(one.card)) for one in queens)
    hand = Zone(HAND, ZoneKind.HAND, Verbatim("your hand"), items)
    laid = Zone(
        MeldRef(Melds.OPPONENT, 0), ZoneKind.MELD, Verbatim("Ada's set of queens"), items[:1]
    )
    view = View(Scene.TABLE, Verbatim("Gin"), (hand,), ())
    frame = ShownFrame(view, queens[1], {queens[1]: (1190, 10, 100, 50)}, Length.LONG)
    tree = build(frame, (1200, 800))
    queen = tree.node("card:QD")
    assert queen is not None
    assert (queen.name, queen.kind, queen.position) == ("queen of diamonds", NodeKind.OPTION, 2)
    assert queen.bounds == (1190, 10, 10, 50)
    assert tree.focus == "card:QD"
    moved = build(ShownFrame(View(Scene.TABLE, Verbatim("Gin"), (laid,), ())), (1200, 800))
    assert moved.node("card:QH") is not None


def test_items_of_a_dialog_are_only_in_the_dialog() -> None:
    button = Item(ButtonRef("sheet"), Role.BUTTON, Verbatim("Score sheet"))
    below = Zone(BUTTONS, ZoneKind.BUTTONS, Verbatim("buttons"), (button,))
    zone = Zone(AreaRef(Area.DIALOG), ZoneKind.BUTTONS, NOTHING, (button,))
    dialog = Dialog(
        Verbatim("Paused"), (Verbatim("It is your turn."),), zone, Do(PageAction.RESUME)
    )
    tree = build(
        ShownFrame(View(Scene.TABLE, Verbatim("Gin"), (below,), (), dialog=dialog)), (800, 600)
    )
    asked = tree.node(DIALOG)
    assert asked is not None
    assert asked.children == ("dialog:0", "button:sheet")
    assert tree.node("zone:buttons") is None


# The adapter, with a stand-in for AccessKit.


class Kit:
    def __init__(self) -> None:
        self.calls: list[tuple[str, Any]] = []
        kit = self

        class Named:
            def __getattr__(self, name: str) -> str:
                return name

        class Made:
            def __init__(self, role: object) -> None:
                self.told: dict[str, object] = {"role": role}

            def __getattr__(self, name: str) -> Any:
                return lambda *values: self.told.__setitem__(name, values)

        class Adapter:
            def __init__(self, come: Any, act: Any, go: Any) -> None:
                self.come, self.act, self.go = come, act, go
                kit.adapter = self

            def update_if_active(self, made: Any) -> None:
                kit.calls.append(("update", made()))

            def update_window_focus_state(self, focused: bool) -> None:
                kit.calls.append(("focus", focused))

            def set_root_window_bounds(self, outer: Any, inner: Any) -> None:
                kit.calls.append(("bounds", outer))

        self.adapter: Any = None
        self.Role, self.Action, self.Live, self.Toggled = Named(), Named(), Named(), Named()
        self.Node = Made
        self.Rect = lambda *edges: edges
        self.TextPosition = self.TextSelection = lambda *ends: ends
        self.Tree = lambda root: SimpleNamespace(root=root)
        self.TreeUpdate = lambda focus: SimpleNamespace(focus=focus, nodes=[], tree=None)
        self.unix = SimpleNamespace(Adapter=Adapter)

    def said(self) -> list[str]:
        found = []
        for name, update in self.calls:
            for _, node in update.nodes if name == "update" else ():
                if "set_live" in node.told:
                    found.append(node.told["set_value"][0])
        return found


@pytest.fixture
def kit(monkeypatch: pytest.MonkeyPatch) -> Kit:
    monkeypatch.setattr(reading.sys, "platform", "linux")
    monkeypatch.setattr(reading, "WITH_FOCUS", False)
    pygame.display.init()
    pygame.event.clear()
    return Kit()


def reader_of(kit: Kit) -> Reader:
    window = SimpleNamespace(handle=1, size=(1280, 800), position=(0, 0))
    return Reader(kit, window)  # type: ignore[arg-type]


def come(kit: Kit, reader: Reader, app: App, now: float = 0.0) -> None:
    reader.show(frame_of(app))
    assert kit.adapter.come() is None
    reader.tick(now)
    reader.tick(now + AFTER_FOCUS)
    kit.calls.clear()


def test_the_focus_is_reported_after_the_tree(kit: Kit) -> None:
    """In the reverse order AccessKit reports no active window, and Orca may stay silent."""
    reader, app = reader_of(kit), User().app
    reader.show(frame_of(app))
    assert kit.adapter.come() is None
    for step in range(3):
        reader.tick(step * PACE)
    reported = [(name, value is True) for name, value in kit.calls if name != "bounds"]
    assert reported == [("focus", False), ("update", False), ("focus", True)]


def test_accesskit_is_called_only_while_a_reader_is_connected(kit: Kit) -> None:
    reader, app = reader_of(kit), User().app

    def everything() -> None:
        reader.show(frame_of(app))
        reader.announce((Announcement(ADA_DRAWS),))
        for type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWMOVED, pygame.WINDOWRESIZED):
            reader.handle(app, pygame.event.Event(type))
        reader.tick(0.0)
        reader.tick(10.0)

    everything()
    assert not kit.calls and not reader.listens and reader.next_due() is None
    kit.adapter.come()
    assert [event.type for event in pygame.event.get(reader.adapter.event)] == [
        reader.adapter.event
    ]
    everything()
    assert reader.listens
    assert {"update", "focus", "bounds"} == {name for name, _ in kit.calls}
    reader.adapter._noted = SimpleNamespace(  # type: ignore[assignment]
        clear=lambda: None, wait=reader.tick, set=lambda: None
    )
    kit.adapter.go()
    kit.calls.clear()
    everything()
    assert not kit.calls and not reader.listens


def test_nothing_is_left_for_a_reader_that_another_person_hears(kit: Kit) -> None:
    reader, app = reader_of(kit), User().app
    come(kit, reader, app)
    draws = Announcement(Verbatim("You draw the seven of hearts."), SentenceKind.OWN)
    reader.announce((draws,))
    reader.tick(5.0)
    reader.tick(6.0)
    assert "You draw the seven of hearts." in kit.said()
    reader.announce((draws,))
    reader.forget()
    kit.calls.clear()
    for step in range(200):
        reader.tick(7.0 + step / 10)
    assert not any("seven" in said for said in kit.said())


def test_a_reader_that_reconnects_gets_the_whole_tree(kit: Kit) -> None:
    reader, app = reader_of(kit), User().app
    come(kit, reader, app)
    reader.adapter.leaving = True
    reader.tick(1.0)
    kit.adapter.come()
    reader.tick(2.0)
    (update,) = [update for name, update in kit.calls if name == "update"]
    assert update.tree is not None
    assert len(update.nodes) == len(tree_of(app).nodes)


def test_only_changed_nodes_are_sent(kit: Kit) -> None:
    reader, user = reader_of(kit), User()
    come(kit, reader, user.app)
    reader.show(frame_of(user.app))
    reader.tick(1.0)
    assert not kit.calls
    choose(user.parlour, "deal")
    user.app.refresh()
    focus = user.app.pointing.cursor.focus
    user.app.command(Command.RIGHT)
    assert user.app.pointing.cursor.focus != focus
    reader.show(frame_of(user.app))
    reader.tick(2.0)
    kit.calls.clear()
    user.app.command(Command.LEFT)
    reader.show(frame_of(user.app))
    reader.tick(3.0)
    (update,) = [update for name, update in kit.calls if name == "update"]
    assert len(update.nodes) <= 2


def test_fast_changes_are_sent_together(kit: Kit) -> None:
    """Changes within `PACE` seconds of an update wait for the next update."""
    reader, user = reader_of(kit), User("")
    app = user.app
    come(kit, reader, app)
    focus = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED)
    for turn in range(50):
        if turn % 5 == 0:
            app.command(Command.RIGHT)
        reader.show(frame_of(app))
        reader.announce((Announcement(Verbatim(f"turn {turn}"), SentenceKind.OTHER),))
        for type in (pygame.WINDOWMOVED, focus[turn % 2]):
            reader.handle(app, pygame.event.Event(type))
        reader.tick(1.0 + turn * PACE / 25)
    calls = [name for name, _ in kit.calls]
    assert calls == ["bounds", "focus", "update"] * 2
    due = reader.next_due()
    assert due is not None and due <= 1.0 + 2 * PACE
    reader.tick(due)
    assert kit.calls[-1][1].focus == reader._numbers.of(user.focused)
    assert [focused for name, focused in kit.calls if name == "focus"][-1] is True
    reader.tick(due + AFTER_FOCUS)
    (said,) = kit.said()
    assert said.startswith("Turn 0. Turn 1.") and said.endswith("Turn 48. Turn 49.")


def test_announcements_wait_until_the_focus_was_read(kit: Kit) -> None:
    reader, user = reader_of(kit), User()
    come(kit, reader, user.app)
    choose(user.parlour, "deal")
    user.app.refresh()
    reader.show(frame_of(user.app))
    reader.announce(
        (Announcement(ADA_DRAWS), Announcement(table.discards_card(card=QUEEN, who=ADA)))
    )
    reader.tick(5.0)
    assert kit.said() == []
    # The node that lost the focus is updated before the announcement.
    reader.tick(5.0 + PACE)
    assert reader.next_due() == 5.0 + AFTER_FOCUS
    reader.tick(5.0 + AFTER_FOCUS / 2)
    assert kit.said() == []
    reader.tick(5.0 + AFTER_FOCUS)
    (said,) = kit.said()
    moves = sentences(ADA_DRAWS, table.discards_card(card=QUEEN, who=ADA))
    assert said.startswith(spoken(moves))
    assert reader.next_due() == 5.0 + AFTER_FOCUS + STAYS
    reader.tick(5.0 + AFTER_FOCUS + STAYS)
    assert reader.next_due() is None


def _described(tree: Tree, id: str) -> str:
    node = tree.node(id)
    assert node is not None
    return node.description


def focus_descriptions(kit: Kit) -> list[str]:
    updates = [update for name, update in kit.calls if name == "update"]
    nodes = [node for update in updates for _, node in update.nodes]
    return [node.told["set_description"][0] for node in nodes if "set_description" in node.told]


def test_announcements_after_a_change_of_focus_do_not_need_descriptions_to_be_read(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Orca may be set not to read the description of a newly focused node.

    Orca reads a description that changes later, so the announcement waits.
    """
    monkeypatch.setattr(reading, "WITH_FOCUS", True)
    reader, user = reader_of(kit), User()
    come(kit, reader, user.app)
    choose(user.parlour, "deal")
    user.app.refresh()
    reader.show(frame_of(user.app))
    reader.announce((Announcement(ADA_DRAWS),))
    reader.tick(5.0)
    focus = reader._numbers.of(user.focused)
    assert kit.calls[-1][1].focus == focus
    assert not any(spoken(ADA_DRAWS) in one for one in focus_descriptions(kit))
    # The node that lost the focus is updated before the announcement.
    reader.tick(5.0 + PACE)
    assert reader.next_due() == 5.0 + AFTER_FOCUS
    kit.calls.clear()
    reader.tick(5.0 + AFTER_FOCUS)
    ((_, update),) = kit.calls
    (sent,) = [node for number, node in update.nodes if number == focus]
    assert spoken(ADA_DRAWS) in sent.told["set_description"][0]
    assert update.focus == focus and kit.said() == []
    # The announcement stays in the description for a limited time.
    reader.tick(5.0 + AFTER_FOCUS + STAYS)
    assert focused_node(reader).description == "" and reader.next_due() is None


def test_similar_answers_in_a_row_are_both_changes(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Orca 51 ignores a description that is almost the same as the previous one."""
    monkeypatch.setattr(reading, "WITH_FOCUS", True)
    reader, user = reader_of(kit), User()
    come(kit, reader, user.app)
    answers = []
    for card, now in ((QUEEN, 5.0), (JACK, 6.0)):
        kit.calls.clear()
        reader.announce(
            (Announcement(table.discards_card(card=card, who=ADA), SentenceKind.ANSWER),)
        )
        while (due := reader.next_due()) is not None and due < now + 1.0:
            now = max(now, due)
            reader.tick(now)
        answers.append([focused_node(reader).description, len(kit.calls)])
    (first, _), (second, calls) = answers
    assert first and second and first != second
    assert calls == 2, "cleared in between"
    assert (
        "set_description" not in dict(kit.calls[0][1].nodes)[reader._numbers.of(user.focused)].told
    )


def test_a_repeated_answer_is_announced_again(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The node's own description, replaced by the answer, returns only after the focus has left."""
    monkeypatch.setattr(reading, "WITH_FOCUS", True)
    reader, user = reader_of(kit), User("")
    choose(user.parlour, "settings")
    user.app.refresh()
    come(kit, reader, user.app)
    before, descriptions = focused_node(reader), list[str]()
    assert before.description
    for now in (10.0, 11.0):
        kit.calls.clear()
        reader.announce((Announcement(ADA_DRAWS, SentenceKind.ANSWER),))
        reader.tick(now)
        reader.tick(now + AFTER_FOCUS)
        assert focus_descriptions(kit)[-1].strip() == spoken(ADA_DRAWS) and kit.said() == []
        descriptions.append(focused_node(reader).description)
    assert descriptions[0] != descriptions[1], "a reader that misses the clearing must see a change"
    # Both answers are the same, so the description is cleared before the second.
    number = reader._numbers.of(before.id)
    sent = [node for _, one in kit.calls for at, node in one.nodes if at == number]
    assert ["set_description" in node.told for node in sent] == [False, True]
    reader.tick(11.0 + AFTER_FOCUS + STAYS)
    assert focused_node(reader).description == "" and reader.next_due() is None
    user.app.command(Command.DOWN)
    reader.show(frame_of(user.app))
    reader.tick(20.0)
    reader.tick(21.0)
    assert reader._sent is not None
    left = reader._sent.node(before.id)
    assert left is not None and left.description
    assert left.description == _described(tree_of(user.app), before.id)
    reader.handle(user.app, pygame.event.Event(pygame.WINDOWFOCUSLOST))
    reader.announce((Announcement(ADA_DRAWS, SentenceKind.OTHER),))
    reader.tick(22.0)
    reader.tick(23.0)
    assert kit.said() == [spoken(ADA_DRAWS)]


def test_a_wrong_text_is_announced_when_the_focus_leaves_its_field(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "WITH_FOCUS", True)
    reader, user = reader_of(kit), User("")
    for id in ("games", "build"):
        choose(user.parlour, id)
    user.parlour.choose(Do(PageAction.ENTER_CODE))
    user.app.refresh()
    come(kit, reader, user.app)
    field = focused_node(reader)
    assert field.kind is NodeKind.FIELD
    now, number = 10.0, reader._numbers.of(field.id)
    for text in ("7", "7K", "7K3"):
        user.parlour.choose(Enter(FIELD), text)
        user.app.refresh()
        reader.show(frame_of(user.app))
        reader.tick(now := now + 1)
        assert focused_node(reader).value == text
    updates = [update for name, update in kit.calls if name == "update"]
    sent = [node.told for update in updates for at, node in update.nodes if at == number]
    assert len(sent) >= 3
    assert all(one["set_description"] == (field.description,) for one in sent)
    user.app.command(Command.NEXT_ZONE)
    reader.show(frame_of(user.app))
    reader.tick(now := now + 1)
    reader.tick(now := now + 1)
    assert any("7K3" in one and "too short" in one for one in focus_descriptions(kit))


def focused_node(reader: Reader) -> Node:
    assert reader._sent is not None
    found = reader._sent.node(reader._sent.focus)
    assert found is not None
    return found


def test_a_newly_focused_question_is_left_to_the_reader(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "WITH_FOCUS", True)
    reader, user = reader_of(kit), User("")
    come(kit, reader, user.app)
    choose(user.parlour, "play")
    user.app.refresh()
    reader.show(frame_of(user.app))
    reader.announce((Announcement(Verbatim("Gin Rummy.")),))
    reader.tick(1.0)
    reader.tick(1.0 + AFTER_FOCUS)
    assert any(one.endswith("Gin Rummy.") for one in focus_descriptions(kit))
    assert not any("Cut for the deal" in one for one in focus_descriptions(kit))


def test_the_result_of_the_cut_is_announced_without_a_title() -> None:
    user = User()
    before = frame_of(user.app)
    user.press("Enter")
    now = frame_of(user.app)
    assert before.view.dialog is not None and now.view.dialog is not None
    changes = of_frames.changes(before, now)
    assert changes == list(now.view.dialog.text)
    said = of_frames.together(sentences(*now.view.dialog.text), changes, (), now)
    assert says(sentences(*now.view.dialog.text), said)


def test_a_new_name_of_the_item_that_lost_the_focus_is_sent_later(kit: Kit) -> None:
    """In one update, a reader would announce the new name instead of the newly focused node."""
    reader, user = reader_of(kit), User()
    choose(user.parlour, "deal")
    user.app.refresh()
    come(kit, reader, user.app)
    pile = reader._numbers.of(name_of(DISCARDS))
    while user.app.pointing.cursor.focus == DISCARDS or user.parlour.waiting:
        kit.calls.clear()
        if user.parlour.waiting:
            user.parlour.advance()
        else:
            choose(user.parlour, "pass")
        user.app.refresh()
    reader.show(frame_of(user.app))
    reader.tick(5.0)
    reader.tick(5.0 + PACE)
    first, second = (
        [id for id, _ in update.nodes] for name, update in kit.calls if name == "update"
    )
    assert pile not in first and pile in second


def test_a_repeated_sentence_is_announced_again_and_only_the_last_stays(kit: Kit) -> None:
    reader, user = reader_of(kit), User()
    come(kit, reader, user.app)
    for now in (1.0, 2.0, 3.0):
        reader.announce((Announcement(Verbatim("Deadwood 12.")),))
        reader.tick(now)
    assert kit.said() == ["Deadwood 12."] * 3
    assert reader._sent is not None
    labels = [reader._sent.node(id) for id in LIVE]
    assert sorted(node.name for node in labels if node) == ["", "Deadwood 12."]


def test_a_key_does_not_cancel_announced_moves(kit: Kit) -> None:
    """A key cancels pending answers, but no pending moves or results."""
    reader, user = reader_of(kit), User()
    come(kit, reader, user.app)
    reader.announce(
        (
            Announcement(Verbatim("Ada knocks."), SentenceKind.OTHER),
            Announcement(Verbatim("Ada wins the hand."), SentenceKind.RESULT),
        )
    )
    reader.announce(
        (
            Announcement(Verbatim("Deadwood 12."), SentenceKind.ANSWER),
            Announcement(Verbatim("Help.")),
        )
    )
    reader.hush()
    reader.announce((Announcement(Verbatim("You are at the menu.")),))
    reader.tick(1.0)
    assert kit.said() == ["Ada knocks. Ada wins the hand. You are at the menu."]


def test_a_late_announcement_does_not_name_a_buried_discard(kit: Kit) -> None:
    reader, user = reader_of(kit), User()
    come(kit, reader, user.app)
    four, nine, king = map(Card.parse, ("4C", "9D", "KS"))
    ada_discards, you_draw = table.discards_some(who=ADA), table.draws(who=YOU)
    you_discard = table.discards_card(card=nine, who=YOU)
    reader.announce(
        (Announcement(table.discards_card(card=QUEEN, who=ADA), SentenceKind.OTHER, ada_discards),)
    )
    reader.hush()
    reader.announce(
        (Announcement(table.draws_card(card=four, who=YOU), SentenceKind.OWN, you_draw),)
    )
    reader.hush()
    reader.announce((Announcement(you_discard, SentenceKind.OWN),))
    reader.announce((Announcement(ADA_DRAWS, SentenceKind.OTHER),))
    reader.tick(1.0)
    assert kit.said() == [spoken(sentences(ada_discards, you_draw, you_discard, ADA_DRAWS))]
    shown, taken = table.discards_card(card=king, who=ADA), table.takes_card(card=king, who=YOU)
    reader.announce((Announcement(shown, SentenceKind.OTHER, ada_discards),))
    reader.hush()
    reader.announce((Announcement(taken, SentenceKind.OWN),))
    reader.tick(2.0)
    assert kit.said()[-1] == spoken(sentences(shown, taken))


def test_captions_are_not_announced(kit: Kit) -> None:
    reader, user = reader_of(kit), User()
    come(kit, reader, user.app)
    reader.announce((Announcement(Verbatim("(cards are dealt)"), SentenceKind.CAPTION),))
    reader.tick(1.0)
    assert kit.said() == []


def test_a_new_question_is_read_once(kit: Kit) -> None:
    reader, user = reader_of(kit), User("")
    app = user.app
    come(kit, reader, app)
    choose(user.parlour, "play")
    app.refresh()
    reader.show(frame_of(app))
    reader.announce((Announcement(Verbatim("Gin Rummy.")),))
    reader.tick(1.0)
    reader.show(frame_of(app))
    reader.tick(2.0)
    (said,) = kit.said()
    assert said.startswith("Gin Rummy. Cut for the deal. ")


def test_requests_of_a_reader_are_carried_out(kit: Kit) -> None:
    reader, user = reader_of(kit), User("")
    app = user.app
    come(kit, reader, app)
    number = reader._numbers.of("button:settings")

    def ask(action: str, target: int, data: object = None) -> None:
        kit.adapter.act(SimpleNamespace(action=action, target=target, data=data))
        for event in pygame.event.get(reader.adapter.event):
            assert reader.handle(app, event)
        reader.show(frame_of(app))
        reader.tick(1.0)

    pygame.event.clear()
    ask("FOCUS", number)
    assert (
        app.pointing.cursor.focus == ref_named("button:settings") and app.pointing.cursor.keyboard
    )
    ask("CLICK", number)
    assert app.view.scene is Scene.SETTINGS
    ask("CLICK", number)
    ask("CLICK", 10_000)
    assert app.view.scene is Scene.SETTINGS
    user.parlour.home()
    app.refresh()
    for id in ("games", "options"):
        app.choose(choice_named(app.view, id))
    reader.show(frame_of(app))
    reader.tick(2.0)
    ask("SET_VALUE", reader._numbers.of("field:code"), ("VALUE", "abc"))
    code = item_named(app.view, "field:code")
    assert code.value == Verbatim("ABC")


def test_without_the_library_or_a_bus_there_is_no_reader(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    window: Any = SimpleNamespace(handle=1, size=(1, 1), position=(0, 0))
    for name in ("DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    assert attach(window) is None
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name == "accesskit":
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    monkeypatch.setattr(builtins, "__import__", without)
    assert attach(window) is None


def test_the_real_library_makes_nodes_of_every_kind() -> None:
    import accesskit

    numbers = NodeNumbers()
    numbers.follow([Node("b", NodeKind.TEXT, "beside it")])
    nodes = AccessKitNodes(accesskit, numbers)
    roles = {kind: nodes.made(Node("a", kind, "it")).role for kind in NodeKind}
    # Live regions and texts share a role.
    assert roles.pop(NodeKind.LIVE) == roles[NodeKind.TEXT]
    assert len({int(role) for role in roles.values()}) == len(roles)
    made = nodes.made(
        Node("a", NodeKind.OPTION, "queen of hearts", "just drawn", "", (1, 2, 3, 4), ("b",),
             ButtonRef("a"), True, True, True, 2, 3)
    )  # fmt: skip
    assert (made.label, made.description, made.position_in_set, made.size_of_set) == (
        "queen of hearts", "just drawn", 1, 3,
    )  # fmt: skip
    assert made.bounds.x1 == 4.0 and made.is_selected and made.is_disabled


# No repeated announcements.


@pytest.mark.parametrize("page", ["games", "help"])
def test_a_new_page_announces_nothing_twice(
    page: str, kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reader itself announces the focused item's note and the name of its list."""
    monkeypatch.setattr(reading, "WITH_FOCUS", True)
    reader, user = reader_of(kit), User("")
    come(kit, reader, user.app)
    choose(user.parlour, page)
    user.app.refresh()
    view, focus = user.app.view, user.app.pointing.cursor.focus
    reader.show(frame_of(user.app))
    reader.announce(
        (*user.parlour.take_announcements(), Announcement(view.title), Announcement(view.status))
    )
    reader.tick(1.0)
    reader.tick(1.0 + AFTER_FOCUS)
    item, zone = view.item(focus), focus_order.zone_of(view, focus)
    assert item is not None and zone is not None
    read = [spoken(zone.name), spoken(item.name), *(focus_descriptions(kit) or [""])[-1:]]
    parts = [one for text in read for one in text.rstrip(".").split(". ") if one]
    assert len(set(parts)) == len(parts), parts
    assert not any(".." in one for one in read)


def test_the_window_keeps_its_name_for_readers_that_announce_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Orca would announce the window's new name as well as the newly focused item."""
    names = set()
    user = User("")
    for page in ("", "games", "options"):
        if page:
            choose(user.parlour, page)
            user.app.refresh()
        root = tree_of(user.app).node(ROOT)
        assert root is not None
        names.add(root.name)
    assert names == {"Gin Parlour"}
    monkeypatch.setattr(trees, "NAMED_PAGES", True)
    root = tree_of(user.app).node(ROOT)
    assert root is not None and root.name == "Gin Rummy: table options, Gin Parlour"
