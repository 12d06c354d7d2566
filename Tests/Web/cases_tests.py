"""The page of the cases in a real browser.

Run by Scripts/test-web, as page_tests are; CASES is a folder that `zoomscroll export --cases` made.
"""

import functools
import os
import pathlib
import unittest

from chromium import Chromium
from gallery_page import PINCH_SLOP, Fingers, serve

CASES = os.environ["CASES"]
SOURCES = pathlib.Path("Sources/Cases")
WIDTH, HEIGHT = 1024, 768

# What tests ask the page for. The content security policy forbids the page itself to take in anything.
HELPERS = """(async () => {
  window.shown = (await import('./page.js')).shown;
  const fingers = new Map();
  const text = (...place) => place.map((length) => length.toFixed(2)).join();
  const note = ({ pointerId, clientX, clientY }) => fingers.set(pointerId, text(clientX, clientY));
  addEventListener('pointerdown', note, true);
  addEventListener('pointermove', (event) => { if (fingers.has(event.pointerId)) note(event); }, true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, (e) => fingers.delete(e.pointerId), true);
  window.until = async (isSo) => { while (!isSo()) await new Promise(requestAnimationFrame); };
  window.heard = (places) => {
    const expected = places.map((place) => text(...place)).sort().join(' ');
    return until(() => [...fingers.values()].sort().join(' ') === expected);
  };
  window.frames = async (count) => { while (count--) await new Promise(requestAnimationFrame); };
  window.settled = async (name) => {
    await frames(3);
    await until(() => shown.get(name).view.stage.isSettled);
    await frames(3);
  };
  window.alive = () => [...shown].filter(([, { view }]) => view).map(([name]) => name);
  window.goTo = async (name) => {
    document.documentElement.style.scrollBehavior = 'auto';
    shown.get(name).stage.scrollIntoView({ block: 'center' });
    await until(() => shown.get(name).view?.stage.state.handled && shown.get(name).curve?.count);
    await settled(name);
    const { x, y, width, height } = shown.get(name).stage.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  // How many pixels of the curve are of a line's colour.
  window.inked = (name, line) => {
    const { canvas, colors } = shown.get(name).curve;
    const wanted = colors[line].match(/\\d+/g).map(Number);
    // A copy: a canvas that is read often is no longer drawn as the page draws it.
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 255 && wanted.every((value, part) => Math.abs(data[at + part] - value) < 3)) count += 1;
    }
    return count;
  };
})()"""


class CasesTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = cls.serve()
        cls.chromium = Chromium(WIDTH, HEIGHT)

    @classmethod
    def tearDownClass(cls):
        cls.chromium.close()
        cls.end(cls.server)

    @staticmethod
    def serve():
        # Below a path of its own, as on somebody's web site.
        return serve(pathlib.Path(CASES).parent)

    @staticmethod
    def end(server):
        server.shutdown()
        server.server_close()

    def setUp(self):
        self.media()
        self.open()
        self.fingers = Fingers(self.chromium)

    def tearDown(self):
        if self.fingers.places:
            self.fingers.cancel()
        problems, self.chromium.problems = self.chromium.problems, []
        self.assertEqual(problems, [], "the page complained")

    def open(self, server=None):
        self.chromium.open(f"http://127.0.0.1:{(server or self.server).server_port}/{pathlib.Path(CASES).name}/")
        self.js(HELPERS)
        self.js("until(() => shown.size)")

    def js(self, expression):
        return self.chromium.run(expression)

    def media(self, **features):
        features = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.chromium.send("Emulation.setEmulatedMedia", features=features)

    def go_to(self, name):
        return self.js(f"goTo('{name}')")

    def reading(self, name):
        return self.js(f"frames(3).then(() => [...shown.get('{name}').view.reading])")

    def test_every_case_is_there_and_draws_itself(self):
        names = self.js("""import('./cases.js').then(async ({ cases }) =>
          [...await cases(), ...await cases(new URL('collections.wasm.gz', location)), ...await cases(new URL('writing.wasm.gz', location))].map(({ name }) => name))""")
        self.assertEqual(self.js("[...shown.keys()]"), names)
        for name in names:
            with self.subTest(name):
                self.go_to(name)
                colors = self.js(f"""(() => {{
                  const {{ canvas }} = shown.get('{name}').view.stage;
                  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
                  copy.drawImage(canvas, 0, 0);
                  const {{ data }} = copy.getImageData(0, 0, canvas.width, canvas.height);
                  return new Set(new Uint32Array(data.buffer)).size; }})()""")
                self.assertGreater(colors, 3)
                # A title of its own: its name is the link's.
                self.assertRegex(self.js(f"document.querySelector('#{name} h2').textContent"), r"\.$")

    def test_a_drag_moves_the_first_case_and_the_curve_shows_it(self):
        x, y = self.go_to("plain")
        before, ink = self.reading("plain"), self.js("inked('plain', 'down')")
        for step in range(9):
            (self.fingers.move if step else self.fingers.down)(f1=(x, y - 20 * step))
        dragged = self.reading("plain")
        # The pan begins after 10 points.
        self.assertAlmostEqual(dragged[1], before[1] + 150, delta=1)
        self.assertEqual(dragged[0], before[0])
        self.assertGreater(self.js("inked('plain', 'down')"), ink + 40)
        self.assertEqual(self.js("shown.get('plain').view.isTouched"), True)
        self.fingers.up()
        self.js("settled('plain')")
        self.assertGreaterEqual(self.reading("plain")[1], dragged[1])
        self.assertIn("at rest", self.js("document.querySelector('#plain canvas[role=img]').getAttribute('aria-label')"))

    def test_limits_are_those_of_the_content(self):
        self.go_to("plain")
        x, y, zoom, left, top, right, bottom, least, greatest = self.reading("plain")
        width, height = self.js("(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])(shown.get('plain').stage)")
        self.assertEqual((x, y, zoom, left, top, least, greatest), (0, 0, 1, 0, 0, 0.5, 4))
        self.assertAlmostEqual(right, 3000 - width, delta=1)
        self.assertAlmostEqual(bottom, 6000 - height, delta=1)

    def test_past_the_edge_it_bounces_and_the_curve_ends_at_the_limit(self):
        x, y = self.go_to("plain")
        self.fingers.swipe((x, y - 100), (x, y + 100))
        self.js("settled('plain')")
        self.assertEqual(self.reading("plain")[1], 0)
        lowest = self.js("""(() => { const { samples, count } = shown.get('plain').curve; let low = 0;
          for (let i = 0; i < count; i += 1) low = Math.min(low, samples[i * 14 + 2]);
          return low; })()""")
        self.assertLess(lowest, -30)

    def test_a_pinch_zooms(self):
        x, y = self.go_to("plain")
        ink = self.js("inked('plain', 'zoom')")
        self.fingers.spread((x, y), 100, 200)
        self.assertAlmostEqual(self.reading("plain")[2], (200 - PINCH_SLOP) / 100, places=6)
        self.assertGreater(self.js("inked('plain', 'zoom')"), ink + 20)
        self.fingers.up()
        self.js("settled('plain')")

    def test_a_strip_comes_to_rest_on_a_picture(self):
        x, y = self.go_to("strip")
        self.fingers.swipe((x + 60, y), (x - 90, y))
        self.js("settled('strip')")
        offset = self.reading("strip")[0]
        self.assertGreater(offset, 0)
        self.assertEqual(offset % 130, 0)

    def test_a_tap_takes_a_tile_away(self):
        x, y = self.go_to("grid")
        before = self.reading("grid")[6]
        for _ in range(12):
            self.fingers.down(f1=(x - 40, y - 60))
            self.fingers.up()
            self.js("settled('grid')")
        self.assertLess(self.reading("grid")[6], before)

    def test_what_is_far_is_not_alive(self):
        self.go_to("plain")
        self.assertLessEqual(set(self.js("alive()")), {"plain", "paged"})
        self.go_to("auto-layout")
        self.js("until(() => !shown.get('plain').view)")
        self.assertEqual(self.js("document.querySelectorAll('#plain .stage *').length"), 0)
        self.assertLessEqual(len(self.js("alive()")), 3)

    def test_a_page_that_is_left_gives_everything_back(self):
        self.go_to("paged")
        self.js("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
        self.assertEqual(self.js("alive()"), [])
        self.assertEqual(self.js("document.querySelectorAll('.stage *').length"), 0)
        self.js("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
        self.go_to("paged")

    def test_the_wheel_scrolls_the_page_until_a_case_is_chosen(self):
        x, y = self.go_to("plain")
        wheel = functools.partial(
            self.chromium.send, "Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=50)
        before = self.js("scrollY")
        wheel()
        self.js(f"until(() => scrollY > {before})")
        self.assertEqual(self.reading("plain")[1], 0)
        x, y = self.go_to("plain")
        self.js("shown.get('plain').view.stage.surface.focus()")
        wheel(x=x, y=y)
        self.js("until(() => shown.get('plain').view.reading[1] > 0)")

    def test_cases_can_be_reached_by_keys_and_have_names(self):
        self.go_to("plain")
        surface = "shown.get('plain').view.stage.surface"
        self.assertEqual(self.js(f"[{surface}.tabIndex, {surface}.getAttribute('aria-label')]"), [0, "Plain"])
        self.assertEqual(self.js("document.querySelectorAll('h1').length"), 1)

    def test_without_a_network_it_works_as_before(self):
        server = self.serve()
        self.open(server)
        self.go_to("plain")
        kept = """(async () => {
          await navigator.serviceWorker.ready;
          let urls = [];
          while (!['/', 'cases.wasm.gz', 'cases.json', 'page.css'].every((end) => urls.some((url) => url.endsWith(end)))) {
            await frames(1);
            for (const name of await caches.keys()) urls = (await (await caches.open(name)).keys()).map(({ url }) => url);
          } })()"""
        self.js(kept)
        self.end(server)
        self.open(server)
        self.go_to("pins")

    def test_the_source_is_shown_as_it_is(self):
        files = {
            "plain": "PlainCase.swift", "single-scroll-view": "SingleScrollViewCase.swift",
            "strip": "Collections/StripCase.swift",
        }
        for name, file in files.items():
            self.js(f"document.querySelector('#{name} .source').open = true")
            shown = self.js(f"frames(2).then(() => document.querySelector('#{name} code').textContent)")
            self.assertTrue((SOURCES / file).read_text().endswith(shown))
            self.assertRegex(shown, r"^/// ")

    def test_it_needs_no_sideways_scrolling(self):
        self.js("document.querySelectorAll('details').forEach((details) => { details.open = true; })")
        for width, height in ((390, 844), (1024, 768), (1440, 900)):
            self.chromium.resize(width, height)
            self.assertEqual(self.js("frames(2).then(() => document.documentElement.scrollWidth)"), width)
        self.chromium.resize(WIDTH, HEIGHT)

    def test_the_curve_has_the_colours_that_are_asked_for(self):
        self.go_to("plain")
        light = self.js("shown.get('plain').curve.colors.down")
        self.media(prefers_color_scheme="dark")
        self.js(f"until(() => shown.get('plain').curve.colors.down !== '{light}')")
        self.media(forced_colors="active", prefers_color_scheme="dark")
        self.js("until(() => shown.get('plain').curve.colors.text === 'rgb(255, 255, 255)')")
        system = self.js("""(() => { const probe = document.body.appendChild(document.createElement('p'));
          probe.style.color = 'LinkText'; const { color } = getComputedStyle(probe); probe.remove(); return color; })()""")
        self.assertEqual(self.js("shown.get('plain').curve.colors.across"), system)

    def test_with_reduced_motion_the_curve_does_not_slide(self):
        self.media(prefers_reduced_motion="reduce")
        self.open()
        self.go_to("plain")
        starts = self.js("""(() => {
          const { curve, view } = shown.get('plain'); const starts = new Set();
          for (let i = 0; i < 300; i += 1) { curve.add(1e6 + i / 60, view.reading, true, false); starts.add(curve.from); }
          return [...starts]; })()""")
        self.assertEqual(starts, [0, 1.5, 3])
        self.assertEqual(self.js("getComputedStyle(document.documentElement).scrollBehavior"), "auto")


if __name__ == "__main__":
    unittest.main()
