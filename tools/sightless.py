"""Write `docs/playing-without-sight.md` from the program's page of that name."""

from __future__ import annotations

from pathlib import Path

from gin.language.translation import printed
from gin.messages.sightless import TITLE
from gin.present.screens.sightless import first_keys
from gin.present.words import sightless
from tools.markdown import item
from tools.quiet import run_command

TARGET = Path(__file__).resolve().parents[1] / "docs" / "playing-without-sight.md"


def markdown() -> str:
    """Return the page as Markdown, with the default keys."""
    lines = [f"# {printed(TITLE)}"]
    for heading, text in sightless.page_lines(first_keys):
        lines += ["", f"## {printed(text)}", ""] if heading else [item(printed(text))]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the page."""
    TARGET.write_text(markdown(), encoding="utf-8")


if __name__ == "__main__":
    run_command(main)
