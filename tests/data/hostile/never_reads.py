"""Greets, and then never reads its input."""

import time

from honest import say

say("protocol 2", "wants rules", "wants legal", "ginok")
time.sleep(1000)
