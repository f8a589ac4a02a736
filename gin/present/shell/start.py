"""Opening the parlour: data folder, store and settings, and recovery if they cannot be opened."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from gin.ai.players.levels import LEARNER
from gin.core.errors import BadArgument, GinError
from gin.core.message import Text, Verbatim, sentences
from gin.messages import errors as messages
from gin.messages import menu
from gin.messages.players import GUEST_PLAYS
from gin.present.shell import seating
from gin.present.shell.arguments import Arguments
from gin.present.shell.parlour import Parlour
from gin.present.shell.seating import Seat, open_seat, player_named, unsaved_seat
from gin.present.words import build, games
from gin.session import household, settings_file, single_instance
from gin.session import settings as kept_settings
from gin.session.acquaintance import has_never_played
from gin.session.household import FIRST, GUEST, Household
from gin.session.settings import Settings
from gin.session.single_instance import Answer, InstanceState, Verb
from gin.session.storage.locking import DataInUse
from gin.session.storage.paths import data_folder
from gin.session.storage.store import Store
from gin.session.unfinished import unfinished_of
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


def check_player(arguments: Arguments) -> Text | None:
    """Return why the player that the command line names cannot be found; None if all is well."""
    if arguments.player is None:
        return None
    try:
        root = data_folder(arguments.data)
    except GinError:
        # `open_parlour` reports it.
        return None
    try:
        player_named(arguments.player, root, household.read(root)[0])
    except BadArgument as error:
        return error.sentence
    return None


class _Opening(Struct):
    """The data opened at the start: the data folder, its players, and the seat of one of them.

    `id` is the player's, and None for a guest. `asks` means that the program has to ask who plays.
    """

    root: Path | None
    players: Household
    id: str | None
    seat: Seat
    asks: bool = False
    notices: tuple[Text, ...] = ()


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
    opening = _open(arguments, ask, verb)
    if opening is None:
        return None
    seat, notices = opening.seat, opening.notices
    if arguments.problems:
        from gin.messages import catalogues

        # The terminal prints all problems. The window names the page that lists them.
        notices = (*(arguments.problems if arguments.text else ()), catalogues.LISTED, *notices)

    def prepared(settings: Settings) -> Settings:
        return with_overrides(settings, arguments)

    settings = prepared(seat.settings)
    if _is_new_at_window(seat, arguments):
        # The opponent who learns is the gentlest.
        settings = kept_settings.with_value(settings, "level", LEARNER)
    parlour = Parlour(seat.store, seat.folder, settings, arguments.seed, arguments.dealer)
    parlour.problems = arguments.problems
    players = parlour.players
    players.root, players.here, players.printed = opening.root, opening.id, arguments.text

    def go_on() -> None:
        _go_to_table(arguments, parlour)

    if opening.asks:
        assert opening.root is not None
        every = household.members(opening.root, opening.players.ids)
        shared = household.shared(seat.settings, (one.settings for one in every))
        players.ask_who(opening.players.last, seat, prepared, go_on)
        parlour.ask_who_plays(prepared(shared))
        for notice in notices:
            parlour.notify(notice)
        return parlour
    parlour.unsaved = seat.folder is None
    if opening.id is not None and arguments.join is None:
        players.note_last(opening.id)
    seating.greet(parlour, (*notices, *seat.notices), printed=arguments.text)
    if parlour.unsaved:
        parlour.say(menu.NOT_SAVED if opening.root is None else GUEST_PLAYS)
    seating.begin(parlour, go_on)
    return parlour


def _is_new_at_window(seat: Seat, arguments: Arguments) -> bool:
    """Return whether a player opens the window for the first time, without a chosen opponent."""
    if arguments.text or arguments.level is not None or arguments.program:
        return False
    if match_wanted(arguments) is not None or seat.folder is None:
        return False
    return not (seat.folder / settings_file.FILE).exists() and has_never_played(seat.store)


def _open(arguments: Arguments, ask: Callable[[Text], bool], verb: Verb | None) -> _Opening | None:
    root, players = None, Household()
    notices: tuple[Text, ...] = ()
    named = arguments.player
    if arguments.join is not None:
        # The other program is not asked to come to the front: this one plays in it.
        verb = None
    try:
        root = data_folder(arguments.data)
        players, notices = household.open_household(root)
        id = players.last if named is None else player_named(named, root, players)
        if id == GUEST:
            return _Opening(root, players, None, unsaved_seat(Settings()), notices=notices)
        seat = open_seat(root, id, lambda folder: _opened(folder, verb, arguments.opened))
    except GinError as error:
        if root is not None and arguments.join is not None and not players.several:
            # The only player sits at the table, so a guest joins.
            like = settings_file.read(root)[0]
            return _Opening(root, players, None, unsaved_seat(household.inherited(like)))
        if root is not None and players.several and named is None:
            # Others can still play.
            notices = (*notices, error.sentence)
            return _Opening(
                root, players, None, unsaved_seat(Settings()), asks=True, notices=notices
            )
        if not ask(error.sentence):
            return None
        return _Opening(None, players, FIRST, unsaved_seat(Settings()))
    asks = players.several and players.asks and named is None
    return _Opening(root, players, id, seat, asks, notices)


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
    if arguments.join is not None:
        parlour.linked.join(arguments.join)
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
