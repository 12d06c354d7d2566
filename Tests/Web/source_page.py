"""What tests of pictures from elsewhere, and of what is done with them, share.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import pathlib
import re
import subprocess
import tempfile

from element_page import ElementTestCase
from gallery_page import GALLERY, Server, difference, serve

VIEW = "document.querySelector('zoom-scroll-view')"
SIDES = (1500, 1100)


class OpenServer(Server):
    """Another origin, which everybody may read."""

    def end_headers(self):
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()


class SourceTestCase(ElementTestCase):
    """A picture of colours, and the same in pieces on another server."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.other = serve(cls.folder, OpenServer)
        cls.origin = f"http://127.0.0.1:{cls.other.server_port}"
        # A different colour and shade everywhere, and nothing that scaling makes much of.
        cls.picture = pathlib.Path(GALLERY, "map.png")
        subprocess.run(
            ["convert", "-size", f"{SIDES[0]}x{SIDES[1]}", "plasma:tomato-steelblue", "-blur", "0x6", cls.picture], check=True)
        subprocess.run(["convert", "-size", "60x60", "xc:navy", pathlib.Path(GALLERY, "ground.png")], check=True)
        for name, options in {
            "deep": ["--layout", "dz", "--tile-size", "254", "--overlap", "1", "--suffix", ".png"],
            "third": ["--layout", "iiif3", "--tile-size", "256", "--id", cls.origin],
            "slippy": ["--layout", "google", "--tile-size", "256", "--suffix", ".png"],
            "second": ["--layout", "iiif", "--tile-size", "512", "--id", cls.origin],
        }.items():
            subprocess.run(["vips", "dzsave", cls.picture, cls.folder / name, *options], check=True)
        # No policy: pictures may come from anywhere.
        page = pathlib.Path(GALLERY, "elements.html").read_text()
        pathlib.Path(GALLERY, "sources.html").write_text(re.sub(r"<meta http-equiv[^>]*>", "", page))

    @classmethod
    def tearDownClass(cls):
        cls.other.shutdown()
        cls.other.server_close()
        super().tearDownClass()

    def setUp(self):
        super().setUp()
        self.chromium.open(f"{self.address}/sources.html")
        self.js("new Promise((done) => { const wait = () => window.isReady ? done() : setTimeout(wait, 10); wait(); })")

    def show(self, attributes, inside="", style=""):
        self.put(f'<zoom-scroll-view style="height: 600px; {style}" {attributes}>{inside}</zoom-scroll-view>')
        self.settle("zoom-scroll-view")

    def replaced(self):
        """What has changed in the element is what is seen."""
        self.wait_for(f"{VIEW}.replacement")
        self.js(f"(async () => {{ await frames(2); for (let last; last !== {VIEW}.replacement;) await (last = {VIEW}.replacement); }})()")
        self.settle("zoom-scroll-view")

    def seen(self):
        """What is drawn, by its own pixels, at fit and zoomed in the middle."""
        shots = []
        for scale in (1, 1.7):
            self.js(f"{VIEW}.setZoomScale({scale})")
            self.settle("zoom-scroll-view")
            shots.append(self.chromium.screenshot())
        return shots

    def assert_same(self, attributes, reference, within=0.012, most_within=0.35):
        self.show(attributes)
        for one, other in zip(self.seen(), reference):
            mean, most = difference(one, other)
            self.assertLess(mean, within, attributes)
            self.assertLess(most, most_within, attributes)
