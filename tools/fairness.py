"""Write `docs/fairness.md` from the words of the program's own page."""

from __future__ import annotations

from pathlib import Path

from gin.present.screens.seal import key_of_seal
from gin.present.words import fairness
from gin.session.settings import Settings

TARGET = Path(__file__).resolve().parents[1] / "docs" / "fairness.md"


def main() -> None:
    """Write it."""
    TARGET.write_text(fairness.markdown(key_of_seal(Settings())), encoding="utf-8")


if __name__ == "__main__":
    main()
