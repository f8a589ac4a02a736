"""Choosing a game, its opponent and its table options, or a deal by its code."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.errors import GinError
from gin.core.outside import harmless
from gin.core.shuffle import parse_deal_code
from gin.present import destinations as to
from gin.present.pages import BACK, foot_zone, with_dialog
from gin.present.screen import House, Screen
from gin.present.screens.games import about
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import build as words
from gin.present.words import games
from gin.present.words.people import GUEST, opponent
from gin.session import mixtures
from gin.session.mixtures import Mixture
from gin.session.unfinished import Summary, count_unfinished, unfinished_of
from gin.variants.games.base import Game
from gin.variants.registry import GAMES, Setup, options_of, own_rules, setup
from gin.variants.rulebook.page import sentence_of


class GamesScreen(Screen):
    """All games, the player's own first; one of them is looked at."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._picked = f"game:{GAMES[0].id}"
        self._asking = False

    # What is shown.

    def view(self) -> View:
        """The games group by group, what there is to know of the one looked at, and what can be
        done with it."""
        picked = self._setup()
        mine = self._mixture()
        zones, picks = [], []
        for number, (title, rows) in enumerate(self._groups()):
            zones.append(Zone(f"games:{number}", ZoneKind.LIST, title, tuple(rows)))
            picks += [
                Choice(id=row.id, label=row.name, item=row.id, words=_called(row)) for row in rows
            ]
        name = picked.title if mine is None else mine.name
        zones.append(about.zone(self._house.store, picked, name))
        acts = self._acts(picked, mine)
        shown = View(
            Scene.GAMES,
            games.TITLE,
            (*zones, foot_zone(acts)),
            (*picks, *acts),
            subtitle=games.SUBTITLE,
            status=sentence_of(picked),
            focus=self._picked,
        )
        return self._with_question(shown, name) if self._asking else shown

    def _groups(self) -> Iterator[tuple[str, list[Item]]]:
        """The headings and rows: favourites, the player's own, and then what else there is."""
        liked = mixtures.favourites(self._house.store)
        made = mixtures.mixtures(self._house.store)
        own = [self._own_row(one, one.code in liked) for one in made]
        rest = [(one, self._row(one, one.id in liked)) for one in GAMES]
        favourites = [row for row in (*own, *(row for _, row in rest)) if row.value]
        if favourites:
            yield games.FAVOURITES, favourites
        own = [row for row in own if not row.value]
        if own:
            yield words.OWN, own
        rest.sort(key=lambda one: one[0].place)
        for group, title in games.GROUPS.items():
            rows = [row for one, row in rest if one.group is group and not row.value]
            if rows:
                yield title, rows

    def _row(self, one: Game, liked: bool) -> Item:
        id = f"game:{one.id}"
        return Item(id, Role.GAME, one.title, note=one.sentence, selected=id == self._picked,
                    value=games.FAVOURITE if liked else "")  # fmt: skip

    def _acts(self, picked: Setup, mine: Mixture | None) -> list[Choice]:
        """What the buttons do with the game looked at."""
        title = picked.title if mine is None else mine.name
        unfinished = count_unfinished(self._house.store)
        acts = [
            BACK,
            Choice(
                id="play",
                label=games.play(title),
                item="button:play",
                words=("play",),
                main=True,
                brief=games.PLAY,
            ),
        ]
        if self._going_on() is not None:
            acts.append(Choice(id="new", label=games.ANEW, item="button:new", words=("new",)))
        if unfinished > 1:
            acts.append(
                Choice(id="matches", label=games.unfinished(unfinished), item="button:matches",
                       words=("unfinished",))
            )  # fmt: skip
        if picked.rules.seats == 2:
            settings = self._house.settings
            name = GUEST if settings.program else opponent(settings.level)
            acts.append(
                Choice(
                    id="level", label=games.against(name), item="button:level", words=("opponent",)
                )
            )
        if mine is None:
            acts.append(
                Choice(id="options", label=games.OPTIONS, item="button:options", words=("options",))
            )
        else:
            acts.append(Choice(id="edit", label=words.EDIT, item="button:edit", words=("change",)))
            acts.append(
                Choice(id="rename", label=words.RENAME, item="button:rename", words=("rename",))
            )
            acts.append(
                Choice(id="forget", label=words.FORGET, item="button:forget", words=("delete",))
            )
        acts.append(Choice(id="rules", label=games.RULES, item="button:rules", words=("rules",)))
        liked = self._liked_id() in mixtures.favourites(self._house.store)
        acts.append(
            Choice(
                id="like",
                label=games.UNLIKE if liked else games.LIKE,
                item="button:like",
                words=("favourite",),
            )
        )
        acts.append(Choice(id="build", label=words.TITLE, item="button:build", words=("build",)))
        return acts

    def _own_row(self, mixture: Mixture, liked: bool) -> Item:
        made = mixture.setup
        id = f"mix:{made.game.id}:{mixture.code}"
        return Item(
            id, Role.GAME, mixture.name, note=sentence_of(made), selected=id == self._picked,
            value=games.FAVOURITE if liked else "",
        )  # fmt: skip

    def _with_question(self, shown: View, name: str) -> View:
        keep = Choice(
            id="keep",
            label=words.KEEP,
            item="button:keep",
            key="back",
            words=("no", "keep"),
            main=True,
        )
        drop = Choice(id="drop", label=words.FORGET, item="button:drop", words=("yes", "delete"))
        lines = (f"{name}.", words.FORGET_SURE)
        return with_dialog(shown, words.FORGET_TITLE, lines, (keep, drop), "keep")

    def _mixture(self) -> Mixture | None:
        """The player's own game that is looked at, if it is one."""
        code = self._picked.rpartition(":")[2] if self._picked.startswith("mix:") else ""
        return next((m for m in mixtures.mixtures(self._house.store) if m.code == code), None)

    def _setup(self) -> Setup:
        """The game that is looked at; the first where that is gone."""
        mine = self._mixture()
        if mine is not None:
            return mine.setup
        if self._picked.startswith("mix:"):
            self._picked = f"game:{GAMES[0].id}"
        return setup(self._picked.removeprefix("game:"))

    def _liked_id(self) -> str:
        """What the game looked at is called among the favourites."""
        return self._picked.rpartition(":")[2]

    def _going_on(self) -> Summary | None:
        """An unfinished match of the game looked at."""
        return unfinished_of(self._house.store, self._setup())

    # What is done.

    def choose(self, id: str) -> None:
        """Look at a game, or do what the button says."""
        house, picked, mine = self._house, self._setup(), self._mixture()
        if id.startswith(("game:", "mix:")):
            self._picked = id
            looked = self._setup()
            mine = self._mixture()
            name = looked.title if mine is None else mine.name
            house.say(about.in_short(looked, name))
            return
        match id:
            case "play":
                begun = self._going_on()
                if begun is None:
                    house.sit_down(picked)
                else:
                    house.go_on(begun.id)
            case "new":
                house.sit_down(picked)
            case "level":
                house.open(to.People())
            case "matches":
                house.open(to.Matches())
            case "options":
                house.show(OptionsScreen(house, picked.game.id))
            case "rules":
                house.open(to.RulesOf(picked))
            case "build":
                house.open(to.Build())
            case "like":
                now = mixtures.turn_favourite(house.store, self._liked_id())
                house.say(games.LIKED if now else games.UNLIKED)
            case "edit":
                house.open(to.Build(picked))
            case "rename":
                self._ask_name(picked)
            case "forget":
                self._asking = True
            case "keep":
                self._asking = False
            case "drop":
                self._asking = False
                if mine is not None:
                    mixtures.forget(house.store, mine.code)
                    house.say(words.FORGOTTEN)
            case "back":
                house.back()

    def _ask_name(self, picked: Setup) -> None:
        store = self._house.store

        def check(text: str) -> str:
            return words.called(mixtures.tidy(text) or picked.title)

        def done(text: str) -> None:
            self._house.say(words.renamed(mixtures.keep(store, picked, text).name))

        self._house.open(
            to.Entry(words.NAME_TITLE, words.NAME_FIELD, words.NAME_NOTE,
                        to.NAME_LETTERS, check, done, mixtures.title_of(store, picked),
                        mixtures.LONGEST)
        )  # fmt: skip


