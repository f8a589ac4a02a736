"""Execution of commands in a window.

Keys, gamepads, screen readers and the list of commands all call `run_command`.
"""

from __future__ import annotations

from gin.core.message import ended
from gin.interface.commands import Command, CommandSection
from gin.interface.controls import ControlOption
from gin.interface.cue import Cue
from gin.interface.front_door import FrontDoor
from gin.interface.intents import Arrange, Do, Intent, LeadTo, PageAction
from gin.interface.refs import HAND, ItemRef
from gin.interface.view import Choice, Item
from gin.messages import settings as messages
from gin.messages import speech
from gin.present.input import focus_order, headings, keymap
from gin.present.input.choices import activated, adjusted, commanded, needs_aim
from gin.present.input.pressing import press_again
from gin.present.output import voice_commands
from gin.present.words import settings as setting_words
from gin.ui.input import arrows
from gin.ui.input.host import InputHost
from gin.ui.input.pointer import break_off
from gin.ui.platform.clipboard import clipboard_text

_SHIFTS = {Command.CARD_LEFT: -1, Command.CARD_RIGHT: 1}
_SWITCHED = {
    Command.FULL_SCREEN: "full_screen", Command.MAGNIFY: "magnifier", Command.MUTE: "mute",
}  # fmt: skip
_ENDS = (Command.FIRST, Command.LAST)
_PAGES = {Command.PAGE_UP: -0.9, Command.PAGE_DOWN: 0.9}
"""Fraction of the visible page to scroll by."""


def aimed(host: InputHost, command: Command | None) -> bool:
    """Show the focus, and return whether the command may be carried out.

    If the program placed the focus, or a click left it invisible, the first Enter does not make a
    choice that `needs_aim`. It announces what a second Enter will do. Any other input or
    announcement in between starts this over (ADR 27).
    """
    view, cursor = host.view, host.pointing.cursor
    if not cursor.keyboard:
        host.pointing.show_focus()
    if command is not Command.ACTIVATE:
        host.pointing.disarm()
        return True
    if cursor.armed or (cursor.aimed and cursor.keyboard):
        return True
    choice = activated(view, cursor.focus, None)
    if choice is None or choice.why or not needs_aim(view, choice):
        return True
    host.pointing.arm()
    host.announcer.answer(press_again(view, choice))
    return False


def lead_with_heading(host: InputHost, there: ItemRef) -> None:
    """Focus a heading; if it is a line of a list, announce the list's name too."""
    host.pointing.lead_with(there)
    name = headings.name_of_list(host.view, there)
    if name:
        host.announcer.announce(ended(name))


def follow_lead(host: InputHost, intent: Intent) -> None:
    """Scroll to a section and focus its first item, if the intent says so."""
    zone = host.view.zone(intent.section) if isinstance(intent, LeadTo) else None
    if zone is not None:
        lead_with_heading(host, zone.items[0].ref)


def run_command(host: InputHost, command: Command) -> None:
    """Carry out a command, either here or as a choice of the view."""
    if command.section is CommandSection.QUESTIONS:
        host.ask(command)
    elif command is Command.HIDE:
        host.perform(lambda shown: shown.hide_cards())
    elif command is Command.ACTIVATE:
        host.activate(host.pointing.cursor.focus)
    elif command is Command.BACK:
        _back(host)
    elif (value := adjusted(host.view, host.pointing.cursor.focus, command)) is not None:
        _adjust(host, value)
    elif (step := _stepped_to(host, command)) is not None:
        host.choose(step)
    elif command in headings.STEPS:
        _to_heading(host, command)
    elif command.section is CommandSection.MOVES:
        _move(host, command)
    elif command in _SHIFTS:
        _shift_card(host, command)
    elif command.section is CommandSection.CARDS:
        _nth_card(host, keymap.CARDS.index(command))
    elif command in _PAGES:
        _turn_page(host, command)
    elif command is Command.COMMANDS:
        host.perform(lambda shown: shown.list_commands())
    elif command is Command.TYPE:
        host.perform(lambda shown: shown.type_command())
    elif command is Command.PASTE:
        host.perform(lambda shown: shown.open_text(clipboard_text()))
    elif command in voice_commands.COMMANDS:
        host.perform(voice_commands.COMMANDS[command])
    elif command in _SWITCHED:
        if command is Command.FULL_SCREEN:
            # The pointer's place in a window of another size is unknown until the pointer moves.
            # Until then a dragged card might be dropped on the discard pile.
            break_off(host)
        host.perform(lambda shown: _switch(shown, _SWITCHED[command]))
    else:
        _choose(host, command)


