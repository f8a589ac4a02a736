"""End of a match: the final score, achievements, and a rematch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec.structs import replace

from gin.core.message import NOTHING, Text, commas, ended, labelled, sentences
from gin.interface import destinations
from gin.interface.audience import SentenceKind
from gin.interface.celebration import Celebration
from gin.interface.commands import Command
from gin.interface.intents import (
    Change,
    Do,
    Given,
    Intent,
    Leave,
    LeaveTo,
    Open,
    PageAction,
    Pick,
)
from gin.interface.paper import FinalReward, FinalTrophy, FinalView
from gin.interface.pictures import Face, Icon, Mood, has_face
from gin.interface.refs import (
    Area,
    AreaRef,
    ButtonRef,
    EntryKind,
    EntryRef,
    LineRef,
    PaperLine,
)
from gin.interface.view import ButtonSpot, Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import final as messages
from gin.messages import goals as goal_messages
from gin.messages import ladder as ladder_messages
from gin.messages import result as result_messages
from gin.messages import tournament as tournament_messages
from gin.messages import yourself as yourself_messages
from gin.present.links import share_choices
from gin.present.pages import button, foot_zone, typed
from gin.present.screen import Screen, ScreenHost
from gin.present.tableview import celebration
from gin.present.tableview.mood import mood_after
from gin.present.tableview.result import report, review
from gin.present.words import final as words
from gin.present.words import (
    goals,
    ladder,
    match_score,
    rating,
    rewards,
    shared,
    tournament,
    trophies,
)
from gin.present.words.people import face_of, opponent, opponent_of, portrait, yourself
from gin.present.words.sharing import result_lines
from gin.present.words.talk import said
from gin.rules.sheets.base import EndKind, Sheet
from gin.session.achievements import Achieved, Achievement, achievements_of
from gin.session.events import challenge_id
from gin.session.game import Session
from gin.session.goals import Goal, goals_of
from gin.session.ladder import climb, place_of
from gin.session.player_rating import NotRated, rating_change
from gin.session.tournament import YOU, tournament_place
from gin.session.tournament_store import saved_tournament
from gin.session.trophies import TrophyKind
from gin.variants.setups import next_round

_NEWS = 3
"""Number of lines about what the match brought, below the one that it celebrates."""
_SMALL_NEWS = (Achievement.BEST_HAND, Achievement.FASTEST_GIN, Achievement.STANDING)
"""Achievements that come last unless they are records."""


class FinalScreen(Screen):
    """End of the match just played."""

    def __init__(self, host: ScreenHost, page: destinations.ToFinalScore) -> None:
        super().__init__(host)
        self._session, self._talk = page.session, page.talk
        self._left = False
        self._place = place_of(page.session.event)
        self._cup = tournament_place(page.session.event)
        self._other = opponent_of(page.session)

    def played(self) -> Session:
        return self._session

    @cached_property
    def _shown(self) -> FinalView:
        session, sheet = self._session, self._session.sheet
        alone, you = session.rules.seats == 1, yourself(self._host.settings)
        decided = alone or sheet.winner is not None
        feats = achievements_of(session)
        kinds = {one.feat for one in feats}
        won = sheet.winner == 0
        reached = sorted(self._reached(feats), key=lambda line: -line[0])
        greatest = max(reached[0][0] if reached else Celebration.NONE, Celebration.WON_MATCH)
        return FinalView(
            words.heading(
                sheet, session.rules, self._other, you.name if self._host.shared.here else NOTHING
            ),
            match_score.names(session.rules.seats, self._other, you),
            tuple(words.lines(sheet, session.match.results, session.rules, self._other)),
            won=won if decided else None,
            shutout=Achievement.SHUTOUT in kinds,
            first_win=Achievement.FIRST_WIN in kinds,
            reached=tuple(_news(reached, greatest, sheet)),
            talk=self._talk,
            portrait=None if alone else face_of(session),
            mood=mood_after(session.match.results[-1], 1, sheet) if not alone else Mood.CALM,
            you=you.portrait,
            game=session.setup.game.id,
            celebration=greatest if won else Celebration.NONE,
            champion=you.name if won and not self._host.shared.here else NOTHING,
            thrown=celebration.winning_cards(session) if won else (),
            audience=self._audience() if greatest is Celebration.CUP else (),
            trophies=tuple(self._trophies()),
        )  # fmt: skip

    def view(self) -> View:
        session, choices = self._session, self._choices()
        you, gained = yourself(self._host.settings), tuple(self._rewards())
        shown = replace(self._shown, known=self._left, you=you.portrait, rewards=gained)
        story, feats = tuple(self._story(shown)), tuple(_feats(shown))
        zones = [Zone(AreaRef(Area.FINAL), ZoneKind.PAGE, messages.AREA, story)]
        if feats:
            area = AreaRef(Area.REACHED)
            zones.append(Zone(area, ZoneKind.PAGE, messages.REACHED_AREA, feats))
        won = tuple(
            Item(
                one.ref,
                Role.BUTTON,
                goal_messages.new(goal=one.name),
                note=one.what,
                brief=one.name,
            )
            for one in shown.trophies
        )
        if won:
            area = AreaRef(Area.CABINET)
            zones.append(Zone(area, ZoneKind.LIST, messages.TROPHIES_AREA, won))
        opens = tuple(
            Choice(intent=Pick(item.ref), label=item.name, item=item.ref,
                   words=(f"trophy {number}",), aside=True)
            for number, item in enumerate(won, start=1)
            if isinstance(item.ref, EntryRef)
        )  # fmt: skip
        return View(
            Scene.FINAL,
            messages.TITLE,
            (*zones, foot_zone(choices)),
            (*choices, *opens),
            subtitle=messages.subtitle(title=session.title, hands=len(session.match.results)),
            status=self._spoken(story, feats),
            focus=next(one.item for one in choices if one.main),
            content=shown,
        )

    def _reached(self, feats: Sequence[Achieved]) -> Iterator[tuple[Celebration, Text, bool]]:
        """Yield lines on what the match brought, what it celebrates and whether it is a record."""
        session, none = self._session, Celebration.NONE
        if self._place is not None:
            won = session.sheet.winner == 0
            lines = ladder.outcome(self._place, climb(session.store), won=won)
            for number, (line, record) in enumerate(lines):
                yield Celebration.RUNG if won and not number else none, line, record
        for line, record in self._in_tournament():
            yield (
                Celebration.CUP if line is tournament_messages.CUP_IS_YOURS else none,
                line,
                record,
            )
        for line in shared.aids(session, self._other):
            yield none, line, False
        small = [one for one in feats if one.feat in _SMALL_NEWS and not one.record]
        for one in feats:
            if one not in small:
                yield celebration.of_feat(one.feat), words.feat(one, self._other), one.record
        change = rating_change(session)
        if change is not None and not isinstance(change, NotRated):
            yield none, rating.changed(change), False
        for one in small:
            yield none, words.feat(one, self._other), False
        if isinstance(change, NotRated):
            yield none, rating.changed(change), False

    def _audience(self) -> tuple[Face, ...]:
        """Return the faces of the others at the tournament."""
        shown = None if self._cup is None else saved_tournament(self._session.store, self._cup[0])
        return (
            ()
            if shown is None
            else tuple(portrait(opponent(one)) for one in shown.field if one != YOU)
        )

    def _in_tournament(self) -> tuple[tuple[Text, bool], ...]:
        """Return what the match changed in its tournament."""
        if self._cup is None:
            return ()
        id, number = self._cup
        shown = saved_tournament(self._session.store, id)
        return () if shown is None else tuple(tournament.after_match(shown, number))

    def _choices(self) -> tuple[Choice, ...]:
        return (
            *self._onward(),
            *self._to_put_on(),
            review(self._session.rules),
            replace(report(self._session), spot=ButtonSpot.QUIET),
            button(
                Open(destinations.ToScoreSheet(self._session)),
                result_messages.SHEET,
                ("sheet",),
                key=Command.SHEET,
                spot=ButtonSpot.QUIET,
            ),
            button(
                Open(destinations.ToStatistics()),
                messages.STATISTICS,
                ("statistics",),
                spot=ButtonSpot.QUIET,
            ),
            *self._face(),
            *(
                one if one.main else replace(one, spot=ButtonSpot.QUIET)
                for one in share_choices(self._session)
            ),
            button(
                Leave(LeaveTo.HOME),
                result_messages.MENU,
                ("menu", "leave"),
                key=Command.BACK,
                icon=Icon.HOME,
                spot=ButtonSpot.CORNER,
            ),
            typed(Leave(), messages.LAST_HAND, ("back",)),
        )

    def _face(self) -> Iterator[Choice]:
        """Yield the choice of a portrait if the player has no portrait yet."""
        if not self._host.shared.here and not has_face(yourself(self._host.settings).portrait):
            yield button(
                Open(destinations.ToYourself()), yourself_messages.CHOOSE, ("face", "yourself"),
                spot=ButtonSpot.QUIET,
            )  # fmt: skip

    @cached_property
    def _goals(self) -> tuple[Goal, ...]:
        """The goals reached in this match; none in practice."""
        session = self._session
        return () if session.practice else goals_of(session.store, session.id)

    def _trophies(self) -> Iterator[FinalTrophy]:
        for goal in reversed(self._goals):
            ref = EntryRef(EntryKind.TROPHY, f"{TrophyKind.GOAL}:{goal}")
            yield FinalTrophy(
                ref, goals.TROPHIES[goal], goals.SENTENCES[goal], trophies.of_goal(goal)
            )

    def _rewards(self) -> Iterator[FinalReward]:
        settings = self._host.settings
        for number, reward in enumerate(goals.brought(self._goals), start=1):
            yield FinalReward(
                LineRef(PaperLine.REWARD, number), rewards.brings(reward), rewards.kind(reward),
                rewards.value(reward), rewards.sample(reward), rewards.looks(reward, settings),
                None if reward.worn(settings) else ButtonRef(f"reward-{number}"),
            )  # fmt: skip

    def _to_put_on(self) -> Iterator[Choice]:
        """Yield a button for each new reward that the player does not use yet."""
        settings = self._host.settings
        for number, reward in enumerate(goals.brought(self._goals), start=1):
            if not reward.worn(settings):
                item = ButtonRef(f"reward-{number}")
                yield rewards.put_on(reward, settings, item, number)

    def _onward(self) -> tuple[Choice, ...]:
        """Return the buttons to play on: a rematch, or the way to the ladder or the tournament."""
        again = ladder_messages.TRY_AGAIN
        if self._place is None:
            again = messages.AGAIN if self._session.rules.seats == 1 else messages.REMATCH
        climbed = self._place is not None and self._session.sheet.winner == 0
        rematch = button(
            Do(PageAction.PLAY_AGAIN),
            again,
            ("rematch", "again"),
            key=None if climbed or challenge_id(self._session.event) else Command.DONE,
            main=not climbed and not challenge_id(self._session.event),
        )
        if self._cup is not None:
            return (
                button(
                    Open(destinations.ToTournament(self._cup[0])),
                    tournament_messages.GO_ON,
                    ("next", "tournament"),
                    key=Command.DONE,
                    main=True,
                ),
            )
        if self._place is None:
            return (rematch,)
        way = button(
            Open(destinations.ToLadder()),
            ladder_messages.UP if climbed else ladder_messages.OPEN,
            ("next", "ladder"),
            key=Command.DONE if climbed else None,
            main=climbed,
        )
        return (way,) if climbed else (rematch, way)

    def _story(self, shown: FinalView) -> Iterator[Item]:
        yield Item(LineRef(PaperLine.HEADING), Role.HEADING, shown.heading)
        for line in shown.lines:
            value = words.both(line.numbers, self._other)
            name = commas(line.label, line.why)
            yield Item(line.ref, Role.TEXT, name, value=value)
        if shown.talk:
            yield Item(LineRef(PaperLine.TALK), Role.TEXT, said(shown.heads[-1], shown.talk))

    def _spoken(self, story: tuple[Item, ...], feats: tuple[Item, ...]) -> Text:
        return sentences(
            *(
                ended(labelled(item.name, item.value) if item.value else item.name)
                if item.ref != LineRef(PaperLine.TALK)
                else item.name
                for item in (*story, *feats)
            ),
            *(ended(goal_messages.new(goal=one.name)) for one in self._shown.trophies),
        )

    def choose(self, intent: Intent, given: Given = None) -> None:
        session, self._left = self._session, True
        match intent:
            case Change():
                super().choose(intent, given)
                self._host.say(ended(rewards.changed(intent)), SentenceKind.VALUE)
            case Pick(EntryRef(EntryKind.TROPHY, key)):
                self._host.open(destinations.ToAchievements(key))
            case Do(PageAction.PLAY_AGAIN) if self._place is not None:
                self._host.matches.ladder(self._place)
            case Do(PageAction.PLAY_AGAIN) if session.partner is not None:
                linked = session.partner.linked
                (self._host.linked if linked else self._host.shared).play_again()
            case Do(PageAction.PLAY_AGAIN):
                self._host.matches.start(
                    next_round(session.setup, session.rules), level=session.level
                )
            case Do(PageAction.REVIEW):
                self._host.open(destinations.ToHandReview(session, session.hand_number))
            case Do(PageAction.COPY):
                self._host.copy(tuple(result_lines(session)))
            case _:
                super().choose(intent, given)


def _news(
    reached: Sequence[tuple[Celebration, Text, bool]], greatest: Celebration, sheet: Sheet
) -> Iterator[tuple[Text, bool]]:
    """Yield the line that the match celebrates, and a few more, each with whether it is a record.

    A shutout that is a line of the final score is not said again unless it is celebrated.
    """
    counted = any(line.kind is EndKind.SHUTOUT for line in sheet.end)
    shown = [
        (line, record)
        for of, line, record in reached
        if not counted or of is not Celebration.SHUTOUT or of is greatest
    ]
    first = int(greatest > Celebration.WON_MATCH)
    yield from shown[: first + _NEWS]


def _feats(shown: FinalView) -> Iterator[Item]:
    for number, (text, record) in enumerate(shown.reached):
        yield Item(LineRef(PaperLine.REACHED, number), Role.TEXT, text, starred=record)
    for one in shown.rewards:
        yield Item(
            one.ref, Role.TEXT, one.line, value=NOTHING if one.button else goal_messages.IN_USE
        )
