"""Closes its input and lives on."""

import os
import time

from honest import say

os.close(0)
say("protocol 2", "ginok")
time.sleep(1000)
