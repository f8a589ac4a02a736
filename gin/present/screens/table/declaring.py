"""Multi-step moves in games with knocking: ending a hand and laying off."""

from __future__ import annotations

from gin.core.cards import Hand
from gin.core.message import NOTHING, Text
from gin.interface.intents import PageAction
from gin.interface.steps import (
    BestLayOffs,
    Cancel,
    Confirm,
    End,
    EndHand,
    LayOffCard,
    MakeDeadwood,
    MakeMeld,
    MoreSplits,
    PickCard,
    Step,
    TakeBack,
    UseSplit,
)
from gin.interface.view import View
from gin.messages import table as messages
from gin.present.drafts.declaration import (
    Declaration,
    card_of,
    endings_of,
    to_end_with,
    to_lay_off,
)
from gin.present.screens.table.moves import MoveOutcome, Situation
from gin.present.tableview import declaring, table
from gin.present.tableview.endings import END_BY
from gin.present.tableview.seating import Seating
from gin.present.words.table import laid_off
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase


class Declaring:
    """Draft of a declaration until it is complete; it can begin with a given draft."""

    def __init__(self, seen: Observation, draft: Declaration | None = None) -> None:
        self._built: tuple[Observation, Seating, View] | None = None
        self._draft: Declaration | None = None
        self.follow(seen)
        if draft is not None:
            self._draft = draft

    @property
    def making(self) -> bool:
        return self._draft is not None

    @property
    def forced(self) -> Action | None:
        """Answer to a knock if the player has no card to lay off, else None."""
        draft = self._draft
        if draft is None or not draft.laying_off or draft.laid or draft.fits:
            return None
        return draft.action()

    def holding(self, now: Situation) -> bool:
        """Return False: these games have no challenges."""
        del now
        return False

    def question(self, now: Situation) -> Text:
        """Return nothing: these games ask no extra questions."""
        del now
        return NOTHING

    def view(self, seating: Seating, now: Situation) -> View:
        seen = now.seen
        if self._draft is not None:
            return declaring.build_declaration(seen, seating, self._draft)
        if self._built is None or self._built[0] != seen or self._built[1] != seating:
            self._built = seen, seating, table.build(seen, seating)
        return self._built[2]

    def follow(self, seen: Observation) -> None:
        """Open a lay-off draft if the player must answer a knock; otherwise drop the draft."""
        mine = seen.phase is Phase.LAY_OFF and seen.turn == seen.seat
        self._draft = to_lay_off(seen) if mine else None

    def do(self, page_action: PageAction) -> MoveOutcome | None:
        """Return None: there is no question to answer."""
        del page_action
        return None

    def play(self, action: Action, now: Situation) -> MoveOutcome:
        del now
        return MoveOutcome((action,))

    def take(self, step: Step, cards: Hand, now: Situation) -> MoveOutcome:
        """Open a draft to end the hand, or run a step of the open draft."""
        del cards
        if isinstance(step, EndHand):
            return self._begin(step, now)
        return MoveOutcome() if self._draft is None else self._go_on(self._draft, step)

    def _begin(self, step: EndHand, now: Situation) -> MoveOutcome:
        """Open a draft with the best split, or just end the hand if no confirmation is wanted."""
        seen, card, wanted = now.seen, step.card, END_BY[step.end]
        best = card is None and not step.keeping_all and step.end is not End.BIG_GIN
        if best and seen.phase is Phase.DISCARD:
            card = next(
                card_of(ending)
                for ending in endings_of(seen)
                if isinstance(ending, wanted) and card_of(ending) is not None
            )
        draft = to_end_with(seen, card, wanted)
        if not now.confirm:
            return MoveOutcome((draft.action(),))
        self._draft = draft
        return MoveOutcome(said=declaring.status(draft, now.other, seen.rules.seats))

    def _go_on(self, draft: Declaration, step: Step) -> MoveOutcome:
        said: Text = NOTHING
        match step:
            case Confirm():
                return MoveOutcome((draft.action(),))
            case Cancel():
                self._draft = None
            case PickCard(card):
                self._draft = draft.pick(card)
            case MakeMeld():
                self._draft = draft.group()
            case MakeDeadwood():
                self._draft = draft.loosen()
            case MoreSplits():
                self._draft = draft.turn_page()
            case UseSplit(number):
                self._draft = draft.use(draft.alternatives()[number])
            case LayOffCard(card, meld):
                self._draft = draft.lay(card, meld)
                said = laid_off(card, self._draft.deadwood)
            case TakeBack():
                self._draft = draft.take_back()
            case BestLayOffs():
                self._draft = draft.best()
                said = messages.left_with(deadwood=self._draft.deadwood)
            case _:
                raise AssertionError(f"{step} is no step of a declaration")
        return MoveOutcome(said=said)
