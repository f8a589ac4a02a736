"""The numbered choices of a view as lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gin.core.message import NOTHING, Text
from gin.interface.intents import Intent
from gin.interface.refs import ZoneRef
from gin.interface.view import Choice, View, ZoneKind

_Group = list[tuple[int, Intent, Text]]


class ChoiceLines:
    """Prints the choices zone by zone, and remembers what was printed last."""

    def __init__(self) -> None:
        self._last: dict[ZoneRef | None, _Group] = {}

    def lines(
        self, view: View, numbers: Mapping[int, Choice], *, whole: bool
    ) -> Iterator[tuple[Text, str]]:
        """Yield each choice with its number, after a heading for each of several lists.

        Unless `whole`, leave out the zones whose choices were printed last and have not changed.
        """
        zones = {item.ref: zone for zone in view.focus_zones for item in zone.items}
        lists = [zone for zone in view.focus_zones if zone.kind is ZoneKind.LIST]
        groups: dict[ZoneRef | None, _Group] = {}
        for number, choice in numbers.items():
            zone = zones.get(choice.item) if choice.item is not None else None
            groups.setdefault(zone.ref if zone is not None else None, []).append(
                (number, choice.intent, choice.label)
            )
        known, self._last = {} if whole else self._last, groups
        heading: Text = NOTHING
        for number, choice in numbers.items():
            zone = zones.get(choice.item) if choice.item is not None else None
            ref = zone.ref if zone is not None else None
            if known.get(ref) == groups[ref]:
                continue
            name = zone.name if zone in lists and zone is not None else NOTHING
            if len(lists) > 1 and name not in (NOTHING, heading):
                yield name, ""
            heading = name
            yield choice.label, f"{number} "
