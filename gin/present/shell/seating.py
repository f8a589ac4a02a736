"""Opening a player's data, and the greeting with what the player has to know about it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from gin.core.errors import BadArgument, GinError, SaveError
from gin.core.message import Text, Verbatim
from gin.messages import errors as messages
from gin.present.input import keymap
from gin.present.words import household as words
from gin.session import settings_file
from gin.session.household import GUEST, Household, find, folder_of, members
from gin.session.settings import Settings
from gin.session.storage import unread_notices
from gin.session.storage.paths import data_folder
from gin.session.storage.store import Store
from gin.session.unfinished import mark_broken


class Seat(Struct, frozen=True):
    """A player's opened data. `folder` is None if nothing is saved, as for a guest."""

    store: Store
    folder: Path | None
    settings: Settings
    notices: tuple[Text, ...] = ()


class Greeted(Protocol):
    """The parts of the parlour that a greeting needs."""

    store: Store
    folder: Path | None

    def notify(self, notice: Text, *, lasts: bool = False) -> None: ...


def unsaved_seat(settings: Settings) -> Seat:
    """Return a seat that saves nothing."""
    return Seat(Store.in_memory(), None, settings)


def open_seat(root: Path, id: str, opened: Callable[[Path], Store] = Store.open) -> Seat:
    """Open a player's data in the data folder `root`, with `opened` for the store.

    Raises:
        SaveError: the player's folder is missing, in use, or cannot be used.
    """
    folder = folder_of(root, id)
    if folder != root:
        if not folder.is_dir():
            raise SaveError(messages.player_gone(path=Verbatim(str(folder))))
        folder = data_folder(folder)
    store = opened(folder)
    settings, problems = settings_file.read(folder)
    return Seat(store, folder, settings, (*problems, *keymap.key_map(settings).problems))


def player_named(name: str, root: Path, players: Household) -> str:
    """Return the id of the player that a command line names; it may be that of a guest.

    Raises:
        BadArgument: no player has this name, or several have.
    """
    known = members(root, players.ids)
    found = find(known, name)
    if len(found) == 1:
        return found[0].id
    if found:
        raise BadArgument(words.ambiguous(name, found))
    if name.strip().casefold() == GUEST:
        return GUEST
    raise BadArgument(words.unknown(name, known))


def greet(parlour: Greeted, notices: tuple[Text, ...], *, printed: bool) -> None:
    """Announce what the player at the table has to know, with the `notices` of opening the data.

    Notices of earlier starts count as read if they are `printed` immediately, as in the terminal.
    """
    folder, store = parlour.folder, parlour.store
    earlier = unread(folder)
    if folder is not None and earlier and printed:
        unread_notices.save(folder, ())
    for notice in (*earlier, *store.notices):
        parlour.notify(notice, lasts=True)
    for notice in notices:
        parlour.notify(notice)


def unread(folder: Path | None) -> tuple[Text, ...]:
    """Return the notices of earlier starts that the player has not read."""
    return () if folder is None else tuple(map(Verbatim, unread_notices.load(folder)))


def begin(parlour: Greeted, go_on: Callable[[], None] = lambda: None) -> None:
    """Mark matches that cannot be opened, `go_on`, and start the day's copy."""
    try:
        for problem in mark_broken(parlour.store):
            parlour.notify(problem, lasts=True)
        go_on()
        parlour.store.back_up()
    except GinError as error:
        parlour.notify(error.sentence)
