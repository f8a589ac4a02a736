"""Write `docs/playing-without-sight.md` from the words of the program's own page."""

from __future__ import annotations

from pathlib import Path

from gin.language.translation import printed
from gin.messages.sightless import TITLE
from gin.present.screens.sightless import first_keys
from gin.present.words import sightless
from tools.quiet import run_command

TARGET = Path(__file__).resolve().parents[1] / "docs" / "playing-without-sight.md"


def markdown() -> str:
    """The page as a file to be read outside the program, with the keys as they are at first."""
    lines = [f"# {printed(TITLE)}"]
    for heading, text in sightless.told(first_keys):
        lines += ["", f"## {printed(text)}", ""] if heading else [f"- {printed(text)}"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write it."""
    TARGET.write_text(markdown(), encoding="utf-8")


if __name__ == "__main__":
    run_command(main)
