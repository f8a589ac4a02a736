"""Write `docs/fairness-proof.md` from the program's page on fair play."""

from __future__ import annotations

from pathlib import Path

from gin.core.message import Text
from gin.language.translation import printed
from gin.messages import fairness as messages
from gin.present.screens.seal import key_of_seal
from gin.present.words import fairness
from gin.session.settings import Settings
from tools.markdown import item
from tools.quiet import run_command

TARGET = Path(__file__).resolve().parents[1] / "docs" / "fairness-proof.md"
SHORT = "[Is the deal fair?](fairness.md) is the short version, and says how to check a hand."


def markdown(key: Text) -> str:
    """Return the page as Markdown; `key` is the shortcut that shows the seal."""
    lines = [f"# {printed(messages.TITLE)}: the proof", "", SHORT]
    for heading, text in fairness.page_lines(key):
        lines += ["", f"## {printed(text)}", ""] if heading else [item(printed(text))]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the page."""
    TARGET.write_text(markdown(key_of_seal(Settings())), encoding="utf-8")


if __name__ == "__main__":
    run_command(main)
