"""Closes its output and lives on."""

import os
import time

from honest import serve


def answer(name: str, legal: list[str]) -> None:
    os.close(1)
    time.sleep(1000)


serve(answer)
