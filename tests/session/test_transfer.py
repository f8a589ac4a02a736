"""Exports of matches, and imports of them."""

from __future__ import annotations

import contextlib
import json
import random
import re
import shutil
import sqlite3
import threading
import zipfile
from collections.abc import Callable, Generator
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import pytest

from gin.core.errors import SaveError
from gin.language.translation import printed
from gin.session import mixtures, tournament_store
from gin.session.game import Session
from gin.session.hint_count import count_hint, hints_given
from gin.session.storage import backups
from gin.session.storage.database import FILE
from gin.session.storage.kept_copies import Cause, count_matches, saved_copies
from gin.session.storage.store import Store
from gin.session.tournament import Form, event_of, played_to
from gin.session.transfer import export_format as form
from gin.session.transfer.applying import Imported, Preview, import_player_steps, preview_steps
from gin.session.transfer.exporting import Exported, export_steps
from gin.session.transfer.importing import Found, import_steps
from gin.session.transfer.merging import MATCH_NOTES
from gin.session.transfer.player_data import PlayerData
from gin.variants.setups import setup
from tests.session.test_store import begin, play_some
from tests.support.places import TOP
from tests.support.raising import raising

T = TypeVar("T")
NOW = datetime(2026, 11, 27, 10, 30)


def run(steps: Generator[None, None, T]) -> T:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]


@pytest.fixture
def here(tmp_path: Path) -> Path:
    (tmp_path / "here").mkdir()
    return tmp_path / "here"


@pytest.fixture
def there(tmp_path: Path) -> Path:
    (tmp_path / "there").mkdir()
    return tmp_path / "there"


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "export.zip"


def exported(folder: Path, target: Path, name: str = "Kim") -> Exported:
    return run(export_steps([PlayerData(folder, name)], target, folder, NOW))


def read(target: Path, folder: Path) -> Found:
    return run(import_steps(target, folder))


def preview(target: Path, store: Store) -> Preview:
    assert store.path is not None
    player = PlayerData(store.path.parent, "", store)
    return run(preview_steps(read(target, store.path.parent), [player]))


def imported(target: Path, store: Store, *, replace: bool = False) -> Imported:
    made = preview(target, store)
    return run(import_player_steps(made.found.players[0], made.players[0], replace=replace))


