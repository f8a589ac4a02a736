"""Each input device by itself, on a host without a window."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from gin.core.message import Verbatim, commas, ended
from gin.interface.commands import Command
from gin.interface.cue import Cue
from gin.interface.intents import Do, Draft, Intent, PageAction, Play
from gin.interface.refs import (
    DIALOG,
    KNOCK,
    PAGE,
    Area,
    AreaRef,
    ButtonRef,
    CardRef,
    EntryKind,
    EntryRef,
    ItemRef,
    LineRef,
    PaperLine,
)
from gin.interface.refs import DISCARDS as DISCARDS_PILE
from gin.interface.refs import STOCK as STOCK_PILE
from gin.interface.steps import End, EndHand
from gin.interface.view import Choice, Dialog, Item, Role, Scene, View, Zone, ZoneKind
from gin.language.translation import spoken
from gin.messages import pointing as words
from gin.messages import refusals, speech
from gin.present.input import focus_order
from gin.rules.model.actions import Discard, Draw
from gin.ui.access.requests import carry_out
from gin.ui.access.tree import Node, NodeKind
from gin.ui.input.commands import run_command
from gin.ui.input.devices import Devices
from gin.ui.input.gamepad import Gamepad
from gin.ui.input.keyboard import Keyboard
from gin.ui.input.pointer import DOUBLE_CLICK, DRAG_FROM, FINGER_FROM, Pointer, break_off
from gin.ui.input.scanning import _LETTERS, ROUNDS, Scanner, rows
from tests.support.by_name import ref_named
from tests.support.small_host import CARDS, SmallHost, laid, page, table

CARD, STOCK, DISCARDS, NOWHERE = (100, 500), (100, 200), (300, 200), (900, 700)
FIELD = EntryRef(EntryKind.FIELD, "name")
FIRST_OF_THREE = ended(commas(Verbatim("the 7H"), speech.place(number=1, of=3)))
_TOP = Command.TOP


def at_table(**settings: object) -> SmallHost:
    return SmallHost(table(), laid(), **settings)


def asked(listens: EntryRef | None = None) -> View:
    answers = {ButtonRef(action): Do(action) for action in (PageAction.YES, PageAction.NO)}
    buttons = tuple(Item(ref, Role.BUTTON, Verbatim(ref.name)) for ref in answers)
    choices = tuple(
        Choice(intent=do, label=Verbatim(do.deed), item=ref) for ref, do in answers.items()
    )
    zone = Zone(DIALOG, ZoneKind.BUTTONS, Verbatim("Really?"), buttons)
    dialog = Dialog(Verbatim("Really?"), (), zone, Do(PageAction.NO), listens)
    return table(dialog=dialog, choices=choices, focus=ButtonRef("no"))


# The mouse, and the finger.


def mouse(kind: int, at: tuple[int, int], **more: object) -> pygame.event.Event:
    return pygame.event.Event(kind, {"pos": at, "button": 1, **more})


def moved(pointer: Pointer, *path: tuple[int, int], now: float = 0.0, **more: object) -> None:
    pointer.handle(mouse(pygame.MOUSEBUTTONDOWN, path[0], **more), now)
    for at in path[1:]:
        pointer.handle(mouse(pygame.MOUSEMOTION, at, **more), now)
    pointer.handle(mouse(pygame.MOUSEBUTTONUP, path[-1], **more), now)


def test_the_mouse_hovers_over_the_item_under_it() -> None:
    host = at_table()
    pointer = Pointer(host)
    pointer.handle(mouse(pygame.MOUSEMOTION, CARD), 0.0)
    assert host.pointing.cursor.hover == ref_named("card:7H")
    pointer.handle(mouse(pygame.MOUSEMOTION, NOWHERE), 0.0)
    assert host.pointing.cursor.hover is None and host.done == []


def test_a_click_activates_the_item_of_its_press_and_release() -> None:
    host = at_table()
    pointer = Pointer(host)
    pointer.handle(mouse(pygame.MOUSEBUTTONDOWN, STOCK), 0.0)
    assert host.pointing.cursor.pressed == ref_named("stock")
    pointer.handle(mouse(pygame.MOUSEBUTTONUP, STOCK), 0.0)
    assert host.pointing.cursor.pressed is None
    assert host.done == [("hush",), ("set_focus", "stock"), ("activate", "stock")]


def test_a_button_that_is_left_before_it_is_released_does_nothing() -> None:
    host = at_table()
    moved(Pointer(host), (600, 200), NOWHERE)
    assert host.names() == ["hush"]


@pytest.mark.parametrize("after", [DOUBLE_CLICK - 0.1, 60.0])
def test_a_card_is_lifted_by_a_click_and_played_by_another(after: float) -> None:
    host = at_table()
    pointer = Pointer(host)
    moved(pointer, CARD, now=10.0)
    assert host.done[-1] == ("set_focus", "card:7H")
    moved(pointer, CARD, now=10.0 + after)
    assert host.names().count("activate") == 1


def test_a_click_elsewhere_puts_a_lifted_card_back() -> None:
    host = at_table()
    pointer = Pointer(host)
    moved(pointer, CARD, now=10.0)
    moved(pointer, NOWHERE, now=11.0)
    assert host.names().count("put_back") == 1
    moved(pointer, CARD, now=12.0)
    assert host.names().count("activate") == 0
    moved(pointer, CARD, now=20.0)
    assert host.names().count("activate") == 1


def test_a_card_is_dragged_to_where_a_choice_wants_it() -> None:
    host = at_table()
    pointer = Pointer(host)
    pointer.handle(mouse(pygame.MOUSEBUTTONDOWN, (90, 510)), 0.0)
    pointer.handle(mouse(pygame.MOUSEMOTION, (90, 510 - DRAG_FROM + 1)), 0.0)
    press = host.pointing.grasp
    assert press is not None and press.held is None
    pointer.handle(mouse(pygame.MOUSEMOTION, DISCARDS), 0.0)
    held = press.held
    assert held is not None
    assert (held.x, held.y, held.width) == (310, 190, 80), "held where it was pressed"
    assert host.pointing.cursor.dragged == ref_named(
        "card:7H"
    ) and host.pointing.cursor.drop == ref_named("discards")
    pointer.handle(mouse(pygame.MOUSEBUTTONUP, DISCARDS), 0.0)
    assert host.pointing.grasp is None
    assert host.done == [
        ("hush",), ("let_hear", Cue.LIFT), ("begin_drag", "card:7H"), ("end_drag", False),
        ("choose", "discard:7H"),
    ]  # fmt: skip


def test_a_drag_for_a_refused_choice_gives_its_reason() -> None:
    host = at_table()
    moved(Pointer(host), CARD, (500, 200))
    assert host.done[-2:] == [("end_drag", False), ("choose", "knock:7H")]


def test_a_card_is_sorted_by_a_drag_within_the_hand() -> None:
    host = at_table()
    moved(Pointer(host), CARD, (250, 500))
    assert host.done[-3:] == [
        ("end_drag", False),
        ("let_hear", Cue.DROP),
        ("give", "arrange:7H", 1),
    ]


def test_a_gesture_without_a_choice_gives_a_reason() -> None:
    host = at_table()
    moved(Pointer(host), STOCK, DISCARDS)
    assert host.done[-2:] == [("end_drag", True), ("refuse", refusals.NO_GESTURE)]


def test_a_card_dropped_on_nothing_flies_back_silently() -> None:
    host = at_table()
    moved(Pointer(host), CARD, NOWHERE)
    assert host.done[-2:] == [("end_drag", True), ("let_hear", Cue.REFUSED)]


def test_a_drag_is_cancelled_once() -> None:
    host = at_table()
    pointer = Pointer(host)
    assert not break_off(host)
    pointer.handle(mouse(pygame.MOUSEBUTTONDOWN, CARD), 0.0)
    assert not break_off(host), "a press does not start a drag"
    pointer.handle(mouse(pygame.MOUSEMOTION, DISCARDS), 0.0)
    assert break_off(host) and not break_off(host)
    assert host.names().count("end_drag") == 1


def test_a_held_card_grows_with_the_window() -> None:
    host = at_table()
    pointer = Pointer(host)
    pointer.handle(mouse(pygame.MOUSEBUTTONDOWN, (90, 500)), 0.0)
    pointer.handle(mouse(pygame.MOUSEMOTION, NOWHERE), 0.0)
    slot = host.place.slots[ref_named("card:7H")]
    press = host.pointing.grasp
    assert press is not None
    press.fit(replace(slot, width=160, height=220))
    held = press.held
    assert held is not None and (held.width, held.height, held.x) == (160, 220, 920)


def test_nothing_is_dragged_under_a_question() -> None:
    host = SmallHost(asked(), laid())
    moved(Pointer(host), CARD, DISCARDS)
    assert "begin_drag" not in host.names()


def test_the_wheel_scrolls_farther_in_a_large_window() -> None:
    host = SmallHost(*page())
    Pointer(host).handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2), 0.0)
    assert host.done == [("scroll", 2 * host.look.s(60))]


def test_the_scroll_bar_turns_pages() -> None:
    host = SmallHost(*page())
    pointer = Pointer(host)
    moved(pointer, (700, 550))
    moved(pointer, (700, 150))
    assert [one for one in host.done if one[0] == "scroll"] == [("scroll", 450), ("scroll", -450)]


def test_a_finger_trembles_where_a_mouse_would_drag() -> None:
    between = (DRAG_FROM + FINGER_FROM) // 2
    for finger in (True, False):
        host = at_table()
        moved(Pointer(host), CARD, (100 + between, 500), touch=finger)
        assert ("begin_drag" in host.names()) is not finger
        assert (("set_focus", "card:7H") in host.done) is finger


def test_a_finger_that_is_lifted_hovers_over_nothing() -> None:
    host = at_table()
    pointer = Pointer(host)
    pointer.handle(mouse(pygame.MOUSEMOTION, STOCK, touch=True), 0.0)
    assert host.pointing.cursor.hover == ref_named("stock")
    moved(pointer, STOCK, touch=True)
    assert host.pointing.cursor.hover is None and ("activate", "stock") in host.done


def test_a_page_follows_the_finger() -> None:
    host = SmallHost(*page())
    moved(Pointer(host), (300, 400), (300, 380), (300, 330), touch=True)
    assert host.done == [("hush",), ("scroll", 20), ("scroll", 50)], "nothing was activated"


# Keys.


def key(code: int, kind: int = pygame.KEYDOWN, mod: int = 0, typed: str = "") -> pygame.event.Event:
    return pygame.event.Event(kind, key=code, mod=mod, unicode=typed)


def press(keyboard: Keyboard, event: pygame.event.Event) -> None:
    keyboard.handle(event, 0.0, again=keyboard.holds(event))


def test_a_key_runs_its_command_and_shows_the_focus() -> None:
    host = at_table()
    host.pointing.cursor = replace(host.pointing.cursor, keyboard=False)
    press(Keyboard(host), key(pygame.K_k))
    assert host.done == [("hush",), ("set_focus", "card:7H"), ("command", "knock")]
    assert host.pointing.cursor.keyboard


def test_a_held_key_repeats_movement_but_plays_once() -> None:
    for code, command, times in ((pygame.K_RIGHT, "right", 3), (pygame.K_k, "knock", 1)):
        host = at_table()
        keyboard = Keyboard(host)
        for _ in range(3):
            press(keyboard, key(code))
        assert host.done.count(("command", command)) == times
        press(keyboard, key(code, pygame.KEYUP))
        press(keyboard, key(code))
        assert host.done.count(("command", command)) == times + 1


def test_stale_key_repeats_are_ignored() -> None:
    right, up = key(pygame.K_RIGHT), key(pygame.K_RIGHT, pygame.KEYUP)
    other, left = key(pygame.K_DOWN), pygame.event.Event(pygame.WINDOWFOCUSLOST)
    for came, held, expected in (
        # Quickly released: earlier repeats are stale.
        ((right, right, right, up), False, (right, up)),
        ((right, right, up, right, up), False, (right, up, right, up)),
        ((right, other, up), True, (other, up)),
        # Still held: only the last repeat stays, in its place.
        ((right, other, right), True, (other, right)),
        ((right, right, right), False, (right, right)),
        ((right,), True, (right,)),
        # Pressed again after the window lost the focus.
        ((left, right, up), True, (left, right, up)),
    ):
        keyboard = Keyboard(at_table())
        if held:
            press(keyboard, right)
        kept = keyboard.without_late_repeats(came)
        assert [(e.type, e.dict) for e in kept] == [(e.type, e.dict) for e in expected]


def test_keys_count_as_released_when_the_window_loses_the_focus() -> None:
    host = at_table()
    keyboard = Keyboard(host)
    press(keyboard, key(pygame.K_k))
    press(keyboard, pygame.event.Event(pygame.WINDOWFOCUSLOST))
    press(keyboard, key(pygame.K_k))
    assert host.done.count(("command", "knock")) == 2


def test_space_draws_on_a_card_and_presses_a_button() -> None:
    host = at_table()
    keyboard = Keyboard(host)
    press(keyboard, key(pygame.K_SPACE))
    press(keyboard, key(pygame.K_SPACE, pygame.KEYUP))
    host.pointing.set_focus(ref_named("button:menu"), keyboard=True)
    press(keyboard, key(pygame.K_SPACE))
    assert [one for one in host.done if one[0] == "command"] == [
        ("command", "draw"), ("command", "activate"),
    ]  # fmt: skip


def test_typed_text_goes_into_the_focused_field() -> None:
    name = Item(FIELD, Role.FIELD, Verbatim("Name"), value=Verbatim("Ad"))
    zone = Zone(AreaRef(Area.FIELD), ZoneKind.LIST, Verbatim("Name"), (name,))
    host = SmallHost(table(zones=(zone,), focus=FIELD))
    keyboard = Keyboard(host)
    press(keyboard, key(pygame.K_k, typed="k"))
    press(keyboard, pygame.event.Event(pygame.TEXTINPUT, text="k"))
    press(keyboard, key(pygame.K_BACKSPACE))
    press(keyboard, key(pygame.K_F9))
    assert [one for one in host.done if one[0] != "hush"] == [
        ("give", "enter:field:name", "Adk"), ("give", "enter:field:name", "A"), ("command", "mute"),
    ]  # fmt: skip


def test_a_question_for_a_key_gets_every_key_except_escape() -> None:
    host = SmallHost(asked(listens=FIELD))
    keyboard = Keyboard(host)
    press(keyboard, key(pygame.K_F8))
    press(keyboard, key(pygame.K_ESCAPE))
    assert [one for one in host.done if one[0] != "hush"] == [
        ("give", "enter:field:name", "F8"), ("command", "back"),
    ]  # fmt: skip


# Commands.


def commanded(host: SmallHost, *commands: Command) -> SmallHost:
    for command in commands:
        run_command(host, command)
    return host


def test_a_command_makes_the_focused_items_choice_or_the_only_one() -> None:
    host = at_table()
    host.pointing.set_focus(ref_named("card:9C"), keyboard=True)
    assert commanded(host, Command.DISCARD).done[-1] == ("choose", "discard:9C")
    assert commanded(host, Command.DRAW).done[-1] == ("choose", "draw")


def test_a_command_without_a_choice_is_refused_aloud() -> None:
    host = commanded(at_table(), Command.UNDO)
    assert host.done == [("refuse", Command.UNDO)]


def test_back_cancels_a_drag_before_it_closes_a_page() -> None:
    host = at_table()
    pointer = Pointer(host)
    pointer.handle(mouse(pygame.MOUSEBUTTONDOWN, CARD), 0.0)
    pointer.handle(mouse(pygame.MOUSEMOTION, NOWHERE), 0.0)
    run_command(host, Command.BACK)
    assert host.done[-2] == ("end_drag", True) and "choose" not in host.names()
    run_command(host, Command.BACK)
    assert host.done[-1] == ("choose", "menu")
    assert commanded(SmallHost(asked()), Command.BACK).done == [("choose", "no")]


def test_commands_move_the_focus_and_the_card_in_it() -> None:
    host = commanded(at_table(), Command.RIGHT, Command.CARD_RIGHT, Command.CARD_LEFT)
    assert host.pointing.cursor.focus == ref_named("card:8H")
    assert host.done == [
        ("set_focus", "card:8H"),
        ("let_hear", Cue.SORT), ("give", "arrange:8H", 2),
        ("let_hear", Cue.SORT), ("give", "arrange:8H", 0),
    ]  # fmt: skip
    host.pointing.set_focus(ref_named("stock"), keyboard=True)
    assert commanded(host, Command.CARD_LEFT).done[-1] == ("refuse", Command.CARD_LEFT)


def test_at_the_end_of_a_row_the_item_is_announced_again() -> None:
    last = ("stop_at", ended(commas(Verbatim("the 9C"), speech.place(number=3, of=3))))
    host = commanded(at_table(), Command.LAST, Command.RIGHT)
    assert host.done == [("set_focus", "card:9C"), ("set_focus", "card:9C"), last]
    assert commanded(host, Command.CARD_RIGHT).done[-1] == last


def test_a_card_is_named_by_its_number_once() -> None:
    """If the focus stays or is silent, an announcement names the card."""
    second, place = Command.CARD_2, speech.place(number=2, of=3)
    name = commas(Verbatim("the 8H"), place)
    host = commanded(at_table(), second)
    assert host.done == [("set_focus", "card:8H"), ("show_notice", name)]
    assert commanded(host, second).done[-2:] == [("show_notice", name), ("announce", ended(name))]
    silent = at_table(announce_focus=False)
    assert commanded(silent, second).done[-1] == ("announce", ended(name))
    assert commanded(SmallHost(asked()), second).done == [("refuse", second)]


@pytest.mark.parametrize("command", [Command.FIRST, Command.LEFT, Command.PAGE_UP])
def test_a_focus_that_cannot_move_is_announced(command: Command) -> None:
    host = commanded(at_table(), command)
    assert host.done[-1] == ("stop_at", FIRST_OF_THREE)


def test_window_commands_call_the_host() -> None:
    host = commanded(at_table(), Command.COMMANDS, Command.PAGE_DOWN, Command.TOP, Command.ACTIVATE)
    assert host.done == [
        ("list_commands",), ("turn_page", 0.9), ("announce", FIRST_OF_THREE), ("ask", "top"),
        ("activate", "card:7H"),
    ]  # fmt: skip


def test_turning_a_page_announces_the_focus() -> None:
    """If the focus stays, turning a page would otherwise be silent."""
    host = commanded(at_table(), Command.PAGE_DOWN)
    assert host.done == [("turn_page", 0.9), ("announce", FIRST_OF_THREE)]
    assert commanded(at_table(), Command.PAGE_UP).done[-1] == ("stop_at", FIRST_OF_THREE)


def test_the_size_of_a_pile_is_announced_once() -> None:
    pile = Item(STOCK_PILE, Role.PILE, Verbatim("stock, 31 cards"), value=Verbatim("31"))
    zone = Zone(STOCK_PILE, ZoneKind.PILE, Verbatim("stock"), (pile,))
    view = View(Scene.TABLE, Verbatim("a table"), (zone,), ())
    assert spoken(focus_order.item_announcement(view, pile)) == "stock, 31 cards"


def test_help_opens_even_without_a_button() -> None:
    host = commanded(at_table(), Command.HELP)
    assert host.done == [("show_help",)]
    host = commanded(at_table(), Command.MUTE, Command.MUTE)
    assert [one for one in host.done if one[0] == "change"] == [
        ("change", "mute", True), ("change", "mute", False),
    ]  # fmt: skip
    assert commanded(at_table(), Command.VOICE).done[0] == ("change", "speech", "auto")


# Gamepads.


def test_gamepad_buttons_run_commands() -> None:
    pad = Gamepad(at_table())
    down = pygame.event.Event(
        pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_X, instance_id=0
    )
    assert pad.meant(down) is Command.DRAW
    assert pad.meant(key(pygame.K_d)) is None


def test_a_stick_counts_once_each_time_it_is_turned() -> None:
    pad = Gamepad(at_table())

    def turned(share: float) -> Command | None:
        return pad.meant(
            pygame.event.Event(
                pygame.CONTROLLERAXISMOTION, instance_id=0, axis=0, value=round(share * 32767)
            )
        )

    found = [turned(share) for share in (0.4, 0.9, 1.0, 0.5, 0.9)]
    assert found == [None, Command.RIGHT, None, None, None]
    assert [turned(share) for share in (0.0, -0.9)] == [None, Command.LEFT]


@pytest.mark.parametrize("wanted", [True, False])
def test_gamepads_are_searched_for_if_turned_on(wanted: bool) -> None:
    pad = Gamepad(at_table(gamepad=wanted))
    assert pad.next_due() is None
    pad.start(10.0)
    assert (pad.next_due() is not None) is wanted


# One switch.


def test_the_frame_scans_areas_and_then_the_chosen_area() -> None:
    host = at_table(switch=True, scan_pace=1.0)
    scanner = Scanner(host)
    scanner.tick(0.0)
    hand = tuple(ref_named(f"card:{code}") for code in ("7H", "8H", "9C"))
    assert scanner.framed == hand, "the area of the focus"
    scanner.tick(0.9)
    assert scanner.framed == hand and scanner.next_due() == 1.0
    scanner.tick(1.0)
    assert scanner.framed == (ref_named("button:menu"),)
    assert host.done[-3:] == [
        ("reveal", "button:menu"),
        ("announce", Verbatim("Menu")),
        ("frame", "button:menu"),
    ]
    for now in (2.0, 3.0):
        scanner.tick(now)
    assert scanner.framed == hand
    assert scanner.took(key(pygame.K_SPACE), 3.0)
    assert scanner.level == "items" and scanner.framed == (ref_named("card:7H"),)


@pytest.mark.parametrize("status", ["", "Discard a card."])
def test_the_frame_stays_in_an_area_while_only_a_button_beside_it_changes(status: str) -> None:
    """The button that discards the focused card appears when the frame enters the hand."""
    host = at_table(switch=True, scan_pace=1.0)
    scanner = Scanner(host)
    scanner.tick(0.0)
    scanner.took(key(pygame.K_SPACE), 0.0)
    scanner.tick(1.0)
    assert scanner.framed == (ref_named("card:8H"),)
    zone = next(one for one in host.view.zones if one.kind is ZoneKind.BUTTONS)
    item = Item(ButtonRef("discard"), Role.BUTTON, Verbatim("Discard"))
    choice = Choice(intent=Do(PageAction.YES), label=item.name, item=item.ref)
    zones = tuple(
        replace(one, items=(*one.items, item)) if one is zone else one for one in host.view.zones
    )
    host.view = replace(
        host.view, zones=zones, choices=(*host.view.choices, choice),
        status=Verbatim(status) or host.view.status,
    )  # fmt: skip
    scanner.tick(1.5)
    if status:
        assert scanner.level == "rows", "there is something else to do"
    else:
        assert scanner.framed == (ref_named("card:8H"),)
        scanner.tick(2.0)
        assert scanner.framed == (ref_named("card:9C"),)


def test_an_area_is_announced_by_its_contents() -> None:
    """A position such as "Part 3 of 8" would be meaningless."""
    host = at_table(switch=True)
    said = [spoken(row.name) for row in rows(replace(host.view, focus=None))]
    assert said == ["Stock", "Your hand: the 7H, the 8H, the 9C", "Menu"]
    names = ("Knock", "Gin", "Sort", "Hint", "Menu", "Help")
    buttons = tuple(
        Item(EntryRef(EntryKind.COMMAND, one), Role.BUTTON, Verbatim(one)) for one in names
    )
    page = Zone(AreaRef(Area.BUTTONS), ZoneKind.PAGE, Verbatim("Buttons"), buttons)
    (only_row,) = rows(replace(host.view, zones=(page,), focus=None))
    assert spoken(only_row.name) == "Buttons: Knock, Gin, 4 more"
    doubled = (*buttons, *(replace(one, ref=EntryRef(EntryKind.KEY, one.id)) for one in buttons))
    parts = rows(replace(host.view, zones=(replace(page, items=doubled),), focus=None))
    assert [spoken(one.name) for one in parts] == ["Buttons: Knock, Gin, 4 more"] * 2


def test_lines_of_text_are_announced_as_sentences() -> None:
    host = at_table(switch=True)
    lines = ("line 1 is ignored: level cannot be 99.", "the old file is kept.", "one", "two")
    items = tuple(
        Item(LineRef(PaperLine.ROW, number), Role.TEXT, Verbatim(line))
        for number, line in enumerate(lines)
    )
    page = Zone(PAGE, ZoneKind.PAGE, Verbatim("Notices"), items)
    (row,) = rows(replace(host.view, zones=(page,), focus=None))
    said = "Notices: Line 1 is ignored: level cannot be 99. The old file is kept. 2 more."
    assert spoken(row.name) == said
    figures = tuple(replace(item, value=Verbatim("7")) for item in items)
    head = Item(LineRef(PaperLine.HEADING), Role.HEADING, page.name)
    figures = (head, *figures)
    (row,) = rows(replace(host.view, zones=(replace(page, items=figures),), focus=None))
    first, second, *_ = lines
    assert spoken(row.name) == f"Notices: {first.rstrip('.')}, {second.rstrip('.')}, 2 more"


def test_the_frame_waits_until_its_place_was_spoken() -> None:
    host = at_table(switch=True, scan_pace=0.6)
    host.announcer.listens = True
    scanner = Scanner(host)
    scanner.tick(0.0)
    said = len("Your hand: the 7H, the 8H, the 9C")
    assert scanner.next_due() == pytest.approx(said / _LETTERS) and said / _LETTERS > 0.6


def test_the_switch_takes_an_item_or_one_of_its_choices() -> None:
    seven, eight, _ = CARDS
    choices = (
        Choice(
            intent=Play(Discard(seven)),
            label=Verbatim("Discard"),
            item=CardRef(seven),
            target=DISCARDS_PILE,
        ),
        Choice(
            intent=Draft(EndHand(End.KNOCK, seven)),
            label=Verbatim("Knock"),
            item=CardRef(seven),
            target=KNOCK,
        ),
        Choice(
            intent=Play(Discard(eight)),
            label=Verbatim("Discard"),
            item=CardRef(eight),
            target=DISCARDS_PILE,
        ),
    )
    host = SmallHost(table(choices=choices), laid(), switch=True, scan_pace=1.0)
    scanner = Scanner(host)

    def press() -> None:
        assert scanner.took(key(pygame.K_SPACE), 0.0)
        scanner.took(key(pygame.K_SPACE, pygame.KEYUP), 0.0)

    scanner.tick(0.0)
    press()
    assert scanner.level == "choices", (
        "the hand is the only area, and its first card has two choices"
    )
    listed = scanner.asked
    assert listed is not None
    names = [one.name for one in listed.zone.items]
    assert names == [Verbatim("Discard"), Verbatim("Knock"), words.NONE_OF_THESE]
    scanner.tick(1.0)
    press()
    assert host.done.count(("choose", "knock:7H")) == 1
    assert scanner.level == "items" and scanner.asked is None
    scanner.tick(1.0)
    press()
    assert ("activate", "card:8H") in host.done


def test_the_frame_leaves_an_area_after_some_rounds() -> None:
    host = at_table(switch=True, scan_pace=1.0)
    scanner = Scanner(host)
    scanner.tick(0.0)
    scanner.took(key(pygame.K_SPACE), 0.0)
    for now in range(1, 3 * ROUNDS + 1):
        assert scanner.level == "items"
        scanner.tick(float(now))
    assert scanner.level == "rows"


def test_the_mouse_works_as_the_switch_and_other_keys_as_keys() -> None:
    host = at_table(switch=True)
    scanner = Scanner(host)
    scanner.tick(0.0)
    assert scanner.took(mouse(pygame.MOUSEMOTION, CARD), 0.0)
    assert scanner.level == "rows"
    assert scanner.took(mouse(pygame.MOUSEBUTTONDOWN, CARD), 0.0)
    assert scanner.level == "items"
    assert not scanner.took(key(pygame.K_k), 0.0)
    host.house.change("switch", False)
    assert not scanner.took(mouse(pygame.MOUSEBUTTONDOWN, CARD), 0.0)
    assert scanner.framed == () and scanner.next_due() is None


# A screen reader.


@pytest.mark.parametrize(
    ("act", "done"),
    [
        (Play(Draw()), ("choose", "draw")),
        (_TOP, ("command", "top")),
        (STOCK_PILE, ("activate", "stock")),
    ],
)
def test_a_screen_reader_can_run_the_action_of_a_node(
    act: ItemRef | Intent | Command, done: tuple[str, str]
) -> None:
    host = at_table()
    carry_out(
        host, Node("stock", NodeKind.BUTTON, "Stock", act=act, focusable=True, ref=STOCK_PILE)
    )
    assert host.done == [("set_focus", "stock"), done]


def test_a_screen_reader_cannot_run_an_outdated_action() -> None:
    host = at_table()
    carry_out(host, Node("choice:gin", NodeKind.BUTTON, "Gin", act=Draft(EndHand(End.GIN))))
    assert host.done == []


# All devices together.


def test_an_event_goes_to_its_device() -> None:
    host = at_table()
    devices = Devices(host)
    pad = pygame.event.Event(
        pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_B, instance_id=0
    )
    for event in (
        pad, key(pygame.K_k), mouse(pygame.MOUSEBUTTONDOWN, STOCK),
        mouse(pygame.MOUSEBUTTONUP, STOCK),
    ):  # fmt: skip
        devices.handle(event, 0.0)
    assert [one for one in host.done if one[0] in ("command", "activate")] == [
        ("command", "back"), ("command", "knock"), ("activate", "stock"),
    ]  # fmt: skip
    assert host.names().count("hush") == 3


def test_presses_within_the_cool_down_go_to_no_device() -> None:
    host = at_table(cool_down=0.5)
    devices = Devices(host)
    for now, code in ((0.0, pygame.K_k), (0.3, pygame.K_d), (0.6, pygame.K_g)):
        devices.handle(key(code), now)
        devices.handle(key(code, pygame.KEYUP), now)
    assert len([one for one in host.done if one[0] == "command"]) == 2


def test_mouse_and_gamepad_work_as_the_switch() -> None:
    host = at_table(switch=True)
    devices = Devices(host)
    devices.tick(0.0)
    devices.handle(mouse(pygame.MOUSEBUTTONDOWN, STOCK), 0.0)
    assert devices.scanner.level == "items" and host.pointing.cursor.pressed is None
    assert devices.next_due() == devices.scanner.next_due()
