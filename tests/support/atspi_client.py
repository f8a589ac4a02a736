#!/usr/bin/python3
"""A scripted screen reader: reads requests and writes answers, each a line of JSON.

It runs in the system's Python, which has the AT-SPI bindings, and imports nothing from the program.
So it knows only what any screen reader can read. `tests/support/reader.py` starts it.
"""

import json
import sys
import time
import warnings

import gi

warnings.simplefilter("ignore")
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

HEARD = []
GONE = set()
"""Removed nodes, by bus and path. Screen readers stay silent about these, even if the program shows
them again.
"""
FOCUS = []
LAST = []
LISTENER = []
EVENTS = (
    "object:announcement", "object:state-changed:focused", "object:state-changed:defunct",
    "object:property-change:accessible-description", "window:activate",
)  # fmt: skip
PASSED_BY = ("questions", "other choices")
"""Groups whose children a quick reading of the tree skips."""
REPLY = 15000
"""Timeout for an answer of the program in milliseconds."""
PATIENCE = 1.0
"""Seconds by which handling events may exceed the time limit of `pump`."""
STATES = ("focusable", "focused", "enabled", "selectable", "selected", "modal", "showing",
          "checked", "pressed")  # fmt: skip


def place_of(one):
    return one.app.bus_name, one.path


def on_event(event):
    try:
        if event.type.startswith("object:announcement"):
            HEARD.append(("said", str(event.any_data)))
        elif event.type.startswith("object:state-changed:defunct") and event.detail1:
            GONE.add(place_of(event.source))
        elif event.type.startswith("object:property-change"):
            # Screen readers also speak a changed description of the focused node.
            if event.any_data and [place_of(event.source)] == FOCUS:
                HEARD.append(("said", str(event.any_data)))
        elif not event.detail1 or place_of(event.source) in GONE:
            pass
        elif event.type.startswith("object:state-changed:focused"):
            FOCUS[:] = [place_of(event.source)]
            HEARD.append(("focus", event.source.get_name()))
            # Screen readers speak a node's description after its name.
            if description := event.source.get_description():
                HEARD.append(("said", description))
    except GLib.Error:
        pass


def pump(seconds, enough=lambda: False):
    """The program may send events faster than `pump` handles them; so handling has a limit too."""
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while True:
        while context.pending() and time.monotonic() < end + PATIENCE:
            context.iteration(False)
        if enough() or time.monotonic() >= end:
            return
        time.sleep(0.002)


def enable(on):
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        try:
            bus.call_sync(
                "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", on))),
                None, 0, 60000, None,
            )  # fmt: skip
        except GLib.Error:
            # at-spi2-core 2.62 knows only IsEnabled.
            if name == "IsEnabled":
                raise


def window(title):
    desktop = Atspi.get_desktop(0)
    desktop.clear_cache()
    for place in range(desktop.get_child_count()):
        try:
            program = desktop.get_child_at_index(place)
            program.clear_cache()
            for index in range(program.get_child_count()):
                frame = program.get_child_at_index(index)
                if frame is not None and frame.get_name().endswith(title):
                    return frame
        except (GLib.Error, AttributeError):
            continue
    return None


def described(one, whole):
    one.clear_cache()
    states = one.get_state_set()
    found = {
        "role": one.get_role_name().replace("push button", "button"),
        "name": one.get_name(),
        "states": [n for n in STATES if states.contains(getattr(Atspi.StateType, n.upper()))],
    }
    if whole:
        action = one.get_action_iface()
        found["actions"] = (
            [Atspi.Action.get_action_name(action, n) for n in range(action.get_n_actions())]
            if action is not None
            else []
        )
        found["description"] = one.get_description()
        found["attributes"] = dict(one.get_attributes() or {})
        if one.get_component_iface() is not None:
            box = Atspi.Component.get_extents(one, Atspi.CoordType.SCREEN)
            found["box"] = [box.x, box.y, box.width, box.height]
    return found


def walk(one, whole, depth=0):
    try:
        found = described(one, whole)
        count = one.get_child_count()
    except GLib.Error:
        return
    yield one, found | {"depth": depth}
    if not whole and found["name"] in PASSED_BY:
        return
    for place in range(count):
        try:
            child = one.get_child_at_index(place)
        except GLib.Error:
            child = None
        if child is not None:
            yield from walk(child, whole, depth + 1)


def answer(request):
    kind = request["do"]
    if kind == "enable":
        enable(request["on"])
        return True
    if kind == "listen":
        for event in EVENTS:
            (LISTENER[0].register if request["on"] else LISTENER[0].deregister)(event)
        return True
    if kind == "heard":
        pump(request["seconds"], lambda: any(kind == request["kind"] for kind, _ in HEARD)
             or (request["kind"] == "any" and HEARD))  # fmt: skip
        pump(request["settle"])
        taken, HEARD[:] = list(HEARD), []
        return taken
    if kind == "program":
        program = window(request["title"]).get_application()
        return {
            "parent": program.get_parent() is not None,
            "toolkit": [program.get_toolkit_name(), program.get_toolkit_version()],
        }
    if kind == "tree":
        frame = window(request["title"])
        LAST[:] = walk(frame, request["whole"]) if frame is not None else []
        return [found for _, found in LAST]
    # A question follows its subject in the tree, and may have a button of the same name: search
    # from the end. The entries of a list follow the list.
    searched = reversed(LAST)
    if request.get("after"):
        named = [found["name"] for _, found in LAST]
        searched = LAST[named.index(request["after"]) :] if request["after"] in named else []
    for one, found in searched:
        if found["name"] == request["name"]:
            try:
                if kind == "focus":
                    return Atspi.Component.grab_focus(one)
                action = one.get_action_iface()
                return action is not None and Atspi.Action.do_action(action, 0)
            except GLib.Error as error:
                if "Unknown object" in str(error) or one.path in str(error):
                    # The node was removed after the tree was read.
                    return False
                raise
    return None


def main():
    Atspi.init()
    # The default of 0.8 s is too short on a busy machine.
    Atspi.set_timeout(REPLY, REPLY)
    LISTENER.append(Atspi.EventListener.new(on_event))
    answer({"do": "listen", "on": True})
    for line in sys.stdin:
        try:
            found = {"answer": answer(json.loads(line))}
        except GLib.Error as error:
            found = {"error": str(error)}
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
