"""Starts a grandchild in another session, whose parent exits, and which keeps the pipes."""

import os
import time

from honest import serve

if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        time.sleep(1000)
    os._exit(0)
serve(lambda name, legal: None)
