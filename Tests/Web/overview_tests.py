"""All photos of an exported gallery at once, and the one that is shown, which comes out of its place there and goes back.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import json
import pathlib
import unittest

from chromium import Chromium
from gallery_page import GALLERY, HEIGHT, WIDTH, Fingers, serve

CELLS = "document.querySelectorAll('.grid button')"
LAYER = "document.querySelector('canvas').parentNode"


class OverviewTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.pictures = json.loads(pathlib.Path(GALLERY, "gallery.json").read_text())["pictures"]
        cls.server = serve(GALLERY)
        cls.chromium = Chromium(WIDTH, HEIGHT)

    @classmethod
    def tearDownClass(cls):
        cls.chromium.close()
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        self.fingers = Fingers(self.chromium)
        self.open()

    def tearDown(self):
        problems, self.chromium.problems = self.chromium.problems, []
        self.assertEqual(problems, [], "the page complained")

    def open(self, fragment=""):
        # Another address in between: what differs in its fragment alone is not loaded anew.
        self.chromium.open("about:blank")
        self.chromium.open(f"http://127.0.0.1:{self.server.server_port}/index.html{fragment}")
        self.js("""(() => {
            window.frame = () => new Promise(requestAnimationFrame);
            window.frames = async (count) => { for (let index = 0; index < count; index += 1) await frame(); };
            window.until = async (read) => { for (let end = performance.now() + 25000; performance.now() < end; await frame()) { if (read()) return true; } };
            const fingers = new Map();
            const text = (...place) => place.map((length) => length.toFixed(2)).join();
            const note = ({ pointerId, clientX, clientY }) => fingers.set(pointerId, text(clientX, clientY));
            addEventListener('pointerdown', note, true);
            addEventListener('pointermove', (event) => { if (fingers.has(event.pointerId)) note(event); }, true);
            for (const end of ['pointerup', 'pointercancel']) addEventListener(end, ({ pointerId }) => fingers.delete(pointerId), true);
            window.heard = async (places) => {
              const expected = places.map((place) => text(...place)).sort().join(' ');
              while ([...fingers.values()].sort().join(' ') !== expected) await frame(); }; })()""")
        self.wait_for("document.querySelector('.grid') && document.querySelector('canvas').style.visibility === ''")

    def js(self, expression):
        return self.chromium.run(expression)

    def wait_for(self, expression):
        self.assertTrue(self.js(f"until(() => {expression})"), expression)

    def key(self, key):
        for kind in ("keyDown", "keyUp"):
            self.chromium.send("Input.dispatchKeyEvent", type=kind, key=key, text=key if len(key) == 1 and kind == "keyDown" else "")

    def assert_overview(self, page):
        self.wait_for("document.querySelector('.grid').checkVisibility() && document.querySelector('canvas')?.closest('[inert]') && !document.querySelector('#photos').inert")
        self.assertEqual(self.js(f"[...{CELLS}].indexOf(document.activeElement)"), page)
        self.assertEqual(self.js("document.getAnimations().filter((flight) => !(flight instanceof CSSAnimation || flight instanceof CSSTransition)).length"), 0)
        self.assertFalse(self.js("document.querySelector('canvas').checkVisibility({ visibilityProperty: true })"))
        self.assertTrue(self.js(f"[...{CELLS}].every((cell) => cell.firstChild.checkVisibility({{ visibilityProperty: true }}))"))

    def assert_photo(self, page):
        self.wait_for("document.querySelector('.grid').hidden")
        self.wait_for("document.querySelector('canvas').style.visibility === '' && !document.querySelector('canvas').closest('[inert]')")
        self.wait_for(f"document.querySelector('.counter').textContent === '{page + 1} / {len(self.pictures)}'")
        self.assertEqual(self.js(f"[{LAYER}.style.transform, {LAYER}.style.clipPath]"), ["", ""])
        self.assertEqual(self.js("document.activeElement.ariaLabel"), "Photos")

    def test_a_button_leads_there_and_each_photo_back(self):
        for page in (3, 1):
            self.js("document.querySelector('.zoomscroll-button.overview').click()")
            self.wait_for("document.querySelector('canvas').closest('[inert]')")
            self.js(f"{CELLS}[{page}].click()")
            self.assert_photo(page)
            self.assertIn(f"photo={page + 1}", self.js("location.hash"))

    def test_the_keyboard_does_all_of_it(self):
        self.key("g")
        self.assert_overview(0)
        for key, page in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", len(self.pictures) - 1), ("Home", 0)):
            self.key(key)
            self.assertEqual(self.js(f"[...{CELLS}].indexOf(document.activeElement)"), page)
        self.key("Escape")
        self.assert_photo(0)
        self.key("Escape")
        self.assert_overview(0)

    def test_a_finger_drags_a_photo_to_its_place_and_the_next_one_as_well(self):
        for page in (0, 2):
            self.fingers.swipe((512, 300), (520, 640))
            self.assert_overview(page)
            self.js(f"{CELLS}[2].click()")
            self.assert_photo(2)

    def test_two_fingers_pinch_it_together(self):
        self.fingers.spread((512, 384), 500, 160)
        self.fingers.up()
        self.assert_overview(0)
        self.js(f"{CELLS}[0].click()")
        self.assert_photo(0)

    def test_held_it_follows_and_goes_back(self):
        self.fingers.down(f1=(512, 300))
        for y in range(310, 380, 10):
            self.fingers.move(f1=(512, y))
        self.wait_for(f"{LAYER}.style.transform")
        self.fingers.cancel()
        self.wait_for(f"!{LAYER}.style.transform")
        self.assertFalse(self.js("Boolean(document.querySelector('canvas').closest('[inert]'))"))

    def test_a_zoomed_photo_is_whole_when_it_comes_back(self):
        self.key("+")
        self.wait_for("document.querySelector('.zoomed')")
        self.js("document.querySelector('.zoomscroll-button.overview').click()")
        self.assert_overview(0)
        self.js(f"{CELLS}[0].click()")
        self.assert_photo(0)
        self.assertFalse(self.js("Boolean(document.querySelector('.zoomed'))"))
        # All of the photo is in the canvas again.
        self.assertTrue(self.js("document.querySelector('canvas').isConnected && !document.querySelector('canvas').parentNode.querySelector('img')"))

    def test_a_photo_that_comes_begins_at_its_place(self):
        self.key("g")
        self.assert_overview(0)
        # Flights stand still, from their beginning.
        self.js("""void (() => { const { animate } = Element.prototype;
            Element.prototype.animate = function (...course) { const flight = animate.apply(this, course); flight.pause(); return flight; }; })()""")
        cell = self.js(f"(({{ x, y, width, height }}) => [x, y, x + width, y + height])({CELLS}[4].getBoundingClientRect())")
        self.js(f"{CELLS}[4].click()")
        self.wait_for(f"{LAYER}.getAnimations().length")
        seen = self.js(f"""(() => {{
            const style = getComputedStyle({LAYER});
            const {{ a, d, e, f }} = new DOMMatrix(style.transform);
            const [top, right = top, bottom = top, left = right] = style.clipPath.match(/inset\\(([^)]*?)( round.*)?\\)/)[1].split(' ').map(parseFloat);
            return [a * left + e, d * top + f, a * (innerWidth - right) + e, d * (innerHeight - bottom) + f]; }})()""")
        # Less a pixel of an edge beside which there is the ground.
        for edge, expected in zip(seen, cell):
            self.assertAlmostEqual(edge, expected, delta=2)

    def test_it_begins_where_one_is(self):
        self.open("#photo=3")
        self.key("g")
        self.assert_overview(2)
