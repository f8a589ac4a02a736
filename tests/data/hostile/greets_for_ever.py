"""Says that it has introduced itself, again and again."""

import sys

while True:
    sys.stdout.write("ginok\n" * 1_000)
