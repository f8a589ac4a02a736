"""Names of the scenes, screens and questions that a monkey must reach."""

from __future__ import annotations

from gin.interface.intents import Do, Draft, PageAction
from gin.interface.steps import Cancel, Confirm, LayOutNow, TakeBack
from gin.interface.view import Dialog, Scene, View
from gin.language.translation import spoken
from gin.rules.model.actions import Offer
from tests.monkey.meant import plays
from tests.monkey.world import World

_QUESTIONS = {
    PageAction.DEAL: "cut",
    PageAction.RESUME: "pause",
    PageAction.GIVE_UP_HAND: "refusal",
    PageAction.CHALLENGE_NOW: "challenge",
    PageAction.DROP: "farewell",
    PageAction.LEAVE_TOURNAMENT: "leaving",
    PageAction.RESTORE: "copy",
    PageAction.START_AFRESH: "fresh start",
    PageAction.ALL_USUAL: "usual keys",
    PageAction.EXCHANGE_KEYS: "key of another",
    PageAction.ANOTHER_KEY: "key of another",
}


def _question(view: View, dialog: Dialog) -> str:
    if dialog.listens is not None:
        return "key"
    deeds = [one.intent.deed for one in view.choices if isinstance(one.intent, Do)]
    offers = any(plays(Offer)(one.intent) for one in view.choices)
    named = (_QUESTIONS[deed] for deed in deeds if deed in _QUESTIONS)
    return next(named, "raise" if offers else spoken(dialog.title))


def shown(world: World) -> tuple[str, ...]:
    app, view = world.app, world.app.view
    found = [f"scene {view.scene.value}", f"screen {world.parlour.scenes[-1]}"]
    if view.dialog is not None:
        name = _question(view, view.dialog)
        if name == "farewell" and world.parlour.scenes[-1] == "MatchesScreen":
            name = "giving up"
        found.append(f"question {name}")
    intents = [one.intent for one in view.choices]
    if view.lesson is not None:
        found.append("lesson")
    if Draft(Confirm()) in intents and Draft(Cancel()) in intents:
        found.append("declaring")
    if Draft(LayOutNow()) in intents and Draft(TakeBack()) in intents:
        found.append("laying out")
    if view.scene is Scene.ENTRY and len(intents) < 20:
        found.append("number")
    if app.shown.settings.switch:
        found.append("switch")
    return tuple(found)
