"""The system's text input: dead keys, input methods and on-screen keyboards."""

from __future__ import annotations

import pygame


class TextInput:
    """Text input, on only while a field has the focus.

    While it is on, the input method may take any key, including those that are commands at the
    table.
    """

    def __init__(self) -> None:
        self._on: bool | None = None
        self._field: pygame.Rect | None = None

    def follow(self, field: pygame.Rect | None) -> None:
        """Turn text input on for a field, given by its rectangle in the window, or off."""
        on = field is not None
        if on is not self._on:
            self._on = on
            if on:
                pygame.key.start_text_input()
            else:
                pygame.key.stop_text_input()
        if field is not None and field != self._field:
            # The input method shows its suggestions next to the field.
            pygame.key.set_text_input_rect(field)
        self._field = field
