"""The painted bracket of a knockout."""

from __future__ import annotations

from gin.interface.destinations import ToTournament
from gin.interface.paper import StandingsView
from gin.session.tournament import Form
from tests.support.tournaments import begun, finish_yours, score_others
from tests.support.user import User
from tools.gallery.reaching import parlour


def test_each_match_is_half_way_between_those_whose_winners_meet_in_it() -> None:
    made = parlour()
    id = begun(made.store, Form.KNOCKOUT, 7)
    score_others(made.store, id)
    finish_yours(made.store, id)
    made.open(ToTournament(id))
    user = User(size=(1280, 800), parlour=made)
    for size in ((1280, 800), (1920, 1080)):
        user.app.resize(size)
        content, slots = user.app.view.content, user.app.place.slots
        assert isinstance(content, StandingsView)
        into: dict[object, list[int]] = {}
        for pair in content.pairs:
            if pair.next is not None:
                into.setdefault(pair.next, []).append(slots[pair.item].rect.centery)
        assert len(into) == 3
        for ref, middles in into.items():
            assert len(middles) == 2
            assert abs(slots[ref].rect.centery - sum(middles) / 2) <= 2
