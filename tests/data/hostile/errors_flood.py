"""Plays well, and fills its standard error meanwhile."""

import sys
import threading

from honest import serve


def flood() -> None:
    line = "trace \x1b[31m" + "e" * 300 + "\n"
    while True:
        sys.stderr.write(line * 300)


threading.Thread(target=flood, daemon=True).start()
serve()
