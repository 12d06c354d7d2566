"""The view of Documentation/OwnView.md in a page. Run by Scripts/check-tutorial; PROGRAM is the page's folder."""

import unittest

from chromium import Chromium
from gallery_page import PINCH_SLOP, Fingers, serve
from program_tests import HEIGHT, HELPERS, PROGRAM, WIDTH

# Of the sky, fitted into the window's width; points.
SKY = 400


class TutorialTests(unittest.TestCase):
    def test_fingers_zoom_the_sky(self):
        server = serve(PROGRAM)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        with Chromium(WIDTH, HEIGHT) as chromium:
            chromium.open(f"http://127.0.0.1:{server.server_port}/")
            chromium.run(HELPERS)
            chromium.run("view.ready")
            # On a busy machine the first picture comes late.
            chromium.run("until(() => column().length > 1)")
            chromium.run("settled()")
            # Black above and below.
            column = chromium.run("column()")
            self.assertEqual((column[0], column[-1]), ((HEIGHT - SKY) / 2, (HEIGHT - SKY) / 2))
            fingers = Fingers(chromium)
            fingers.spread((WIDTH / 2, HEIGHT / 2), 100, 130)
            chromium.run("frames(3)")
            self.assertAlmostEqual(chromium.run("column()[0]"), (HEIGHT - SKY * (130 - PINCH_SLOP) / 100) / 2, delta=2)
            fingers.up()
            chromium.run("settled()")
            self.assertEqual(chromium.problems, [])
