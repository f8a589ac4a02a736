"""The command line: what may be asked for, and a clear answer to what may not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from gin import __version__
from gin.ai.players import levels
from gin.core.errors import LONGEST_MESSAGE, GinError
from gin.core.message import Text, by_id
from gin.core.outside import cut_between, quoted
from gin.messages.languages import LANGUAGES, PSEUDO
from gin.session.engines.programs import program_at
from gin.session.settings import Settings, changed
from gin.variants.codes import named
from gin.variants.registry import Setup

if TYPE_CHECKING:
    import argparse


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line asks for. `play` is None where no game was named."""

    text: bool = False
    braille: bool = False
    play: Setup | None = None
    seed: int | None = None
    level: int | None = None
    program: str = ""
    data: Path | None = None
    list_games: bool = False
    rules: Setup | None = None
    verify: Path | None = None
    selftest: bool = False
    monkey: tuple[int, int] | None = None
    engine: bool = False
    say_once: bool = False
    speech: str | None = None
    width: int | None = None
    language: str | None = None


SPEECH = ("auto", "reader", "self", "off")
PROGRAM = "cmd:"
"""What comes before an outside program where an opponent is named."""
_LONGEST_COUNT = 12
"""Digits of a monkey's seed, or of its count of events."""
WIDTHS = range(12, 201)
"""How many characters a line of the terminal may be limited to."""
LONGEST_NUMBER = 1_000
"""Digits that a number may have."""


def parser() -> argparse.ArgumentParser:
    """The parser; its help names what is there for players who cannot see the screen."""
    import argparse

    class Parser(argparse.ArgumentParser):
        """A parser that quotes what it was given harmlessly."""

        def error(self, message: str) -> NoReturn:
            super().error(cut_between(message, LONGEST_MESSAGE))

    made = Parser(
        prog="gin-parlour",
        description="Every game of gin rummy, against an opponent or alone.",
        epilog="In the window F1 gives help and D always tells the top of the discard pile. "
        "--text plays in the terminal, with a screen reader or a Braille display.",
    )
    made.add_argument("--text", action="store_true", help="play in the terminal")
    made.add_argument(
        "--braille", action="store_true", help="in the terminal, add each card's Braille cells"
    )
    made.add_argument(
        "--width", type=_width, metavar="N", help="in the terminal, at most N characters a line"
    )
    made.add_argument(
        "--speech",
        choices=SPEECH,
        help="the window's speech: auto is the program's own voice while there is no screen "
        "reader, reader a screen reader only, self its own voice only, off neither",
    )
    made.add_argument(
        "--game",
        metavar="ID",
        help="sit down to this game at once; a game code will do as well as an id",
    )
    made.add_argument(
        "--with",
        dest="agreed",
        metavar="OPTION,...",
        action="append",
        default=[],
        help="table options, such as undercut=25,big-gin=off; the code of the game is told",
    )
    made.add_argument(
        "--language",
        choices=(*LANGUAGES, PSEUDO),
        metavar="CODE",
        help=f"the language of this session: {', '.join(LANGUAGES)}",
    )
    made.add_argument("--seed", type=_seed, metavar="N", help="the seed of the first match")
    made.add_argument(
        "--level",
        type=_opponent,
        metavar="N",
        help=f"the opponent's level: {levels.listed()}; or cmd:PROGRAM, an outside program that "
        "speaks the engine protocol, perhaps with arguments: cmd:'my-bot --fast'",
    )
    made.add_argument("--data", type=_folder, metavar="DIR", help="the folder for saved games")
    made.add_argument("--list-games", action="store_true", help="print every game and leave")
    made.add_argument("--rules", metavar="ID", help="print the rules of a game or a game code")
    made.add_argument(
        "--verify", type=Path, metavar="FILE", help="check a saved hand: seal, moves and count"
    )
    made.add_argument("--selftest", action="store_true", help="check this program and leave")
    made.add_argument(
        "--monkey",
        nargs=2,
        type=_whole,
        metavar=("SEED", "COUNT"),
        help="with --selftest, so many random events from a seed besides",
    )
    made.add_argument(
        "--engine",
        action="store_true",
        help="be an engine: answer lines of the engine protocol with moves",
    )
    made.add_argument(
        "--say-once", action="store_true", help="say one sentence aloud from standard input"
    )
    made.add_argument("--version", action="version", version=f"Gin Parlour {__version__}")
    return made


