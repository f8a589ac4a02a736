"""Ways to every scene and question, so that a monkey leaves none out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gin.present.shell import random_games
from gin.present.view import Scene
from gin.ui.monkey.events import Lines, Lot
from gin.ui.monkey.labels import shown
from gin.ui.monkey.world import World


class Ways:
    """How a monkey comes to each of them."""

    def __init__(self, world: World, lot: Lot) -> None:
        self._world = world
        self._lot = lot

    def _through(self, *ids: str) -> Lines:
        yield "home"
        for id in ids:
            yield f"choose {id}"

    def _first(self, prefix: str) -> Lines:
        """The first choice whose name begins so."""
        able = (one.id for one in self._world.app.view.choices if not one.why)
        found = next((id for id in able if id.startswith(prefix)), None)
        if found is not None:
            yield f"choose {found}"

    def _shows(self, label: str) -> bool:
        return label in shown(self._world)

    def menu(self) -> Lines:
        yield "home"

    def games(self) -> Lines:
        yield from self._through("games")

    def options(self) -> Lines:
        yield from self._through("games", "game:gin", "options")

    def build(self) -> Lines:
        yield from self._through("games", "build")

    def values(self) -> Lines:
        yield from self._through("games", "build", "option:knock")

    def begin(self) -> Lines:
        yield from self._through("games", "build", "begin")

    def entry(self) -> Lines:
        yield from self._through("games", "build", "code")

    def number(self) -> Lines:
        yield from self._through("games", "build", "option:target", "number")

    def own(self) -> Lines:
        """A game of the player's own, and the question whether it is to go."""
        yield from self._through("games", "build")
        yield from self._first("option:rainbow")
        yield "choose save"
        yield from self._through("games")
        yield from self._first("mix:")

    def farewell(self) -> Lines:
        yield from self.own()
        yield "choose forget"

    def name(self) -> Lines:
        yield from self.own()
        yield "choose rename"

    def matches(self) -> Lines:
        for id in ("gin", "rush"):
            yield f"sit {random_games.code_of(id)} 5"
        yield from self._through("games", "matches")

    def give_up(self) -> Lines:
        yield from self.matches()
        yield "choose give-up"

    def people(self) -> Lines:
        yield from self._through("games", "game:gin", "level")

    def program(self) -> Lines:
        yield from self.people()
        yield "choose person:0"

    def settings(self) -> Lines:
        yield from self._through("settings")

    def keys(self) -> Lines:
        yield from self._through("settings", "keys")

    def key(self) -> Lines:
        yield from self.keys()
        yield "choose key:knock"

    def clash(self) -> Lines:
        yield from self.key()
        yield "key D"

    def usual(self) -> Lines:
        yield from self.key()
        yield "key F8"
        yield from self._first("exchange")
        yield "choose usual"

    def rules(self) -> Lines:
        yield from self._through("rules")

    def rules_page(self) -> Lines:
        yield from self._through("rules", f"game:{self._lot.any_game()}")

    def help(self) -> Lines:
        yield from self._through("help")

    def sightless(self) -> Lines:
        yield from self._through("help", "sight")

    def fair(self) -> Lines:
        yield from self._through("help", "fair")

    def troubles(self) -> Lines:
        yield from self._through("help", "troubles")

    def lesson(self) -> Lines:
        yield from self._through("guide")

    def statistics(self) -> Lines:
        yield from self._through("statistics")

    def table(self) -> Lines:
        view = self._world.app.view
        if view.scene is Scene.TABLE and view.dialog is None and view.lesson is None:
            return
        yield f"sit {random_games.code_of(self._lot.any_game())} {self._lot.any_seed()}"
        yield "choose deal"

    def cut(self) -> Lines:
        yield f"sit {random_games.code_of('gin')} {self._lot.any_seed()}"

    def pause(self) -> Lines:
        yield from self.table()
        yield "choose menu"

    def seal(self) -> Lines:
        yield from self.pause()
        yield "choose seal"

    def commands(self) -> Lines:
        yield from self.table()
        yield "command commands"

    def laying(self) -> Lines:
        code = random_games.code_of(self._lot.one_of("colonel", "skarney"))
        yield f"sit {code} {self._lot.any_seed()}"
        yield "choose deal"
        yield from self._lot.on(lambda: self._can("suggested:"), 120)
        yield from self._first("suggested:")

    def challenge(self) -> Lines:
        yield "set confirm 0"
        yield f"sit {random_games.code_of('colonel')} {self._lot.any_seed()}"
        yield "choose deal"
        yield from self._lot.on(lambda: self._can("challenge"), 120)
        yield "choose challenge"

    def dice(self) -> Lines:
        yield f"sit {random_games.code_of('dice')} {self._lot.any_seed()}"
        yield "choose deal"
        yield from self._lot.on(lambda: self._can("raise"), 60)
        yield "choose raise"

    def refusal(self) -> Lines:
        yield "set confirm 0"
        yield "bold 1"
        yield f"sit {random_games.code_of('dice')} {self._lot.any_seed()}"
        yield "bold 0"
        yield "choose deal"
        yield from self._lot.on(lambda: self._can("refuse"), 40)
        yield "choose refuse"

    def declaring(self) -> Lines:
        yield "set confirm 0"
        yield f"sit {random_games.code_of('gin', ('knock=any',))} {self._lot.any_seed()}"
        yield "choose deal"
        yield from self._lot.on(lambda: self._can("knock"), 60)
        yield "choose knock"

    def _can(self, prefix: str) -> bool:
        view = self._world.app.view
        if view.scene is Scene.RESULT:
            return True
        return any(one.id.startswith(prefix) and not one.why for one in view.choices)

    def result(self) -> Lines:
        """A hand to its end: of any game, but sooner of one in which every hand may knock."""
        lot = self._lot
        code = random_games.code_of("gin", ("knock=any",))
        if lot.one_of(True, False, False):
            code = random_games.code_of(lot.any_game())
        yield f"sit {code} {lot.any_seed()}"
        yield "choose deal"
        yield from lot.on(self._over)

    def _over(self) -> bool:
        return self._world.app.view.scene is Scene.RESULT

    def sheet(self) -> Lines:
        yield from self._to_result()
        yield "choose sheet"

    def _to_result(self) -> Lines:
        if not self._over():
            yield from self.result()

    def sources(self) -> Lines:
        yield from self.sheet()
        yield from self._first(self._lot.one_of("hand:", "from:"))

    def source(self) -> Lines:
        yield from self.sheet()
        yield from self._first("from:")

    def hand(self) -> Lines:
        yield from self.sheet()
        yield from self._first("hand:")

    def sheet_seal(self) -> Lines:
        yield from self._to_result()
        yield "choose seal"

    def review(self) -> Lines:
        yield from self._to_result()
        yield "choose review"

    def step(self) -> Lines:
        yield from self.review()
        yield from self._first("open:")

    def trial(self) -> Lines:
        yield from self.step()
        yield "choose what-if"

    def finished(self) -> Lines:
        """A match to its end, and its place among those that are over."""
        code = random_games.code_of("gin", ("knock=any", "target=10"))
        yield f"sit {code} {self._lot.any_seed()}"
        yield "choose deal"
        yield from self._lot.on(self._match_over, 400)
        yield from self._through("statistics", "finished")

    def _match_over(self) -> bool:
        session = self._world.parlour.session()
        return session is not None and session.hand_over and session.sheet.over

    # Drags.

    def _to_drag(self, prefix: str, id: str = "gin", *agreed: str) -> Lines:
        """A table at which what begins so can be dragged: this one if it can be here."""
        view = self._world.app.view
        able = (one for one in view.choices if one.id.startswith(prefix) and one.target)
        if view.dialog is None and any(not one.why for one in able):
            return
        yield f"sit {random_games.code_of(id, agreed)} {self._lot.any_seed()}"
        yield "choose deal"
        yield from self._lot.on(lambda: self._can(prefix), 60)

    def _begun(self, prefix: str) -> Lines:
        """A drag of it on its way over the table."""
        able = (one for one in self._world.app.view.choices if not one.why and one.target)
        item = next((one.item for one in able if one.id.startswith(prefix)), "stock")
        yield f"press @{item}"
        yield "move 0.5,0.55"
        yield "move 0.4,0.5"

    def _dragged(self, prefix: str, to: str, id: str = "gin", *agreed: str) -> Lines:
        yield from self._to_drag(prefix, id, *agreed)
        yield from self._begun(prefix)
        able = (one for one in self._world.app.view.choices if one.id.startswith(prefix))
        target = next((one.target for one in able if one.target and not one.why), to)
        yield f"move >{target}"
        yield "frame 0.02"
        yield f"release >{target}"

    def draw(self) -> Lines:
        yield from self._dragged("draw", "hand")

    def take(self) -> Lines:
        yield from self._dragged("take", "hand")

    def discard(self) -> Lines:
        yield from self._dragged("discard:", "discards")

    def knock(self) -> Lines:
        yield from self._dragged("knock:", "knock", "gin", "knock=any")

    def meld(self) -> Lines:
        yield from self.laying()
        yield "choose done"
        yield from self._lot.on(lambda: self._can("place:"), 60)
        view = self._world.app.view
        able = [one for one in view.choices if one.id.startswith("place:") and not one.why]
        for choice in able[-1:]:
            yield f"press @{choice.item}"
            yield "move 0.5,0.55"
            yield f"move >{choice.target}"
            yield f"release >{choice.target}"

    def _in_drag(self, *lines: str) -> Lines:
        yield from self._to_drag("discard:")
        yield from self._begun("discard:")
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
        yield from self._in_drag("choose menu", "frame 0.1")

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
