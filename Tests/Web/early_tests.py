"""What is done to a view before its engine is there: the engine makes up for it.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

from element_page import ELEMENT, WIDTH, ElementTestCase
from gallery_page import Server, difference


class EarlyTests(ElementTestCase):
    def put_early(self, html, opening="0"):
        """Without an engine until somebody frees it."""
        Server.is_free.clear()
        self.addCleanup(setattr, Server, "held", "nothing")
        self.addCleanup(Server.is_free.set)
        Server.held = "gallery.wasm"
        self.js(f"main.innerHTML = `{html}`, 0")
        self.js(f"{opening}, frames(3)")
        self.wait_for(f"{ELEMENT}.box?.firstChild")

    def free(self):
        self.assertFalse(self.js(f"Boolean({ELEMENT}.view)"), "the engine was there")
        self.js("fetch('free').then(() => 0)")
        self.wait_for(f"{ELEMENT}.view")

    def open(self):
        self.put_early(f'<photo-browser transition="none">{self.links}</photo-browser>', f"{ELEMENT}.openLightbox(0)")

    def test_what_a_lightbox_needs_comes_before_it_is_opened(self):
        asked = "['gallery.wasm', 'player.js', 'controls.js'].filter((file) => performance.getEntriesByType('resource').some(({ name }) => name.includes(file)))"
        self.js(f"main.innerHTML = `<photo-browser loading='lazy'>{self.links}</photo-browser>`, 0")
        self.js("new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done())))")
        self.assertEqual(self.js(asked), [])
        self.put(f"<photo-browser>{self.links}</photo-browser>")
        self.wait_for(f"{asked}.length === 3")
        self.assertFalse(self.js(f"Boolean({ELEMENT}.box)"))

    def test_a_swipe_turns_the_page(self):
        self.open()
        self.assertTrue(self.is_wheel_kept(0))
        self.fingers.swipe((900, 300), (200, 310))
        self.free()
        self.settle()
        self.assertEqual(self.js(f"{ELEMENT}.page"), 1)

    def swipe_a_sixth(self, step):
        """Of the width: it is its velocity that turns."""
        self.open()
        for x in range(600, 420, -step):
            (self.fingers.move if x < 600 else self.fingers.down)(f1=(x, 300))
        self.fingers.up()
        self.free()
        self.settle()

    def test_a_short_flick_turns_the_page(self):
        self.swipe_a_sixth(step=30)
        self.assertEqual(self.js(f"{ELEMENT}.page"), 1)

    def test_a_slow_short_way_turns_nothing(self):
        self.swipe_a_sixth(step=2)
        self.assertEqual(self.js(f"{ELEMENT}.page"), 0)

    def swipe_and_look(self):
        """Never is there nothing, and a page is seen by its thumbnail until it is drawn."""
        self.js(f"""void (window.seen = [], window.watch = () => {{
            const {{ view }} = {ELEMENT};
            if (view) {{
              const {{ surface, canvas }} = view.stage;
              const image = surface.querySelector('img');
              // What stands for the first is seen as long as that lies there; it goes with its page.
              seen.push([image ? view.firstPage : view.page, canvas.style.visibility === '' ? 'canvas' : image?.checkVisibility({{ opacityProperty: true }}) ? image.src : '']); }}
            requestAnimationFrame(watch); }}, watch())""")
        self.fingers.swipe((900, 300), (200, 310))
        self.free()
        self.settle()
        seen = self.js("seen")
        self.assertEqual(seen[-1], [1, "canvas"])
        self.assertEqual({source.rsplit("/", 1)[-1] for page, source in seen if page == 1} - {"canvas"},
                         {self.pictures[1]["thumbnail"].rsplit("/", 1)[-1]})
        self.assertTrue(all(source for _, source in seen), seen)

    def test_the_photo_that_was_swiped_to_is_there_from_the_first_frame_on(self):
        self.open()
        self.swipe_and_look()

    def test_what_comes_late_of_the_photo_before_stands_for_no_other(self):
        # Whatever is made ready of the file itself is ready when the page has been turned.
        self.js(f"""void (window.decode = HTMLImageElement.prototype.decode, HTMLImageElement.prototype.decode = async function () {{
            if (this.src.startsWith('blob:')) for (window.isHeldBack = true; {ELEMENT}.view?.firstPage !== 1;) await frames(1);
            return decode.call(this); }})""")
        self.addCleanup(self.js, "void (HTMLImageElement.prototype.decode = decode)")
        self.open()
        self.wait_for("window.isHeldBack")
        # What would have been waited for.
        self.pass_time(3)
        self.swipe_and_look()

    def test_a_finger_that_is_still_down_holds_the_photo(self):
        self.open()
        for x in range(900, 480, -40):
            (self.fingers.move if x < 900 else self.fingers.down)(f1=(x, 300))
        self.free()
        self.wait_for(f"{ELEMENT}.view.isShown")
        self.js("frames(10)")
        # Where it went, but for the way until it was a drag.
        middle = self.js(f"(({{ x, width }}) => x + width / 2)({ELEMENT}.view.placeOf(0))")
        self.assertAlmostEqual(middle, WIDTH / 2 - 400, delta=45)
        # More than half of the page, however fast.
        self.fingers.move(f1=(300, 300))
        self.fingers.up()
        self.settle()
        self.assertEqual(self.js(f"{ELEMENT}.page"), 1)

    def test_fingers_that_spread_zoom(self):
        self.open()
        self.fingers.spread((500, 380), 100, 300)
        self.fingers.up()
        self.free()
        self.settle()
        self.assertAlmostEqual(self.js(f"{ELEMENT}.zoomScale"), 3, delta=0.6)

    def test_where_no_engine_comes_the_wheel_is_the_browsers(self):
        self.chromium.send("Network.setBlockedURLs", urls=["*gallery.wasm*"])
        self.addCleanup(self.chromium.send, "Network.setBlockedURLs", urls=[])
        self.put(f"<photo-browser>{self.links}</photo-browser>")
        self.js(f"""(async () => {{
            const failed = new Promise((done) => {ELEMENT}.addEventListener('error', done));
            {ELEMENT}.openLightbox(0);
            await failed; }})()""")
        self.assertFalse(self.is_wheel_kept())
        self.chromium.problems.clear()

    def is_wheel_kept(self, delta=100):
        return self.js(f"""(() => {{
            const wheel = new WheelEvent('wheel', {{ deltaY: {delta}, bubbles: true, composed: true, cancelable: true }});
            {ELEMENT}.box.firstChild.dispatchEvent(wheel);
            return wheel.defaultPrevented; }})()""")

    def test_nothing_names_a_photo_before_the_controls_do(self):
        self.chromium.send("Network.setBlockedURLs", urls=["*controls.js"])
        self.addCleanup(self.chromium.send, "Network.setBlockedURLs", urls=[])
        self.put(f'<photo-browser loop transition="none">{self.links}</photo-browser>')
        self.js(f"{ELEMENT}.openLightbox(0)")
        self.settle()
        # As it is, and where the engine is asked to: what is drawn over the photo for a moment.
        for naming in (None, 1):
            if naming:
                self.js(f"{ELEMENT}.view.stage.call('setNaming', 1)")
            self.js(f"{ELEMENT}.view.press('PageDown'), frames(40)")
            turned = self.chromium.screenshot()
            self.js(f"{ELEMENT}.view.stage.call('setNaming', 0)")
            self.settle()
            _, most = difference(turned, self.chromium.screenshot())
            self.assertEqual(most > 0.1, bool(naming), most)
            self.key("PageUp")
        self.chromium.problems.clear()

    def test_in_an_article_the_page_is_scrolled_and_photos_are_turned(self):
        self.put_early(f"<photo-browser inline>{self.links}</photo-browser><div></div>", "main.lastChild.style.height = '3000px'")
        # The page takes the finger away from it.
        for step in range(10):
            kind = "touchEnd" if step == 9 else "touchMove" if step else "touchStart"
            points = [] if step == 9 else [{"id": 1, "x": 400, "y": 400 - 30 * step}]
            self.chromium.send("Input.dispatchTouchEvent", type=kind, touchPoints=points, timestamp=1 + step / 60)
            self.js("frames(2)")
        self.wait_for("scrollY > 100")
        self.js("scrollTo(0, 0), frames(2)")
        self.assertFalse(self.is_wheel_kept())
        self.fingers.swipe((700, 300), (100, 305))
        self.free()
        self.settle()
        self.assertEqual(self.js(f"{ELEMENT}.page"), 1)
