"""Run the gallery: `python -m tools.gallery`."""

import sys

from tools.gallery.command import main
from tools.quiet import run_command

if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
