"""Emblems of games on round paper discs."""

from __future__ import annotations

import pygame

from gin.core import emblem as marks
from gin.present.words.games import emblem_of
from gin.ui.art import cards, design
from gin.ui.art.die import die
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Colour, Polygon, ellipse, star


def paint(c: Canvas, emblem: marks.Emblem) -> None:
    """Paint the marks of an emblem in order."""
    for mark in emblem:
        match mark:
            case marks.Fill():
                c.fill(_drawn(mark.outline), mark.colour)
            case marks.Stroke():
                c.stroke(_drawn(mark.outline), mark.width, mark.colour, mark.closed)
            case marks.EmblemBrush():
                c.brush(_drawn(mark.outline), mark.width, mark.colour, mark.ends)
            case marks.Disc():
                c.disc(mark.x, mark.y, mark.radius, mark.colour)
            case marks.Ring():
                c.ring(mark.x, mark.y, mark.radius, mark.width, mark.colour)
            case marks.Pip():
                cards.draw_suit(c, mark.suit, mark.x, mark.y, mark.size, mark.colour)
            case marks.EmblemCard():
                _card(c, mark)
            case marks.Placed():
                with c.at(mark.x, mark.y, turn=mark.turn, flip=mark.flip):
                    paint(c, mark.marks)
            case marks.EmblemText():
                _text(c, mark)
            case marks.EmblemDie():
                size = round(mark.size * c.scale)
                image = die(size, mark.top, mark.left, mark.right)
                c.surface.blit(image, (mark.x * c.scale, mark.y * c.scale))


def _drawn(outline: marks.Outline) -> str | Polygon:
    match outline:
        case marks.Ellipse():
            radii, turns = (outline.x_radius, outline.y_radius), (outline.start, outline.end)
            return ellipse(outline.x, outline.y, *radii, *turns)
        case marks.Star():
            return star(outline.x, outline.y, outline.tips, outline.outer, outline.inner)
        case _:
            return outline


def _card(c: Canvas, card: marks.EmblemCard) -> None:
    w = card.width
    with c.at(card.x, card.y, 1, card.turn):
        h = w * 1.4
        r = w * 0.12
        box = [
            *ellipse(w / 2 - r, -h / 2 + r, r, r, -90, 0), *ellipse(w / 2 - r, h / 2 - r, r, r, 0, 90),
            *ellipse(-w / 2 + r, h / 2 - r, r, r, 90, 180), *ellipse(-w / 2 + r, -h / 2 + r, r, r, 180, 270),
        ]  # fmt: skip
        c.fill(box, card.fill)
        c.stroke(box, 2.2, marks.INK, closed=True)
        if card.suit:
            cards.draw_suit(c, card.suit, 0, 0, w * 0.62, card.tint)


def _text(c: Canvas, text: marks.EmblemText) -> None:
    font = design.font("display", round(text.height * c.scale * 1.35))
    image = font.render(text.text, True, text.colour)
    image = image.subsurface(image.get_bounding_rect())
    w, h = image.get_size()
    c.surface.blit(image, (text.x * c.scale - w / 2, text.y * c.scale - h / 2))


@cached
def favourite(size: int, colour: Colour, *, hollow: bool = False) -> pygame.Surface:
    """Draw the star of a favourite game, or only its outline."""
    canvas = Canvas((size, size), 100, 4, (*colour[:3], 0))
    if hollow:
        canvas.stroke(star(50, 53, 5, 43, 18), 7, colour, closed=True)
    else:
        canvas.fill(star(50, 53, 5, 49, 20), colour)
    return canvas.finished()


@cached
def emblem(game: str, size: int) -> pygame.Surface:
    """Draw a round paper disc with a game's emblem."""
    canvas = Canvas((size, size), 100, 4, (132, 94, 38, 0))
    canvas.disc(50, 50, 49.5, (132, 94, 38))
    canvas.disc(50, 50, 48.2, (232, 194, 112))
    canvas.disc(50, 50, 45.6, (150, 108, 46))
    canvas.disc(50, 50, 44.6, design.PAPER.fill)
    side = round(size * 0.94)
    inner = Canvas((side, side), 100, 4, (*design.PAPER.fill[:3], 0))
    paint(inner, emblem_of(game))
    offset = (canvas.surface.get_width() - inner.surface.get_width()) / 2
    canvas.surface.blit(inner.surface, (offset, offset))
    return canvas.finished()
