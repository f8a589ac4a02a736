"""Merging of an imported player's matches into those that are here."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Generator, Iterable, Mapping
from pathlib import Path

from gin.session.answers import own_key
from gin.session.storage.connection import open_alone
from gin.session.storage.format import SCHEMA
from gin.session.storage.schema import integrity_errors
from gin.session.tournament import event_of, tournament_place
from gin.session.transfer.comparing import Comparison

MATCH_NOTES = frozenset(
    {
        "course", "hinted", "hints", "luck", "master", "order", "partner-hints",
        "partner-taken-back", "progress", "review", "taken-back",
    }
)  # fmt: skip
"""Notes about a match: their names are the word, the match's id, and perhaps a hand."""
_LISTS = {"favourites": " ", "mixtures": "\n"}
"""Notes that are lists, with the separator of their entries."""
_SCORES = "tournament:%"
"""Pattern of the names of notes with the scores of a tournament."""
_TOURNAMENT = ("form", "game", "agreed", "field", "seed", "learner", "begun")
"""Columns that identify a tournament, and never change."""
_MOST_AT_ONCE = 50


def merge_steps(
    target: Path, source: Path, comparison: Comparison, *, replace: bool, program: str = ""
) -> Generator[None, None, None]:
    """Put the matches of the database `source` into `target`, in short steps.

    Both files have the current format, and nothing else uses them. New matches are added, and those
    that were played further in `source` are updated. Of those that went on differently, `source` is
    used if `replace` is set. Unfinished matches against an outside program are given up, unless it
    is the player's own `program`: the name of a program is a command, and resuming a match runs it.

    Raises:
      sqlite3.Error: the target cannot be written, for instance on a full disk.
    """
    with contextlib.closing(open_alone(target)) as link:
        link.execute("PRAGMA journal_mode = MEMORY")
        link.execute("PRAGMA synchronous = OFF")
        link.execute("ATTACH ? AS source", (str(source),))
        link.execute("PRAGMA trusted_schema = OFF")
        link.execute("BEGIN")
        (last,) = link.execute("SELECT ifnull(max(id), 0) FROM main.match").fetchone()
        ids = {its: last + place for place, its in enumerate(comparison.new, start=1)}
        changed = [*comparison.further, *(comparison.different if replace else ())]
        before = _in_order(link, "main")
        for number, (its, own) in enumerate((*ids.items(), *changed), start=1):
            _copy_match(link, its, own)
            if number % _MOST_AT_ONCE == 0:
                yield
        link.executemany(
            "UPDATE main.match SET state = 'left'"
            " WHERE id = ? AND state = 'open' AND program NOT IN ('', ?)",
            [(own, program) for own in ids.values()],
        )
        ids |= dict(changed)
        tournaments = _merge_tournaments(link, ids.values())
        _order(link, before, [ids[its] for its in _in_order(link, "source") if its in ids])
        yield
        _copy_notes(link, ids, tournaments)
        kept = dict((*comparison.same, *comparison.behind))
        _add_notes(link, kept)
        _copy_answers(link, kept | ids)
        link.execute("COMMIT")
        link.execute("DETACH source")
        yield
        for wrong in integrity_errors(link):
            raise sqlite3.DatabaseError(f"it is malformed: {wrong}")
        link.execute("PRAGMA journal_mode = DELETE")


def _copy_match(link: sqlite3.Connection, its: int, own: int) -> None:
    for table, wanted in SCHEMA.tables().items():
        names = [column.name for column in wanted]
        key = "id" if table == "match" else "match"
        if key not in names:
            continue
        link.execute(f"DELETE FROM main.{table} WHERE {key} = ?", (own,))
        values = ", ".join("?1" if name == key else name for name in names)
        link.execute(
            f"INSERT INTO main.{table} ({', '.join(names)}) SELECT {values} FROM source.{table}"
            f" WHERE {key} = ?2",
            (own, its),
        )


def _merge_tournaments(link: sqlite3.Connection, copied: Iterable[int]) -> dict[int, int]:
    """Add the tournaments that are not here, and return the id here of each by its id there.

    All are numbered in the order in which they began, because only the last one can go on. `copied`
    are the matches that came from `source`.
    """
    own, its = (
        {tuple(key): (id, state) for id, state, *key in link.execute(
            f"SELECT id, state, {', '.join(_TOURNAMENT)} FROM {database}.tournament"
        )}
        for database in ("main", "source")
    )  # fmt: skip
    places = {key: at for at, key in enumerate(sorted(own | its, key=_begun), start=1)}
    here = {id: places[key] for key, (id, _) in own.items()}
    there = {id: places[key] for key, (id, _) in its.items()}
    if its.keys() - own.keys():
        link.execute("DELETE FROM main.tournament")
        for key, place in places.items():
            _, state = own.get(key) or its[key]
            link.execute(
                f"INSERT INTO main.tournament (id, state, {', '.join(_TOURNAMENT)})"
                f" VALUES ({', '.join('?' * (len(key) + 2))})",
                (place, state, *key),
            )
        notes = link.execute("SELECT name, text FROM main.note WHERE name LIKE ?", (_SCORES,))
        renamed = [(_renamed(name, here), text) for name, text in notes]
        link.execute("DELETE FROM main.note WHERE name LIKE ?", (_SCORES,))
        link.executemany("INSERT INTO main.note VALUES (?, ?)", renamed)
    from_there = {*copied}
    events = link.execute("SELECT id, event FROM main.match WHERE event <> ''").fetchall()
    link.executemany(
        "UPDATE main.match SET event = ? WHERE id = ?",
        [(_renamed(event, there if id in from_there else here), id) for id, event in events],
    )
    return there


