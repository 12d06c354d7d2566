"""The notes that somebody has pinned to photos, in the page of an exported gallery.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import json
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from chromium import Chromium
from gallery_page import HEIGHT, PHOTOS, WIDTH, ZOOMSCROLL, Fingers, serve

PIN = "document.querySelector('.pin')"


class NoteTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        photos = pathlib.Path(cls.folder.name, "photos")
        photos.mkdir()
        for number, source in enumerate(sorted(pathlib.Path(PHOTOS).glob("*.jpg"))[:2]):
            shutil.copy(source, photos / f"{number}.jpg")
        pins = [{"x": 0.25, "y": 0.5, "note": "The <b>tower</b>"}, {"x": 0.9, "y": 0.1, "note": "A cloud"}]
        (photos / "0.jpg.pins.json").write_text(json.dumps({"version": 1, "pins": pins}))
        gallery = f"{cls.folder.name}/gallery"
        subprocess.run([ZOOMSCROLL, "export", photos, gallery, "--web", ".build-web"], check=True, capture_output=True)
        cls.server = serve(gallery)
        cls.chromium = Chromium(WIDTH, HEIGHT)

    @classmethod
    def tearDownClass(cls):
        cls.chromium.close()
        cls.server.shutdown()
        cls.server.server_close()
        cls.folder.cleanup()

    def setUp(self):
        self.chromium.open("about:blank")
        self.chromium.open(f"http://127.0.0.1:{self.server.server_port}/index.html")
        self.wait(f"{PIN}?.style.translate")

    def tearDown(self):
        problems, self.chromium.problems = self.chromium.problems, []
        self.assertEqual(problems, [], "the page complained")

    def wait(self, so):
        self.chromium.run(f"(async () => {{ while (!({so})) await new Promise(requestAnimationFrame); }})()")

    @property
    def box(self):
        """Left, top, width and height of the first pin."""
        return self.chromium.run(f"(({{ x, y, width, height }}) => [x, y, width, height])({PIN}.getBoundingClientRect())")

    def test_pins_stand_on_their_places_and_keep_their_size(self):
        picture = json.loads(subprocess.run(
            ["vipsheader", "-f", "width", f"{self.folder.name}/photos/0.jpg"], check=True, capture_output=True).stdout), json.loads(
            subprocess.run(["vipsheader", "-f", "height", f"{self.folder.name}/photos/0.jpg"], check=True, capture_output=True).stdout)
        scale = min(WIDTH / picture[0], HEIGHT / picture[1], 1)
        left, top, width, height = self.box
        self.assertEqual((width, height), (44, 44))
        # Its tip, in the middle of its lower edge.
        self.assertAlmostEqual(left + 22, WIDTH / 2 - picture[0] * scale / 4, delta=1)
        self.assertAlmostEqual(top + 44, HEIGHT / 2, delta=1)
        fingers = Fingers(self.chromium)
        fingers.chromium.run("heard = () => new Promise(requestAnimationFrame), 0")
        # About the pin's own place it only grows where it is not.
        fingers.spread((left + 22, top + 44), 100, 300)
        fingers.up()
        zoomed = self.box
        self.assertEqual([round(side, 3) for side in zoomed[2:]], [44, 44])
        self.assertAlmostEqual(zoomed[0], left, delta=3)
        self.assertAlmostEqual(zoomed[1], top, delta=3)

    def test_a_click_shows_what_a_pin_says(self):
        note = f"{PIN}.lastChild"
        self.assertTrue(self.chromium.run(f"{note}.hidden"))
        left, top, _, _ = self.box
        self.chromium.click(left + 22, top + 30)
        self.wait(f"!{note}.hidden")
        # As it was written: no elements are made of it.
        self.assertEqual(self.chromium.run(f"[{note}.textContent, {note}.childElementCount, {PIN}.ariaLabel, {PIN}.ariaExpanded]"),
                         ["The <b>tower</b>", 0, "The <b>tower</b>", "true"])
        self.assertTrue(self.chromium.run(
            f"(({{ left, right, top, bottom }}) => left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight)({note}.getBoundingClientRect())"))
        self.chromium.click(WIDTH / 2 + 200, HEIGHT / 2 + 100)
        self.wait(f"{note}.hidden")

    def test_pins_of_other_photos_are_not_seen(self):
        self.assertEqual(self.chromium.run("document.querySelectorAll('.pin').length"), 2)
        self.chromium.run("void (location.hash = '#photo=2')")
        self.wait("[...document.querySelectorAll('.pin')].every((pin) => pin.style.display === 'none' || pin.getBoundingClientRect().right <= 0)")
