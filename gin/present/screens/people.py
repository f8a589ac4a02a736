"""Choice of the opponent."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.message import NOTHING, Message
from gin.interface import destinations
from gin.interface.intents import Given, Intent, Open, Pick
from gin.interface.pictures import Mood
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import ButtonSpot, Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import people as messages
from gin.messages import yourself
from gin.present.next_match import next_match, run_next_match
from gin.present.pages import BACK, button, button_zone
from gin.present.screen import Screen
from gin.present.words import people as words
from gin.present.words import settings as kept
from gin.session.engines.programs import program_at
from gin.session.learning import progress_now
from gin.session.opponent_seat import GUEST_LEVEL
from gin.session.settings import ALLOWED, LONGEST_PATH
from gin.session.statistics import RecordFilter, tally

_YOURSELF = button(Open(destinations.ToYourself()), yourself.OPEN, ("yourself", "you"))


class PeopleScreen(Screen):
    """List of opponents; the one for the next match is marked."""

    def view(self) -> View:
        settings = self._host.settings
        levels = [*ALLOWED["level"]]
        rows = [self._row(level) for level in levels]
        # Before the first match, the page says what will be on it, and leads to a match.
        new = not tally(self._host.store, RecordFilter(), alone=False).played
        play = (replace(next_match(self._host), spot=ButtonSpot.ROW, brief=NOTHING),) if new else ()
        other: tuple[Choice, ...] = ()
        if settings.program:
            levels.append(GUEST_LEVEL)
            rows.append(self._guest())
        else:
            other = (_OTHER_PROGRAM,)
        picks = tuple(
            Choice(intent=Pick(_person(level)), label=row.name, item=row.ref, words=_called(level))
            for level, row in zip(levels, rows, strict=True)
        )
        return View(
            Scene.PEOPLE,
            messages.TITLE,
            (
                Zone(AreaRef(Area.PEOPLE), ZoneKind.LIST, messages.TITLE, tuple(rows)),
                button_zone((BACK, *other, _YOURSELF, *play)),
            ),
            (*picks, *other, _YOURSELF, *play, BACK),
            subtitle=messages.SUBTITLE_NEW if new else messages.SUBTITLE,
            focus=_person(GUEST_LEVEL if settings.program else settings.level),
        )

    def _row(self, level: int) -> Item:
        host, person = self._host, words.PEOPLE[level]
        results = tally(host.store, RecordFilter(level=level), alone=False)
        chosen = level == host.settings.level and not host.settings.program
        place, of = ALLOWED["level"].index(level) + 1, len(ALLOWED["level"])
        return Item(
            _person(level), Role.PERSON, words.introduced(level),
            note=words.manner(level, progress_now(host.store), results.won, len(results.played)),
            value=messages.difficulty(number=place, of=of), selected=chosen, meter=(place, of),
            portrait=person.portrait,
            mood=Mood.GREETING if chosen else Mood.CALM,
        )  # fmt: skip

    def _guest(self) -> Item:
        program = self._host.settings.program
        results = tally(self._host.store, RecordFilter(level=GUEST_LEVEL), alone=False)
        return Item(
            _person(GUEST_LEVEL),
            Role.PERSON,
            words.introduced(GUEST_LEVEL),
            note=messages.program_plays(program=words.name_of_program(program)),
            value=words.record_against(results.won, len(results.played)),
            selected=True,
            quiet=not results.played,
            portrait=words.portrait(words.GUEST),
        )

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(EntryRef(EntryKind.PERSON, level)):
                if int(level) == GUEST_LEVEL:
                    self._ask_for_program()
                else:
                    self._choose_level(int(level))
            case _ if run_next_match(self._host, intent):
                return
            case _:
                super().choose(intent, given)

    def _choose_level(self, level: int) -> None:
        host = self._host
        host.change("level", level)
        if host.settings.program:
            host.change("program", "")
        host.say(words.introduction_of_opponent(level))
        if host.session() is not None:
            host.say(kept.NEXT_MATCH["level"])

    def _ask_for_program(self) -> None:
        host = self._host

        def sit(path: str) -> None:
            host.change("program", program_at(path))
            name = words.name_of_program(host.settings.program)
            host.say(messages.program_sits_down(program=name))
            if host.session() is not None:
                host.say(kept.NEXT_MATCH["level"])

        host.open(
            destinations.ToEntry(
                messages.PROGRAM,
                messages.PROGRAM_FIELD,
                messages.PROGRAM_NOTE,
                destinations.PATH_LETTERS,
                _found,
                sit,
                text=host.settings.program,
                most=LONGEST_PATH,
            )
        )


def _found(path: str) -> Message:
    return messages.program_found(program=words.name_of_program(program_at(path)))


def _person(level: int) -> EntryRef:
    return EntryRef(EntryKind.PERSON, str(level))


def _called(level: int) -> tuple[str, ...]:
    if level == GUEST_LEVEL:
        return ("guest", "outside program")
    return (words.typed(level), str(level))


_OTHER_PROGRAM = button(
    Pick(_person(GUEST_LEVEL)), messages.OTHER_PROGRAM, _called(GUEST_LEVEL), spot=ButtonSpot.QUIET
)
