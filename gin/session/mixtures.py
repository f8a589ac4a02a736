"""Games that the player has put together, and favourite games: kept as notes in the store."""

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
"""Letters of a name at most."""


class Mixture(Struct, frozen=True):
    """A game of the player's own: its code, and the name that was typed for it, if there is one."""

    code: str
    typed: str

    @property
    def name(self) -> Text:
        """What it is called. Raises BadGameCode if it has no name and this program knows no such
        game."""
        return Verbatim(self.typed) if self.typed else self.setup.title

    @property
    def setup(self) -> Setup:
        """The game with what is agreed. Raises BadGameCode if this program does not know it."""
        return parse_game_code(self.code)


def mixtures(store: Store) -> tuple[Mixture, ...]:
    """The player's games that can be played, in the order in which they were kept."""
    return tuple(one for one in _all(store) if _known(one))


def _all(store: Store) -> tuple[Mixture, ...]:
    """Every game that was kept; one that only a newer program knows stays in the note."""
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
    """A name as it is kept: on one line, of a bearable length."""
    return " ".join(harmless(name).split())[:LONGEST].strip()


def keep(store: Store, agreed: Setup, name: str = "") -> Mixture:
    """Keep a game among the player's own; without a name it has the one made for it.

    A game that is kept already has its name changed. Raises SaveError as all writing does.
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
    """This game among the player's own; None if it is not."""
    code = game_code(agreed)
    return next((one for one in _all(store) if one.code == code), None)


def forget(store: Store, code: str) -> None:
    """Take a game from the player's own; matches of it stay."""
    _write(store, tuple(one for one in _all(store) if one.code != code))
    if code in favourites(store):
        turn_favourite(store, code)


def title_of(store: Store, agreed: Setup) -> Text:
    """The name the player gave to this game, or else the one it has."""
    mixture = mixture_of(store, agreed) if agreed.agreed else None
    return agreed.title if mixture is None else mixture.name


def favourites(store: Store) -> tuple[str, ...]:
    """Ids of games and codes of mixtures that the player likes best."""
    return tuple(store.note(_FAVOURITES).split())


def turn_favourite(store: Store, id: str) -> bool:
    """Make a game a favourite, or a favourite a game like any other; is it one now?"""
    found = favourites(store)
    now = tuple(one for one in found if one != id) if id in found else (*found, id)
    store.set_note(_FAVOURITES, " ".join(now))
    return id in now
