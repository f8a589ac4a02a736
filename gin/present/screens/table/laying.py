"""Laying melds out, card by card: the moves of games with melds on the table."""

from __future__ import annotations

from gin.core.cards import Card, Hand, cards_of
from gin.present.drafts.lay_out import LayingOut, cards_named
from gin.present.screens.table.moves import Desk
from gin.present.tableview import laying, laying_choices
from gin.present.tableview.seating import Seating
from gin.present.view import View
from gin.present.words import laying as words
from gin.present.words import refusals
from gin.rules.counting.scoring import points_of
from gin.rules.engine import legal
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.actions import (
    Challenge,
    Discard,
    Done,
    Draw,
    HoldUp,
    LayOut,
    Pass,
    Take,
)
from gin.rules.model.refusal import Reason, Refusal


class LayingMoves:
    """Keeps what a player has put down until it is done, or a card is let go."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._made = LayingOut(desk.session.seen)
        self._asking = False
        self._going_on = False

    @property
    def making(self) -> bool:
        """Lies anything out that can be taken back?"""
        return bool(self._made.steps)

    @property
    def holding(self) -> bool:
        """Does the other player wait, because this one may challenge?"""
        wanted = self._desk.house.settings.wait_for_challenge and not self._going_on
        return wanted and laying_choices.may_break_in(self._made.seen)

    def view(self, seating: Seating) -> View:
        """The table with what lies out, and the question whether to challenge if it is asked."""
        shown = laying.build(self._made, seating, held=self.holding)
        if not self._asking:
            return shown
        return laying.with_challenge(shown, self._made.seen, self._desk.other)

    def follow(self) -> None:
        """Nothing is put down any more."""
        self._made = LayingOut(self._desk.session.seen)
        self._asking = self._going_on = False

    def choose(self, name: str, detail: str) -> bool:
        """Carry out a choice; False if it is none of these."""
        asked, self._asking = self._asking, False
        submit, made = self._desk.submit, self._made
        match name:
            case "draw":
                submit(Draw())
            case "take":
                submit(Take())
            case "pass":
                submit(Pass())
            case "go-on":
                self._going_on = True
            case "end-turn":
                submit(Done())
            case "challenge" if self._desk.house.settings.confirm:
                self._ask()
            case "challenge" | "challenge-now":
                self._challenge()
            case "cancel" if asked:
                pass
            case "discard-challenge":
                if submit(Discard(Card.parse(detail))):
                    self._challenge()
            case "discard":
                if self._commit():
                    submit(Discard(Card.parse(detail)))
            case "hold":
                if self._commit():
                    submit(HoldUp(Card.parse(detail)))
            case "done":
                self._commit()
            case "pick":
                self._made = made.pick(Card.parse(detail))
            case "group":
                self._lay(cards_named(detail) or made.picked, made.fresh)
            case "extend":
                number, _, cards = detail.partition(":")
                self._lay(cards_named(cards) or made.picked, made.places[int(number)])
            case "place":
                card, _, where = detail.partition(">")
                place = made.fresh if where == "new" else made.places[int(where)]
                self._put(Card.parse(card).bit, place)
            case "suggested":
                layouts = [action for action in legal(made.seen) if isinstance(action, LayOut)]
                self._made = made.use(layouts[int(detail)])
                self._say_down(self._made.down)
            case "back-to-hand":
                self._made = made.put_back(Card.parse(detail))
                self._say_back(Card.parse(detail).bit)
            case "take-back":
                self._made = made.take_back()
                self._say_back(self._made.rest & ~made.rest)
            case _:
                return False
        return True

    def _ask(self) -> None:
        self._asking = True
        seen = self._made.seen
        points = points_of(seen.hand, seen.rules.values.own)
        said = (f"{words.CHALLENGE}?", *words.about_challenge(points, self._desk.other))
        self._desk.house.say(" ".join(said))

    def _challenge(self) -> None:
        self._desk.submit(Challenge(self._desk.session.seen.seat))

    def _commit(self) -> bool:
        """Make a move of what lies out; True also where nothing does."""
        return not self._made.steps or self._desk.submit(self._made.action())

    def _lay(self, cards: Hand, place: int) -> None:
        """Put several cards down, if they make a meld or fit; otherwise say why not."""
        made = self._made
        missing = cards & ~made.rest
        refusal: Refusal | None = None
        if not cards:
            self._desk.house.say(words.NO_CARDS)
            return
        if missing:
            refusal = Refusal(Reason.NOT_IN_HAND, card=cards_of(missing)[0])
        elif place == made.fresh:
            if meld_kind(cards, made.seen.rules.melds) is None:
                refusal = Refusal(Reason.NO_MELD, cards=cards)
        elif not made.takes(place, cards):
            refusal = made.refusal(place, cards)
        if refusal is not None:
            self._desk.house.say(refusals.sentence(refusal))
            return
        self._put(cards, place)

    def _put(self, cards: Hand, place: int) -> None:
        self._made = self._made.put(cards, place)
        self._say_down(cards)

    def _say_down(self, cards: Hand) -> None:
        self._desk.house.say(words.put_down(cards_of(cards), self._points()))

    def _say_back(self, cards: Hand) -> None:
        self._desk.house.say(words.put_back(cards_of(cards), self._points()))

    def _points(self) -> int:
        return points_of(self._made.rest, self._made.seen.rules.values.own)
