"""Says a letter now and then, and no line."""

import sys
import time

while True:
    sys.stdout.write("b")
    sys.stdout.flush()
    time.sleep(0.01)
