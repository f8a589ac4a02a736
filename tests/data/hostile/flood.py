"""Says lines as fast as it can, and never a move."""

import sys

from honest import say

say("protocol 2", "ginok")
while True:
    sys.stdout.write("info thinking\n" * 5_000)
