"""Questions over the table: the cut for the deal, and the pause."""

from __future__ import annotations

from dataclasses import replace

from gin.present.doors import OWN_CUT
from gin.present.pages import with_dialog
from gin.present.tableview import table
from gin.present.view import Choice, Item, Role, View
from gin.present.words import build, fairness, standing
from gin.present.words import table as words
from gin.present.words.cards import mark
from gin.session.game import Session

_SEAL = Choice(id="seal", label=fairness.SEAL_SHORT, item="button:seal", words=("the seal",))


def with_cut(shown: View, session: Session, other: str) -> View:
    """The cut for the deal over the table, before any card is dealt."""
    match = session.match
    lines = words.cut(match.cut, match.dealer, other)
    lines += standing.parts(match.rules, other)
    cards = tuple(
        Item(f"cut:{seat}", Role.CARD, f"{whose} cut: {mark(card)}", card, brief=who)
        for seat, (card, who, whose) in enumerate(
            zip(match.cut[-1], ("You", other), ("Your", f"{other}'s"), strict=True)
        )
    )
    deal = Choice(
        id="deal",
        label="Deal",
        item="button:deal",
        key="done",
        words=("deal", "yes"),
        main=True,
    )
    shown = table.before_deal(shown)
    doors = tuple(c for c in shown.choices if c.id in ("rules", "help", "sheet"))
    menu = Choice(
        id="leave",
        label="To the menu",
        item="button:leave",
        key="back",
        words=("menu", "leave"),
    )
    cut = (replace(OWN_CUT, item="", aside=True),) if session.to_be_cut else ()
    choices = (deal, _SEAL, menu, *cut, *(replace(door, item="") for door in doors))
    return with_dialog(shown, "The cut for deal", lines, choices, "leave", extra=cards)


def with_pause(shown: View, session: Session, other: str) -> View:
    """The way to everything else, over the table."""
    choices = [
        Choice(
            id="resume",
            label="Back to the table",
            item="button:resume",
            key="back",
            words=("back",),
            main=True,
        ),
        Choice(id="sheet", label="Score sheet", item="button:sheet", words=("sheet",)),
        Choice(id="rules", label="Rules of this game", item="button:rules", words=("rules",)),
        Choice(id="settings", label="Settings", item="button:settings", words=("settings",)),
        Choice(id="help", label="Help", item="button:help", words=("help",)),
        _SEAL,
        Choice(
            id="commands", label="What can be done", item="button:commands", words=("commands",)
        ),
        Choice(id="leave", label="To the menu", item="button:leave", words=("leave",)),
    ]
    lines: tuple[str, ...] = (words.whose_turn(session.seen, other),)
    if session.setup.agreed:
        lines += (f"{build.options(session.setup.agreed)}.",)
    return with_dialog(shown, session.title, lines, tuple(choices), "resume")
