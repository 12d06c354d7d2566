"""Several pictures in one that lie or shine through otherwise, again and again, as a slider makes them: what is seen goes on
being seen, and nothing is asked for twice.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import collections
import threading

from gallery_page import difference, serve
from request_tests import KEY, ClosedServer
from source_page import VIEW, OpenServer, SourceTestCase

LAYER = f"{VIEW}.querySelectorAll('img')[1]"
PIN = f"{VIEW}.querySelector('[data-pin]')"


class CountingServer(OpenServer):
    """What it was asked for is not kept by browsers."""

    asked = []
    # The finest tiles of the first map are not sent before this is set.
    sends_finest = threading.Event()
    sends_finest.set()

    def do_GET(self):
        self.asked.append(self.path)
        if self.path.startswith("/deep_files/11/"):
            self.sends_finest.wait()
        super().do_GET()

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()


class LayerTests(SourceTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.counting = serve(cls.folder, CountingServer)
        cls.tiles = f"http://127.0.0.1:{cls.counting.server_port}"

    @classmethod
    def tearDownClass(cls):
        cls.counting.shutdown()
        cls.counting.server_close()
        super().tearDownClass()

    def layers(self, opacity=1, frame="0 0 1500 1100", more=""):
        """A map over another one, which is turned: no place of both is the same."""
        return (f'<img src="{self.tiles}/deep.dzi" data-frame="0 0 1500 1100" data-rotation="180" alt="">'
                f'<img src="{self.tiles}/second/info.json" data-frame="{frame}" data-opacity="{opacity}" alt="">{more}')

    def shot(self):
        """What a worker draws between two of its frames is presented with the next of them, which this is over with."""
        self.js(f"{VIEW}.setZoomScale({VIEW}.zoomScale)")
        self.settle("zoom-scroll-view")
        return self.chromium.screenshot()

    def assert_seen(self, inside):
        """As an element that is told so from the start."""
        seen = self.shot()
        place = self.js(f"{VIEW}.pictureFrame")
        self.show("", inside)
        self.js(f"{VIEW}.setZoomScale(2.5)")
        self.js(f"{VIEW}.setContentOffset({{ x: {-place['x']}, y: {-place['y']} }})")
        mean, most = difference(seen, self.shot())
        self.assertLess(mean, 0.004)
        self.assertLess(most, 0.1)

    def show_zoomed(self, inside):
        self.show('maximum-zoom-scale="8"', inside)
        self.js(f"{VIEW}.lookAt(0.45, 0.55, {{ zoomScale: 2.5 }})")
        self.settle("zoom-scroll-view")
        # How many boxes there are, whether something is seen, and where the pin is, in each frame.
        self.js(f"""void (window.frames_seen = new Set(), window.first = {VIEW}.view, window.watch = () => {{
            const pin = {PIN};
            if (!{VIEW}?.view) return;
            frames_seen.add([{VIEW}.shadowRoot.querySelectorAll('.box').length, {VIEW}.view.isShown, {VIEW}.view.stage.state.hasContent,
              pin ? pin.style.display + pin.style.translate : ''].join());
            requestAnimationFrame(watch); }}, watch())""")

    def slide(self, opacities):
        """A step in each frame, as a slider makes them."""
        self.js(f"""(async () => {{
            for (const opacity of {list(opacities)}) {{
              {LAYER}.dataset.opacity = opacity;
              await frames(1); }} }})()""")
        self.replaced()

    def test_a_slider_of_opacity_asks_for_nothing_and_moves_nothing(self):
        pin = '<span data-pin="0.5 0.5">Here</span>'
        self.show_zoomed(self.layers(more=pin))
        self.slide([0.9])
        CountingServer.asked.clear()
        before = self.shot()
        self.slide([step / 20 for step in range(18, 5, -1)])
        self.assertEqual(CountingServer.asked, [])
        self.assertTrue(self.js(f"first === {VIEW}.view"), "it is another view")
        # One state in all frames.
        self.assertEqual(len(self.js("[...frames_seen]")), 1, self.js("[...frames_seen]"))
        self.assertGreater(difference(before, self.shot())[0], 0.01)
        self.assert_seen(self.layers(0.3, more=pin))

    def test_one_that_appears_is_seen_as_a_whole_before_it_is_sharp(self):
        inside = lambda opacity: (f'<img src="{self.tiles}/second/info.json" data-frame="0 0 1500 1100" data-rotation="180" alt="">'
                                  f'<img src="{self.tiles}/deep.dzi" data-frame="0 0 1500 1100" data-opacity="{opacity}" alt="">')
        self.show_zoomed(inside(0))
        before = self.shot()
        self.addCleanup(CountingServer.sends_finest.set)
        CountingServer.sends_finest.clear()
        CountingServer.asked.clear()
        self.js(f"{LAYER}.dataset.opacity = 1, 0")
        self.chromium.wait_until(lambda: difference(before, self.chromium.screenshot())[0] >= 0.01, "what is coarse")
        coarse = self.chromium.screenshot()
        CountingServer.sends_finest.set()
        self.replaced()
        sharp = self.shot()
        self.assertTrue(self.js(f"first === {VIEW}.view"), "it is another view")
        self.assertEqual(CountingServer.asked[0], "/deep_files/8/0_0.png")
        # No part of it was still as before.
        for x in range(0, 1024, 256):
            for y in range(0, 768, 256):
                area = (x, y, 256, 256)
                self.assertLess(difference(coarse, sharp, area)[0], difference(before, sharp, area)[0], area)
        self.assertGreater(difference(coarse, sharp)[0], 0.001)
        self.assert_seen(inside(1))

    def test_what_is_on_its_way_comes_as_it_was_said_last(self):
        """Between two steps tiles are asked for that are not there yet."""
        self.show_zoomed(self.layers())
        self.js(f"""(async () => {{
            {VIEW}.lookAt(0.9, 0.9);
            {LAYER}.dataset.opacity = 0;
            await frames(1);
            {VIEW}.lookAt(0.1, 0.2);
            {LAYER}.dataset.opacity = 0.6; }})()""")
        self.replaced()
        self.assertTrue(self.js(f"first === {VIEW}.view"), "it is another view")
        self.assert_seen(self.layers(0.6))

    def test_one_that_moves_within_the_whole_is_drawn_elsewhere(self):
        self.show_zoomed(self.layers(0.7, "0 0 750 550"))
        for x in (100, 400, 700):
            self.js(f"({LAYER}.dataset.frame = '{x} 300 750 550', frames(1))")
        self.replaced()
        self.assertTrue(self.js(f"first === {VIEW}.view"), "it is another view")
        self.assert_seen(self.layers(0.7, "700 300 750 550"))

    def test_a_slider_turns_it_about_the_middle_and_asks_for_no_tile_twice(self):
        """Each step comes before the one before is over."""
        self.show_zoomed(self.layers(0.5))
        before = self.js(f"{VIEW}.pictureFrame")
        CountingServer.asked.clear()
        self.js(f"""(async () => {{
            let last;
            for (let degrees = 3; degrees <= 60; degrees += 3) {{
              last = {VIEW}.rotate(degrees);
              await frames(2); }}
            await last; }})()""")
        self.settle("zoom-scroll-view")
        self.assertEqual(len(set(CountingServer.asked)), len(CountingServer.asked))
        after = self.js(f"{VIEW}.pictureFrame")
        # As large as it was: its box is that of a picture that lies aslant.
        turned = lambda width, height: width * 0.5 + height * 0.866025
        self.assertAlmostEqual(after["width"], turned(before["width"], before["height"]), delta=2)
        self.assertAlmostEqual(after["height"], turned(before["height"], before["width"]), delta=2)
        # As one that was turned in one go.
        seen = self.shot()
        self.assertFalse(self.js(f"Boolean({VIEW}.shadowRoot.querySelector('.turning'))"))
        self.show('rotation="60" maximum-zoom-scale="8"', self.layers(0.5))
        self.js(f"{VIEW}.setZoomScale({VIEW}.zoomScale * {after['width']} / {VIEW}.pictureFrame.width)")
        self.js(f"{VIEW}.setContentOffset({{ x: {-after['x']}, y: {-after['y']} }})")
        mean, _ = difference(seen, self.shot())
        self.assertLess(mean, 0.006)

    def test_who_flies_on_before_tiles_have_come_hears_of_no_failure(self):
        """Several of the engine's tiles wait for one of the server's, and some are given up."""
        self.show('maximum-zoom-scale="8"', self.layers())
        self.js(f"window.failed = []; {VIEW}.addEventListener('tileDidFail', ({{ detail }}) => failed.push(detail.message))")
        self.js(f"""(async () => {{
            for (const [x, y] of [[0.1, 0.1], [0.9, 0.2], [0.2, 0.8], [0.7, 0.7], [0.5, 0.5]]) {{
              {VIEW}.lookAt(x, y, {{ zoomScale: 6 }});
              await frames(3); }} }})()""")
        self.settle("zoom-scroll-view")
        self.assertEqual(self.js("failed"), [])

    def test_pins_stay_while_the_whole_becomes_another(self):
        """What is larger needs another view: until that is seen pins are where the one before has its picture."""
        self.show_zoomed(self.layers(more='<span data-pin="0.5 0.5">Here</span>'))
        self.js(f"{LAYER}.dataset.frame = '0 0 3000 1100'")
        self.replaced()
        self.assertFalse(self.js(f"first === {VIEW}.view"), "it is the same view")
        self.assertFalse(any("none" in state for state in self.js("[...frames_seen]")), self.js("[...frames_seen]"))
        # Where it belongs now.
        frame = self.js(f"{VIEW}.pictureFrame")
        left, top = self.js(f"{PIN}.style.translate.split(' ').map(parseFloat)")
        self.assertAlmostEqual(left, frame["x"] + frame["width"] / 2, delta=1)
        self.assertAlmostEqual(top, frame["y"] + frame["height"] / 2, delta=1)

    def test_what_was_turned_stays_so_where_it_is_when_one_comes_or_goes(self):
        """Whoever looks at it has turned it, not the page."""
        for scale in (1, 2.5):
            with self.subTest(scale):
                self.show('maximum-zoom-scale="8" rotation="10"', self.layers())
                self.js(f"{VIEW}.rotate(40, true)")
                self.settle("zoom-scroll-view")
                if scale > 1:
                    self.js(f"{VIEW}.lookAt(0.3, 0.6, {{ zoomScale: {scale} }})")
                    self.settle("zoom-scroll-view")
                state = lambda: self.js(f"(({{ degrees, isFlipped }}, {{ x, y, width, height }}) => [[degrees, isFlipped], [x, y, width, height]])"
                                        f"({VIEW}.view.turned[0], {VIEW}.pictureFrame)")
                turn, frame = state()
                # The whole has another name.
                for change in (f"""{VIEW}.insertAdjacentHTML('beforeend', '<img src="ground.png" data-frame="100 100 90 80" alt="Lake">')""",
                               f"{VIEW}.lastChild.remove()"):
                    self.js(f"void (window.old = {VIEW}.view, {change})")
                    self.wait_for(f"old !== {VIEW}.view")
                    self.replaced()
                    now, place = state()
                    self.assertEqual((now, self.js(f"{VIEW}.zoomScale")), (turn, scale))
                    for one, other in zip(place, frame):
                        self.assertAlmostEqual(one, other, delta=1)

    def test_a_whole_that_grows_leaves_a_turned_layer_where_it_is(self):
        self.show('maximum-zoom-scale="8"', self.layers())
        self.js(f"{VIEW}.rotate(30)")
        self.settle("zoom-scroll-view")
        self.js(f"{VIEW}.lookAt(0.4, 0.6, {{ zoomScale: 3 }})")
        self.settle("zoom-scroll-view")
        before = self.shot()
        self.js(f"{VIEW}.insertAdjacentHTML('beforeend', '<img src=\"ground.png\" data-frame=\"1500 0 1500 1100\" alt=\"\">'), 0")
        self.replaced()
        after = self.shot()
        # Around the middle, where nothing of the new one is.
        self.assertLess(difference(before, after, (400, 200, 200, 200))[0], 0.02)


class CoarseTests(SourceTestCase):
    def test_a_map_is_seen_from_its_first_tile_on(self):
        OpenServer.is_free.clear()
        self.addCleanup(setattr, OpenServer, "held", "nothing")
        self.addCleanup(OpenServer.is_free.set)
        # All but the coarse ones.
        OpenServer.held = "deep_files/1"
        self.put("<div></div>")
        self.js(f"void (main.innerHTML = '<zoom-scroll-view style=\"height: 600px\" src=\"{self.origin}/deep.dzi\"></zoom-scroll-view>')")
        self.wait_for(f"{VIEW}.view?.isShown")
        self.js("frames(5)")
        coarse = self.chromium.screenshot()
        OpenServer.is_free.set()
        self.settle("zoom-scroll-view")
        mean, _ = difference(coarse, self.chromium.screenshot())
        self.assertLess(mean, 0.06)
        self.assertGreater(mean, 0)


class KeyTests(SourceTestCase):
    """Keys that servers want to see run out."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.server_of_tiles = serve(cls.folder, ClosedServer)
        cls.closed = f"http://127.0.0.1:{cls.server_of_tiles.server_port}"

    @classmethod
    def tearDownClass(cls):
        cls.server_of_tiles.shutdown()
        cls.server_of_tiles.server_close()
        super().tearDownClass()

    def tearDown(self):
        self.chromium.problems = [problem for problem in self.chromium.problems if "401" not in problem]
        super().tearDown()

    def give(self, key):
        self.js(f"{VIEW}.fetchOptions = {{ headers: {{ Authorization: '{key}' }} }}")

    def show_with_key(self):
        ClosedServer.refused.clear()
        self.put("<div></div>")
        self.js(f"""(async () => {{
            window.failed = [];
            main.innerHTML = '<zoom-scroll-view style="height: 200px" src="{self.closed}/deep.dzi"></zoom-scroll-view>';
            {VIEW}.addEventListener('tileDidFail', ({{ detail: {{ page, status }} }}) => failed.push([page, status]));
            {VIEW}.addEventListener('pictureDidFail', () => failed.push('all of it')); }})()""")
        self.give(KEY)
        self.replaced()
        self.assertEqual(self.js("failed"), [])

    def test_of_refusals_that_come_when_there_is_another_key_nobody_hears(self):
        self.show_with_key()
        self.give("expired")
        self.replaced()
        self.addCleanup(ClosedServer.refuses.set)
        ClosedServer.refuses.clear()
        self.js(f"{VIEW}.lookAt(0.5, 0.5, {{ zoomScale: 2.5 }})")
        self.chromium.wait_until(lambda: ClosedServer.refused, "a tile that is refused")
        self.give(KEY)
        self.js("frames(5)")
        ClosedServer.refuses.set()
        self.replaced()
        self.assertEqual(self.js("failed"), [])
        seen = self.chromium.screenshot()
        self.show('src="map.png"', style="height: 200px")
        self.js(f"{VIEW}.lookAt(0.5, 0.5, {{ zoomScale: 2.5 }})")
        self.settle("zoom-scroll-view")
        self.assertLess(difference(seen, self.chromium.screenshot())[0], 0.012)

    def test_scripts_hear_of_tiles_that_are_refused_and_a_new_key_brings_them(self):
        self.show_with_key()
        # Nothing was refused: the next one is for what comes.
        self.js(f"void (window.first = {VIEW}.view)")
        self.give("expired")
        self.replaced()
        self.assertTrue(self.js(f"first === {VIEW}.view"), "it is another view")
        self.js(f"{VIEW}.lookAt(0.5, 0.5, {{ zoomScale: 2.5 }})")
        self.settle("zoom-scroll-view")
        failed = self.js("failed")
        self.assertTrue(failed)
        self.assertTrue(all(one == [0, 401] for one in failed), failed)
        # Who is refused asks but once more, for what is seen and then for what is near, which may lie on the same tile.
        self.assertLessEqual(max(collections.Counter(ClosedServer.refused).values()), 4)
        coarse = self.chromium.screenshot()
        self.give(KEY)
        self.replaced()
        self.js(f"{VIEW}.lookAt(0.5, 0.5, {{ zoomScale: 2.5 }})")
        self.settle("zoom-scroll-view")
        renewed = self.chromium.screenshot()
        self.show('src="map.png"', style="height: 200px")
        self.js(f"{VIEW}.lookAt(0.5, 0.5, {{ zoomScale: 2.5 }})")
        self.settle("zoom-scroll-view")
        right = self.chromium.screenshot()
        self.assertLess(difference(renewed, right)[0], difference(coarse, right)[0])
        self.assertLess(difference(renewed, right)[0], 0.012)
