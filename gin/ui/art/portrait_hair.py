"""Hair, beards and glasses of portraits; beards follow the expression."""

from __future__ import annotations

from msgspec.structs import replace

from gin.ui.art.court_hair import both, curls, ears, lock
from gin.ui.art.court_ink import Ink
from gin.ui.art.expressions import Expression
from gin.ui.art.mouths import draw_mouth
from gin.ui.art.vector import Canvas, mix, symmetric


def parted(c: Canvas, ink: Ink) -> None:
    """Draw hair with a side parting and a cowlick."""
    ears(c, ink, 9.3)
    lock(
        c, ink,
        "M-4.6 -10.2 C-1 -9.0 3.6 -9.6 6.4 -6.8 C7.8 -5.2 8.4 -3.4 8.8 -.4 L10.2 -1.4 C11.8 -6 11.6 -11.4 9.2 -14.4 "
        "C6.4 -17.8 -.4 -18.6 -5.0 -15.4 C-5.6 -13.6 -5.4 -11.8 -4.6 -10.2 Z",
        "M-4.2 -11.4 C0 -12.6 6 -11.6 8.8 -5.8 M-4.4 -13.0 C1 -15 7.4 -13.2 9.6 -7 M-3.4 -14.8 C1 -16.8 7 -15.4 9.4 -10.8",
        closed=True,
    )  # fmt: skip
    lock(
        c, ink,
        "M-4.6 -10.2 C-6.6 -9.2 -8.2 -6 -8.8 -.6 L-10.2 -1.4 C-11.6 -6.4 -10.8 -12.8 -5.0 -15.4 C-5.6 -13.6 -5.4 -11.8 -4.6 -10.2 Z",
        "M-5.4 -11.8 C-7.6 -10 -8.8 -6.8 -9.5 -3 M-6.2 -13.4 C-8.8 -11.4 -9.8 -8.4 -10.2 -5",
        closed=True,
    )  # fmt: skip
    lock(
        c, ink, "M-4.6 -15.4 C-6.4 -17.4 -5 -19.8 -2.2 -19.6 C-3.4 -18.6 -2.6 -17.4 -1.2 -16.9", ""
    )


_CROP = (
    "M-9.3 -.6 L-9.0 -5.4 L-7.4 -8.6 C-3 -9.7 3 -9.7 7.4 -8.6 L9.0 -5.4 L9.3 -.6 L10.3 -1.4 "
    "C11.8 -10 8.6 -16.4 0 -16.4 C-8.6 -16.4 -11.8 -10 -10.3 -1.4 Z"
)


def crop(c: Canvas, ink: Ink) -> None:
    """Draw cropped coils, lighter at the temples."""
    ears(c, ink, 9.4)
    c.fill(_CROP, ink.hair)
    with c.clip(_CROP):
        fade = mix(ink.hair, ink.shade, 0.5)
        for _ in c.both_sides():
            c.fill("M8.2 0 L8.0 -6.4 C9.6 -7.6 10.6 -8.4 13 -8.8 L13 0 Z", fade)
            c.fill("M8.2 0 L8.4 -3.4 L13 -4.6 L13 0 Z", mix(ink.hair, ink.shade, 0.72))
        for row in range(5):
            for i in range(-6, 7):
                x, y = i * 1.8 + (0.9 if row % 2 else 0), -10.4 - row * 1.45 + abs(i) * 0.10
                c.disc(x, y, 0.40, ink.glint)
    c.stroke(_CROP, 0.6, ink.line, closed=True)


def full_beard(c: Canvas, ink: Ink, shown: Expression) -> None:
    """Draw a short beard around the mouth."""
    jaw = (
        "M-9.5 -.4 C-8.8 2.6 -7.4 4.6 -5.6 6.0 C-3.4 5.0 -1.4 5.2 0 5.8 C1.4 5.2 3.4 5.0 5.6 6.0 C7.4 4.6 8.8 2.6 9.5 -.4 "
        "C10.2 5 9.8 9.4 7.4 12.2 C5 14.8 2 15.2 0 15.2 C-2 15.2 -5 14.8 -7.4 12.2 C-9.8 9.4 -10.2 5 -9.5 -.4 Z"
    )
    c.outlined(jaw, ink.hair, 0.55, ink.line, closed=True)
    for _ in c.both_sides():
        for x, y in ((6.8, 8.4), (4.6, 11.6), (1.6, 13.2), (8.2, 5.0)):
            c.disc(x, y, 0.42, ink.glint)
    # Lighter than on skin, to be visible in a dark beard.
    lips = replace(ink, lips=mix(ink.lips, (236, 150, 130), 0.5), line=mix(ink.line, ink.lips, 0.3))
    draw_mouth(c, lips, shown.mouth or "toothy")


