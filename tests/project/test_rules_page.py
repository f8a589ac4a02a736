"""The rules page has every section that the program cites."""

from __future__ import annotations

import re

from tests.support.places import TOP

PAGE = (TOP / "docs" / "rules.md").read_text(encoding="utf-8")
SECTIONS = {*re.findall(r"^## (\d+)\. ", PAGE, re.M), *re.findall(r"^\| (0\.\d+) ", PAGE, re.M)}


def cited(text: str) -> list[str]:
    found = []
    for inside in re.findall(r"\(rules\s+(\d[^)]*)\)", text):
        found += [part.strip() for part in re.split(r",| to | and ", " ".join(inside.split()))]
    return found


def test_citations_are_read_one_by_one() -> None:
    assert cited("(rules 0.1 to\n0.5, 8, Skarney Gin and Colonel) (rules 6)") == [
        "0.1", "0.5", "8", "Skarney Gin", "Colonel", "6",
    ]  # fmt: skip


def test_every_section_that_the_program_cites_is_on_the_page() -> None:
    seen = set()
    for module in sorted((TOP / "gin").rglob("*.py")):
        for one in cited(module.read_text(encoding="utf-8")):
            assert one in SECTIONS if one[0].isdigit() else one in PAGE, (module, one)
            seen.add(one)
    assert {"0.10", "8", "Gin Dice"} <= seen


def test_the_page_is_linked_from_other_pages() -> None:
    assert "rules.md" in (TOP / "docs" / "design.md").read_text(encoding="utf-8")
    assert "docs/rules.md" in (TOP / "CONTRIBUTING.md").read_text(encoding="utf-8")
