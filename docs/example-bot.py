#!/usr/bin/env python3
"""A complete engine in a few lines, to begin an own one with: see engine-protocol.md.

It plays every game there is without knowing any, since it asks to be told its legal moves: it ends
the hand when it may, takes the upcard only to lay it off, and throws its highest card.
"""

from __future__ import annotations

import sys

RANKS = "A23456789TJQK"
ENDINGS = ("biggin", "gin", "shot", "knock", "layoff")


def main() -> None:
    """Read lines until the end, and answer those that want an answer."""
    legal: list[str] = []
    for line in sys.stdin:
        command, *words = line.split() or [""]
        if command == "gin":
            print("id name Example bot")
            print("id author You")
            print("protocol 2")
            print("wants legal")
            print("ginok", flush=True)
        elif command == "isready":
            print("readyok", flush=True)
        elif command in ("newhand", "event", "state"):
            # What could be done before can be done no more.
            legal = []
        elif command == "legal":
            legal.append(" ".join(words))
        elif command == "go" and legal:
            print(f"bestmove {words[0]} {chosen(legal)}", flush=True)
        elif command == "go":
            print(f"error go: {words[0]}: no legal move was told", flush=True)
        elif command == "quit":
            break


def chosen(legal: list[str]) -> str:
    """One of the legal moves."""
    for ending in ENDINGS:
        for move in legal:
            if move.split()[0] == ending:
                return move
    thrown = [move for move in legal if move.startswith("discard ")]
    if thrown:
        return max(thrown, key=lambda move: RANKS.index(move.split()[1][0]))
    for move in ("draw", "pass", "accept", "no-offer"):
        if move in legal:
            return move
    return legal[-1]


if __name__ == "__main__":
    main()