def bob_back(c: Canvas, ink: Ink) -> None:
    """Draw the hair of a `bob` behind the head."""
    bob = symmetric(
        "M0 -15.6 C9 -16 14 -10 13.8 -2 C13.6 3 14.4 5.6 13.0 9.6 C11.4 12.6 7 12.6 6 9 L0 6"
    )
    c.outlined(bob, ink.hair, 0.65, ink.line, closed=True)


def bob(c: Canvas, ink: Ink) -> None:
    """Draw a waved bob."""
    for _ in c.both_sides():
        lock(
            c, ink,
            "M0 -14.4 C5.4 -14.6 12.0 -11.4 13.0 -3.6 C13.6 1.2 11.4 2.6 12.2 6.4 C12.6 9.2 10.4 11.4 7.6 10.4 "
            "C9.4 7.6 7.4 5.4 8.8 1.6 C10 -2.6 7.6 -7.4 0 -10.6 Z",
            "M3 -12.4 C8.8 -10.6 11.6 -6.4 10.8 -1.6 C10 1.6 9.8 3.4 10.4 8.0 M1.6 -11.8 C6.8 -10 10 -6.2 9.6 -2.4",
        )  # fmt: skip


def silk_band(c: Canvas, ink: Ink) -> None:
    """Draw a silk band with a pin, and earrings."""
    c.stroke("M-12.6 -7.0 C-7 -13.0 7 -13.0 12.6 -7.0", 3.9, ink.line)
    c.stroke("M-12.6 -7.0 C-7 -13.0 7 -13.0 12.6 -7.0", 2.8, ink.robe)
    c.lozenge(8.8, -10.6, 2.4, 4.2, ink.line)
    c.lozenge(8.8, -10.6, 1.7, 3.0, ink.gold)
    for x in (-9.8, 9.8):
        c.bead(x, 12.2, 1.4, ink.line, 0.95, ink.gold)


def bunches_back(c: Canvas, ink: Ink) -> None:
    """Draw the two bunches of `bunches`, and the hair behind the head."""
    back = symmetric("M0 -15.8 C8.6 -16 12.2 -11 11.8 -4 C11.6 -1 11 1.6 9.6 3 L0 4")
    c.outlined(back, ink.hair, 0.65, ink.line, closed=True)
    for _ in c.both_sides():
        lock(
            c, ink,
            "M10.2 -9.6 C13.6 -13.6 18.6 -11.8 18.6 -6.4 C18.6 -1.6 17.2 1.2 18.4 5.4 C14.6 5.4 11.8 1.6 11.4 -3.2 Z",
            "M12 -9.6 C15.4 -10.4 16.8 -7.4 16.2 -3.4 C15.8 -.6 15.8 1.6 16.6 3.8 M11.6 -7.2 C13.8 -7 14.4 -4.4 14 -1.4",
            closed=True,
        )  # fmt: skip


def bunches(c: Canvas, ink: Ink) -> None:
    """Draw the ribbons of two bunches of hair."""
    for _ in c.both_sides():
        c.outlined(
            "M10.8 -8.6 L13.8 -12.4 L14.6 -8.8 Z M10.8 -8.6 L14.8 -7.6 L12.6 -4.4 Z",
            ink.accent, 0.5, ink.line, closed=True,
        )  # fmt: skip
        c.bead(10.9, -8.5, 1.5, ink.line, 1.1, ink.accent)


def fringe(c: Canvas, ink: Ink) -> None:
    """Draw a fringe with an uneven edge."""
    ears(c, ink, 9.4)
    lock(
        c, ink,
        "M-10 -3 L-8.8 -7.4 L-6.6 -6.4 L-5.0 -8.2 L-2.8 -7.0 L-.8 -8.6 L1.6 -7.2 L3.8 -8.8 L5.8 -7.0 L7.8 -8.4 L10 -3 "
        "L10.8 -4 C12 -11.4 8.2 -16.6 0 -16.6 C-8.2 -16.6 -12 -11.4 -10.8 -4 Z",
        "M-8.4 -9 C-7 -12.4 -4 -14.2 -1 -14.8 M-5.0 -9.6 C-4 -12 -2.2 -13.4 0 -14 M-.8 -10 C0 -12.2 1 -13.4 2.4 -14.2 "
        "M3.8 -10.2 C4 -12 4 -13.2 3.4 -14.6 M7.4 -9.8 C7.2 -12 6.2 -13.6 4.6 -14.8",
        closed=True,
    )  # fmt: skip