def contents(store: Store) -> list[object]:
    """Return everything about the matches except their ids, in the order of play."""
    found: list[object] = []
    for (id,) in store.rows("SELECT id FROM match ORDER BY played"):
        match = store.rows(
            "SELECT game, agreed, level, seed, started, touched, state, practice, dealt, secret"
            " FROM match WHERE id = ?", (id,)
        )  # fmt: skip
        rest = [
            [row[1:] for row in store.rows(f"SELECT * FROM {table} WHERE match = ?", (id,))]
            for table in ("action", "hand", "outcome")
        ]
        found.append((match, rest))
    return found


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Return a folder with one match, and an export of it."""
    folder = tmp_path_factory.mktemp("one")
    some_matches(folder, 1)
    exported(folder, folder / "export.zip")
    return folder, folder / "export.zip"


def some_matches(folder: Path, *seeds: int, plies: int = 30) -> None:
    store = Store.open(folder)
    store._link.execute("PRAGMA synchronous = OFF")
    for seed in seeds:
        play_some(begin(store, seed=seed), plies, random.Random(seed))
    store.close()


def test_an_export_goes_into_an_empty_folder_whole(here: Path, there: Path, target: Path) -> None:
    some_matches(there, 1, 2, 3)
    done = exported(there, target)
    assert (done.players, done.matches) == (1, 3)
    with contextlib.closing(Store.open(there)) as source:
        wanted = contents(source)
    store = Store.open(here)
    assert imported(target, store) == Imported(new=3)
    assert contents(store) == wanted
    # Everything can be continued.
    for match in store.matches():
        Session.resume(store, match.id)
    assert imported(target, store) == Imported()
    store.close()


def test_matches_are_recognised_by_what_they_are(here: Path, there: Path, target: Path) -> None:
    some_matches(here, 7, 8)
    some_matches(there, 1)
    exported(there, target)
    store = Store.open(here)
    (row,) = preview(target, store).comparisons
    assert (len(row[0].new), row[0].shared) == (1, 0)
    assert imported(target, store) == Imported(new=1)
    # The import has given it another id.
    assert {match.seed: match.id for match in store.matches()} == {7: 1, 8: 2, 1: 3}
    store.close()


def test_a_match_played_further_there_is_brought_up_to_date(
    here: Path, there: Path, target: Path
) -> None:
    some_matches(here, 1)
    shutil.copytree(here, there, dirs_exist_ok=True)
    with contextlib.closing(Store.open(there)) as source:
        play_some(Session.resume(source, 1), 9, random.Random(5))
        wanted = contents(source)
    exported(there, target)
    store = Store.open(here)
    (row,) = preview(target, store).comparisons
    assert row[0].further == [(1, 1)]
    assert imported(target, store) == Imported(further=1)
    assert contents(store) == wanted
    store.close()


def test_a_match_played_further_here_stays(here: Path, there: Path, target: Path) -> None:
    some_matches(here, 1)
    exported(here, target)
    store = Store.open(here)
    play_some(Session.resume(store, 1), 9, random.Random(5))
    before = contents(store)
    (row,) = preview(target, store).comparisons
    assert row[0].behind == [(1, 1)]
    assert imported(target, store) == Imported()
    assert contents(store) == before
    store.close()


@pytest.mark.parametrize("replace", [False, True])
def test_a_match_that_went_on_differently_stays_unless_asked(
    here: Path, there: Path, target: Path, replace: bool
) -> None:
    some_matches(here, 1)
    shutil.copytree(here, there, dirs_exist_ok=True)
    for folder, seed in ((here, 5), (there, 6)):
        with contextlib.closing(Store.open(folder)) as store:
            play_some(Session.resume(store, 1), 20, random.Random(seed))
    exported(there, target)
    with contextlib.closing(Store.open(there)) as source:
        theirs = contents(source)
    store = Store.open(here)
    before = contents(store)
    (row,) = preview(target, store).comparisons
    assert row[0].different == [(1, 1)]
    assert imported(target, store, replace=replace) == Imported(replaced=int(replace))
    assert contents(store) == (theirs if replace else before)
    kept = saved_copies(here / FILE)
    assert [one.cause for one in kept] == ([Cause.IMPORT] if replace else [])
    store.close()


def test_notes_travel_with_their_match(here: Path, there: Path, target: Path) -> None:
    some_matches(here, 7, 8)
    some_matches(there, 1, 2)
    with contextlib.closing(Store.open(there)) as source:
        count_hint(source, 2)
        source.set_note("review:2:1", "1 2 3")
        source.set_note("introduced:gin", "1")
        mixtures.keep(source, setup("gin", ["undercut=20"]), "Theirs")
        mixtures.toggle_favourite(source, "gin")
    exported(there, target)
    store = Store.open(here)
    count_hint(store, 2)
    count_hint(store, 2)
    mixtures.keep(store, setup("gin", ["undercut=10"]), "Ours")
    mixtures.toggle_favourite(store, "house")
    imported(target, store)
    ids = {match.seed: match.id for match in store.matches()}
    assert hints_given(store, ids[2]) == 1
    assert hints_given(store, ids[8]) == 2
    assert store.note(f"review:{ids[2]}:1") == "1 2 3"
    assert store.note("introduced:gin") == "1"
    assert [one.typed for one in mixtures.mixtures(store)] == ["Ours", "Theirs"]
    assert mixtures.favourites(store) == ("house", "gin")
    store.close()


def test_answers_to_exercises_travel(here: Path, there: Path, target: Path) -> None:
    some_matches(here, 1)
    some_matches(there, 2)
    for folder, day in ((here, "2026-11-20"), (there, "2026-11-19")):
        store = Store.open(folder)
        store.add_answer("a", "goes", "", 1500, "2026-11-18", correct=False)
        store.add_answer("b", "goes", "", 1500, day, correct=True)
        store.add_answer("own:1:1:4", "goes", "", 1500, day, correct=True)
        store.close()
    exported(there, target)
    store = Store.open(here)
    imported(target, store)
    store.close()
    store = Store.open(here)
    (new,) = [id for (id,) in store.rows("SELECT max(id) FROM match")]
    assert store.rows("SELECT exercise, day FROM answer ORDER BY id") == [
        ("a", "2026-11-18"), ("b", "2026-11-20"), ("own:1:1:4", "2026-11-20"),
        ("b", "2026-11-19"), (f"own:{new}:1:4", "2026-11-19"),
    ]  # fmt: skip
    store.close()


def test_answers_travel_without_a_new_match(here: Path, there: Path, target: Path) -> None:
    some_matches(here, 1)
    shutil.copytree(here, there, dirs_exist_ok=True)
    with contextlib.closing(Store.open(there)) as source:
        source.add_answer("a", "goes", "", 1500, "2026-11-18", correct=False)
        source.add_answer("own:1:1:4", "goes", "", 1500, "2026-11-18", correct=True)
    exported(there, target)
    store = Store.open(here)
    assert imported(target, store) == Imported(answers=2)
    found = [exercise for (exercise,) in store.rows("SELECT exercise FROM answer ORDER BY id")]
    assert found == ["a", "own:1:1:4"]
    assert imported(target, store) == Imported()
    store.close()


def test_notes_about_a_match_that_stays_are_added(here: Path, there: Path, target: Path) -> None:
    some_matches(here, 1)
    shutil.copytree(here, there, dirs_exist_ok=True)
    some_matches(there, 2)
    with contextlib.closing(Store.open(there)) as source:
        source.set_note("review:1:1", "theirs")
        source.set_note("hints:1", "3")
    exported(there, target)
    store = Store.open(here)
    count_hint(store, 1)
    imported(target, store)
    assert store.note("review:1:1") == "theirs" and hints_given(store, 1) == 1
    store.close()


def test_matches_keep_the_order_in_which_they_were_played(
    here: Path, there: Path, target: Path
) -> None:
    some_matches(here, 1)
    some_matches(there, 2)
    some_matches(here, 3)
    some_matches(there, 4)
    exported(there, target)
    store = Store.open(here)
    imported(target, store)
    assert [match.seed for match in store.matches()] == [4, 3, 2, 1]
    # A match played now is the last one.
    begin(store, seed=5)
    assert next(iter(store.matches())).seed == 5
    store.close()


def test_an_open_match_against_a_program_is_given_up(here: Path, there: Path, target: Path) -> None:
    """A stranger's file must not be able to start a program on this computer."""
    with contextlib.closing(Store.open(there)) as source:
        for program in ("/bin/sh -c evil", "/usr/bin/mine"):
            Session.begin(source, setup("gin"), None, 1, program=program)
    exported(there, target)
    store = Store.open(here)
    made = preview(target, store)
    run(
        import_player_steps(
            made.found.players[0], made.players[0], replace=False, program="/usr/bin/mine"
        )
    )
    assert {match.program for match in store.matches("left")} == {"/bin/sh -c evil"}
    assert {match.program for match in store.matches("open")} == {"/usr/bin/mine"}
    store.close()


