"""Answers with invalid or illegal moves: another one at each start."""

from honest import say, serve

MOVES = (
    "discard XX", "gin - -", "layoff - AC>99999999", "challenge 7", "offer -5", "knock AC ACAC",
    "biggin AC2C3C", "layout ACAD>0 -", "take back", "hold ZZ", "stop", "offer 9" + "9" * 5000
)  # fmt: skip


def answer(name: str, legal: list[str]) -> None:
    serial = int(name.rpartition(".")[2])
    say(f"bestmove {name} {MOVES[(serial - 1) % len(MOVES)]}")


serve(answer)
