"""A map of tiles that the program makes itself, in a page: `Examples/Tiles`, as `Scripts/build-web --package` makes it.

Run by Scripts/test-web, as program_tests are; TILES is the page's folder.
"""

import math
import os
import unittest

import program_tests
from chromium import Chromium
from gallery_page import PINCH_SLOP, Fingers, serve

TILES = os.environ["TILES"]
WIDTH, HEIGHT = 800, 600
MIDDLE = (WIDTH / 2, HEIGHT / 2)
# As in TileStore: of a square, and what its resolution looks like, from the coarsest on.
SIDE = 48
COLORS = ["1f4e79", "2e75b6", "2a9d8f", "8ab17d", "e9c46a", "f4a261", "e76f51", "b23a48"]

# All that are seen.
HELPER = """(() => {
  window.colors = () => {
    const { canvas } = view.view.stage;
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
    const colors = new Set();
    for (let at = 0; at < data.length; at += 4) colors.add(data[at] << 16 | data[at + 1] << 8 | data[at + 2]);
    return [...colors].map((color) => color.toString(16).padStart(6, '0'));
  };
})()"""


def dark(color):
    return f"{int(color, 16) >> 1 & 0x7F7F7F:06x}"


class OwnTilesTests(unittest.TestCase):
    def setUp(self):
        server = serve(TILES)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.chromium = Chromium(WIDTH, HEIGHT)
        self.addCleanup(self.chromium.close)
        self.chromium.open(f"http://127.0.0.1:{server.server_port}/")
        self.js(program_tests.HELPERS)
        self.js(HELPER)
        self.js("view.ready")
        self.js("until(() => column().length > 1)")
        self.js("settled()")

    def tearDown(self):
        self.assertEqual(self.chromium.problems, [], "the page complained")

    def js(self, expression):
        return self.chromium.run(expression)

    def pinch(self, first, last):
        """From the middle to each finger, points; how much larger the map is then."""
        fingers = Fingers(self.chromium)
        fingers.spread(MIDDLE, first, last)
        fingers.up()
        self.js("settled()")
        return 2 * last / (2 * first + math.copysign(PINCH_SLOP, last - first))

    def assert_colors(self, level):
        known = {*COLORS, *map(dark, COLORS)}
        # Between two squares there may be a pixel of both.
        self.assertEqual(known.intersection(self.js("colors()")), {COLORS[level], dark(COLORS[level])})

    def assert_squares(self, zoom):
        """All that is seen are squares of the one resolution that the zoom asks for."""
        level = max(0, math.ceil(math.log2(zoom) - 1e-6))
        self.assert_colors(level)
        inner = [run for run in self.js("column(0.51)")[1:-1] if run > 2]
        self.assertTrue(inner)
        for run in inner:
            self.assertAlmostEqual(run, SIDE * zoom / 2**level, delta=4)

    def test_the_tiles_that_are_seen_are_there_without_a_seam(self):
        self.assertEqual(self.js(f"column({SIDE / 2 / WIDTH})"), [SIDE] * (HEIGHT // SIDE) + [HEIGHT % SIDE])
        self.assert_colors(0)

    def test_fingers_that_zoom_bring_finer_ones(self):
        self.assert_squares(self.pinch(80, 280))

    def test_wherever_one_goes_are_tiles_of_the_one_resolution(self):
        # What is out of sight is forgotten, and others lie where it lay.
        for _ in range(2):
            zoom = self.pinch(80, 280)
            self.assert_squares(zoom)
            for _ in range(4):
                fingers = Fingers(self.chromium)
                fingers.down(f1=(700, 500))
                for step in range(1, 11):
                    fingers.move(f1=(700 - 60 * step, 500 - 40 * step))
                fingers.up()
                self.js("settled()")
                self.assert_squares(zoom)
            # Beyond the coarsest it comes back.
            self.pinch(380, 40)
            self.assert_squares(1)


if __name__ == "__main__":
    unittest.main()
