"""Relative links in Markdown files lead to a file, and to a heading in it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tests.support.places import TOP

LINK = re.compile(r"(?<!`)\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.M)


def anchors(page: Path) -> set[str]:
    headings = HEADING.findall(page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def wrong_links(page: Path) -> list[str]:
    wrong = []
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if ":" not in link and (
            not target.exists()
            or (anchor and target.suffix == ".md" and anchor not in anchors(target))
        ):
            wrong.append(f"{page.relative_to(TOP)}: {link}")
    return wrong


def test_every_link_leads_to_a_file_and_a_heading() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "*.md"], cwd=TOP, capture_output=True, text=True, check=True
    )
    pages = [TOP / name for name in listed.stdout.splitlines() if (TOP / name).exists()]
    assert not [link for page in pages for link in wrong_links(page)]
