"""A fake engine for tests. It speaks the protocol; its first argument may make it misbehave."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path


def main() -> None:
    manner = sys.argv[1]
    legal: list[str] = []
    for line in sys.stdin:
        if manner == "records":
            with Path(sys.argv[2]).open("a", encoding="ascii") as record:
                record.write(line)
        words = line.split()
        match words:
            case ["gin"]:
                if manner == "mute":
                    continue
                print("wants legal")
                print("ginok", flush=True)
            case ["newhand"] | ["event", *_] | ["state", *_]:
                legal.clear()
            case ["legal", *action]:
                legal.append(" ".join(action))
            case ["go", name, *_]:
                if manner == "gate":
                    while not Path(sys.argv[2]).exists():
                        time.sleep(0.01)
                elif manner == "dies":
                    os._exit(3)
                elif manner == "hangs":
                    time.sleep(600)
                elif manner == "cheats":
                    legal[:0] = ["discard XX"]
                elif manner == "wrong":
                    legal[:0] = ["gin - -"]
                elif manner == "late":
                    print("bestmove 0.0.0 draw")
                print(f"bestmove {name} {legal[0]}", flush=True)
                legal.clear()
            case ["quit"]:
                return


if __name__ == "__main__":
    main()
