"""Ending a hand and laying off, in parts: the moves of games in which one knocks."""

from __future__ import annotations

from gin.core.cards import Card
from gin.present.drafts.declaration import (
    Declaration,
    Ending,
    card_of,
    endings_of,
    to_end_with,
    to_lay_off,
)
from gin.present.screens.table.moves import Desk
from gin.present.tableview import declaring, table
from gin.present.tableview.seating import Seating
from gin.present.view import View
from gin.present.words.cards import mark
from gin.rules.model.actions import BigGin, Discard, Draw, Gin, Knock, Pass, Shot, Take
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase

_WANTED: dict[str, type[Ending]] = {
    "knock": Knock,
    "gin": Gin,
    "shot": Shot,
    "big-gin": BigGin,
    "bare-gin": Gin,
    "bare-knock": Knock,
    "bare-shot": Shot,
}
"""The way to end the hand that a choice stands for."""


class Declaring:
    """Keeps a declaration until it is whole."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._made: Declaration | None = None
        self._built: tuple[Observation, Seating, View] | None = None
        self.follow()

    @property
    def making(self) -> bool:
        """Is the hand being split?"""
        return self._made is not None

    @property
    def holding(self) -> bool:
        """Nobody has to wait: nothing is said out of turn."""
        return False

    def view(self, seating: Seating) -> View:
        """The table, or the declaration on it."""
        seen = self._desk.session.seen
        if self._made is not None:
            return declaring.build_declaration(seen, seating, self._made)
        # As it was, if nothing is seen that was not seen the last time.
        if self._built is None or self._built[0] is not seen or self._built[1] != seating:
            self._built = seen, seating, table.build(seen, seating)
        return self._built[2]

    def follow(self) -> None:
        """Begin an answer to a knock where one is asked for."""
        seen = self._desk.session.seen
        mine = seen.phase is Phase.LAY_OFF and seen.turn == seen.seat
        self._made = to_lay_off(seen) if mine else None

    def choose(self, name: str, detail: str) -> bool:
        """Carry out a choice; False if it is none of these."""
        match name:
            case "draw":
                self._desk.submit(Draw())
            case "take":
                self._desk.submit(Take())
            case "pass":
                self._desk.submit(Pass())
            case "discard":
                self._desk.submit(Discard(Card.parse(detail)))
            case _ if name in _WANTED:
                self._begin(name, detail)
            case _:
                return self._made is not None and self._go_on(self._made, name, detail)
        return True

    def _begin(self, name: str, detail: str) -> None:
        """Ask once more before the hand is ended, with the best split proposed."""
        seen, wanted = self._desk.session.seen, _WANTED[name]
        card = Card.parse(detail) if detail else None
        if not detail and name in ("knock", "gin", "shot") and seen.phase is Phase.DISCARD:
            card = next(
                card_of(ending)
                for ending in endings_of(seen)
                if isinstance(ending, wanted) and card_of(ending) is not None
            )
        made = to_end_with(seen, card, wanted)
        if not self._desk.house.settings.confirm:
            self._desk.submit(made.action())
            return
        self._made = made
        self._desk.house.say(self._desk.view().status)

    def _go_on(self, made: Declaration, name: str, detail: str) -> bool:
        say = self._desk.house.say
        match name:
            case "confirm":
                self._made = None
                if not self._desk.submit(made.action()):
                    self._made = made
            case "cancel":
                self._made = None
            case "pick":
                self._made = made.pick(Card.parse(detail))
            case "group":
                self._made = made.group()
            case "loosen":
                self._made = made.loosen()
            case "more":
                self._made = made.turn_page()
            case "split":
                self._made = made.use(made.alternatives()[int(detail)])
            case "lay":
                card, _, place = detail.partition(">")
                self._made = made.lay(Card.parse(card), int(place))
                say(f"{mark(Card.parse(card))} laid off. {self._left(self._made)}")
            case "take-back":
                self._made = made.take_back()
            case "best":
                self._made = made.best()
                say(self._left(self._made))
            case _:
                return False
        return True

    def _left(self, made: Declaration) -> str:
        return f"You are left with {made.deadwood}."
