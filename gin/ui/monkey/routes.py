"""Ways to every scene and question, so that a monkey leaves none out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gin.present import destinations as to
from gin.present.intents import Ask, Deed, Do, Draft, Intent, Open, Pick, Play, Question
from gin.present.names import name_of
from gin.present.refs import DISCARDS, HAND, KNOCK, STOCK, EntryRef, Kind, ZoneRef
from gin.present.shell import random_games
from gin.present.steps import End, EndHand, LayOutNow, PutDown, UseLayOut
from gin.present.view import Choice, Scene
from gin.rules.model.actions import Challenge, Discard, Draw, Refuse, Take
from gin.ui.monkey.events import Lines, Lot, chosen
from gin.ui.monkey.labels import shown
from gin.ui.monkey.meant import Meant, allowed, drafts, ends, is_any, picks, plays, reads
from gin.ui.monkey.world import World

_SUGGESTED = drafts(UseLayOut)


def _entry(kind: Kind, key: str) -> Pick:
    return Pick(EntryRef(kind, key))


class Ways:
    """How a monkey comes to each of them."""

    def __init__(self, world: World, lot: Lot) -> None:
        self._world = world
        self._lot = lot

    def _through(self, *intents: Intent) -> Lines:
        yield "home"
        for intent in intents:
            yield chosen(intent)

    def _first(self, meant: Meant) -> Lines:
        """The first choice that is meant."""
        for choice in allowed(self._world.app.view, meant)[:1]:
            yield chosen(choice.intent)

    def _shows(self, label: str) -> bool:
        return label in shown(self._world)

    def menu(self) -> Lines:
        yield "home"

    def games(self) -> Lines:
        yield from self._through(Open(to.Games()))

    def options(self) -> Lines:
        yield from self._through(Open(to.Games()), _entry(Kind.GAME, "gin"), Do(Deed.OPTIONS))

    def build(self) -> Lines:
        yield from self._through(Open(to.Games()), Open(to.Build()))

    def values(self) -> Lines:
        yield from self._through(Open(to.Games()), Open(to.Build()), _entry(Kind.OPTION, "knock"))

    def begin(self) -> Lines:
        yield from self._through(Open(to.Games()), Open(to.Build()), Do(Deed.BEGIN_WITH))

    def entry(self) -> Lines:
        yield from self._through(Open(to.Games()), Open(to.Build()), Do(Deed.ENTER_CODE))

    def number(self) -> Lines:
        yield from self._through(
            Open(to.Games()), Open(to.Build()), _entry(Kind.OPTION, "target"), Do(Deed.ENTER_NUMBER)
        )

    def own(self) -> Lines:
        """A game of the player's own, and the question whether it is to go."""
        yield from self._through(Open(to.Games()), Open(to.Build()))
        yield from self._first(picks(Kind.OPTION, "rainbow"))
        yield chosen(Do(Deed.SAVE))
        yield from self._through(Open(to.Games()))
        yield from self._first(picks(Kind.MIXTURE))

    def farewell(self) -> Lines:
        yield from self.own()
        yield chosen(Ask(Question.FORGET_GAME))

    def name(self) -> Lines:
        yield from self.own()
        yield chosen(Do(Deed.RENAME))

    def matches(self) -> Lines:
        for id in ("gin", "rush"):
            yield f"sit {random_games.code_of(id)} 5"
        yield from self._through(Open(to.Games()), Open(to.Matches()))

    def give_up(self) -> Lines:
        yield from self.matches()
        yield chosen(Ask(Question.GIVE_UP_MATCH))

    def people(self) -> Lines:
        yield from self._through(Open(to.Games()), _entry(Kind.GAME, "gin"), Open(to.People()))

    def program(self) -> Lines:
        yield from self.people()
        yield chosen(Pick(EntryRef(Kind.PERSON, "0")))

    def settings(self) -> Lines:
        yield from self._through(Open(to.Settings()))

    def keys(self) -> Lines:
        yield from self._through(Open(to.Settings()), Open(to.Keys()))

    def key(self) -> Lines:
        yield from self.keys()
        yield chosen(Pick(EntryRef(Kind.KEY, "knock")))

    def clash(self) -> Lines:
        yield from self.key()
        yield "key D"

    def usual(self) -> Lines:
        yield from self.key()
        yield "key F8"
        yield from self._first(is_any(Do(Deed.EXCHANGE_KEYS)))
        yield chosen(Ask(Question.USUAL_KEYS))

    def rules(self) -> Lines:
        yield from self._through(Open(to.RulesList()))

    def rules_page(self) -> Lines:
        yield from self._through(Open(to.RulesList()), _entry(Kind.GAME, self._lot.any_game()))

    def help(self) -> Lines:
        yield from self._through(Open(to.Help()))

    def sightless(self) -> Lines:
        yield from self._through(Open(to.Help()), Open(to.Sightless()))

    def fair(self) -> Lines:
        yield from self._through(Open(to.Help()), Open(to.FairPlay()))

    def troubles(self) -> Lines:
        yield from self._through(Open(to.Help()), Open(to.Troubles()))

    def lesson(self) -> Lines:
        yield from self._through(Open(to.Lesson()))

    def statistics(self) -> Lines:
        yield from self._through(Open(to.Statistics()))

    def table(self) -> Lines:
        view = self._world.app.view
        if view.scene is Scene.TABLE and view.dialog is None and view.lesson is None:
            return
        yield f"sit {random_games.code_of(self._lot.any_game())} {self._lot.any_seed()}"
        yield chosen(Do(Deed.DEAL))

    def cut(self) -> Lines:
        yield f"sit {random_games.code_of('gin')} {self._lot.any_seed()}"

    def pause(self) -> Lines:
        yield from self.table()
        yield chosen(Ask(Question.PAUSE))

    def seal(self) -> Lines:
        yield from self.pause()
        yield chosen(Do(Deed.SEAL))

    def commands(self) -> Lines:
        yield from self.table()
        yield "command commands"

    def laying(self) -> Lines:
        code = random_games.code_of(self._lot.one_of("colonel", "skarney"))
        yield f"sit {code} {self._lot.any_seed()}"
        yield chosen(Do(Deed.DEAL))
        yield from self._lot.on(lambda: self._can(_SUGGESTED), 120)
        yield from self._first(_SUGGESTED)

    def challenge(self) -> Lines:
        yield "set confirm 0"
        yield f"sit {random_games.code_of('colonel')} {self._lot.any_seed()}"
        yield chosen(Do(Deed.DEAL))
        yield from self._lot.on(lambda: self._can(plays(Challenge)), 120)
        yield from self._first(plays(Challenge))

    def dice(self) -> Lines:
        yield f"sit {random_games.code_of('dice')} {self._lot.any_seed()}"
        yield chosen(Do(Deed.DEAL))
        yield from self._lot.on(lambda: self._can(is_any(Ask(Question.RAISE))), 60)
        yield chosen(Ask(Question.RAISE))

    def refusal(self) -> Lines:
        yield "set confirm 0"
        yield "bold 1"
        yield f"sit {random_games.code_of('dice')} {self._lot.any_seed()}"
        yield "bold 0"
        yield chosen(Do(Deed.DEAL))
        yield from self._lot.on(lambda: self._can(plays(Refuse)), 40)
        yield chosen(Play(Refuse()))

    def declaring(self) -> Lines:
        yield "set confirm 0"
        yield f"sit {random_games.code_of('gin', ('knock=any',))} {self._lot.any_seed()}"
        yield chosen(Do(Deed.DEAL))
        yield from self._lot.on(lambda: self._can(ends(End.KNOCK)), 60)
        yield chosen(Draft(EndHand(End.KNOCK)))

    def _can(self, meant: Meant) -> bool:
        view = self._world.app.view
        return view.scene is Scene.RESULT or bool(allowed(view, meant))

    def result(self) -> Lines:
        """A hand to its end: of any game, but sooner of one in which every hand may knock."""
        lot = self._lot
        code = random_games.code_of("gin", ("knock=any",))
        if lot.one_of(True, False, False):
            code = random_games.code_of(lot.any_game())
        yield f"sit {code} {lot.any_seed()}"
        yield chosen(Do(Deed.DEAL))
        yield from lot.on(self._over)

    def _over(self) -> bool:
        return self._world.app.view.scene is Scene.RESULT

    def sheet(self) -> Lines:
        yield from self._to_result()
        yield chosen(Do(Deed.SCORE_SHEET))

    def _to_result(self) -> Lines:
        if not self._over():
            yield from self.result()

    def sources(self) -> Lines:
        yield from self.sheet()
        yield from self._first(self._lot.one_of(reads(hand=True), reads(hand=False)))

    def source(self) -> Lines:
        yield from self.sheet()
        yield from self._first(reads(hand=False))

    def hand(self) -> Lines:
        yield from self.sheet()
        yield from self._first(reads(hand=True))

    def sheet_seal(self) -> Lines:
        yield from self._to_result()
        yield chosen(Do(Deed.SEAL))

    def review(self) -> Lines:
        yield from self._to_result()
        yield chosen(Do(Deed.REVIEW))

    def step(self) -> Lines:
        yield from self.review()
        yield from self._first(reads(hand=False))

    def trial(self) -> Lines:
        yield from self.step()
        yield chosen(Do(Deed.WHAT_IF))

    def finished(self) -> Lines:
        """A match to its end, and its place among those that are over."""
        code = random_games.code_of("gin", ("knock=any", "target=10"))
        yield f"sit {code} {self._lot.any_seed()}"
        yield chosen(Do(Deed.DEAL))
        yield from self._lot.on(self._match_over, 400)
        yield from self._through(Open(to.Statistics()), Open(to.Finished()))

    def _match_over(self) -> bool:
        session = self._world.parlour.session()
        return session is not None and session.hand_over and session.sheet.over

    # Drags.

    def _to_drag(self, meant: Meant, id: str = "gin", *agreed: str) -> Lines:
        """A table at which what is meant can be dragged: this one if it can be here."""
        if self._world.app.view.dialog is None and self._drags(meant):
            return
        yield f"sit {random_games.code_of(id, agreed)} {self._lot.any_seed()}"
        yield chosen(Do(Deed.DEAL))
        yield from self._lot.on(lambda: self._can(meant), 60)

    def _drags(self, meant: Meant) -> list[Choice]:
        """What is meant that a drag may do here."""
        return [one for one in allowed(self._world.app.view, meant) if one.item and one.target]

    def _begun(self, meant: Meant) -> Lines:
        """A drag of it on its way over the table."""
        item = next((one.item for one in self._drags(meant)), None)
        yield f"press @{name_of(item or STOCK)}"
        yield "move 0.5,0.55"
        yield "move 0.4,0.5"

    def _dragged(self, meant: Meant, zone: ZoneRef, id: str = "gin", *agreed: str) -> Lines:
        yield from self._to_drag(meant, id, *agreed)
        yield from self._begun(meant)
        target = name_of(next((one.target for one in self._drags(meant) if one.target), zone))
        yield f"move >{target}"
        yield "frame 0.02"
        yield f"release >{target}"

    def draw(self) -> Lines:
        yield from self._dragged(plays(Draw), HAND)

    def take(self) -> Lines:
        yield from self._dragged(plays(Take), HAND)

    def discard(self) -> Lines:
        yield from self._dragged(plays(Discard), DISCARDS)

    def knock(self) -> Lines:
        yield from self._dragged(ends(End.KNOCK, by_card=True), KNOCK, "gin", "knock=any")

    def meld(self) -> Lines:
        yield from self.laying()
        yield chosen(Draft(LayOutNow()))
        yield from self._lot.on(lambda: self._can(drafts(PutDown)), 60)
        for choice in self._drags(drafts(PutDown))[-1:]:
            assert choice.item is not None and choice.target is not None
            target = name_of(choice.target)
            yield f"press @{name_of(choice.item)}"
            yield "move 0.5,0.55"
            yield f"move >{target}"
            yield f"release >{target}"

    def _in_drag(self, *lines: str) -> Lines:
        yield from self._to_drag(plays(Discard))
        yield from self._begun(plays(Discard))
        yield from lines
        yield "frame 0.02"
        yield "move 0.5,0.5"
        yield "release 0.5,0.45"

    def broken(self) -> Lines:
        yield from self._in_drag("key Esc")

    def nowhere(self) -> Lines:
        yield from self._in_drag("release 0.02,0.5")

    def sorted(self) -> Lines:
        yield from self._in_drag("move >hand", "frame 0.1", "release >hand")

    def resized(self) -> Lines:
        yield from self._in_drag(self._lot.one_of("resize 640x480", "surface 900x420"))

    def rescaled(self) -> Lines:
        yield from self._in_drag(self._lot.one_of("set text_size 4", "set card_size 3"))

    def slept(self) -> Lines:
        yield from self._in_drag("wait 7200")

    def unfocused(self) -> Lines:
        yield from self._in_drag("window focus lost")

    def exposed(self) -> Lines:
        yield from self._in_drag("window exposed")

    def left(self) -> Lines:
        yield from self._in_drag("home")

    def asked(self) -> Lines:
        yield from self._in_drag(chosen(Ask(Question.PAUSE)), "frame 0.1")

    def switch(self) -> Lines:
        yield from self.table()
        yield from self._lot.switch()


