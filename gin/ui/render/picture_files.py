"""Pictures and animations as files, in the colours of the player's settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

import pygame
from msgspec.structs import replace

from gin.interface.own_cards import OwnCards
from gin.interface.pictures import HandFilm, MatchPicture
from gin.session.settings import Settings
from gin.ui.render import hand_film, match_picture
from gin.ui.render.style import Look, look_for


class PictureFiles:
    """Maker of pictures as PNG files, and of animations as GIF files."""

    def __init__(
        self, settings: Callable[[], Settings], own_cards: Callable[[], OwnCards] = OwnCards
    ) -> None:
        self._settings = settings
        self._own_cards = own_cards

    def picture(self, picture: MatchPicture, path: Path) -> Iterator[None]:
        """Draw a picture in short steps, and write it to a new file in a last, longer one.

        Raises:
          OSError: the file cannot be written.
        """
        target = pygame.Surface(match_picture.SIZE, 0, 32)
        look = self._look(match_picture.SIZE)
        yield from match_picture.draw_match(target, look, picture)
        png = BytesIO()
        pygame.image.save(target, png, path.name)
        _write_whole(path, png.getvalue())

    def film(self, film: HandFilm, path: Path) -> Iterator[float]:
        """Draw an animation in short steps, and write it to a new file in the last one.

        Raises:
          OSError: the file cannot be written.
        """
        written = bytearray()
        yield from hand_film.film_steps(film, self._look(hand_film.SIZE), written)
        _write_whole(path, bytes(written))

    def _look(self, size: tuple[int, int]) -> Look:
        return replace(
            look_for(self._settings(), size, self._own_cards()), text_percent=100, mirrored=False
        )


def _write_whole(path: Path, content: bytes) -> None:
    """Write a file that appears with its whole content, or not at all."""
    whole = path.with_suffix(".part")
    try:
        whole.write_bytes(content)
        whole.replace(path)
    except OSError:
        whole.unlink(missing_ok=True)
        raise
