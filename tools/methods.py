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
import re
import sys
from pathlib import Path
from types import CodeType
from typing import Any


def compiled() -> dict[str, dict[str, CodeType]]:
    """The text of every such method, by module of the program, and what it compiles to."""
    found: dict[str, dict[str, CodeType]] = {}

    def keep(text: str, scope: dict[str, Any], names: dict[str, Any]) -> None:
        code = compile(text, "<string>", "exec")
        module = str(scope.get("__name__", ""))
        if module.startswith("gin."):
            found.setdefault(module, {})[text] = _thrifty(text) or code
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


_REFUSES = re.compile(
    r"def __create_fn__\(cls, FrozenInstanceError\):\n"
    r" def (__setattr__|__delattr__)\((self,name(?:,value)?)\):\n"
)
"""How Python 3.11 and 3.12 begin a method by which a frozen dataclass refuses to be changed."""


def _thrifty(text: str) -> CodeType | None:
    """A method of a frozen class that only refuses; None for any other text.

    Python's own asks for the class that was there before the slots, which lives on for that alone.
    All of ours have slots, so that nothing else could be set anyway.
    """
    match = _REFUSES.match(text)
    if match is None:
        return None
    name, names = match.groups()
    does = "assign to" if name == "__setattr__" else "delete"
    return compile(
        f"def __create_fn__(cls, FrozenInstanceError):\n def {name}({names}):\n"
        f"  raise FrozenInstanceError(f'cannot {does} field {{name!r}}')\n return {name}",
        "<string>",
        "exec",
    )


def write(path: Path) -> None:
    """Write the file: the length of its index in 8 bytes, the index, and each module's methods."""
    index, parts, begin = {}, [], 0
    for module, methods in compiled().items():
        parts.append(marshal.dumps(methods))
        index[module] = (begin, len(parts[-1]))
        begin += len(parts[-1])
    known = marshal.dumps(index)
    path.write_bytes(len(known).to_bytes(8, "little") + known + b"".join(parts))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
