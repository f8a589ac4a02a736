"""The window; no other part of `gin` uses pygame."""

import os

# Keep pygame's banner out of standard output, which carries the output of commands.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
