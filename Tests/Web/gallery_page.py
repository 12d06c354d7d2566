"""What tests of the gallery's page in a real browser share: a server, fingers, and a page that is open.

Run by Scripts/test-web, which says in the environment where everything is:
GALLERY (a folder that `zoomscroll export` made, with test.html), PHOTOS (what it was made of), ZOOMSCROLL (the
program), LARGE (the one picture of the gallery in GALLERY/large), SWIPES (how many for the memory test).
"""

import functools
import http.server
import os
import pathlib
import re
import subprocess
import tempfile
import threading
import time
import unittest

from chromium import Chromium

GALLERY = os.environ["GALLERY"]
LARGE = os.environ["LARGE"]
PHOTOS = os.environ["PHOTOS"]
ZOOMSCROLL = os.environ["ZOOMSCROLL"]
SWIPES = int(os.environ.get("SWIPES", "50"))
WIDTH, HEIGHT = 1024, 768
# The engine's: so far two fingers move apart before they zoom, points.
PINCH_SLOP = 8


class Server(http.server.SimpleHTTPRequestHandler):
    # Tiles are not sent before this is set.
    sends_tiles = threading.Event()
    sends_tiles.set()
    # Addresses with this in them are not sent before somebody asks for `/free`.
    held = "nothing"
    # Those that were not sent at once.
    asked = set()
    # `/blocked` is not answered before somebody asks for `/free`.
    is_free = threading.Event()

    def do_GET(self):
        if self.path == "/blocked":
            self.is_free.wait()
        if self.path == "/free":
            self.is_free.set()
        # The browser asks for an icon beside a picture that it shows by itself.
        if self.path in ("/favicon.ico", "/blocked", "/free"):
            self.send_response(http.HTTPStatus.NO_CONTENT)
            self.end_headers()
            return
        if self.held in self.path:
            self.asked.add(self.path)
            self.is_free.wait()
        if "/tiles/" in self.path:
            self.sends_tiles.wait()
        try:
            super().do_GET()
        except (BrokenPipeError, ConnectionResetError):
            # The page did not want it any more.
            pass

    def log_message(self, *_):
        pass


def serve(directory, handler=Server):
    """A server of a folder, which answers from now on, at a port that was free."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=directory))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


class Fingers:
    """Touches, one step a frame: each is sent when the page has heard of the one before.

    They carry times of their own, a frame apart, so that a double tap is quick on a busy machine too. A swipe is
    longer than half a page: what the page draws meanwhile makes it slow there.
    """

    STEP = 1 / 60

    def __init__(self, chromium):
        self.chromium = chromium
        self.places = {}
        self.time = None

    def send(self, kind):
        points = [{"id": number, "x": x, "y": y} for number, (x, y) in sorted(self.places.items())]
        self.chromium.send("Input.dispatchTouchEvent", type=kind, touchPoints=points, timestamp=self.time)
        self.time += self.STEP
        self.chromium.run(f"heard({[list(place) for place in self.places.values()]})")

    def down(self, **places):
        if not self.places:
            self.time = time.time()
        self.touch(**places)

    def touch(self, **places):
        self.places.update(self.named(places))
        self.send("touchStart")

    def move(self, **places):
        self.places.update(self.named(places))
        self.send("touchMove")

    def up(self):
        self.places.clear()
        self.send("touchEnd")

    def cancel(self):
        self.places.clear()
        self.send("touchCancel")

    @staticmethod
    def named(places):
        return {int(name[1:]): place for name, place in places.items()}

    def swipe(self, start, end, steps=6):
        for step in range(steps + 1):
            share = step / steps
            place = tuple(a + (b - a) * share for a, b in zip(start, end))
            (self.move if step else self.down)(f1=place)
        self.up()

    def double_tap(self, place):
        self.down(f1=place)
        self.up()
        self.touch(f1=place)
        self.up()

    def spread(self, center, first, last, steps=10):
        """Two fingers side by side about a centre; they stay down."""
        for step in range(steps + 1):
            half = (first + (last - first) * step / steps) / 2
            places = {"f1": (center[0] - half, center[1]), "f2": (center[0] + half, center[1])}
            (self.move if step else self.down)(**places)


def difference(first, second, area=None):
    """Mean and largest difference of two pictures that were made smaller by 4, as shares of full scale.

    :param area: left, top, width and height of what is compared; left out, all.
    """
    part = "[{2}x{3}+{0}+{1}]".format(*area) if area else ""
    with tempfile.TemporaryDirectory() as folder:
        paths = [pathlib.Path(folder, name) for name in ("a.png", "b.png")]
        for path, picture in zip(paths, (first, second)):
            path.write_bytes(picture)
        values = []
        for metric in ("MAE", "PAE"):
            result = subprocess.run(
                ["compare", "-metric", metric, *(f"{path}{part}" for path in paths), "null:"], capture_output=True, text=True)
            values.append(float(re.search(r"\((.*)\)", result.stderr)[1]))
        return values


class PageTestCase(unittest.TestCase):
    """The gallery in a window of its own, with fingers, a mouse and keys."""

    difference = staticmethod(difference)

    @classmethod
    def setUpClass(cls):
        cls.server = serve(GALLERY)
        cls.chromium = Chromium(WIDTH, HEIGHT)

    @classmethod
    def tearDownClass(cls):
        cls.chromium.close()
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        self.chromium.resize(WIDTH, HEIGHT)
        self.chromium.open(f"http://127.0.0.1:{self.server.server_port}/test.html")
        self.run_js("start({ manifest: 'gallery.json', records: true })")
        self.fingers = Fingers(self.chromium)

    def tearDown(self):
        if self.fingers.places:
            self.fingers.cancel()
        problems, self.chromium.problems = self.chromium.problems, []
        self.assertEqual(problems, [], "the page complained")

    def run_js(self, expression):
        return self.chromium.run(expression)

    def in_worker(self, expression):
        return self.chromium.run_in_worker(expression)

    def settle(self):
        self.run_js("settled()")

    @property
    def page(self):
        return self.run_js("browser.page")

    @property
    def zoom(self):
        return self.run_js("caughtUp().then(() => browser.zoomScale)")

    def pinch_out(self, center=(512, 384), first=200, last=500):
        self.fingers.spread(center, first, last)
        self.fingers.up()
        self.settle()

    def content_point(self, place):
        """Where in the zoomed page, in its points at zoom 1, a place of the window is."""
        last = self.run_js("caughtUp().then(() => last.scrollViewDidZoom)")
        offset = last["offset"]
        return tuple((o + p) / last["zoom"] for o, p in zip((offset["x"], offset["y"]), place))

    def mouse(self, kind, x, y, **more):
        """A drag is as quick on a busy machine: its events carry times of their own, a frame apart."""
        self.mouse_time = self.mouse_time + Fingers.STEP if kind in ("mouseMoved", "mouseReleased") else time.time()
        self.chromium.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, timestamp=self.mouse_time, **more)

    def key(self, key):
        self.chromium.send("Input.dispatchKeyEvent", type="keyDown", key=key, text=key if len(key) == 1 else "")
        self.chromium.send("Input.dispatchKeyEvent", type="keyUp", key=key)
        self.settle()

    def without_workers(self):
        """As in a browser that has none, from the next view on."""
        self.end_workers()
        self.run_js("Worker = undefined")

    def end_workers(self):
        """Views share one, which goes with the last of them when it comes to it."""
        self.run_js("browser.close()")
        self.chromium.wait_until(lambda: not self.chromium.workers, "the end of the workers")
