"""Modules stand on one another: no circle of imports, not even of those made late or for types."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.support.places import TOP

Imports = dict[str, set[str]]


def imports_below(top: Path, package: str) -> Imports:
    """The modules of a package, each with those of the package that it imports anywhere."""
    files = {}
    for file in (top / package).rglob("*.py"):
        parts = file.relative_to(top).with_suffix("").parts
        files[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return {name: _imported(file, set(files)) for name, file in files.items()}


def _imported(file: Path, modules: set[str]) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {_module(alias.name, modules) for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, f"{file} imports by a relative name"
            found |= {_module(f"{node.module}.{alias.name}", modules) for alias in node.names}
    return found - {""}


def _module(name: str, modules: set[str]) -> str:
    """The module that a name is, or is in; empty for one of another package."""
    while name and name not in modules:
        name = name.rpartition(".")[0]
    return name


def circles(imports: Imports) -> set[frozenset[str]]:
    """The strongly connected modules, each set of them once (Tarjan)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    path: list[str] = []
    found = set()

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        path.append(name)
        for other in imports[name]:
            if other not in order:
                visit(other)
            if other in path:
                low[name] = min(low[name], low[other])
        if low[name] == order[name]:
            at = path.index(name)
            circle = frozenset(path[at:])
            del path[at:]
            if len(circle) > 1 or name in imports[name]:
                found.add(circle)

    for name in imports:
        if name not in order:
            visit(name)
    return found


def test_no_modules_import_each_other() -> None:
    assert not [sorted(circle) for circle in circles(imports_below(TOP, "gin"))]


def test_a_circle_is_found_however_it_is_imported(tmp_path: Path) -> None:
    """One at the top, one in a function and one for types only, through a package's own file."""
    for name, text in {
        "house/__init__.py": "",
        "house/cellar.py": "from house import kitchen\n",
        "house/kitchen.py": "def cook():\n    import house.hall.door\n",
        "house/hall/__init__.py": (
            "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n"
            "    from house.cellar import Wine\n"
        ),
        "house/hall/door.py": "from house.hall import bell\n",
        "house/roof.py": "import os\n\nfrom house.cellar import Wine\n",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    imports = imports_below(tmp_path, "house")
    assert imports["house.kitchen"] == {"house.hall.door"}
    assert imports["house.hall.door"] == {"house.hall"}
    assert circles(imports) == {
        frozenset({"house.cellar", "house.kitchen", "house.hall", "house.hall.door"})
    }
