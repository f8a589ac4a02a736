"""Parts of a view as lines: a hand, melds on the table, a page."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from gin.core.figure import card_line
from gin.core.message import Text, commas, ended, labelled
from gin.interface.paper import Tone
from gin.interface.refs import ItemRef, MeldRef
from gin.interface.view import Item, Role, View, Zone, ZoneKind
from gin.messages import terminal as messages


def item_names(items: Sequence[Item]) -> Text:
    """Return the names of items, joined by commas."""
    return commas(*(item.name for item in items))


def hand_lines(hand: Zone) -> Iterator[Text]:
    """Yield the hand: a line for each meld and one for the loose cards; its name if face down."""
    if all(item.role is Role.BACK for item in hand.items):
        yield ended(hand.name)
        return
    melded: set[int] = set()
    for group in hand.groups:
        places = range(group.first, group.last + 1)
        melded.update(places)
        yield labelled(group.label, item_names([hand.items[place] for place in places]))
    loose = [item for place, item in enumerate(hand.items) if place not in melded]
    if loose:
        yield labelled(messages.LOOSE if melded else messages.HAND, item_names(loose))


def page_lines(view: View, numbered: Container[ItemRef | None]) -> Iterator[Text]:
    """Yield the lines of a page, except for items that are printed with a number."""
    for zone in view.zones:
        if zone.kind is ZoneKind.PAGE:
            yield from item_lines(zone.items, numbered)


def item_lines(items: Sequence[Item], numbered: Container[ItemRef | None] = ()) -> Iterator[Text]:
    """Yield items as lines, each note and the cards of each figure after their item."""
    for item in items:
        if item.ref in numbered:
            continue
        yield labelled(item.name, item.value) if item.value else item.name
        if item.figure is not None and (shown := card_line(item.figure)):
            yield shown
        if item.note:
            yield item.note


def melds_in(view: View) -> Iterator[Zone]:
    """Return the view's zones of melds and deadwood."""
    return (zone for zone in view.zones if zone.kind is ZoneKind.MELD)


def meld_line(zone: Zone) -> Text:
    """Return a line for a meld or deadwood.

    A player's meld is labelled with its number and name, any other meld with its caption, such
    as its kind.
    """
    if isinstance(zone.ref, MeldRef) and zone.tone is not Tone.NOBODY:
        named = messages.meld(number=zone.ref.number + 1, name=zone.name)
        return labelled(named, item_names(zone.items))
    name = zone.caption if isinstance(zone.ref, MeldRef) else zone.name
    return labelled(name, item_names(zone.items))