def _called(row: Item) -> tuple[str, ...]:
    """What a terminal takes for a row: a game's id, or the name of a game of one's own."""
    kind, _, rest = row.id.partition(":")
    return (rest,) if kind == "game" else (row.name.lower(), rest.partition(":")[2].lower())


class OptionsScreen(Screen):
    """The table options of one game, and a deal code to play."""

    def __init__(self, house: House, game: str) -> None:
        self._house = house
        self._setup: Setup = setup(game)
        self._code = ""

    def view(self) -> View:
        """A row for each option with its value; the default is marked."""
        rules, own = self._setup.rules, own_rules(self._setup.game)
        rows, choices = [], []
        for option in options_of(self._setup.game):
            value = option.current(rules)
            default = value.word == option.current(own).word
            item = Item(
                f"option:{option.id}",
                Role.SETTING,
                option.title,
                value=value.label,
                note=option.sentence,
                selected=not default,
            )
            rows.append(item)
            label = games.option(option.title, value.label)
            choices.append(Choice(id=item.id, label=label, item=item.id, words=(option.id,)))
        rows.append(Item("code", Role.FIELD, games.CODE, value=self._code, note=self._code_note()))
        acts = [
            BACK,
            Choice(
                id="play",
                label=games.play(self._setup.game.title),
                item="button:play",
                words=("play",),
                main=True,
            ),
            Choice(
                id="defaults", label=games.DEFAULTS, item="button:defaults", words=("defaults",)
            ),
            Choice(id="spell", label=games.SPELL, item="button:spell", words=("spell",)),
        ]
        zones = (Zone("options", ZoneKind.LIST, games.OPTIONS, tuple(rows)), foot_zone(acts))
        return View(
            Scene.OPTIONS,
            games.options_of(self._setup.game.title),
            zones,
            (*choices, *acts),
            subtitle=games.OPTIONS_NOTE,
            focus=rows[0].id,
        )

    def _code_note(self) -> str:
        """What a deal code is for, or why the one typed cannot be played."""
        if not self._code:
            return games.CODE_NOTE
        try:
            parse_deal_code(self._code)
        except GinError as error:
            return error.sentence
        return games.CODE_GOOD

    def enter(self, field: str, text: str) -> None:
        """Type a deal code; what is meant for a field of another page is left out."""
        if field == "code":
            self._code = harmless(text.strip()[: to.LONGEST_TYPED]).upper()

    def choose(self, id: str) -> None:
        """Give an option its next value, or do what the button says."""
        house = self._house
        if id.startswith("option:"):
            self._turn(id.removeprefix("option:"))
            return
        match id:
            case "play":
                self._play()
            case "defaults":
                self._setup = setup(self._setup.game.id)
            case "spell":
                house.open(
                    to.Entry(
                        games.CODE, games.CODE, games.CODE_NOTE, to.CODE_LETTERS,
                        _played_by, lambda text: self.enter("code", text), self._code,
                    )
                )  # fmt: skip
            case "back":
                house.back()

    def _turn(self, id: str) -> None:
        """The option's next value; those that clash are passed over, with the reason."""
        option = next(one for one in options_of(self._setup.game) if one.id == id)
        current = option.current(self._setup.rules).word
        words = [value.word for value in option.values]
        place = words.index(current) if current in words else -1
        kept = [word for word in self._setup.agreed if not word.startswith(f"{id}=")]
        for step in range(1, len(words) + 1):
            word = words[(place + step) % len(words)]
            try:
                self._setup = setup(self._setup.game.id, [*kept, f"{id}={word}"])
            except GinError as error:
                self._house.say(error.sentence)
                continue
            value = option.value(word)
            self._house.say(f"{option.title}: {value.label}.")
            return

    def _play(self) -> None:
        if not self._code:
            self._house.sit_down(self._setup)
            return
        try:
            seed, dealer = parse_deal_code(self._code)
        except GinError as error:
            self._house.say(error.sentence)
            return
        self._house.sit_down(self._setup, seed, dealer)


def _played_by(code: str) -> str:
    """What a deal code is for. Raises BadDealCode for what is none."""
    parse_deal_code(code)
    return games.CODE_GOOD
