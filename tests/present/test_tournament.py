"""Tournaments on their page, at the table and in the menu, by every means of input."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from gin.ai.players.by_flow import baseline
from gin.interface import destinations
from gin.interface.celebration import Celebration
from gin.interface.paper import FinalView, StandingsView
from gin.interface.pictures import Mood
from gin.interface.refs import Area, AreaRef
from gin.interface.view import Scene, View
from gin.language.catalogue import catalogue
from gin.language.resolve import resolve
from gin.language.translation import printed
from gin.messages.cup import SERIES
from gin.present.shell.parlour import Parlour
from gin.present.words import tournament as words
from gin.present.words.people import PEOPLE
from gin.present.words.talk import CupOccasion, TalkOccasion, lines
from gin.session.game import Session
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.session.tournament import FIELD, YOU, Form, GameScore, TableRow, event_of
from gin.session.tournament_store import cups, current, match_of, save_score
from gin.session.unfinished import unfinished
from gin.text.terminal import Terminal
from tests.access.test_access import check
from tests.support.by_name import choice_named, choose, find_choice, item_named
from tests.support.tournaments import begun, finish_all, finish_yours, score_others, shown
from tests.support.user import User
from tools.steady import next_choice


@pytest.fixture
def made() -> Parlour:
    return Parlour(Store.in_memory(), None, Settings())


def work_all(made: Parlour) -> None:
    while made.working:
        made.work(1.0)


def said(made: Parlour) -> str:
    return " ".join(printed(one.text) for one in made.take_announcements())


def text(view: View) -> str:
    parts = [printed(view.title), printed(view.subtitle)]
    for zone in view.zones:
        parts.append(printed(zone.name))
        for item in zone.items:
            parts += map(printed, (item.name, item.value, item.note))
    return " ".join(parts)


def play_match(made: Parlour) -> Session:
    """Play the match on the table to its end, by choices."""
    player = baseline(3)
    for _ in range(6000):
        session = made.session()
        assert session is not None
        if session.over:
            return session
        if made.waiting:
            made.advance()
        elif session.hand_over:
            choose(made, "next")
        else:
            made.choose(next_choice(made, player))
    raise AssertionError("the match did not end")


# The empty page.


def test_a_knockout_shows_the_faces_of_each_match_and_the_winners_next_one(made: Parlour) -> None:
    id = begun(made.store, Form.KNOCKOUT, 7)
    score_others(made.store, id)
    finish_yours(made.store, id)
    made.open(destinations.ToTournament(id))
    view = made.view()
    assert isinstance(view.content, StandingsView)
    rounds = [
        [item.ref for item in zone.items[1:]]
        for zone in view.zones
        if isinstance(zone.ref, AreaRef) and zone.ref.area is Area.ROUND
    ]
    pairs = {pair.item: pair for pair in view.content.pairs}
    assert list(pairs) == [ref for refs in rounds for ref in refs]
    first, *_, last = rounds
    for ref in first:
        pair = pairs[ref]
        assert len(pair.faces) == (2 if pair.over else 1), "one sits the round out"
        assert pair.next in rounds[1]
    assert [pairs[ref].next for ref in first] == [ref for ref in rounds[1] for _ in range(2)]
    assert {pairs[ref].next for ref in rounds[1]} == {last[0]}
    assert pairs[last[0]].faces == () and pairs[last[0]].next is None


def test_the_menu_leads_to_a_page_that_invites(made: Parlour) -> None:
    choose(made, "tournament")
    view = made.view()
    assert printed(view.subtitle) == "Seven at the table, one cup, one evening"
    assert "You play 6 or 7: at most 70 minutes." in text(view)
    assert view.focus == choice_named(view, "begin-tournament").item
    assert find_choice(view, "tournament:1") is None


def test_form_game_and_target_are_chosen_and_the_length_is_announced(made: Parlour) -> None:
    choose(made, "tournament")
    made.take_announcements()
    choose(made, "option:form")
    assert "Knockout" in said(made)
    assert "You play 1 to 3" in text(made.view())
    choose(made, "set:game:rush")
    choose(made, "set:target:200")
    told = said(made)
    assert "Played to: 200 points." in told and "minutes a match" in told
    choose(made, "begin-tournament")
    now = current(made.store)
    assert now is not None
    assert (now.form, now.agreed.game.id, now.agreed.agreed) == (
        Form.KNOCKOUT, "rush", ("target=200",),
    )  # fmt: skip
    assert made.view().scene is Scene.TOURNAMENT and made.depth == 2


def test_the_next_tournament_begins_as_the_last_one(made: Parlour) -> None:
    finish_all(made.store, begun(made.store, Form.KNOCKOUT, game="oklahoma"))
    choose(made, "tournament")
    view = made.view()
    assert printed(item_named(view, "option:form").value) == "Knockout"
    assert printed(item_named(view, "option:game").value) == "Oklahoma Gin"
    assert "you won the cup" in text(view)
    choose(made, "tournament:1")
    assert "You win the cup." in text(made.view())
    choose(made, "back")
    assert find_choice(made.view(), "begin-tournament") is not None


# The page of a tournament.


def test_the_table_shows_everyone_and_one_press_plays(made: Parlour) -> None:
    id = begun(made.store)
    choose(made, "tournament")
    view = made.view()
    table = view.zone(AreaRef(Area.STANDINGS))
    assert table is not None
    assert {printed(item.name) for item in table.items[1:]} == {
        "You", *(one.name for one in PEOPLE.values()),
    }  # fmt: skip
    assert "Ties are broken by point difference" in text(view)
    game = shown(made.store, id).your_next
    assert game is not None
    made.take_announcements()
    choose(made, "play")
    session = made.session()
    assert session is not None and session.event == event_of(id, game.number)
    assert session.level == game.other(YOU) and not session.practice
    assert printed(session.title) == "Tournament: Gin Rummy to 50"
    assert session.rules.format.target == 50


def test_the_others_play_while_the_page_is_open_and_are_announced(made: Parlour) -> None:
    id = begun(made.store, Form.KNOCKOUT, 7)
    choose(made, "tournament")
    assert made.working
    assert "playing now" in text(made.view())
    made.take_announcements()
    steps = 0
    while made.working:
        made.work(0.0)
        steps += 1
    assert steps > 100, "the matches are played in a few long steps"
    told = said(made)
    assert told.count(" beats ") == 2 and "you play" in told
    assert "playing now" not in text(made.view())
    assert len(shown(made.store, id).scores) == 2


def test_the_others_play_at_the_table_without_a_word(made: Parlour) -> None:
    id = begun(made.store, Form.KNOCKOUT, 7)
    choose(made, "tournament")
    choose(made, "play")
    choose(made, "cut-for-me")
    made.take_announcements()
    before = made.view()
    assert made.working
    work_all(made)
    assert said(made) == "" and made.view() == before
    assert len(shown(made.store, id).scores) == 2


def test_a_hint_comes_before_the_matches_of_the_others(made: Parlour) -> None:
    begun(made.store, Form.KNOCKOUT, 7)
    choose(made, "tournament")
    choose(made, "play")
    while (hint := find_choice(made.view(), "hint")) is None or hint.why:
        if made.waiting:
            made.advance()
        else:
            choose(made, "cut-for-me" if find_choice(made.view(), "cut-for-me") else "deal")
    choose(made, "hint")
    work_all(made)
    assert made.view().hint is not None


def test_the_player_who_has_a_bye_goes_on_to_the_next_round(made: Parlour) -> None:
    seed = next(
        seed
        for seed in range(100)
        if YOU in shown(made.store, begun(made.store, Form.KNOCKOUT, seed)).rounds[0].resting
    )
    choose(made, "tournament")
    assert "You have a bye" in text(made.view()), seed
    assert find_choice(made.view(), "play") is None
    # Of the matches of the others, only the one of the weakest is played: it takes the least time.
    now = current(made.store)
    assert now is not None
    _, *others = sorted(now.due, key=lambda game: max(one or 0 for one in game.pair))
    for game in others:
        save_score(made.store, now.id, game.number, GameScore((50, 20), 0, 4))
    made.home()
    choose(made, "tournament")
    work_all(made)
    assert "Semi-finals: you play" in printed(made.view().subtitle)
    assert find_choice(made.view(), "play") is not None


def test_rounds_can_be_leafed_through(made: Parlour) -> None:
    id = begun(made.store)
    score_others(made.store, id)
    finish_yours(made.store, id)
    choose(made, "tournament")
    assert made.view().zone(AreaRef(Area.ROUND, 2)) is not None
    choose(made, "older")
    view = made.view()
    assert view.zone(AreaRef(Area.ROUND, 1)) is not None
    assert choice_named(view, "older").why and not choice_named(view, "newer").why
    assert "Round 1." in said(made)
    for _ in range(7):
        choose(made, "newer")
    assert "The top two" in text(made.view())
    assert choice_named(made.view(), "newer").why


def test_a_match_of_the_player_opens_its_score_sheet(made: Parlour) -> None:
    made.open(destinations.ToTournament(begun(made.store, Form.KNOCKOUT, 7)))
    choose(made, "play")
    play_match(made)
    made.home()
    choose(made, "tournament")
    number = next(game.number for game in shown(made.store, 1).games if game.score is not None
                  and game.score.match is not None)  # fmt: skip
    choose(made, f"pairing:{number}")
    assert made.view().scene is Scene.SHEET


# A whole match, and breaks.


def test_a_match_counts_and_leads_back_to_the_tournament(made: Parlour) -> None:
    id = begun(made.store)
    choose(made, "tournament")
    choose(made, "play")
    session = play_match(made)
    choose(made, "final")
    view = made.view()
    assert view.scene is Scene.FINAL
    assert find_choice(view, "again") is None
    assert "You are " in text(view)
    choose(made, "tournament")
    row = next(row for row in shown(made.store, id).table if row.entrant == YOU)
    assert (row.played, row.won) == (1, int(session.sheet.winner == 0))
    assert printed(made.view().subtitle).startswith("Gin Rummy to 50. Round ")
    choose(made, "play")
    again = made.session()
    assert again is not None and again.id != session.id


def test_a_typed_rematch_leads_to_the_tournament(made: Parlour) -> None:
    begun(made.store)
    choose(made, "tournament")
    choose(made, "play")
    play_match(made)
    choose(made, "again")
    assert made.view().scene is Scene.TOURNAMENT


@pytest.mark.parametrize("form", Form)
def test_a_won_cup_is_shown_at_the_end_of_the_final(made: Parlour, form: Form) -> None:
    id = begun(made.store, form)
    last = len(shown(made.store, id).games)
    while (game := shown(made.store, id).your_next) is None or game.number != last:
        score_others(made.store, id)
        if shown(made.store, id).your_next is not None:
            game = shown(made.store, id).your_next
            assert game is not None
            if game.number == last:
                break
            finish_yours(made.store, id)
    session = Session.resume(made.store, finish_yours_and_keep(made.store, id))
    made.open(destinations.ToFinalScore(session))
    final = made.view().content
    assert isinstance(final, FinalView)
    assert final.celebration is Celebration.CUP
    assert len(final.audience) == len(FIELD) - 1
    assert "The tournament cup is yours" in text(made.view())
    choose(made, "tournament")
    view = made.view()
    assert printed(view.subtitle) == "You win the cup."
    assert find_choice(view, "leave-tournament") is None
    assert len(cups(made.store)) == 1
    choose(made, "another")
    assert find_choice(made.view(), "begin-tournament") is not None


def finish_yours_and_keep(store: Store, id: int) -> int:
    """Play the final until the player wins it."""
    tournament = shown(store, id)
    game = tournament.your_next
    assert game is not None
    for seed in range(60):
        session = Session.begin(
            store, tournament.agreed, game.other(YOU), seed, event=event_of(id, game.number)
        )
        while not session.over:
            if session.hand_over:
                session.next_hand()
            elif session.opponent_to_move:
                session.let_opponent_move()
            else:
                session.submit(baseline(seed).choose(session.seen))
        if session.sheet.winner == 0:
            return session.id
        store.set_state(session.id, "damaged")
    raise AssertionError("the final was never won")


def test_a_tournament_survives_a_kill_in_the_middle_of_a_hand(tmp_path: Path) -> None:
    made = Parlour(Store.open(tmp_path), tmp_path, Settings())
    choose(made, "tournament")
    choose(made, "begin-tournament")
    choose(made, "play")
    while not made.view().table or made.waiting or find_choice(made.view(), "cut-for-me"):
        if made.waiting:
            made.advance()
        elif find_choice(made.view(), "cut-for-me"):
            choose(made, "cut-for-me")
            choose(made, "deal")
    made.choose(next_choice(made, baseline(3)))
    session = made.session()
    assert session is not None
    seen = session.seen
    # The program is killed here.
    made.store._link.close()
    assert made.store._lock is not None
    made.store._lock.release()
    made = Parlour(Store.open(tmp_path), tmp_path, Settings())
    choose(made, "tournament")
    assert "in progress" in text(made.view())
    choose(made, "play")
    again = made.session()
    assert again is not None and (again.id, again.seen) == (session.id, seen)
    made.close()


def test_the_introduction_names_the_game_alone(tmp_path: Path) -> None:
    made = Parlour(Store.open(tmp_path), tmp_path, Settings())
    choose(made, "tournament")
    choose(made, "begin-tournament")
    choose(made, "play")
    introduction = made.view().introduction
    assert introduction is not None and printed(introduction.title) == "Gin Rummy to 50"
    made.close()


def test_a_match_that_was_given_up_can_be_taken_up_again(made: Parlour) -> None:
    id = begun(made.store)
    choose(made, "tournament")
    choose(made, "play")
    session = made.session()
    assert session is not None
    choose(made, "deal")
    made.home()
    made.open(destinations.ToMatches())
    choose(made, "give-up")
    dialog = made.view().dialog
    assert dialog is not None
    assert "You can come back to it from the tournament." in map(printed, dialog.text)
    choose(made, "drop")
    assert not unfinished(made.store)
    made.home()
    choose(made, "tournament")
    choose(made, "play")
    again = made.session()
    assert again is not None and again.id == session.id
    game = shown(made.store, id).your_next
    assert game is not None and match_of(made.store, id, game.number) == session.id


def test_leaving_asks_first_and_ends_the_tournament(made: Parlour) -> None:
    id = begun(made.store)
    choose(made, "tournament")
    choose(made, "leave-tournament")
    assert "Then no one wins the cup." in said(made)
    choose(made, "keep")
    assert made.view().dialog is None and not shown(made.store, id).left
    choose(made, "leave-tournament")
    choose(made, "leave-it")
    assert shown(made.store, id).left and not made.working
    assert "You left this tournament." in printed(made.view().subtitle)
    assert find_choice(made.view(), "play") is None
    choose(made, "another")
    assert "left early" in text(made.view())


def test_the_player_who_is_out_watches_the_rest(made: Parlour) -> None:
    id = begun(made.store, Form.KNOCKOUT, 7)
    finish_yours(made.store, id, won=False)
    choose(made, "tournament")
    assert "You are out; the others play on." in printed(made.view().subtitle)
    work_all(made)
    assert shown(made.store, id).over
    told = said(made)
    assert "wins the cup." in told and "You" not in told.split("wins the cup.")[0].split()[-1]
    assert not cups(made.store)
    assert "Not your evening. The next cup is waiting." in text(made.view())
    assert "Not your evening. The next cup is waiting." in printed(made.view().status)


def test_all_but_the_winner_are_around_the_cup(made: Parlour) -> None:
    finish_all(made.store, begun(made.store, Form.KNOCKOUT, 7))
    choose(made, "tournament")
    made.open(destinations.ToTournament(1))
    shown_view = made.view().content
    assert isinstance(shown_view, StandingsView)
    assert len(shown_view.audience) == len(FIELD) - 1
    assert [mood for _, mood in shown_view.audience].count(Mood.LOSING) == 1
    assert "The next cup" not in text(made.view())


# The opponents' words.


def test_everyone_has_three_lines_for_each_occasion() -> None:
    for one in PEOPLE.values():
        for occasion in CupOccasion:
            assert len(lines(one.portrait, occasion)) == 3
    assert len(SERIES) == len(PEOPLE) * len(CupOccasion)
    assert not set(CupOccasion) & set(TalkOccasion)


@pytest.mark.parametrize("language", ["en", "de"])
def test_remarks_are_short_and_unique(language: str) -> None:
    entries = catalogue(language).entries
    every = [line for series in SERIES.values() for line in series]
    assert all(line.id in entries for line in every)
    resolved = [resolve(line, language) for line in every]
    assert all(line.strip() == line and len(line) <= 60 for line in resolved)
    assert len(set(resolved)) == len(resolved)


def greeting(made: Parlour, level: int | None, occasion: CupOccasion) -> bool:
    """Return whether the opponent on the table greets with a line for an occasion."""
    assert level is not None
    known = [printed(line) for line in lines(PEOPLE[level].portrait, occasion)]
    told = said(made)
    return any(line in told for line in known)


def test_greetings_know_the_standing(made: Parlour) -> None:
    id = begun(made.store)
    for won, occasion in ((None, CupOccasion.OPENS), (True, CupOccasion.BEHIND)):
        if won is not None:
            score_others(made.store, id)
            finish_yours(made.store, id, won=won)
        made.home()
        choose(made, "tournament")
        made.take_announcements()
        choose(made, "play")
        session = made.session()
        assert session is not None
        assert greeting(made, session.level, occasion), occasion
        made.store.set_state(session.id, "broken")


def test_knock_out_greetings_know_what_is_at_stake(made: Parlour) -> None:
    id = begun(made.store, Form.KNOCKOUT, 7)
    for occasion in (CupOccasion.OUT, CupOccasion.OUT, CupOccasion.FINAL):
        score_others(made.store, id)
        made.home()
        choose(made, "tournament")
        made.take_announcements()
        choose(made, "play")
        session = made.session()
        assert session is not None and greeting(made, session.level, occasion), occasion
        made.store.set_state(session.id, "broken")
        finish_yours(made.store, id)


def test_partings_know_what_was_decided(made: Parlour) -> None:
    begun(made.store, Form.KNOCKOUT, 7)
    choose(made, "tournament")
    choose(made, "play")
    session = play_match(made)
    won = session.sheet.winner == 0
    assert greeting(made, session.level, CupOccasion.LEAVES if won else CupOccasion.STAYS)


# Means of input.


def typed(made: Parlour, *words: str) -> str:
    """Type lines into the terminal and return what it printed."""
    out = io.StringIO()
    Terminal(made, io.StringIO("\n".join((*words, "quit")) + "\n"), out).run()
    return " ".join(out.getvalue().split())


def test_a_tournament_is_begun_and_left_in_the_terminal(made: Parlour) -> None:
    out = typed(made, "tournament", "form knockout", "target 100", "begin", "leave it", "yes")
    assert "Seven at the table, one cup, one evening" in out
    assert "The draw has been made." in out and "You left the tournament." in out
    assert " beats " in out
    last = shown(made.store, 1)
    assert last.form is Form.KNOCKOUT and last.left and last.agreed.rules.format.target == 100


def test_the_terminal_leads_to_the_table(made: Parlour) -> None:
    out = typed(made, "tournament", "begin", "play")
    assert "Tournament: Gin Rummy" in out
    assert made.store.matches()[0].event.startswith("tournament:1:")


@pytest.mark.parametrize("form", Form)
def test_the_pages_work_by_keys_and_mouse_in_a_small_window(made: Parlour, form: Form) -> None:
    user = User(size=(800, 600), parlour=made, text_size=200)
    user.focus("button:tournament")
    user.press("Enter")
    check(user.app)
    assert user.focused == "button:begin-tournament"
    if form is Form.KNOCKOUT:
        user.focus("option:form")
        user.press("Enter")
    user.click("button:begin-tournament")
    assert user.app.view.scene is Scene.TOURNAMENT
    work_all(made)
    user.app.refresh()
    check(user.app)
    if form is Form.ROUND_ROBIN:
        user.focus("entrant:5")
        check(user.app)
        user.click("button:newer")
        user.press("Enter")
    user.click("button:leave-tournament")
    check(user.app)
    user.press("Esc")
    assert user.app.view.dialog is None
    if find_choice(user.app.view, "play"):
        user.click("button:play")
        assert made.session() is not None


def test_a_difference_of_nothing_has_no_sign() -> None:
    row = TableRow(YOU)
    assert [printed(cell) for cell in words.cells(4, row)] == ["4", "0", "0", "0"]
    assert printed(words.row_value(4, row)).endswith("points 0")
