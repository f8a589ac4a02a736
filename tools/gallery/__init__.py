"""Draw every scene in its main states to PNG: `python -m tools.gallery [FOLDER] [PART OF A NAME]`.

Seeds are fixed, so that the images of two runs can be compared.
"""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
