"""The page of a reviewed hand, built from invented verdicts: chart, sums and rows."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import pygame
import pytest
from msgspec.structs import replace

from gin.ai.advice.at_sight import DiscardComparison, Safer
from gin.ai.advice.evaluation import Judgement, Worth
from gin.ai.advice.luck import Account, Shares
from gin.ai.advice.reasons import WhyDiscard
from gin.core.cards import Card
from gin.core.message import NOTHING, Verbatim, contains, ended, only, percent, started
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import Do, PageAction
from gin.interface.refs import HAND, LineRef, PaperLine
from gin.interface.review import FoldRow, Mark, MoveRow, ReviewView
from gin.interface.table import StripMark
from gin.interface.view import Choice, Scene, View
from gin.language import translation
from gin.language.translation import printed
from gin.messages import review as messages
from gin.present.screens.review.review import ReviewScreen
from gin.present.shell.parlour import Parlour
from gin.present.tableview import reviewed
from gin.present.words import review as words
from gin.present.words.hand_story import story
from gin.rules.model.actions import Action, Discard, Gin
from gin.session.balance import Balance
from gin.session.game import Session
from gin.session.marks import accuracy, mark_of
from gin.session.review import Review, Turn, Verdict
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.render.hand_line import HandGraph
from gin.ui.render.style import look_for
from gin.ui.scenes.review import chart_height
from gin.ui.scenes.review_rows import headings
from tests.present.test_review import played
from tests.support.by_name import choice_named, choose, find_choice
from tests.support.user import User


@dataclass(frozen=True)
class Made:
    best: float
    made: float
    lost: float = 0.0
    ahead: float = 0.0
    same: bool = True


@cache
def session(game: str = "gin") -> Session:
    return played(Store.in_memory(), game, seed=4)


def judged(wishes: Sequence[Made] = (), game: str = "gin") -> Review:
    review = Review(session(game), 1)
    for place, decision in enumerate(review.decisions):
        wish = wishes[place] if place < len(wishes) else Made(0.5, 0.5, same=False)
        review.verdicts[place] = verdict(decision.action, wish)
    assert review.done
    return review


def verdict(action: Action, wish: Made) -> Verdict:
    other: Action = Discard(next(iter(_other_cards(action))))
    made = Worth(action, 10.0 - wish.lost, wish.made, 0.5)
    best = made if wish.same else Worth(other, 10.0, wish.best, 0.5)
    rest = Worth(other, best.points - wish.ahead, 0.1, 0.5)
    lost = 0.0 if wish.same else wish.lost
    return Verdict(made, best, Judgement((best, rest), 32), lost)


def _other_cards(action: Action) -> Sequence[Card]:
    cards = [Card.parse("9H"), Card.parse("8C")]
    return [card for card in cards if not (isinstance(action, Discard) and action.card is card)]


def shown(review: Review, opened: Sequence[int] = (), chosen: int | None = None) -> ReviewView:
    return reviewed.build(review, "Ada", chosen, opened)


def on_screen(review: Review) -> tuple[Parlour, ReviewScreen]:
    parlour = Parlour(review.session.store, None, Settings())
    screen = ReviewScreen(parlour, review)
    parlour.show(screen)
    return parlour, screen


SLIP = Made(0.52, 0.47, 2.5, same=False)
MISTAKE = Made(0.6, 0.4, 7.0, same=False)
BEST = Made(0.55, 0.55)
GOOD = Made(0.55, 0.55, same=False)


@pytest.mark.parametrize(
    ("lost", "best", "mark"),
    [(0.0, True, Mark.BEST), (0.0, False, Mark.GOOD), (3.9, False, Mark.SLIP),
     (4.0, False, Mark.MISTAKE)],
)  # fmt: skip
def test_a_decision_is_marked_by_the_points_it_gave_away(
    lost: float, best: bool, mark: Mark
) -> None:
    assert mark_of(lost, best=best) is mark


def test_accuracy_halves_with_the_mean_loss_and_is_full_without_one() -> None:
    assert accuracy([]) == accuracy([0.0, 0.0]) == 1.0
    assert accuracy([2.4, 0.0]) == pytest.approx(0.5)
    assert accuracy([2.4]) == pytest.approx(0.25)
    # Ten points given away in a usual hand of twelve decisions are no 90 %.
    assert 0.6 < accuracy([5.0, 5.0, *[0.0] * 10]) < 0.75
    # One blunder does not decide the accuracy of a hand.
    assert accuracy([40.0, *[0.0] * 11]) == accuracy([10.0, *[0.0] * 11]) > 0.6


def test_the_turning_point_is_the_move_that_gave_most_chance_away() -> None:
    assert judged([SLIP, BEST, MISTAKE, SLIP]).turning_point == 2


def test_without_losses_the_turning_point_is_the_largest_change() -> None:
    quiet = [Made(0.5, 0.5), Made(0.55, 0.55), Made(0.8, 0.8), Made(0.78, 0.78)]
    review = judged([*quiet, *[Made(0.78, 0.78)] * 20])
    assert review.turning_point == 2
    assert review.turn == Turn(2, 0.55, 0.8)
    line = shown(review).line
    assert line.turned_well and line.flag == messages.TURN
    assert words.turning(review, 2) == messages.TURNING
    assert not words.turning(review, 1)
    assert not shown(judged([SLIP, BEST, MISTAKE])).line.turned_well


@pytest.mark.parametrize(("best", "made", "place"), [(0.52, 0.48, None), (0.53, 0.48, 0)])
def test_a_change_of_less_than_five_percent_is_no_turning_point(
    best: float, made: float, place: int | None
) -> None:
    review = judged([Made(best, made, 2.5, same=False)])
    assert review.turning_point == place
    assert shown(review).line.turn == place
    assert ("Turning point" in printed(words.course(review))) is (place is not None)


def test_a_hand_that_gave_points_away_is_not_called_flawless() -> None:
    tiny = judged([Made(0.5, 0.499, lost=1.0, same=False)])
    tiny.verdicts += [verdict(tiny.decisions[0].action, BEST)] * 400
    assert words.percent(tiny.accuracy) == 100 and words.accuracy_of(tiny) == 99
    assert words.in_a_word(99) != messages.FLAWLESS
    assert words.accuracy_of(judged([BEST])) == 100


def test_the_line_runs_from_the_deal_over_all_moves_to_the_end_with_drops() -> None:
    review = judged([SLIP, BEST, MISTAKE])
    line = shown(review).line
    assert line.start == pytest.approx(0.5) and line.start == review.start
    assert line.end == review.end is not None
    assert [(one.best, one.made) for one in line.moments[:3]] == [
        (0.52, 0.47), (0.55, 0.55), (0.6, 0.4)
    ]  # fmt: skip
    assert [one.mark for one in line.moments[:3]] == [Mark.SLIP, Mark.BEST, Mark.MISTAKE]
    assert line.turn == 2 and line.title == messages.CHANCE
    assert [text for _, text in line.levels] == [percent(25), percent(50), percent(75)]


def test_the_line_spans_the_range_of_the_chances() -> None:
    line = shown(judged([Made(0.95, 0.04, 30.0, same=False)])).line
    assert [height for height, _ in line.levels] == [0.0, 0.25, 0.5, 0.75, 1.0]


def test_moves_without_comment_share_a_row_that_opens_and_closes() -> None:
    review = judged([BEST, MISTAKE])
    last = len(review.decisions)
    rows = shown(review).rows
    assert isinstance(rows[0], MoveRow) and isinstance(rows[1], MoveRow)
    fold = rows[2]
    assert isinstance(fold, FoldRow) and not fold.opened
    assert fold.text == messages.fold(first=3, last=last, best=0, good=last - 2, hints=0)
    assert fold.note == messages.SHOW
    assert len(rows) == 3
    made, _ = on_screen(review)
    choose(made, "fold:2")
    opened = _picture(made.view()).rows
    assert [row.number for row in opened if isinstance(row, MoveRow)] == [*range(1, last + 1)]
    assert find_choice(made.view(), "open:4") is not None
    choose(made, "fold:2")
    assert _picture(made.view()).rows == rows


def _picture(view: View) -> ReviewView:
    assert isinstance(view.content, ReviewView)
    return view.content


def test_a_row_has_its_cards_its_mark_and_what_would_have_been_better() -> None:
    review = judged()
    place = next(
        n for n, one in enumerate(review.decisions) if isinstance(one.action, Discard) and n > 1
    )
    wishes = [Made(0.5, 0.5, same=False)] * place + [SLIP]
    review = judged(wishes)
    decision, found = review.decisions[place], review.verdicts[place]
    row = next(
        row for row in shown(review).rows if isinstance(row, MoveRow) and row.number == place + 1
    )
    assert isinstance(decision.action, Discard) and found is not None
    assert row.drawn == decision.seen.drawn is not None
    assert row.played == (decision.action.card,)
    assert isinstance(found.best.action, Discard)
    assert row.better == (found.best.action.card,)
    assert row.mark is Mark.SLIP and row.verdict == messages.mark(mark=Mark.SLIP)
    assert row.given == messages.given_away(points=only(2))
    assert contains(row.why, messages.better_discard(card=found.best.action.card))
    assert row.turning == messages.TURN


def test_the_reason_is_one_sentence_about_the_best_move() -> None:
    card = Card.parse("KC")
    why = WhyDiscard(card, 10, 22, False, 0, 0, True, False, 0, 0, False)
    review = judged([SLIP])
    found = review.verdicts[0]
    assert found is not None
    best = Verdict(found.made, found.made, found.judged, 0.0, why)
    review.verdicts[0] = best
    assert words.why(review.decisions[0], best, "Ada") == started(
        messages.why_alone(card=card, counts=10)
    )
    low = replace(why, card=Card.parse("AC"), points=1)
    told = printed(words.why(review.decisions[0], replace(best, reason=low), "Ada"))
    assert told == "The A♣ is on its own."
    kept = WhyDiscard(card, 10, 22, True, 0b111, 0, False, False, 0b11, 0, False)
    helped = words.verdict(review.decisions[0], replace(best, reason=kept), "Ada")
    whole = printed(helped)
    assert whole.startswith("Best move. That leaves you with 22, and 2 cards would help.")


def test_a_better_discard_is_compared_with_the_one_that_was_made() -> None:
    review = judged([SLIP])
    found, king = review.verdicts[0], Card.parse("KC")
    assert found is not None
    why = WhyDiscard(Card.parse("AC"), 1, 22, False, 0, 0, True, False, 0, 0, False)
    facts = DiscardComparison(king, 0, 2, 3, True, False, why_safer=Safer.NO_MELD)

    def told(rather: DiscardComparison | None) -> str:
        one = replace(found, reason=why, rather=rather)
        return printed(words.why(review.decisions[0], one, "Ada"))

    assert told(facts).endswith(
        "Nothing left goes with it, but two cards go with the K♣. Ada can't meld the 9♥."
    )
    assert told(replace(facts, kept_outs=0, why_safer=None)).endswith("It counts 3 points more.")
    assert told(replace(facts, kept_outs=0, melded=True)).endswith(
        "The K♣ is part of a meld. Ada can't meld the 9♥."
    )
    # A lone ace, and nothing to see that speaks for it; and a discard rather than a knock.
    hard = "On average that is worth about 2 points more."
    assert told(replace(facts, kept_outs=0, why_safer=None, points=0)).endswith(hard)
    assert told(None).endswith(hard)


def test_good_moves_are_named_before_losses() -> None:
    ahead = Made(0.55, 0.55, ahead=3.0)
    review = judged([MISTAKE, ahead, SLIP])
    assert review.praised == 1
    did = words.did(review.decisions[1].action, words.top(review.decisions[1]))
    texts = [text for _, text in shown(review).lines]
    assert texts[0] == story(review, "Ada")
    assert contains(texts[1], messages.praised(did=did))
    assert contains(texts[1], messages.far_ahead(points=3))
    count = len(review.decisions)
    assert contains(texts[1], messages.points_given(points=only(9), decisions=count))
    start, end = review.start, review.end
    assert start is not None and end is not None
    went = messages.went(before=round(100 * start), after=round(100 * end))
    turned = messages.turned(number=1, before=60, after=40)
    assert contains(texts[2], went) and contains(texts[2], turned)


def test_gin_is_praised_before_a_mere_large_lead() -> None:
    review = judged([Made(0.5, 0.5, ahead=9.0), BEST])
    ends = Gin(None, ())
    decision = review.decisions[1]
    review.decisions = (
        review.decisions[0], type(decision)(decision.ply, decision.table, ends),
        *review.decisions[2:],
    )  # fmt: skip
    review.verdicts[1] = verdict(ends, BEST)
    assert review.praised == 1
    assert words.praise(review) == messages.praised(did=messages.WENT_GIN)


@pytest.mark.parametrize(
    ("marks", "folded", "german"),
    [
        ("bbbb", "Moves 3–6: all best", "Züge 3–6: alle optimal"),
        ("gggg", "Moves 3–6: all good", "Züge 3–6: alle gut"),
        ("bggb", "Moves 3–6: 2 best, 2 good", "Züge 3–6: 2-mal bester Zug, 2-mal gut"),
        ("bb", "Moves 3 and 4: both best", "Züge 3 und 4: beide optimal"),
        ("gg", "Moves 3 and 4: both good", "Züge 3 und 4: beide gut"),
        ("gb", "Moves 3 and 4: 1 best, 1 good",
         "Züge 3 und 4: einmal bester Zug, einmal gut"),
        ("hhhh", "Moves 3–6: all with a hint", "Züge 3–6: alle mit Tipp"),
        ("bhgh", "Moves 3–6: 1 best, 1 good, 2 with a hint",
         "Züge 3–6: 1-mal bester Zug, 1-mal gut, 2-mal mit Tipp"),
        ("hh", "Moves 3 and 4: both with a hint", "Züge 3 und 4: beide mit Tipp"),
        ("gh", "Moves 3 and 4: 1 good, 1 with a hint",
         "Züge 3 und 4: einmal gut, einmal mit Tipp"),
    ],
)  # fmt: skip
def test_fold_reason_line_and_legend_agree_on_each_mark(
    marks: str, folded: str, german: str
) -> None:
    wishes = [GOOD if one == "g" else BEST for one in marks]
    review = judged([SLIP, MISTAKE, *wishes, *[SLIP] * 40])
    helped(review, (place for place, one in enumerate(marks, start=2) if one == "h"))
    found = shown(review, opened=[2])
    fold = next(row for row in found.rows if isinstance(row, FoldRow))
    assert printed(fold.text) == folded
    translation.speak("de")
    assert printed(fold.text) == german
    rows = [row for row in found.rows if isinstance(row, MoveRow)]
    assert [row.mark for row in rows] == [moment.mark for moment in found.line.moments]
    for row in rows:
        assert row.verdict == messages.mark(mark=row.mark or "")
        assert (row.why == messages.AS_GOOD) is (row.mark is Mark.GOOD)
    counted = {
        mark: messages.marked(mark=mark, number=sum(row.mark is mark for row in rows))
        for mark in {row.mark for row in rows} if mark is not None
    }  # fmt: skip
    assert dict(found.marked) == counted


def test_only_best_moves_are_praised_as_best() -> None:
    review = judged([SLIP, BEST, BEST])
    told = messages.often_best(number=2, decisions=len(review.decisions))
    assert words.praise(review) == told
    assert words.praise(judged([SLIP])) == NOTHING


def test_a_hand_without_losses_is_said_to_have_none() -> None:
    count = len(judged().decisions)
    assert words.praise(judged()) == NOTHING
    assert words.lost(judged()) == messages.none_given(decisions=count)
    assert len([text for _, text in shown(judged()).lines]) == 3


def helped(review: Review, places: Iterable[int]) -> Review:
    """Return the review with these moves made from hints."""
    for place in places:
        found = review.verdicts[place]
        assert found is not None
        review.verdicts[place] = replace(found, hinted=True)
    return review


def test_moves_from_hints_are_marked_and_count_for_nothing() -> None:
    count = len(judged().decisions)
    review = helped(judged([BEST] * count), range(2, 4))
    marks = [one.mark for one in review.verdicts if one is not None]
    assert marks[1:5] == [Mark.BEST, Mark.HINT, Mark.HINT, Mark.BEST]
    assert review.hints == 2 and len(review.own) == count - 2
    assert words.judgement(judged()) == messages.FLAWLESS
    assert words.judgement(review) == messages.EXCELLENT
    texts = [text for _, text in shown(review).lines]
    assert contains(texts[1], messages.none_given(decisions=count - 2))
    assert contains(texts[1], messages.hints(number=2, decisions=count))
    lossy = helped(judged([BEST, BEST, MISTAKE]), (0, 1))
    assert lossy.accuracy < judged([BEST, BEST, MISTAKE]).accuracy


def test_a_hand_played_mostly_from_hints_says_so_first(monkeypatch: pytest.MonkeyPatch) -> None:
    count = len(judged().decisions)
    most = helped(judged(), range(1, count))
    told = f"{count - 1} of {count} moves followed hints."
    assert printed(shown(most).lines[0][1]) == told
    assert printed(words.summary(most, "Ada")).startswith(told)
    monkeypatch.setattr(words, "FEWEST_RATED", 1)
    # A word for the accuracy of a single move would praise the hints.
    figure = shown(most).figure
    assert figure is not None and printed(figure[3]) == f"On 1 of {count} moves"
    whole = helped(judged(), range(count))
    assert printed(shown(whole).lines[0][1]) == f"All {count} moves followed hints."
    picture = shown(whole)
    assert picture.figure is not None and picture.figure[2:] == (NOTHING, NOTHING)
    assert printed(words.summary(whole, "Ada")).count("hints") == 1


def test_a_few_moves_of_your_own_have_no_accuracy() -> None:
    count = len(judged().decisions)
    few, enough = helped(judged(), range(4, count)), helped(judged(), range(5, count))
    assert (len(few.own), len(enough.own)) == (4, 5)
    picture = shown(few)
    assert picture.figure is not None and picture.figure[2:] == (NOTHING, NOTHING)
    assert printed(picture.figure[1]) == f"{count} moves"
    assert "Accuracy" not in printed(words.summary(few, "Ada"))
    made, _ = on_screen(few)
    facts = [printed(item.name) for item in made.view().zones[0].items]
    assert f"{count} moves." in facts and not any("%" in fact for fact in facts[-1:])
    figure = shown(enough).figure
    assert figure is not None and printed(figure[2]) == "100%"
    assert "Accuracy" in printed(words.summary(enough, "Ada"))


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (2560, 1440)], ids=str)
def test_four_moves_are_in_view_below_the_chart(size: tuple[int, int]) -> None:
    pygame.display.init()
    review = judged([SLIP] * len(judged().decisions))
    made, _ = on_screen(review)
    place = App(made, size).place
    assert place.viewport is not None
    for number in range(4):
        assert place.viewport.contains(place.slots[reviewed.row_ref(number)].rect), number


def test_a_nearly_level_chart_is_lower() -> None:
    look = look_for(Settings(), (1600, 2000))
    heights = []
    for made in (Made(0.5, 0.5), Made(1.0, 0.0)):
        picture = shown(judged([made] * len(judged().decisions)))
        laid = HandGraph(picture.line, {}, chart_height(picture, look))
        heights.append(laid.lay(look, (0, 0), 700).rect.h)
    assert heights[0] < heights[1]


@pytest.mark.parametrize(
    ("winner", "lost", "luck", "told"),
    [
        (0, 0.0, 0.0, "You played well and won."),
        (0, 0.7, 20.0, "You won, with some help from the cards."),
        (0, 0.7, 0.0, "You won, with a few mistakes on the way."),
        (0, 5.0, 20.0, "You won, in spite of your mistakes."),
        (1, 0.0, -20.0, "You played well and lost: Ada had the cards."),
        (1, 0.0, 0.0, "You played well, but Ada won."),
        (1, 0.7, -20.0, "You lost, and a few mistakes helped Ada."),
        (1, 5.0, -20.0, "You lost: your mistakes cost you this hand."),
    ],
)  # fmt: skip
def test_the_story_of_a_hand_fits_result_accuracy_and_luck(
    winner: int, lost: float, luck: float, told: str
) -> None:
    count = len(judged().decisions)
    review = judged([Made(0.5, 0.5, lost, same=False)] * count)
    assert review.result is not None
    review.result = replace(review.result, winner=winner)
    none = Shares(0.0, (0.0, 0.0), (0.0, 0.0))
    account = Account(replace(none, deal=luck), none, (1.0, 0.1))
    review.balance = Balance(account, (0.0, 0.0))
    assert printed(story(review, "Ada")) == told


def test_the_sum_is_a_figure_with_a_word_and_how_often_each_mark_was_earned() -> None:
    review = judged([MISTAKE, SLIP, BEST])
    picture = shown(review)
    assert picture.figure is not None
    _, name, figure, word = picture.figure
    share = round(100 * review.accuracy)
    assert (name, figure) == (messages.ACCURACY, percent(share))
    assert word == started(words.in_a_word(share))
    good = len(review.decisions) - 3
    assert picture.marked == tuple(
        (mark, messages.marked(mark=mark, number=n))
        for mark, n in ((Mark.BEST, 1), (Mark.GOOD, good), (Mark.SLIP, 1), (Mark.MISTAKE, 1))
    )
    assert words.in_a_word(100) == messages.FLAWLESS and words.in_a_word(0) == messages.ROUGH


def test_the_same_is_given_in_words() -> None:
    review = judged([MISTAKE, BEST])
    made, _ = on_screen(review)
    view = made.view()
    assert view.scene is Scene.REVIEW and view.status == words.summary(review, "Felix")
    for text in (words.praise(review), ended(words.accuracy(review)), words.course(review)):
        assert contains(view.status, text)
    points = view.zone(reviewed.LINE)
    assert points is not None and len(points.items) == len(review.decisions)
    assert points.items[0].name == messages.move(number=1)
    assert points.items[0].value == messages.dropped(before=60, after=40)
    assert contains(points.items[0].note, messages.TURNING)
    assert points.items[1].value == messages.to_win(percent=55)


def test_a_point_of_the_line_opens_its_step_and_is_marked_afterwards() -> None:
    review = judged([MISTAKE])
    made, screen = on_screen(review)
    choose(made, "move:4")
    assert made.view().title == messages.step_title(number=5, of=len(review.decisions))
    choose(made, "step")
    choose(made, "back")
    assert screen.chosen == 5
    assert _picture(made.view()).line.chosen == 5
    assert made.view().focus == reviewed.moment_ref(5)


def test_every_decision_can_be_typed_though_its_row_is_folded() -> None:
    made, _ = on_screen(judged([BEST]))
    typed = [word for choice in made.view().choices for word in choice.words]
    wanted = {f"decision {n + 1}" for n in range(len(judged().decisions))}
    assert wanted <= set(typed) and len(typed) == len(set(typed))


def test_an_unfinished_review_folds_no_rows_and_has_no_summary() -> None:
    review = Review(session(), 1)
    picture = shown(review)
    assert picture.figure is not None and picture.figure[2:] == (Verbatim("\u2013"), NOTHING)
    assert picture.marked == ()
    assert all(isinstance(row, MoveRow) and row.mark is None for row in picture.rows)
    assert [one.mark for one in picture.line.moments] == [None] * len(review.decisions)
    told = messages.looked_at(number=0, decisions=len(review.decisions))
    assert [text for _, text in picture.lines] == [ended(told)]


def test_a_deal_played_alone_is_a_line_of_points_with_the_fewest_on_top() -> None:
    review = judged([Made(0.5, 0.5, 6.0, same=False)], "solitary")
    line = shown(review).line
    assert line.title == messages.EXPECTED and line.start is None
    assert [one.made for one in line.moments[:2]] == [4.0, 10.0]
    heights = [height for height, _ in line.levels]
    assert heights == sorted(heights) and 0.0 in heights
    assert heights[0] <= min(one.made for one in line.moments)
    assert heights[-1] >= max(one.best for one in line.moments)
    assert (5.0, only(-5)) in line.levels
    assert words.moment(review, 0) == messages.headed_worse(before=-10, after=-4)
    assert words.moment(review, 1) == messages.heading(number=-10)


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (3840, 2160)])
@pytest.mark.parametrize("text", [100, 200])
def test_points_and_rows_are_drawn_where_they_can_be_clicked(
    size: tuple[int, int], text: int
) -> None:
    user = User("", size, text_size=text)
    review = judged([BEST, SLIP, MISTAKE])
    user.parlour.show(ReviewScreen(user.parlour, review))
    user.app.refresh()
    user.app.settle()
    user.draw()
    view = user.app.view
    slots = user.app.place.slots
    points = [slots[reviewed.moment_ref(n)].rect for n in range(len(review.decisions))]
    assert all(a.right <= b.left + 1 for a, b in itertools.pairwise(points))
    rows = [slots[row.ref].rect for row in _picture(view).rows]
    assert all(a.bottom <= b.top for a, b in itertools.pairwise(rows))
    assert all(rect.left >= 0 and rect.right <= size[0] for rect in (*points, *rows))
    user.app.pointing.set_focus(reviewed.moment_ref(2), keyboard=True)
    user.click("move:2")
    assert user.app.view.title == messages.step_title(number=3, of=len(review.decisions))


def test_keys_move_along_the_line_and_open_a_step() -> None:
    user = User("")
    review = judged([BEST, SLIP, MISTAKE])
    user.parlour.show(ReviewScreen(user.parlour, review))
    user.app.refresh()
    user.app.pointing.set_focus(reviewed.moment_ref(0), keyboard=True)
    user.press("Right")
    assert user.app.pointing.cursor.focus == reviewed.moment_ref(1)
    user.press("Enter")
    assert user.app.view.title == messages.step_title(number=2, of=len(review.decisions))


def test_a_step_lifts_only_the_card_played_and_has_a_mark_for_each_move() -> None:
    review = judged([BEST, SLIP, MISTAKE])
    user = User("", (800, 600), text_size=200)
    user.parlour.show(ReviewScreen(user.parlour, review))
    user.app.refresh()
    user.app.settle()
    place = next(n for n, one in enumerate(review.decisions) if isinstance(one.action, Discard))
    choose(user.parlour, f"move:{place}")
    user.app.refresh()
    user.app.settle()
    view, played = user.app.view, review.decisions[place].action
    hand = view.zone(HAND)
    assert isinstance(played, Discard) and hand is not None and view.table is not None
    assert [item.card for item in hand.items if item.drawn or item.selected] == [played.card]
    drawn = review.decisions[place].seen.drawn
    assert (view.table.label is not None) == (drawn is not None)
    strip = view.table.strip
    assert [one.mark for one in strip[:3]] == [Mark.BEST, Mark.SLIP, Mark.MISTAKE]
    assert [one.chosen for one in strip].index(True) == place
    areas = [user.app.place.slots[one.ref].rect for one in strip]
    assert all(not a.colliderect(b) for a, b in itertools.combinations(areas, 2))
    user.click("move:0")
    assert user.app.view.title == messages.step_title(number=1, of=len(strip))
    for number in (2, 3, 2):
        user.press("I")
        assert user.app.view.title == messages.step_title(number=number, of=len(strip))


def to_mistake(made: Parlour) -> Choice:
    return next(one for one in made.view().choices if one.intent == Do(PageAction.NEXT_MISTAKE))


def test_without_mistakes_the_next_one_has_no_button_and_its_key_says_why() -> None:
    made, _ = on_screen(judged([BEST]))
    choose(made, "move:0")
    refused = to_mistake(made)
    assert refused.why == messages.NO_OTHER_MISTAKE
    assert refused.item is None and refused.key is Command.HINT
    made.take_said()
    choose(made, "next-mistake")
    assert made.take_said() == (messages.NO_OTHER_MISTAKE,)


def test_at_the_only_mistake_the_button_stays_dimmed() -> None:
    made, _ = on_screen(judged([MISTAKE, *[BEST] * 30]))
    choose(made, "move:0")
    refused = to_mistake(made)
    assert refused.item is not None and refused.why == messages.NO_OTHER_MISTAKE


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080), (720, 1080)])
def test_the_marks_of_the_strip_are_in_columns_and_rows_of_similar_length(
    size: tuple[int, int],
) -> None:
    made, _ = on_screen(judged([BEST]))
    choose(made, "move:0")
    user = User(size=size, parlour=made)
    table = user.app.view.table
    assert table is not None
    areas = [user.app.place.slots[one.ref].rect for one in table.strip]
    rows = [[*row] for _, row in itertools.groupby(areas, lambda area: area.y)]
    columns = sorted({area.x for area in areas})
    assert all([area.x for area in row] == columns[: len(row)] for row in rows)
    assert len({b - a for a, b in itertools.pairwise(columns)}) == 1
    most = max(sum(1 for _ in turn) for turn in _turns(table.strip))
    assert max(map(len, rows)) - min(map(len, rows)) <= most


def _turns(strip: Sequence[StripMark]) -> Iterator[list[StripMark]]:
    found = list[StripMark]()
    for one in strip:
        if one.turn and found:
            yield found
            found = []
        found.append(one)
    yield found


def test_the_column_with_a_card_passed_on_does_not_say_drew() -> None:
    passed = MoveRow(
        LineRef(PaperLine.FOLD, 0), 1, NOTHING, None, (), (), None, NOTHING, NOTHING, NOTHING,
        left=Card.parse("2S"),
    )  # fmt: skip
    drawn = replace(passed, left=None, drawn=Card.parse("KD"))
    assert headings([drawn, passed])[0] == messages.NEW_CARD
    assert headings([drawn])[0] == messages.DRAWN


def test_a_review_is_a_destination_and_a_row_has_a_name() -> None:
    review = judged()
    made = Parlour(review.session.store, None, Settings())
    made.open(destinations.ToHandReview(review.session, 1))
    assert made.view().scene is Scene.REVIEW
    assert made.view().item(LineRef(reviewed.row_ref(0).line, 0)) is not None


def test_a_hand_without_decisions_says_so() -> None:
    review = judged()
    review.decisions, review.verdicts = (), []
    made, _ = on_screen(review)
    view = made.view()
    picture = _picture(view)
    assert [text for _, text in picture.lines] == [messages.NO_DECISION]
    assert picture.rows == () and picture.figure is None and picture.line.moments == ()
    assert choice_named(view, "step").why == messages.NO_DECISION
    user = User("")
    user.parlour.show(ReviewScreen(user.parlour, review))
    user.app.refresh()
    user.draw()


def test_pointing_at_a_row_marks_its_point_on_the_line() -> None:
    user = User("")
    user.parlour.show(ReviewScreen(user.parlour, judged([BEST, SLIP, MISTAKE])))
    user.app.refresh()
    user.app.settle()
    user.draw()
    pictures = []
    for ref in (reviewed.row_ref(0), reviewed.row_ref(1)):
        user.mouse(pygame.MOUSEMOTION, user.at(ref))
        assert user.app.pointing.cursor.hover == ref
        user.draw()
        line = user.app.place.slots[reviewed.moment_ref(1)].rect
        area = user.surface.subsurface(line.clip(user.surface.get_rect()))
        pictures.append(pygame.image.tobytes(area, "RGB"))
    assert pictures[0] != pictures[1]


def test_contrast_themes_still_show_the_points_given_away() -> None:
    pictures = []
    for wish in (MISTAKE, Made(0.4, 0.4)):
        user = User("", theme="contrast_light")
        user.parlour.show(ReviewScreen(user.parlour, judged([BEST, wish])))
        user.app.refresh()
        user.app.settle()
        user.draw()
        line = user.app.place.slots[reviewed.moment_ref(1)].rect
        area = user.surface.subsurface(line)
        pictures.append(pygame.image.tobytes(area, "RGB"))
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (720, 1080)])
def test_the_button_to_step_through_stays_while_rows_fold(size: tuple[int, int]) -> None:
    user = User("", size)
    session = judged([BEST]).session
    places, heights = set(), set()
    for review in (Review(session, 1), judged([BEST] * 7)):
        user.parlour.show(ReviewScreen(user.parlour, review))
        user.app.refresh()
        user.app.settle()
        user.draw()
        places.add(user.app.place.slots[choice_named(user.app.view, "step").item].rect.topleft)  # type: ignore[index]
        assert user.app.place.viewport is not None
        heights.add(user.app.place.viewport.h)
    assert len(heights) == 2, "no row was folded"
    assert len(places) == 1
