"""A program that is written for an iPhone, in a page: `Examples/Peaks`, as `Scripts/build-web --package` makes it.

Run by Scripts/test-web, as page_tests are; PROGRAM is the page's folder.
"""

import gzip
import os
import pathlib
import unittest

from chromium import Chromium
from gallery_page import PINCH_SLOP, Fingers, serve

PROGRAM = os.environ["PROGRAM"]
WIDTH, HEIGHT = 800, 600

HELPERS = """(() => {
  const fingers = new Map();
  const text = (...place) => place.map((length) => length.toFixed(2)).join();
  const note = ({ pointerId, clientX, clientY }) => fingers.set(pointerId, text(clientX, clientY));
  addEventListener('pointerdown', note, true);
  addEventListener('pointermove', (event) => { if (fingers.has(event.pointerId)) note(event); }, true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, (e) => fingers.delete(e.pointerId), true);
  window.view = document.querySelector('uikit-view');
  window.until = async (isSo) => { while (!isSo()) await new Promise(requestAnimationFrame); };
  window.heard = (places) => {
    const expected = places.map((place) => text(...place)).sort().join(' ');
    return until(() => [...fingers.values()].sort().join(' ') === expected);
  };
  window.frames = async (count) => { while (count--) await new Promise(requestAnimationFrame); };
  window.settled = () => frames(3).then(() => until(() => view.isAtRest)).then(() => frames(3));
  // Of the column in the middle of the picture: the lengths of what has one colour, from the top.
  window.column = (place = 0.5) => {
    const { canvas } = view.view.stage;
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(Math.round(canvas.width * place), 0, 1, canvas.height);
    const pixels = [...new Uint32Array(data.buffer)];
    const runs = [];
    for (const pixel of pixels) {
      if (runs.at(-1)?.pixel === pixel) runs.at(-1).length += 1;
      else runs.push({ pixel, length: 1 });
    }
    return runs.map(({ length }) => length);
  };
})()"""


def size_of(page):
    """What a page of a program can fetch, compressed, bytes."""
    modules = [module.stat().st_size for module in page.glob("*.wasm.gz")]
    return sum(modules) + sum(len(gzip.compress(script.read_bytes(), 9)) for script in page.glob("*.js"))


def limit_of(name):
    """The same, of Benchmarks/web-sizes."""
    lines = pathlib.Path("Benchmarks/web-sizes").read_text().splitlines()
    return int(dict(line.split() for line in lines if line[0] != "#")[name]) * 1024


class ProgramTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = serve(PROGRAM)
        cls.chromium = Chromium(WIDTH, HEIGHT)

    @classmethod
    def tearDownClass(cls):
        cls.chromium.close()
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        self.chromium.open(f"http://127.0.0.1:{self.server.server_port}/")
        self.js(HELPERS)
        self.js("view.ready")
        self.js("settled()")
        self.fingers = Fingers(self.chromium)

    def tearDown(self):
        if self.fingers.places:
            self.fingers.cancel()
        problems, self.chromium.problems = self.chromium.problems, []
        self.assertEqual(problems, [], "the page complained")

    def js(self, expression):
        return self.chromium.run(expression)

    def test_the_whole_picture_is_there_in_the_middle(self):
        # 2400 by 1200 points, fitted into 800 by 600: black above and below, and mountains between.
        column = self.js("column()")
        self.assertEqual((column[0], column[-1]), (100, 100))
        self.assertGreater(len(column), 4)

    def test_fingers_zoom_it_while_they_move_and_a_bounce_brings_it_back(self):
        middle = HEIGHT / 2
        self.fingers.down(f1=(350, middle))
        self.fingers.touch(f2=(450, middle))
        # The black above the sky shrinks with each step: 100 points, less half of what the picture has grown. The frames are made
        # elsewhere, and come when they come.
        self.fingers.move(f1=(347, middle), f2=(453, middle))
        for step in range(2, 9):
            self.fingers.move(f1=(350 - 3 * step, middle), f2=(450 + 3 * step, middle))
            zoom = (100 + 6 * step - PINCH_SLOP) / 100
            self.js(f"until(() => Math.abs(column()[0] - {(HEIGHT - 400 * zoom) / 2}) <= 1)")
        for step in range(1, 9):
            self.fingers.move(f1=(326 - 20 * step, middle), f2=(474 + 20 * step, middle))
        self.fingers.up()
        self.js("settled()")
        zoomed = self.js("column()")
        self.fingers.down(f1=(100, middle))
        self.fingers.touch(f2=(700, middle))
        for step in range(1, 15):
            self.fingers.move(f1=(100 + 20 * step, middle), f2=(700 - 20 * step, middle))
        self.fingers.up()
        self.js("settled()")
        self.assertNotEqual(zoomed, self.js("column()"))
        self.assertEqual(self.js("column()[0]"), 100)

    def test_it_follows_the_elements_size(self):
        self.chromium.resize(600, 600)
        try:
            self.js("frames(3).then(settled)")
            self.assertEqual(self.js("column()[0]"), 150)
        finally:
            self.chromium.resize(WIDTH, HEIGHT)

    def test_what_is_in_it_is_shown_where_there_is_no_module(self):
        said = self.js("""new Promise((resolve) => {
          view.append('Mountains');
          view.addEventListener('error', ({ message }) => resolve([message, getComputedStyle(view.fallback).visibility]));
          view.setAttribute('src', 'gone.wasm.gz');
        })""")
        self.assertIn("404", said[0])
        self.assertEqual(said[1], "visible")
        self.chromium.problems.clear()

    def test_it_is_small(self):
        self.assertLessEqual(size_of(pathlib.Path(PROGRAM)), limit_of("program"))

    def test_types_are_those_of_the_element(self):
        types = pathlib.Path(PROGRAM, "uikit-view.d.ts").read_text()
        for name in ("ready", "isAtRest", "reload"):
            self.assertIn(name, types)
            self.assertTrue(self.js(f"'{name}' in view"))


if __name__ == "__main__":
    unittest.main()
