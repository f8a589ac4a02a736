"""Compile modules as small as they get: `python -X no_debug_ranges -m tools.compiling OUT`.

Marshal also writes down which objects are shared, so each build does this in a process of its own
that has done nothing else, with the same modules in the same order: the bytes are the same then.

Docstrings are left out, which no program reads, and so is where in its line each step of the code
stands. That is a seventh of the code; `assert` stays. Asked for by `tools/bundle.py`.
"""

from __future__ import annotations

import ast
import marshal
import sys
from pathlib import Path
from types import CodeType


def compiled(source: str | bytes, shown: str) -> CodeType:
    """The code of a module, in errors called as `shown`, without docstrings."""
    tree = ast.parse(source, shown)
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(body=[ast.Expr(ast.Constant(value=str()) as text), *_]):
                # A dataclass that has none makes one, and loads `inspect` for it.
                text.value = "-"
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Module():
                if ast.get_docstring(node, clean=False) is not None:
                    node.body[:1] = [] if node.body[1:] else [ast.Pass()]
    ast.fix_missing_locations(tree)
    return compile(tree, shown, "exec", dont_inherit=True)


if __name__ == "__main__":
    asked: dict[str, tuple[str, str]] = marshal.loads(sys.stdin.buffer.read())
    made = {
        name: marshal.dumps(compiled(Path(path).read_bytes(), shown))
        for name, (path, shown) in asked.items()
    }
    Path(sys.argv[1]).write_bytes(marshal.dumps(made))
