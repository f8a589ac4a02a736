"""Validation of command-line arguments."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct

from gin.ai.players import levels
from gin.core import shuffle
from gin.core.errors import BadArgument, BadDealCode, GinError, JoinError
from gin.core.external_text import quoted
from gin.core.message import Text, Verbatim, by_id
from gin.messages import arguments as messages
from gin.messages.languages import LANGUAGES
from gin.present.shell.command_line import CommandLine
from gin.present.words import people
from gin.session.engines import programs
from gin.session.linked.codes import parse_code
from gin.session.settings import Settings, with_value
from gin.variants import codes
from gin.variants.setups import Setup


class Arguments(Struct, frozen=True):
    """Parsed command line.

    `play` is None unless a game to play was requested, and `dealer` is None unless a deal code was
    given. `opened` is a file with a challenge or a saved hand. `unused` names options for printed
    output that were given although the window opens. `join` is the code of a table to join, empty
    if the program has to ask for it, and None if there is nothing to join. `problems` lists errors
    in the languages that the data folder adds.
    """

    text: bool = False
    braille: bool = False
    play: Setup | None = None
    seed: int | None = None
    dealer: int | None = None
    level: int | None = None
    program: str = ""
    data: Path | None = None
    list_games: bool = False
    rules: Setup | None = None
    verify: Path | None = None
    export: Path | None = None
    import_from: Path | None = None
    csv: Path | None = None
    opened: Path | None = None
    selftest: bool = False
    engine: bool = False
    speech: str | None = None
    width: int | None = None
    language: str | None = None
    player: str | None = None
    join: str | None = None
    unused: tuple[str, ...] = ()
    problems: tuple[Text, ...] = ()

    @property
    def opens_nothing(self) -> bool:
        """Whether the program prints or writes something and ends."""
        files = self.verify, self.export, self.import_from, self.csv
        return any(one is not None for one in (*files, self.rules)) or (
            self.list_games or self.selftest
        )


SPEECH = ("auto", "reader", "self", "off")
PROGRAM = "cmd:"
"""Prefix that marks an opponent as the path of a program."""
WIDTHS = range(12, 201)
"""Valid values of `--width`, in characters."""
LONGEST_NUMBER = 1_000
"""Maximum length of a number, in characters."""


LANGUAGE = "--language"
DATA = "--data"


def language_of(words: Sequence[str]) -> str | None:
    """Return the language named in the arguments, or None.

    This runs before the arguments are validated, because errors are reported in that language.
    """
    found = _named(words, LANGUAGE, "--la")
    return None if found is None else known_language(found)


def data_of(words: Sequence[str]) -> Path | None:
    """Return the data folder named in the arguments, or None.

    This runs before the arguments are validated, because the folder may add languages.
    """
    found = _named(words, DATA, "--d")
    return Path(found) if found else None


def _named(words: Sequence[str], option: str, shortest: str) -> str | None:
    """Return the value of an option, which may be abbreviated down to `shortest`."""
    found = None
    for place, word in enumerate(words):
        start, is_given, value = word.partition("=")
        if start.startswith(shortest) and option.startswith(start):
            found = value if is_given else next(iter(words[place + 1 :]), None)
    return found


def known_language(word: str) -> str | None:
    """Return the known language for a code: "DE", "de_AT" and "de-CH" all mean "de".

    Return None if there is no such language.
    """
    wanted = word.casefold().replace("_", "-")
    spoken = {code.casefold(): code for code in LANGUAGES}
    return spoken.get(wanted) or spoken.get(wanted.partition("-")[0])


def _fail(name: str, why: Text) -> BadArgument:
    return BadArgument(messages.argument(name=Verbatim(name), why=why))


def _shown(word: str) -> Verbatim:
    return Verbatim(quoted(word))


def _chosen(name: str, word: str | None, known: Sequence[str]) -> str | None:
    if word is not None and word not in known:
        there = tuple(Verbatim(repr(one)) for one in known)
        raise _fail(name, messages.no_choice(value=_shown(word), known=there))
    return word


def _language(word: str | None) -> str | None:
    if word is None:
        return None
    return known_language(word) or _chosen(LANGUAGE, word, tuple(LANGUAGES))


def _folder(name: str, word: str | None) -> Path | None:
    if word is None:
        return None
    if not word.strip():
        raise _fail(name, messages.NO_FOLDER)
    return Path(word)


def _file(name: str, word: str | None) -> Path | None:
    if word is None:
        return None
    if not word.strip():
        raise _fail(name, messages.NO_FILE)
    return Path(word)


def _player(name: str, word: str | None) -> str | None:
    if word is not None and not word.strip():
        raise _fail(name, messages.NO_PLAYER)
    return word


def _join(name: str, word: str | None) -> str | None:
    """Return the code of the table to join; empty if none was given with the option."""
    try:
        return parse_code(word) if word else word
    except JoinError as error:
        raise _fail(name, error.text) from error


def _deal(name: str, word: str | None) -> tuple[int | None, int | None]:
    """Return the seed and the dealer of the first deal; only a deal code gives both."""
    if word is None:
        return None, None
    if word.removeprefix("-").isdecimal() and len(word) <= LONGEST_NUMBER:
        return int(word), None
    try:
        return shuffle.parse_deal_code(word)
    except BadDealCode as error:
        why = messages.no_seed(value=_shown(word), most=LONGEST_NUMBER)
        raise _fail(name, why) from error


def _opponent(name: str, word: str | None) -> tuple[int | None, str]:
    if word is None:
        return None, ""
    by_name = people.opponents()
    if word.casefold() in by_name:
        return by_name[word.casefold()], ""
    if word.startswith(PROGRAM):
        program = programs.program_at(word.removeprefix(PROGRAM))
        with_value(Settings(), "program", program)
        return None, program
    if not word.removeprefix("-").isdecimal() or len(word) > LONGEST_NUMBER:
        names = tuple(Verbatim(name) for name in by_name)
        why = messages.no_opponent(value=_shown(word), levels=levels.listed(), names=names)
        raise _fail(name, why)
    levels.check(int(word))
    return int(word), ""


def _width(name: str, word: str | None) -> int | None:
    if word is None:
        return None
    if not word.isdecimal() or len(word) > LONGEST_NUMBER or int(word) not in WIDTHS:
        raise _fail(name, messages.no_width(value=_shown(word), least=WIDTHS[0], most=WIDTHS[-1]))
    return int(word)


def _opened(found: Namespace) -> Path | None:
    """Return the file with a challenge or a hand to open, if one is named."""
    word = found.opened if found.challenge is None else found.challenge
    return None if word is None else Path(word)


def _unused(found: Namespace) -> tuple[str, ...]:
    printed = found.text or found.rules is not None
    width = ("--width",) if found.width is not None and not printed else ()
    return (*width, *(("--braille",) if found.braille and not found.text else ()))


def parse(words: list[str], render: Callable[[Text], str] = by_id) -> Arguments:
    """Parse the arguments. On an error, print it and exit with code 2.

    `render` converts messages to text.
    """
    line = CommandLine(render)
    try:
        found = line.parted(words)
        agreed = tuple(word for part in found.agreed for word in part.split(",") if word)
        rules = codes.setup_chosen(found.rules, agreed) if found.rules is not None else None
        play = None
        if found.game is not None or (agreed and rules is None):
            play = codes.setup_chosen("gin" if found.game is None else found.game, agreed)
        level, program = _opponent("--level", found.level)
        seed, dealer = _deal("--seed", found.seed)
        return Arguments(
            text=found.text,
            braille=found.braille,
            play=play,
            seed=seed,
            dealer=dealer,
            level=level,
            program=program,
            data=_folder(DATA, found.data),
            list_games=found.list_games,
            rules=rules,
            verify=None if found.verify is None else Path(found.verify),
            export=_file("--export", found.export),
            import_from=_file("--import", found.import_from),
            csv=_file("--csv", found.csv),
            opened=_opened(found),
            selftest=found.selftest,
            engine=found.engine,
            speech=_chosen("--speech", found.speech, SPEECH),
            language=_language(found.language),
            player=_player("--player", found.player),
            join=_join("--join", found.join),
            width=_width("--width", found.width),
            unused=_unused(found),
        )
    except GinError as error:
        line.end(error.text)
