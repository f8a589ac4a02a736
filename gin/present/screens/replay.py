"""A finished hand on the table, step by step, with the opponent's hand open."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.cards import Hand
from gin.core.message import NOTHING, Text, sentences, started
from gin.interface.commands import Command
from gin.interface.intents import Do, Given, Intent, Leave, PageAction
from gin.interface.pictures import Icon
from gin.interface.refs import BUTTONS, OPPONENT, Area, AreaRef
from gin.interface.view import ButtonSpot, Choice, Scene, View, Zone, ZoneKind
from gin.messages import replay as messages
from gin.messages import result as result_messages
from gin.messages import review, sharing
from gin.present.drafts.lay_out import LayingOut
from gin.present.pages import button, button_zone, typed
from gin.present.picture_saving import PictureSaving
from gin.present.screen import Screen, ScreenHost
from gin.present.tableview import laying_table, table
from gin.present.tableview.items import card_item
from gin.present.tableview.result import result_items, result_view
from gin.present.tableview.seating import Seating
from gin.present.tableview.sorting import ordered
from gin.present.words import table as words
from gin.present.words.people import OPPONENT_UNKNOWN, PlayerProfile, opponent, person
from gin.rules.counting.scoring import best_split
from gin.rules.model.memory import without_hidden_memory
from gin.rules.model.table import Table, observe
from gin.session.replay import ReplayedHand, steps_of
from gin.session.setting import Sort


class ReplayScreen(Screen):
    """A step of a hand: the deal, or the table after an action. The last one is the result."""

    def __init__(self, host: ScreenHost, hand: ReplayedHand) -> None:
        super().__init__(host)
        self._hand = hand
        self._steps = steps_of(hand)
        self._at = 0
        self._backwards = False
        self._saving = PictureSaving(host)
        alone = hand.dealt.rules.seats == 1
        self._other = "" if alone else OPPONENT_UNKNOWN
        if hand.level is not None:
            self._other = opponent(hand.level)

    @property
    def _last(self) -> int:
        return len(self._steps) - 1

    def view(self) -> View:
        shown = self._result() if self._at == self._last else self._table()
        return replace(
            shown,
            title=messages.title(step=self._at, of=self._last),
            subtitle=self._subtitle,
            status=self._news(),
            news=NOTHING,
        )

    @property
    def _subtitle(self) -> Text:
        hand = self._hand
        what = messages.FROM_FILE if hand.from_file else hand.name or hand.game
        return messages.subtitle(hand=hand.number, what=what)

    def _table(self) -> View:
        now, _ = self._steps[self._at]
        seen = without_hidden_memory(observe(now, 0))
        seating = self._seating()
        if seen.rules.whole_hands:
            shown = laying_table.build(LayingOut(seen), seating)
        else:
            shown = table.build(seen, seating)
        choices = self._choices()
        zones = [zone for zone in shown.zones if zone.ref not in (OPPONENT, BUTTONS)]
        if self._other:
            zones.insert(0, _open_hand(now, self._other))
        details = shown.table
        assert details is not None
        ahead, behind, *_ = choices
        focus = behind if self._backwards and not behind.why else ahead
        return replace(
            shown,
            zones=(*zones, button_zone(choices)),
            choices=choices,
            focus=focus.item,
            content=replace(details, thinking=False),
        )

    def _result(self) -> View:
        now, _ = self._steps[self._at]
        assert now.result is not None
        seen, seating = observe(now, 0), self._seating(ended=True)
        shown = result_view(now.result, seen, seating, self._hand.after)
        if self._hand.from_file:
            # The file does not say how the match stood.
            shown = replace(shown, closing=NOTHING, race=())
        choices = self._choices()
        return View(
            Scene.RESULT,
            NOTHING,
            (
                Zone(AreaRef(Area.RESULT), ZoneKind.PAGE, result_messages.AREA,
                     result_items(shown)),
                button_zone(choices),
            ),
            choices,
            focus=choices[1].item,
            content=replace(shown, table=table.details(seen, seating)),
        )  # fmt: skip

    def _choices(self) -> tuple[Choice, ...]:
        last = messages.LAST if self._at == self._last else NOTHING
        to_end = typed if last else button
        return (
            button(Do(PageAction.STEP), messages.NEXT, ("next",), name="next", key=Command.DONE,
                   why=last, main=True),
            button(Do(PageAction.BEFORE), messages.BEFORE, ("before", "previous"),
                   why=NOTHING if self._at else messages.FIRST),
            to_end(Do(PageAction.TO_END), messages.TO_END, ("end",), why=last),
            self._saving.film_choice(sharing.SAVE_ANIMATION_SHORT),
            button(Leave(), messages.LEAVE, ("back", "leave"), name="menu", key=Command.BACK,
                   icon=Icon.BACK, spot=ButtonSpot.CORNER),
        )  # fmt: skip

    def _news(self) -> Text:
        """Return the sentences about the step."""
        _, events = self._steps[self._at]
        if not events:
            name = self._hand.name
            seat = messages.seat_of(name=name) if name else NOTHING
            return sentences(messages.DEALT, seat)
        return sentences(*(words.event(event, self._other) for event in events))

    def _seating(self, *, ended: bool = False) -> Seating:
        hand = self._hand
        return Seating(
            title=hand.game,
            subtitle=NOTHING,
            other=self._other,
            hand_number=hand.number,
            sheet=hand.after if ended else hand.before,
            sort=Sort.MELDS,
            own=(),
            show_deadwood=True,
            show_melds=True,
            practice=False,
            can_undo=False,
            you=PlayerProfile(started(hand.name) if hand.name else NOTHING),
        )

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.STEP):
                self._go(self._at + 1)
            case Do(PageAction.BEFORE):
                self._go(self._at - 1)
            case Do(PageAction.TO_END):
                self._go(self._last)
            case Do(PageAction.SAVE_ANIMATION):
                self._saving.begin_film(self._hand, f"gin-parlour-hand-{self._hand.number}")
            case _:
                super().choose(intent, given)
                if isinstance(intent, Leave):
                    self._saving.stop()

    @property
    def working(self) -> bool:
        return self._saving.working

    def work(self, seconds: float) -> bool:
        """Draw the animation for about `seconds`; return whether the view changed."""
        return self._saving.work(seconds)

    def _go(self, to: int) -> None:
        self._backwards = to < self._at
        self._at = to
        self._host.say(self._news())


def _open_hand(now: Table, other: str) -> Zone:
    hand: Hand = now.hands[1]
    melds = best_split(now.rules, hand, now.rules.values.own).melds
    items = tuple(card_item(card) for card in ordered(hand, Sort.MELDS, melds, ()))
    return Zone(OPPONENT, ZoneKind.MELD, review.open_hand(who=person(1, other)), items)
