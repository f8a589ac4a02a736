"""Start Gin Parlour: read the command line, open what is kept, choose a front end."""

from __future__ import annotations

import io
import os
import sys

from gin.present.shell import start
from gin.present.shell.arguments import Asked, parse
from gin.session.engines import environment


def main(words: list[str] | None = None) -> int:
    """Run the program; the number is its exit code.

    Whatever the streams do, no traceback reaches a player: every move is kept before it is told.
    """
    environment.restore()
    prepare_streams()
    # What is kept is for its owner alone.
    os.umask(0o077)
    try:
        code = run(words)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        start.silence(sys.stdout)
        return 0
    except OSError as error:
        start.silence(sys.stdout)
        start.print_error(f"Nothing more can be written: {error.strerror or error}.")
        return 1


def prepare_streams() -> None:
    """Have standard streams that exist and take every character, whatever started the program."""
    if sys.stdin is None:
        sys.stdin = io.StringIO()
    if sys.stdout is None:
        sys.stdout = io.StringIO()
    if sys.stderr is None:
        sys.stderr = io.StringIO()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def run(words: list[str] | None) -> int:
    """Carry out the command line; what goes wrong in the program is written down and told."""
    asked = parse(sys.argv[1:] if words is None else words)
    try:
        return carry_out(asked)
    except OSError:
        raise
    except Exception as error:
        return start.broke_down(asked, error)


def carry_out(asked: Asked) -> int:
    """Do what the command line asks for."""
    if asked.engine:
        from gin.ai.protocol.engine import serve

        serve()
    if asked.say_once:
        from gin.speech.apart import be_apart
        from gin.speech.engine import find

        be_apart(find)
    if asked.verify is not None:
        return start.verify(asked.verify)
    if asked.list_games or asked.rules is not None:
        return start.print_and_leave(asked)
    if asked.selftest:
        from gin.speech.engine import loads
        from gin.ui.selftest import run as selftest

        return selftest(loads, asked.monkey)
    if asked.text:
        return run_text(asked)
    if asked.play is not None and asked.play.agreed:
        print(start.told_of(asked.play))
    from gin.speech.speaker import aloud
    from gin.ui.loop import run_window
    from gin.ui.platform.window import NoDisplay

    try:
        return run_window(asked, aloud)
    except NoDisplay as none:
        start.print_error(str(none))
        if sys.stdin.isatty() and sys.stdout.isatty():
            start.print_error("Going on in text mode.")
            return run_text(asked)
        start.print_error("There is no terminal either, so there is nothing to play on.")
        return 2


def run_text(asked: Asked) -> int:
    """Play in the terminal."""
    from gin.text.terminal import Terminal

    opened = start.open_parlour(asked, ask=start.ask_in_terminal)
    if opened is None:
        return 1
    try:
        return Terminal(opened, braille=asked.braille, width=asked.width).run()
    finally:
        opened.close()


if __name__ == "__main__":
    sys.exit(main())
