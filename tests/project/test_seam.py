"""Front ends decide by types and enums, and never take names apart."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from gin.interface.commands import Command
from tests.support.contracts import contracts
from tests.support.places import TOP

_HELD = contracts()["Front ends use the public interface"]["source_modules"]
FRONT_ENDS = tuple(name.replace(".", "/") for name in _HELD)
LETTERS = ("gin/ui/access", "gin/ui/selftest.py")
"""Modules that need names: a screen reader's nodes, and the program's self-test."""
NAMING = {"name_of"}
TAKING_APART = {
    "startswith", "endswith", "partition", "rpartition", "split", "rsplit", "removeprefix",
    "removesuffix",
}  # fmt: skip
WHOLE = {"id", "ref", "intent", "item", "key", "name"}
"""Fields of a view that front ends compare whole, and never take apart."""
WORDS = {"ButtonRef", "EntryRef", "LineRef", "AreaRef"}
"""Refs that may contain a word chosen by a screen."""
COMMANDS = frozenset(Command)
DRAWING = ("gin/ui/art", "gin/ui/render")
"""Modules that get no commands; their "top" and "right" are about drawing."""


def faults(text: str, *, letters: bool = False, drawing: bool = False) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        for fault in _taken_apart(node):
            yield f"{node.lineno}: {fault}"  # type: ignore[attr-defined]
        for fault in () if letters else _named(node):
            yield f"{node.lineno}: {fault}"  # type: ignore[attr-defined]
        for fault in () if drawing else _commands_by_word(node):
            yield f"{node.lineno}: {fault}"  # type: ignore[attr-defined]


def _taken_apart(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Attribute(attr=field), attr=how)):
            if field in WHOLE and how in TAKING_APART:
                yield f"a {field} is taken apart by {how}"
        case ast.Subscript(value=ast.Attribute(attr="id")):
            yield "a part of an id is taken"


def _named(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
            if NAMING.intersection(name.split(".")):
                yield f"{name} is used"
        case ast.ImportFrom(module=str(module)):
            if NAMING.intersection(module.split(".")):
                yield f"{module} is used"
        case ast.Compare(left=left, comparators=others):
            sides = [left, *others]
            ids = [isinstance(side, ast.Attribute) and side.attr == "id" for side in sides]
            if any(ids) and not all(ids):
                yield "an id is compared with something else"
        case ast.Call(func=ast.Name(id=made) | ast.Attribute(attr=made), args=args):
            if made in WORDS and any(_is_word(arg) for arg in args):
                yield f"{made} is made of a word"


def _commands_by_word(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Compare(left=left, comparators=others):
            words = {one.value for side in (left, *others) for one in _constants(side)}
        case ast.MatchValue(value=ast.Constant(value=word)):
            words = {word}
        case _:
            words = set()
    for word in sorted(words & COMMANDS):
        yield f"something is compared with the word {word!r} of a command"


def _constants(side: ast.expr) -> Iterator[ast.Constant]:
    for one in side.elts if isinstance(side, (ast.Tuple, ast.List, ast.Set)) else [side]:
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield one


def _is_word(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def modules() -> Iterator[Path]:
    for folder in FRONT_ENDS:
        yield from sorted((TOP / folder).rglob("*.py"))


def test_no_front_end_reads_names() -> None:
    found, read = [], 0
    for file in modules():
        path = file.relative_to(TOP).as_posix()
        letters, drawing = (
            any(path == one or path.startswith(f"{one}/") for one in places)
            for places in (LETTERS, DRAWING)
        )
        breaches = faults(file.read_text("utf-8"), letters=letters, drawing=drawing)
        found += [f"{path}:{fault}" for fault in breaches]
        read += 1
    assert read > 80
    assert not found


@pytest.mark.parametrize(
    "broken",
    [
        "x = item.id.split(':')[1]",
        "if zone.id.startswith('laid:'): pass",
        "seal = item.name.partition(',')[0]",
        "first = item.id[:4]",
        "if item.id == 'menu': pass",
        "if choice.id in ('menu', 'sheet'): pass",
        "from gin.interface.names import name_of",
        "MENU = ButtonRef('menu')",
        "x = refs.ButtonRef(f'scanned:{at}')",
        "x = LineRef(Line.END, 'boxes')",
        "if command == 'back': pass",
        "if command not in ('', 'draw'): pass",
        "match command:\n    case 'left' | 'up': pass",
    ],
)
def test_each_breach_is_found(broken: str) -> None:
    assert list(faults(broken))


def test_allowed_comparisons_are_no_breach() -> None:
    assert not list(
        faults(
            "x = LineRef(Line.HAND, number), EntryRef(Kind.SCANNED, str(at)), item.ref == BACK\n"
            "y = item.id == other.id, view.at(Spot.CORNER), text.split(':')\n"
            "z = command is Command.BACK, name == 'Space'\n"
        )
    )
