#!/usr/bin/env python3
"""A complete engine, as a starting point for your own: see engine-protocol.md.

It plays every game without knowing the rules, because it asks for its legal moves. It ends the hand
when it can, never takes a discard if it can draw or pass, and discards its highest card.
"""

from __future__ import annotations

import sys

RANKS = "A23456789TJQK"
ENDINGS = ("biggin", "gin", "shot", "knock", "layoff")


def main() -> None:
    """Answer the lines of the host until it quits."""
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
            # Moves listed before are no longer legal.
            legal = []
        elif command == "legal":
            legal.append(" ".join(words))
        elif command == "go" and legal:
            print(f"bestmove {words[0]} {chosen(legal)}", flush=True)
        elif command == "go":
            print(f"error go: {words[0]}: no legal move was listed", flush=True)
        elif command == "quit":
            break


def chosen(legal: list[str]) -> str:
    """Choose one of the legal moves."""
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
