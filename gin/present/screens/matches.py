"""List of unfinished matches, to continue or abandon."""

from __future__ import annotations

from gin.core.message import Message, commas, ended, labelled
from gin.interface.commands import Command
from gin.interface.intents import Ask, Confirmation, Do, Given, Intent, PageAction, Pick
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import daily, tournament
from gin.messages import matches as messages
from gin.present.pages import BACK, button, foot_zone, with_dialog
from gin.present.screen import Screen, ScreenHost
from gin.present.words import build
from gin.present.words import matches as words
from gin.session.tournament import tournament_place
from gin.session.unfinished import Summary, give_up, unfinished


class MatchesScreen(Screen):
    """Unfinished matches, the last played first."""

    def __init__(self, host: ScreenHost) -> None:
        super().__init__(host)
        self._picked = 0
        self._asking = False

    def view(self) -> View:
        found = unfinished(self._host.store)
        picked = self._match(found)
        rows = tuple(
            Item(
                EntryRef(EntryKind.MATCH, str(match.id)),
                Role.SETTING,
                words.line(match),
                value=words.score(match),
                note=commas(words.when(match, self._host.today), build.options(match.agreed)),
                selected=match == picked,
            )
            for match in found
        )
        picks = tuple(
            Choice(
                intent=Pick(EntryRef(EntryKind.MATCH, str(match.id))),
                label=labelled(row.name, row.value),
                item=row.ref,
                words=(str(number),),
            )
            for number, (match, row) in enumerate(zip(found, rows, strict=True), start=1)
        )
        acts = [BACK]
        if picked is not None:
            acts += [
                button(
                    Do(PageAction.GO_ON_WITH_MATCH),
                    messages.GO_ON,
                    ("go on",),
                    name="go-on",
                    main=True,
                ),
                button(Ask(Confirmation.GIVE_UP_MATCH), messages.GIVE_UP, ("give up",)),
            ]
        zones = (Zone(AreaRef(Area.MATCHES), ZoneKind.LIST, messages.TITLE, rows), foot_zone(acts))
        shown = View(
            Scene.GAMES,
            messages.TITLE,
            zones,
            (*picks, *acts),
            subtitle=messages.SUBTITLE if rows else messages.NONE,
            focus=EntryRef(EntryKind.MATCH, str(picked.id)) if picked is not None else BACK.item,
        )
        if not self._asking or picked is None:
            return shown
        keep = button(
            Do(PageAction.KEEP), messages.KEEP, ("no", "keep"), key=Command.BACK, main=True
        )
        drop = button(Do(PageAction.DROP), messages.GIVE_UP, ("yes", "give up"))
        score_and_date = commas(words.score(picked), words.when(picked, self._host.today))
        lines = (ended(labelled(words.line(picked), score_and_date)), _final(picked))
        return with_dialog(shown, messages.GIVE_UP, lines, (keep, drop), keep.intent)

    def _match(self, found: tuple[Summary, ...]) -> Summary | None:
        return next((one for one in found if one.id == self._picked), found[0] if found else None)

    def choose(self, intent: Intent, given: Given = None) -> None:
        picked = self._match(unfinished(self._host.store))
        match intent:
            case Pick(EntryRef(EntryKind.MATCH, number)):
                self._picked = int(number)
            case Do(PageAction.GO_ON_WITH_MATCH) if picked is not None:
                self._host.matches.resume(picked.id)
            case Ask(Confirmation.GIVE_UP_MATCH):
                self._asking = True
            case Do(PageAction.KEEP):
                self._asking = False
            case Do(PageAction.DROP) if picked is not None:
                self._asking = False
                give_up(self._host.store, picked.id)
                self._host.say(messages.GIVEN_UP)
            case _:
                super().choose(intent, given)


def _final(match: Summary) -> Message:
    """Say whether the player can come back to a match after giving it up."""
    if tournament_place(match.event) is not None:
        return tournament.CAN_RETURN
    return daily.CAN_RETURN if match.daily else messages.SURE
