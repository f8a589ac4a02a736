"""Wording of exports, imports and copies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gin.core.external_text import quoted
from gin.core.message import NOTHING, Text, Verbatim, ended, labelled, only, sentences
from gin.messages import transfer as messages
from gin.session.moments import local_time
from gin.session.storage.kept_copies import Cause, SavedCopy
from gin.session.transfer.applying import Imported, Preview
from gin.session.transfer.comparing import Comparison
from gin.session.transfer.exporting import Exported
from gin.session.transfer.found_exports import FoundExport
from gin.session.transfer.planning import ImportResult, Place, PlaceKind, Plan, comparisons
from gin.session.transfer.player_data import PlayerData
from gin.session.transfer.results import CsvWritten

_KEPT_BEFORE = {
    None: messages.DAILY,
    Cause.IMPORT: messages.BEFORE_IMPORT,
    Cause.RESTORE: messages.BEFORE_RESTORE,
    Cause.RESET: messages.BEFORE_RESET,
}


def copy_day(copy: SavedCopy) -> Text:
    """Return the day of a copy."""
    return only(copy.day)


def copy_size(copy: SavedCopy) -> Text:
    """Return how many matches a copy contains."""
    return messages.UNREADABLE if copy.matches is None else messages.matches(count=copy.matches)


def copy_origin(copy: SavedCopy) -> Text:
    """Return why there is a copy."""
    return _KEPT_BEFORE[copy.cause]


def made_on(export: FoundExport) -> Text:
    """Return the day on which an export was made."""
    return only(local_time(export.made).date())


def contains(export: FoundExport) -> Text:
    """Return how much an export contains, and the folder it is in."""
    folder = Verbatim(str(export.path.parent))
    if export.players > 1:
        return messages.found_players(players=export.players, count=export.matches, path=folder)
    return messages.found_one(count=export.matches, path=folder)


def exported(done: Exported) -> Text:
    """Return the sentence about a finished export."""
    path = Verbatim(str(done.path))
    if done.players > 1:
        return messages.exported_players(path=path, players=done.players, count=done.matches)
    return messages.exported(path=path, count=done.matches)


def written(done: CsvWritten) -> Text:
    """Return the sentence about a table of results."""
    return messages.csv_written(
        path=Verbatim(str(done.matches_file)), other=Verbatim(str(done.hands_file)),
        count=done.matches, hands=done.hands,
    )  # fmt: skip


def imported(result: ImportResult) -> Text:
    """Return the sentences about a finished import."""
    done = result.done
    return sentences(
        messages.imported(count=done.new),
        messages.updated(count=done.further) if done.further else NOTHING,
        messages.replaced(count=done.replaced) if done.replaced else NOTHING,
        messages.answers_added(count=done.answers) if done.answers else NOTHING,
        messages.players_added(count=result.players) if result.players else NOTHING,
        messages.SETTINGS_TAKEN if result.settings is not None else NOTHING,
        messages.UNDO if done != Imported() else NOTHING,
    )


def origin(preview: Preview) -> Text:
    """Return the file of an import and when it was made."""
    made = preview.found.made[:16].replace("T", " ")
    return messages.comes_from(path=Verbatim(preview.found.path.name), made=Verbatim(made))


def player_name(preview: Preview, number: int) -> Text:
    """Return the name of a player of an export."""
    name = preview.found.players[number].name
    if name:
        return Verbatim(name)
    if len(preview.found.players) == 1:
        return messages.THE_PLAYER
    return messages.player(number=number + 1)


def place_name(place: Place, players: Sequence[PlayerData]) -> Text:
    """Return where a player of an export goes."""
    match place.kind:
        case PlaceKind.NEW:
            return messages.AS_NEW
        case PlaceKind.NOWHERE:
            return messages.LEFT_OUT
    player = players[place.player]
    if player.store is not None or len(players) == 1:
        return messages.TO_YOU
    return messages.to_player(name=Verbatim(player.name)) if player.name else messages.TO_NAMELESS


def compared(comparison: Comparison | None, *, replace: bool) -> Text:
    """Return in sentences what an import does with a player's matches; None imports none."""
    return NOTHING if comparison is None else sentences(*_compared(comparison, replace=replace))


def _compared(comparison: Comparison, *, replace: bool) -> Iterator[Text]:
    yield messages.new(count=len(comparison.new))
    if comparison.same:
        yield messages.same(count=len(comparison.same))
    if comparison.further:
        yield messages.further(count=len(comparison.further))
    if comparison.behind:
        yield messages.behind(count=len(comparison.behind))
    if comparison.different:
        different = messages.different_go if replace else messages.different_stay
        yield different(count=len(comparison.different))
    for game, count in sorted(comparison.unknown.items()):
        yield messages.unknown(game=Verbatim(quoted(game)), count=count)
    if comparison.answers:
        yield messages.new_answers(count=comparison.answers)
    if comparison.damaged:
        yield messages.damaged(count=comparison.damaged)


def preview_lines(preview: Preview, plan: Plan) -> Iterator[Text]:
    """Yield the preview of an import, a line for each player and each decision."""
    yield origin(preview)
    for number, comparison in enumerate(comparisons(preview, plan)):
        goes = place_name(plan.places[number], preview.players)
        yield sentences(
            ended(labelled(player_name(preview, number), goes)),
            compared(comparison, replace=plan.replace),
        )
    if preview.has_settings:
        yield ended(labelled(messages.SETTINGS, settings_value(plan)))


def settings_value(plan: Plan) -> Text:
    """Return what happens to the settings of a player who is here."""
    return messages.SETTINGS_CHANGE if plan.settings else messages.SETTINGS_STAY