def _stepped_to(host: InputHost, command: Command) -> Choice | None:
    """Return the choice of a review's previous or next decision, if the command is its key.

    Screen readers and voices read the cards with these keys.
    """
    before, after = (host.view.choice(Do(one)) for one in (PageAction.BEFORE, PageAction.STEP))
    if before is None or after is None or host.announcer.listens:
        return None
    return {Command.LEFT: before, Command.RIGHT: after}.get(command)


def _move(host: InputHost, command: Command) -> None:
    before = host.pointing.cursor
    if command in _ENDS and host.pointing.to_end(last=command is Command.LAST):
        if before.keyboard and host.pointing.cursor.focus == before.focus:
            _announce_edge(host)
        return
    if host.announcer.listens and command in (Command.UP, Command.DOWN):
        # Screen readers and voices read no columns, so Up and Down visit the items in order.
        there = focus_order.next_focus(host.view, before.focus, command)
    else:
        there = arrows.moved(host.view, before.focus, command, host.place.slots)
    if command in (Command.NEXT_ZONE, Command.PREVIOUS_ZONE):
        there = host.pointing.left_at(there)
    host.pointing.set_focus(there, keyboard=True)
    if before.keyboard and host.pointing.cursor.focus == before.focus:
        _announce_edge(host)


def _to_heading(host: InputHost, command: Command) -> None:
    step = headings.STEPS[command]
    there = headings.heading_from(host.view, host.pointing.cursor.focus, step)
    if there is not None:
        lead_with_heading(host, there)
    elif not headings.headings(host.view):
        host.announcer.refuse(speech.NO_HEADINGS)
    else:
        host.announcer.stop_at(speech.LAST_HEADING if step > 0 else speech.FIRST_HEADING)


def _turn_page(host: InputHost, command: Command) -> None:
    """Scroll, and announce the focus if it stays; at the page's end, announce it as the edge."""
    before = host.pointing.cursor.focus
    turned = host.pointing.turn_page(_PAGES[command])
    if not turned:
        _announce_edge(host)
    elif host.pointing.cursor.focus == before:
        _announce_focus(host)


def _announce_focus(host: InputHost) -> None:
    text = focus_order.focus_announcement(host.view, host.pointing.cursor.focus)
    if text:
        host.announcer.announce(text)


def _announce_edge(host: InputHost) -> None:
    text = focus_order.focus_announcement(host.view, host.pointing.cursor.focus)
    if text:
        host.announcer.stop_at(text)


def _adjust(host: InputHost, value: ControlOption) -> None:
    setting = host.view.setting_of(value.ref)
    if setting is not None and setting.control and setting.control.chosen == value:
        host.announcer.let_hear(Cue.EDGE)
    host.activate(value.ref)


def _choose(host: InputHost, command: Command) -> None:
    cursor = host.pointing.cursor
    choice = commanded(host.view, command, cursor.focus, aimed=cursor.aimed)
    if choice is not None:
        host.choose(choice)
    elif command is Command.HELP:
        host.perform(lambda shown: shown.show_help())
    else:
        _refuse(host, command)


def _refuse(host: InputHost, command: Command) -> None:
    host.perform(lambda shown: shown.refuse_command(command))


def _back(host: InputHost) -> None:
    if break_off(host):
        return
    view = host.view
    choice = view.choice(view.dialog.cancel) if view.dialog is not None else None
    if choice is None:
        choice = next((c for c in view.choices if c.key is Command.BACK), None)
    if choice is not None:
        host.choose(choice)
    else:
        _refuse(host, Command.BACK)


def _shift_card(host: InputHost, command: Command) -> None:
    items = _hand(host)
    at = next((n for n, one in enumerate(items) if one.ref == host.pointing.cursor.focus), -1)
    card = items[at].card if at >= 0 else None
    if card is None:
        _refuse(host, command)
        return
    place = at + _SHIFTS[command]
    if not 0 <= place < len(items):
        _announce_edge(host)
        return
    host.announcer.let_hear(Cue.SORT)
    host.perform(lambda shown: shown.choose(Arrange(card), place))


def _nth_card(host: InputHost, index: int) -> None:
    items, before = _hand(host), host.pointing.cursor.focus
    if host.view.dialog is None and index < len(items):
        host.pointing.set_focus(items[index].ref, keyboard=True)
        name = focus_order.item_announcement(host.view, items[index])
        host.announcer.show_notice(name)
        if before == items[index].ref or not host.settings.announce_focus:
            # Otherwise the change of focus announces the card.
            host.announcer.announce(ended(name))
    else:
        # On other pages, a number may make a choice.
        _choose(host, keymap.CARDS[index])


def _hand(host: InputHost) -> tuple[Item, ...]:
    hand = host.view.zone(HAND)
    return hand.items if hand is not None else ()


def _switch(shown: FrontDoor, setting: str) -> None:
    on = not getattr(shown.settings, setting)
    shown.change(setting, on)
    shown.say(messages.switched(title=setting_words.TITLES[setting], on=on))
