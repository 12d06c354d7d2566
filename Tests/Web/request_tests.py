"""Pictures that a server hands out to those alone who say who they are.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import http
import threading

from element_page import ELEMENT
from gallery_page import GALLERY, difference, serve
from source_page import SIDES, VIEW, OpenServer, SourceTestCase

KEY = "Bearer open-sesame"


class ClosedServer(OpenServer):
    """For those who have the key; a browser asks first whether it may send one to another origin."""

    refused = []
    # Nobody is refused before this is set.
    refuses = threading.Event()
    refuses.set()

    def do_OPTIONS(self):
        self.send_response(http.HTTPStatus.NO_CONTENT)
        self.send_header("Access-Control-Allow-Headers", "authorization")
        self.end_headers()

    def do_GET(self):
        if self.headers["Authorization"] == KEY:
            super().do_GET()
        else:
            self.refused.append(self.path)
            self.refuses.wait()
            self.send_error(http.HTTPStatus.UNAUTHORIZED)


class RequestTests(SourceTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.servers = [serve(folder, ClosedServer) for folder in (cls.folder, GALLERY)]
        cls.closed, cls.files = [f"http://127.0.0.1:{server.server_port}" for server in cls.servers]

    @classmethod
    def tearDownClass(cls):
        for server in cls.servers:
            server.shutdown()
            server.server_close()
        super().tearDownClass()

    def tearDown(self):
        # What was refused at first, and what an `img` of the page asked for.
        self.chromium.problems = [problem for problem in self.chromium.problems if "401" not in problem]
        super().tearDown()

    def test_a_pyramid_and_a_file_are_asked_for_with_what_the_element_is_told(self):
        self.show('src="map.png"')
        reference = self.seen()
        for address in (f"{self.closed}/deep.dzi", f"{self.files}/map.png"):
            with self.subTest(address):
                self.js("window.failed = 0")
                self.show(f'src="{address}"')
                self.js(f"{VIEW}.addEventListener('pictureDidFail', () => {{ failed += 1; }})")
                self.assertTrue(ClosedServer.refused, "nobody has the key yet")
                ClosedServer.refused.clear()
                self.js(f"{VIEW}.fetchOptions = {{ headers: {{ Authorization: '{KEY}' }} }}")
                self.replaced()
                for one, other in zip(self.seen(), reference):
                    mean, most = difference(one, other)
                    self.assertLess(mean, 0.012)
                    self.assertLess(most, 0.35)
                self.assertEqual(self.js("failed"), 0)
                self.assertEqual(ClosedServer.refused, [])

    def test_another_key_leaves_the_place_and_tells_of_no_error(self):
        self.put("<div></div>")
        self.js(f"""(async () => {{
            window.errors = [];
            addEventListener('error', ({{ message }}) => errors.push(message), true);
            main.innerHTML = '<zoom-scroll-view navigator style="height: 600px" src="{self.closed}/deep.dzi"></zoom-scroll-view>';
            {VIEW}.fetchOptions = {{ headers: {{ Authorization: '{KEY}' }} }};
            await settled({VIEW}); }})()""")
        self.js(f"{VIEW}.lookAt(0.3, 0.6, {{ zoomScale: 2 }})")
        self.settle("zoom-scroll-view")
        before = self.js(f"{VIEW}.pictureFrame")
        self.js(f"""void (window.frames_seen = [], window.watch = () => {{
            frames_seen.push([{VIEW}.zoomScale, {VIEW}.shadowRoot.querySelectorAll('.box').length]);
            requestAnimationFrame(watch); }}, watch())""")
        # Nothing was refused: all that is there stays.
        self.js(f"{VIEW}.fetchOptions = {{ headers: {{ Authorization: '{KEY}', Accept: '*/*' }} }}")
        self.replaced()
        self.assertEqual({(round(scale, 3), boxes) for scale, boxes in self.js("frames_seen")}, {(2, 1)})
        after = self.js(f"{VIEW}.pictureFrame")
        for name in before:
            self.assertAlmostEqual(before[name], after[name], delta=1)
        self.assertEqual(self.js("errors"), [])

    def test_what_was_said_before_the_element_was_one_can_be_said_anew(self):
        """As of a script that runs before this one has come."""
        self.put("<div></div>")
        self.js(f"""(async () => {{
            const Late = class extends customElements.get('zoom-scroll-view') {{}};
            main.innerHTML = '<late-view style="display: block; height: 400px" src="{self.closed}/deep.dzi"></late-view>';
            window.late = main.firstChild;
            late.fetchOptions = {{ headers: {{ Authorization: 'wrong' }} }};
            late.zoomScale = 2;
            customElements.define('late-view', Late);
            await settled(late);
            late.fetchOptions = {{ headers: {{ Authorization: '{KEY}' }} }};
            // The first time a script has to come for it.
            while (!late.replacement) await frames(1);
            for (let last; last !== late.replacement;) await (last = late.replacement);
            await settled(late); }})()""")
        self.assertEqual(self.js("[late.view.pictures[0].width, late.view.pictures[0].problem ?? '', Object.hasOwn(late, 'zoomScale')]"), [1500, "", False])

    def test_a_place_may_be_asked_for_as_soon_as_there_is_a_view(self):
        self.put("<div></div>")
        self.js("""(async () => {
            main.innerHTML = '<zoom-scroll-view style="height: 600px" src="map.png"></zoom-scroll-view>';
            const view = main.firstChild;
            await view.ready;
            await view.lookAt(0.3, 0.6, { zoomScale: 2 }); })()""")
        self.settle("zoom-scroll-view")
        self.assertAlmostEqual(self.js(f"{VIEW}.zoomScale"), 2, places=6)
        frame = self.js(f"{VIEW}.pictureFrame")
        self.assertAlmostEqual(frame["y"] + 0.6 * frame["height"], 300, delta=1)

    def test_a_zoom_or_an_offset_may_be_asked_for_as_soon_as_there_is_a_view(self):
        for name, wish, expected in (
            ("zoom-scroll-view", "setZoomScale(2)", 2), ("zoom-scroll-view", "zoomBy(2, { animated: false })", 2),
            ("zoom-scroll-view", "zoomToRect({ x: 0, y: 0, width: 200, height: 100 })", None), ("photo-browser", "setZoomScale(2)", 2),
        ):
            with self.subTest(name, wish=wish):
                self.put("<div></div>")
                self.js(f"""(async () => {{
                    main.innerHTML = '<{name} style="height: 600px"></{name}>';
                    const view = main.firstChild;
                    if (view.localName === 'photo-browser') view.pictures = [{{ src: 'map.png' }}];
                    else view.setAttribute('src', 'map.png');
                    await view.ready;
                    await view.{wish}; }})()""")
                self.settle(name)
                scale = self.js("main.firstChild.zoomScale")
                self.assertGreater(scale, 1.5)
                if expected:
                    self.assertAlmostEqual(scale, expected, places=6)

    def test_of_many_places_that_are_asked_for_before_there_is_a_picture_the_last_is_shown(self):
        self.put("<div></div>")
        self.js("""(async () => {
            main.innerHTML = '<zoom-scroll-view style="height: 600px" src="map.png"></zoom-scroll-view>';
            const view = main.firstChild;
            await view.ready;
            window.asked = 0;
            const { zoomToRect } = view.view;
            view.view.zoomToRect = function (...values) { asked += 1; return zoomToRect.apply(this, values); };
            await Promise.all(Array.from({ length: 100 }, (_, index) => view.lookAt(0.3, 0.6, { zoomScale: 1 + index / 50 }))); })()""")
        self.settle("zoom-scroll-view")
        self.assertEqual(self.js("asked"), 1)
        self.assertAlmostEqual(self.js(f"{VIEW}.zoomScale"), 2.98, places=6)

    def test_after_a_change_that_has_failed_the_next_one_is_seen(self):
        self.show('src="map.png"')
        self.js(f"""(async () => {{
            const {{ stage }} = {VIEW}.view;
            stage.ask = async () => {{ delete stage.ask; throw new Error('It is broken.'); }};
            {VIEW}.fetchOptions = {{ headers: {{ Accept: 'image/png' }} }};
            while (stage.ask !== Object.getPrototypeOf(stage).ask || !{VIEW}.replacement) await frames(1);
            await {VIEW}.replacement.catch(() => {{}});
            {VIEW}.fetchOptions = {{ headers: {{ Accept: '*/*' }} }};
            await frames(3);
            await {VIEW}.replacement; }})()""")
        self.assertEqual(self.js(f"{VIEW}.view.pictures[0].request"), {"headers": {"Accept": "*/*"}})
        self.chromium.problems = [problem for problem in self.chromium.problems if "It is broken." not in problem]

    def test_pictures_of_a_list_may_each_be_asked_for_in_their_own_way(self):
        self.put('<photo-browser inline></photo-browser>')
        self.js(f"window.failed = []; {ELEMENT}.addEventListener('pictureDidFail', ({{ detail }}) => failed.push(detail.page))")
        self.js(f"""{ELEMENT}.pictures = [
            {{ src: '{self.files}/map.png', request: {{ headers: {{ Authorization: '{KEY}' }} }} }},
            {{ src: '{self.files}/ground.png' }},
            {{ sources: [{{ src: '{self.files}/ground.png', width: 60 }}], src: '{self.files}/ground.png',
               request: {{ headers: {{ Authorization: '{KEY}' }} }} }}]""")
        self.settle()
        for page in (1, 2, 0):
            self.js(f"{ELEMENT}.setPage({page})")
            self.settle()
        self.assertEqual(self.js("[...new Set(failed)]"), [1])
        self.assertEqual(self.js(f"{ELEMENT}.pictures.map(({{ width }}) => width)"), [1500, 0, 60])

    def test_what_a_script_has_opened_offers_to_try_again(self):
        self.put("<div></div>")
        self.js(f"""(async () => {{
            const {{ PhotoBrowser }} = await import('./zoomscroll.js');
            main.firstChild.style.cssText = 'position: relative; height: 400px';
            window.browser = await PhotoBrowser.open(main.firstChild, {{ pictures: [{{ src: '{self.files}/map.png' }}] }}); }})()""")
        self.wait_for("main.querySelector('.failed-page button')?.textContent === 'Try again'")
        self.js("browser.close()")

    def test_what_a_script_has_opened_can_be_told_as_well(self):
        """As the manual says of it: what the elements have."""
        self.put("<div></div>")
        self.js(f"""(async () => {{
            const {{ PhotoBrowser }} = await import('./zoomscroll.js');
            main.firstChild.style.cssText = 'position: relative; height: 400px';
            const request = {{ headers: {{ Authorization: 'Bearer other' }} }};
            window.browser = await PhotoBrowser.open(main.firstChild, {{
              pictures: [{{ src: '{self.files}/map.png' }}, {{ src: '{self.files}/ground.png', request }}] }});
            await browser.ready; }})()""")
        self.wait_for("browser.pictures[0].problem")
        ClosedServer.refused.clear()
        self.js(f"browser.fetchOptions = {{ headers: {{ Authorization: '{KEY}' }} }}, 0")
        self.wait_for("browser.isShown && browser.pictures[0].problem === undefined && browser.stage.isSettled && browser.pictures[0].width === 1500")
        self.assertEqual(self.js("browser.pictures.map(({ request }) => request.headers.Authorization)"), [KEY, "Bearer other"])
        self.assertEqual(self.js("browser.fetchOptions.headers.Authorization"), KEY)
        width, height = SIDES
        self.assertAlmostEqual(self.js("browser.pictureFrame.width / browser.pictureFrame.height"), width / height, delta=0.01)
        self.assertNotIn("/map.png", ClosedServer.refused)
        self.js("browser.close()")

    def test_a_gallery_is_asked_for_with_it_and_so_are_its_pictures(self):
        self.put('<photo-browser></photo-browser>')
        self.js(f"{ELEMENT}.fetchOptions = {{ headers: {{ Authorization: '{KEY}' }} }}")
        self.js(f"{ELEMENT}.setAttribute('src', '{self.files}/gallery.json')")
        self.settle()
        self.wait_for(f"{ELEMENT}.view?.isShown")
        self.assertEqual(self.js(f"{ELEMENT}.pictures.length"), len(self.pictures))
