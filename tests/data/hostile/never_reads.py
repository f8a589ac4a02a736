"""Greets, and reads nothing that it is told."""

import time

from honest import say

say("protocol 2", "wants rules", "wants legal", "ginok")
time.sleep(1000)
