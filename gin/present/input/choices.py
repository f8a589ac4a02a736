"""Which choice is meant: by an item that is clicked, by a command, by where a card is put."""

from __future__ import annotations

from collections.abc import Sequence

from gin.interface.commands import Command
from gin.interface.controls import ControlOption
from gin.interface.intents import Do, Draft, PageAction, Play
from gin.interface.refs import DISCARDS, KNOCK, CardRef, ItemRef, ZoneRef
from gin.interface.view import Choice, View


def choices_of(view: View, item: ItemRef | None) -> list[Choice]:
    """What can be done with an item, what is enabled first."""
    return _able_first([choice for choice in view.choices if choice.item == item])


def ways(view: View, item: ItemRef) -> list[Choice]:
    """All that can be done with an item now: what is done with it, or each value it may have."""
    shown = view.item(item)
    control = shown.control if shown is not None else None
    if control is None or control.toggles or not control.options:
        return [choice for choice in choices_of(view, item) if not choice.why]
    return [choice for one in control.options for choice in choices_of(view, one.ref)]


def adjusted(view: View, focus: ItemRef | None, command: Command) -> ControlOption | None:
    """The value that Left or Right gives the focused setting; at its end the one it has.

    None if the command means something else here.
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
    """What comes of an item that is put into a zone."""
    found = choices_of(view, item) if zone is not None else []
    return next((choice for choice in found if choice.target == zone), None)


def activated(view: View, item: ItemRef | None, picked: ItemRef | None) -> Choice | None:
    """What comes of an item that is clicked, or pressed by a key.

    A place that takes a card takes the one that was picked: the knock place, and the discard pile
    where nothing can be taken from it.
    """
    own = next(iter(choices_of(view, item)), None)
    place = item if item in (KNOCK, DISCARDS) else None
    if isinstance(picked, CardRef) and place is not None:
        given = dropped(view, picked, place)
        if place == KNOCK or (own is not None and own.why and given is not None):
            return given
    return own


def needs_aim(view: View, choice: Choice) -> bool:
    """Return whether one press may not make this choice where the player did not put the focus.

    These are the moves that nobody can take back and that no earlier press asked for: drawing,
    taking, discarding, answering an offer, leaving a chance to challenge, and ending a lay-off. A
    question was asked for by a press, and nothing is lost in a lesson.
    """
    # The menu does not need the steps of a hand.
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
    """Return what a command does: with the focused item if it can, else without a card, else the
    first choice there is.

    Unless the player `aimed` the focus, a command that ends the hand does what its button does.
    """
    found = [choice for choice in view.choices if choice.key is command]
    mine = [choice for choice in found if choice.item == focus]
    whole = [choice for choice in found if not isinstance(choice.item, CardRef)]
    if not aimed and any(choice.target == KNOCK for choice in mine):
        mine = [choice for choice in whole if not choice.why] or mine
    return next(iter(_able_first(mine or whole or found)), None)


def _able_first(found: Sequence[Choice]) -> list[Choice]:
    return sorted(found, key=lambda choice: bool(choice.why))
