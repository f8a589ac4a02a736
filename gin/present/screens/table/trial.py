"""A match that goes on from a decision of a review."""

from __future__ import annotations

from dataclasses import replace

from gin.present.destinations import Trial
from gin.present.pages import button_zone
from gin.present.screen import House
from gin.present.screens.table.match import TableScreen
from gin.present.view import Choice, Scene, View
from gin.present.words import review as words
from gin.session.review import trial


class TrialScreen(TableScreen):
    """A match that goes on from a decision of a review, as it might have gone: nothing counts."""

    def __init__(self, house: House, begun: Trial) -> None:
        super().__init__(house, trial(begun.review, begun.decision))
        self._begun = begun

    def view(self) -> View:
        """The table with its sign, and the way back to the review."""
        shown = super().view()
        shown = replace(shown, title=words.TRIAL, subtitle=words.NOT_COUNTED)
        if shown.scene is not Scene.RESULT or shown.dialog is not None:
            return replace(shown, choices=tuple(_renamed(one) for one in shown.choices))
        choices = (
            Choice(
                id="leave",
                label=words.TO_REVIEW,
                item="button:leave",
                key="done",
                words=("back", "review"),
                main=True,
            ),
            Choice(id="once-more", label=words.AGAIN, item="button:once-more", words=("again",)),
        )
        zones = (*shown.zones[:-1], button_zone(choices))
        return replace(shown, zones=zones, choices=choices, focus=choices[0].item)

    def choose(self, id: str) -> None:
        """Play on; the menu leads back to the review."""
        match id:
            case "leave":
                self._house.back()
            case "once-more":
                self._house.back()
                self._house.open(self._begun)
                self._house.say(words.BEGUN)
            case _:
                super().choose(id)


def _renamed(choice: Choice) -> Choice:
    """The menu's button leads back to the review."""
    if choice.id != "menu":
        return choice
    return replace(choice, id="leave", label=words.TO_REVIEW, words=("review", "back", "menu"))
