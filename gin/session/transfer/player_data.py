"""The data of a player: the folder, and the store in it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from gin.session.storage.store import Store


class PlayerData(Struct, frozen=True):
    """The data of a player.

    Attributes:
      name: what the player is called; may be empty.
      store: the open store of the player who sits at the table; None for anyone else.
    """

    folder: Path
    name: str = ""
    store: Store | None = None


@contextlib.contextmanager
def opened(player: PlayerData) -> Iterator[Store]:
    """Yield a player's store, and close it afterwards unless it was open.

    Raises:
      SaveError: the store cannot be opened.
    """
    if player.store is not None:
        yield player.store
        return
    store = Store.open(player.folder)
    try:
        yield store
    finally:
        store.close()
