"""Multi-step moves in games with melds on the table."""

from __future__ import annotations

from gin.core.cards import Hand, cards_of
from gin.core.message import NOTHING, Text, asked, sentences
from gin.interface.intents import PageAction
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
from gin.present.screens.table.moves import MoveOutcome, Situation
from gin.present.tableview import laying_choices, laying_table
from gin.present.tableview.seating import Seating
from gin.present.words import refusals
from gin.present.words.people import person
from gin.rules.counting.scoring import points_of
from gin.rules.engine import legal
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.actions import Action, Challenge, Discard, HoldUp, LayOut
from gin.rules.model.observation import Observation
from gin.rules.model.refusal import Reason, Refusal


class LayingMoves:
    """Draft of a lay-out until it is confirmed or the player discards."""

    def __init__(self, seen: Observation) -> None:
        self.follow(seen)

    @property
    def making(self) -> bool:
        """Whether the player has put down cards that can be taken back."""
        return bool(self._made.steps)

    def holding(self, now: Situation) -> bool:
        """Return whether the opponent waits so that the player may challenge."""
        wanted = now.wait_for_challenge and not self._going_on
        return wanted and laying_choices.may_challenge_now(self._made.seen)

    def question(self, now: Situation) -> Text:
        """Return the question whether to challenge, if it is open, or that the opponent waits."""
        seen, who = self._made.seen, person(1, now.other)
        if self._asking:
            points = points_of(seen.hand, seen.rules.values.own)
            return sentences(asked(words.CHALLENGE), words.about_challenge(points=points, who=who))
        return words.waits(who=who) if self.holding(now) else NOTHING

    @property
    def forced(self) -> Action | None:
        """None: the player always has a choice."""
        return None

    def view(self, seating: Seating, now: Situation) -> View:
        shown = laying_table.build(self._made, seating, held=self.holding(now))
        if not self._asking:
            return shown
        return laying_table.with_challenge(shown, self._made.seen, now.other)

    def follow(self, seen: Observation) -> None:
        self._made = LayingOut(seen)
        self._asking = self._going_on = False

    def do(self, deed: PageAction) -> MoveOutcome | None:
        """Let the opponent move, or answer the question whether to challenge."""
        asked, self._asking = self._asking, False
        match deed:
            case PageAction.GO_ON:
                self._going_on = True
            case PageAction.CHALLENGE_NOW:
                return MoveOutcome((self._challenge,))
            case PageAction.CANCEL if asked:
                pass
            case _:
                return None
        return MoveOutcome()

    def play(self, action: Action, now: Situation) -> MoveOutcome:
        """Return the moves for an action: a discard or an offer first confirms the draft.

        If `now.confirm` is set, a challenge asks for confirmation.
        """
        self._asking = isinstance(action, Challenge) and now.confirm
        if self._asking:
            return MoveOutcome(said=self.question(now))
        if isinstance(action, Discard | HoldUp):
            return MoveOutcome((*self._lying, action))
        return MoveOutcome((action,))

    def take(self, step: Step, cards: Hand, now: Situation) -> MoveOutcome:
        """Put cards down, take them back, or confirm the draft."""
        del now
        self._asking = False
        made = self._made
        match step:
            case DiscardAndChallenge(card):
                return MoveOutcome((Discard(card), self._challenge))
            case LayOutNow():
                return MoveOutcome(self._lying)
            case PickCard(card):
                self._made = made.pick(card)
            case MakeMeld():
                return self._lay(cards or made.picked, made.fresh)
            case AddPicked(meld):
                return self._lay(cards or made.picked, made.places[meld])
            case PutDown(card, meld):
                return self._put(card.bit, made.fresh if meld is None else made.places[meld])
            case UseLayOut(number):
                layouts = [action for action in legal(made.seen) if isinstance(action, LayOut)]
                self._made = made.use(layouts[number])
                return self._down(self._made.down)
            case PutBack(card):
                self._made = made.put_back(card)
                return self._back(card.bit)
            case TakeBack():
                self._made = made.take_back()
                return self._back(self._made.rest & ~made.rest)
            case _:
                raise AssertionError(f"{step} is no step of laying out")
        return MoveOutcome()

    @property
    def _challenge(self) -> Challenge:
        return Challenge(self._made.seen.seat)

    @property
    def _lying(self) -> tuple[Action, ...]:
        """The draft as a move, if there is one."""
        return (self._made.action(),) if self._made.steps else ()

    def _lay(self, cards: Hand, place: int) -> MoveOutcome:
        """Put cards down if they form or extend a meld; otherwise refuse."""
        made = self._made
        missing = cards & ~made.rest
        refusal: Refusal | None = None
        if not cards:
            return MoveOutcome(refused=words.NO_CARDS)
        if missing:
            refusal = Refusal(Reason.NOT_IN_HAND, card=cards_of(missing)[0])
        elif place == made.fresh:
            if meld_kind(cards, made.seen.rules.melds) is None:
                refusal = Refusal(Reason.NO_MELD, cards=cards)
        elif not made.takes(place, cards):
            refusal = made.refusal(place, cards)
        if refusal is not None:
            return MoveOutcome(refused=refusals.sentence(refusal))
        return self._put(cards, place)

    def _put(self, cards: Hand, place: int) -> MoveOutcome:
        self._made = self._made.put(cards, place)
        return self._down(cards)

    def _down(self, cards: Hand) -> MoveOutcome:
        return MoveOutcome(said=words.laid_out(cards=cards_of(cards), points=self._points()))

    def _back(self, cards: Hand) -> MoveOutcome:
        return MoveOutcome(said=words.back_in_hand(cards=cards_of(cards), points=self._points()))

    def _points(self) -> int:
        return points_of(self._made.rest, self._made.seen.rules.values.own)