def test_saved_hands_travel_and_overwrite_nothing(here: Path, there: Path, target: Path) -> None:
    for folder, text in ((here, "ours"), (there, "theirs")):
        some_matches(folder, 1)
        (folder / "hands").mkdir()
        for name in ("hand-1-1.txt", "hand-1-1.ginparlour"):
            (folder / "hands" / name).write_text(text)
    exported(there, target)
    with contextlib.closing(Store.open(here)) as store:
        for _ in range(2):
            imported(target, store)
    found = {path.name: path.read_text() for path in (here / "hands").iterdir()}
    assert found == {
        "hand-1-1.txt": "ours", "hand-1-1-2.txt": "theirs",
        "hand-1-1.ginparlour": "ours", "hand-1-1-2.ginparlour": "theirs",
    }  # fmt: skip


def test_the_manifest_describes_the_file(there: Path, target: Path) -> None:
    some_matches(there, 1)
    (there / "settings.toml").write_text('name = "Kim"\n')
    exported(there, target)
    with zipfile.ZipFile(target) as pack:
        manifest = json.loads(pack.read("manifest.json"))
        assert pack.testzip() is None
    assert manifest["format"] == "Gin Parlour export" and manifest["version"] == 1
    assert manifest["players"] == [{"folder": "players/1", "name": "Kim", "matches": 1}]
    assert manifest["made"].startswith("2026-11-27T10:30:00")
    assert [file["path"] for file in manifest["files"]] == [
        "players/1/parlour.db", "players/1/settings.toml",
    ]  # fmt: skip


