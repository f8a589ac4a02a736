"""Command-line parser and its help, in the selected language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NoReturn

from gin import __version__
from gin.ai.players import levels
from gin.core.errors import LONGEST_MESSAGE, BadArgument
from gin.core.external_text import cut_between, quoted
from gin.core.message import Text, Verbatim
from gin.messages import arguments as messages
from gin.messages.languages import LANGUAGES
from gin.present.words.people import opponents

PROGRAM = "gin-parlour"
SPEECH = "{auto,reader,self,off}"
"""Values of `--speech` in the help. They are not translated, since they are typed literally."""


class CommandLine:
    """Parser of the options. It returns their values as typed; `arguments` validates them."""

    def __init__(self, render: Callable[[Text], str]) -> None:
        self._render = render
        self._takes: dict[str, bool] = {}
        self._parser = _Parser(
            prog=PROGRAM,
            description=self._escaped(messages.DESCRIPTION),
            epilog=self._escaped(messages.EPILOG),
            formatter_class=self._formatter(),
            add_help=False,
            exit_on_error=False,
        )
        self._options = self._parser.add_argument_group(render(messages.OPTIONS))
        self._add_all()

    def _escaped(self, text: Text) -> str:
        # argparse expands percent signs.
        return self._render(text).replace("%", "%%")

    def _formatter(self) -> type[argparse.HelpFormatter]:
        usage = f"{self._render(messages.USAGE)} "

        class Formatter(argparse.HelpFormatter):
            """Help formatter with a translated usage prefix."""

            def add_usage(
                self,
                given: str | None,
                actions: Iterable[argparse.Action],
                groups: Any,
                prefix: str | None = None,
            ) -> None:
                super().add_usage(given, actions, groups, usage if prefix is None else prefix)

        return Formatter

    def _add(self, name: str, help: Text, value: Text | str = "", **more: Any) -> None:
        self._takes[name] = bool(value)
        if value:
            more["metavar"] = value if isinstance(value, str) else self._render(value)
        elif "action" not in more:
            more["action"] = "store_true"
        names = ("-h", name) if more.get("action") == "help" else (name,)
        self._options.add_argument(*names, help=self._escaped(help), **more)

    def _add_all(self) -> None:
        add = self._add
        add("--help", messages.HELP, action="help")
        add("--text", messages.TEXT)
        add("--braille", messages.BRAILLE)
        add("--width", messages.WIDTH, messages.A_NUMBER)
        add("--speech", messages.SPEECH, SPEECH)
        add("--game", messages.GAME, messages.A_GAME)
        add("--with", messages.WITH, messages.AN_OPTION,
            dest="agreed", action="append", default=[])  # fmt: skip
        codes = tuple(map(Verbatim, LANGUAGES))
        add("--language", messages.language(languages=codes), messages.A_LANGUAGE)
        add("--seed", messages.FIRST_SEED, messages.A_NUMBER)
        add(
            "--level",
            messages.level(levels=levels.listed(), names=tuple(map(Verbatim, opponents()))),
            messages.A_NUMBER,
        )
        add("--player", messages.PLAYER, messages.A_NAME)
        add("--join", messages.JOIN, messages.A_CODE, nargs="?", const="")
        add("--data", messages.DATA, messages.A_FOLDER)
        add("--list-games", messages.LIST_GAMES)
        add("--rules", messages.RULES, messages.A_GAME)
        add("--challenge", messages.CHALLENGE, messages.A_FILE)
        add("--verify", messages.VERIFY, messages.A_FILE)
        add("--export", messages.EXPORT, messages.A_FILE)
        add("--import", messages.IMPORT, messages.A_FILE, dest="import_from")
        add("--csv", messages.CSV, messages.A_FILE)
        add("--selftest", messages.SELFTEST)
        add("--engine", messages.ENGINE)
        add("--version", messages.VERSION, action="version", version=f"Gin Parlour {__version__}")

    @property
    def options(self) -> tuple[str, ...]:
        return tuple(self._takes)

    def help(self) -> str:
        return self._parser.format_help()

    def parted(self, words: list[str]) -> argparse.Namespace:
        """Split the arguments into options with their values as typed.

        Raises:
            BadArgument: an unknown or ambiguous option, or a missing or superfluous value.
        """
        for word in words[: words.index("--")] if "--" in words else words:
            self._check(word)
        try:
            found, others = self._parser.parse_known_args(words, argparse.Namespace(opened=None))
        except argparse.ArgumentError as error:
            raise self._said(error) from error
        if len(others) == 1 and not others[0].startswith("-") and Path(others[0]).is_file():
            # A desktop passes the path of a file that was double-clicked.
            found.opened = others.pop()
        if others:
            # Unknown words are shown as typed, without quotes.
            unknown = tuple(Verbatim(word) for word in others)
            raise BadArgument(messages.unrecognized(words=unknown))
        return found

    def _check(self, word: str) -> None:
        """Reject arguments that Python versions parse differently.

        Raises:
            BadArgument: the argument is ambiguous or has `--` as its value.
        """
        option, is_given, value = word.partition("=")
        if not option.startswith("--"):
            return
        if is_given and value == "--":
            # Some Python versions take "--" for the end of the options, leaving no value.
            raise _wrong(option, messages.no_value(value=Verbatim(quoted(value))))
        like = [name for name in self._takes if name.startswith(option)]
        if len(like) > 1 and option not in like:
            names = tuple(map(Verbatim, like))
            raise BadArgument(messages.ambiguous(name=Verbatim(option), names=names))

    def _said(self, error: argparse.ArgumentError) -> BadArgument:
        """Translate an argparse error. Only a missing or superfluous value can cause one here."""
        name = error.argument_name or ""
        takes = self._takes.get(name.rpartition("/")[2], False)
        return _wrong(name, messages.EXPECTED if takes else messages.TAKES_NONE)

    def end(self, why: Text) -> NoReturn:
        """Print an error and exit with code 2."""
        reason = Verbatim(cut_between(self._render(why), LONGEST_MESSAGE))
        line = self._render(messages.error(program=Verbatim(PROGRAM), why=reason))
        hint = self._render(messages.try_help(program=Verbatim(PROGRAM)))
        self._parser.exit(2, f"{line}\n{hint}\n")


class _Parser(argparse.ArgumentParser):
    """Argument parser that raises errors rather than exiting."""

    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentError(None, message)


def _wrong(name: str, why: Text) -> BadArgument:
    return BadArgument(messages.argument(name=Verbatim(name), why=why))
