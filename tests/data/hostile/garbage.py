"""Says bytes that are no text, zeros among them."""

import os
import sys

from honest import serve


def answer(name: str, legal: list[str]) -> None:
    for _ in range(40):
        sys.stdout.buffer.write(b"bestmove \x00\xff" + os.urandom(2000) + b"\r\n\x00\n")
        sys.stdout.buffer.write(b"bestmove " + name.encode() + b" \x00\x1b[2J\xfe\n")
    sys.stdout.buffer.flush()


serve(answer)
