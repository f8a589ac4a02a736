"""The voice engine of this system: a library on Windows and macOS, a socket elsewhere.

Speech Dispatcher, on Linux, needs no library. The library's dependencies there would make up a
quarter of the package (ADR 26).
"""

from __future__ import annotations

import sys

from gin.speech.voice import VoiceEngine


def by_library() -> bool:
    """Return whether the engine is a library, which stays in memory once loaded."""
    return sys.platform in ("win32", "darwin")


def loads() -> bool:
    """Return whether the library can be loaded or, where none is used, there are Unix sockets."""
    if by_library():
        from gin.speech import prism_engine

        return prism_engine.loads()
    from gin.speech import dispatcher

    return dispatcher.loads()


def find() -> VoiceEngine | None:
    """Return the engine, or None if there is none.

    This may take seconds, so call it on a separate thread.
    """
    if by_library():
        from gin.speech import prism_engine

        return prism_engine.find()
    from gin.speech import dispatcher

    return dispatcher.find()
