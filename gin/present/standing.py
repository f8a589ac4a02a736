"""How a match stands as parts of views: the score pad, the race of the result, the columns."""

from __future__ import annotations

from gin.core.cards import SUIT_LETTERS
from gin.present.view import Columns, PadRow, RaceBar, RaceLine, Tone
from gin.present.words import standing as words
from gin.rules.sheet import Measure, Sheet, Track

TONES = (Tone.YOURS, Tone.THEIRS)
_SUITS = {
    Measure.CLUBS: SUIT_LETTERS[0],
    Measure.DIAMONDS: SUIT_LETTERS[1],
    Measure.HEARTS: SUIT_LETTERS[2],
    Measure.SPADES: SUIT_LETTERS[3],
}


def pad(sheet: Sheet) -> tuple[PadRow, ...]:
    """The lines of the score pad: one for each measure."""
    several = len(sheet.tracks) > 1
    return tuple(
        PadRow(
            words.label(track.measure) if several else "",
            tuple(
                "" if goal is None else str(now)
                for now, goal in zip(track.now, track.goals, strict=True)
            ),
            tuple(_share(now, goal) for now, goal in zip(track.now, track.goals, strict=True)),
            track.closed_by,
        )
        for track in sheet.tracks
    )


def _share(now: int, goal: int | None) -> float:
    return min(1.0, max(0.0, now / goal)) if goal is not None and goal > 0 else 0.0


def race(sheet: Sheet, names: tuple[str, ...]) -> tuple[RaceLine, ...]:
    """The race after a hand: a line for each player, or for each measure if there are several."""
    if len(sheet.tracks) > 1:
        return tuple(_of_measure(track) for track in sheet.tracks)
    (track,) = sheet.tracks
    alone = len(names) == 1
    lines = []
    for seat, name in enumerate(names):
        goal = track.goals[seat]
        assert goal is not None
        text = words.race(track.now[seat], goal, alone=alone)
        lines.append(RaceLine(name, text, (_bar(track, seat, goal),)))
    return tuple(lines)


def _of_measure(track: Track) -> RaceLine:
    goals = [(seat, goal) for seat, goal in enumerate(track.goals) if goal is not None]
    bars = tuple(_bar(track, seat, goal) for seat, goal in goals)
    return RaceLine(words.head(track.measure), words.both(track), bars)


def _bar(track: Track, seat: int, goal: int) -> RaceBar:
    return RaceBar(TONES[seat], track.before[seat], track.now[seat], goal)


def seats_of(track: Track) -> tuple[int, ...]:
    """The seats that count by this measure."""
    return tuple(seat for seat, goal in enumerate(track.goals) if goal is not None)


def columns(sheet: Sheet, other: str) -> tuple[Columns, ...]:
    """The heads of a sheet with several measures; none for one measure."""
    if len(sheet.tracks) == 1:
        return ()
    return tuple(
        Columns(
            track.measure.value,
            words.head(track.measure),
            words.in_track(track, other),
            seats_of(track),
            _SUITS.get(track.measure, ""),
            "" if track.closed_by is None else words.closed(track.closed_by, other),
            track.closed_by,
            track.closed_at,
        )
        for track in sheet.tracks
    )
