"""No import cycles, including imports in functions and for type checking."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest


def check_order(package: str) -> int:
    graph = grimp.build_graph(package, cache_dir=None)
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    TopologicalSorter(imports).prepare()
    return len(imports)


def test_no_modules_import_each_other() -> None:
    assert check_order("gin") > 500


def test_a_cycle_is_found_however_it_is_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(CycleError) as raised:
        check_order("house")
    assert {*raised.value.args[1]} == {
        "house.cellar", "house.kitchen", "house.hall", "house.hall.door"
    }  # fmt: skip
