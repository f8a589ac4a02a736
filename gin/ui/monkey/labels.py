"""What each scene, screen and question is called among those that a monkey is to come to."""

from __future__ import annotations

from gin.present.view import Scene
from gin.ui.monkey.world import World

_QUESTIONS = {
    "deal": "cut", "resume": "pause", "give-up": "refusal", "challenge-now": "challenge",
    "drop": "farewell", "leave": "key", "keep-keys": "usual keys", "exchange": "key of another",
    "again": "key of another",
}  # fmt: skip
"""What a question is called, by a choice that only it has."""


def shown(world: World) -> tuple[str, ...]:
    """What is shown now: the scene, the screen, and the question over it."""
    app, view = world.app, world.app.view
    found = [f"scene {view.scene.value}", f"screen {world.parlour.scenes[-1]}"]
    if view.dialog is not None:
        named = (_QUESTIONS.get(one.id.partition(":")[0]) for one in view.choices)
        offers = any(one.id.startswith("offer:") for one in view.choices)
        name = next((one for one in named if one), "raise" if offers else view.dialog.title)
        if name == "farewell" and world.parlour.scenes[-1] == "MatchesScreen":
            name = "giving up"
        found.append(f"question {name}")
    ids = {one.id for one in view.choices}
    if view.lesson is not None:
        found.append("lesson")
    if {"confirm", "cancel"} <= ids:
        found.append("declaring")
    if "done" in ids and "take-back" in ids:
        found.append("laying out")
    if view.scene is Scene.ENTRY and len(ids) < 20:
        found.append("number")
    if app.shown.settings.switch:
        found.append("switch")
    return tuple(found)
