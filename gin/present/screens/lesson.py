"""The lesson: the tables of scripted deals with text, step by step.

A step refuses the choices that it does not want, with a reason.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gin.core.cards import Card, Hand, cards_of
from gin.core.message import NOTHING, Text
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import (
    Ask,
    Confirmation,
    Do,
    Draft,
    Given,
    Intent,
    Leave,
    LeaveTo,
    Open,
    PageAction,
    Play,
)
from gin.interface.lesson import LessonNote
from gin.interface.pictures import Icon, Mood
from gin.interface.refs import (
    BUTTONS,
    HAND,
    THEIR_DEADWOOD,
    Area,
    AreaRef,
    ButtonRef,
    CardRef,
    EntryKind,
    EntryRef,
    MeldRef,
    Melds,
)
from gin.interface.steps import Cancel, PickCard
from gin.interface.view import (
    ButtonSpot,
    Choice,
    Item,
    ItemGroup,
    Role,
    Scene,
    View,
    Zone,
    ZoneKind,
)
from gin.messages import cards as card_words
from gin.messages import lesson as messages
from gin.messages import table as table_messages
from gin.present.input.keymap import key_map
from gin.present.lesson import script
from gin.present.pages import button, button_items, button_zone
from gin.present.screen import Screen, ScreenHost
from gin.present.tableview import declaring, table
from gin.present.tableview.choices import scene_links
from gin.present.tableview.seating import Seating
from gin.present.words import keys
from gin.present.words import lesson as words
from gin.present.words import table as table_words
from gin.present.words.cards import by_rank, run_order
from gin.present.words.cards import meld as meld_named
from gin.present.words.people import PEOPLE, opponent, person, portrait, yourself
from gin.rules.model.actions import Discard
from gin.rules.model.events import HandOver
from gin.rules.model.observation import Observation
from gin.rules.model.result import HandResult
from gin.rules.model.table import observe
from gin.rules.sheets import sheet_after
from gin.rules.sheets.base import Sheet
from gin.session.setting import Sort, Speech
from gin.variants.setups import setup

_NOT_HERE: tuple[Intent, ...] = (
    Ask(Confirmation.PAUSE),
    Do(PageAction.SCORE_SHEET),
    Do(PageAction.SORT),
    Do(PageAction.UNDO),
    Draft(Cancel()),
)
"""Choices of the table that the lesson leaves out."""
_ALWAYS: tuple[Intent, ...] = (Do(PageAction.RULES), Open(destinations.ToHelp()))
"""Choices of the table that no step refuses."""
OTHER = opponent(script.LEVEL)
_ADA = person(1 - script.SEAT, OTHER)
_GO_ON = ButtonRef("go-on")
_AUDIENCE = tuple(one.portrait for one in PEOPLE.values())
UNHURRIED = 2.5
"""Apparent thinking time, as a share of the usual time, long enough for the player to follow."""


class LessonScreen(Screen):
    """The lesson. Questions about the cards work as in a match."""

    def __init__(self, host: ScreenHost) -> None:
        super().__init__(host)
        self._progress = host.lesson
        if self._progress.ended:
            self._progress.move(-self._progress.number)
        self._watched: int | None = None
        """Number of the opponent's actions already shown; None if no turn is being watched."""

    @property
    def seen(self) -> Observation:
        return observe(script.table_at(self._step, self._progress.choice), script.SEAT)

    @property
    def level(self) -> int:
        return script.LEVEL

    @property
    def partner(self) -> None:
        return None

    @property
    def sheet(self) -> Sheet:
        seen, results = self.seen, script.results(self._step.hand)
        if seen.result is not None:
            results = (*results, seen.result)
        return sheet_after(seen.rules, results)

    @property
    def dealt(self) -> None:
        """None: scripted hands have no seals."""

    @property
    def hand_number(self) -> int:
        return self._step.hand + 1

    def played(self) -> LessonScreen:
        return self

    @property
    def _step(self) -> script.LessonStep:
        """Current step, advanced by the actions watched so far."""
        step, progress = script.STEPS[self._progress.number], self._progress
        if progress.counts:
            last = len(script.tables(step.hand, progress.choice)) - 1
            return replace(step, ply=last, counts=True, watched=False)
        return replace(step, ply=step.ply + (self._watched or 0))

    @property
    def _step_words(self) -> words.LessonSentences:
        choice, result = self._progress.choice, self.seen.result
        if choice is not None and self._progress.strays:
            return words.lost_hand(result) if result is not None else words.chosen(choice)
        return words.STEPS[self._step.id]

    def view(self) -> View:
        step, seen, seating = self._step, self.seen, self._seating()
        draft = script.declared_at(step)
        if seen.result is not None:
            shown = _laid_open(seen, seating, seen.result)
        elif draft is not None:
            shown = declaring.build_declaration(seen, seating, draft)
        else:
            shown = table.build(seen, seating)
        offered = shown.choices
        if step.picks:
            # A click on a card picks it, rather than preparing a discard.
            others = (choice for choice in offered if not isinstance(choice.item, CardRef))
            offered = (*others, *self._picks())
        of_table = tuple(self._of_the_table(offered))
        wanted = any(c.intent in step.wants and isinstance(c.item, ButtonRef) for c in of_table)
        choices = (*of_table, *self._own(go_on=None if wanted else _GO_ON))
        leave = [choice for choice in choices if choice.spot is ButtonSpot.CORNER]
        zones = tuple(self._bracketed(zone) for zone in shown.zones if zone.ref != BUTTONS)
        lesson = self._lesson(seen)
        details = shown.table
        assert details is not None
        if lesson.applauds and details.other is not None:
            details = replace(details, other=replace(details.other, mood=Mood.PLEASED))
        return replace(
            shown,
            # While the player watches a turn, show the opponent as thinking.
            content=replace(details, thinking=self.waiting, lesson=lesson),
            zones=(
                *zones,
                button_zone(leave),
                self._zone(lesson, choices),
            ),
            choices=choices,
            status=messages.watching(other=_ADA) if self.waiting else self._step_words.status,
            focus=step.focus or _GO_ON,
        )

    def _seating(self) -> Seating:
        has_reached = script.has_reached
        return Seating(
            title=messages.TITLE,
            subtitle=messages.SUBTITLE,
            other=OTHER,
            hand_number=self.hand_number,
            sheet=self.sheet,
            sort=Sort.MELDS,
            own=(),
            show_deadwood=has_reached(self._progress.number, script.DEADWOOD_FROM),
            show_melds=has_reached(self._progress.number, script.MELDS_FROM),
            practice=False,
            can_undo=False,
            news=self._news(),
            you=yourself(self._host.settings),
            face=portrait(OTHER),
        )

    def _news(self) -> Text:
        text: Text = NOTHING
        if self._progress.number:
            before, choice = script.STEPS[self._progress.number - 1], self._progress.choice
            for happened in script.happened(before, self._step, choice):
                if not isinstance(happened, HandOver):
                    text = table_words.event(happened, OTHER)
        return text

    def _picks(self) -> Iterator[Choice]:
        """Yield the choices that pick a card of the hand."""
        for card in cards_of(self.seen.hand):
            yield Choice(
                intent=Draft(PickCard(card)), label=table_messages.pick(card=card),
                item=CardRef(card), key=Command.PICK, words=(f"pick {card.code.lower()}",),
                aside=True,
            )  # fmt: skip

    def _bracketed(self, zone: Zone) -> Zone:
        """Return the zone with only the brackets that the step shows."""
        cards = self._step.bracketed
        if zone.ref != HAND or not cards:
            return zone
        groups = tuple(one for one in zone.groups if zone.items[one.first].ref in cards)
        return replace(zone, groups=groups)

    def _of_the_table(self, choices: tuple[Choice, ...]) -> Iterator[Choice]:
        """Yield the table's choices, refusing those that the step does not want."""
        for choice in choices:
            intent, item = choice.intent, choice.item
            if intent in _NOT_HERE or (self._progress.ended and intent == Do(PageAction.RULES)):
                continue
            if intent in _ALWAYS or intent in self._step.wants:
                yield choice
                continue
            card = item.card if isinstance(item, CardRef) else None
            if isinstance(item, ButtonRef):
                item = None
            rules = NOTHING if self._step.picks else choice.why
            why = self._step_words.refusal(choice.key, card, rules)
            yield replace(
                choice, why=why if self._step.wants else messages.READ_ON, main=False, item=item
            )

    def _own(self, go_on: ButtonRef | None) -> Iterator[Choice]:
        """Yield the lesson's own choices.

        `go_on` is the button for the next step; None if a button of the table leads there.
        """
        no_step_back = NOTHING if self._progress.number else messages.FIRST_STEP
        if self._progress.ended:
            yield button(Do(PageAction.PLAY), messages.PLAY, ("play",), key=Command.DONE, main=True)
            yield button(Open(destinations.ToRules(setup("gin"))), messages.RULES, ("rules",))
        else:
            why = words.waits(self._step_words.status) if self._step.wants else NOTHING
            if self.waiting:
                why = messages.watching(other=_ADA)
            yield Choice(
                intent=Do(PageAction.GO_ON), label=messages.GO_ON, item=go_on, key=Command.DONE,
                words=("next", "go on", "on"), why=why, main=not why,
            )  # fmt: skip
        step_back = Do(PageAction.STEP_BACK)
        yield button(
            step_back, messages.BACK, ("back", "back a step"), key=Command.UNDO, why=no_step_back
        )
        home = Leave(LeaveTo.HOME)
        yield button(home, messages.LEAVE, ("leave", "menu"), name="menu", key=Command.BACK,
                     icon=Icon.BACK, spot=ButtonSpot.CORNER)  # fmt: skip

    def _lesson(self, seen: Observation) -> LessonNote:
        step_words, step = self._step_words, self._step
        shown = key_map(self._host.settings).shown
        result = seen.result if step.counts else None
        silent = step_words.by_ear and not self._listens
        return LessonNote(
            title=step_words.title,
            text=step_words.text,
            step=self._progress.number + 1,
            of=len(script.STEPS),
            how=NOTHING if silent else step_words.gesture(lambda one: keys.cap(shown(one))),
            typed=step_words.typed,
            points_at=step.points_at,
            count=words.count_lines(result, OTHER) if result is not None else (),
            example=() if self._progress.strays else words.example(step.id),
            example_told=words.EXAMPLES_IN_WORDS.get(step.id, NOTHING),
            applauds=_AUDIENCE if self._progress.ended else (),
            go_on=None
            if step.wants
            else Do(PageAction.PLAY if self._progress.ended else PageAction.GO_ON),
        )

    @property
    def _listens(self) -> bool:
        """Whether the player may be hearing the lesson rather than seeing it."""
        return self._host.settings.speech != Speech.OFF or self._host.reader_listens()

    def _zone(self, lesson: LessonNote, choices: tuple[Choice, ...]) -> Zone:
        """Return the lesson as items, followed by its buttons.

        The buttons to step back and forward come last, so that the player can click repeatedly in
        the same place.
        """
        text = Item(EntryRef(EntryKind.LESSON, "text"), Role.TEXT, lesson.lines[0], note=lesson.how)
        count = tuple(
            Item(EntryRef(EntryKind.LESSON, str(number)), Role.TEXT, line.text, value=line.number)
            for number, line in enumerate(lesson.count)
        )
        shown = [choice for choice in choices if choice.intent != Leave(LeaveTo.HOME)]
        shown.sort(key=_place_on_note)
        items = (text, *count, *button_items(shown))
        return Zone(AreaRef(Area.LESSON), ZoneKind.BUTTONS, messages.AREA, items)

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.PLAY):
                self._host.matches.start_or_ask(setup("gin"))
            case Do(PageAction.RULES):
                self._host.open(destinations.ToRules(setup("gin")))
            case Do(PageAction.STEP_BACK):
                self._watched = None
                self._progress.move(-1)
                self._say()
            case Play(Discard(card)) if self._step.id == script.CHOOSES:
                self._go_on(card)
            case Play() | Draft() | Do(PageAction.GO_ON):
                if self._step.watched:
                    self._watched = 0
                else:
                    self._go_on()
            case _:
                super().choose(intent, given)

    @property
    def waiting(self) -> bool:
        return self._watched is not None

    @property
    def thinking(self) -> float:
        return UNHURRIED

    def advance(self) -> None:
        """Show one more action of the opponent's turn; the last one leads to the next step."""
        if self._watched is None:
            return
        before = self._step
        if before.ply + 1 < script.STEPS[self._progress.number + 1].ply:
            self._watched += 1
            self._show_since(before)
        elif self._progress.strays:
            self._watched, self._progress.counts = None, True
            self._show_since(before)
            self._say()
        else:
            self._go_on()

    def _go_on(self, choice: Card | None = None) -> None:
        """Go on to the next step, with the card that the player has just chosen, if any."""
        before, self._watched = self._step, None
        self._progress.move(1)
        self._progress.choice = choice
        self._show_since(before)
        self._say()

    def _show_since(self, before: script.LessonStep) -> None:
        events = script.happened(before, self._step, self._progress.choice)
        self._host.happen(events)
        for happened in events:
            self._host.say(table_words.event(happened, OTHER))

    def _say(self) -> None:
        for line in self._lesson(self.seen).lines:
            self._host.say(line)


