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
from gin.present.drafts.lay_out import LayingOut, Put
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
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason, Refusal


class LayingMoves:
    """Draft of a lay-out, and the question whether to challenge."""

    def __init__(self, seen: Observation) -> None:
        self._draft = LayingOut(seen)
        self._interrupted: tuple[Put, ...] = ()
        """The steps of a draft while a challenge is answered."""
        self._asking = self._let_opponent_move = False

    @property
    def making(self) -> bool:
        return bool(self._draft.steps)

    def holding(self, now: Situation) -> bool:
        wanted = now.wait_for_challenge and not self._let_opponent_move
        return wanted and laying_choices.may_challenge_now(self._draft.seen)

    def question(self, now: Situation) -> Text:
        seen, who = self._draft.seen, person(1, now.other)
        if self._asking:
            points = points_of(seen.hand, seen.rules.values.own)
            return sentences(asked(words.CHALLENGE), words.about_challenge(points=points, who=who))
        return words.waits(who=who) if self.holding(now) else NOTHING

    @property
    def forced(self) -> Action | None:
        return None

    def view(self, seating: Seating, now: Situation) -> View:
        shown = laying_table.build(self._draft, seating, held=self.holding(now))
        if not self._asking:
            return shown
        return laying_table.with_challenge(shown, self._draft.seen, now.other)

    def follow(self, seen: Observation) -> None:
        before = self._draft.seen
        steps = self._draft.steps or self._interrupted
        if (before.hand, before.spread.melds) != (seen.hand, seen.spread.melds):
            steps = ()
        challenged = seen.phase is Phase.CHALLENGED
        self._interrupted = steps if challenged else ()
        own = seen.turn == seen.seat and not challenged
        self._draft = LayingOut(seen, steps if own else ())
        # A move of the opponent does not take an open question away.
        self._asking = self._asking and laying_choices.may_challenge_now(seen)
        self._let_opponent_move = False

    def do(self, page_action: PageAction) -> MoveOutcome | None:
        asked, self._asking = self._asking, False
        match page_action:
            case PageAction.GO_ON:
                self._let_opponent_move = True
            case PageAction.CHALLENGE_NOW:
                return MoveOutcome((self._challenge,))
            case PageAction.CANCEL if asked:
                pass
            case _:
                return None
        return MoveOutcome()

    def play(self, action: Action, now: Situation) -> MoveOutcome:
        """Return the moves for an action.

        Discarding or holding up a card confirms the draft first.
        """
        self._asking = isinstance(action, Challenge) and now.confirm
        if self._asking:
            return MoveOutcome(said=self.question(now))
        if isinstance(action, Discard | HoldUp):
            return MoveOutcome((*self._draft_moves, action))
        return MoveOutcome((action,))

    def take(self, step: Step, cards: Hand, now: Situation) -> MoveOutcome:
        del now
        self._asking = False
        draft = self._draft
        match step:
            case DiscardAndChallenge(card):
                return MoveOutcome((Discard(card), self._challenge))
            case LayOutNow():
                return MoveOutcome(self._draft_moves)
            case PickCard(card):
                self._draft = draft.pick(card)
            case MakeMeld():
                return self._lay(cards or draft.picked, draft.fresh)
            case AddPicked(meld):
                return self._lay(cards or draft.picked, draft.places[meld])
            case PutDown(card, meld):
                return self._put(card.bit, draft.fresh if meld is None else draft.places[meld])
            case UseLayOut(number):
                layouts = [action for action in legal(draft.seen) if isinstance(action, LayOut)]
                self._draft = draft.use(layouts[number])
                return self._down(self._draft.down)
            case PutBack(card):
                self._draft = draft.put_back(card)
                return self._back(card.bit)
            case TakeBack():
                self._draft = draft.take_back()
                return self._back(self._draft.rest & ~draft.rest)
            case _:
                raise AssertionError(f"{step} is no step of laying out")
        return MoveOutcome()

    @property
    def _challenge(self) -> Challenge:
        return Challenge(self._draft.seen.seat)

    @property
    def _draft_moves(self) -> tuple[Action, ...]:
        return (self._draft.action(),) if self._draft.steps else ()

    def _lay(self, cards: Hand, place: int) -> MoveOutcome:
        draft = self._draft
        missing = cards & ~draft.rest
        refusal: Refusal | None = None
        if not cards:
            return MoveOutcome(refused=words.NO_CARDS)
        if missing:
            refusal = Refusal(Reason.NOT_IN_HAND, card=cards_of(missing)[0])
        elif place == draft.fresh:
            if meld_kind(cards, draft.seen.rules.melds) is None:
                refusal = Refusal(Reason.NO_MELD, cards=cards)
        elif not draft.takes(place, cards):
            refusal = draft.refusal(place, cards)
        if refusal is not None:
            return MoveOutcome(refused=refusals.sentence(refusal))
        return self._put(cards, place)

    def _put(self, cards: Hand, place: int) -> MoveOutcome:
        self._draft = self._draft.put(cards, place)
        return self._down(cards)

    def _down(self, cards: Hand) -> MoveOutcome:
        return MoveOutcome(said=words.laid_out(cards=cards_of(cards), points=self._points()))

    def _back(self, cards: Hand) -> MoveOutcome:
        return MoveOutcome(said=words.back_in_hand(cards=cards_of(cards), points=self._points()))

    def _points(self) -> int:
        return points_of(self._draft.rest, self._draft.seen.rules.values.own)
