"""Opening the parlour: data folder, store and settings, and what to do when they cannot be had."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from gin.core.errors import GinError
from gin.core.outside import harmless
from gin.present.input import keymap
from gin.present.shell.arguments import Asked
from gin.present.shell.parlour import Parlour
from gin.present.words import build as build_words
from gin.present.words import troubles
from gin.session import settings as kept_settings
from gin.session.settings import Settings
from gin.session.storage.error_log import ErrorLog
from gin.session.storage.paths import data_folder
from gin.session.storage.store import Store
from gin.session.unfinished import mark_broken, unfinished_of
from gin.variants.codes import game_code
from gin.variants.registry import GAMES, Setup
from gin.variants.rulebook.page import text_of

WITHOUT_SAVING = "Nothing will be saved this time."


def print_and_leave(asked: Asked) -> int:
    """Print the games or a game's rules."""
    if asked.rules is not None:
        sys.stdout.write(text_of(asked.rules))
        return 0
    for game in GAMES:
        print(f"{game.id}\t{game.title}\t{game.sentence}")
    return 0


def verify(path: Path) -> int:
    """Check a saved hand and print what was found: 0 if all is in order, 1 if not."""
    from gin.present.words import fairness
    from gin.session.record import LONGEST, check
    from gin.session.storage.files import beginning_of, why

    try:
        # One byte more than any hand has, so that a huge file is refused but not read.
        text = beginning_of(path, LONGEST + 1).decode("utf-8", errors="replace")
        found = check(text)
    except OSError as error:
        print_error(f"{path}: it cannot be read: {why(error)}")
        return 1
    except GinError as error:
        print_error(f"{path}: {error}")
        return 1
    for line in fairness.verified(found):
        print(line)
    return 0


def broke_down(asked: Asked, error: Exception) -> int:
    """Write down and tell what nothing else could be done about; the program's exit code."""
    folder = None
    with contextlib.suppress(GinError):
        folder = data_folder(asked.data)
    log = ErrorLog(folder)
    kept = log.write("starting or ending", error)
    print_error(troubles.ended(str(log.path) if kept else ""))
    return 1


def told_of(wanted: Setup) -> str:
    """What was asked for with its code, in a sentence."""
    return build_words.told(wanted.title, game_code(wanted))


def open_parlour(asked: Asked, ask: Callable[[str], bool]) -> Parlour | None:
    """The parlour on the data folder asked for.

    If that cannot be used, `ask` is told why and says whether to go on without saving; None if not.
    """
    notices: tuple[str, ...] = ()
    folder = None
    settings = Settings()
    try:
        folder = data_folder(asked.data)
        store = Store.open(folder)
        settings, problems = kept_settings.read(folder)
        notices = (*store.notices, *problems, *keymap.key_map(settings).problems)
    except GinError as error:
        if not ask(error.sentence):
            return None
        folder, store = None, Store.in_memory()
        notices = (WITHOUT_SAVING,)
    settings = as_asked(settings, asked)
    parlour = Parlour(store, folder, settings, asked.seed)
    for notice in notices:
        parlour.say(notice)
    try:
        for problem in mark_broken(store):
            parlour.say(problem)
        _go_to_table(asked, parlour)
        store.back_up()
    except GinError as error:
        parlour.say(error.sentence)
    return parlour


def as_asked(settings: Settings, asked: Asked) -> Settings:
    """The settings with what the command line says otherwise."""
    if asked.level is not None:
        settings = kept_settings.changed(settings, "level", asked.level)
    if asked.level is not None or asked.program:
        settings = kept_settings.changed(settings, "program", asked.program)
    if asked.speech is not None:
        own = asked.speech if asked.speech in ("auto", "self") else "off"
        settings = kept_settings.changed(settings, "speech", own)
    return settings


def _go_to_table(asked: Asked, parlour: Parlour) -> None:
    """Sit down at once where a game or a seed was asked for.

    An unfinished match that is just what was asked for goes on; any other stays as it is.
    """
    if asked.play is None and asked.seed is None:
        return
    wanted = asked.play or parlour.usual_game()
    if wanted.agreed:
        parlour.say(told_of(wanted))
    begun = unfinished_of(parlour.store, wanted, asked.seed)
    if begun is None:
        parlour.sit_down(wanted)
    else:
        parlour.go_on(begun.id)


def ask_in_terminal(why: str) -> bool:
    """Ask on the terminal whether to go on without saving; without a terminal, go on and say so."""
    print_error(why)
    if not sys.stdin.isatty():
        return True
    print_error("Go on without saving? (yes or no)")
    return sys.stdin.readline(100).strip().lower() in ("y", "yes")


def print_error(text: str) -> None:
    """Print a sentence about what went wrong, whatever it quotes, if there is anybody to read."""
    try:
        print(harmless(text), file=sys.stderr, flush=True)
    except (OSError, ValueError):
        silence(sys.stderr)


def silence(stream: TextIO) -> None:
    """Let what a stream still holds go nowhere, instead of failing once more when Python ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
