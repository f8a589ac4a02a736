"""Gallery images of the page of data, its questions, and the preview of an import."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

from gin.interface.destinations import ToData, ToImport, ToImports, ToOwnDecks
from gin.present.shell.parlour import Parlour
from gin.session.deck_template import write_template
from gin.session.own_decks import FOLDER as DECKS
from gin.session.own_decks import DeckShelf
from gin.session.storage.backups import FOLDER
from gin.session.storage.database import FILE
from gin.session.storage.store import Store
from gin.session.transfer.exporting import export_steps
from gin.session.transfer.player_data import PlayerData
from tests.support.by_name import choose
from tests.support.dated_matches import add_match

_NOW = datetime(2026, 11, 27, 10, 30)
_EXPORT = "gin-parlour-2026-11-27.zip"
Reach = Callable[[Parlour], None]


def scenes() -> Iterator[tuple[str, Reach]]:
    """Yield the name of each image, and the function that reaches its scene."""
    yield "data", _data
    yield "data-empty", _empty
    yield "data-restore", _restoring
    yield "data-afresh", _afresh
    yield "data-exports", _exports
    yield "data-import", _importing
    yield "data-import-twins", _merging
    yield "decks-empty", _no_decks
    yield "decks", _decks


def _saving(made: Parlour, matches: int = 0) -> Path:
    folder = Path(tempfile.mkdtemp(prefix="gin-gallery-"))
    store = Store.open(folder)
    for number in range(matches):
        add_match(store, _NOW.replace(day=number + 1), number % 2, level=1 + number % 5)
    made.store, made.folder = store, folder
    return folder


def _data(made: Parlour) -> None:
    folder = _saving(made, 14)
    (folder / FOLDER).mkdir()
    for name in ("2026-11-27", "2026-11-26", "2026-11-20", "2026-11-26-import-1"):
        made.store.copy_to(folder / FOLDER / f"parlour-{name}.db")
    made.open(ToData())


def _empty(made: Parlour) -> None:
    _saving(made)
    made.open(ToData())


def _decks_page(made: Parlour) -> Path:
    """Open the page of own decks with one template, and return the template's folder."""
    folder = _saving(made)
    made.players.decks = DeckShelf(folder)
    written = write_template(folder / DECKS)
    made.open(ToOwnDecks())
    return written


def _no_decks(made: Parlour) -> None:
    made.players.decks = DeckShelf(_saving(made))
    made.open(ToOwnDecks())


def _decks(made: Parlour) -> None:
    folder = _decks_page(made)
    for code in ("KD", "QS"):
        (folder / f"{code}.svg").unlink()
    (folder / "2C.svg").write_text("<svg><text>2</text></svg>")
    (folder / "joker.svg").write_text("<svg/>")
    made.players.decks.look_again()
    made.change("own_faces", folder.name)


def _restoring(made: Parlour) -> None:
    _data(made)
    choose(made, "copy:parlour-2026-11-26.db")


def _afresh(made: Parlour) -> None:
    _data(made)
    choose(made, "afresh")


def _export(folder: Path, *names: str, name: str = _EXPORT, day: int = _NOW.day) -> Path:
    target = folder / name
    players = [PlayerData(folder, one) for one in names]
    for _ in export_steps(players, target, folder, _NOW.replace(day=day)):
        continue
    return target


def _exports(made: Parlour) -> None:
    folder = _saving(made, 14)
    made.store.close()
    _export(folder, "Josephine")
    _export(folder, "Josephine", "Maximilian-Alexander", name="on-the-old-computer.zip", day=21)
    made.store = Store.open(folder)
    made.open(ToImports())


def _importing(made: Parlour) -> None:
    _preview(made, 9, 14, "Josephine")


def _merging(made: Parlour) -> None:
    _preview(made, 14, 20, "Josephine", "Maximilian-Alexander")


def _preview(made: Parlour, before: int, after: int, *names: str) -> None:
    there = _saving(made, after)
    made.store.close()
    target = _export(there, *names)
    here = _saving(made)
    made.store.close()
    shutil.copyfile(there / FILE, here / FILE)
    made.store = Store.open(here)
    with made.store._writing() as link:
        for table, key in (
            ("action", "match"),
            ("hand", "match"),
            ("outcome", "match"),
            ("match", "id"),
        ):
            link.execute(f"DELETE FROM {table} WHERE {key} > ?", (before,))
    made.open(ToImport(target))
    while made.working:
        made.work(1.0)
