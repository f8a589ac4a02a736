"""Search for the choice that a click, a command or a drop means."""

from __future__ import annotations

from collections.abc import Sequence

from gin.interface.commands import Command
from gin.interface.controls import ControlOption
from gin.interface.intents import Do, Draft, PageAction, Play
from gin.interface.refs import DISCARDS, KNOCK, CardRef, ItemRef, ZoneRef
from gin.interface.view import Choice, View


def choices_of(view: View, item: ItemRef | None) -> list[Choice]:
    """Return the choices for an item, enabled ones first."""
    return _able_first([choice for choice in view.choices if choice.item == item])


def ways(view: View, item: ItemRef) -> list[Choice]:
    """Return the enabled choices for an item, or all choices for the values of its control."""
    shown = view.item(item)
    control = shown.control if shown is not None else None
    if control is None or control.toggles or not control.options:
        return [choice for choice in choices_of(view, item) if not choice.why]
    return [choice for one in control.options for choice in choices_of(view, one.ref)]


def adjusted(view: View, focus: ItemRef | None, command: Command) -> ControlOption | None:
    """Return the value that Left or Right sets for the focused setting.

    At the end of its values, return the current one. Return None if the command does not change a
    setting here.
    """
    shown = view.item(focus)
    control = shown.control if shown is not None and view.dialog is None else None
    if control is None or not control.options:
        return None
    match command:
        case Command.LEFT:
            return control.option(-1) or control.chosen
        case Command.RIGHT:
            return control.option(1) or control.chosen
    return None


def dropped(view: View, item: ItemRef | None, zone: ZoneRef | None) -> Choice | None:
    """Return the choice made by dropping an item on a zone, or None."""
    found = choices_of(view, item) if zone is not None else []
    return next((choice for choice in found if choice.target == zone), None)


def activated(view: View, item: ItemRef | None, picked: ItemRef | None) -> Choice | None:
    """Return the choice made by clicking an item or pressing Enter on it, or None.

    If a card is picked, activating the knock place is like dropping the card there. The same is
    true of the discard pile if its top card may not be taken.
    """
    own = next(iter(choices_of(view, item)), None)
    place = item if item in (KNOCK, DISCARDS) else None
    if isinstance(picked, CardRef) and place is not None:
        given = dropped(view, picked, place)
        if place == KNOCK or (own is not None and own.why and given is not None):
            return given
    return own


def needs_aim(view: View, choice: Choice) -> bool:
    """Return whether Enter must be pressed twice for a choice if the program placed the focus.

    The first press announces the choice (ADR 27). This applies to moves such as drawing and
    discarding, but not in dialogs and lessons.
    """
    # Imported here, so that the menu does not load it.
    from gin.interface.steps import Cancel, Confirm

    if view.dialog is not None or view.lesson is not None:
        return False
    match choice.intent:
        case Play() | Do(PageAction.GO_ON):
            return True
        case Draft(Confirm()):
            return view.choice(Draft(Cancel())) is None
    return False


def commanded(
    view: View, command: Command, focus: ItemRef | None, *, aimed: bool = True
) -> Choice | None:
    """Return the choice that a command makes, or None.

    A choice of the focused item is preferred, then one that is not for a card. If the program
    placed the focus (not `aimed`), a command that would end the hand with the focused card does
    instead what the command's button does, if the button is enabled.
    """
    found = [choice for choice in view.choices if choice.key is command]
    mine = [choice for choice in found if choice.item == focus]
    whole = [choice for choice in found if not isinstance(choice.item, CardRef)]
    if not aimed and any(choice.target == KNOCK for choice in mine):
        mine = [choice for choice in whole if not choice.why] or mine
    return next(iter(_able_first(mine or whole or found)), None)


def _able_first(found: Sequence[Choice]) -> list[Choice]:
    return sorted(found, key=lambda choice: bool(choice.why))
