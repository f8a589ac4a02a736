"""The animation of a finished hand: a frame for each event, with both hands open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from gin.core.cards import Card, Hand, mask_of, mask_union
from gin.core.message import NOTHING, Text, commas, sentences, started
from gin.interface.pictures import Face, FilmFrame, FilmHand, HandFilm, Portrait
from gin.messages import sharing as messages
from gin.messages import table as table_messages
from gin.present.tableview.mood import mood_after
from gin.present.words import die
from gin.present.words import film as words
from gin.present.words.cards import loose_order, run_order
from gin.present.words.people import OPPONENT_UNKNOWN, PlayerProfile, face_of, opponent_of
from gin.rules.counting.scoring import best_split, points_of
from gin.rules.model.actions import Melds
from gin.rules.model.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    HandOver,
    HeldUp,
    Knocked,
    LaidOff,
    LeftOffered,
    Passed,
    Stopped,
    Took,
    TookOffered,
    WentGin,
)
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult
from gin.rules.model.table import Table
from gin.session.replay import ReplayedHand, steps_of

FIRST, USUAL, SHOWN, RESULT = 2.2, 0.9, 2.2, 5.0
"""Seconds of the deal, of a move, of a hand that is laid down, and of the result."""
_WITH_CARD = Passed | Drew | Took | Discarded | HeldUp | TookOffered | LeftOffered


def hand_film(hand: ReplayedHand, you: PlayerProfile) -> HandFilm:
    """Return the animation of a hand.

    It is for others, so it names the player in seat 0.
    """
    alone = hand.dealt.rules.seats == 1
    other = "" if alone else OPPONENT_UNKNOWN if hand.level is None else opponent_of(hand)
    cast = words.cast_of(hand, you, other)
    own: Face = Portrait.NOBODY if hand.name else you.portrait
    return HandFilm(
        commas(hand.game, messages.hand_number(number=hand.number)),
        tuple(started(cast.name(seat)) for seat in range(1 if alone else 2)),
        (own,) if alone else (own, face_of(hand)),
        tuple(_frames(hand, cast)),
    )


def _frames(hand: ReplayedHand, cast: words.Cast) -> Iterator[FilmFrame]:
    laid = _Laid()
    for table, events in steps_of(hand):
        if not events:
            yield _frame(table, words.dealt(table, cast), laid, seconds=FIRST)
        plain: list[Event] = []
        for event in events:
            match event:
                case HandOver(result):
                    if plain:
                        yield _moved(table, plain, cast, laid)
                    yield _result(hand, table, result, cast)
                    return
                case Knocked() | WentGin() | LaidOff():
                    laid.take(event)
                    caption = words.caption(event, cast)
                    yield _frame(table, caption, laid, seconds=SHOWN, active=event.seat)
                case Stopped():
                    continue
                case _:
                    plain.append(event)
        if plain:
            yield _moved(table, plain, cast, laid)


class _Laid:
    """The melds that the players laid down at the end of the hand, and the cards laid off."""

    def __init__(self) -> None:
        self.melds: dict[int, Melds] = {}
        self.off: Hand = 0

    def take(self, event: Knocked | WentGin | LaidOff) -> None:
        """Add the melds of an event; cards laid off move to the melds of the other player."""
        self.melds[event.seat] = event.melds
        if isinstance(event, LaidOff):
            melds = list(self.melds[1 - event.seat])
            for card, place in event.cards:
                melds[place] |= card.bit
                self.off |= card.bit
            self.melds[1 - event.seat] = tuple(melds)


def _moved(table: Table, events: Sequence[Event], cast: words.Cast, laid: _Laid) -> FilmFrame:
    """Return the frame after events of one move."""
    caption = sentences(*(words.caption(event, cast) for event in events))
    first = events[0]
    card = first.card if isinstance(first, _WITH_CARD) else None
    longer = USUAL * (1 if isinstance(first, _WITH_CARD) and len(events) == 1 else 2)
    active = None if isinstance(first, Dealt | HandOver) else first.seat
    return _frame(table, caption, laid, seconds=longer, moved=card, active=active)


def _frame(
    table: Table,
    caption: Text,
    laid: _Laid,
    *,
    seconds: float,
    moved: Card | None = None,
    active: int | None = None,
) -> FilmFrame:
    held = table.spread.held_up
    down = table.ending is not None and table.ending.card is not None
    return FilmFrame(
        caption,
        tuple(_hand(table, seat, laid) for seat in range(len(table.hands))),
        len(table.stock),
        seconds,
        held or (table.discards[-1] if table.discards else None),
        closed=down,
        moved=moved,
        active=active,
        note=_stake(table),
    )


def _hand(table: Table, seat: int, laid: _Laid) -> FilmHand:
    rules = table.rules
    melds = laid.melds.get(seat)
    if melds is not None:
        loose = table.hands[seat] & ~mask_union(melds) & ~laid.off
        return FilmHand(_groups((), loose, table), _melds(melds))
    hand = table.hands[seat]
    if table.spread.held_up is not None:
        # The card is offered in the middle until the other player takes or leaves it.
        hand &= ~table.spread.held_up.bit
    split = best_split(rules, hand, rules.values.own)
    spread = _melds(table.spread.masks_of(seat))
    note = NOTHING
    if not rules.whole_hands and table.phase is not Phase.OVER:
        note = table_messages.deadwood_caption(deadwood=points_of(split.loose, rules.values.own))
    return FilmHand(_groups(split.melds, split.loose, table), spread, note)


def _result(hand: ReplayedHand, table: Table, result: HandResult, cast: words.Cast) -> FilmFrame:
    """Return the last frame: both players' cards as they were counted, and the points."""
    hands = []
    for seat, side in enumerate(result.sides):
        theirs = result.sides[1 - seat].laid_off if len(result.sides) == 2 else ()
        melds = [
            meld | mask_of(card for card, at in theirs if at == place)
            for place, meld in enumerate(side.melds)
        ]
        shown = FilmHand(
            _groups((), side.loose, table),
            _melds(melds),
            words.left(result, seat),
            mood_after(result, seat, hand.after),
        )
        hands.append(shown)
    frame = FilmFrame(words.count(result, cast), tuple(hands), len(table.stock), RESULT)
    return replace(frame, heading=words.heading(result, cast))


def _groups(melds: Sequence[Hand], loose: Hand, table: Table) -> tuple[tuple[Card, ...], ...]:
    groups = _melds(melds)
    return (*groups, loose_order(loose, table.rules)) if loose else groups


def _melds(melds: Sequence[Hand]) -> tuple[tuple[Card, ...], ...]:
    return tuple(run_order(meld) for meld in melds)


def _stake(table: Table) -> Text:
    stake = table.stake
    if stake is None or stake.die.value == 1:
        return NOTHING
    return die.worth(table.rules, stake.die.value)
