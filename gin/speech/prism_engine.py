"""The voice engine of Windows and macOS, using prismatoid."""

from __future__ import annotations

from typing import Any

from gin.language.catalogue import SOURCE
from gin.speech.voice import Tuning, VoiceEngine

ENGINES = ("ONE_CORE", "SAPI", "AV_SPEECH")
"""Engines of Windows and macOS, by prismatoid's names.

Prismatoid also supports screen readers, which this voice must not use.
"""
READERS = ("NVDA", "JAWS", "VOICE_OVER")


def loads() -> bool:
    """Return whether prismatoid is installed and can be loaded."""
    try:
        import prism
    except (ImportError, OSError):
        return False
    return bool(prism.Context)


def find() -> VoiceEngine | None:
    """Return the first usable engine of `ENGINES`, or None."""
    try:
        import prism
    except (ImportError, OSError):
        return None
    context = prism.Context()
    for name in ENGINES:
        backend = _backend_named(prism, context, name)
        if backend is not None and backend.features.supports_speak:
            reader_runs = any(_backend_named(prism, context, one) is not None for one in READERS)
            return PrismEngine(context, backend, reader_runs=reader_runs)
    return None


def _backend_named(prism: Any, context: Any, name: str) -> Any:
    id = getattr(prism.BackendId, name, None)
    if id is None or not context.exists(id):
        return None
    try:
        backend = context.create(id)
    except (prism.PrismError, ValueError, RuntimeError):
        return None
    return backend if backend.features.is_supported_at_runtime else None


class PrismEngine:
    """A `VoiceEngine` that uses a prismatoid backend."""

    def __init__(self, context: Any, backend: Any, *, reader_runs: bool) -> None:
        self._context = context
        self._backend = backend
        self._reader_runs = reader_runs
        self._voices: dict[str, tuple[int, ...]] = {}
        self._lacks_language = False
        self._usual: int | None = None
        self._reports_progress = backend.features.supports_is_speaking

    @property
    def reader_runs(self) -> bool:
        return self._reader_runs

    @property
    def lacks_language(self) -> bool:
        return self._lacks_language

    @property
    def busy(self) -> bool | None:
        return bool(self._backend.speaking) if self._reports_progress else None

    def speak(self, text: str) -> None:
        self._backend.speak(text, False)

    def stop(self) -> None:
        self._backend.stop()

    def tune(self, tuning: Tuning) -> None:
        features = self._backend.features
        if features.supports_set_volume:
            self._backend.volume = tuning.volume
        foreign = tuning.language != SOURCE
        if features.supports_set_voice and (tuning.voice or foreign or self._usual is not None):
            self._take_voice(tuning.voice, tuning.language)
        if features.supports_set_rate:
            self._backend.rate = tuning.rate

    def _take_voice(self, number: int, language: str) -> None:
        """Select the `number`th voice of a language, or the default voice if there is none.

        For English, the default is the system's voice, as with Speech Dispatcher. For another
        language, it is the language's first voice if the system's voice does not speak the
        language.
        """
        if self._usual is None:
            self._usual = self._backend.voice
        if language not in self._voices:
            self._voices[language] = tuple(self._voices_of(language))
        voices = self._voices[language]
        self._lacks_language = language != SOURCE and not voices
        usual = self._usual
        if language != SOURCE and voices and usual not in voices:
            usual = voices[0]
        self._backend.voice = voices[number - 1] if 0 < number <= len(voices) else usual

    def _voices_of(self, language: str) -> list[int]:
        backend, found = self._backend, []
        for index in range(backend.voices_count):
            if backend.get_voice_language(index).lower().startswith(language):
                found.append((("+" in backend.get_voice_name(index)), index))
        return [index for _, index in sorted(found)]
