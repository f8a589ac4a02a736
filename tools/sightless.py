"""Write `docs/playing-without-sight.md` from the words of the program's own page."""

from __future__ import annotations

from pathlib import Path

from gin.present.screens.sightless import first_keys
from gin.present.words import sightless

TARGET = Path(__file__).resolve().parents[1] / "docs" / "playing-without-sight.md"


def main() -> None:
    """Write it."""
    TARGET.write_text(sightless.markdown(first_keys), encoding="utf-8")


if __name__ == "__main__":
    main()
