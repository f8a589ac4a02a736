"""Questions and messages at the command line, outside the terminal front end."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import TextIO

from gin.core.errors import GinError
from gin.core.message import Message, Text, Verbatim, labelled
from gin.language.translation import printed
from gin.messages import console as messages
from gin.messages import records as record_messages
from gin.messages.menu import GO_ON_UNSAVED_OR_NOT
from gin.present.shell.arguments import Arguments
from gin.present.words import troubleshooting
from gin.session.single_instance import Answer, InstanceState, Listener
from gin.session.storage.error_log import ErrorLog
from gin.session.storage.paths import data_folder


def verify(path: Path) -> int:
    """Check a saved hand and print the result; return 0 if it is valid, otherwise 1."""
    from gin.present.words import fairness, refusals
    from gin.rules.model.refusal import ActionRefused
    from gin.session.record_check import LONGEST, check
    from gin.session.storage.files import read_beginning, why

    try:
        # One byte more than a hand may have, so that a larger file is refused without reading it
        # all.
        text = read_beginning(path, LONGEST + 1).decode("utf-8", errors="replace")
        found = check(text)
    except OSError as error:
        print_error(labelled(Verbatim(str(path)), messages.unread(why=why(error))))
        return 1
    except GinError as error:
        refused = error.__cause__
        wrong = error.text
        if isinstance(refused, ActionRefused):
            reason = refusals.sentence(refused.refusal)
            wrong = record_messages.told_why(what=wrong, why=reason)
        print_error(labelled(Verbatim(str(path)), wrong))
        return 1
    for line in fairness.verified(found):
        print(printed(line))
    return 0


def report_crash(arguments: Arguments, error: Exception) -> int:
    """Log and report an unexpected error; return the exit code."""
    folder = None
    with contextlib.suppress(GinError):
        folder = data_folder(arguments.data)
    log = ErrorLog(folder)
    written = log.write("starting or ending", error)
    print_error(troubleshooting.ended(str(log.path) if written else ""))
    return 1


def ask_in_terminal(why: Text) -> bool:
    """Say why nothing is saved, and ask whether to continue; without a terminal, continue."""
    print_error(why)
    if not sys.stdin.isatty():
        return True
    return confirmed(GO_ON_UNSAVED_OR_NOT)


def confirmed(question: Text) -> bool:
    """Ask a question, and return whether the answer is yes; the end of the input means no.

    The English answers are always accepted too.
    """
    print_error(question)
    yes = printed(Message("typed-yes")).lower().split(", ")
    return sys.stdin.readline(100).strip().lower() in ("y", "yes", *yes)


class Whereabouts:
    """Reports this terminal to further starts of the program for the same player."""

    def __init__(self) -> None:
        self._listener: Listener | None = None

    def listen_in(self, folder: Path | None) -> None:
        """Listen in a player's folder; nowhere if it is None."""
        self.close()
        if folder is not None:
            here = Answer(InstanceState.TERMINAL, _terminal_name())
            self._listener = Listener(folder, lambda request: request.answer(here))
            self._listener.start()

    def close(self) -> None:
        """Stop listening. Call this before the folder's lock is released."""
        if self._listener is not None:
            self._listener.close()
            self._listener = None


def _terminal_name() -> str:
    try:
        return os.ttyname(sys.stdin.fileno())
    except (OSError, ValueError, AttributeError):
        return ""


def no_window(why: str, library: str) -> Message:
    """Return the sentence that says why no window can be opened.

    `why` is the system's reason, empty if unknown. `library` is the name of a missing library, or
    empty.
    """
    if library:
        return messages.no_library(library=Verbatim(library))
    return messages.no_display(why=Verbatim(why)) if why else messages.NO_DISPLAY_AT_ALL


def print_error(text: Text) -> None:
    """Print a sentence to standard error, if that is possible."""
    try:
        print(printed(text), file=sys.stderr, flush=True)
    except (OSError, ValueError):
        silence(sys.stderr)


def silence(stream: TextIO) -> None:
    """Discard the output that a stream still holds, so that Python does not fail on it at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
