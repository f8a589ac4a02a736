"""A tournament: its table, its rounds, and the player's next match."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gin.core.errors import GinError
from gin.core.message import NOTHING, Text, labelled
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import Ask, Confirmation, Do, Given, Intent, PageAction, Pick
from gin.interface.paper import PairView, StandingsView, Tone
from gin.interface.pictures import Face, Mood
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import ButtonSpot, Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import tournament as messages
from gin.present.pages import BACK, button, foot_zone, text_zone, with_dialog
from gin.present.screen import Screen, ScreenHost
from gin.present.words import tournament as words
from gin.present.words.people import PEOPLE, yourself
from gin.session.game import Session
from gin.session.tournament import YOU, Form, Game, Round, TableRow, Tournament
from gin.session.tournament_play import PendingGames
from gin.session.tournament_store import leave, match_of, saved_tournament

_HEADS = (
    messages.PLACE_HEAD,
    messages.PLAYED_HEAD,
    messages.WON_HEAD,
    messages.POINTS_HEAD,
)


class TournamentScreen(Screen):
    """The state of a tournament; the others play while the page is open."""

    def __init__(self, host: ScreenHost, id: int) -> None:
        super().__init__(host)
        self._id = id
        self._round: int | None = None
        """Number of the round that is shown; None for the current one."""
        self._asking = False
        self._pending = PendingGames.of(host.store, self._tournament)

    @property
    def _tournament(self) -> Tournament:
        found = saved_tournament(self._host.store, self._id)
        assert found is not None, "tournaments are never deleted"
        return found

    def view(self) -> View:
        shown = self._tournament
        acts = self._buttons(shown)
        rounds = self._shown_rounds(shown)
        zones = [
            _sheet(
                AreaRef(Area.ROUND, one.number),
                words.round_name(shown, one),
                tuple(self._lines(shown, one)),
            )
            for one in rounds
        ]
        pairs = tuple(self._pairs(rounds, knockout=shown.form is Form.KNOCKOUT))
        content = StandingsView(audience=self._audience(shown), pairs=pairs)
        if shown.form is Form.ROUND_ROBIN:
            rows = tuple(self._row(place, row) for place, row in enumerate(shown.table, start=1))
            zones.insert(0, _sheet(AreaRef(Area.STANDINGS), messages.TABLE, rows))
            zones.insert(1, text_zone(Area.ABOUT, messages.TABLE, messages.TIES))
            content = replace(
                content,
                heads=_HEADS,
                rows=tuple(
                    (item.ref, words.cells(place, row))
                    for place, (item, row) in enumerate(zip(rows, shown.table, strict=True), 1)
                ),
            )
        if shown.champion is not None:
            zones.insert(0, self._champion(shown, shown.champion))
        opens = tuple(
            Choice(
                intent=Pick(item.ref), label=labelled(item.name, item.value), item=item.ref,
                words=(f"match {item.ref.key}",),
            )
            for zone in zones
            for item in zone.items
            if item.role is Role.BUTTON and isinstance(item.ref, EntryRef)
        )  # fmt: skip
        status = words.status(shown)
        view = View(
            Scene.TOURNAMENT,
            messages.TITLE,
            (*zones, foot_zone(acts)),
            (*acts, *opens),
            subtitle=words.subtitle(shown),
            status=status,
            focus=acts[1].item if len(acts) > 1 else BACK.item,
            content=content,
        )
        return self._with_question(view) if self._asking else view

    @property
    def sums_up(self) -> bool:
        return True

    def _shown_rounds(self, shown: Tournament) -> tuple[Round, ...]:
        """Return all rounds of a knockout, or one of a round robin."""
        if shown.form is Form.KNOCKOUT:
            return shown.rounds
        return (shown.rounds[self._number(shown) - 1],)

    def _number(self, shown: Tournament) -> int:
        return self._round or shown.current.number

    def _row(self, place: int, row: TableRow) -> Item:
        yours = row.entrant == YOU
        return Item(
            EntryRef(EntryKind.ENTRANT, str(row.entrant)),
            Role.TEXT,
            words.name(row.entrant),
            value=words.row_value(place, row),
            selected=yours,
            portrait=self._face(row.entrant),
        )

    def _champion(self, shown: Tournament, entrant: int) -> Zone:
        yours = entrant == YOU
        item = Item(
            EntryRef(EntryKind.NOTE, Area.CHAMPION), Role.TEXT,
            messages.wins_cup(who=words.who(entrant)), portrait=self._face(entrant),
            mood=Mood.WINNING, tone=Tone.YOURS if yours else Tone.THEIRS,
        )  # fmt: skip
        items = [item]
        if not yours:
            note = EntryRef(EntryKind.NOTE, "consolation")
            items.append(Item(note, Role.TEXT, words.consolation(shown)))
        return Zone(AreaRef(Area.CHAMPION), ZoneKind.PAGE, messages.FINAL, tuple(items))

    def _audience(self, shown: Tournament) -> tuple[tuple[Face, Mood], ...]:
        """Return the faces around the cup: all but the winner's; the other finalist is sad."""
        if shown.champion is None:
            return ()
        return tuple(
            (self._face(one), Mood.LOSING if one == shown.final.loser else Mood.PLEASED)
            for one in shown.field
            if one != shown.champion
        )

    def _face(self, entrant: int) -> Face:
        if entrant == YOU:
            return yourself(self._host.settings).portrait
        return PEOPLE[entrant].portrait

    def _lines(self, shown: Tournament, of: Round) -> Iterator[Item]:
        """Yield the matches of a round, and who sits it out."""
        table = shown.form is Form.ROUND_ROBIN
        if not table:
            # A bye comes first in the next round too, so that neighbours meet there.
            yield from self._resting(of)
        for game in of.games:
            played = game.score is not None and game.score.match is not None
            yield Item(
                _pairing(game),
                Role.BUTTON if played else Role.TEXT,
                words.pair(game, table=table),
                value=self._state(shown, game),
                selected=game == shown.your_next,
                quiet=game.score is None,
            )
        if table:
            yield from self._resting(of)

    def _resting(self, of: Round) -> Iterator[Item]:
        for entrant in of.resting:
            name = messages.rests(who=words.who(entrant))
            yield Item(EntryRef(EntryKind.ENTRANT, f"rest-{entrant}"), Role.TEXT, name, quiet=True)

    def _pairs(self, rounds: tuple[Round, ...], *, knockout: bool) -> Iterator[PairView]:
        """Yield the faces of each match, and of those who sit a round out."""
        following = (*rounds[1:], None) if knockout else [None] * len(rounds)
        for of, later in zip(rounds, following, strict=True):
            for entrant in of.resting:
                onward = _next_game(later, entrant)
                yield PairView(
                    EntryRef(EntryKind.ENTRANT, f"rest-{entrant}"), (self._face(entrant),),
                    next=None if onward is None else _pairing(onward),
                )  # fmt: skip
            for game in of.games:
                over, order = game.score is not None, list[int | None](game.pair)
                if over:
                    order = [game.winner, game.loser]
                elif order[1] == YOU:
                    order.reverse()
                faces = tuple(self._face(one) for one in order if one is not None)
                onward = _next_game(later, game.winner)
                yield PairView(
                    _pairing(game), faces, over, None if onward is None else _pairing(onward)
                )

    def _state(self, shown: Tournament, game: Game) -> Text:
        """Return the score of a match, or its state before the end."""
        if game.score is not None:
            return words.score(game)
        if game.yours and game.known:
            begun = match_of(self._host.store, shown.id, game.number) is not None
            return messages.UNDER_WAY if begun else messages.TO_PLAY
        if not game.known:
            return NOTHING
        playing = self._pending is not None and self._pending.now.number == game.number
        return messages.PLAYING if playing else messages.STILL_OPEN

    def _buttons(self, shown: Tournament) -> tuple[Choice, ...]:
        acts = [BACK]
        game = shown.your_next
        other = game.other(YOU) if game is not None else None
        if shown.over or shown.left:
            another = Do(PageAction.NEW_TOURNAMENT)
            acts.append(button(another, messages.ANOTHER, ("new",), main=True, key=Command.DONE))
        elif game is not None and other is not None:
            begun = match_of(self._host.store, shown.id, game.number) is not None
            label = messages.go_on_with if begun else messages.play
            acts.append(
                button(
                    Do(PageAction.PLAY), label(who=words.who(other)), ("play", "continue"),
                    key=Command.DONE, main=True,
                )
            )  # fmt: skip
        if shown.form is Form.ROUND_ROBIN:
            number, last = self._number(shown), len(shown.rounds)
            acts += (
                button(
                    Do(PageAction.OLDER), messages.EARLIER_ROUND, ("previous page", "before"),
                    spot=ButtonSpot.QUIET,
                    why=messages.FIRST_ROUND if number == 1 else NOTHING,
                ),
                button(
                    Do(PageAction.NEWER), messages.LATER_ROUND, ("next page", "after"),
                    spot=ButtonSpot.QUIET,
                    why=messages.LAST_ROUND if number == last else NOTHING,
                ),
            )  # fmt: skip
        if not shown.over and not shown.left:
            acts.append(button(Ask(Confirmation.LEAVE_TOURNAMENT), messages.LEAVE, ("leave it",)))
        return tuple(acts)

    def _with_question(self, view: View) -> View:
        stay = button(
            Do(PageAction.KEEP), messages.STAY, ("no", "stay"), key=Command.BACK, main=True
        )
        go = button(Do(PageAction.LEAVE_TOURNAMENT), messages.LEAVE, ("yes", "leave it"))
        lines = (messages.LEAVE_SURE,)
        return with_dialog(view, messages.LEAVE, lines, (stay, go), stay.intent)

    def choose(self, intent: Intent, given: Given = None) -> None:
        shown, self._asking = self._tournament, intent == Ask(Confirmation.LEAVE_TOURNAMENT)
        match intent:
            case Ask(Confirmation.LEAVE_TOURNAMENT):
                self._host.say(messages.LEAVE_SURE)
            case Do(PageAction.KEEP):
                return
            case Do(PageAction.LEAVE_TOURNAMENT):
                leave(self._host.store, self._id)
                self._pending = None
                self._host.say(messages.LEFT)
            case Do(PageAction.PLAY) if shown.your_next is not None:
                self._host.matches.tournament(shown, shown.your_next)
            case Do(PageAction.NEW_TOURNAMENT):
                self._host.put_away()
                self._host.open(destinations.ToTournament())
            case Do(PageAction.OLDER):
                self._turn_to(self._number(shown) - 1)
            case Do(PageAction.NEWER):
                self._turn_to(self._number(shown) + 1)
            case Pick(EntryRef(EntryKind.PAIRING, number)):
                self._open(shown.game(int(number)))
            case _:
                super().choose(intent, given)

    def _turn_to(self, number: int) -> None:
        """Show another round, and announce it."""
        self._round = number
        shown = self._tournament
        (one,) = self._shown_rounds(shown)
        lines = [
            labelled(item.name, item.value) if item.value else item.name
            for item in self._lines(shown, one)
        ]
        self._host.say(words.round_in_words(words.round_name(shown, one), lines))

    def _open(self, game: Game | None) -> None:
        """Show the score sheet of a match of the player."""
        assert game is not None and game.score is not None and game.score.match is not None
        try:
            session = Session.resume(self._host.store, game.score.match)
        except GinError as error:
            self._host.fail(error)
            return
        self._host.open(destinations.ToScoreSheet(session, over=True))

    # The matches of the others.

    @property
    def working(self) -> bool:
        return self._pending is not None

    def work(self, seconds: float) -> bool:
        """Let the others play for about `seconds`; announce a result, and at the end the cup."""
        if self._pending is None:
            return False
        done = self._pending.work(seconds)
        if done is None:
            return False
        self._pending = self._pending.following()
        self._host.say(words.beats(done))
        shown = self._tournament
        if shown.champion is not None:
            self._host.say(words.subtitle(shown))
        elif self._pending is None:
            self._host.say(words.status(shown))
        return True


def _sheet(ref: AreaRef, title: Text, lines: tuple[Item, ...]) -> Zone:
    """Return a zone with its title and lines."""
    head = EntryRef(EntryKind.HEAD, f"{ref.area}-{ref.key}".rstrip("-"))
    return Zone(ref, ZoneKind.PAGE, title, (Item(head, Role.HEADING, title), *lines))


def _pairing(game: Game) -> EntryRef:
    return EntryRef(EntryKind.PAIRING, str(game.number))


def _next_game(later: Round | None, entrant: int | None) -> Game | None:
    """Return the match of a later round in which an entrant plays, or the only one."""
    games = () if later is None else later.games
    if len(games) == 1:
        return games[0]
    return next((one for one in games if entrant is not None and entrant in one.pair), None)
