"""The players of one data folder: a folder for each, and the file that lists them.

The first player's matches and settings are in the data folder itself, as before there were several
players. Each other player has a folder in `people`. A player's name and portrait are settings, so
the file has only the order of the players, the last player, and whether to ask for the player at
the start. If it is lost, nothing else is: the folders are found again.
"""

from __future__ import annotations

import contextlib
import re
import tomllib
from collections.abc import Container, Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from gin.core.errors import GinError, SaveError
from gin.core.message import Text, Verbatim
from gin.messages import errors as messages
from gin.session import settings_file
from gin.session.likeness import READY
from gin.session.setting import CONTRASTS, SettingsSection, Speech
from gin.session.settings import LONGEST_NAME, SPECS, Settings, tidy_name, toml_value
from gin.session.storage.files import read_beginning, why
from gin.session.storage.paths import write_whole

FILE = "people.toml"
FOLDER = "people"
FIRST = "player-1"
"""The player whose data is in the data folder itself."""
GUEST = "guest"
"""Word for a guest, which no player's folder may have as its name."""
FORMAT = 1
_LONGEST = 100_000
_ID = r"[a-z0-9][a-z0-9-]{0,39}"
_NUMBERED = r"player-(\d{1,6})\b"
_INHERITED = (
    SettingsSection.ACCESSIBILITY,
    SettingsSection.SPEECH,
    SettingsSection.SPOKEN,
    SettingsSection.LANGUAGE,
)


class Household(Struct, frozen=True):
    """The players in order, and the `last` one.

    `asks` says whether the program asks for the player at the start. The file of a `newer` version
    is not changed.
    """

    ids: tuple[str, ...] = (FIRST,)
    last: str = FIRST
    asks: bool = True
    newer: bool = False

    @property
    def several(self) -> bool:
        return len(self.ids) > 1


class Member(Struct, frozen=True):
    """A player: the name, which may be empty, and the settings. `id` is the folder's name."""

    id: str
    settings: Settings

    @property
    def name(self) -> str:
        return self.settings.name

    @property
    def number(self) -> int | None:
        """The number in a folder's name that the program chose."""
        found = re.fullmatch(_NUMBERED, self.id)
        return int(found[1]) if found is not None else None


def folder_of(root: Path, id: str) -> Path:
    """Return a player's folder in the data folder `root`."""
    return root if id == FIRST else root / FOLDER / id


def open_household(root: Path) -> tuple[Household, tuple[Text, ...]]:
    """Return the players of a data folder, and sentences about what was wrong with the list.

    A damaged list is kept under another name and written again.
    """
    household, problems = read(root)
    if problems and not household.newer:
        # If this fails too, the next start says the same again.
        with contextlib.suppress(SaveError):
            write(root, household)
    return household, problems


def read(root: Path) -> tuple[Household, tuple[Text, ...]]:
    """Return the players of a data folder, and sentences about what is wrong with the list.

    Folders that are not listed are players too. A listed player without a folder is left out.
    """
    listed, problems = _listed(root)
    there = _folders(root)
    if listed is None and not there:
        return Household(), problems
    before = listed or Household()
    found = [id for id in before.ids if id == FIRST or id in there]
    gone = [id for id in before.ids if id not in found]
    more = [id for id in there if id not in found]
    ids = (*found, *more) or (FIRST,)
    path = Verbatim(str(root / FOLDER))
    if gone:
        problems += (messages.people_gone(count=len(gone), folders=_verbatim(gone), path=path),)
    if more and not before.newer:
        problems += (messages.people_found(count=len(more), folders=_verbatim(more), path=path),)
    last = before.last if before.last in ids else ids[0]
    return replace(before, ids=ids, last=last), problems


def _verbatim(words: Iterable[str]) -> tuple[Text, ...]:
    return tuple(map(Verbatim, words))


