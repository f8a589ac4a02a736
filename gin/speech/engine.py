"""The engine of the computer's own voices: by a library on Windows and macOS, else by a socket.

Speech Dispatcher can be talked to as it is. What the library needs for that would be a quarter of
the package (ADR 26).
"""

from __future__ import annotations

import sys

from gin.speech.voice import VoiceEngine


def by_library() -> bool:
    """Are the voices reached by a library, which stays in memory once it is loaded?"""
    return sys.platform in ("win32", "darwin")


def loads() -> bool:
    """Is all there that the engine is made of?"""
    if by_library():
        from gin.speech import prism_engine

        return prism_engine.loads()
    from gin.speech import dispatcher

    return dispatcher.loads()


def find() -> VoiceEngine | None:
    """The engine, or None where there is none. Takes a while: to be called on its own thread."""
    if by_library():
        from gin.speech import prism_engine

        return prism_engine.find()
    from gin.speech import dispatcher

    return dispatcher.find()