def bun_back(c: Canvas, ink: Ink) -> None:
    """Draw the bun of `put_up`."""
    curls(c, ink, ((5.6, -14.9, 3.9),))
    back = symmetric("M0 -16.4 C9 -16.6 12.6 -11 12.2 -4 C12 0 11.4 3.6 9.6 6 L0 6")
    c.outlined(back, ink.hair, 0.65, ink.line, closed=True)


def put_up(c: Canvas, ink: Ink) -> None:
    """Draw hair put up in soft waves."""
    for _ in c.both_sides():
        lock(
            c, ink,
            "M0 -16.2 C8.6 -16.6 12.8 -11.2 12.2 -4.6 C12 -1.4 11.4 1.6 9.8 4.4 C9.6 1 9.8 -1.6 8.6 -4.0 C7 -7.8 3.4 -8.4 0 -10.6 Z",
            "M1.4 -12.6 C6 -11.6 9.4 -8.6 10.2 -2 M2 -14.6 C8 -13.8 11 -9.6 11.3 -4 M5.4 -10 C7.6 -8.8 9 -6.6 9.6 -3.6",
        )  # fmt: skip


def swept(c: Canvas, ink: Ink) -> None:
    """Draw hair swept back, and side whiskers."""
    ears(c, ink, 9.2)
    crown = (
        "M0 -10.4 C1.8 -12.0 3.4 -12.8 5.6 -12.2 C7.6 -11.4 8.4 -8.4 8.6 -5 C8.7 -2.4 8.7 0 9.0 2.6 L10.6 1.6 C12.8 -2 13.2 -8 11.4 -12 "
        "C9 -16.8 4.4 -18 0 -18"
    )
    for _ in c.both_sides():
        lock(
            c, ink, crown,
            "M1.4 -12.0 C2.6 -14.4 4.4 -15.8 6.8 -16 M3.4 -13.2 C4.8 -14.8 6.8 -15 9 -13.8 M6.6 -12.4 C9 -12.6 10.4 -9.6 10.8 -6 "
            "M8.8 -7.6 C10.4 -5 10.6 -2 10 .6 M.6 -13 C1 -15.4 2.4 -16.8 4 -17.4",
        )  # fmt: skip


def long_moustache(c: Canvas, ink: Ink, shown: Expression) -> None:
    """Draw a full moustache with long ends."""
    for _ in c.both_sides():
        tache = "M0 5.6 C2.4 4.4 5.4 5.2 7.2 7.0 C8.4 8.0 9.6 7.8 10.4 6.6 C10.8 9.4 8.6 10.8 6.2 10.2 C3.4 9.6 1.6 8.6 0 7.8 Z"
        with c.at(0, 6.6, turn=-shown.whiskers), c.at(0, -6.6):
            c.outlined(tache, ink.glint, 0.55, ink.line, closed=True)
            c.stroke("M1.4 6.6 C4 6.2 6 8 8.6 9.0", 0.4, mix(ink.hair, ink.line, 0.4))


def round_glasses(c: Canvas, ink: Ink) -> None:
    """Draw round spectacles."""
    for _ in c.both_sides():
        c.ring(4.8, -0.9, 4.2, 0.85, ink.line)
        c.stroke(((8.9, -1.6), (10.4, -2.2)), 0.75, ink.line)
    c.stroke("M-.8 -1.6 C-.4 -2.2 .4 -2.2 .8 -1.6", 0.8, ink.line)


def half_moons(c: Canvas, ink: Ink) -> None:
    """Draw half-moon glasses on a chain."""
    for _ in c.both_sides():
        c.stroke("M1.4 1.2 C1.8 4.4 7.6 4.4 8.0 1.2 Z", 0.7, ink.bronze)
        c.stroke("M8.0 1.4 L9.6 .4 M9.8 1 C11.4 6 11 12 8.8 16", 0.5, ink.bronze)
        c.bead(9.4, 5.6, 1.2, ink.line, 0.85, ink.ivory)
    c.stroke("M-1.4 1.4 C-.6 .6 .6 .6 1.4 1.4", 0.7, ink.bronze)


def square_glasses(c: Canvas, ink: Ink) -> None:
    """Draw spectacles with a heavy square rim."""
    for _ in c.both_sides():
        rim = "M1.0 -3.6 C3 -4.4 6.6 -4.4 8.8 -3.8 C9.2 -1.4 8.8 1.4 8.0 2.4 C6.4 3.0 3.2 3.0 2.0 2.4 C1.0 1.2 .8 -1.6 1.0 -3.6 Z"
        c.stroke(rim, 1.15, ink.line, closed=True)
        c.stroke(((8.8, -2.6), (10.4, -3.0)), 1.0, ink.line)
    c.stroke("M-1.0 -2.4 C-.4 -3.0 .4 -3.0 1.0 -2.4", 1.0, ink.line)


