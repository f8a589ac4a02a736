"""Script of the lesson: two prepared deals, their actions, and the steps.

The state of a lesson depends only on its step number, so going back lowers that number. The
exception is one step at which the player chooses the discard.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from gin.core.cards import DECK, Card
from gin.interface.intents import Draft, Intent, Play
from gin.interface.refs import (
    DISCARDS,
    KNOCK,
    STOCK,
    BackRef,
    ButtonRef,
    CardRef,
    FaceDown,
    ItemRef,
)
from gin.interface.steps import Confirm, End, EndHand, LayOffCard, PickCard
from gin.present.drafts.declaration import Declaration, to_end_with, to_lay_off
from gin.rules import engine
from gin.rules.model.actions import Action, Discard, Draw, Pass, Take, parse_action
from gin.rules.model.events import Event, seen_by
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult
from gin.rules.model.table import Table, observe
from gin.variants.setups import setup

LEVEL = 3
"""Level of the opponent at the table; its moves are scripted."""
SEAT = 0
DEALER = 1


class PreparedDeal(Struct, frozen=True):
    """A scripted hand: its deal and every action."""

    mine: str
    other: str
    upcard: str
    stock: str
    actions: tuple[str, ...]

    @property
    def deck(self) -> tuple[Card, ...]:
        """The 52 cards in dealing order; cards that never appear come last."""
        mine, other = (tuple(map(Card.parse, text.split())) for text in (self.mine, self.other))
        dealt = [card for pair in zip(mine, other, strict=True) for card in pair]
        dealt += map(Card.parse, f"{self.upcard} {self.stock}".split())
        return (*dealt, *(card for card in DECK if card not in dealt))


DEALS: tuple[PreparedDeal, ...] = (
    PreparedDeal(
        mine="7C 7D 7S 2H 3H 4H JS QS KD 6C",
        other="8C 8D 8H 7H 5H KC 9D 3C AD TS",
        upcard="9C",
        stock="4D 2S",
        actions=(
            "pass", "pass", "draw", "discard KD", "draw", "discard TS", "take",
            "knock 6C 7C7D7S,2H3H4H,TSJSQS", "layoff 8C8D8H 5H>1,7H>0",
        ),
    ),
    PreparedDeal(
        mine="JC JD JH AC 2C 3C 6S 7S 5D KD",
        other="9C 9D 9H 3S 4S 5S QC QD 7D TH",
        upcard="8D",
        stock="4C QH",
        actions=(
            "pass", "pass", "draw", "discard KD", "draw", "knock TH 9C9D9H,QCQDQH,3S4S5S",
            "layoff AC2C3C4C,JCJDJH 6S>2,7S>2",
        ),
    ),
)  # fmt: skip


class LessonStep(Struct, frozen=True):
    """A step of the lesson; `gin.present.words.lesson` has its sentences under the same id.

    `ply` is the number of actions already played. `wants` holds the intents that complete the step;
    without any, the player just continues. `card` is the discard of the declaration in progress,
    and `laid` holds the cards laid off so far. `counts` means that the result of the hand is shown.
    `watched` means that a turn of the opponent follows the step and is shown action by action. At a
    step that `picks`, the player picks a card of a meld. If there are `bracketed` cards, only their
    meld has a bracket.
    """

    id: str
    hand: int
    ply: int
    wants: tuple[Intent, ...] = ()
    focus: ItemRef | None = None
    points_at: tuple[ItemRef, ...] = ()
    card: Card | None = None
    laid: tuple[LayOffCard, ...] = ()
    counts: bool = False
    watched: bool = False
    picks: bool = False
    bracketed: tuple[ItemRef, ...] = ()


def _cards(codes: str) -> tuple[CardRef, ...]:
    return tuple(CardRef(Card.parse(code)) for code in codes.split())


(_KD, _6C, _5D, _6S, _7S) = (Card.parse(code) for code in ("KD", "6C", "5D", "6S", "7S"))
_PASS, _CONFIRM = ButtonRef("pass"), ButtonRef("confirm")
_ON_RUN = (LayOffCard(_6S, 2), LayOffCard(_7S, 2))
BEST_CHOICE = _KD
CHOICES = tuple(map(Card.parse, ["KD", "JC", "JD", "JH", "AC", "2C", "3C", "4C", "5D", "6S", "7S"]))
"""The cards that the player may choose to discard, the best one first."""


def _any_of(codes: str) -> tuple[Intent, ...]:
    return tuple(Draft(PickCard(Card.parse(code))) for code in codes.split())


_SET, _RUN = "7C 7D 7S", "2H 3H 4H"
STEPS: tuple[LessonStep, ...] = (
    LessonStep("welcome", 0, 0),
    LessonStep("set", 0, 0, _any_of(_SET), picks=True),
    LessonStep("run", 0, 0, _any_of(_RUN), picks=True, bracketed=_cards(_SET)),
    LessonStep("deadwood", 0, 0, points_at=_cards("JS QS KD 6C")),
    LessonStep("upcard", 0, 0, (Play(Pass()),), _PASS, (DISCARDS, _PASS)),
    LessonStep("draw", 0, 2, (Play(Draw()),), STOCK, (STOCK,)),
    LessonStep("discard", 0, 3, (Play(Discard(_KD)),), CardRef(_KD), (CardRef(_KD), DISCARDS)),
    LessonStep("other", 0, 4, points_at=(STOCK, DISCARDS), watched=True),
    LessonStep("top", 0, 6, points_at=(DISCARDS,)),
    LessonStep("take", 0, 6, (Play(Take()),), DISCARDS, (DISCARDS, *_cards("JS QS"))),
    LessonStep(
        "knock",
        0,
        7,
        (Draft(EndHand(End.KNOCK, _6C)), Draft(EndHand(End.KNOCK))),
        CardRef(_6C),
        (*_cards("6C 4D"), KNOCK),
    ),
    LessonStep(
        "declare",
        0,
        7,
        (Draft(Confirm()),),
        _CONFIRM,
        (*_cards("4D"), BackRef(FaceDown.LAID_DOWN), _CONFIRM),
        card=_6C,
    ),
    LessonStep("count", 0, 9, points_at=_cards("7H 5H"), counts=True),
    LessonStep(
        "choose",
        1,
        3,
        tuple(Play(Discard(card)) for card in CHOICES),
        CardRef(Card.parse("4C")),
        (DISCARDS,),
    ),
    LessonStep("chosen", 1, 4, points_at=(DISCARDS,), watched=True),
    LessonStep("lay-off", 1, 6, (Draft(_ON_RUN[0]),), CardRef(_6S), _cards("6S 3S 4S 5S")),
    LessonStep(
        "lay-more", 1, 6, (Draft(_ON_RUN[1]),), CardRef(_7S), _cards("7S 6S"), laid=_ON_RUN[:1]
    ),
    LessonStep("done", 1, 6, (Draft(Confirm()),), _CONFIRM, (CardRef(_5D),), laid=_ON_RUN),
    LessonStep("undercut", 1, 7, points_at=_cards("5D 7D"), counts=True),
    LessonStep("gin", 1, 7),
    LessonStep("end", 1, 7, focus=ButtonRef("play")),
)

CHOOSES = "choose"
"""Id of the step at which the player chooses the discard."""
MELDS_FROM = "run"
"""Id of the first step that shows melds in brackets."""
DEADWOOD_FROM = "deadwood"
"""Id of the first step that shows the deadwood count."""


def has_reached(number: int, id: str) -> bool:
    """Return whether step `number` is the step called `id` or a later one."""
    return any(step.id == id for step in STEPS[: number + 1])


@lru_cache(maxsize=len(DEALS) + len(CHOICES))
def tables(hand: int, choice: Card | None = None) -> tuple[Table, ...]:
    """Return the tables of a scripted hand, from the deal to the result.

    With a `choice`, the player discards that card instead of the best one, and lays off what fits.
    """
    rules = setup("gin").rules
    tables_so_far = [engine.start(rules, DEALS[hand].deck, DEALER, score_before(hand)).table]
    for text in DEALS[hand].actions:
        action = parse_action(text)
        if choice is not None and action == Discard(BEST_CHOICE):
            action = Discard(choice)
        table = tables_so_far[-1]
        if table.phase is Phase.OVER:
            break
        if choice is not None and table.phase is Phase.LAY_OFF:
            action = _best_lay_off(table)
        tables_so_far.append(engine.apply(table, action).table)
    return tuple(tables_so_far)


def _best_lay_off(table: Table) -> Action:
    return to_lay_off(observe(table, SEAT)).best().action()


def results(hand: int) -> tuple[HandResult, ...]:
    """Return the results of the hands before this one."""
    found = (tables(number)[-1].result for number in range(hand))
    return tuple(result for result in found if result is not None)


def score_before(hand: int) -> tuple[int, int]:
    """Return the score at the start of a hand."""
    before = results(hand)
    return (sum(result.points(0) for result in before), sum(result.points(1) for result in before))


def table_at(step: LessonStep, choice: Card | None = None) -> Table:
    """Return the table at a step, after the player's `choice` if there is one."""
    return tables(step.hand, choice)[step.ply]


def declared_at(step: LessonStep) -> Declaration | None:
    """Return the declaration in progress at a step, or None."""
    table = table_at(step)
    seen = observe(table, SEAT)
    if table.phase is Phase.LAY_OFF and table.turn == SEAT:
        draft = to_lay_off(seen)
        for one in step.laid:
            draft = draft.lay(one.card, one.meld)
        return draft
    return to_end_with(seen, step.card) if step.card is not None else None


def happened(
    before: LessonStep, after: LessonStep, choice: Card | None = None
) -> tuple[Event, ...]:
    """Return the events between two steps, as the player sees them."""
    if before.hand != after.hand or after.ply <= before.ply:
        return ()
    log = table_at(after, choice).log.since(table_at(before, choice).log)
    return tuple(seen_by(SEAT, event) for event in log)
