"""The command line: what may be asked for, and a clear answer to what may not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gin.ai.players import levels
from gin.core.dataclass import dataclass
from gin.core.errors import BadArgument, GinError
from gin.core.later import later
from gin.core.message import Text, Verbatim, by_id
from gin.core.outside import quoted
from gin.messages import arguments as messages
from gin.messages.languages import LANGUAGES, PSEUDO
from gin.session.settings import Settings, changed

if TYPE_CHECKING:
    from gin.session.engines import programs
    from gin.variants import codes
    from gin.variants.setups import Setup
else:
    programs = later("gin.session.engines.programs")
    codes = later("gin.variants.codes")


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


LANGUAGE = "--language"


def language_of(words: Sequence[str]) -> str | None:
    """The language that these words name, before any of them is judged: what is said of them is
    said in it. None if they name none there is."""
    found = None
    for place, word in enumerate(words):
        option, is_given, value = word.partition("=")
        # A beginning will do, as for all of them, where nothing else begins so.
        if option.startswith("--la") and LANGUAGE.startswith(option):
            found = value if is_given else next(iter(words[place + 1 :]), None)
    return found if found in (*LANGUAGES, PSEUDO) else None


def _fail(name: str, why: Text) -> BadArgument:
    return BadArgument(messages.argument(name=Verbatim(name), why=why))


def _shown(word: str) -> Verbatim:
    return Verbatim(quoted(word))


def _chosen(name: str, word: str | None, known: Sequence[str]) -> str | None:
    if word is not None and word not in known:
        there = tuple(Verbatim(repr(one)) for one in known)
        raise _fail(name, messages.no_choice(value=_shown(word), known=there))
    return word


def _folder(name: str, word: str | None) -> Path | None:
    if word is None:
        return None
    if not word.strip():
        raise _fail(name, messages.NO_FOLDER)
    return Path(word)


def _seed(name: str, word: str | None) -> int | None:
    if word is None:
        return None
    if not word.removeprefix("-").isdecimal() or len(word) > LONGEST_NUMBER:
        raise _fail(name, messages.no_seed(value=_shown(word), most=LONGEST_NUMBER))
    return int(word)


def _monkey(name: str, words: Sequence[str] | None, *, selftest: bool) -> tuple[int, int] | None:
    """A seed and a count of random events."""
    if words is None:
        return None
    for word in words:
        if not (word.isascii() and word.isdecimal() and len(word) <= _LONGEST_COUNT):
            raise _fail(name, messages.no_count(value=_shown(word)))
    seed, count = map(int, words)
    if not selftest:
        raise BadArgument(messages.MONKEY_ALONE)
    if count < 1:
        raise BadArgument(messages.MONKEY_NOTHING)
    return seed, count


def _opponent(name: str, word: str | None) -> tuple[int | None, str]:
    """A level, or the path of a program."""
    if word is None:
        return None, ""
    if word.startswith(PROGRAM):
        program = programs.program_at(word.removeprefix(PROGRAM))
        changed(Settings(), "program", program)
        return None, program
    if not word.removeprefix("-").isdecimal() or len(word) > LONGEST_NUMBER:
        raise _fail(name, messages.no_opponent(value=_shown(word), levels=levels.listed()))
    levels.check(int(word))
    return int(word), ""


def _width(name: str, word: str | None) -> int | None:
    if word is None:
        return None
    if not word.isdecimal() or len(word) > LONGEST_NUMBER or int(word) not in WIDTHS:
        raise _fail(name, messages.no_width(value=_shown(word), least=WIDTHS[0], most=WIDTHS[-1]))
    return int(word)


def parse(words: list[str], told: Callable[[Text], str] = by_id) -> Asked:
    """What these words ask for; ends the program with a sentence and code 2 if that cannot be.

    `told` makes words of what is said.
    """
    if not words:
        # So most starts are, and the parser takes longer to make than the menu.
        return Asked()
    from gin.present.shell.command_line import CommandLine

    line = CommandLine(told)
    try:
        found = line.parted(words)
        agreed = tuple(word for part in found.agreed for word in part.split(",") if word)
        rules = codes.named(found.rules, agreed) if found.rules is not None else None
        play = None
        if found.game is not None or (agreed and rules is None):
            play = codes.named("gin" if found.game is None else found.game, agreed)
        level, program = _opponent("--level", found.level)
        return Asked(
            text=found.text,
            braille=found.braille,
            play=play,
            seed=_seed("--seed", found.seed),
            level=level,
            program=program,
            data=_folder("--data", found.data),
            list_games=found.list_games,
            rules=rules,
            verify=None if found.verify is None else Path(found.verify),
            selftest=found.selftest,
            monkey=_monkey("--monkey", found.monkey, selftest=found.selftest),
            engine=found.engine,
            say_once=found.say_once,
            speech=_chosen("--speech", found.speech, SPEECH),
            language=_chosen(LANGUAGE, found.language, (*LANGUAGES, PSEUDO)),
            width=_width("--width", found.width),
        )
    except GinError as error:
        line.end(error.text)
