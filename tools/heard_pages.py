"""Visit the program's pages by keys and speech alone, for `tools.heard`."""

from __future__ import annotations

from pathlib import Path

from gin.interface.view import Scene
from gin.present.shell.parlour import Parlour
from gin.session.setting import Speed
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.by_ear import QUIET, Heard, Sitting
from tests.support.known import know_every_game

FURTHEST = 70
MOST_MOVES = 5_000
SEED = 5
BACKWARDS = "<"
"""Prefix of a name to search for with Up, because it is near the end of its page."""
BEGINS = ("Continue", "Play ", "Play button", "Play push")
"""Possible beginnings of the first menu item's spoken name."""
ROUTES: tuple[tuple[tuple[str, ...], str], ...] = (
    (("Games", "<Opponent:"), "Down Down Return Home Tab F1 Escape"),
    (("Games", "<Table options"), "Right Left Left Down Right F1 Escape"),
    (("Games", "<Rules"), "Down Down Tab Tab F1 Escape"),
    (("Games", "<Build your own"), "Down Down Return Down Return Down Tab F1 Escape"),
    (("Games", "<Build your own", "Sets"), "Return Return"),
    (("Games", "<Build your own", "Knock limit"), "Up Return"),
    (("Games", "<Build your own", "<Enter a code"), "g 8 x 3 Tab Tab F1 Escape"),
    (("Games", "<Build your own", "<Enter a code"), f"{'8 ' * 41}Return Tab Escape"),
    (("Statistics",), "Down Down Tab Down Down Tab Tab Tab F1 Escape"),
    (("Statistics", "Finished matches"), "Down Up Tab shift+Tab F1 Escape"),
    (("Statistics", "Finished matches"), "Return Down Down Tab shift+Tab Down F1 Escape"),
    (
        ("Statistics", "Finished matches"),
        "Return Tab Down Return Down Down Tab Tab Return Return Down Return Return Escape Escape",
    ),
    (("Settings",), f"Right Left space Return {'Down ' * 58}F1 Escape"),
    (
        ("Settings", "Keys"),
        "Tab Down Return x Escape Down Return F3 Return BackSpace Return Escape",
    ),
    (("Settings", "Keys", "<Reset all keys"), "Tab Tab Return"),
    (("Settings", "Your name"), "Down Down Return Tab Right Left Tab Down F1 Escape"),
    (("Settings", "Your name", "Name"), "a n n Tab Tab F1 Escape"),
    (("Rules",), "Down Tab Return Down Down Tab Tab F1 Escape"),
    (("Help",), "Down Down Tab Down F1"),
    (("Help", "<Playing without sight"), "Down Down Tab Tab"),
    (("Help", "<Fair play"), "Down Down Tab Tab"),
    (("Help", "<If something goes wrong"), "Down Down Tab Tab"),
    # The lesson to its end, where the last n is refused.
    (("Learn to play",), "n n n n n p space Return n n n n n u Return n n Return Return n n n n"),
)
"""The names that lead from the menu to each page, and the keys pressed there."""
AT_TABLE: tuple[tuple[str, str], ...] = (
    ("Score sheet", "Down Down Tab Tab"),
    ("Rules of this game", "Down Tab"),
    ("Settings", "Down Right"),
    ("Help", "Down Tab"),
    ("The seal", "Down Down Tab Tab"),
    ("Commands", "Down Down Tab Tab"),
)
"""Pages opened from the pause menu during a hand, and the keys pressed there."""
TYPED = "slash Return x Return Escape slash slash v Return slash Up Up Down Escape"


def played_before(folder: Path) -> None:
    """Store two finished matches in a folder, for the statistics pages."""
    know_every_game(folder)
    made = Parlour(Store.open(folder), None, Settings(level=1, speed=Speed.INSTANT))
    for game in ("solitary", "gin"):
        made.matches.start(setup(game), SEED)
        for _ in range(MOST_MOVES):
            view, match = made.view(), made.session()
            if view.scene is Scene.RESULT and match is not None and match.sheet.over:
                break
            if made.waiting:
                made.advance()
                continue
            # Without a main choice, the first choice is to draw or to discard.
            able = [one for one in view.choices if not one.why and not one.aside]
            made.choose(next((one for one in able if one.main), able[0]).intent)
        made.home()
    made.close()


def visit_pages(sitting: Sitting) -> None:
    """Visit the pages that open from the menu, then those that open from a hand."""
    sitting.waits = QUIET
    for names, keys in ROUTES:
        _home(sitting)
        for name in names:
            _open(sitting, name)
        for key in keys.split():
            sitting.press(key)
    _home(sitting)
    _open(sitting, "Play")
    for key in ("Tab", "shift+Tab", "Return"):
        sitting.press(key)
    for name, keys in AT_TABLE:
        sitting.press("Escape")
        _open(sitting, name)
        for key in (*keys.split(), "Escape"):
            sitting.press(key)
    for key in TYPED.split():
        sitting.press(key)
    for key in ("v", "v", "i", "Escape"):
        sitting.press(key)
    _open(sitting, "Main menu")
    _open(sitting, "Continue")


def _open(sitting: Sitting, name: str) -> None:
    _seek(sitting, name.lstrip(BACKWARDS), "Up" if name.startswith(BACKWARDS) else "Down")
    sitting.press("Return")


def _seek(sitting: Sitting, name: str, key: str) -> None:
    heard = sitting.heard[-1]
    for _ in range(FURTHEST):
        if _called(heard, name):
            return
        heard = sitting.press(key)
    raise SystemExit(f"{name!r} was not heard within {FURTHEST} presses of {key}")


def _home(sitting: Sitting) -> None:
    for _ in range(FURTHEST):
        if _ends(sitting.press("Escape")):
            break
    while not any(_called(sitting.heard[-1], name) for name in BEGINS):
        sitting.press("Down")


def _ends(heard: Heard) -> bool:
    return any(one.text.startswith("You are in the menu") for one in heard.spoken)


def _called(heard: Heard, name: str) -> bool:
    return any(one.text.startswith(name) for one in heard.spoken)
