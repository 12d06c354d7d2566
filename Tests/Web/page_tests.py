"""The gallery's page in a real browser: fingers, wheels and keys go in, pictures come out.

Run by Scripts/test-web, which says in the environment where everything is:
GALLERY (a folder that `zoomscroll export` made, with test.html), PHOTOS (what it was made of), ZOOMSCROLL (the
program), LARGE (the one picture of the gallery in GALLERY/large), SWIPES (how many for the memory test).
"""

import functools
import http.server
import json
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
        if "/tiles/" in self.path:
            self.sends_tiles.wait()
        try:
            super().do_GET()
        except (BrokenPipeError, ConnectionResetError):
            # The page did not want it any more.
            pass

    def log_message(self, *_):
        pass


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


class PageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        handler = functools.partial(Server, directory=GALLERY)
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
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

    # Fingers

    def test_pinch_zooms_by_the_ratio_of_the_distances_about_its_centre(self):
        self.fingers.spread((400, 300), 100, 130)
        self.assertAlmostEqual(self.zoom, (130 - PINCH_SLOP) / 100, places=9)
        before = self.content_point((400, 300))
        self.fingers.move(f1=(400 - 105, 300), f2=(400 + 105, 300))
        self.assertAlmostEqual(self.zoom, (210 - PINCH_SLOP) / 100, places=9)
        for old, new in zip(before, self.content_point((400, 300))):
            # Offsets lie on whole device pixels.
            self.assertAlmostEqual(old, new, delta=0.75)
        self.fingers.up()
        self.settle()

    def test_swipe_turns_the_page(self):
        self.fingers.swipe((900, 400), (300, 400))
        self.settle()
        self.assertEqual(self.page, 1)
        self.fingers.swipe((300, 400), (900, 400))
        self.settle()
        self.assertEqual(self.page, 0)

    def test_double_tap_zooms_in_and_out(self):
        for expected in (lambda zoom: zoom > 1.5, lambda zoom: zoom == 1):
            self.fingers.double_tap((400, 300))
            self.settle()
            self.assertTrue(expected(self.zoom), self.zoom)

    def test_third_finger_changes_nothing(self):
        self.fingers.spread((512, 384), 100, 300)
        before = self.zoom
        self.fingers.down(f3=(900, 100))
        self.fingers.move(f3=(700, 200))
        self.assertEqual(self.zoom, before)
        self.fingers.up()
        self.settle()

    def test_cancelled_touches_end_what_they_began(self):
        self.fingers.down(f1=(800, 400))
        self.fingers.move(f1=(500, 400))
        self.fingers.cancel()
        self.settle()
        self.assertEqual(self.run_js("browser.stage.input.contacts.size"), 0)
        self.fingers.spread((512, 384), 100, 300)
        self.fingers.cancel()
        self.settle()
        self.assertEqual(self.run_js("browser.stage.input.contacts.size"), 0)

    # Mouse, wheel and keys

    def mouse(self, kind, x, y, **more):
        self.chromium.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def test_mouse_drags(self):
        self.mouse("mousePressed", 800, 400, button="left", buttons=1, clickCount=1)
        for x in range(700, 200, -100):
            self.mouse("mouseMoved", x, 400, button="left", buttons=1)
        self.mouse("mouseReleased", 300, 400, button="left", buttons=0, clickCount=1)
        self.settle()
        self.assertEqual(self.page, 1)

    def test_trackpad_pinches_and_pans(self):
        for _ in range(10):
            self.mouse("mouseWheel", 400, 300, deltaX=0, deltaY=-7.5, modifiers=2)
        self.settle()
        self.assertAlmostEqual(self.zoom, 2.117, delta=0.01)
        before = self.run_js("last.scrollViewDidZoom.offset.y")
        for _ in range(10):
            self.mouse("mouseWheel", 400, 300, deltaX=0, deltaY=3.5)
        self.settle()
        self.assertGreater(self.run_js("last.scrollViewDidScroll.offset.y"), before + 20)

    def test_wheel_with_control_zooms(self):
        self.mouse("mouseWheel", 400, 300, deltaX=0, deltaY=-120, modifiers=2)
        self.settle()
        self.assertGreater(self.zoom, 1.1)

    def test_pen_drags(self):
        def pen(kind, x, buttons):
            self.mouse(kind, x, 400, button="left", buttons=buttons, clickCount=1, pointerType="pen")

        pen("mousePressed", 800, 1)
        for x in range(700, 200, -100):
            pen("mouseMoved", x, 1)
        pen("mouseReleased", 300, 0)
        self.settle()
        self.assertEqual(self.page, 1)
        self.assertRegex(self.run_js("browser.recording.script"), r"pen 800,400 down")

    def key(self, key):
        self.chromium.send("Input.dispatchKeyEvent", type="keyDown", key=key, text=key if len(key) == 1 else "")
        self.chromium.send("Input.dispatchKeyEvent", type="keyUp", key=key)
        self.settle()

    def test_keys_turn_pages_and_zoom(self):
        self.run_js("browser.stage.surface.focus()")
        self.key("ArrowRight")
        self.assertEqual(self.page, 1)
        self.key("End")
        self.assertEqual(self.page, self.run_js("browser.numberOfPages") - 1)
        self.key("+")
        self.assertAlmostEqual(self.zoom, 1.5, places=6)
        self.key("Escape")
        self.assertEqual(self.zoom, 1)

    # The page around it

    def test_resize_while_zoomed_keeps_what_is_in_the_middle(self):
        self.pinch_out()
        zoomed = self.run_js("last.scrollViewDidZoom")
        before = [(zoomed["offset"][a] + s / 2) / zoomed["zoom"] for a, s in (("x", WIDTH), ("y", HEIGHT))]
        fitted = WIDTH
        self.chromium.resize(700, 900)
        self.settle()
        self.assertEqual(self.run_js("[browser.stage.canvas.width, browser.stage.canvas.height]"), [700, 900])
        # A move by nothing visible reports where the page is now.
        self.run_js("browser.setZoomScale(browser.zoomScale * 1.0001)")
        self.settle()
        now = self.run_js("last.scrollViewDidZoom")
        after = [(now["offset"][a] + s / 2) / now["zoom"] for a, s in (("x", 700), ("y", 900))]
        for old, new in zip(before, after):
            self.assertAlmostEqual(old / fitted, new / 700, delta=0.005)
        script = self.run_js("browser.recording.script")
        times = [float(line.split()[1]) for line in script.splitlines() if line.startswith("frame ")]
        self.assertGreater(len(times), 10)
        self.assertEqual(times, sorted(times), "time went back")

    def test_a_canvas_that_the_browser_lost_is_drawn_again(self):
        before = self.chromium.screenshot()
        self.in_worker("""player.painter.context.reset(),
          player.painter.canvas.dispatchEvent(new Event('contextrestored'))""")
        self.settle()
        self.assertEqual(self.chromium.screenshot(), before)

    def test_scrolling_the_page_around_it_moves_it_under_a_finger(self):
        self.run_js("""document.body.style.height = '2000px',
          Object.assign(document.querySelector('#photos').style, { position: 'absolute', top: '200px', height: '700px' })""")
        self.settle()
        self.fingers.down(f1=(400, 500))
        self.run_js("scrollTo(0, 100), caughtUp()")
        self.fingers.move(f1=(420, 500))
        self.fingers.up()
        self.settle()
        script = self.run_js("browser.recording.script")
        self.assertIn("touch 1 down 400,300", script)
        self.assertIn("touch 1 move 420,400", script)

    def test_events_are_made_for_those_who_listen_and_no_others(self):
        self.run_js("start({ manifest: 'gallery.json', records: false })")
        self.run_js("""made = new Set(), dispatch = EventTarget.prototype.dispatchEvent,
          browser.dispatchEvent = function (event) { made.add(event.type); return dispatch.call(this, event); }, 0""")
        self.pinch_out()
        self.assertEqual(
            self.run_js("[...made].sort()"), ["scrollViewDidScroll", "scrollViewDidZoom"])
        self.assertEqual(self.run_js("last.scrollViewDidZoom.zoom"), self.zoom)

    def test_density_of_the_screen(self):
        self.chromium.resize(600, 400, 2)
        self.settle()
        self.assertEqual(self.run_js("[browser.stage.canvas.width, browser.stage.canvas.height]"), [1200, 800])

    def test_small_pictures_are_not_enlarged(self):
        icon = pathlib.Path(GALLERY, "icon.png")
        subprocess.run(["convert", "-size", "32x24", "xc:lime", icon], check=True)
        for density in (1, 2):
            self.chromium.resize(600, 400, density)
            for size in ({"width": 32, "height": 24}, {}):
                with self.subTest(density=density, **size):
                    # While the module is on its way the browser shows it.
                    Server.is_free.clear()
                    first = self.run_js(f"""(async () => {{
                      browser.close();
                      const {{ PhotoBrowser }} = await import('./zoomscroll.js');
                      const failure = PhotoBrowser.open(document.querySelector('#photos'), {{
                        wasm: '/blocked', pictures: [{{ src: 'icon.png', ...{json.dumps(size)} }}] }}).catch(() => {{}});
                      const image = document.querySelector('#photos img');
                      await image.decode();
                      await new Promise(requestAnimationFrame);
                      const {{ x, y, width, height }} = image.getBoundingClientRect();
                      await fetch('/free');
                      await failure;
                      document.querySelector('#photos').replaceChildren();
                      return [x, y, width, height]; }})()""")
                    width, height = 32 / density, 24 / density
                    self.assertEqual(first, [300 - width / 2, 200 - height / 2, width, height])
                    self.run_js(f"start({{ pictures: [{{ src: 'icon.png', ...{json.dumps(size)} }}] }})")
                    shot = subprocess.run(
                        ["convert", "png:-", "-gravity", "center", "-crop", "200x200+0+0", "+repage", "-fuzz", "20%",
                         "-trim", "-format", "%w %h %X %Y", "info:"],
                        input=self.chromium.screenshot(), capture_output=True, check=True).stdout.split()
                    self.assertEqual([int(n) for n in shot], [32, 24, 84, 88])

    def test_zooming_the_page_around_it(self):
        self.chromium.send("Emulation.clearDeviceMetricsOverride")
        self.settle()
        width, height = self.run_js("[innerWidth, innerHeight]")
        self.chromium.zoom_pages(2)
        try:
            self.settle()
            self.assertEqual(
                self.run_js("[devicePixelRatio, browser.stage.canvas.width, browser.stage.canvas.height]"),
                [2, width, height])
            # As wide as the window again: a finger's width is the width of a page.
            self.assertRegex(self.run_js("browser.recording.script"), rf"resize {width // 2}x[0-9.]+ @2\n")
        finally:
            self.chromium.zoom_pages(1)

    def hide_and_show(self):
        """Another page is in front for a while; frames that were made meanwhile."""
        self.run_js("""hidden = 0, browser.stage.frame = function (state) {
          hidden += document.hidden;
          Object.getPrototypeOf(this).frame.call(this, state); }""")
        with self.chromium.other_page():
            pass
        return self.run_js("hidden")

    def test_a_hidden_page_makes_no_frames_and_goes_on(self):
        self.run_js("""document.addEventListener('visibilitychange', () => {
          browser.setPage(1, { animated: true }); }, { once: true })""")
        self.assertEqual(self.hide_and_show(), 0)
        self.settle()
        self.assertEqual(self.page, 1)
        self.fingers.swipe((900, 400), (300, 400))
        self.settle()
        self.assertEqual(self.page, 2)

    def test_a_hidden_page_forgets_its_fingers_and_stays_where_it_was(self):
        self.pinch_out()
        self.fingers.down(f1=(500, 400))
        self.fingers.move(f1=(450, 380))
        offset = self.run_js("caughtUp().then(() => last.scrollViewDidScroll.offset)")
        self.hide_and_show()
        self.settle()
        self.assertEqual(self.run_js("browser.stage.input.contacts.size"), 0)
        self.assertEqual(self.run_js("last.scrollViewDidScroll.offset"), offset)
        # What the forgotten finger does still is not heard; the next one moves by as much as it says.
        self.fingers.cancel()
        self.fingers.down(f1=(500, 400))
        self.fingers.move(f1=(480, 400))
        before = self.run_js("caughtUp().then(() => last.scrollViewDidScroll.offset)")
        self.fingers.move(f1=(440, 400))
        after = self.run_js("caughtUp().then(() => last.scrollViewDidScroll.offset)")
        self.assertEqual((after["x"] - before["x"], after["y"] - offset["y"]), (40, 0))
        self.fingers.up()
        self.settle()

    # Tiles

    def open_large(self, **options):
        self.run_js(f"start({json.dumps({'manifest': 'large/gallery.json', 'records': True, **options})})")
        self.chromium.requests.clear()
        self.chromium.cancelled.clear()

    def zoom_to_pixels(self):
        """Every pixel of the large picture is one of the screen."""
        self.pinch_out(first=160, last=660)
        self.assertGreater(self.zoom, 3)
        self.run_js(f"browser.setZoomScale({4000 / WIDTH})")
        self.settle()

    def assert_pixels(self):
        """The screen shows the large picture's own pixels at the place that the page names."""
        offset = self.run_js("last.scrollViewDidScroll.offset")
        with tempfile.TemporaryDirectory() as folder:
            screen, part = (pathlib.Path(folder, name) for name in ("screen.png", "part.png"))
            screen.write_bytes(self.chromium.screenshot())
            place = f"{WIDTH}x{HEIGHT}+{round(offset['x'])}+{round(offset['y'])}"
            subprocess.run(["convert", LARGE, "-crop", place, "+repage", part], check=True)
            result = subprocess.run(["compare", "-metric", "MAE", screen, part, "null:"], capture_output=True, text=True)
        # Tiles were compressed again. One pixel beside, or one level coarser, differs by a tenth.
        self.assertLess(float(re.search(r"\((.*)\)", result.stderr)[1]), 0.03)

    def tile_requests(self):
        return [url for url in self.chromium.requests if "/tiles/" in url]

    def test_zoomed_to_its_pixels_the_picture_shows_them(self):
        self.open_large()
        self.zoom_to_pixels()
        self.assert_pixels()

    def test_whole_files_are_decoded_one_at_a_time(self):
        self.without_workers()
        self.run_js("""decoded = alive = most = 0, decode = createImageBitmap, createImageBitmap = async (source, ...more) => {
          if (!(source instanceof Blob)) return decode(source, ...more);
          decoded += 1;
          alive += 1;
          most = Math.max(most, alive);
          const bitmap = await decode(source, ...more);
          const { close } = bitmap;
          bitmap.close = () => { alive -= 1; close.call(bitmap); };
          return bitmap; }, 0""")
        # Without their sizes and thumbnails, all that are near need their files at once.
        self.run_js("start({ pictures: browser.pictures.map(({ image: src }) => ({ src })) })")
        self.pinch_out()
        self.run_js("browser.setZoomScale(1), browser.setPage(1)")
        self.settle()
        self.assertGreater(self.run_js("decoded"), 4)
        self.assertEqual(self.run_js("[most, alive]"), [1, 0])

    def test_tiles_that_went_out_of_view_are_given_up(self):
        self.open_large()
        Server.sends_tiles.clear()
        try:
            self.fingers.spread((512, 384), 160, 660)
            self.fingers.up()
            self.run_js("caughtUp()")
            self.assertGreater(self.in_worker("player.tiles.loading.size"), 0)
            self.run_js("browser.setZoomScale(1)")
            # It would wait for tiles that are still on their way.
            self.settle()
            # The browser may answer before it tells of what ended in the same task.
            self.run_js("caughtUp()")
        finally:
            Server.sends_tiles.set()
        self.assertGreater(len(self.tile_requests()), 0)
        self.assertEqual(sorted(self.chromium.cancelled), sorted(self.tile_requests()))

    def test_the_byte_budget_holds(self):
        limit = 12 * 2**20
        self.open_large(byteLimit=limit)
        self.in_worker("""most = 0, player.bitmaps.set = function (...entry) {
          Map.prototype.set.apply(this, entry);
          most = Math.max(most, [...this.values()].reduce((sum, { width, height }) => sum + 4 * width * height, 0)); }, 0""")
        self.zoom_to_pixels()
        for end in ((200, 100), (900, 100), (900, 700), (100, 700)):
            self.fingers.swipe((512, 384), end)
            self.settle()
        self.assertGreater(self.in_worker("most"), limit / 2)
        self.assertLessEqual(self.in_worker("most"), limit)
        self.assert_pixels()

    def test_a_tile_is_given_up_after_the_frame_that_may_show_it(self):
        self.open_large(byteLimit=12 * 2**20)
        self.in_worker("""order = [], ['frame', 'drop', 'paint'].forEach((name) => {
          const owner = { frame: player, drop: player.tiles, paint: player.painter }[name];
          const method = owner[name];
          owner[name] = function (...values) { order.push(name); return method.apply(this, values); }; }), 0""")
        self.zoom_to_pixels()
        self.fingers.swipe((200, 100), (900, 600))
        self.settle()
        order = self.in_worker("order")
        self.assertIn("drop", order)
        for index, name in enumerate(order):
            if name == "paint":
                self.assertEqual(order[index - 1], "frame")

    def test_a_flick_asks_for_no_tile_twice(self):
        self.open_large()
        self.zoom_to_pixels()
        self.chromium.requests.clear()
        Server.sends_tiles.clear()
        try:
            # Not as far as an edge: a bounce comes back to tiles.
            self.fingers.swipe((200, 150), (310, 230), steps=3)
            self.run_js("(async () => { while (!browser.stage.isAtRest) await caughtUp(); })()")
        finally:
            Server.sends_tiles.set()
        self.settle()
        asked = self.tile_requests()
        self.assertGreater(len(asked), 0)
        self.assertEqual(len(set(asked)), len(asked))
        self.assert_pixels()

    # Threads

    def without_workers(self):
        """As in a browser that has none."""
        self.run_js("Worker = undefined")

    def test_a_busy_page_does_not_stop_what_moves(self):
        # Where there is no GPU, a canvas that is made, as for the first caption, waits for the page's thread.
        self.run_js("browser.setPage(1, { animated: true })")
        self.settle()
        Server.is_free.clear()
        self.in_worker("""player.frame = function (time) {
          Object.getPrototypeOf(this).frame.call(this, time);
          const { isAtRest, reading } = this.engine.reader;
          if (isAtRest && reading[0] === 0) fetch('free'); }, 0""")
        # The page's thread does nothing but wait for an answer, which comes when the other page is there.
        page = self.run_js("""(() => {
          browser.setPage(0, { animated: true });
          const request = new XMLHttpRequest();
          request.open('GET', 'blocked', false);
          request.send();
          return browser.page; })()""")
        self.assertEqual(page, 1)
        self.settle()
        self.assertEqual(self.page, 0)

    def test_a_view_that_is_closed_keeps_nobody_waiting(self):
        self.assertEqual(
            self.run_js("""(async () => {
              const turning = browser.setPage(1, { animated: true });
              browser.close();
              await turning;
              await browser.setPage(2);
              return browser.page; })()"""), 0)

    def test_what_was_asked_for_is_what_is_read(self):
        self.run_js("start({ manifest: 'gallery.json', page: 2 })")
        self.assertEqual(
            self.run_js("""(async () => {
              browser.close();
              const { PhotoBrowser } = await import('./zoomscroll.js');
              window.browser = await PhotoBrowser.open(
                document.querySelector('#photos'), { manifest: 'gallery.json', page: 2 });
              const { page } = browser;
              await browser.setZoomScale(2);
              return [page, browser.page, browser.zoomScale]; })()"""), [2, 2, 2])

    def test_an_engine_that_fails_says_so(self):
        self.in_worker("player.engine.frame = () => { throw new Error('It is broken.'); }, 0")
        self.run_js("browser.setPage(1)")
        self.assertIn("It is broken.", self.run_js("document.querySelector('[role=alert]').textContent"))
        self.assert_no_workers()
        self.chromium.problems = [p for p in self.chromium.problems if "It is broken." not in p]

    def assert_no_workers(self):
        """They end when they come to it."""
        while self.chromium.workers:
            self.run_js("new Promise(requestAnimationFrame)")

    def test_a_gallery_that_was_seen_works_without_a_network(self):
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Server, directory=GALLERY))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/index.html"
        shown = """(async () => {
          while (document.querySelector('canvas')?.style.visibility !== '') await new Promise(requestAnimationFrame);
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame); })()"""
        self.chromium.open(address)
        self.run_js(shown)
        self.run_js("""(async () => {
          await navigator.serviceWorker.ready;
          const ends = ['gallery.wasm.gz', 'worker.js', 'player.js', 'painter.js', 'gallery.json', '.jpg'];
          let urls = [];
          while (!ends.every((end) => urls.some((url) => url.endsWith(end)))) {
            await new Promise(requestAnimationFrame);
            for (const name of await caches.keys()) urls = (await (await caches.open(name)).keys()).map(({ url }) => url);
          } })()""")
        before = self.chromium.screenshot()
        server.shutdown()
        server.server_close()
        self.chromium.open(address)
        self.run_js(shown)
        mean, _ = self.difference(before, self.chromium.screenshot())
        self.assertLess(mean, 0.02)
        self.chromium.problems = [p for p in self.chromium.problems if "ERR_" not in p]

    def test_without_workers_it_looks_and_moves_the_same(self):
        def look():
            self.pinch_out((400, 300), 200, 300)
            self.fingers.swipe((600, 400), (500, 430))
            self.settle()
            return self.chromium.screenshot(), self.run_js("browser.recording.eventLog"), self.zoom

        screen, log, zoom = look()
        self.without_workers()
        self.run_js("start({ manifest: 'gallery.json', records: true })")
        self.assertEqual(self.chromium.workers, [])
        self.assertTrue(self.run_js("browser.stage.player.local !== undefined"))
        again, log_again, zoom_again = look()
        names = lambda log: list(dict.fromkeys(line.split()[1] for line in log.splitlines()))
        self.assertEqual(zoom, zoom_again)
        self.assertEqual(names(log), names(log_again))
        mean, peak = self.difference(screen, again)
        self.assertLess(mean, 0.012)
        self.assertLess(peak, 0.25)

    # What cannot be shown

    def test_a_gallery_that_is_not_there_says_so(self):
        text = self.run_js(
            "start({ manifest: 'nowhere.json' }).then(() => '', () => document.querySelector('[role=alert]').textContent)")
        self.assertIn("nowhere.json", text)
        self.assertIn("404", text)
        self.assert_no_workers()
        # What the browser itself says of the missing file.
        self.chromium.problems = [p for p in self.chromium.problems if "nowhere.json" not in p]

    def test_a_missing_picture_says_so_and_the_others_are_shown(self):
        self.run_js("start({ pictures: [{ src: 'nowhere.jpg' }, { src: browser.pictures[1].image }] })")
        self.assertEqual(self.in_worker("player.bitmaps.size > 0"), True)
        self.chromium.problems = [p for p in self.chromium.problems if "nowhere.jpg" not in p]

    # The same as natively

    def test_the_corpus_of_gestures_gives_the_same_hash(self):
        expected = pathlib.Path(GALLERY, "expected.txt").read_text()
        self.assertEqual(self.run_js("output('traces.wasm', 'gestures.txt')"), expected)

    def play(self, script, *content):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "recording.txt")
            path.write_text(script)
            log = pathlib.Path(folder, "log.txt")
            subprocess.run(
                [ZOOMSCROLL, "play", path, *(content or [PHOTOS]), "--log", log, "--frames", folder], check=True)
            shots = {shot.stem: shot.read_bytes() for shot in pathlib.Path(folder).glob("*.png")}
            return log.read_text(), shots

    def test_a_recording_played_natively_gives_the_same_log(self):
        self.fingers.swipe((800, 400), (300, 420))
        self.settle()
        self.fingers.spread((400, 300), 100, 340)
        self.fingers.move(f1=(300, 280), f2=(620, 350))
        self.fingers.up()
        self.settle()
        self.fingers.swipe((700, 500), (400, 300))
        self.settle()
        self.mouse("mouseWheel", 400, 300, deltaX=0, deltaY=-120, modifiers=2)
        self.settle()
        self.run_js("browser.stage.surface.focus()")
        self.key("0")
        script, log = self.run_js("[browser.recording.script, browser.recording.eventLog]")
        self.assertGreater(len(log.splitlines()), 40)
        self.assertEqual(self.play(script)[0].splitlines(), log.splitlines())

    def test_a_recorded_case_gives_the_same_log(self):
        self.run_js("startCase('plain')")
        self.fingers.swipe((500, 600), (450, 200))
        self.settle()
        self.fingers.spread((400, 300), 100, 240)
        self.fingers.up()
        self.settle()
        script, log = self.run_js("[browser.recording.script, browser.recording.eventLog]")
        self.assertGreater(len(log.splitlines()), 10)
        self.assertEqual(self.play(script, "--case", "plain")[0].splitlines(), log.splitlines())

    def test_every_case_draws_itself(self):
        for name in self.run_js("caseNames()"):
            with self.subTest(name):
                self.run_js(f"startCase('{name}')")
                colors = self.run_js("""(() => {
                  const { canvas } = browser.stage;
                  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
                  copy.drawImage(canvas, 0, 0);
                  const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
                  return new Set(new Uint32Array(data.buffer)).size; })()""")
                self.assertGreater(colors, 3)

    def test_the_page_looks_like_the_native_frame(self):
        self.pinch_out((400, 300), 200, 300)
        page = self.chromium.screenshot()
        script = self.run_js("browser.recording.script")
        native = self.play(script + "shot native\n")[1]["native"]
        mean, peak = self.difference(page, native)
        # Bilinear against bilinear, from pictures that were compressed twice.
        self.assertLess(mean, 0.012)
        self.assertLess(peak, 0.25)

    def difference(self, first, second):
        """Mean and largest difference of two pictures that were made smaller by 4, as shares of full scale."""
        with tempfile.TemporaryDirectory() as folder:
            paths = [pathlib.Path(folder, name) for name in ("a.png", "b.png")]
            for path, picture in zip(paths, (first, second)):
                path.write_bytes(picture)
            values = []
            for metric in ("MAE", "PAE"):
                result = subprocess.run(
                    ["compare", "-metric", metric, *paths, "null:"], capture_output=True, text=True)
                values.append(float(re.search(r"\((.*)\)", result.stderr)[1]))
            return values

    # For long

    def test_memory_stays_flat(self):
        count = self.run_js("browser.numberOfPages")

        def swipes(number):
            for index in range(number):
                forwards = index // (count - 1) % 2 == 0
                ends = ((800, 400), (300, 400)) if forwards else ((300, 400), (800, 400))
                self.fingers.swipe(*ends, steps=3)
                self.settle()

        def memory():
            sizes = self.in_worker("""(gc(), {
              module: player.engine.memory.byteLength,
              pixels: [...player.bitmaps.values()].reduce((sum, { width, height }) => sum + 4 * width * height, 0) })""")
            sizes["worker"] = self.chromium.send("Runtime.getHeapUsage", session=self.chromium.workers[-1])["usedSize"]
            sizes["page"] = self.run_js("(gc(), performance.memory.usedJSHeapSize)")
            return sizes

        swipes(2 * (count - 1))
        self.run_js("browser.stage.recording = undefined")
        self.in_worker("player.records = false")
        before = memory()
        swipes(SWIPES)
        after = memory()
        self.assertLessEqual(after["pixels"], 96 * 2**20)
        self.assertLessEqual(after["module"], before["module"] + 2**17)
        for heap in ("worker", "page"):
            self.assertLessEqual(after[heap], before[heap] + 2**21)


if __name__ == "__main__":
    unittest.main()
