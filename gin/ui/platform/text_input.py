"""The system's input of text: dead keys, input methods, and keyboards on the screen."""

from __future__ import annotations

import pygame


class TextInput:
    """Turned on where a field has the focus, and off everywhere else.

    While it is on, a key may be the input method's: at the table it would take the player's.
    """

    def __init__(self) -> None:
        self._on: bool | None = None
        self._field: pygame.Rect | None = None

    def follow(self, field: pygame.Rect | None) -> None:
        """The field in focus lies here in the window, or none has the focus."""
        on = field is not None
        if on is not self._on:
            self._on = on
            if on:
                pygame.key.start_text_input()
            else:
                pygame.key.stop_text_input()
        if field is not None and field != self._field:
            # What an input method offers is shown beside it.
            pygame.key.set_text_input_rect(field)
        self._field = field
