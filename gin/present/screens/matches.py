"""The unfinished matches, where there are several: go on with one, or give it up."""

from __future__ import annotations

from gin.present.pages import BACK, foot_zone, with_dialog
from gin.present.screen import House, Screen
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import build
from gin.present.words import matches as words
from gin.session.unfinished import Summary, give_up, unfinished


class MatchesScreen(Screen):
    """A row for each unfinished match, the last played first."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._picked = 0
        self._asking = False

    def view(self) -> View:
        """The rows, and what can be done with the one looked at."""
        found = unfinished(self._house.store)
        picked = self._match(found)
        rows = tuple(
            Item(
                f"match:{match.id}",
                Role.SETTING,
                words.line(match),
                value=words.score(match),
                note=build.options(match.agreed),
                selected=match == picked,
            )
            for match in found
        )
        picks = tuple(
            Choice(id=row.id, label=f"{row.name}: {row.value}", item=row.id, words=(str(number),))
            for number, row in enumerate(rows, start=1)
        )
        acts = [BACK]
        if picked is not None:
            acts.append(
                Choice(
                    id="go-on", label=words.GO_ON, item="button:go-on", words=("go on",), main=True
                )
            )
            acts.append(
                Choice(id="give-up", label=words.GIVE_UP, item="button:give-up", words=("give up",))
            )
        zones = (Zone("matches", ZoneKind.LIST, words.TITLE, rows), foot_zone(acts))
        shown = View(
            Scene.GAMES,
            words.TITLE,
            zones,
            (*picks, *acts),
            subtitle=words.SUBTITLE if rows else words.NONE,
            focus=f"match:{picked.id}" if picked is not None else "button:back",
        )
        if not self._asking or picked is None:
            return shown
        keep = Choice(
            id="keep",
            label=words.KEEP,
            item="button:keep",
            key="back",
            words=("no", "keep"),
            main=True,
        )
        drop = Choice(id="drop", label=words.GIVE_UP, item="button:drop", words=("yes", "give up"))
        lines = (f"{words.line(picked)}: {words.score(picked)}.", words.SURE)
        return with_dialog(shown, words.GIVE_UP, lines, (keep, drop), "keep")

    def _match(self, found: tuple[Summary, ...]) -> Summary | None:
        return next((one for one in found if one.id == self._picked), found[0] if found else None)

    def choose(self, id: str) -> None:
        """Look at a match, or do what the button says."""
        picked = self._match(unfinished(self._house.store))
        if id.startswith("match:"):
            self._picked = int(id.removeprefix("match:"))
        elif id == "go-on" and picked is not None:
            self._house.go_on(picked.id)
        elif id == "give-up":
            self._asking = True
        elif id == "keep":
            self._asking = False
        elif id == "drop" and picked is not None:
            self._asking = False
            give_up(self._house.store, picked.id)
            self._house.say(words.GIVEN_UP)
        elif id == "back":
            self._house.back()