def test_an_export_overwrites_nothing(there: Path, target: Path) -> None:
    some_matches(there, 1)
    target.write_text("mine")
    with raising(SaveError, "not overwritten"):
        exported(there, target)
    assert target.read_text() == "mine"
    with raising(SaveError, "no folder"):
        exported(there, target.parent / "nowhere" / "export.zip")
    with raising(SaveError, "is a folder"):
        exported(there, target.parent)


def test_a_full_disk_in_mid_export_leaves_nothing(
    there: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some_matches(there, 1)
    monkeypatch.setattr(form, "BLOCK", 1 << 12)
    steps = export_steps([PlayerData(there)], target, there, NOW)
    next(steps)
    next(steps)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(zipfile._ZipWriteFile, "write", full)  # type: ignore[attr-defined]
    with raising(SaveError, "the disk is full"):
        run(steps)
    assert sorted(path.name for path in target.parent.iterdir()) == ["there"]
    assert not [path for path in there.iterdir() if path.name.startswith(".transfer")]


def test_a_copy_does_not_hold_up_the_caller(
    there: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copies, copy_open = threading.Event(), backups.copy_open

    def slow(link: sqlite3.Connection, target: Path, ending: threading.Event) -> str:
        assert copies.wait(60)
        return copy_open(link, target, ending)

    monkeypatch.setattr(backups, "copy_open", slow)
    some_matches(there, 1, 2, plies=5)
    store, target = Store.open(there), tmp_path / "copy.db"
    steps = store.copy_steps(target)
    next(steps)
    copies.set()
    for _ in steps:
        continue
    assert count_matches(target) == 2
    monkeypatch.setattr(backups, "copy_open", lambda *args: Path(tmp_path, "no", "x").read_text())
    with pytest.raises(SaveError):
        store.copy_to(tmp_path / "other.db")
    store.close()


def test_an_export_that_is_stopped_leaves_nothing(there: Path, target: Path) -> None:
    some_matches(there, 1)
    steps = export_steps([PlayerData(there)], target, there, NOW)
    next(steps)
    next(steps)
    steps.close()
    assert sorted(path.name for path in target.parent.iterdir()) == ["there"]
    assert not [path for path in there.iterdir() if path.name.startswith(".transfer")]


# Bad input.


def rewrite(target: Path, change: Callable[[dict[str, bytes]], None]) -> None:
    """Change the files in an export, which are written again as a valid zip file."""
    with zipfile.ZipFile(target) as pack:
        files = {name: pack.read(name) for name in pack.namelist()}
    change(files)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as pack:
        for name, content in files.items():
            pack.writestr(name, content)


def manifest_with(**values: object) -> Callable[[dict[str, bytes]], None]:
    def change(files: dict[str, bytes]) -> None:
        files["manifest.json"] = json.dumps(
            json.loads(files["manifest.json"]) | values
        ).encode()  # fmt: skip

    return change


def with_files(**added: bytes) -> Callable[[dict[str, bytes]], None]:
    return lambda files: files.update(added)


def database_changed(*statements: str) -> Callable[[dict[str, bytes]], None]:
    """Change the database, and correct its checksum."""

    def change(files: dict[str, bytes]) -> None:
        link = sqlite3.connect(":memory:", isolation_level=None)
        link.deserialize(files["players/1/parlour.db"])
        for statement in statements:
            link.execute(statement)
        replaced(files, link.serialize())
        link.close()

    return change


def replaced(files: dict[str, bytes], database: bytes) -> None:
    import hashlib

    files["players/1/parlour.db"] = database
    manifest = json.loads(files["manifest.json"])
    (listed,) = [one for one in manifest["files"] if one["path"].endswith(".db")]
    listed |= {"size": len(database), "sha256": hashlib.sha256(database).hexdigest()}
    files["manifest.json"] = json.dumps(manifest).encode()


def remove_database(files: dict[str, bytes]) -> None:
    del files["players/1/parlour.db"]


def spoil(files: dict[str, bytes]) -> None:
    files["players/1/parlour.db"] = files["players/1/parlour.db"][:-1] + b"x"


BAD = {
    "checksum": (spoil, "checksum of 'players/1/parlour.db'"),
    "newer": (manifest_with(version=2), r"newer Gin Parlour \(export format 2; this one knows 1\)"),
    "another format": (manifest_with(format="Photos"), "is not an export"),
    "no players": (manifest_with(players=[]), "is damaged"),
    "manifest": (manifest_with(players="all"), "'manifest.json' in it makes no sense"),
    "no version": (manifest_with(version=None), "'manifest.json' in it makes no sense"),
    "no manifest": (lambda files: files.pop("manifest.json"), "is not an export"),
    "missing": (remove_database, "is not complete: 'players/1/parlour.db'"),
    "path upwards": (with_files(**{"../evil.txt": b"x"}), "'../evil.txt', which no export"),
    "absolute path": (with_files(**{"/etc/evil": b"x"}), "'/etc/evil', which no export"),
    "backslashes": (with_files(**{"players\\1\\hands\\x.txt": b"x"}), "which no export"),
    "device": (with_files(**{"players/1/hands/../x.txt": b"x"}), "which no export"),
    "unlisted": (with_files(**{"players/1/settings.toml": b""}), "was added later"),
    "bomb": (
        with_files(**{"players/1/settings.toml": bytes(5_000_000)}), "far too large",
    ),
    "foreign": (database_changed("PRAGMA application_id = 7"), "belongs to another program"),
    "newer matches": (database_changed("PRAGMA user_version = 99"), "matches of a newer"),
    "trigger": (
        database_changed("CREATE TRIGGER t AFTER INSERT ON note BEGIN SELECT 1; END"),
        "is malformed",
    ),
    "view": (database_changed("CREATE VIEW v AS SELECT 1"), "is malformed"),
    "columns": (database_changed("ALTER TABLE match DROP COLUMN touched"), "can't be used"),
    "no database": (lambda files: replaced(files, b"SQLite format 3" + bytes(5000)), "can't be"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_a_damaged_export_is_refused(
    here: Path, one: tuple[Path, Path], target: Path, case: str
) -> None:
    shutil.copyfile(one[1], target)
    change, why = BAD[case]
    rewrite(target, change)
    shutil.copyfile(one[0] / FILE, here / FILE)
    store = Store.open(here)
    before = contents(store)
    with raising(SaveError, why) as raised:
        read(target, here)
    assert str(target) in printed(raised.value.sentence)
    assert contents(store) == before
    assert not [path for path in here.iterdir() if path.name.startswith(".transfer")]
    store.close()


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.9, 0.999])
def test_a_truncated_export_is_refused(
    here: Path, one: tuple[Path, Path], target: Path, share: float
) -> None:
    whole = one[1].read_bytes()
    target.write_bytes(whole[: int(len(whole) * share)])
    with raising(SaveError, "damaged or was not copied" if share else "is not an export"):
        read(target, here)


def test_a_flipped_bit_is_refused_anywhere(
    here: Path, one: tuple[Path, Path], target: Path
) -> None:
    whole, chance = one[1].read_bytes(), random.Random(1)
    refused = 0
    for _ in range(150):
        at = chance.randrange(len(whole))
        flipped = bytearray(whole)
        flipped[at] ^= 1 << chance.randrange(8)
        target.write_bytes(bytes(flipped))
        try:
            found = read(target, here)
        except SaveError as error:
            refused += 1
            assert printed(error.sentence)
            continue
        # A bit of the zip file that means nothing, such as a time.
        assert found.players[0].database.read_bytes()
        found.close()
    assert refused > 100


def test_other_files_are_no_exports(here: Path, tmp_path: Path) -> None:
    with raising(SaveError, "there is no file"):
        read(tmp_path / "nothing.zip", here)
    with raising(SaveError, "it is a folder"):
        read(tmp_path, here)
    (tmp_path / "text.zip").write_text("hello")
    with raising(SaveError, "is not an export"):
        read(tmp_path / "text.zip", here)


def test_an_unreadable_export_is_refused(here: Path, one: tuple[Path, Path], target: Path) -> None:
    shutil.copyfile(one[1], target)
    target.chmod(0)
    if not _can_read(target):
        with raising(SaveError, "Permission denied"):
            read(target, here)


def _can_read(path: Path) -> bool:
    try:
        path.read_bytes()
    except OSError:
        return False
    return True


def test_matches_of_unknown_games_are_left_out_and_named(
    here: Path, there: Path, target: Path
) -> None:
    some_matches(there, 1, 2)
    exported(there, target)
    rewrite(target, database_changed("UPDATE match SET game = 'bridge' WHERE seed = 2"))
    store = Store.open(here)
    (row,) = preview(target, store).comparisons
    assert dict(row[0].unknown) == {"bridge": 1} and len(row[0].new) == 1
    assert imported(target, store) == Imported(new=1)
    assert {match.game for match in store.matches()} == {"gin"}
    store.close()


def test_damaged_matches_are_left_out(here: Path, there: Path, target: Path) -> None:
    some_matches(there, 1, 2)
    exported(there, target)
    rewrite(target, database_changed("UPDATE match SET level = 'x' WHERE seed = 2"))
    store = Store.open(here)
    (row,) = preview(target, store).comparisons
    assert row[0].damaged == 1
    assert imported(target, store) == Imported(new=1)
    store.close()


def test_a_full_disk_in_mid_import_changes_nothing(
    here: Path, there: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some_matches(there, 1)
    some_matches(here, 7)
    exported(there, target)
    store = Store.open(here)
    before = contents(store)
    made = preview(target, store)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    for module in ("database", "kept_copies"):
        with monkeypatch.context() as patch:
            patch.setattr(f"gin.session.storage.{module}.make_whole", full)
            with raising(SaveError, "the disk is full"):
                run(import_player_steps(made.found.players[0], made.players[0], replace=False))
        assert contents(store) == before
    # The store is still open, and saves.
    play_some(Session.resume(store, 1), 3, random.Random(1))
    store.close()
    with contextlib.closing(Store.open(here)) as again:
        assert len(again.matches()) == 1 and not again.notices


def test_an_old_export_is_brought_up_to_this_format(here: Path, there: Path, target: Path) -> None:
    from tests.session.test_store import OLD_4

    shutil.copyfile(OLD_4, there / FILE)
    some_matches(there, 1)
    exported(there, target)
    old = OLD_4.read_bytes()
    rewrite(target, lambda files: replaced(files, old))
    store = Store.open(here)
    assert imported(target, store).new > 0
    store.close()


def test_tournaments_are_numbered_in_the_order_in_which_they_began(
    here: Path, there: Path, target: Path
) -> None:
    for folder, seeds in ((here, (1, 3)), (there, (2, 4))):
        with contextlib.closing(Store.open(folder)) as store:
            for seed in seeds:
                id = tournament_store.begin(store, Form.ROUND_ROBIN, played_to("gin", 50), seed)
                with store._writing() as link:
                    link.execute("UPDATE tournament SET begun = ? WHERE id = ?", (float(seed), id))
                event = event_of(id, 1)
                store.begin_match("gin", (), 1, seed, None, practice=False, event=event)
                store.set_note(event_of(id, 2), f"50 {seed} 0 4")
    exported(there, target)
    store = Store.open(here)
    for _ in range(2):
        imported(target, store)
        rows = store.rows("SELECT id, seed FROM tournament ORDER BY id")
        assert rows == [(1, 1), (2, 2), (3, 3), (4, 4)]
        events = store.rows("SELECT seed, event FROM match ORDER BY seed")
        assert events == [(seed, f"tournament:{seed}:1") for seed in (1, 2, 3, 4)]
        scores = [store.note(f"tournament:{id}:2") for id in (1, 2, 3, 4)]
        assert scores == [f"50 {seed} 0 4" for seed in (1, 2, 3, 4)]
    current = tournament_store.current(store)
    assert current is not None and current.id == 4
    store.close()


def test_every_kind_of_note_about_a_match_travels_with_it() -> None:
    """A note whose name has a match's id would otherwise be taken for one about another match."""
    found: set[str] = set()
    for path in (TOP / "gin").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        named = re.findall(r'^_NOTE = "([a-z]+):"$', text, re.MULTILINE)
        found.update(named if re.search(r"_NOTE\}\{(match|self\.session\.id)", text) else ())
        found.update(re.findall(r'f"([a-z]+):\{match\}', text))
        if path.name in ("hint_count.py", "shared_match.py"):
            found.update(re.findall(r'"([a-z-]+):"', text))
    assert found == MATCH_NOTES