def _folder(word: str) -> Path:
    import argparse

    if not word.strip():
        raise argparse.ArgumentTypeError("the name of the folder is empty")
    return Path(word)


def _seed(word: str) -> int:
    import argparse

    if not word.removeprefix("-").isdecimal() or len(word) > LONGEST_NUMBER:
        raise argparse.ArgumentTypeError(
            f"{quoted(word)} is no seed: it is a whole number of at most {LONGEST_NUMBER} digits"
        )
    return int(word)


def _whole(word: str) -> int:
    import argparse

    if not (word.isascii() and word.isdecimal() and len(word) <= _LONGEST_COUNT):
        raise argparse.ArgumentTypeError(
            f"{word!r} is neither a seed nor a count: both are whole numbers, such as 7 20000"
        )
    return int(word)


def _opponent(word: str) -> int | str:
    """A level, or the path of a program."""
    import argparse

    if word.startswith(PROGRAM):
        return word.removeprefix(PROGRAM)
    if not word.removeprefix("-").isdecimal() or len(word) > LONGEST_NUMBER:
        raise argparse.ArgumentTypeError(
            f"{quoted(word)} is neither a level ({levels.listed()}) "
            "nor a program such as cmd:my-bot"
        )
    return int(word)


def _width(word: str) -> int:
    import argparse

    if not word.isdecimal() or len(word) > LONGEST_NUMBER or int(word) not in WIDTHS:
        raise argparse.ArgumentTypeError(
            f"a line cannot have {quoted(word)} characters: from {WIDTHS[0]} to {WIDTHS[-1]} can be"
        )
    return int(word)


def parse(words: list[str], told: Callable[[Text], str] = by_id) -> Asked:
    """What these words ask for; ends the program with a sentence and code 2 if that cannot be.

    `told` makes words of what is said.
    """
    if not words:
        # So most starts are, and the parser takes longer to make than the menu.
        return Asked()
    made = parser()
    for word in words[: words.index("--")] if "--" in words else words:
        option, is_given, value = word.partition("=")
        if option.startswith("--") and is_given and value == "--":
            # Many a Python takes the dashes for the end of the options, and the value for none.
            made.error(f"argument {option}: '--' is no value")
    found = made.parse_args(words)
    if found.monkey is not None and not found.selftest:
        made.error("--monkey SEED COUNT goes with --selftest")
    if found.monkey is not None and found.monkey[1] < 1:
        made.error("--monkey SEED COUNT: a count of 0 would try nothing")
    agreed = tuple(word for part in found.agreed for word in part.split(",") if word)
    try:
        rules = named(found.rules, agreed) if found.rules is not None else None
        play = None
        if found.game is not None or (agreed and rules is None):
            play = named("gin" if found.game is None else found.game, agreed)
        level, program = None, ""
        if isinstance(found.level, str):
            program = program_at(found.level)
            changed(Settings(), "program", program)
        elif found.level is not None:
            levels.check(found.level)
            level = found.level
    except GinError as error:
        made.error(told(error.text))
    return Asked(
        text=found.text,
        braille=found.braille,
        play=play,
        seed=found.seed,
        level=level,
        program=program,
        data=found.data,
        list_games=found.list_games,
        rules=rules,
        verify=found.verify,
        selftest=found.selftest,
        monkey=tuple(found.monkey) if found.monkey is not None else None,
        engine=found.engine,
        say_once=found.say_once,
        speech=found.speech,
        language=found.language,
        width=found.width,
    )
