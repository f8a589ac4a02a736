"""Suspends its own process with SIGSTOP, so that it neither answers nor exits."""

import os
import signal

from honest import serve

serve(lambda name, legal: os.kill(os.getpid(), signal.SIGSTOP))
