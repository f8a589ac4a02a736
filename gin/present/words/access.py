"""What only a screen reader is told: names of groups that the picture shows by their place."""

from __future__ import annotations

from gin.core.message import NOTHING, Text, clauses, commas, labelled, phrase
from gin.interface.pictures import Mood, Portrait
from gin.interface.table import PlayerView, TableView
from gin.interface.view import View
from gin.messages import menu, standing
from gin.messages import people as messages


def window_title(view: View) -> Text:
    """What a window is called: the page it shows, and the program."""
    if view.title in (NOTHING, menu.TITLE):
        return menu.TITLE
    return commas(view.title, menu.TITLE)


def face(player: PlayerView) -> Text:
    """What a face shows, in a few words; nothing where it is calm."""
    if player.mood is Mood.CALM or player.portrait is Portrait.NOBODY:
        return NOTHING
    return messages.face(name=player.name, mood=player.mood)


def score(table: TableView) -> Text:
    """The score pad in a line: "Hand 3, to 100: You 25, Ada 40"."""
    if table.deals:
        deal = standing.pad_deal(number=table.hand_number, most=len(table.deals))
        return labelled(table.pad_title, commas(deal, table.pad_sum))
    lines = []
    for row in table.pad:
        pairs = zip(table.pad_names, row.numbers, strict=True)
        scores = commas(*(phrase(name, number) for name, number in pairs if number))
        lines.append(phrase(row.label, scores))
    return labelled(table.pad_title, clauses(*lines))
