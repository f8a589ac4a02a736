"""The plan of an import: where each player of the export goes, and what is taken over."""

from __future__ import annotations

from collections.abc import Callable, Generator
from enum import StrEnum
from pathlib import Path

from msgspec import Struct, field

from gin.core.errors import GinError, SaveError
from gin.core.message import Text
from gin.session import settings_file
from gin.session.settings import Settings
from gin.session.transfer.applying import (
    Imported,
    Preview,
    import_player_steps,
    keep_settings,
    settings_of,
)
from gin.session.transfer.comparing import Comparison
from gin.session.transfer.importing import FoundPlayer
from gin.session.transfer.player_data import PlayerData

NewPlayer = Callable[[str, Settings], PlayerData]
"""Adds a player with a name and settings; raises SaveError if that is impossible."""


class PlaceKind(StrEnum):
    """Kinds of places to which a player of an export can go."""

    HERE = "here"
    NEW = "new"
    NOWHERE = "nowhere"


class Place(Struct, frozen=True):
    """A place for a player of an export: the data of a player here, by index, or another."""

    kind: PlaceKind
    player: int = 0


NEW, NOWHERE = Place(PlaceKind.NEW), Place(PlaceKind.NOWHERE)


class Plan(Struct, frozen=True):
    """A plan of an import.

    Attributes:
      places: one for each player of the export.
      replace: whether to take the export's matches where both went on differently.
      settings: whether to take the export's settings for players who are here.
    """

    places: tuple[Place, ...]
    replace: bool = False
    settings: bool = False


class ImportResult(Struct):
    """A finished import.

    `settings` are those of the player at the table, if they are to change. `problems` are sentences
    about settings that could not be used.
    """

    done: Imported = field(default_factory=Imported)
    players: int = 0
    settings: Settings | None = None
    problems: list[Text] = field(default_factory=list)


def possible_places(preview: Preview, *, can_add: bool) -> tuple[Place, ...]:
    """Return the places to which a player of the export can go."""
    here = (Place(PlaceKind.HERE, number) for number in range(len(preview.players)))
    return (*here, *((NEW,) if can_add else ()), NOWHERE)


def usual_plan(preview: Preview, *, can_add: bool) -> Plan:
    """Return the plan to suggest.

    A player goes to the same player here. Anyone else is added or, if that is impossible, goes to
    the first player here. If there is only one player here, who has not played yet, the first one
    of the export takes that place, with the settings.
    """
    fresh = len(preview.players) == 1 and preview.is_empty(0)
    places = []
    for number in range(len(preview.found.players)):
        found = preview.usual_place(number)
        if found is None:
            takes = not can_add or (fresh and number == 0)
            places.append(Place(PlaceKind.HERE) if takes else NEW)
        else:
            places.append(Place(PlaceKind.HERE, found))
    return Plan(tuple(places), settings=fresh and preview.has_settings)


def comparisons(preview: Preview, plan: Plan) -> tuple[Comparison | None, ...]:
    """Return what the plan does with each player of the export; None for one who is left out."""
    found: list[Comparison | None] = []
    for row, alone, place in zip(preview.comparisons, preview.alone, plan.places, strict=True):
        match place.kind:
            case PlaceKind.HERE:
                found.append(row[place.player])
            case PlaceKind.NEW:
                found.append(alone)
            case PlaceKind.NOWHERE:
                found.append(None)
    return tuple(found)


def changes_nothing(preview: Preview, plan: Plan) -> bool:
    """Return whether everything that the plan would import is here already."""
    takes = [place.kind for place in plan.places]
    if PlaceKind.NEW in takes or (plan.settings and PlaceKind.HERE in takes):
        return False
    return not any(
        one is not None
        and (one.new or one.further or one.answers or (plan.replace and one.different))
        for one in comparisons(preview, plan)
    )


def plan_steps(
    preview: Preview, plan: Plan, own: Settings, add: NewPlayer | None
) -> Generator[None, None, ImportResult]:
    """Carry the plan out, in short steps. `own` are the settings of the player at the table.

    Raises:
      SaveError: a player could not be imported; those before remain imported.
    """
    result = ImportResult()
    for found, place in zip(preview.found.players, plan.places, strict=True):
        match place.kind:
            case PlaceKind.HERE:
                yield from _into(result, preview.players[place.player], found, plan, own)
            case PlaceKind.NEW:
                assert add is not None, "this plan needs a way to add players"
                settings, problems = settings_of(found, Settings())
                into = add(found.name, settings)
                result.problems += problems
                result.players += 1
                result.done += yield from import_player_steps(found, into, replace=False)
    return result


def _into(
    result: ImportResult, into: PlayerData, found: FoundPlayer, plan: Plan, own: Settings
) -> Generator[None, None, None]:
    seated = into.store is not None
    before = own if seated else settings_file.read(into.folder)[0]
    result.done += yield from import_player_steps(
        found, into, replace=plan.replace, program=before.program
    )
    if not plan.settings or not found.has_settings:
        return
    keep_settings(into.folder)
    settings, problems = settings_of(found, before)
    result.problems += problems
    if seated:
        result.settings = settings
    else:
        _write_settings(into.folder, settings)


def _write_settings(folder: Path, settings: Settings) -> None:
    try:
        settings_file.write(folder, settings)
    except GinError as error:
        raise SaveError(error.text) from error
