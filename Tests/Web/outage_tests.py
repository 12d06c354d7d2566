"""Pieces of pictures that a server cannot hand out for a while.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import collections
import http
import subprocess

from gallery_page import difference, serve
from source_page import VIEW, OpenServer, SourceTestCase


class FailingServer(OpenServer):
    """One that has had too much to do, or has lost its fine tiles."""

    status = None
    asked = []

    # What it has lost.
    lost = "/fine_files/12/"

    def do_GET(self):
        if self.status is not None and self.lost in self.path:
            self.asked.append(self.path)
            # Without one the line is down.
            if self.status:
                self.send_error(self.status)
            else:
                self.close_connection = True
        else:
            super().do_GET()

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()


class OutageTests(SourceTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # All but noise would look the same on a coarser level.
        noise = cls.folder / "noise.v"
        subprocess.run(["vips", "gaussnoise", noise, "3000", "2200", "--mean", "128", "--sigma", "40"], check=True)
        subprocess.run(["vips", "dzsave", noise, cls.folder / "fine", "--suffix", ".png"], check=True)
        # The same one at another address.
        for suffix in (".dzi", "_files"):
            (cls.folder / f"other{suffix}").symlink_to(f"fine{suffix}")
        cls.failing = serve(cls.folder, FailingServer)
        cls.map = f"http://127.0.0.1:{cls.failing.server_port}/fine.dzi"

    @classmethod
    def tearDownClass(cls):
        cls.failing.shutdown()
        cls.failing.server_close()
        super().tearDownClass()

    def setUp(self):
        super().setUp()
        FailingServer.asked.clear()
        self.addCleanup(setattr, FailingServer, "status", None)
        self.addCleanup(setattr, FailingServer, "lost", FailingServer.lost)

    def tearDown(self):
        # The browser's own words.
        self.chromium.problems = [problem for problem in self.chromium.problems if not any(code in problem for code in ("503", "404", "ERR_EMPTY_RESPONSE"))]
        super().tearDown()

    def show_near(self):
        self.put(f"""<zoom-scroll-view style="height: 600px" maximum-zoom-scale="8" src="{self.map}"></zoom-scroll-view>""")
        self.settle("zoom-scroll-view")
        self.js(f"window.failed = []; {VIEW}.addEventListener('tileDidFail', ({{ detail }}) => failed.push(detail.status))")
        self.js(f"{VIEW}.lookAt(0.4, 0.6, {{ zoomScale: 4 }})")
        self.settle("zoom-scroll-view")

    def test_what_a_server_could_not_hand_out_is_there_soon_after_it_can(self):
        self.show_near()
        sharp = self.chromium.screenshot()
        FailingServer.status = http.HTTPStatus.SERVICE_UNAVAILABLE
        self.show_near()
        self.assertGreater(difference(sharp, self.chromium.screenshot())[0], 0.001)
        told = self.js("failed")
        self.assertEqual(set(told), {503})
        count = len(FailingServer.asked)
        # Nobody touches it.
        self.chromium.wait_until(lambda: len(FailingServer.asked) > count, "what has failed to be asked for once more")
        FailingServer.status = None
        self.chromium.wait_until(lambda: difference(sharp, self.chromium.screenshot())[0] < 0.0005, "what is sharp")
        # Once is enough.
        self.assertEqual(self.js("failed"), told)

    def test_a_map_that_is_opened_during_an_outage_is_there_after_it(self):
        for lost in ("/fine.dzi", "/fine_files/"):
            with self.subTest(lost):
                FailingServer.lost = lost
                FailingServer.status = http.HTTPStatus.SERVICE_UNAVAILABLE
                self.put(f"""<zoom-scroll-view style="height: 600px" src="{self.map}"></zoom-scroll-view>""")
                self.wait_for(f"{VIEW}.view?.pictures[0].problem")
                # Two seconds later, and four after that.
                self.pass_time(2)
                self.wait_for(f"!{VIEW}.view.pictures[0].problem")
                self.wait_for(f"{VIEW}.view.pictures[0].problem")
                FailingServer.status = None
                self.pass_time(3)
                self.assertTrue(self.js(f"frames(5).then(() => {VIEW}.view.pictures[0].problem)"))
                self.pass_time(1)
                self.wait_for(f"!{VIEW}.view.pictures[0].problem && {VIEW}.view.stage.isSettled && {VIEW}.view.stage.state.hasContent")
                self.js(f"{VIEW}.lookAt(0.4, 0.6, {{ zoomScale: 4 }})")
                self.settle("zoom-scroll-view")
                self.assertFalse(self.js(f"{VIEW}.view.pictures[0].problem"))

    def test_a_tile_that_is_not_there_takes_nothing_beside_it_away(self):
        self.show_near()
        sharp = self.chromium.screenshot()
        FailingServer.lost = "/fine_files/12/4_5."
        FailingServer.status = http.HTTPStatus.NOT_FOUND
        self.show_near()
        mean, _ = difference(sharp, self.chromium.screenshot())
        self.assertGreater(mean, 0.0005)
        # An eighth of what is seen.
        self.assertLess(mean, 0.03)
        self.assertEqual(set(self.js("failed")), {404})
        self.assertEqual(len(FailingServer.asked), 1)

    def test_no_tile_is_asked_for_that_nobody_sees(self):
        """Where a level is drawn as large as it is."""
        self.assertEqual(self.js(f"""(async () => {{
            const {{ makePicture }} = await import('./sources.js');
            const asked = [];
            const picture = makePicture({{ image: '{self.origin}/slippy/%7Bz%7D/%7By%7D/%7Bx%7D.png', width: 1500, height: 1100, name: 'Tiles' }});
            picture.load = async (address) => {{ asked.push(address.split('/').slice(-3).join('/')); return (await fetch('ground.png')).blob(); }};
            await picture.tile({{ level: 0, column: 1, row: 0 }}, new AbortController().signal);
            return asked.sort(); }})()"""), ["3/0/2.png", "3/0/3.png", "3/1/2.png", "3/1/3.png"])

    def test_what_is_not_there_is_asked_for_once(self):
        FailingServer.status = http.HTTPStatus.NOT_FOUND
        self.show_near()
        gone = set(FailingServer.asked)
        self.assertTrue(gone)
        # Another map, whose tiles fail later and come back: what were to be asked for again would have been before them.
        FailingServer.asked.clear()
        FailingServer.lost = "_files/12/"
        FailingServer.status = http.HTTPStatus.SERVICE_UNAVAILABLE
        other = self.map.replace("fine", "other")
        self.js(f"""main.insertAdjacentHTML('beforeend',
            '<zoom-scroll-view style="height: 300px" maximum-zoom-scale="8" src="{other}"></zoom-scroll-view>')""")
        # At first it needs none of its fine ones.
        self.settle("zoom-scroll-view:last-child")
        self.js("document.querySelector('zoom-scroll-view:last-child').lookAt(0.4, 0.6, { zoomScale: 8 })")
        others = lambda: collections.Counter(path for path in FailingServer.asked if path.startswith("/other_files/"))
        # Twice: the first time is two seconds later, which the settling before may have taken.
        self.chromium.wait_until(lambda: max(others().values(), default=0) > 2, "tiles of the other map to be asked for twice more")
        self.assertEqual(gone & set(FailingServer.asked), set())

    # Several pictures in one

    def layers(self, first=None):
        return (f'<img src="{first or self.origin + "/deep.dzi"}" data-frame="0 0 1500 1100" alt="">'
                f'<img src="{self.map}" data-frame="700 500 800 600" alt="">')

    def put_layers(self):
        self.js("void (window.failed = [], main.ontold ??= main.addEventListener('tileDidFail', ({ detail }) => failed.push(detail.status)) ?? true)")
        self.put(f"""<zoom-scroll-view>{self.layers()}</zoom-scroll-view>""")

    def shot(self):
        """What a worker draws between two of its frames is presented with the next of them, which this is over with."""
        self.settle("zoom-scroll-view")
        self.js(f"{VIEW}.setZoomScale({VIEW}.zoomScale)")
        self.settle("zoom-scroll-view")
        return self.chromium.screenshot()

    def test_one_of_several_that_is_missing_keeps_no_other_and_comes_by_itself(self):
        self.put_layers()
        whole = self.shot()
        for lost in ("/fine.dzi", "/fine_files/"):
            with self.subTest(lost):
                FailingServer.lost = lost
                FailingServer.status = http.HTTPStatus.SERVICE_UNAVAILABLE
                self.put_layers()
                self.wait_for("failed.length")
                place = self.js(f"{VIEW}.pictureFrame")
                without = self.shot()
                # The first is seen, where it is, and the other is not.
                self.assertLess(difference(whole, without, (0, 10, 100, 60))[0], 0.01)
                self.assertGreater(difference(whole, without)[0], 0.01)
                FailingServer.status = None
                self.chromium.wait_until(lambda: difference(whole, self.chromium.screenshot())[0] < 0.002, "all of it")
                after = self.js(f"{VIEW}.pictureFrame")
                for name in place:
                    self.assertAlmostEqual(place[name], after[name], delta=1)
                self.assertEqual(self.js("failed"), [503])

    def test_several_that_are_opened_during_an_outage_come_after_it(self):
        self.put_layers()
        whole = self.shot()
        FailingServer.lost = ".dzi"
        other = self.map.replace("fine", "deep")
        # One that has not been there ever says nothing of the others.
        for status, first in ((http.HTTPStatus.SERVICE_UNAVAILABLE, f"{self.origin}/gone.dzi"), (0, other)):
            FailingServer.status = status
            self.put(f"<zoom-scroll-view>{self.layers(first)}</zoom-scroll-view>")
            self.wait_for(f"{VIEW}.view?.pictures[0].problem")
            FailingServer.status = None
            self.pass_time(2)
            self.wait_for(f"!{VIEW}.view.pictures[0].problem && {VIEW}.view.stage.isSettled && {VIEW}.view.stage.state.hasContent")
        self.assertLess(difference(whole, self.shot())[0], 0.002)
