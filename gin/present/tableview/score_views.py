"""Parts of views that show the match's score, such as the score pad and the cribbage board."""

from __future__ import annotations

from gin.core.cards import SUIT_LETTERS
from gin.core.message import NOTHING, Text, only
from gin.interface.paper import Columns, Holes, Lane, PegView, Tone
from gin.interface.result import RaceBar, RaceLine
from gin.interface.table import PadRow
from gin.messages import standing as messages
from gin.present.words import match_score as words
from gin.present.words.people import person
from gin.rules.model.rules import Rules
from gin.rules.sheets.base import Measure, Sheet, Track

TONES = (Tone.YOURS, Tone.THEIRS)
_SUITS = {
    Measure.CLUBS: SUIT_LETTERS[0],
    Measure.DIAMONDS: SUIT_LETTERS[1],
    Measure.HEARTS: SUIT_LETTERS[2],
    Measure.SPADES: SUIT_LETTERS[3],
}


def pad(sheet: Sheet) -> tuple[PadRow, ...]:
    """Return the lines of the score pad, one for each measure."""
    several = len(sheet.tracks) > 1
    return tuple(
        PadRow(
            words.label(track.measure) if several else NOTHING,
            tuple(
                NOTHING if goal is None else only(now)
                for now, goal in zip(track.next, track.goals, strict=True)
            ),
            ()
            if sheet.single
            else tuple(
                _share(now, goal) for now, goal in zip(track.next, track.goals, strict=True)
            ),
            track.closed_by,
        )
        for track in sheet.tracks
    )


def deals(sheet: Sheet, rules: Rules) -> tuple[Text, ...]:
    """Return the penalty of each deal in a solitary round, empty for deals not yet counted."""
    counted = tuple(only(row.points[0]) for row in sheet.rows)
    return (counted + (NOTHING,) * rules.solo.deals)[: rules.solo.deals]


def _share(now: int, goal: int | None) -> float:
    return min(1.0, max(0.0, now / goal)) if goal is not None and goal > 0 else 0.0


def race(sheet: Sheet, names: tuple[Text, ...]) -> tuple[RaceLine, ...]:
    """Return the progress bars after a hand: a line for each player, or for each measure.

    A match of a single hand has none.
    """
    if sheet.single:
        return ()
    if len(sheet.tracks) > 1:
        return tuple(_of_measure(track, names) for track in sheet.tracks)
    (track,) = sheet.tracks
    lines = []
    for seat, name in enumerate(names):
        goal = track.goals[seat]
        assert goal is not None
        text = words.race(track.now[seat], goal)
        lines.append(RaceLine(name, text, (_bar(track, seat, goal),)))
    return tuple(lines)


def _of_measure(track: Track, names: tuple[Text, ...]) -> RaceLine:
    goals = [(seat, goal) for seat, goal in enumerate(track.goals) if goal is not None]
    bars = tuple(_bar(track, seat, goal) for seat, goal in goals)
    if len(goals) == 1:
        ((seat, goal),) = goals
        return RaceLine(names[seat], words.race_in(track, seat, goal), bars)
    return RaceLine(messages.head(measure=track.measure), words.both(track), bars)


def _bar(track: Track, seat: int, goal: int) -> RaceBar:
    return RaceBar(TONES[seat], track.before[seat], track.now[seat], goal)


BOARD = frozenset({Measure.DEALS, Measure.GAMES})
"""Measures that are pegged on a cribbage board, in matches with several measures."""


def pegs(sheet: Sheet, names: tuple[Text, ...], other: str, *, counted: bool) -> PegView | None:
    """Return the cribbage board for a sheet; None in matches that are not pegged.

    `counted` means that the last hand is on display; otherwise the next one has begun.
    """
    if not any(track.measure in BOARD for track in sheet.tracks) or len(sheet.tracks) < 2:
        return None
    rows = []
    for track in sheet.tracks:
        now = track.now if counted else track.next
        lanes = tuple(
            Lane(names[seat], TONES[seat], now[seat], _back_peg(track, seat, counted), goal)
            for seat in seats_of(track)
            if (goal := track.goals[seat]) is not None
        )
        text = words.in_track(track, other, include_ended=counted)
        rows.append(Holes(track.measure.value, messages.head(measure=track.measure), text, lanes))
    return PegView(tuple(rows))


def _back_peg(track: Track, seat: int, counted: bool) -> int | None:
    """Return the position of a player's back peg: the score before the last gain, if any."""
    if track.cleared and not counted:
        return None
    for gains, scores in zip(reversed(track.gains), reversed(track.scores), strict=True):
        if gains[seat]:
            return scores[seat] - gains[seat]
        if not scores[seat]:
            return None
    return None


def seats_of(track: Track) -> tuple[int, ...]:
    """Return the seats that count by this measure."""
    return tuple(seat for seat, goal in enumerate(track.goals) if goal is not None)


def columns(sheet: Sheet, other: str) -> tuple[Columns, ...]:
    """Return the column heads of a sheet, if it has several measures."""
    if len(sheet.tracks) == 1:
        return ()
    return tuple(
        Columns(
            track.measure.value,
            messages.head(measure=track.measure),
            words.in_track(track, other, include_ended=True),
            seats_of(track),
            _SUITS.get(track.measure, ""),
            _closed(track, other),
            track.closed_by,
            track.closed_at,
        )
        for track in sheet.tracks
    )


def _closed(track: Track, other: str) -> Text:
    if track.closed_by is None:
        return NOTHING
    return messages.closed(who=person(track.closed_by, other))
