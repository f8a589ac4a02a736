"""Page for the player's name and portrait."""

from __future__ import annotations

from gin.core.message import Message, Verbatim, commas, ended, labelled, sentences, started
from gin.interface import destinations
from gin.interface.audience import SentenceKind
from gin.interface.controls import Control
from gin.interface.intents import Do, Given, Intent, PageAction, Pick
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import yourself as messages
from gin.present.pages import BACK, button_zone, stepper, value_of
from gin.present.screen import Screen
from gin.present.words import people
from gin.present.words import yourself as words
from gin.session.likeness import PARTS, READY, Likeness, PortraitPart, parse_likeness
from gin.session.settings import LONGEST_NAME, tidy_name

_NAME = EntryRef(EntryKind.SETTING, "name")
_PREVIEW = EntryRef(EntryKind.NOTE, "portrait")
_CHOICES: tuple[Likeness | None, ...] = (None, *READY)
"""Portraits to choose from; None means no portrait."""


class YourselfScreen(Screen):
    """Preview, name, ready-made portraits, and a row for each part of the portrait."""

    def view(self) -> View:
        looks = self._looks
        you = people.yourself(self._host.settings)
        preview = Item(
            _PREVIEW, Role.TEXT, you.name or messages.TITLE,
            value=started(commas(*words.described(looks))) if looks is not None else messages.NONE,
            portrait=you.portrait,
        )  # fmt: skip
        name = Item(
            _NAME, Role.SETTING, messages.NAME, value=you.name or messages.TITLE,
            note=messages.NAME_NOTE,
        )  # fmt: skip
        ready = tuple(self._ready(number, one) for number, one in enumerate(_CHOICES))
        steps = {part: self._steps(part) for part in PARTS}
        parts = tuple(self._part(part, steps[part][0]) for part in PARTS)
        choices = (
            Choice(
                intent=Do(PageAction.RENAME), label=labelled(name.name, name.value), item=_NAME,
                words=("name",),
            ),
            *(
                Choice(
                    intent=Pick(_portrait(number)), label=row.name, item=row.ref,
                    words=(f"portrait {number}" if number else "no portrait",),
                )
                for number, row in enumerate(ready)
            ),
            *(
                Choice(
                    intent=Pick(_part(part)), label=labelled(row.name, row.value), item=row.ref,
                    words=(_TYPED[part],),
                )
                for part, row in zip(PARTS, parts, strict=True)
            ),
        )  # fmt: skip
        values = tuple(one for _, found in steps.values() for one in found)
        zones = (
            Zone(AreaRef(Area.SLIP), ZoneKind.PAGE, messages.PREVIEW, (preview,)),
            Zone(AreaRef(Area.SETTINGS), ZoneKind.LIST, messages.NAME, (name,)),
            Zone(AreaRef(Area.PEOPLE), ZoneKind.LIST, messages.READY, ready),
            Zone(AreaRef(Area.OPTIONS), ZoneKind.LIST, messages.PARTS, parts),
            button_zone((BACK,)),
        )
        return View(
            Scene.YOURSELF, messages.TITLE, zones, (*choices, BACK, *values),
            subtitle=messages.SUBTITLE, focus=_NAME,
        )  # fmt: skip

    @property
    def _looks(self) -> Likeness | None:
        return parse_likeness(self._host.settings.portrait)

    def _ready(self, number: int, looks: Likeness | None) -> Item:
        return Item(
            _portrait(number), Role.PERSON,
            messages.NONE if looks is None else words.named(number, looks),
            selected=looks == self._looks,
            portrait=looks or people.monogram(self._host.settings.name),
        )  # fmt: skip

    def _steps(self, part: PortraitPart) -> tuple[Control, tuple[Choice, ...]]:
        looks = self._looks or Likeness()
        kinds = PARTS[part]
        values = tuple((one.value, words.which(part, looks.having(part, one))) for one in kinds)
        now, title = looks.part(part).value, messages.part(part=part)
        return stepper(_part(part), title, values, now, _TYPED[part])

    def _part(self, part: PortraitPart, control: Control) -> Item:
        looks = self._looks or Likeness()
        return Item(
            _part(part), Role.SETTING, messages.part(part=part), value=words.which(part, looks),
            quiet=self._looks is None, control=control,
        )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.RENAME):
                self._ask_name()
            case Pick(EntryRef(EntryKind.PERSON, number)):
                looks = _CHOICES[int(number)]
                self._save_portrait(looks)
                text = messages.NONE if looks is None else words.named(int(number), looks)
                self._host.say(sentences(ended(text), messages.CHOSEN) if looks else ended(text))
            case Pick(EntryRef(EntryKind.OPTION, named)):
                part = PortraitPart(named)
                # Without a portrait, the rows show the default one; the first change selects it.
                looks = self._looks.with_next(part) if self._looks is not None else Likeness()
                self._take(part, looks)
            case Pick(EntryRef(EntryKind.SET) as step):
                named, kind = value_of(step)
                part = PortraitPart(named)
                self._take(part, (self._looks or Likeness()).having(part, PARTS[part](kind)))
            case _:
                super().choose(intent, given)

    def _take(self, part: PortraitPart, looks: Likeness) -> None:
        self._save_portrait(looks)
        text = labelled(messages.part(part=part), words.which(part, looks))
        self._host.say(ended(text), SentenceKind.VALUE)

    def _save_portrait(self, looks: Likeness | None) -> None:
        self._host.change("portrait", "" if looks is None else str(looks))

    def _ask_name(self) -> None:
        host = self._host

        def check(text: str) -> Message:
            name = tidy_name(text)
            host.players.check_name(name, own=True)
            return messages.called(name=Verbatim(name)) if name else messages.NAMELESS

        def done(text: str) -> None:
            name = tidy_name(text)
            host.change("name", name)
            host.say(messages.renamed(name=Verbatim(name)) if name else messages.NAMELESS)

        host.open(
            destinations.ToEntry(
                messages.NAME_TITLE,
                messages.NAME,
                messages.NAME_ENTRY,
                destinations.NAME_LETTERS,
                check,
                done,
                host.settings.name,
                LONGEST_NAME,
                optional=True,
            )
        )


_TYPED = {
    PortraitPart.FACE: "face",
    PortraitPart.SKIN: "skin",
    PortraitPart.HAIR: "hair",
    PortraitPart.COLOUR: "hair colour",
    PortraitPart.BEARD: "beard",
    PortraitPart.GLASSES: "glasses",
    PortraitPart.CLOTHES: "clothes",
    PortraitPart.GROUND: "background",
}


def _portrait(number: int) -> EntryRef:
    return EntryRef(EntryKind.PERSON, str(number))


def _part(part: PortraitPart) -> EntryRef:
    return EntryRef(EntryKind.OPTION, part.value)
