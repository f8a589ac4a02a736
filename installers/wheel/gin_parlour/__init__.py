"""Gin Parlour, installed alongside other packages.

The program's own package is called `gin`, like that of gin-config. It is in a subfolder of this
package that only this program adds to its path, so neither hides the other.
"""

import sys
from pathlib import Path


def main() -> int:
    """Run the program, and return its exit code."""
    sys.path.insert(0, str(Path(__file__).parent / "_inside"))
    from gin.__main__ import main as run

    return run()
