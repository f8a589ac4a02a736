"""Trial matches, which continue from a decision and do not count."""

from __future__ import annotations

from abc import abstractmethod

from msgspec.structs import replace

from gin.core.message import Text
from gin.interface.commands import Command
from gin.interface.destinations import ToTrial
from gin.interface.intents import Ask, Confirmation, Do, Given, Intent, Leave, PageAction
from gin.interface.pictures import Icon
from gin.interface.view import ButtonSpot, Choice, Item, Scene, View
from gin.messages import review as words
from gin.present.pages import BACK, button, button_zone
from gin.present.screen import ScreenHost
from gin.present.screens.table.match import TableScreen
from gin.present.tableview.seating import Seating
from gin.session.review import continue_from


class TrialScreen(TableScreen):
    """A trial match, which does not count; its parts say how to leave it."""

    TITLE: Text
    PAGE: str
    """The typed word for the page below."""

    def view(self) -> View:
        shown = super().view()
        shown = replace(shown, title=self.TITLE, subtitle=words.NOT_COUNTED)
        if shown.scene is not Scene.RESULT or shown.dialog is not None:
            zones = tuple(
                replace(zone, items=tuple(map(self._item, zone.items))) for zone in shown.zones
            )
            return replace(shown, zones=zones, choices=tuple(map(self._choice, shown.choices)))
        on = (
            button(
                Leave(), self._way_back, (self.PAGE,), name="leave", key=Command.DONE, main=True
            ),
            button(Do(PageAction.TRY_AGAIN), words.AGAIN, ("again",)),
            replace(BACK, aside=True),
        )
        zones = (*shown.zones[:-1], button_zone(on))
        return replace(shown, zones=zones, choices=on, focus=on[0].item)

    @property
    @abstractmethod
    def _way_back(self) -> Text:
        """The label of the way back."""

    def _seating(self) -> Seating:
        return replace(super()._seating(), seal="")

    def _item(self, item: Item) -> Item:
        if item.spot is not ButtonSpot.CORNER:
            return item
        return replace(item, icon=Icon.BACK, name=self._way_back)

    def _choice(self, choice: Choice) -> Choice:
        if choice.intent != Ask(Confirmation.PAUSE):
            return choice
        said = (self.PAGE, "back", "menu")
        return replace(choice, intent=Leave(), label=self._way_back, words=said, icon=Icon.BACK)


class ReviewTrial(TrialScreen):
    """A trial match that continues from a decision of a review."""

    TITLE = words.TRIAL
    PAGE = "review"

    def __init__(self, host: ScreenHost, begun: ToTrial) -> None:
        super().__init__(host, continue_from(begun.review, begun.decision))
        self._begun = begun

    @property
    def _way_back(self) -> Text:
        return self._begun.back or words.TO_REVIEW

    def choose(self, intent: Intent, given: Given = None) -> None:
        if intent == Do(PageAction.TRY_AGAIN):
            self._host.back()
            self._host.open(self._begun)
            self._host.say(words.BEGUN)
        else:
            super().choose(intent, given)
