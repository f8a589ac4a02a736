"""Says empty lines as fast as it can."""

import sys

while True:
    sys.stdout.write("\n" * 100_000)
