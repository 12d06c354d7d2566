"""How a photo browser behaves where its attributes want it otherwise, and what else can be in it: files of several sizes,
full screen, a slideshow.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import json

from element_page import ELEMENT, HEIGHT, ROOT, WIDTH
from setting_page import SettingTestCase


class SettingTests(SettingTestCase):
    # Beside a photo

    def test_a_loop_goes_round_both_ways(self):
        self.open("loop")
        self.assertEqual([node["name"] for node in self.tree() if node.get("disabled")], ["Zoom out"])
        self.fingers.swipe((200, 300), (900, 310))
        self.settle()
        self.assertEqual(self.page, len(self.pictures) - 1)
        self.fingers.swipe((900, 300), (200, 310))
        self.settle()
        self.assertEqual(self.page, 0)
        # By script it goes the shorter way.
        self.js(f"window.pages = []; {ELEMENT}.addEventListener('photoBrowserDidShowPage', ({{ detail }}) => pages.push(detail.page))")
        self.js(f"{ELEMENT}.setPage(5, {{ animated: true }})")
        self.settle()
        self.assertEqual((self.page, self.js("pages")), (5, [5]))

    def test_a_loop_goes_on_behind_home_and_end(self):
        self.open("loop")
        last = len(self.pictures) - 1
        for key, page in (("End", last), ("ArrowRight", 0), ("Home", 0), ("ArrowLeft", last), ("Home", 0), ("End", last), ("PageDown", 0)):
            self.key(key)
            self.assertEqual(self.page, page, key)

    def test_spacing_lies_between_photos(self):
        self.open('spacing="200"', index=1)
        middle = lambda frame: frame["x"] + frame["width"] / 2
        self.assertAlmostEqual(middle(self.place(2)) - middle(self.place(1)), WIDTH + 200, delta=1)

    def test_preload_says_what_is_fetched(self):
        for preload, expected in ((0, {0}), (1, {0, 1}), (3, {0, 1, 2, 3}), ("3 2", {0, 1, 2})):
            with self.subTest(preload):
                self.js("history.state?.lightbox && new Promise((done) => { addEventListener('popstate', done, { once: true }); history.back(); })")
                self.chromium.requests.clear()
                self.open(f'preload="{preload}"')
                self.assertEqual(self.fetched, expected)
                self.js(f"{ELEMENT}.release()")
                self.wait_for("!history.state?.lightbox")

    def test_only_what_is_wanted_on_either_side_is_fetched(self):
        for preload, expected in (("0 2", {3, 4, 5}), ("2 0", {1, 2, 3}), ("0 0", {3})):
            with self.subTest(preload):
                self.chromium.requests.clear()
                self.open(f'preload="{preload}"', index=3)
                self.assertEqual(self.fetched, expected)
                self.js(f"{ELEMENT}.release()")
                self.wait_for("!history.state?.lightbox")

    @property
    def fetched(self):
        self.js("frames(20)")
        return {i for i, p in enumerate(self.pictures) if any(url.endswith(p["image"]) for url in self.chromium.requests)}

    def test_who_begins_in_the_middle_fetches_what_lies_around_it(self):
        for attributes in ("", "loop"):
            with self.subTest(attributes):
                self.chromium.requests.clear()
                self.open(attributes, index=3)
                self.assertEqual((self.page, self.fetched), (3, {2, 3, 4}))
                self.js(f"{ELEMENT}.release()")
                self.wait_for("!history.state?.lightbox")

    def test_where_data_is_to_be_saved_nothing_is_fetched_ahead(self):
        self.js("Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })")
        self.chromium.requests.clear()
        self.open()
        self.assertEqual(self.fetched, {0})

    def test_padding_is_left_free_until_it_is_zoomed(self):
        self.open('padding="60 100"')
        frame = self.place(0)
        ratio = self.pictures[0]["width"] / self.pictures[0]["height"]
        width = min(WIDTH - 200, (HEIGHT - 120) * ratio)
        self.assertAlmostEqual(frame["width"], width, delta=0.5)
        self.assertAlmostEqual(frame["x"], (WIDTH - width) / 2, delta=0.5)
        self.js(f"{ELEMENT}.setZoomScale(1.5)")
        self.settle()
        self.assertAlmostEqual(self.place(0)["width"], 1.5 * width, delta=0.5)
        self.assertLess(self.place(0)["x"], 0)

    def test_each_side_may_have_a_padding_of_its_own(self):
        self.open('padding="20 40 140 200"')
        frame = self.place(0)
        ratio = self.pictures[0]["width"] / self.pictures[0]["height"]
        width = min(WIDTH - 240, (HEIGHT - 160) * ratio)
        self.assertAlmostEqual(frame["width"], width, delta=0.5)
        # In the middle of what is left.
        self.assertAlmostEqual(frame["x"] + width / 2, 200 + (WIDTH - 240) / 2, delta=0.6)
        self.assertAlmostEqual(frame["y"] + width / ratio / 2, 20 + (HEIGHT - 160) / 2, delta=0.6)
        # As soon as it fills the window there is nothing left to be free.
        self.js(f"{ELEMENT}.setZoomScale(2)")
        self.settle()
        frame = self.place(0)
        self.assertLess(frame["x"], 0.5)
        self.assertGreater(frame["x"] + frame["width"], WIDTH - 0.5)

    def test_before_it_comes_it_lies_where_it_will(self):
        self.put(f'<photo-browser transition="none" padding="20 40 140 200">{self.links}</photo-browser>')
        # In one go: the canvas takes its place soon.
        first = self.js(f"""(async () => {{
            {ELEMENT}.openLightbox(0);
            const image = () => {ELEMENT}.box?.querySelector('img');
            while (!image()?.complete) await frames(1);
            const {{ x, y, width, height }} = image().getBoundingClientRect();
            // It stays there until the canvas takes its place.
            const transforms = new Set();
            for (; image() && !{ELEMENT}.view?.isShown; await frames(1)) transforms.add(image().style.transform);
            return {{ x, y, width, height, transforms: [...transforms] }}; }})()""")
        self.settle()
        self.assertIn(first.pop("transforms"), ([], [""]))
        frame = self.place(0)
        # The image has room around the picture in it.
        for start, length in (("x", "width"), ("y", "height")):
            self.assertAlmostEqual(first[start] + first[length] / 2, frame[start] + frame[length] / 2, delta=1)

    def test_what_lies_beneath_shines_through_a_translucent_ground(self):
        self.js("document.documentElement.style.setProperty('--zoomscroll-background', 'rgb(255 255 255 / .5)')")
        self.open('controls="none"')
        pixel = self.js(f"""(() => {{
            const context = new OffscreenCanvas(1, 1).getContext('2d');
            context.drawImage({ELEMENT}.view.stage.canvas, 0, 0);
            return context.getImageData(0, 0, 1, 1).data[3]; }})()""")
        self.assertEqual(pixel, 0)
        self.assertIn("0.5", self.js(f"getComputedStyle({ELEMENT}.view.stage.surface).backgroundColor"))

    def test_keys_that_come_before_the_engine_are_kept(self):
        self.put(f'<photo-browser transition="none">{self.links}</photo-browser>')
        self.js(f"""(() => {{
            {ELEMENT}.openLightbox(0);
            for (const type of ['keydown', 'keyup', 'keydown', 'keyup']) {{
              {ELEMENT}.box.firstChild.dispatchEvent(new KeyboardEvent(type, {{ key: 'PageDown', bubbles: true, composed: true }})); }} }})()""")
        self.wait_for(f"{ELEMENT}.view?.page === 2")

    def test_keys_are_its_own_from_the_start_where_it_has_autofocus(self):
        self.put('<photo-browser src="gallery.json" autofocus></photo-browser>')
        self.key("ArrowRight")
        self.assertEqual((self.page, self.focus), (1, "Photos"))

    def test_keys_zoom_wherever_the_focus_is(self):
        self.open()
        self.wait_for(f"{ROOT}.querySelector('.next')")
        self.js(f"{ROOT}.querySelector('.next').focus()")
        for key, expected in (("+", 1.5), ("0", 1)):
            for kind in ("keyDown", "keyUp"):
                self.chromium.send("Input.dispatchKeyEvent", type=kind, key=key, text=key if kind == "keyDown" else "")
            self.settle()
            self.assertAlmostEqual(self.zoom, expected, delta=0.01)

    def test_buttons_have_the_symbols_of_the_page(self):
        path = "M4 4h16v16H4z"
        self.js(f"import('./zoomscroll.js').then(({{ icons }}) => {{ icons.next = icons.enlarge = icons.close = '{path}'; }})")
        self.open()
        self.wait_for(f"{ROOT}.querySelector('.next')")
        paths = self.js(f"['.next', '.enlarge', '.close', '.previous'].map((name) => {ROOT}.querySelector(name + ' path')?.getAttribute('d'))")
        self.assertEqual([shown == path for shown in paths], [True, True, True, False], paths)

    # Zoom

    def test_zoom_levels(self):
        ratio = self.pictures[0]["width"] / self.pictures[0]["height"]
        fill = max(WIDTH / HEIGHT / ratio, ratio * HEIGHT / WIDTH)
        self.open('initial-zoom="fill"')
        self.wait_for(f"{ELEMENT}.zoomScale > 1")
        self.settle()
        self.assertAlmostEqual(self.zoom, fill, delta=0.01)

    def test_a_double_tap_zooms_as_far_as_it_is_told(self):
        self.open('secondary-zoom="1.8"')
        self.fingers.double_tap((500, 400))
        self.wait_for(f"{ELEMENT}.zoomScale > 1")
        self.settle()
        self.assertAlmostEqual(self.zoom, 1.8, delta=0.01)
        self.fingers.double_tap((500, 400))
        self.wait_for(f"{ELEMENT}.zoomScale < 1.8")
        self.settle()
        self.assertEqual(self.zoom, 1)

    def test_a_wheel_zooms_about_the_pointer(self):
        self.open('wheel="zoom"')
        self.chromium.send("Input.dispatchMouseEvent", type="mouseWheel", x=300, y=300, deltaX=0, deltaY=-120)
        self.wait_for(f"{ELEMENT}.zoomScale > 1.1")
        self.settle()
        self.assertEqual(self.page, 0)

    # Taps

    def test_clicks_and_taps_do_what_they_are_told(self):
        self.open('background="close" click="next" double-tap="none" tap="none"')
        self.chromium.click(500, 400)
        self.settle()
        self.assertEqual((self.page, self.zoom), (1, 1))
        # Above the picture there is nothing of it.
        self.assertGreater(self.place(1)["y"], 20)
        self.chromium.click(500, 8)
        self.wait_for(f"!{ROOT}.querySelector('dialog')")

    def test_a_tap_closes_after_a_double_tap_would_have_come(self):
        self.open('tap="close"')
        self.tap(500, 400)
        self.assertTrue(self.js(f"{ROOT}.querySelector('dialog').open"))
        self.pass_time(0.35)
        self.wait_for(f"!{ROOT}.querySelector('dialog')")

    def test_a_tap_zooms_or_closes_or_brings_the_buttons(self):
        def begin(attributes):
            self.js(f"{ELEMENT}?.release()")
            self.wait_for("!history.state?.lightbox")
            self.open(f'double-tap="none" {attributes}')

        for action in ("zoom", "zoom-or-close"):
            with self.subTest(action):
                begin(f'tap="{action}"')
                for expected in (2.5, 1):
                    self.tap(500, 400)
                    self.settle()
                    self.assertAlmostEqual(self.zoom, expected, delta=0.01)
        # What a tap does not enlarge it closes.
        begin('tap="zoom-or-close" secondary-zoom="1"')
        self.tap(500, 400)
        self.wait_for(f"!{ROOT}.querySelector('dialog')")
        begin('tap="controls"')
        shown = f"!{ROOT}.querySelector('.zoomscroll-overlay').classList.contains('idle')"
        self.wait_for(shown)
        for _ in range(2):
            before = self.js(shown)
            self.tap(500, 400)
            self.wait_for(f"({shown}) !== {str(before).lower()}")

    # Files

    def test_the_smallest_file_that_is_sharp_is_fetched_and_a_larger_one_when_it_is_zoomed(self):
        link = ('<a href="wide-3600.png" data-srcset="wide-400.png 400w, wide-1800.png 1800w, wide-3600.png 3600w">'
                '<img src="wide-400.png" alt="Wide"></a>')
        self.chromium.requests.clear()
        self.open(inside=link)
        files = lambda: {url.rsplit("/", 1)[1] for url in self.chromium.requests if "wide-" in url}
        frame = self.place(0)
        self.assertAlmostEqual(frame["width"] / frame["height"], 2, delta=0.01)
        self.assertEqual(files() - {"wide-400.png"}, {"wide-1800.png"})
        self.js(f"{ELEMENT}.setZoomScale(3)")
        self.settle()
        self.assertIn("wide-3600.png", files())

    # Tools

    def test_a_slideshow_turns_and_stops_at_a_touch(self):
        self.open('slideshow="5" loop controls="slideshow close"')
        self.wait_for(f"{ROOT}.querySelector('.slideshow-button, .play')")
        self.js(f"{ELEMENT}.view.slideshow.play()")
        for page in (1, 2):
            self.pass_time(4.9)
            self.assertEqual(self.page, page - 1)
            self.pass_time(0.1)
            self.settle()
            self.assertEqual(self.page, page)
        self.assertIn("Pause slideshow", self.named("button"))
        self.tap(500, 400)
        self.settle()
        self.assertFalse(self.js(f"{ELEMENT}.view.slideshow.isPlaying"))
        self.assertIn("Start slideshow", self.named("button"))

    def test_a_photo_that_a_script_turns_to_has_all_of_its_seconds(self):
        self.open('slideshow="5" controls="slideshow close"')
        self.js(f"{ELEMENT}.view.slideshow.play()")
        self.pass_time(4)
        self.js(f"{ELEMENT}.setPage(3)")
        self.settle()
        self.pass_time(4.9)
        self.settle()
        self.assertEqual(self.page, 3)
        self.pass_time(0.1)
        self.settle()
        self.assertEqual(self.page, 4)

    def test_a_slideshow_begins_by_itself_where_it_is_told(self):
        self.open('slideshow autoplay controls="slideshow close"')
        self.wait_for(f"{ELEMENT}.view.slideshow?.isPlaying")
        self.pass_time(5)
        self.settle()
        self.assertEqual(self.page, 1)

    def test_a_slideshow_has_five_seconds_where_it_says_none(self):
        self.open('slideshow controls="slideshow close"')
        self.assertEqual(self.js(f"{ELEMENT}.view.slideshow.seconds"), 5)
        self.wait_for(f"{ROOT}.querySelector('.zoomscroll-button.next')")
        # A key through another button ends it as well.
        self.js(f"{ELEMENT}.view.slideshow.play(), {ROOT}.querySelector('.zoomscroll-button.next').focus(), 0")
        self.key("ArrowRight")
        self.assertFalse(self.js(f"{ELEMENT}.view.slideshow.isPlaying"))

    def test_full_screen_and_back(self):
        self.open('controls="fullscreen close"')
        self.wait_for(f"{ROOT}.querySelector('.fullscreen')")
        self.js(f"{ROOT}.querySelector('.fullscreen').click()")
        self.wait_for("document.fullscreenElement === document.querySelector('photo-browser')")
        self.wait_for(f"/Leave full screen/.test({ROOT}.querySelector('.fullscreen').outerHTML)")
        self.js(f"{ROOT}.querySelector('.fullscreen').click()")
        self.wait_for("!document.fullscreenElement")

    def test_a_button_turns_the_photo_to_the_right(self):
        self.open('controls="rotate close"')
        self.wait_for(f"{ROOT}.querySelector('.rotate')")
        for degrees in (90, 180):
            self.js(f"{ROOT}.querySelector('.rotate').click()")
            self.wait_for(f"{ELEMENT}.view.turned?.[{ELEMENT}.page]?.degrees === {degrees}")
            self.settle()

    def boxes(self, *selectors):
        """Left, top, width and height: of what a page has put into the element, or of the element's own."""
        return [self.js(f"(({{ x, y, width, height }}) => [x, y, width, height])"
                        f"(({ROOT}.querySelector({json.dumps(one)}) ?? document.querySelector({json.dumps(one)}))"
                        ".getBoundingClientRect())") for one in selectors]

    def test_in_a_narrow_window_nothing_is_cut_off_or_covered(self):
        def overlap(one, other):
            return all(one[i] < other[i] + other[i + 2] - 0.5 and other[i] < one[i] + one[i + 2] - 0.5 for i in (0, 1))

        self.chromium.resize(320, 560)
        long = "A long caption of the lake, of the mountains behind it, and of all who were there that evening"
        names = "arrows counter zoom caption slideshow fullscreen"
        self.put(f'<photo-browser src="gallery.json" controls="{names}" slideshow navigator>'
                 f'<button slot="controls">Share</button><p slot="caption">{long}</p></photo-browser>')
        self.wait_for(f"{ROOT}.querySelector('[part~=slideshow-button]')")
        bar, *things = self.boxes(".bar", ".counter", "[part~=zoom-button]", "[part~=slideshow-button]", "[slot=controls]")
        for x, y, width, height in things:
            self.assertGreaterEqual(x, bar[0] - 0.5)
            self.assertLessEqual(x + width, bar[0] + bar[2] + 0.5)
            self.assertLessEqual(y + height, bar[1] + bar[3] + 0.5)
        for index, one in enumerate(things):
            for other in things[index + 1:]:
                self.assertFalse(overlap(one, other), (one, other))
        self.assertEqual(things[-1][3], 44, "a button of the page's own is as high as ours")
        self.js(f"{ELEMENT}.setZoomScale(3)")
        self.wait_for(f"!{ROOT}.querySelector('.zoomscroll-navigator').hidden")
        navigator, caption = self.boxes(".zoomscroll-navigator", ".caption")
        for thing in [*things, caption]:
            self.assertFalse(overlap(navigator, thing), thing)
