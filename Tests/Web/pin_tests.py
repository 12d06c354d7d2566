"""Elements that are pinned to places of a picture, while it moves and while fingers are on them.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import pathlib
import re

from source_page import SourceTestCase, VIEW

MANUAL = (pathlib.Path(__file__).parents[2] / "Documentation/Web.md").read_text()

PIN = f"{VIEW}.querySelector('[data-pin]')"


class PinTestCase(SourceTestCase):
    def put_pin(self):
        self.show('src="map.png" maximum-zoom-scale="8"', '<button data-pin="0.5 0.5">Here</button>', style="width: 500px; height: 400px")
        self.js(f"{PIN}.addEventListener('click', () => pressed += 1), window.pressed = 0, 0")

    @property
    def place(self):
        x, y = self.js(f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({PIN}.getBoundingClientRect())")
        return round(x), round(y)


class PinTests(PinTestCase):
    def test_they_are_where_each_frame_has_the_picture(self):
        self.put_pin()
        # Once for each frame that is made: what has been drawn, and where the pin is when the browser shows that.
        self.js(f"""(async () => {{
            window.seen = [];
            const {{ local }} = {VIEW}.view.stage.player;
            const {{ paint }} = local.painter;
            const drawn = [];
            local.painter.paint = function (frame) {{
              paint.call(this, frame);
              drawn.push([...frame.reading].slice(0, 5)); }};
            const done = {VIEW}.setZoomScale(4, {{ animated: true }});
            for (let last = 0; last < 12; last += 1) {{
              await frames(1);
              const told = {VIEW}.view.stage.state.reading;
              const [left, top] = {PIN}.style.translate.split(' ').map(parseFloat);
              const {{ x, y, width, height }} = {VIEW}.pictureFrame;
              seen.push([drawn.at(-1).join() === [...told].slice(0, 5).join(), left - x - width / 2, top - y - height / 2, width]); }}
            await done; }})()""")
        seen = self.js("seen")
        self.assertTrue(all(isDrawn for isDrawn, *_ in seen), seen)
        for _, across, down, _ in seen:
            self.assertAlmostEqual(across, 0, delta=0.6)
            self.assertAlmostEqual(down, 0, delta=0.6)
        self.assertGreater(len({round(width) for *_, width in seen}), 1, "nothing moved")

    def test_those_of_links_are_seen_with_their_photo_alone(self):
        self.put(f"<photo-browser>{self.links}<b data-pin='0.5 0.5'>Here</b></photo-browser>")
        seen = "document.querySelector('[data-pin]').checkVisibility({ visibilityProperty: true })"
        for _ in range(2):
            self.assertFalse(self.js(seen))
            self.js("document.querySelector('photo-browser').openLightbox(0), 0")
            self.wait_for(seen)
            self.js("document.querySelector('photo-browser').close(), 0")
            self.wait_for("!document.querySelector('photo-browser').shadowRoot.querySelector('dialog')")
        self.assertFalse(self.js(seen))

    def test_as_the_manual_has_them_they_stay_inside_of_a_map_on_a_phone(self):
        example = re.search(r"```html\n(<style>\n  details\[data-pin\].*?)```", MANUAL, re.DOTALL)[1]
        self.chromium.resize(390, 844, density=3)
        self.put(example.replace("map.jpg", "map.png"))
        self.settle("zoom-scroll-view")
        self.js("void document.querySelectorAll('details').forEach((pin) => { pin.open = true; })")
        self.settle("zoom-scroll-view")
        boxes = self.js("""[document.querySelector('zoom-scroll-view'), ...document.querySelectorAll('summary, details p')].map((each) => (
            ({ left, right }) => [left, right])(each.getBoundingClientRect()))""")
        (start, end), *others = boxes
        self.assertEqual(len(others), 4)
        for left, right in others:
            self.assertGreater(right - left, 20)
            self.assertGreaterEqual(left, start - 0.5)
            self.assertLessEqual(right, end + 0.5)

    def test_a_press_is_theirs_and_a_drag_the_pictures(self):
        self.put_pin()
        self.js(f"{VIEW}.setZoomScale(3)")
        self.settle("zoom-scroll-view")
        x, y = self.place
        self.chromium.click(x, y)
        self.assertEqual(self.js("pressed"), 1)
        before = self.js(f"{VIEW}.contentOffset")
        self.fingers.swipe((x, y), (x + 90, y + 60))
        self.settle("zoom-scroll-view")
        after = self.js(f"{VIEW}.contentOffset")
        self.assertLess(after["x"], before["x"] - 60)
        self.assertLess(after["y"], before["y"] - 30)
        self.assertEqual(self.js("pressed"), 1)


class PinchTests(PinTestCase):
    """In a browser of its own: Chromium loses fingers that DevTools sends after a page in which two have touched a pin."""

    def test_a_pinch_may_begin_on_one(self):
        self.put_pin()
        x, y = self.place
        self.fingers.down(f1=(x, y))
        self.fingers.touch(f2=(x + 100, y))
        for step in range(1, 11):
            self.fingers.move(f1=(x - 10 * step, y), f2=(x + 100 + 10 * step, y))
        self.fingers.up()
        self.settle("zoom-scroll-view")
        self.assertGreater(self.js(f"{VIEW}.zoomScale"), 2)
        self.assertEqual(self.js("pressed"), 0)
