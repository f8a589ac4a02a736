"""Results as CSV files for spreadsheets: a row for each match, and a file with a row for each hand.

The words are in the player's language. Times are in ISO 8601 form, which spreadsheets recognise.
The separator is that of spreadsheets in the language: a semicolon where the decimal mark is a
comma.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Generator, Iterator, Sequence
from datetime import datetime
from pathlib import Path

from gin.core.external_text import harmless
from gin.core.message import NOTHING, Text, decimal
from gin.messages import transfer as messages
from gin.present.words import people
from gin.present.words.statistics import against
from gin.session.storage.store import Store
from gin.session.transfer.new_files import check_target, complete_file
from gin.session.transfer.player_data import PlayerData, opened
from gin.session.transfer.results import CsvWritten, HandRow, MatchRow, hand_rows, match_rows

SUFFIX = ".csv"
_MATCH_COLUMNS = (
    messages.COLUMN_PLAYER, messages.COLUMN_MATCH, messages.COLUMN_BEGUN, messages.COLUMN_PLAYED,
    messages.COLUMN_GAME, messages.COLUMN_OPTIONS, messages.COLUMN_OPPONENT, messages.COLUMN_STATE,
    messages.COLUMN_PRACTICE, messages.COLUMN_DAILY, messages.COLUMN_HANDS, messages.COLUMN_POINTS,
    messages.COLUMN_THEIR_POINTS, messages.COLUMN_WINNER, messages.COLUMN_HINTS,
)  # fmt: skip
_HAND_COLUMNS = (
    messages.COLUMN_PLAYER, messages.COLUMN_MATCH, messages.COLUMN_HAND, messages.COLUMN_GAME,
    messages.COLUMN_OPPONENT, messages.COLUMN_ENDING, messages.COLUMN_ENDED_BY,
    messages.COLUMN_WINNER, messages.COLUMN_POINTS, messages.COLUMN_THEIR_POINTS,
    messages.COLUMN_DEADWOOD, messages.COLUMN_THEIR_DEADWOOD,
)  # fmt: skip
_FORMULA = ("=", "+", "-", "@")
"""Beginnings of a text that a spreadsheet would take for a formula."""
_MOST_AT_ONCE = 200
_Cell = Text | str | int | datetime | None
Render = Callable[[Text], str]


def check_targets(path: Path) -> tuple[Path, Path]:
    """Return the paths of both files.

    Raises:
      SaveError: the folder does not exist, or one of the files does.
    """
    matches = check_target(path, SUFFIX)
    return matches, check_target(matches.with_stem(f"{matches.stem}-hands"), SUFFIX)


def csv_steps(
    players: Sequence[PlayerData], path: Path, render: Render
) -> Generator[None, None, CsvWritten]:
    """Write the results of `players` to new files, in short steps.

    `render` converts texts to words.

    Raises:
      SaveError: a file cannot be written, or a player's matches cannot be read.
    """
    matches_file, hands_file = check_targets(path)
    table = _Table(render)
    with complete_file(matches_file) as matches_out, complete_file(hands_file) as hands_out:
        matches = table.begin(_MATCH_COLUMNS)
        hands = table.begin(_HAND_COLUMNS)
        counts = [0, 0]
        for player in players:
            with opened(player) as store:
                yield from _rows(table, matches, _match_cells(store, player.name), counts, 0)
                yield from _rows(table, hands, _hand_cells(store, player.name), counts, 1)
        matches_out.write(table.encoded(matches))
        hands_out.write(table.encoded(hands))
    return CsvWritten(matches_file, hands_file, *counts)


def _rows(
    table: _Table, out: io.StringIO, rows: Iterator[Sequence[_Cell]], counts: list[int], which: int
) -> Generator[None, None, None]:
    for cells in rows:
        table.add(out, cells)
        counts[which] += 1
        if counts[which] % _MOST_AT_ONCE == 0:
            yield


class _Table:
    def __init__(self, render: Render) -> None:
        self._render = render
        self._separator = ";" if "," in render(decimal(1.5)) else ","

    def begin(self, columns: Sequence[Text]) -> io.StringIO:
        out = io.StringIO(newline="")
        self.add(out, columns)
        return out

    def add(self, out: io.StringIO, cells: Sequence[_Cell]) -> None:
        writer = csv.writer(out, delimiter=self._separator, quoting=csv.QUOTE_NONNUMERIC)
        writer.writerow([self._cell(cell) for cell in cells])

    def encoded(self, out: io.StringIO) -> bytes:
        # Without this mark, some spreadsheets take UTF-8 for another encoding.
        return out.getvalue().encode("utf-8-sig")

    def _cell(self, cell: _Cell) -> str | int:
        match cell:
            case None:
                return ""
            case int():
                return cell
            case datetime():
                return cell.isoformat(" ", "seconds")
            case str():
                return _plain(cell)
        return _plain(self._render(cell) if cell else "")


def _plain(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    shown = harmless(text).strip()
    return f"'{shown}" if shown.startswith(_FORMULA) else shown


def _match_cells(store: Store, player: str) -> Iterator[Sequence[_Cell]]:
    for match in match_rows(store):
        yours, theirs = (None, None) if match.totals is None else match.totals
        yield (
            player, match.id, match.started, match.touched, match.title,
            match.agreed.replace(",", " "), _opponent(match), messages.state(state=match.state),
            messages.YES if match.practice else messages.NO, match.daily, match.hands, yours,
            None if match.level is None else theirs, _who(match.winner, match), match.hints,
        )  # fmt: skip


def _hand_cells(store: Store, player: str) -> Iterator[Sequence[_Cell]]:
    for hand in hand_rows(store):
        (yours, theirs), (own, other) = hand.points, hand.deadwood
        alone = hand.level is None
        yield (
            player, hand.match, hand.hand, hand.title, _opponent(hand),
            messages.outcome(outcome=hand.outcome) if hand.outcome else NOTHING,
            _who(hand.ender, hand), _who(hand.winner, hand), yours, None if alone else theirs, own,
            None if alone else other,
        )  # fmt: skip


def _opponent(row: MatchRow | HandRow) -> Text:
    if row.level is None:
        return NOTHING
    if row.partner is not None:
        return people.named(people.opponent_of(row))
    return people.name_of_program(row.program) if row.program else against(row.level)


def _who(seat: int | None, row: MatchRow | HandRow) -> Text:
    match seat:
        case 0:
            return messages.YOU
        case 1 if row.level is not None:
            return _opponent(row)
    return NOTHING
