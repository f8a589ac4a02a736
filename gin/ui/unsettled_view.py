"""Views without the words for what cards in motion have yet to make true."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from gin.core.message import NOTHING
from gin.interface.refs import DISCARDS, KNOCK, OFFER, STOCK, ItemRef
from gin.interface.table import TableView
from gin.interface.view import View, Zone, ZoneKind


def without_piles(view: View) -> View:
    """Return the view without the captions of piles that the deal has yet to leave behind."""
    table = view.content
    assert isinstance(table, TableView)
    zones = tuple(
        replace(zone, caption=NOTHING) if zone.ref in _PILES else zone for zone in view.zones
    )
    return replace(view, zones=zones, content=replace(table, knock_note=NOTHING))


_PILES = (STOCK, DISCARDS, OFFER, KNOCK)


def without_names(view: View, moving: Collection[ItemRef]) -> View:
    """Return the view without the names of melds that are still being laid."""

    def named(zone: Zone) -> Zone:
        flying = sum(item.ref in moving for item in zone.items)
        laid = zone.kind is not ZoneKind.MELD or 2 * flying <= len(zone.items)
        return zone if laid else replace(zone, caption=NOTHING)

    return replace(view, zones=tuple(map(named, view.zones))) if moving else view
