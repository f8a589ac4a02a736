"""Text for screen readers."""

from __future__ import annotations

from gin.core.message import NOTHING, Text, clauses, commas, labelled, phrase
from gin.interface.pictures import Mood, has_face
from gin.interface.table import PlayerView, TableView
from gin.interface.view import View
from gin.messages import menu, standing
from gin.messages import people as messages


def window_title(view: View) -> Text:
    """Return the title of a window: the page and the program's name."""
    if view.title in (NOTHING, menu.TITLE):
        return menu.TITLE
    return commas(view.title, menu.TITLE)


def face(player: PlayerView) -> Text:
    """Describe a face in a few words; empty for a calm one."""
    if player.mood is Mood.CALM or not has_face(player.portrait):
        return NOTHING
    return messages.face(name=player.name, mood=player.mood)


def score(table: TableView) -> Text:
    """Return the score pad in a line: "Hand 3, to 100: You 25, Ada 40"."""
    if table.deals:
        deal = standing.pad_deal(number=table.hand_number, most=len(table.deals))
        return labelled(table.pad_title, commas(deal, table.pad_sum))
    lines = []
    for row in table.pad:
        pairs = zip(table.pad_names, row.numbers, strict=True)
        scores = commas(*(phrase(name, number) for name, number in pairs if number))
        lines.append(phrase(row.label, scores))
    return labelled(table.pad_title, clauses(*lines))
