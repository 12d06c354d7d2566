"""Reads a window as screen readers do, and uses it by actions alone.

    reader.py PROGRAM PHOTO ERRORS

Needs a session's bus, whose accessibility it turns on. Starts PROGRAM with PHOTO, the first of three, and what it complains of
in ERRORS; prints a line for each thing looked at:
"ok" or "FAILED", what it was, and what was found instead. Says at the end what roles and actions there were.
"""
import os
import re
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PATIENCE = 20  # seconds that anything may take
failures = 0
found = {}


def pump(seconds):
    """Events are heard meanwhile."""
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        while context.iteration(False):
            pass
        time.sleep(0.01)


def check(what, look):
    """Waits until look() is true."""
    global failures
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if look():
                print("ok     ", what, flush=True)
                return
        except GLib.Error:
            pass  # it has gone in the middle of the question
        if time.monotonic() > end:
            break
        pump(0.1)
    failures += 1
    print("FAILED ", what, flush=True)
    print("        there is", [line(each) for each in elements()], "and was heard", heard[-5:], flush=True)


def switch(property, value):
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
        GLib.Variant("(ssv)", ("org.a11y.Status", property, GLib.Variant("b", value))), None, 0, -1)


def application():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        each = desktop.get_child_at_index(index)
        if each and "zoomscroll" in (each.get_name() or "").lower():
            return each
    return None


def walk(node):
    node.clear_cache()
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            yield from walk(child)


def elements():
    root = application()
    return [each for each in walk(root) if each.get_name()] if root else []


def actions(node):
    return [Atspi.Action.get_action_name(node, index) for index in range(node.get_n_actions())]


def line(node):
    return f"{node.get_role_name()} “{node.get_name()}” {' '.join(actions(node))}".strip()


def named(start, role=None):
    for each in elements():
        name = each.get_name()
        if (name == start or name.startswith(start + ",")) and role in (None, each.get_role_name()):
            found[each.get_role_name()] = found.get(each.get_role_name(), set()) | set(actions(each))
            return each
    return None


def has(start, role=None):
    return named(start, role) is not None


def do(name, action, role=None):
    node = named(name, role)
    if node is None:
        return False
    for index in range(node.get_n_actions()):
        if node.get_action_name(index) == action:
            return node.do_action(index)
    return False


def focused():
    for each in elements():
        if each.get_state_set().contains(Atspi.StateType.FOCUSED) and each.get_role_name() != "frame":
            return each.get_name()
    return None


heard = []


def hear(event):
    heard.append((event.type, event.source.get_name() if event.source else None))


