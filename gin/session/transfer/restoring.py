"""Restoring of a copy of a player's matches, and starting afresh; what is there is kept."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

from gin.core.errors import SaveError
from gin.core.message import Verbatim
from gin.messages import transfer as messages
from gin.session.storage.database import FILE
from gin.session.storage.files import why
from gin.session.storage.kept_copies import Cause, SavedCopy
from gin.session.storage.opening import sqlite_reason
from gin.session.storage.store import Store
from gin.session.transfer.foreign import bring_up, make_empty
from gin.session.transfer.scratch import scratch_folder


def restore(store: Store, copy: SavedCopy) -> None:
    """Put a copy in the place of the store's matches, of which a copy is kept.

    Raises:
      SaveError: the copy cannot be read, or the disk is full; nothing has changed.
    """
    _replace(store, copy)


def start_afresh(store: Store) -> None:
    """Empty the store, of which a copy is kept.

    Raises:
      SaveError: that is impossible; nothing has changed.
    """
    _replace(store, None)


def _replace(store: Store, copy: SavedCopy | None) -> None:
    assert store.path is not None, "a store in memory has no copies"
    try:
        with scratch_folder(store.path.parent) as below:
            made = Path(below, FILE)
            if copy is None:
                make_empty(made)
            else:
                shutil.copyfile(copy.path, made)
                bring_up(made, Verbatim(copy.path.name))
            store.replace_with(made, Cause.RESET if copy is None else Cause.RESTORE)
    except OSError as error:
        raise SaveError(messages.not_restored(why=why(error))) from error
    except sqlite3.Error as error:
        raise SaveError(messages.not_restored(why=sqlite_reason(error))) from error
