"""The page that begins a tournament: its form, game and target, and the earlier tournaments."""

from __future__ import annotations

from gin.core.message import NOTHING, Text, commas, ended, labelled, sentences
from gin.interface import destinations
from gin.interface.audience import SentenceKind
from gin.interface.intents import Do, Given, Intent, PageAction, Pick
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import tournament as messages
from gin.present.pages import BACK, button, foot_zone, stepper, value_of
from gin.present.screen import Screen, ScreenHost
from gin.present.words import people
from gin.present.words import tournament as words
from gin.session.tournament import TARGETS, Form, game_ids, played_to
from gin.session.tournament_store import begin, tournaments
from gin.variants.registry import game
from gin.variants.setups import Setup

_FORM, _GAME, _TARGET = (EntryRef(EntryKind.OPTION, id) for id in ("form", "game", "target"))
_BEGIN = button(Do(PageAction.BEGIN_TOURNAMENT), messages.BEGIN, ("begin", "play"), main=True)


class NewTournamentScreen(Screen):
    """Choice of the form, the game and the target, at first those of the last tournament."""

    def __init__(self, host: ScreenHost) -> None:
        super().__init__(host)
        self._form, self._game, self._target = Form.ROUND_ROBIN, game_ids()[0], TARGETS[0]
        last = tournaments(host.store)[-1:]
        for one in last:
            self._form, self._game = one.form, one.agreed.game.id
            self._target = one.agreed.rules.format.target

    @property
    def _agreed(self) -> Setup:
        return played_to(self._game, self._target)

    def view(self) -> View:
        rows: list[Item] = []
        choices: list[Choice] = []
        values: list[Choice] = []
        for row, title, found, now, note in self._rows():
            control, steps = stepper(row, title, found, now, row.key)
            value = next(label for word, label in found if word == now)
            item = Item(row, Role.SETTING, title, value=value, note=note, control=control)
            rows.append(item)
            choices.append(
                Choice(intent=Pick(row), label=labelled(title, value), item=row, words=(row.key,))
            )
            values += steps
        earlier = tuple(self._earlier())
        opens = tuple(
            Choice(
                intent=Pick(item.ref), label=labelled(item.name, item.value), item=item.ref,
                words=(f"tournament {item.ref.key}",),
            )
            for item in earlier
            if isinstance(item.ref, EntryRef)
        )  # fmt: skip
        acts = (BACK, _BEGIN)
        zones = [Zone(AreaRef(Area.OPTIONS), ZoneKind.LIST, messages.ANOTHER, tuple(rows))]
        entrants = words.entrants(people.yourself(self._host.settings), self._form)
        names = messages.field(names=commas(*entrants.names))
        field = (Item(entrants.item, Role.TEXT, names),)
        zones.append(Zone(AreaRef(Area.PEOPLE), ZoneKind.PAGE, messages.TITLE, field))
        if earlier:
            area = AreaRef(Area.TOURNAMENTS)
            zones.append(Zone(area, ZoneKind.LIST, messages.EARLIER, earlier))
        return View(
            Scene.OPTIONS,
            messages.TITLE,
            (*zones, foot_zone(acts)),
            (*choices, *opens, *acts, *values),
            subtitle=messages.INVITES,
            status=sentences(ended(messages.INVITES), words.length(self._form, self._agreed)),
            focus=_BEGIN.item,
            content=entrants,
        )

    @property
    def sums_up(self) -> bool:
        return True

    def _rows(
        self,
    ) -> tuple[tuple[EntryRef, Text, tuple[tuple[str, Text], ...], str, Text], ...]:
        """Return each row: its title, its values by word, the word chosen, and a note."""
        forms = tuple((form.value, text) for form, text in words.FORMS.items())
        games = tuple((id, game(id).title) for id in game_ids())
        targets = tuple((str(one), messages.points(target=one)) for one in self._targets)
        length = words.length(self._form, self._agreed)
        return (
            (_FORM, messages.FORM, forms, self._form.value, words.NOTES[self._form]),
            (_GAME, messages.GAME, games, self._game, self._game_note),
            (_TARGET, messages.TARGET, targets, str(self._target), length),
        )

    @property
    def _game_note(self) -> Text:
        """The sentence about the game, unless it names the game's own target."""
        its = game(self._game)
        return NOTHING if "format.target" in its.speaks_of else its.sentence

    @property
    def _targets(self) -> tuple[int, ...]:
        """The targets to choose from, with that of the last tournament."""
        return tuple(sorted({*TARGETS, self._target}))

    def _earlier(self) -> list[Item]:
        """Return the lines about earlier tournaments, the latest first."""
        found = []
        for one in reversed(tournaments(self._host.store)):
            line, won = words.earlier(one)
            ref = EntryRef(EntryKind.TOURNAMENT, str(one.id))
            found.append(Item(ref, Role.BUTTON, line, value=won, quiet=True))
        return found

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(EntryRef(EntryKind.OPTION, row)):
                found, now = next((one[2], one[3]) for one in self._rows() if one[0].key == row)
                known = [word for word, _ in found]
                self._set(row, known[(known.index(now) + 1) % len(known)])
            case Pick(EntryRef(EntryKind.SET) as step):
                self._set(*value_of(step))
            case Pick(EntryRef(EntryKind.TOURNAMENT, id)):
                self._host.open(destinations.ToTournament(int(id)))
            case Do(PageAction.BEGIN_TOURNAMENT):
                begin(self._host.store, self._form, self._agreed)
                self._host.put_away()
                self._host.say(messages.BEGUN)
                self._host.open(destinations.ToTournament())
            case _:
                super().choose(intent, given)

    def _set(self, row: str, word: str) -> None:
        match row:
            case _FORM.key:
                self._form = Form(word)
            case _GAME.key:
                self._game = word
            case _:
                self._target = int(word)
        title, found = next((one[1], one[2]) for one in self._rows() if one[0].key == row)
        value: Text = next((label for known, label in found if known == word), NOTHING)
        length = words.length(self._form, self._agreed)
        self._host.say(sentences(ended(labelled(title, value)), length), SentenceKind.VALUE)