def tour(photo):
    check("the photo is an image with its name and place", lambda: has(f"{photo}, 1 of 3", "image"))
    check("and has the focus", lambda: focused() == f"{photo}, 1 of 3")
    check("it can be zoomed, turned and left",
          lambda: set(actions(named(photo, "image"))) == {"zoom-in", "zoom-out", "next", "previous", "close"})
    check("every control is a button", lambda: all(
        has(name, "push button") for name in ("All photos", "Information", "Move to trash", "Menu", "Zoom in", "Zoom out")))
    check("zooming in is done", lambda: do(photo, "zoom-in"))
    check("and is heard with the name", lambda: "zoomed to" in (focused() or ""))
    check("as a name that has changed", lambda: any(
        kind.startswith("object:property-change:accessible-name") and "zoomed to" in (name or "") for kind, name in heard))
    check("zooming out is done", lambda: do(photo, "zoom-out"))
    check("and leads back", lambda: focused() == f"{photo}, 1 of 3")
    check("the next photo", lambda: do(photo, "next", "image"))
    check("has the focus", lambda: focused() == "photo 2.jpg, 2 of 3")
    check("the strip is a list", lambda: has("Photos", "list"))
    check("of photos, one of which is selected", lambda: [
        each.get_name() for each in elements() if each.get_role_name() == "list item"
        and each.get_state_set().contains(Atspi.StateType.SELECTED)] == ["photo 2.jpg"])
    check("a photo of it can be chosen", lambda: do("photo 3.jpg", "activate", "list item"))
    check("and is shown", lambda: focused() == "photo 3.jpg, 3 of 3")
    check("the button goes back", lambda: do("Previous photo", "activate"))
    check("and focus stays with the photo", lambda: focused() == "photo 2.jpg, 2 of 3")
    check("the grid opens", lambda: do("photo 2.jpg", "close", "image"))
    check("with the photo in focus", lambda: focused() == "photo 2.jpg")
    check("as a list of all photos", lambda: [
        each.get_name() for each in elements() if each.get_role_name() == "list item"]
        == ["photo 1.jpg", "photo 2.jpg", "photo 3.jpg"])
    check("a photo of it is opened", lambda: do("photo 3.jpg", "activate", "list item"))
    check("and has the focus", lambda: focused() == "photo 3.jpg, 3 of 3")
    check("the menu opens", lambda: do("Menu", "activate"))
    check("with its first line in focus", lambda: focused() == "All photos")
    check("and nothing of what it lies over", lambda: not has("photo 3.jpg", "image"))
    check("it can be left", lambda: do("Close", "activate"))
    check("and the photo is there again", lambda: focused() == "photo 3.jpg, 3 of 3")
    check("the menu opens once more", lambda: do("Menu", "activate"))
    # The photo has a button of the same name until the menu lies over it.
    check("and has the focus", lambda: focused() == "All photos")
    check("a line of it is chosen", lambda: do("Previous photo", "activate"))
    check("and done", lambda: focused() == "photo 2.jpg, 2 of 3")
    check("the menu opens again", lambda: do("Menu", "activate"))
    check("with the settings in it", lambda: do("Settings…", "activate"))
    check("with what is chosen in focus", lambda: focused() == "Background, Dark")
    check("another ground is chosen", lambda: do("Background, Black", "activate"))
    check("and has the focus", lambda: focused() == "Background, Black")
    check("it alone is pressed", lambda: [each.get_name() for each in elements() if each.get_name().startswith("Background, ")
          and each.get_state_set().contains(Atspi.StateType.PRESSED)] == ["Background, Black"])
    check("a switch says whether it is on by its state", lambda: named("Show hidden files", "check box") is not None
          and named("Show hidden files").get_name() == "Show hidden files")
    check("the settings close", lambda: do("Close", "activate"))
    check("and the photo is there again", lambda: focused() == "photo 2.jpg, 2 of 3")
    check("a photo goes to the trash", lambda: do("Move to trash", "activate"))
    check("which is heard", lambda: "is in the trash" in (focused() or ""))
    check("its place is another's", lambda: (focused() or "").endswith("photo 3.jpg, 2 of 2"))
    check("it can be undone", lambda: do("Undo", "activate"))
    check("and is there again", lambda: has("photo 2.jpg, 2 of 3") or (focused() or "").endswith("photo 2.jpg, 2 of 3"))


def main(program, photo, errors):
    switch("IsEnabled", True)
    switch("ScreenReaderEnabled", True)
    listener = Atspi.EventListener.new(hear)
    for kind in ("object:property-change:accessible-name", "object:state-changed:focused", "object:children-changed"):
        listener.register(kind)
    process = subprocess.Popen(
        [program, photo], env={**os.environ, "GTK_A11Y": "atspi"}, stderr=open(errors, "w"))
    try:
        tour(os.path.basename(photo))
        switch("ScreenReaderEnabled", False)
        switch("IsEnabled", False)
        check("without a reader nothing is left of it", lambda: not has(os.path.basename(photo)) and not has("Menu"))
        check("the program goes on", lambda: process.poll() is None)
        switch("IsEnabled", True)
        check("a reader that says no more than that somebody asks is told as much", lambda: re.fullmatch(
            r"(.* )?photo \d\.jpg, \d of \d", focused() or "") is not None and has("Menu", "push button"))
    finally:
        process.terminate()
        process.wait()
    for role, names in sorted(found.items()):
        print("        ", role, " ".join(sorted(names)))
    return failures > 0


sys.exit(main(*sys.argv[1:]))
