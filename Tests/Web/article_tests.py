"""The elements of HTML in an article that scrolls: what they take of fingers and wheels, and what they leave to the page.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import time

from element_page import ElementTestCase

# Where the middle of the element is; the page is scrolled by so much at first.
X, Y, BEFORE = 512, 384, 300
SHIFT, CONTROL = 8, 2


class ArticleTests(ElementTestCase):
    def article(self, element):
        self.put(f'<div class="text"></div>{element}<div class="text"></div>')
        self.js("document.querySelectorAll('.text').forEach(({ style }) => { style.height = '1000px'; })")
        self.js("""(() => {
            const element = main.children[1];
            window.article = element;
            scrollTo(0, element.getBoundingClientRect().top + element.offsetHeight / 2 - innerHeight / 2); })()""")
        self.before = self.js("frames(3).then(() => scrollY)")
        self.assertGreater(self.before, BEFORE)

    def browser(self, attributes=""):
        self.article(f"<photo-browser inline {attributes}>{self.links}</photo-browser>")

    def zoomable(self, attributes=""):
        self.article(
            f'<zoom-scroll-view maximum-zoom-scale="6" {attributes}><img src="{self.pictures[0]["image"]}" alt="Lake">'
            "</zoom-scroll-view>")

    def settled(self):
        self.js("settled(article)")

    def wheel(self, dx=0, dy=0, modifiers=0):
        self.chromium.send(
            "Input.dispatchMouseEvent", type="mouseWheel", x=X, y=Y, deltaX=dx, deltaY=dy, modifiers=modifiers)
        self.settled()

    def drag(self, dx=0, dy=0, steps=8):
        """A finger that the page may take away from the element."""
        start = time.time()
        for step in range(steps + 2):
            share = min(step, steps) / steps
            kind = "touchEnd" if step > steps else "touchMove" if step else "touchStart"
            points = [] if step > steps else [{"id": 1, "x": X + dx * share, "y": Y + dy * share}]
            self.chromium.send(
                "Input.dispatchTouchEvent", type=kind, touchPoints=points, timestamp=start + step / 60)
            self.js("frames(2)")
        self.settled()

    def assert_page_scrolled(self, way=1):
        self.js(f"""(async () => {{
            for (let left = 300; left > 0 && (scrollY - {self.before}) * {way} < 40; left -= 1) await frames(1); }})()""")
        self.assertGreater((self.js("scrollY") - self.before) * way, 40)
        # It is no longer moving.
        self.js("""(async () => {
            for (let last; last !== scrollY;) { last = scrollY; await frames(10); } })()""")
        self.js(f"scrollTo(0, {self.before})")
        self.js("frames(3)")

    def assert_page_stayed(self):
        self.assertEqual(self.js("frames(10).then(() => scrollY)"), self.before)

    @property
    def page(self):
        return self.js("article.page")

    def press(self, key, code):
        self.js("article.focus()")
        text = key if len(key) == 1 else ""
        for kind in ("keyDown", "keyUp"):
            self.chromium.send("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code, text=text if kind == "keyDown" else "")
        self.settled()

    def test_keys_that_have_nothing_left_to_turn_scroll_the_page(self):
        self.browser()
        self.js("article.setPage(5)")
        self.settled()
        for key, code in (("PageDown", 34), (" ", 32)):
            self.press(key, code)
            self.assert_page_scrolled()
        self.press("PageUp", 33)
        self.assert_page_stayed()
        self.assertEqual(self.page, 4)
        self.browser("loop")
        self.js("article.setPage(5)")
        self.settled()
        self.press("PageDown", 34)
        self.assert_page_stayed()
        self.assertEqual(self.page, 0)

    def test_keys_that_a_scroll_view_has_no_use_for_scroll_the_page(self):
        self.zoomable()
        self.press("PageDown", 34)
        self.assert_page_scrolled()
        self.js("article.setZoomScale(3)")
        self.settled()
        self.press("ArrowDown", 40)
        self.assert_page_stayed()
        self.assertGreater(self.js("article.contentOffset.y"), 0)

    @property
    def offset(self):
        return self.js("""told.findLast(({ name }) => name === 'scrollViewDidScroll').contentOffset""")

    # A photo browser

    def test_what_leads_down_over_a_whole_photo_scrolls_the_page(self):
        self.browser()
        self.drag(dy=-200)
        self.assert_page_scrolled()
        self.drag(dy=200)
        self.assert_page_scrolled(-1)
        self.wheel(dy=120)
        self.assert_page_scrolled()
        # A trackpad's.
        self.wheel(dy=50.5)
        self.assert_page_scrolled()
        self.assertEqual([self.page, self.js("article.zoomScale")], [0, 1])

    def test_what_leads_aside_turns_pages(self):
        self.browser()
        self.drag(dx=-300)
        self.assertEqual(self.page, 1)
        self.wheel(dx=120)
        self.assertEqual(self.page, 2)
        self.wheel(dy=120, modifiers=SHIFT)
        self.assertEqual(self.page, 3)
        self.wheel(dx=-120)
        self.assertEqual(self.page, 2)
        self.assert_page_stayed()

    def test_control_and_the_wheel_zoom_and_leave_the_page_alone(self):
        self.browser()
        self.wheel(dy=-120, modifiers=CONTROL)
        self.assertAlmostEqual(self.js("article.zoomScale"), 1.2, places=6)
        self.assert_page_stayed()

    def test_two_fingers_zoom_a_whole_photo(self):
        self.browser()
        self.fingers.spread((X, Y), 100, 300)
        self.fingers.up()
        self.settled()
        self.assertGreater(self.js("article.zoomScale"), 2)
        self.assert_page_stayed()

    def test_a_zoomed_photo_keeps_what_it_can_scroll_and_leaves_the_rest(self):
        self.browser()
        self.js("article.setZoomScale(2)")
        self.settled()
        middle = self.offset["y"]
        self.wheel(dy=120)
        self.assertGreater(self.offset["y"], middle)
        self.drag(dy=60)
        self.assertLess(self.offset["y"], middle + 60)
        self.assert_page_stayed()
        for _ in range(8):
            self.wheel(dy=120)
            if self.js("article.view.room.down") < 1:
                break
        bottom = self.offset["y"]
        self.assert_page_stayed()
        self.wheel(dy=120)
        self.assert_page_scrolled()
        self.drag(dy=-200)
        self.assert_page_scrolled()
        self.assertEqual(self.offset["y"], bottom)
        # Back, there is something left.
        self.drag(dy=120)
        self.assert_page_stayed()
        self.assertLess(self.offset["y"], bottom)
        self.assertEqual(self.page, 0)

    def test_an_attribute_keeps_everything(self):
        self.browser('overscroll="contain"')
        self.drag(dy=-200)
        self.assert_page_stayed()
        self.wheel(dy=120)
        self.assertEqual(self.page, 1)
        self.assert_page_stayed()

    # A scroll view

    def test_a_whole_picture_in_a_scroll_view_scrolls_the_page(self):
        self.zoomable()
        self.drag(dy=-200)
        self.assert_page_scrolled()
        self.wheel(dy=120)
        self.assert_page_scrolled()
        self.assertEqual(self.js("article.zoomScale"), 1)

    def test_a_zoomed_scroll_view_keeps_what_it_can_scroll_and_leaves_the_rest(self):
        self.zoomable()
        self.fingers.spread((X, Y), 100, 250)
        self.fingers.up()
        self.settled()
        place = lambda: self.js("article.contentOffset")
        start = place()
        self.wheel(dy=120)
        self.assertGreater(place()["y"], start["y"])
        self.wheel(dx=120)
        self.assertGreater(place()["x"], start["x"])
        self.assert_page_stayed()
        for _ in range(12):
            self.wheel(dy=120)
            if self.js("article.view.room.down") < 1:
                break
        self.assert_page_stayed()
        bottom = place()["y"]
        self.wheel(dy=120)
        self.assert_page_scrolled()
        self.drag(dy=-200)
        self.assert_page_scrolled()
        self.assertEqual(place()["y"], bottom)
        self.drag(dy=150)
        self.assert_page_stayed()
        self.assertLess(place()["y"], bottom)
