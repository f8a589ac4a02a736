"""Input for a showdown."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from gin.interface.paper import Tone
from gin.interface.view import ButtonSpot, View, Zone, ZoneKind
from gin.present.tableview.seating import Seating
from gin.rules.model.events import Event
from gin.rules.model.observation import Observation


class ShowdownSource(Struct, frozen=True):
    """The view before some events, the events, and the observation after them."""

    shown: View
    events: tuple[Event, ...]
    seen: Observation
    seating: Seating


def tone_of(seat: int) -> Tone:
    """Return the tone of a seat's marks."""
    return Tone.THEIRS if seat else Tone.YOURS


def bare(zones: Sequence[Zone]) -> tuple[Zone, ...]:
    """Return the zones without buttons, except in the corner and on the score pad.

    No card is marked as just drawn any more.
    """
    return tuple(
        replace(
            zone,
            items=tuple(
                one for one in zone.items if one.spot in (ButtonSpot.CORNER, ButtonSpot.PAD)
            ),
        )
        if zone.kind is ZoneKind.BUTTONS
        else replace(zone, items=tuple(replace(one, drawn=False) for one in zone.items))
        for zone in zones
    )
