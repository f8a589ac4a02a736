"""A window whose match is joined from another program."""

from __future__ import annotations

import threading
import time
from pathlib import Path

from gin.interface.view import Scene
from gin.present.shell.parlour import Parlour
from gin.session.linked.joined import JoinedSession
from gin.session.linked.joining import join
from gin.session.linked.lines import Greeting
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.variants.setups import setup
from tests.support.linked import quiet
from tests.support.patience import until


def test_a_window_sees_someone_join_move_and_leave(tmp_path: Path) -> None:
    parlour = Parlour(Store.open(tmp_path), tmp_path, Settings(name="Anna", speed="instant"))
    app = App(parlour, (1280, 800))
    parlour.linked.host(setup("gin"), take_back=False)
    app.refresh()
    assert app.view.scene is Scene.HELP
    code = str(parlour.front._waiting.code).replace("-", "")  # type: ignore[attr-defined]
    joined: list[JoinedSession] = []

    def ben() -> None:
        joined.append(join(tmp_path, code, Greeting("Ben"), Store.in_memory(), quiet))
        joined[0].cut("CUT")

    thread = threading.Thread(target=ben, daemon=True)
    thread.start()

    def updated() -> App:
        app.update(time.monotonic())
        return app

    until(lambda: updated().view.scene is Scene.TABLE)
    until(lambda: updated() and not thread.is_alive())
    session = parlour.session()
    assert session is not None
    assert session.match.own_cut.startswith("CUT ")
    before = app.view.subtitle
    joined[0].leave()
    until(lambda: updated().view.subtitle != before)
    app.shown.home()
    parlour.close()