def _listed(root: Path) -> tuple[Household | None, tuple[Text, ...]]:
    path = root / FILE
    try:
        kept = read_beginning(path, _LONGEST + 1)
    except FileNotFoundError:
        return None, ()
    except OSError as error:
        return None, (messages.people_unread(path=Verbatim(str(path)), why=why(error)),)
    try:
        if len(kept) > _LONGEST:
            raise ValueError
        values = tomllib.loads(kept.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        values = {}
    format = values.get("format")
    if isinstance(format, int) and format > FORMAT:
        newer = messages.people_newer(path=Verbatim(str(path)), format=format, known=FORMAT)
        return Household(newer=True), (newer,)
    checked = _checked(values)
    if checked is None:
        damaged = messages.people_damaged(path=Verbatim(str(path)))
        return None, (damaged, *settings_file.set_aside(path, kept))
    return checked, ()


def _checked(values: dict[str, Any]) -> Household | None:
    match values:
        case {"format": 1, "last": str(last), "ask": bool(asks), "people": [*ids]} if all(
            isinstance(id, str) and _is_id(id) for id in ids
        ) and len(set(ids)) == len(ids):
            return Household(tuple(ids), last, asks)
    return None


def _is_id(word: str) -> bool:
    return re.fullmatch(_ID, word) is not None and word != GUEST


def _folders(root: Path) -> tuple[str, ...]:
    """Return the players' folders, those with smaller numbers first."""
    try:
        found = [path.name for path in (root / FOLDER).iterdir() if path.is_dir()]
    except OSError:
        return ()
    return tuple(
        sorted((id for id in found if _is_id(id) and id != FIRST), key=lambda id: (len(id), id))
    )


def write(root: Path, household: Household) -> None:
    """Save the list atomically.

    Raises:
        SaveError: the file cannot be written, or is that of a newer version.
    """
    path = root / FILE
    if household.newer:
        raise SaveError(messages.PEOPLE_LIST_IS_NEWER)
    ids = ", ".join(map(toml_value, household.ids))
    lines = (
        "# The players of Gin Parlour in this folder; player-1 is the folder itself.",
        f"format = {FORMAT}",
        f"last = {toml_value(household.last)}",
        f"ask = {toml_value(household.asks)}",
        f"people = [{ids}]",
    )
    try:
        write_whole(path, ("\n".join(lines) + "\n").encode())
    except OSError as error:
        raise SaveError(messages.people_not_kept(path=Verbatim(str(path)), why=why(error))) from (
            error
        )


def members(root: Path, ids: Iterable[str]) -> tuple[Member, ...]:
    """Return the players with their settings. Errors in the settings are left for their owner."""
    return tuple(Member(id, settings_file.read(folder_of(root, id))[0]) for id in ids)


def find(found: Iterable[Member], name: str) -> tuple[Member, ...]:
    """Return the players with this name, or else the one whose folder has it."""
    wanted = name.strip().casefold()
    found = tuple(found)
    named = tuple(one for one in found if one.name and one.name.casefold() == wanted)
    return named or tuple(one for one in found if one.id == wanted)


def add(root: Path, name: str, like: Settings) -> str:
    """Add a player with a name, and return the id.

    The settings are the defaults, except for a portrait, and for the language and the aids to
    seeing, hearing and operating, which are those of `like`.

    Raises:
        SaveError: nothing was added.
    """
    looks = {member.settings.portrait for member in members(root, read(root)[0].ids)}
    settings = replace(inherited(like), name=tidy_name(name), portrait=_free_portrait(looks))
    return _add(root, settings)


def add_with(root: Path, settings: Settings) -> str:
    """Add a player with these settings, and return the id.

    If another player has the name, it gets a number.

    Raises:
        SaveError: nothing was added.
    """
    taken = {member.name.casefold() for member in members(root, read(root)[0].ids)}
    return _add(root, replace(settings, name=_free_player_name(settings.name, taken)))


def _free_player_name(name: str, taken: Container[str]) -> str:
    number, free = 1, name
    while free and free.casefold() in taken:
        number += 1
        tail = f" {number}"
        free = name[: LONGEST_NAME - len(tail)].rstrip() + tail
    return free


def _add(root: Path, settings: Settings) -> str:
    household, _ = read(root)
    id = f"player-{_free_number(root, household.ids)}"
    folder = folder_of(root, id)
    try:
        folder.parent.mkdir(mode=0o700, exist_ok=True)
        folder.mkdir(mode=0o700)
    except OSError as error:
        message = messages.cannot_write_in(path=Verbatim(str(folder.parent)), why=why(error))
        raise SaveError(message) from error
    try:
        settings_file.write(folder, settings)
        if not household.newer:
            write(root, replace(household, ids=(*household.ids, id)))
    except GinError as error:
        (folder / settings_file.FILE).unlink(missing_ok=True)
        with contextlib.suppress(OSError):
            folder.rmdir()
        raise SaveError(error.text) from error
    return id


def _free_number(root: Path, ids: Sequence[str]) -> int:
    """Return a number after those of all players, also of removed ones."""
    names = list(ids)
    with contextlib.suppress(OSError):
        names += [path.name for path in (root / FOLDER).iterdir()]
    numbers = [int(found[1]) for name in names if (found := re.match(_NUMBERED, name))]
    return max([1, *numbers]) + 1


def _free_portrait(taken: Iterable[str]) -> str:
    free = (str(looks) for looks in READY if str(looks) not in taken)
    return next(free, str(READY[0]))


def remove(root: Path, id: str, today: date) -> Path:
    """Remove a player from the list, and return where the player's data stays.

    The folder is renamed. The first player's data stays where it is.

    Raises:
        SaveError: the player is still there.
    """
    household, _ = read(root)
    others = tuple(other for other in household.ids if other != id)
    last = others[0] if household.last == id else household.last
    changed = replace(household, ids=others, last=last)
    if id == FIRST:
        write(root, changed)
        return root
    folder = folder_of(root, id)
    kept = _free_name(folder.with_name(f"{id}.removed-{today.isoformat()}"))
    try:
        folder.rename(kept)
    except OSError as error:
        raise SaveError(messages.cannot_use(path=Verbatim(str(folder)), why=why(error))) from error
    # The folder's name decides; `read` leaves out a player without a folder.
    with contextlib.suppress(SaveError):
        write(root, changed)
    return kept


def _free_name(path: Path) -> Path:
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.name}-{number}")
    return free


def inherited(like: Settings) -> Settings:
    """Return default settings with the language and the aids of `like`."""
    names = {name for name, (_, spec) in SPECS.items() if spec.section in _INHERITED}
    names |= {"text_size", "window", *(("theme",) if like.theme in CONTRASTS else ())}
    return replace(Settings(), **{name: getattr(like, name) for name in names})


def shared(own: Settings, others: Iterable[Settings]) -> Settings:
    """Return settings for a page before anyone sits down: `own`, with the aids anyone needs."""
    made = own
    for one in others:
        if made.speech == Speech.OFF and one.speech != Speech.OFF:
            spoken = ("speech", "speech_rate", "speech_volume", "speech_voice")
            made = replace(made, **{name: getattr(one, name) for name in spoken})
        if made.theme not in CONTRASTS and one.theme in CONTRASTS:
            made = replace(made, theme=one.theme)
        if one.switch:
            pace = max(one.scan_pace, made.scan_pace if made.switch else 0.0)
            made = replace(made, switch=True, scan_pace=pace)
        made = replace(
            made,
            text_size=max(made.text_size, one.text_size),
            captions=made.captions or one.captions,
            cool_down=max(made.cool_down, one.cool_down),
        )
    return made
