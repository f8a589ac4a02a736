"""Mistakes of translators are reported with file, line and cause."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from gin.language.catalogue import catalogue
from gin.language.resolve import resolve
from tests.support.places import TOP
from tests.support.translation import only_for_now, problems, told

LANGUAGE = "grammar-language = Polski\n"


@pytest.fixture(autouse=True)
def only_here() -> Iterator[None]:
    with only_for_now():
        yield


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        (
            "table-draws = { $who ->\n    [you] A\n    [other] B\n}",
            1,
            "the choice by $who has no default: mark one variant with *, as in *[other]",
        ),
        (
            "table-turn-of = A\n\ntable-draws = { $who ->\n    [you] { $who ->\n    [you] A\n}\n"
            "   *[other] B\n}",
            4,
            "the choice by $who has no default",
        ),
        ("table-draws = { $who ->\n *[you] A\n *[other] B\n}", 3, "has two defaults"),
        ("table-draws = { $who ->\n}", 1, "the choice by $who has no variants"),
        ("table-draws = { $who ->\n [] A\n *[other] B\n}", 2, "a word or a number in its square"),
        ("table-draws = { $who ->\n [ty i] A\n *[other] B\n}", 2, "a word or a number in its"),
        ("table-draws = { $who ->\n [you]\n *[other] B\n}", 2, 'write {""} for none'),
        ("table-draws = { $whoo }", 1, "table-draws has no variable $whoo: perhaps $who"),
        ("table-draws = { $name }", 1, "table-draws has no variable $name: perhaps $who"),
        ("menu-play = A\n", 1, "menu-play belongs in menu.ftl"),
        ("stol-gra = A", 1, "stol-gra must begin with the name of its file, table-"),
        ("table-drwas = A", 1, "no entry table-drwas: perhaps table-draws"),
        ("-table-mine = A", 1, "-table-mine: entries of your own belong in grammar.ftl"),
        ("table-draws = { -grammar-crad }", 1, "there is no entry -grammar-crad"),
        ("table-draws = A { $who\ntable-turn-of = A", 1, "this { is never closed: add the miss"),
        (
            "table-draws = { $who ->\n    [you] A\n   *[other] B\n\ntable-turn-of = A",
            1,
            "this { is never closed",
        ),
        ("table-draws = A }", 1, "this } closes nothing"),
        ("table-draws = {}", 1, "braces need something in them"),
        ("table-draws = { who }!", 1, "there is no entry who"),
        ('table-draws = { "A }', 1, 'a closing " is missing'),
        ('table-draws = { "\\q" }', 1, "\\q is not a Fluent escape"),
        ("table-draws =\n\tA", 2, "a tab cannot indent a line: use spaces"),
        ("table-draws = A\n\tB", 2, "a tab cannot indent a line: use spaces"),
        ("table-draws = { $who ->\n\t[you] A\n\t*[other] B\n}", 2, "a tab cannot indent a line"),
        ("table-draws A", 1, "a = is missing after table-draws"),
        ("table-draws =", 1, "table-draws has no text after its ="),
        ("table-turn-of = A\nB", 2, "a = is missing after B"),
        ("?", 1, "this is not an entry: ?"),
        ("table-draws = { $who ->\n [ty] A\n *[other] B\n}", 1, "$who is never [ty]: use [femin"),
        ("table-draws = { CRAD($who) }", 1, "there is no function CRAD: use CARD, SUIT"),
        ("table-draws = { CARD() }", 1, "CARD takes one variable, as in CARD($name)"),
        ("table-draws = { CARD($who) }", 1, "CARD does not take $who, whose type is who"),
        ("table-draws = { NAME($who) }", 1, "NAME needs an entry grammar-name"),
        ("table-draws = { $style }", 1, "$style cannot be shown: it only chooses"),
        ("table-draws = A\n    .b = C", 1, "table-draws has attributes"),
        ("table-draws = { table-turn-of ->\n *[a] B\n}", 1, "only a variable can choose"),
        ("table-draws = { 5 }", 1, "does not use this part of Fluent: 5"),
        ('table-draws = { "\\u001b" }[31mA', 1, "the control character U+001B"),
        ("table-draws = A\u202eB", 1, "the control character U+202E"),
        ("table-draws = { table-draws }", 1, "table-draws refers back to itself"),
        ("table-draws = A\ntable-draws = B", 2, "appears twice, first in pl/table.ftl, line 1"),
    ],
)
def test_a_mistake_is_reported_with_its_line(text: str, line: int, why: str) -> None:
    said = told("pl", {"grammar.ftl": LANGUAGE, "table.ftl": text})
    assert said and said[0].startswith(f"In pl/table.ftl, line {line}: "), said
    assert why in said[0] and said[0].endswith("."), said
    assert len(said) == 1, "each mistake causes one problem"
    # Valid entries are used, and the rest is in English.
    assert set(catalogue("pl").entries) <= {"grammar-language", "table-turn-of", "table-draws"}


def test_problems_are_reported_in_german_too() -> None:
    found = problems("pl", {"grammar.ftl": LANGUAGE, "table.ftl": "table-draws = { $whoo }"})
    assert [resolve(one.sentence, "de") for one in found] == [
        "In pl/table.ftl, Zeile 1: table-draws bekommt kein $whoo: vielleicht $who."
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("grammar-card = { CARD($card) }", "grammar-card refers back to itself"),
        ("-grammar-a = { -grammar-b }\n-grammar-b = { -grammar-a }\ngrammar-you = { -grammar-a }",
         "refers back to itself"),
        ("grammar-suit = { $form ->\n [x] { SUIT($suit, form: \"y\") }\n"
         " *[y] { SUIT($suit, form: \"x\") }\n}", "grammar-suit refers back to itself"),
        ("-grammar-a = " + "A" * 200 + "\n-grammar-b = " + "{ -grammar-a }" * 200
         + "\ngrammar-you = " + "{ -grammar-b }" * 200, "grows to more than 20000 characters"),
        ("grammar-you = " + "{ $form ->\n*[a] " * 60 + "x" + "\n}" * 60, "nested too deeply"),
        ("grammar-you = " + "{ " * 20_000, "nested too deeply"),
        ("grammar-rank = { $rank ->\n [quen] A\n *[king] B\n}", "$rank is never [quen]"),
        ("grammar-you = { $rank }", "grammar-you has no variable $rank"),
        ("grammar-only-card = { CARD($what, rank: \"king\") }{ $rank }", "$rank cannot be shown"),
        ("grammar-all = { LIST($parts, by: \"plus\") }", 'a list cannot be joined by "plus": use'),
        ("grammar-language = { $x }", "grammar-language must be one line of plain text"),
    ],
)  # fmt: skip
def test_endless_or_failing_grammar_is_refused(text: str, why: str) -> None:
    grammar = text if "grammar-language" in text else LANGUAGE + text
    said = told("pl", {"grammar.ftl": grammar})
    assert any(why in one for one in said), said


def test_a_file_that_is_not_text_is_reported_with_the_line() -> None:
    said = told("pl", {"grammar.ftl": LANGUAGE, "menu.ftl": b"menu-play = A\nmenu-help = \xb3\n"})
    assert said == ["In pl/menu.ftl, line 2: this is not UTF-8 text: save the file as UTF-8."]
    assert "menu-play" not in catalogue("pl").entries


def test_windows_byte_order_marks_and_line_ends_are_accepted() -> None:
    files = {"grammar.ftl": "\ufeff" + LANGUAGE, "menu.ftl": "menu-play = A\r\nmenu-help = B\r\n"}
    assert told("pl", files) == []
    assert catalogue("pl").entries["menu-play"] == "A"


@pytest.mark.parametrize("seed", range(40))
def test_a_damaged_catalogue_only_causes_problem_reports(seed: int) -> None:
    rng = random.Random(seed)
    name = rng.choice(["grammar", "table", "result", "cards", "laying"])
    text = (TOP / "assets" / "languages" / "de" / f"{name}.ftl").read_text(encoding="utf-8")
    for _ in range(rng.randint(1, 12)):
        start = rng.randrange(len(text))
        end = start + rng.randint(1, 30)
        piece = rng.choice(
            ["", text[start:end] * 2, "{", "}", "*", "\n", "\t", "$", "->", '"', "["]
        )
        text = text[:start] + piece + text[end:]
    for problem in problems("pl", {f"{name}.ftl": text}):
        said = resolve(problem.sentence)
        assert said.startswith("In pl/"), said