Way = Callable[[Ways], Iterator[str]]
WAYS: dict[str, Way] = {
    "scene menu": Ways.menu,
    "scene games": Ways.games,
    "scene options": Ways.options,
    "scene build": Ways.build,
    "scene entry": Ways.entry,
    "scene people": Ways.people,
    "scene table": Ways.table,
    "scene result": Ways.result,
    "scene sheet": Ways.sheet,
    "scene sources": Ways.sources,
    "scene statistics": Ways.statistics,
    "scene settings": Ways.settings,
    "scene rules": Ways.rules,
    "scene help": Ways.help,
    "scene keys": Ways.keys,
    "scene commands": Ways.commands,
    "screen MenuScreen": Ways.menu,
    "screen GamesScreen": Ways.own,
    "screen OptionsScreen": Ways.options,
    "screen BuildScreen": Ways.build,
    "screen BeginScreen": Ways.begin,
    "screen ValuesScreen": Ways.values,
    "screen EntryScreen": Ways.name,
    "screen PeopleScreen": Ways.program,
    "screen MatchesScreen": Ways.matches,
    "screen TableScreen": Ways.laying,
    "screen GuideScreen": Ways.lesson,
    "screen SheetScreen": Ways.sheet,
    "screen HandPage": Ways.hand,
    "screen SourcePage": Ways.source,
    "screen ReviewScreen": Ways.review,
    "screen StepScreen": Ways.step,
    "screen TrialScreen": Ways.trial,
    "screen SealScreen": Ways.seal,
    "screen FairnessPage": Ways.fair,
    "screen SightlessPage": Ways.sightless,
    "screen TroublesPage": Ways.troubles,
    "screen HelpScreen": Ways.help,
    "screen KeysScreen": Ways.keys,
    "screen SettingsScreen": Ways.settings,
    "screen RulesScreen": Ways.rules,
    "screen RulesPage": Ways.rules_page,
    "screen CommandsScreen": Ways.commands,
    "screen StatisticsScreen": Ways.statistics,
    "screen FinishedScreen": Ways.finished,
    "question cut": Ways.cut,
    "question pause": Ways.pause,
    "question raise": Ways.dice,
    "question refusal": Ways.refusal,
    "question challenge": Ways.challenge,
    "question farewell": Ways.farewell,
    "question giving up": Ways.give_up,
    "question key": Ways.key,
    "question key of another": Ways.clash,
    "question usual keys": Ways.usual,
    "lesson": Ways.lesson,
    "declaring": Ways.declaring,
    "laying out": Ways.laying,
    "number": Ways.number,
    "switch": Ways.switch,
}
"""The way to whatever has to be shown, by its name."""
DRAGS: dict[str, Way] = {
    "from hand": Ways.discard,
    "from stock": Ways.draw,
    "from discards": Ways.take,
    "let go over hand": Ways.sorted,
    "let go over discards": Ways.discard,
    "let go over nothing": Ways.nowhere,
    "let go over knock": Ways.knock,
    "let go over a meld": Ways.meld,
    "broken off by a question": Ways.asked,
    "broken off": Ways.broken,
    "resized in a drag": Ways.resized,
    "settings changed in a drag": Ways.rescaled,
    "waited in a drag": Ways.slept,
    "focus lost in a drag": Ways.unfocused,
    "exposed in a drag": Ways.exposed,
    "scene changed in a drag": Ways.left,
}
"""What has to become of drags, and the way to it."""
