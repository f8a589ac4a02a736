"""The common part of the hostile programs: an engine that behaves."""

from __future__ import annotations

import sys
from collections.abc import Callable


def say(*lines: str) -> None:
    """Say lines."""
    print(*lines, sep="\n", flush=True)


def first_legal(name: str, legal: list[str]) -> None:
    """Answer as one should."""
    say(f"bestmove {name} {legal[0]}")


def serve(
    answer: Callable[[str, list[str]], None] = first_legal,
    greeting: tuple[str, ...] = ("id name Honest", "protocol 2", "wants legal"),
    leave: Callable[[], None] = sys.exit,
) -> None:
    """Greet, and `answer` each question, which is given with the legal moves."""
    legal: list[str] = []
    for line in sys.stdin:
        command, *words = line.split() or [""]
        if command == "gin":
            say(*greeting, "ginok")
        elif command in ("newhand", "event", "state"):
            legal = []
        elif command == "legal":
            legal.append(" ".join(words))
        elif command == "go":
            answer(words[0], legal)
        elif command == "quit":
            leave()