def short_moustache(c: Canvas, ink: Ink, shown: Expression) -> None:
    """Draw a trimmed moustache."""
    for _ in c.both_sides():
        half = "M0 5.5 C1.6 4.7 4.0 5.2 5.6 7.4 C4.0 7.9 1.8 7.6 0 7.1 Z"
        with c.at(0, 6.4, turn=-shown.whiskers * 0.5), c.at(0, -6.4):
            c.outlined(half, ink.hair, 0.5, ink.line, closed=True)
            c.stroke("M1.2 6.0 C2.6 5.8 3.6 6.2 4.4 6.9", 0.35, ink.glint)


def bald(c: Canvas, ink: Ink) -> None:
    """Draw a fringe above the ears."""
    ears(c, ink, 9.4)
    for _ in c.both_sides():
        lock(
            c, ink,
            "M8.7 -.4 C8.5 -3.4 8.2 -5.4 7.9 -7.0 C9.4 -7.6 11 -5.6 11 -1.8 L10.2 -1.6 Z",
            "M9.0 -5.6 C9.8 -4.4 10 -3.2 9.9 -2.2", closed=True,
        )  # fmt: skip
    c.stroke("M-4.6 -11.0 C-3 -11.8 -1.6 -12.0 -.4 -11.9", 0.7, mix(ink.skin, ink.ivory, 0.7))


def short(c: Canvas, ink: Ink) -> None:
    """Draw short hair with a swept fringe."""
    ears(c, ink, 9.4)
    lock(
        c, ink,
        "M-9.4 -.8 L-9.0 -5.0 C-8.4 -7.0 -7.2 -8.2 -6.0 -8.6 C-4.4 -7.8 -2.6 -7.8 -1.2 -8.6 C1.4 -7.6 4.8 -7.8 6.4 -9.4 C7.8 -8.4 8.6 -6.8 9.0 -5.0 "
        "L9.4 -.8 L10.5 -1.6 C12.2 -8.6 10.2 -16.0 3.0 -17.2 C-1.4 -18.2 -4.4 -16.6 -5.8 -15.4 C-10.4 -13.6 -12 -7.6 -10.5 -1.6 Z",
        "M-5.4 -10.0 C-3.6 -12.8 -.8 -14.6 3.4 -14.8 M-2.0 -9.8 C0 -12.2 3.2 -13.4 6.6 -12.8 M2.2 -9.4 C4.2 -11 6.4 -11.4 8.4 -10.6 "
        "M-8.6 -7.2 C-8.2 -10.4 -6.4 -13 -3.6 -14.8 M-9.8 -3.4 C-10.2 -5.6 -9.8 -8 -9.2 -9.4 M9.8 -3.4 C10.3 -5.6 10.2 -7.8 9.6 -9.4",
        closed=True,
    )  # fmt: skip


_CURLS = both(
    (0.0, -13.4, 3.3), (4.6, -13.0, 3.2), (8.4, -10.6, 3.0), (10.4, -7.0, 2.7), (10.9, -3.4, 2.3),
    (2.2, -10.9, 2.2), (6.2, -9.8, 2.1),
)  # fmt: skip


def curly(c: Canvas, ink: Ink) -> None:
    """Draw loose curls."""
    ears(c, ink, 9.3)
    curls(c, ink, _CURLS, "M-9 -11 L9 -11 L8 -8.6 L-8 -8.6 Z")


def long_back(c: Canvas, ink: Ink) -> None:
    """Draw long hair behind the shoulders."""
    fall = symmetric(
        "M0 -15.8 C9.4 -16.2 13.4 -10 13.2 -2 C13 6 14.4 12 15.4 19 C12 21.4 7.6 20.4 6 14 L0 8"
    )
    c.outlined(fall, ink.hair, 0.65, ink.line, closed=True)


def long(c: Canvas, ink: Ink) -> None:
    """Draw long hair with a centre parting."""
    for _ in c.both_sides():
        lock(
            c, ink,
            "M0 -10.8 C3.6 -9.8 7.6 -7.0 8.6 -2.4 C9.4 2 8.8 8 10.8 18.4 L14.4 17.4 C13.2 10 13.6 -.6 12.6 -5.6 C11 -12.2 5.4 -15.6 0 -15.6 Z",
            "M1.6 -13.6 C7 -12.6 10.6 -8 11 -1.4 C11.2 6 11 11 12.6 17.4 M1.4 -12.2 C5.8 -11 9.2 -7.4 9.9 -2.4 C10.4 3 10 8 11.4 14",
        )  # fmt: skip
