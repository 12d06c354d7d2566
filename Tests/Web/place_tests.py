"""Which place of a picture is where: for what is clicked, and for what is to be shown.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

from element_page import ELEMENT
from source_page import SIDES, VIEW, SourceTestCase


class PlaceTests(SourceTestCase):
    def place_at(self, element, x, y):
        return self.js(f"{element}.placeAt({{ clientX: {x}, clientY: {y} }})")

    def assert_place(self, found, x, y, page=0):
        self.assertIsNotNone(found)
        self.assertEqual(found["page"], page)
        self.assertAlmostEqual(found["x"], x, delta=0.002)
        self.assertAlmostEqual(found["y"], y, delta=0.002)

    def test_a_click_is_at_a_place_of_the_picture_however_it_lies(self):
        """As a pin says where it is: it is put where the click was, and is seen there."""
        self.show('src="map.png" maximum-zoom-scale="8"', '<i data-pin="0.5 0.5"></i>', style="width: 700px; margin: 30px 0 0 50px")
        self.js(f"{VIEW}.addEventListener('click', async (event) => {{ window.clicked = await {VIEW}.placeAt(event); }})")
        for turn in ("0, false", "1, false", "1, true", "3, true"):
            with self.subTest(turn):
                self.js(f"{VIEW}.turn({turn})")
                self.js(f"{VIEW}.lookAt(0.4, 0.6, {{ zoomScale: 3 }})")
                self.settle("zoom-scroll-view")
                self.js("void (window.clicked = undefined)")
                self.chromium.click(300, 250)
                self.wait_for("window.clicked")
                self.js(f"({VIEW}.querySelector('[data-pin]').dataset.pin = `${{clicked.x}} ${{clicked.y}}`, frames(2))")
                left, top = self.js(f"(({{ left, top }}) => [left, top])({VIEW}.querySelector('[data-pin]').getBoundingClientRect())")
                self.assertAlmostEqual(left, 300, delta=1)
                self.assertAlmostEqual(top, 250, delta=1)

    def test_a_click_that_ends_a_drag_is_at_none(self):
        self.show('src="map.png" maximum-zoom-scale="8"', style="width: 700px")
        self.js(f"window.clicked = []; {VIEW}.addEventListener('click', async (event) => clicked.push(await {VIEW}.placeAt(event) ?? null))")
        self.js(f"{VIEW}.lookAt(0.4, 0.6, {{ zoomScale: 3 }})")
        self.settle("zoom-scroll-view")
        mouse = lambda kind, x: self.chromium.send(
            "Input.dispatchMouseEvent", type=kind, x=x, y=300, button="left", buttons=1, clickCount=1)
        for end in (380, 301):
            mouse("mousePressed", 300)
            mouse("mouseMoved", (300 + end) / 2)
            mouse("mouseMoved", end)
            mouse("mouseReleased", end)
            self.settle("zoom-scroll-view")
        self.wait_for("clicked.length > 1")
        self.assertEqual([place is None for place in self.js("clicked")], [True, False])

    def test_a_flight_is_over_when_its_promise_is_kept(self):
        self.show('src="map.png" maximum-zoom-scale="8"', style="width: 700px")
        for zoom in ("zoomScale: 4, ", ""):
            self.js(f"{VIEW}.lookAt({0.7 if zoom else 0.4}, 0.6, {{ {zoom}animated: true }})")
            self.assertTrue(self.js(f"{VIEW}.view.stage.isAtRest"))
            self.assertAlmostEqual(self.js(f"{VIEW}.zoomScale"), 4, delta=0.01)

    def test_beside_the_picture_is_no_place_of_it(self):
        self.put('<photo-browser src="gallery.json" style="width: 900px; height: 300px"></photo-browser>')
        self.settle()
        self.js(f"{ELEMENT}.setPage(1)")
        self.settle()
        left, top = self.js(f"(({{ left, top }}) => [left, top])({ELEMENT}.getBoundingClientRect())")
        frame = self.js(f"{ELEMENT}.pictureFrame")
        x, y = left + frame["x"], top + frame["y"]
        self.assert_place(self.place_at(ELEMENT, x + frame["width"] / 4, y + frame["height"] * 0.9), 0.25, 0.9, page=1)
        self.assertIsNone(self.place_at(ELEMENT, x - 2, y + 20))
        self.assertIsNone(self.place_at(ELEMENT, x + frame["width"] + 2, y + 20))

    def test_a_part_of_the_picture_fills_the_view(self):
        self.show('src="map.png" maximum-zoom-scale="40"', style="width: 800px")
        whole = self.js(f"{VIEW}.pictureFrame")
        for share, expected in (("width: 0.2", 800 / (0.2 * whole["width"])), ("height: 0.1", 600 / (0.1 * whole["height"])),
                                ("width: 0.2, height: 0.5", 600 / (0.5 * whole["height"]))):
            with self.subTest(share):
                self.js(f"{VIEW}.lookAt(0.4, 0.5, {{ {share} }})")
                self.settle("zoom-scroll-view")
                frame = self.js(f"{VIEW}.pictureFrame")
                self.assertAlmostEqual(self.js(f"{VIEW}.zoomScale"), expected, delta=0.01 * expected)
                self.assertAlmostEqual(frame["x"] + 0.4 * frame["width"], 400, delta=1)
                self.assertAlmostEqual(frame["y"] + 0.5 * frame["height"], 300, delta=1)
        # The file has as many pixels.
        self.assertEqual(self.js(f"[{VIEW}.view.pictures[0].width, {VIEW}.view.pictures[0].height]"), list(SIDES))
