"""A friend's challenge before and during play."""

from __future__ import annotations

from gin.core.message import NOTHING, Text, Verbatim
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import Do, Given, Intent, Open, PageAction
from gin.interface.view import Role, Scene, View
from gin.messages import challenge as messages
from gin.present.pages import button, page
from gin.present.screen import Screen, ScreenHost
from gin.present.screens.challenge.comparison import ComparisonScreen
from gin.present.screens.challenge.lines import lines_of
from gin.present.words import build, fairness
from gin.present.words import challenge as words
from gin.session.challenges import KeptChallenge, kept_challenge

_FAIR = button(Open(destinations.ToFairPlay()), messages.FAIR, ("fair",), name="fair")


def challenge_screen(host: ScreenHost, id: str) -> Screen:
    """Return the page of a challenge: both lines once it is played, before that the invitation."""
    kept = kept_challenge(host.store, id)
    lines = lines_of(host, kept) if kept is not None and kept.over else None
    if kept is not None and lines is not None:
        return ComparisonScreen(host, kept, *lines)
    return ChallengeScreen(host, id)


class ChallengeScreen(Screen):
    """The invitation of a challenge, with its seal."""

    def __init__(self, host: ScreenHost, id: str) -> None:
        super().__init__(host)
        self._id = id

    @property
    def _kept(self) -> KeptChallenge:
        found = kept_challenge(self._host.store, self._id)
        assert found is not None, "a challenge is kept before its page opens"
        return found

    def view(self) -> View:
        kept = self._kept
        begun = kept.match is not None
        label = messages.CONTINUE if begun else messages.AGAIN if kept.own else messages.PLAY
        play = button(Do(PageAction.PLAY), label, ("play", "continue"), key=Command.DONE, main=True)
        return page(
            Scene.HELP, messages.ONE, tuple(_lines(kept)), subtitle=kept.challenge.setup.title,
            extra=(_FAIR, play),
        )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.PLAY):
                self._host.matches.challenge(self._id)
            case _:
                super().choose(intent, given)


def _lines(kept: KeptChallenge) -> list[tuple[Role, Text]]:
    one = kept.challenge
    options = build.options(one.setup.agreed)
    found: list[Text] = [words.invites(kept)]
    if options:
        found.append(messages.options(options=options))
    if one.practice:
        found.append(words.with_undo(kept))
    if kept.own:
        found.append(messages.OWN_AGAIN)
    elif kept.match is not None:
        found += [messages.GOES_ON, messages.WAITS]
    else:
        found += [messages.WAITS, messages.COUNTS]
    lines: list[tuple[Role, Text]] = [(Role.TEXT, text) for text in found if text != NOTHING]
    return [
        *lines,
        (Role.HEADING, messages.SEAL),
        (Role.TEXT, Verbatim(fairness.groups(one.seal))),
        (Role.TEXT, words.seal_fits(kept)),
    ]
