"""Commands that start an engine: this program itself, or an outside program."""

from __future__ import annotations

import re
import sys
from pathlib import Path, PurePath

import gin
from gin.core.errors import EngineError
from gin.core.external_text import quoted
from gin.core.message import Verbatim
from gin.messages import errors as messages
from gin.session.settings import LONGEST_PATH

CONSOLE = "gin-parlour-console"


def own_command(word: str = "--engine") -> tuple[str, ...]:
    """Return the command that starts this program with an option such as `--engine`."""
    if getattr(sys, "frozen", False):
        here = Path(sys.executable)
        # On Windows the windowed executable has no standard output.
        console = here.with_name(CONSOLE + here.suffix)
        return (str(console if console.exists() else here), word)
    package = Path(gin.__file__).resolve().parent
    if (package / "__main__.py").exists():
        # Installed as a package. `-P` keeps modules in the current folder from being imported.
        return (sys.executable, "-P", "-m", "gin_parlour", word)
    return (sys.executable, str(package.parent / "main.py"), word)


def program_at(text: str) -> str:
    """Return an outside program's full path, with any arguments.

    Raises:
      EngineError: there is no such program, or the text is invalid or too long.
    """
    path, *rest = _words(text)
    whole = _joined([path, *rest]) if rest else path
    if len(whole) > LONGEST_PATH:
        raise EngineError(messages.program_long(most=LONGEST_PATH))
    return whole


def command_of(program: str) -> tuple[str, ...]:
    """Return the command that starts an outside program.

    Python runs scripts whose name ends in .py, except in a bundle.
    """
    words = _words(program)
    if words[0].endswith(".py") and not getattr(sys, "frozen", False):
        return (sys.executable, *words)
    return tuple(words)


def file_name(program: str) -> str:
    """Return the file name of an outside program, without its folder and arguments."""
    try:
        return PurePath(_words(program)[0]).name
    except EngineError:
        return PurePath(program).name


def _words(text: str) -> list[str]:
    """Return the file's full path and the arguments. The whole text may be a path with spaces."""
    text = text.strip()
    if not text:
        raise EngineError(messages.PROGRAM_EMPTY)
    if not text.isprintable():
        raise EngineError(messages.program_unseen(name=Verbatim(quoted(text))))
    if whole := _file(text):
        return [whole]
    named = Verbatim(quoted(text, LONGEST_PATH))
    try:
        first, *rest = _split(text)
    except ValueError as error:
        raise EngineError(messages.program_quotes(name=named)) from error
    if found := _file(first) or _on_the_path(first):
        return [found, *rest]
    raise EngineError(messages.no_program(name=named))


def _file(text: str) -> str:
    try:
        found = Path(text).expanduser().resolve()
        return str(found) if text and found.is_file() else ""
    except (OSError, RuntimeError, ValueError):
        return ""


def _on_the_path(name: str) -> str:
    import shutil

    return (shutil.which(name) if name and PurePath(name).name == name else None) or ""


def _split(text: str) -> list[str]:
    if sys.platform != "win32":
        import shlex

        return shlex.split(text) or [""]
    # On Windows a backslash separates folders, and only double quotes group words.
    if text.count('"') % 2:
        raise ValueError
    return [word.replace('"', "") for word in re.findall(r'(?:"[^"]*"|[^\s"])+', text)]


def _joined(words: list[str]) -> str:
    if sys.platform != "win32":
        import shlex

        return shlex.join(words)
    return " ".join(f'"{word}"' if not word or re.search(r"\s", word) else word for word in words)
