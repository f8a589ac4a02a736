"""Start Gin Parlour: read the command line, open the saved data, choose a front end."""

from __future__ import annotations

import io
import os
import sys

from msgspec.structs import replace

from gin.session.engines import environment

if sys.platform == "linux" and sys.argv[1:2] == ["--guard"]:
    # The guard of an outside program must be small and quick, so skip the imports below.
    from gin.session.engines import guard

    environment.restore()
    guard.main(sys.argv[2:])

from gin.core.errors import GinError
from gin.core.message import Text, Verbatim
from gin.interface.pictures import PictureMaker
from gin.language import translation
from gin.language.resolve import resolve
from gin.messages import arguments
from gin.messages import console as messages
from gin.present.shell import start
from gin.present.shell.arguments import Arguments, data_of, language_of, parse
from gin.present.shell.parlour import Parlour
from gin.session.single_instance import Verb
from gin.session.storage.paths import languages_folder
from gin.text import console


def main(words: list[str] | None = None) -> int:
    """Run the program, and return its exit code.

    If a stream fails, there is no traceback. No move is lost, because every move is saved before it
    is shown.
    """
    environment.restore()
    prepare_streams()
    # Only the owner may read saved data.
    os.umask(0o077)
    try:
        try:
            return run(words)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        console.silence(sys.stdout)
        return 0
    except OSError as error:
        console.silence(sys.stdout)
        why = Verbatim(error.strerror or str(error))
        console.print_error(messages.not_written(why=why))
        return 1


def prepare_streams() -> None:
    """Replace missing standard streams, and make existing ones accept every character."""
    if sys.stdin is None:
        sys.stdin = io.StringIO()
    if sys.stdout is None:
        sys.stdout = io.StringIO()
    if sys.stderr is None:
        sys.stderr = io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors_of(stream))


def errors_of(stream: io.TextIOWrapper) -> str:
    """Return the error handler for characters that the stream's encoding lacks.

    In encodings other than UTF-8, output gets ASCII replacements.
    """
    if stream is sys.stdin or stream.encoding.lower() in ("utf-8", "utf8"):
        return "replace"
    from gin.language import standins

    standins.register()
    return standins.ERRORS


def run(words: list[str] | None) -> int:
    """Run the command line; log and report unexpected errors."""
    words = sys.argv[1:] if words is None else words
    problems = load_languages(words)
    translation.follow(translation.SYSTEM)
    named = language_of(words)
    if named is not None:
        translation.speak(named, whatever_is_set=True)
    asked = replace(parse(words, translation.printed), problems=problems)
    try:
        return carry_out(asked)
    except OSError:
        raise
    except Exception as error:
        return console.report_crash(asked, error)


def load_languages(words: list[str]) -> tuple[Text, ...]:
    """Load the languages in the data folder, and return what is wrong with them.

    An engine process shows no text, so it loads none.
    """
    folder = None if "--engine" in words else languages_folder(data_of(words))
    if folder is None:
        return ()
    from gin.language import added
    from gin.session import settings
    from gin.session.storage import catalogues

    problems: list[Text] = []
    for found in catalogues.found(folder):
        problems += added.sentences_of(found.code, added.add_language(found.code, found.files))
    settings.offer_languages()
    return tuple(problems)


def carry_out(asked: Arguments) -> int:
    """Run the mode that the command line asks for; return the exit code."""
    if asked.engine:
        from gin.ai.protocol.engine import serve

        serve(resolve)
    if asked.opens_nothing:
        for problem in asked.problems:
            console.print_error(problem)
    if asked.verify is not None:
        return console.verify(asked.verify)
    if asked.list_games or asked.rules is not None:
        return start.print_and_leave(asked, translation.printed)
    if asked.export is not None or asked.import_from is not None or asked.csv is not None:
        return take_along(asked)
    if asked.selftest:
        from gin.speech.engine import loads
        from gin.ui.selftest import run as selftest

        return selftest(loads)
    no_player = start.check_player(asked)
    if no_player is not None:
        console.print_error(no_player)
        return 2
    if asked.text:
        return run_text(asked)
    if asked.unused:
        console.print_error(arguments.unused(options=tuple(map(Verbatim, asked.unused))))
    if asked.play is not None and asked.play.agreed:
        print(translation.printed(start.requested_game_sentence(asked.play)))
    from gin.speech import orca
    from gin.speech.speaker import create_speaker
    from gin.ui.loop import run_window
    from gin.ui.platform.window import NoDisplay

    try:
        return run_window(asked, create_speaker, orca.runs)
    except start.AlreadyOpen as other:
        console.print_error(messages.ALREADY_OPEN)
        if other.has_opened:
            return 0
        if asked.opened is not None:
            console.print_error(arguments.not_opened(path=Verbatim(str(asked.opened))))
            return 1
        wanted = start.match_wanted(asked)
        if wanted is None:
            return 0
        console.print_error(messages.not_started(game=wanted.title))
        return 1
    except NoDisplay as none:
        console.print_error(console.no_window(none.why, none.library))
        if sys.stdin.isatty() and sys.stdout.isatty():
            console.print_error(messages.TEXT_MODE)
            return run_text(asked)
        console.print_error(messages.NO_TERMINAL)
        return 2


def take_along(asked: Arguments) -> int:
    """Export, import or write a table of results; return the exit code."""
    from gin.present.shell import transfer_commands

    try:
        return transfer_commands.run(asked, translation.printed, console.confirmed)
    except GinError as error:
        console.print_error(error.sentence)
        return 1


def picture_maker(opened: Parlour) -> PictureMaker | None:
    """Return the maker of pictures for the terminal; None if the graphics library is missing."""
    try:
        from gin.ui.render.picture_files import PictureFiles
    except ImportError:
        return None
    return PictureFiles(lambda: opened.settings)


def run_text(asked: Arguments) -> int:
    """Play in the terminal; return the exit code."""
    from gin.text.terminal import Terminal

    opened = start.open_parlour(asked, console.ask_in_terminal, Verb.WHERE)
    if opened is None:
        return 1
    opened.pictures = picture_maker(opened)
    here = console.Whereabouts()
    here.listen_in(opened.folder)
    opened.leaving = here.close
    opened.seated = lambda: here.listen_in(opened.folder)
    try:
        terminal = Terminal(opened, braille=asked.braille, width=asked.width)
        code = terminal.run()
    finally:
        here.close()
        opened.close()
    if terminal.reading:
        # Python's cleanup would wait for the thread that reads a line.
        sys.stdout.flush()
        os._exit(code)
    return code


if __name__ == "__main__":
    sys.exit(main())
