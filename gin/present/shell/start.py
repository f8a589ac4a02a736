"""Opening the parlour: data folder, store and settings, and recovery if they cannot be opened."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

from gin.core.errors import GinError
from gin.core.message import Text, Verbatim, sentences
from gin.messages import errors as messages
from gin.messages import menu
from gin.present.input import keymap
from gin.present.shell.arguments import Arguments
from gin.present.shell.parlour import Parlour
from gin.present.words import build, games
from gin.session import settings as kept_settings
from gin.session import settings_file, single_instance
from gin.session.settings import Settings
from gin.session.single_instance import Answer, InstanceState, Verb
from gin.session.storage import unread_notices
from gin.session.storage.locking import DataInUse
from gin.session.storage.paths import data_folder
from gin.session.storage.store import Store
from gin.session.unfinished import mark_broken, unfinished_of
from gin.variants import codes
from gin.variants.pages import page
from gin.variants.setups import Setup, setup

USUAL_GAME = "gin"
"""Game for `--seed` without `--game`."""


class AlreadyOpen(Exception):
    """Another copy of the program was running and has raised its window.

    `has_opened` says whether it was asked to open the file that this start was given.
    """

    has_opened = False


def print_and_leave(arguments: Arguments, render: Callable[[Text], str]) -> int:
    """Print the games or a game's rules, and return the exit code.

    `render` converts messages to text. Rules are wrapped to `--width`, or else to the width of the
    terminal. If the output is no terminal, they are not wrapped.
    """
    if arguments.rules is not None:
        width = arguments.width
        if width is None and sys.stdout.isatty():
            width = shutil.get_terminal_size().columns
        text = page.text_of(arguments.rules, render)
        sys.stdout.write(text if width is None else _wrapped(text, width))
        return 0
    for one in games.listed():
        print(f"{one.id}\t{render(one.title)}\t{render(one.sentence)}")
    return 0


def _wrapped(text: str, width: int) -> str:
    lines = [
        line[:width]
        if set(line) <= set("=-")
        else textwrap.fill(line, width, break_on_hyphens=False)
        for line in text.splitlines()
    ]
    return "\n".join(lines) + "\n"


def requested_game_sentence(wanted: Setup) -> Text:
    """Return the announcement of the requested game, with its code."""
    text = build.custom_game_announcement(wanted.title, codes.game_code(wanted))
    return sentences(text, build.same_game(wanted))


def open_parlour(
    arguments: Arguments, ask: Callable[[Text], bool], verb: Verb | None = None
) -> Parlour | None:
    """Open the parlour for a parsed command line.

    If the data folder cannot be used, `ask` gets the reason and returns whether to play without
    saving; if not, the result is None. `verb` is the request to another copy of the program that
    uses the folder.

    Raises:
        AlreadyOpen: the other copy has raised its window.
    """
    notices: tuple[Text, ...] = ()
    folder = None
    settings = Settings()
    try:
        folder = data_folder(arguments.data)
        store = _opened(folder, verb, arguments.opened)
        settings, problems = settings_file.read(folder)
        notices = (*problems, *keymap.key_map(settings).problems)
    except GinError as error:
        if not ask(error.sentence):
            return None
        folder, store = None, Store.in_memory()
    settings = with_overrides(settings, arguments)
    parlour = Parlour(store, folder, settings, arguments.seed, arguments.dealer)
    parlour.unsaved = folder is None
    parlour.problems = arguments.problems
    if arguments.problems:
        from gin.messages import catalogues

        # The terminal prints all problems. The window names the page that lists them.
        notices = (*(arguments.problems if arguments.text else ()), catalogues.LISTED, *notices)
    for notice in (*_unread(arguments, folder), *store.notices):
        parlour.notify(notice, lasts=True)
    for notice in notices:
        parlour.notify(notice)
    if parlour.unsaved:
        parlour.say(menu.NOT_SAVED)
    try:
        for problem in mark_broken(store):
            parlour.notify(problem, lasts=True)
        _go_to_table(arguments, parlour)
        store.back_up()
    except GinError as error:
        parlour.notify(error.sentence)
    return parlour


def _unread(arguments: Arguments, folder: Path | None) -> tuple[Text, ...]:
    """Return the notices of earlier starts that the player has not read.

    The terminal prints them immediately, so they count as read there.
    """
    if folder is None:
        return ()
    kept = tuple(map(Verbatim, unread_notices.load(folder)))
    if kept and arguments.text:
        unread_notices.save(folder, ())
    return kept


def _opened(folder: Path, verb: Verb | None, file: Path | None) -> Store:
    """Open the store of a folder, or contact the copy of the program that uses it.

    If the other copy can raise its window, it also opens `file`.

    Raises:
        AlreadyOpen: the other copy has raised its window.
        DataInUse: another copy uses the folder and has not raised a window.
        SaveError: the store cannot be opened.
    """
    try:
        return Store.open(folder)
    except DataInUse:
        if verb is None:
            raise
    path = "" if file is None else str(file.absolute())
    sent = bool(path) and verb is Verb.RAISE and single_instance.can_open(path)
    answer = single_instance.ask(folder, Verb.OPEN if sent else verb, path if sent else "")
    if answer is not None and answer.state is InstanceState.RAISED:
        raised = AlreadyOpen()
        raised.has_opened = sent
        raise raised
    try:
        # The other copy may have exited meanwhile.
        return Store.open(folder)
    except DataInUse as error:
        if answer is None or not answer.name:
            raise
        raise DataInUse(_where(answer, folder)) from error


def _where(answer: Answer, folder: Path) -> Text:
    name, path = Verbatim(answer.name), Verbatim(str(folder))
    if answer.state is InstanceState.TERMINAL:
        return messages.in_use_terminal(name=name, path=path)
    return messages.in_use_window(title=name, path=path)


def with_overrides(settings: Settings, arguments: Arguments) -> Settings:
    """Return the settings with the command line's overrides."""
    if arguments.level is not None:
        settings = kept_settings.with_value(settings, "level", arguments.level)
    if arguments.level is not None or arguments.program:
        settings = kept_settings.with_value(settings, "program", arguments.program)
    if arguments.speech is not None:
        own = arguments.speech if arguments.speech in ("auto", "self") else "off"
        settings = kept_settings.with_value(settings, "speech", own)
    return settings


def match_wanted(arguments: Arguments) -> Setup | None:
    """Return the game of the match that the command line requests, or None."""
    return arguments.play or (setup(USUAL_GAME) if arguments.seed is not None else None)


def _go_to_table(arguments: Arguments, parlour: Parlour) -> None:
    if arguments.opened is not None:
        parlour.open_file(arguments.opened)
        return
    wanted = match_wanted(arguments)
    if wanted is None:
        return
    if wanted.agreed:
        parlour.say(requested_game_sentence(wanted))
    begun = unfinished_of(parlour.store, wanted, arguments.seed)
    if begun is None:
        parlour.matches.start(wanted)
    else:
        parlour.matches.resume(begun.id)
