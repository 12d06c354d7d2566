"""An exported gallery where its engine cannot run or its scripts do not come: its photos are in the page all the same.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import json
import pathlib
import unittest

from chromium import Chromium
from gallery_page import GALLERY, HEIGHT, WIDTH, serve


class PlainTests(unittest.TestCase):
    def setUp(self):
        server = serve(GALLERY)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.address = f"http://127.0.0.1:{server.server_port}/index.html"
        self.chromium = Chromium(WIDTH, HEIGHT)
        self.addCleanup(self.chromium.close)
        self.photos = json.loads(pathlib.Path(GALLERY, "gallery.json").read_text())["pictures"]

    def assert_photos_are_shown(self, address):
        self.chromium.open(address)
        self.chromium.run("""new Promise((done) => { const wait = () => {
            const images = [...document.querySelectorAll('.plain img')];
            images.length && images.every((image) => image.complete) ? done() : setTimeout(wait, 20); }; wait(); })""")
        shown = self.chromium.run("""[...document.querySelectorAll('.plain a')].map((link) => [
            link.getAttribute('href'), link.firstChild.alt, link.firstChild.naturalWidth > 0 && link.firstChild.checkVisibility()])""")
        self.assertEqual(shown, [[photo.get("image") or photo["thumbnail"], photo["name"], True] for photo in self.photos])
        self.assertEqual(self.chromium.run("document.querySelector('#photos')"), None)

    def test_without_webassembly(self):
        self.chromium.send("Page.addScriptToEvaluateOnNewDocument", source="delete window.WebAssembly")
        self.assert_photos_are_shown(self.address)

    def test_without_its_module(self):
        self.chromium.send("Network.setBlockedURLs", urls=["*gallery.wasm.gz"])
        self.assert_photos_are_shown(self.address)

    def test_without_its_scripts(self):
        self.chromium.send("Network.setBlockedURLs", urls=["*gallery.js"])
        self.assert_photos_are_shown(self.address)

    def test_from_a_disk(self):
        self.assert_photos_are_shown(pathlib.Path(GALLERY, "index.html").as_uri())