def _place_on_note(choice: Choice) -> int:
    if choice.intent == Do(PageAction.STEP_BACK):
        return 1
    return 0 if isinstance(choice.intent, Open) else 2


def _laid_open(seen: Observation, seating: Seating, result: HandResult) -> View:
    """Return the table with both hands open: the opponent's in the middle, the player's below."""
    mine, other = result.sides
    zones = []
    for index, (meld, guests) in enumerate(_extended(other.melds, mine.laid_off)):
        name = card_words.owned(owner=_ADA, thing=meld_named(meld))
        items = tuple(table.card_item(card, selected=card in guests) for card in run_order(meld))
        caption = table.bracket(meld)
        zones.append(
            Zone(MeldRef(Melds.OPPONENT, index), ZoneKind.MELD, name, items, caption=caption)
        )
    loose = tuple(table.card_item(card) for card in by_rank(other.loose))
    zones.append(
        Zone(
            THEIR_DEADWOOD, ZoneKind.MELD, messages.their_deadwood(other=_ADA), loose,
            caption=messages.their_deadwood_counted(number=other.deadwood),
        )
    )  # fmt: skip
    hand: list[Item] = []
    groups: list[ItemGroup] = []
    for meld, guests in _extended(mine.melds, other.laid_off):
        cards = run_order(meld)
        groups.append(ItemGroup(len(hand), len(hand) + len(cards) - 1, table.bracket(meld)))
        hand += [
            table.card_item(card, note=messages.GUEST if card in guests else NOTHING)
            for card in cards
        ]
    hand += [table.card_item(card) for card in by_rank(mine.loose)]
    zones.append(Zone(HAND, ZoneKind.HAND, messages.YOUR_HAND, tuple(hand), groups=tuple(groups)))
    return View(
        Scene.TABLE,
        seating.title,
        tuple(zones),
        tuple(choice for choice in scene_links() if choice.intent in _ALWAYS),
        subtitle=seating.subtitle,
        news=seating.news,
        content=replace(
            table.details(seen, seating), deadwood=messages.deadwood(number=mine.deadwood)
        ),
    )


def _extended(
    melds: tuple[Hand, ...], laid: tuple[tuple[Card, int], ...]
) -> Iterator[tuple[Hand, tuple[Card, ...]]]:
    """Yield melds including the opponent's lay-offs, each with the cards laid off."""
    for index, meld in enumerate(melds):
        guests = tuple(card for card, place in laid if place == index)
        for card in guests:
            meld |= card.bit
        yield meld, guests
