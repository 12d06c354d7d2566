"""Pieces of pictures that a server cannot hand out for a while.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

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
        if self.status and self.lost in self.path:
            self.asked.append(self.path)
            self.send_error(self.status)
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
        self.chromium.problems = [problem for problem in self.chromium.problems if not any(code in problem for code in ("503", "404"))]
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

    def test_what_is_not_there_is_asked_for_once(self):
        FailingServer.status = http.HTTPStatus.NOT_FOUND
        self.show_near()
        count = len(FailingServer.asked)
        self.assertGreater(count, 0)
        # One that comes back would be there by then.
        FailingServer.status = http.HTTPStatus.SERVICE_UNAVAILABLE
        self.js(f"{VIEW}.lookAt(0.9, 0.1, {{ zoomScale: 4 }})")
        self.settle("zoom-scroll-view")
        others = set(FailingServer.asked[count:]) - set(FailingServer.asked[:count])
        self.assertTrue(others)
        seen = len(FailingServer.asked)
        self.chromium.wait_until(lambda: others <= set(FailingServer.asked[seen:]), "the others to be asked for once more")
