"""The player's own games and favourite games, saved as notes in the store."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gin.core.errors import GinError
from gin.core.external_text import harmless
from gin.core.message import Text, Verbatim
from gin.session.storage.store import Store
from gin.variants import naming
from gin.variants.codes import game_code, parse_game_code
from gin.variants.setups import Setup

_MIXTURES = "mixtures"
_FAVOURITES = "favourites"
LONGEST = naming.LONGEST


class Mixture(Struct, frozen=True):
    """One of the player's own games. `typed` is the name that the player gave it, or empty."""

    code: str
    typed: str

    @property
    def name(self) -> Text:
        return Verbatim(self.typed) if self.typed else self.setup.title

    @property
    def setup(self) -> Setup:
        return parse_game_code(self.code)


def mixtures(store: Store) -> tuple[Mixture, ...]:
    """Return the player's games that this version can play, oldest first."""
    return tuple(one for one in _all(store) if _known(one))


def _all(store: Store) -> tuple[Mixture, ...]:
    lines = (line.partition(" ") for line in store.note(_MIXTURES).splitlines())
    return tuple(Mixture(code, tidy(name)) for code, _, name in lines)


def _known(mixture: Mixture) -> bool:
    try:
        mixture.setup  # noqa: B018 (read for what it raises)
    except GinError:
        return False
    return True


def _write(store: Store, found: tuple[Mixture, ...]) -> None:
    store.set_note(_MIXTURES, "\n".join(f"{one.code} {one.typed}" for one in found))


def tidy(name: str) -> str:
    """Return a name on one line, of at most `LONGEST` characters."""
    return " ".join(harmless(name).split())[:LONGEST].strip()


def keep(store: Store, agreed: Setup, name: str = "") -> Mixture:
    """Save a game as one of the player's own, or rename it if it is one already.

    Without `name`, the game's title is used.
    """
    made = Mixture(game_code(agreed), tidy(name))
    found = _all(store)
    if any(one.code == made.code for one in found):
        found = tuple(replace(one, typed=made.typed) if one.code == made.code else one
                      for one in found)  # fmt: skip
    else:
        found = (*found, made)
    _write(store, found)
    return made


def mixture_of(store: Store, agreed: Setup) -> Mixture | None:
    """Return this game if it is one of the player's own, else None."""
    code = game_code(agreed)
    return next((one for one in _all(store) if one.code == code), None)


def forget(store: Store, code: str) -> None:
    """Remove one of the player's own games; its matches stay."""
    _write(store, tuple(one for one in _all(store) if one.code != code))
    if code in favourites(store):
        toggle_favourite(store, code)


def title_of(store: Store, agreed: Setup) -> Text:
    """Return the name that the player gave a game, or else the game's title."""
    mixture = mixture_of(store, agreed) if agreed.agreed else None
    return agreed.title if mixture is None else mixture.name


def favourites(store: Store) -> tuple[str, ...]:
    """Return the ids and mixture codes of the player's favourite games."""
    return tuple(store.note(_FAVOURITES).split())


def toggle_favourite(store: Store, id: str) -> bool:
    """Add a game to the favourites, or remove it; return whether it is one now."""
    found = favourites(store)
    now = tuple(one for one in found if one != id) if id in found else (*found, id)
    store.set_note(_FAVOURITES, " ".join(now))
    return id in now
