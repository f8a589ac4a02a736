"""The window: pygame lives here and nowhere else."""

import os

# Standard output belongs to whoever asked for something.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
