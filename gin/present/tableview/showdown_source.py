"""What the end of a hand is shown from."""

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
    """What a showdown is made from: what was `shown` before `events`, what is `seen` after them,
    and how the player sits."""

    shown: View
    events: tuple[Event, ...]
    seen: Observation
    seating: Seating


def tone_of(seat: int) -> Tone:
    """Whose it is, for the player."""
    return Tone.THEIRS if seat else Tone.YOURS


def bare(zones: Sequence[Zone]) -> tuple[Zone, ...]:
    """Zones without the buttons of what could be done; what lies at the head stays."""
    return tuple(
        replace(
            zone,
            items=tuple(
                one for one in zone.items if one.spot in (ButtonSpot.CORNER, ButtonSpot.PAD)
            ),
        )
        if zone.kind is ZoneKind.BUTTONS
        else zone
        for zone in zones
    )
