"""Begins a line, and never ends it."""

import sys

from honest import say

say("protocol 2", "ginok")
while True:
    sys.stdout.write("bestmove" + "x" * 100_000)