def _begun(tournament: tuple[object, ...]) -> tuple[float, tuple[str, ...]]:
    begun = tournament[_TOURNAMENT.index("begun")]
    # A damaged file may have any value there.
    return begun if isinstance(begun, float) else 0.0, tuple(map(str, tournament))


def _renamed(event: str, tournaments: Mapping[int, int]) -> str:
    """Return the name of a tournament's match or score, with the tournament's id here."""
    place = tournament_place(event)
    if place is None or place[0] not in tournaments:
        return event
    return event_of(tournaments[place[0]], place[1])


def _copy_answers(link: sqlite3.Connection, ids: Mapping[int, int]) -> None:
    """Add the answers to exercises that are not here; those of own hands need their match."""
    columns = "exercise, theme, action, correct, rating, day"
    known = set(link.execute("SELECT exercise, day FROM main.answer"))
    rows = link.execute(f"SELECT {columns} FROM source.answer ORDER BY id").fetchall()
    for exercise, *rest, day in rows:
        key = own_key(str(exercise), ids)
        if key is not None and (key, day) not in known:
            link.execute(
                f"INSERT INTO main.answer ({columns}) VALUES (?, ?, ?, ?, ?, ?)",
                (key, *rest, day),
            )


def _in_order(link: sqlite3.Connection, database: str) -> list[int]:
    rows = link.execute(f"SELECT id FROM {database}.match ORDER BY played, id")
    return [id for (id,) in rows]


def _order(link: sqlite3.Connection, before: Iterable[int], added: list[int]) -> None:
    """Renumber all matches in the order in which they were last played.

    The order of each computer's matches stays as it is, whatever its clock said.
    """
    changed = {*added}
    own = [id for id in before if id not in changed]
    touched = dict(link.execute("SELECT id, touched FROM main.match"))
    merged: list[int] = []
    while own and added:
        merged.append((own if touched[own[0]] <= touched[added[0]] else added).pop(0))
    merged += own + added
    link.executemany("UPDATE main.match SET played = ? WHERE id = ?", enumerate(merged, start=1))


def _copy_notes(
    link: sqlite3.Connection, ids: Mapping[int, int], tournaments: Mapping[int, int]
) -> None:
    """Copy the notes about these matches, and those that are not here."""
    own = {f"{word}:{id}" for word in MATCH_NOTES for id in ids.values()}
    notes = "SELECT name, text FROM {}.note WHERE typeof(name) = 'text' AND typeof(text) = 'text'"
    known = dict(link.execute(notes.format("main")))
    for name in known:
        if ":".join(name.split(":")[:2]) in own:
            link.execute("DELETE FROM main.note WHERE name = ?", (name,))
    for name, text in link.execute(notes.format("source")).fetchall():
        word, _, rest = name.partition(":")
        if word in MATCH_NOTES:
            id, colon, hand = rest.partition(":")
            if not id.isdecimal() or int(id) not in ids:
                continue
            name = f"{word}:{ids[int(id)]}{colon}{hand}"
        elif name in _LISTS:
            text = _joined(known.get(name, ""), text, _LISTS[name])
        else:
            name = _renamed(name, tournaments)
            if name in known:
                continue
        link.execute("INSERT OR REPLACE INTO main.note VALUES (?, ?)", (name, text))


def _add_notes(link: sqlite3.Connection, ids: Mapping[int, int]) -> None:
    """Copy notes about matches that stay as they are, such as a review, if they are not here."""
    for name, text in link.execute("SELECT name, text FROM source.note").fetchall():
        word, _, rest = str(name).partition(":")
        id, colon, hand = rest.partition(":")
        if word in MATCH_NOTES and id.isdecimal() and int(id) in ids:
            own = f"{word}:{ids[int(id)]}{colon}{hand}"
            link.execute("INSERT OR IGNORE INTO main.note VALUES (?, ?)", (own, text))


def _joined(own: str, its: str, separator: str) -> str:
    """Return the entries of both lists, ours first; an entry's first word identifies it."""
    found: dict[str, str] = {}
    for entry in (*own.split(separator), *its.split(separator)):
        if entry.strip():
            found.setdefault(entry.split()[0], entry)
    return separator.join(found.values())
