"""A line of thumbnails under the photo.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

from element_page import ELEMENT, HEIGHT, ROOT, WIDTH
from setting_page import SettingTestCase

STRIP = f"{ROOT}.querySelector('[part=strip]')"
CURRENT = f"{STRIP}.querySelector('[aria-current]')"


class StripTests(SettingTestCase):
    def rest(self):
        """Nobody scrolls it any more, and the thumbnail of the photo has come to the middle."""
        self.pass_time(1)
        self.settle()
        self.wait_for(f"Math.abs((({{ x, width }}) => x + width / 2)({CURRENT}.getBoundingClientRect()) - {WIDTH / 2}) < 1")

    def touch(self, kind, *places):
        # What a test that fails leaves down is taken away after it.
        self.fingers.places = dict(enumerate(places))
        self.chromium.send("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y} for x, y in places])
        self.js("frames(1)")

    def middle(self, expression):
        return self.js(f"(({{ x, width }}) => x + width / 2)({expression}.getBoundingClientRect())")

    @property
    def current(self):
        return self.js(f"[...{STRIP}.children].indexOf({CURRENT})")

    def test_it_shows_where_one_is_and_follows(self):
        self.open("strip controls")
        self.wait_for(STRIP)
        self.assertEqual(self.js(f"{STRIP}.children.length"), len(self.pictures))
        for turn in (lambda: self.fingers.swipe((900, 300), (200, 310)), lambda: self.js(f"{ELEMENT}.setPage(5, {{ animated: true }})"),
                     lambda: self.key("Home")):
            turn()
            self.settle()
            self.rest()
            self.assertEqual(self.current, self.page)
        self.assertEqual(self.page, 0)
        names = [node["name"] for node in self.tree() if node["role"] == "button"]
        self.assertTrue({picture["name"][2:-4] for picture in self.pictures} <= set(names), names)

    def test_a_thumbnail_leads_to_its_photo(self):
        self.open("strip")
        self.wait_for(STRIP)
        self.js("frames(10)")
        x, y = self.js(f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({STRIP}.children[3].getBoundingClientRect())")
        self.chromium.click(x, y)
        self.rest()
        self.assertEqual((self.page, self.current), (3, 3))
        # Keys go on from there.
        self.key("ArrowRight")
        self.rest()
        self.assertEqual((self.page, self.current), (4, 4))

    def test_a_finger_on_it_turns_the_photos_as_it_goes(self):
        self.open("strip")
        self.wait_for(STRIP)
        self.js(f"window.pages = []; {ELEMENT}.addEventListener('photoBrowserDidShowPage', ({{ detail }}) => pages.push(detail.page))")
        y = HEIGHT - 40
        # The browser scrolls it, and tells the page of no more moves.
        self.touch("touchStart", (700, y))
        for step in range(1, 16):
            self.touch("touchMove", (700 - 10 * step, y))
        self.wait_for(f"{ELEMENT}.page > 1")
        # At once: the strip may still be on its way to where the finger is.
        held, pages = self.js(f"[{ELEMENT}.page, pages]")
        self.assertEqual(pages[-1], held, "the photo is turned while the finger is down")
        self.assertEqual(pages, sorted(set(pages)))
        self.touch("touchEnd")
        self.rest()
        self.assertEqual(self.current, self.page)
        self.assertGreaterEqual(self.page, held)

    def test_an_upright_wheel_goes_along_it(self):
        self.open("strip")
        self.wait_for(STRIP)
        for _ in range(3):
            self.chromium.send("Input.dispatchMouseEvent", type="mouseWheel", x=WIDTH / 2, y=HEIGHT - 40, deltaX=0, deltaY=30)
        self.wait_for(f"{ELEMENT}.page > 0")
        self.rest()
        self.assertEqual(self.current, self.page)

    def test_it_leaves_with_what_lies_over_the_photo(self):
        self.open("strip")
        self.wait_for(STRIP)
        self.fingers.down(f1=(500, 300))
        for y in range(320, 620, 20):
            self.fingers.move(f1=(500, y))
        self.js("frames(3)")
        opacities = self.js(f"[{STRIP}, {ROOT}.querySelector('.zoomscroll-overlay')].map((element) => Number(getComputedStyle(element).opacity))")
        self.assertLess(opacities[0], 0.9)
        self.assertAlmostEqual(*opacities, delta=0.1)
        self.fingers.cancel()
        self.settle()
        self.wait_for(f"getComputedStyle({STRIP}).opacity === '1'")

    def test_from_right_to_left_it_lies_the_other_way(self):
        self.open('strip dir="rtl"')
        self.wait_for(STRIP)
        self.assertGreater(self.middle(f"{STRIP}.children[0]"), self.middle(f"{STRIP}.children[1]"))
        self.js(f"{ELEMENT}.setPage(4)")
        self.rest()
        self.assertEqual(self.current, 4)

    def test_captions_lie_above_it_and_a_zoomed_photo_has_all_the_room(self):
        links = self.links.replace("<a ", '<a data-caption="Words" ')
        self.open("strip", links)
        self.wait_for(f"{ROOT}.querySelector('.caption')?.textContent")
        bottom = self.js(f"{ROOT}.querySelector('.caption').getBoundingClientRect().bottom")
        self.assertLess(bottom, self.js(f"{STRIP}.children[0].getBoundingClientRect().top"))
        self.js(f"{ELEMENT}.setZoomScale(3)")
        self.settle()
        self.pass_time(4)
        self.wait_for(f"getComputedStyle({STRIP}).visibility === 'hidden'")

    def test_one_photo_needs_none(self):
        self.open("strip", self.links[:self.links.index("</a>") + 4])
        self.js("frames(5)")
        self.assertIsNone(self.js(STRIP))
