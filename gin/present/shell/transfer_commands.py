"""Export, import and the table of results on the command line."""

from __future__ import annotations

from collections.abc import Callable, Generator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from gin.core.errors import BadArgument
from gin.core.message import Text, ended
from gin.messages import transfer as messages
from gin.messages.players import GUEST_HAS_NOTHING
from gin.present.output.csv_files import csv_steps
from gin.present.shell.arguments import Arguments
from gin.present.shell.seating import player_named
from gin.present.words import transfer as words
from gin.session import household, settings_file
from gin.session.settings import Settings
from gin.session.storage.paths import data_folder
from gin.session.transfer.applying import Preview, preview_steps
from gin.session.transfer.exporting import export_steps
from gin.session.transfer.importing import import_steps
from gin.session.transfer.planning import NewPlayer, changes_nothing, plan_steps, usual_plan
from gin.session.transfer.player_data import PlayerData

T = TypeVar("T")


def run(arguments: Arguments, render: Callable[[Text], str], ask: Callable[[Text], bool]) -> int:
    """Do what the command line asks for, print the result, and return the exit code.

    `render` converts messages to text; `ask` asks for a yes.

    Raises:
      GinError: that is impossible.
    """
    folder = data_folder(arguments.data)
    players = _players(folder, arguments.player)
    if arguments.export is not None:
        steps = export_steps(players, arguments.export, folder, datetime.now())
        print(render(words.exported(_result(steps))))
    if arguments.csv is not None:
        print(render(words.written(_result(csv_steps(players, arguments.csv, render)))))
    if arguments.import_from is not None:
        add = None if arguments.player is not None else partial(_add, folder)
        return _import(arguments.import_from, folder, players, add, render, ask)
    return 0


def _players(root: Path, named: str | None) -> tuple[PlayerData, ...]:
    """Return the data of the players in a data folder, or of the `named` one."""
    players, _ = household.read(root)
    ids = players.ids
    if named is not None:
        id = player_named(named, root, players)
        if id == household.GUEST:
            raise BadArgument(GUEST_HAS_NOTHING)
        ids = (id,)
    return tuple(
        PlayerData(household.folder_of(root, one.id), one.name)
        for one in household.members(root, ids)
    )


def _add(root: Path, name: str, settings: Settings) -> PlayerData:
    return PlayerData(household.folder_of(root, household.add_with(root, settings)), name)


def _import(
    path: Path,
    folder: Path,
    players: tuple[PlayerData, ...],
    add: NewPlayer | None,
    render: Callable[[Text], str],
    ask: Callable[[Text], bool],
) -> int:
    found = _result(import_steps(path, folder))
    try:
        return _import_found(_result(preview_steps(found, players)), add, render, ask)
    finally:
        found.close()


def _import_found(
    preview: Preview,
    add: NewPlayer | None,
    render: Callable[[Text], str],
    ask: Callable[[Text], bool],
) -> int:
    plan = usual_plan(preview, can_add=add is not None)
    if add is None:
        # The named player keeps the name and the other settings.
        plan = replace(plan, settings=False)
    for line in words.preview_lines(preview, plan):
        print(render(line))
    if changes_nothing(preview, plan):
        print(render(ended(messages.NOTHING_NEW)))
        return 0
    if not ask(messages.IMPORT_OR_NOT):
        print(render(messages.NOT_CONFIRMED))
        return 1
    settings, _ = settings_file.read(preview.players[0].folder)
    result = _result(plan_steps(preview, plan, settings, add))
    for line in (words.imported(result), *result.problems):
        print(render(line))
    return 0


def _result(steps: Generator[None, None, T]) -> T:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
