"""Luck and play of a match, in total and hand by hand."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.message import Text, commas, labelled, sentences
from gin.interface import destinations
from gin.interface.intents import Given, Intent, Pick
from gin.interface.refs import PAGE, LineRef, PaperLine
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import luck as messages
from gin.present.pages import BACK, button_zone
from gin.present.screen import Screen, ScreenHost
from gin.present.words import luck as words
from gin.present.words import sheet as sheets
from gin.present.words.people import opponent
from gin.session.balance import MatchBalance
from gin.session.game import Session


class LuckScreen(Screen):
    """The luck and play of a match's finished hands; each hand opens its review."""

    def __init__(self, host: ScreenHost, session: Session) -> None:
        super().__init__(host)
        self._match = MatchBalance(session)
        self._other = "" if session.level is None else opponent(session.level)

    def played(self) -> Session:
        return self._match.session

    @property
    def working(self) -> bool:
        return not self._match.done

    def work(self, seconds: float) -> bool:
        """Measure for about `seconds`; return whether another hand was finished."""
        news = self._match.work(seconds)
        if news and self._match.done:
            self._host.say(words.of_match(self._match, self._other))
        return news

    @property
    def sums_up(self) -> bool:
        return True

    def view(self) -> View:
        items = tuple(self._items())
        opens = tuple(
            Choice(
                intent=Pick(item.ref),
                label=labelled(item.name, commas(item.value, item.note)),
                item=item.ref,
                words=(f"hand {item.ref.key}",),
            )
            for item in items
            if isinstance(item.ref, LineRef) and item.ref.line is PaperLine.HAND
        )
        return View(
            Scene.SOURCES,
            messages.TITLE,
            (Zone(PAGE, ZoneKind.PAGE, messages.TITLE, items), button_zone((BACK,))),
            (*opens, BACK),
            subtitle=self._match.session.title,
            status=words.of_match(self._match, self._other),
            focus=items[0].ref,
        )

    def _items(self) -> Iterator[Item]:
        match, session = self._match, self._match.session
        lines: list[tuple[Role, Text]] = [(Role.TEXT, words.of_match(match, self._other))]
        if match.balances and match.done:
            total = match.total
            lines = [(Role.HEADING, messages.CHANCE_HEADING), *lines]
            gifts = words.given_away(total, self._other)
            if words.in_points(session.rules):
                gifts = sentences(words.of_points(total.account, self._other), gifts)
            lines += [(Role.HEADING, messages.POINTS_HEADING), (Role.TEXT, gifts)]
        if match.balances:
            lines += [(Role.HEADING, messages.HANDS), (Role.TEXT, messages.NOTE)]
        for number, (role, text) in enumerate(lines):
            yield Item(LineRef(PaperLine.FACT, number), role, text)
        for place, (balance, result) in enumerate(
            zip(match.balances, session.match.results, strict=True)
        ):
            note, value = words.hand_parts(balance, session.rules)
            name = messages.hand(number=place + 1, how=sheets.how(result))
            yield Item(LineRef(PaperLine.HAND, place + 1), Role.TEXT, name, value=value, note=note)

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(LineRef(PaperLine.HAND, int(hand))):
                self._host.open(destinations.ToHandReview(self._match.session, hand))
            case _:
                super().choose(intent, given)
