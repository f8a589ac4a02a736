"""Plays two moves, and ends in the third."""

import os
from itertools import count

from honest import first_legal, serve

moves = count()


def answer(name: str, legal: list[str]) -> None:
    if next(moves) == 2:
        os._exit(7)
    first_legal(name, legal)


serve(answer)
