"""Write `docs/fairness.md` from the words of the program's own page."""

from __future__ import annotations

from pathlib import Path

from gin.core.message import Text
from gin.language.translation import printed
from gin.messages import fairness as messages
from gin.present.screens.seal import key_of_seal
from gin.present.words import fairness
from gin.session.settings import Settings
from tools.quiet import run_command

TARGET = Path(__file__).resolve().parents[1] / "docs" / "fairness.md"


def markdown(key: Text) -> str:
    """The page as a file to be read outside the program; `key` is that of the seal."""
    lines = [f"# {printed(messages.TITLE)}"]
    for heading, text in fairness.told(key):
        lines += ["", f"## {printed(text)}", ""] if heading else [f"- {printed(text)}"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write it."""
    TARGET.write_text(markdown(key_of_seal(Settings())), encoding="utf-8")


if __name__ == "__main__":
    run_command(main)
