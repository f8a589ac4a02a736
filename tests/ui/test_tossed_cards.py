"""The winner's cards, which are thrown up a little, stay clear of the name above them."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from gin.interface.celebration import Celebration
from gin.interface.paper import Tone
from gin.session.settings import Settings
from gin.ui.render.style import look_for
from gin.ui.scenes.players import FACE
from gin.ui.scenes.showdown import tossed_up


@pytest.mark.parametrize("celebration", [Celebration.WON_HAND, Celebration.UNDERCUT])
@pytest.mark.parametrize("gap", [14, 30])
def test_thrown_cards_do_not_reach_the_name_above_them(celebration: Celebration, gap: int) -> None:
    look = look_for(Settings(), (1280, 800))
    side = SimpleNamespace(look=look, down=look.s(FACE + gap))
    shown = SimpleNamespace(tossed=Tone.YOURS, celebration=celebration)
    highs = [tossed_up(side, shown, group) for group in range(4)]
    assert all(0 < high < look.s(gap) for high in highs)
    shown.tossed = Tone.NOBODY
    assert not tossed_up(side, shown, 0)
