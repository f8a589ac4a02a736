"""Answers a question when the next has been asked."""

from honest import say, serve

before: list[tuple[str, str]] = []


def answer(name: str, legal: list[str]) -> None:
    for other, move in before:
        say(f"bestmove {other} {move}")
    before[:] = [(name, legal[0])]


serve(answer)
