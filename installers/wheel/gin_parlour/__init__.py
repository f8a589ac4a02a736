"""Gin Parlour, installed alongside other packages.

The program's own package is called `gin`, like that of gin-config. It is in the subfolder
`_inside`, which only this program adds to `sys.path`, so neither package hides the other.
"""

import sys
from pathlib import Path


def main() -> int:
    """Run the program, and return its exit code."""
    sys.path.insert(0, str(Path(__file__).parent / "_inside"))
    from gin.__main__ import main as run

    return run()
