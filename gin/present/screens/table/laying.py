"""Laying melds out, card by card: the moves of games with melds on the table."""

from __future__ import annotations

from gin.core.cards import Hand, cards_of
from gin.core.message import NOTHING, Text, asked, sentences
from gin.interface.intents import Deed
from gin.interface.steps import (
    AddPicked,
    DiscardAndChallenge,
    LayOutNow,
    MakeMeld,
    PickCard,
    PutBack,
    PutDown,
    Step,
    TakeBack,
    UseLayOut,
)
from gin.interface.view import View
from gin.messages import laying as words
from gin.present.drafts.lay_out import LayingOut
from gin.present.screens.table.moves import Desk
from gin.present.tableview import laying, laying_choices
from gin.present.tableview.seating import Seating
from gin.present.words import refusals
from gin.present.words.people import person
from gin.rules.counting.scoring import points_of
from gin.rules.engine import legal
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.actions import Action, Challenge, Discard, HoldUp, LayOut
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

    @property
    def question(self) -> Text:
        """Whether to challenge, now or while the other player waits for that."""
        seen, who = self._made.seen, person(1, self._desk.other)
        if self._asking:
            points = points_of(seen.hand, seen.rules.values.own)
            return sentences(asked(words.CHALLENGE), words.about_challenge(points=points, who=who))
        return words.waits(who=who) if self.holding else NOTHING

    @property
    def forced(self) -> Action | None:
        """None: there is always something to choose from."""
        return None

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

    def do(self, deed: Deed) -> bool:
        """Let the other player move, or answer the question whether to challenge."""
        asked, self._asking = self._asking, False
        match deed:
            case Deed.GO_ON:
                self._going_on = True
            case Deed.CHALLENGE_NOW:
                self._challenge()
            case Deed.CANCEL:
                return asked
            case _:
                return False
        return True

    def play(self, action: Action) -> None:
        """Make a move, with all that is put down before it; a challenge is asked about first."""
        self._asking = False
        match action:
            case Challenge() if self._desk.house.settings.confirm:
                self._ask()
            case Discard() | HoldUp():
                if self._commit():
                    self._desk.submit(action)
            case _:
                self._desk.submit(action)

    def take(self, step: Step, cards: Hand) -> None:
        """Put cards down or take them back, or be done with it."""
        self._asking = False
        made = self._made
        match step:
            case DiscardAndChallenge(card):
                if self._desk.submit(Discard(card)):
                    self._challenge()
            case LayOutNow():
                self._commit()
            case PickCard(card):
                self._made = made.pick(card)
            case MakeMeld():
                self._lay(cards or made.picked, made.fresh)
            case AddPicked(meld):
                self._lay(cards or made.picked, made.places[meld])
            case PutDown(card, meld):
                self._put(card.bit, made.fresh if meld is None else made.places[meld])
            case UseLayOut(number):
                layouts = [action for action in legal(made.seen) if isinstance(action, LayOut)]
                self._made = made.use(layouts[number])
                self._say_down(self._made.down)
            case PutBack(card):
                self._made = made.put_back(card)
                self._say_back(card.bit)
            case TakeBack():
                self._made = made.take_back()
                self._say_back(self._made.rest & ~made.rest)
            case _:
                raise AssertionError(f"{step} is no step of laying out")

    def _ask(self) -> None:
        self._asking = True
        self._desk.house.say(self.question)

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
            self._desk.house.refuse(words.NO_CARDS)
            return
        if missing:
            refusal = Refusal(Reason.NOT_IN_HAND, card=cards_of(missing)[0])
        elif place == made.fresh:
            if meld_kind(cards, made.seen.rules.melds) is None:
                refusal = Refusal(Reason.NO_MELD, cards=cards)
        elif not made.takes(place, cards):
            refusal = made.refusal(place, cards)
        if refusal is not None:
            self._desk.house.refuse(refusals.sentence(refusal))
            return
        self._put(cards, place)

    def _put(self, cards: Hand, place: int) -> None:
        self._made = self._made.put(cards, place)
        self._say_down(cards)

    def _say_down(self, cards: Hand) -> None:
        self._desk.house.say(words.laid_out(cards=cards_of(cards), points=self._points()))

    def _say_back(self, cards: Hand) -> None:
        self._desk.house.say(words.back_in_hand(cards=cards_of(cards), points=self._points()))

    def _points(self) -> int:
        return points_of(self._made.rest, self._made.seen.rules.values.own)
