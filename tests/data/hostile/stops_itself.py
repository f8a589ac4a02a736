"""Stops, so that the system lets it do nothing more."""

import os
import signal

from honest import serve

serve(lambda name, legal: os.kill(os.getpid(), signal.SIGSTOP))
