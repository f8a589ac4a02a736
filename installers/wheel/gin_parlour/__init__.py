"""Gin Parlour, installed beside other packages.

The program's own package is called `gin`, as is that of gin-config. It lies in a folder of this
one that only this program adds to its path, so neither hides the other.
"""

import sys
from pathlib import Path


def main() -> int:
    """Run the program, and return its exit code."""
    sys.path.insert(0, str(Path(__file__).parent / "_inside"))
    from gin.__main__ import main as run

    return run()
