"""Start Gin Parlour: read the command line, open what is kept, choose a front end."""

from __future__ import annotations

import multiprocessing
import sys

from gin.present import start
from gin.present.arguments import Asked, parse


def main(words: list[str] | None = None) -> int:
    """Run the program; the number is its exit code."""
    asked = parse(sys.argv[1:] if words is None else words)
    if asked.list_games or asked.rules is not None:
        return start.print_and_leave(asked)
    if asked.selftest:
        from gin.ui.selftest import run as selftest

        return selftest()
    if asked.text:
        return run_text(asked)
    from gin.ui.app import NoDisplay, run_window

    try:
        return run_window(asked)
    except NoDisplay as none:
        print(none, file=sys.stderr)
        if sys.stdin.isatty() and sys.stdout.isatty():
            print("Going on in text mode.", file=sys.stderr)
            return run_text(asked)
        print("There is no terminal either, so there is nothing to play on.", file=sys.stderr)
        return 2


def run_text(asked: Asked) -> int:
    """Play in the terminal."""
    from gin.text.terminal import Terminal

    opened = start.open_parlour(asked, ask=start.ask_in_terminal)
    if opened is None:
        return 1
    try:
        return Terminal(opened, braille=asked.braille).run()
    finally:
        opened.store.close()


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
