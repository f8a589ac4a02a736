"""The ladder: the rungs of a round, and the match of the rung that is picked."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.message import NOTHING, Text, ended, labelled, sentences, started
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import Do, Given, Intent, Open, PageAction, Pick
from gin.interface.paper import LadderView, Tone
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef, LineRef, PaperLine
from gin.interface.view import ButtonSpot, Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import ladder as messages
from gin.present.pages import BACK, button, button_zone, typed
from gin.present.screen import Screen, ScreenHost
from gin.present.words import games as game_words
from gin.present.words import ladder as words
from gin.present.words import people
from gin.present.words.talk import quoted
from gin.session.ladder import PLACES, ROUNDS, Climb, Place, RungState, climb
from gin.variants.lengths import hands_of
from gin.variants.pages.page import sentence_of
from gin.variants.setups import preset_of


class LadderScreen(Screen):
    """The rungs of a round, and the match of one of them."""

    def __init__(self, host: ScreenHost, round: int | None = None) -> None:
        super().__init__(host)
        self._place = _entry(climb(host.store), round)

    def view(self) -> View:
        found = climb(self._host.store)
        number = self._place.round
        rungs = tuple(self._item(state, found) for state in reversed(found.round(number)))
        picks = tuple(
            Choice(intent=Pick(item.ref), label=_label(item), item=item.ref,
                   words=(f"rung {item.ref.key.partition('-')[2]}",))
            for item in rungs
            if isinstance(item.ref, EntryRef)
        )  # fmt: skip
        acts = self._buttons(found.state(self._place), completed=found.completed(number))
        about = tuple(self._about(found))
        zones = (
            Zone(AreaRef(Area.ABOUT), ZoneKind.PAGE, messages.ABOUT, about),
            Zone(AreaRef(Area.RUNGS), ZoneKind.LIST, messages.rungs(number=number), rungs),
            button_zone(acts),
        )
        subtitle = words.subtitle(found, number)
        completed = found.completed(number)
        here = rungs[0].ref if completed else _ref_in(number, found.next)
        return View(
            Scene.LADDER,
            messages.TITLE,
            zones,
            (*picks, *acts),
            subtitle=subtitle,
            status=sentences(ended(subtitle), self._summary(found)),
            focus=next(one.item for one in acts if one.main),
            content=LadderView(
                people.yourself(self._host.settings).portrait,
                here,
                messages.YOU_TOP if completed else messages.YOU,
                completed=completed,
            ),
        )

    @property
    def sums_up(self) -> bool:
        return True

    def _item(self, state: RungState, found: Climb) -> Item:
        place, next = state.place, state.place == found.next
        return Item(
            _ref(place),
            Role.PERSON,
            words.rung(place),
            value=words.state_text(state, next=next),
            note=place.rung.setup.title,
            selected=place == self._place,
            quiet=not state.won and not next,
            portrait=people.PEOPLE[place.rung.level].portrait,
            mood=words.mood(state, next=next),
            tone=Tone.YOURS if state.won else Tone.NOBODY,
        )

    def _about(self, found: Climb) -> Iterator[Item]:
        """Yield the lines of the sheet about the rung picked."""
        yield Item(LineRef(PaperLine.HEADING), Role.HEADING, people.introduced(self._level))
        invitation = quoted(words.invitation(self._place))
        yield Item(LineRef(PaperLine.TALK), Role.TEXT, invitation)
        for number, line in enumerate(self._facts(found)):
            yield Item(LineRef(PaperLine.FACT, number), Role.TEXT, line)

    @property
    def _level(self) -> int:
        return self._place.rung.level

    def _facts(self, found: Climb) -> Iterator[Text]:
        agreed, state = self._place.rung.setup, found.state(self._place)
        if not agreed.chosen or preset_of(agreed) is not None:
            # The title of other games names what differs.
            yield labelled(agreed.title, sentence_of(agreed))
        else:
            yield ended(agreed.title)
        strength = words.strength(self._place)
        if strength:
            yield strength
        hands = hands_of(agreed)
        if hands is not None and hands > 1:
            yield ended(game_words.length(hands))
        how = words.state_text(state, next=False)
        if how:
            yield ended(started(how))
        if state.lost and how != messages.lost(count=state.lost):
            yield ended(started(messages.lost(count=state.lost)))

    def _summary(self, found: Climb) -> Text:
        """Return the sheet about the rung in sentences."""
        items = tuple(self._about(found))
        return sentences(
            ended(words.rung(self._place)),
            *(one.name if one.ref == LineRef(PaperLine.TALK) else ended(one.name) for one in items),
        )

    def _buttons(self, state: RungState, *, completed: bool) -> tuple[Choice, ...]:
        who, number = words.who(self._place), self._place.round
        if state.begun is not None:
            label = messages.go_on(who=who)
        else:
            label = messages.again(who=who) if state.won else messages.play(who=who)
        onward = completed and state.begun is None and number < len(ROUNDS)
        return (
            button(
                Do(PageAction.PLAY),
                label,
                ("play",),
                key=None if onward else Command.DONE,
                main=not onward,
            ),
            button(Open(destinations.ToRules(self._place.rung.setup)), messages.RULES, ("rules",)),
            _lower(number),
            button(
                Do(PageAction.NEWER),
                messages.HIGHER,
                ("next page", "next round"),
                spot=ButtonSpot.ROW if onward else ButtonSpot.QUIET,
                key=Command.DONE if onward else None,
                main=onward,
                why=messages.NO_HIGHER if number == len(ROUNDS) else NOTHING,
            ),
            BACK,
        )

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(EntryRef(EntryKind.RUNG) as picked):
                self._place = next(place for place in PLACES if _ref(place) == picked)
                self._host.say(self._summary(climb(self._host.store)))
            case Do(PageAction.PLAY):
                self._host.matches.ladder(self._place)
            case Do(PageAction.OLDER):
                self._turn_to(self._place.round - 1)
            case Do(PageAction.NEWER):
                self._turn_to(self._place.round + 1)
            case _:
                super().choose(intent, given)

    def _turn_to(self, round: int) -> None:
        self._place = _entry(climb(self._host.store), round)
        self._host.say(self.view().status)


def _lower(number: int) -> Choice:
    """Return the choice of the round before; in the first round it is only typed, and refused."""
    intent, words = Do(PageAction.OLDER), ("previous page", "previous round")
    if number == 1:
        return typed(intent, messages.LOWER, words, why=messages.NO_LOWER)
    return button(intent, messages.LOWER, words, spot=ButtonSpot.QUIET)


def _label(item: Item) -> Text:
    return labelled(item.name, item.value) if item.value else item.name


def _ref_in(round: int, place: Place | None) -> EntryRef | None:
    return None if place is None or place.round != round else _ref(place)


def _ref(place: Place) -> EntryRef:
    return EntryRef(EntryKind.RUNG, f"{place.round}-{place.step}")


def _entry(found: Climb, round: int | None) -> Place:
    """Return the rung to show first: the next one of the round, or its last if all were won.

    Without a round, it is the one of the rung to climb next.
    """
    number = round or (found.next.round if found.next is not None else len(ROUNDS))
    rungs = found.round(number)
    return next((one.place for one in rungs if not one.won), rungs[-1].place)
