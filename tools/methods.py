"""Write down the methods that dataclasses make for themselves: `python -m tools.methods FILE`.

Each start makes some five hundred of them from text, and compiling that takes longer than all other
imports together. The packaged program has them compiled already; `tools/start_hook.py` hands them
out there. A method that is not in the file is compiled as ever.
"""

from __future__ import annotations

import builtins
import dataclasses
import importlib
import marshal
import pkgutil
import sys
from pathlib import Path
from types import CodeType
from typing import Any


def compiled() -> dict[str, CodeType]:
    """The text of every such method of the program, and what it compiles to."""
    found: dict[str, CodeType] = {}

    def keep(text: str, scope: dict[str, Any], names: dict[str, Any]) -> None:
        code = compile(text, "<string>", "exec")
        if str(scope.get("__name__", "")).startswith("gin."):
            found[text] = code
        builtins.exec(code, scope, names)

    # The module looks for this name at home before it finds the builtin.
    vars(dataclasses)["exec"] = keep
    try:
        import gin

        for module in pkgutil.walk_packages(gin.__path__, "gin."):
            importlib.import_module(module.name)
    finally:
        del vars(dataclasses)["exec"]
    return found


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(marshal.dumps(compiled()))
