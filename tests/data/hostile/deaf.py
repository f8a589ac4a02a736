"""Does not end when it is asked to, in whatever way it is asked."""

import signal
import time

from honest import serve

for one in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGPIPE):
    signal.signal(one, signal.SIG_IGN)
serve(lambda name, legal: None, leave=lambda: time.sleep(1000))
time.sleep(1000)
