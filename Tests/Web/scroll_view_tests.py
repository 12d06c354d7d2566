"""What a page does with a scroll view of its own: taps, steps, buttons, keys on pins, paper, and what stands for a picture.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import base64
import re

from element_page import HEIGHT, WIDTH
from source_page import SourceTestCase, VIEW


class ScrollViewTests(SourceTestCase):
    def zoom(self):
        self.settle("zoom-scroll-view")
        return self.js(f"{VIEW}.zoomScale")

    def double_tap(self):
        self.js(f"void {VIEW}.scrollIntoView()")
        x, y = self.js(f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({VIEW}.getBoundingClientRect())")
        self.fingers.double_tap((x, y))
        return self.zoom()

    def test_a_double_tap_goes_as_far_as_in_a_browser_or_as_far_as_it_says(self):
        # Of a picture with detail for more.
        size = "width: 150px; height: 110px; aspect-ratio: auto"
        for attribute, scale in (("", 2.5), ('secondary-zoom="4"', 4), ('secondary-zoom="Infinity"', 10), ('secondary-zoom="fit"', 1)):
            with self.subTest(attribute=attribute):
                self.show(f'src="map.png" maximum-zoom-scale="10" {attribute}', style=size)
                self.assertAlmostEqual(self.double_tap(), scale, places=2)
                self.assertEqual(self.double_tap(), 1)

    def test_double_taps_lead_from_step_to_step_and_then_back(self):
        self.show('src="map.png" maximum-zoom-scale="10" secondary-zoom="2 4 8"')
        self.assertEqual([round(self.double_tap(), 2) for _ in range(5)], [2, 4, 8, 1, 2])
        # From between two of them to the next.
        self.js(f"{VIEW}.setZoomScale(3)")
        self.assertAlmostEqual(self.double_tap(), 4, places=2)

    def test_an_attribute_that_changes_leaves_the_place_the_zoom_and_the_whole_screen(self):
        self.show('src="map.png" controls="fullscreen"')
        self.wait_for(f"{VIEW}.shadowRoot.querySelector('.fullscreen')")
        self.js(f"void {VIEW}.shadowRoot.querySelector('.fullscreen').click()")
        self.wait_for(f"document.fullscreenElement === {VIEW}")
        self.js(f"{VIEW}.lookAt(0.4, 0.6, {{ zoomScale: 2 }})")
        self.settle("zoom-scroll-view")
        before = self.js(f"{VIEW}.pictureFrame")
        for name, value in (("navigator", ""), ("data-tile-size", "256"), ("wheel", "zoom")):
            with self.subTest(name):
                self.js(f"void (window.opened = {VIEW}.opening, {VIEW}.setAttribute('{name}', '{value}'))")
                self.wait_for(f"{VIEW}.opening !== opened")
                self.js(f"{VIEW}.replacement")
                self.settle("zoom-scroll-view")
                after = self.js(f"{VIEW}.pictureFrame")
                for side in before:
                    self.assertAlmostEqual(before[side], after[side], delta=1)
                self.assertTrue(self.js(f"document.fullscreenElement === {VIEW}"))
        self.js("document.exitFullscreen()")
        # What comes at once is one change.
        self.js(f"""void (window.openings = 0, {VIEW}.open = function (...values) {{ openings += 1; Object.getPrototypeOf(this).open.apply(this, values); }},
            {VIEW}.setAttribute('data-width', 1500), {VIEW}.setAttribute('data-height', 1100), {VIEW}.removeAttribute('navigator'), {VIEW}.setAttribute('wheel', ''), {VIEW}.last = {VIEW}.replacement)""")
        self.wait_for(f"{VIEW}.replacement !== {VIEW}.last")
        self.js(f"{VIEW}.replacement")
        self.settle("zoom-scroll-view")
        self.assertEqual(self.js("openings"), 1)

    def test_pins_that_come_before_the_view_does_are_pinned(self):
        """And what becomes a pin only later."""
        place = f"(({{ x, y }}) => [x, y])({VIEW}.querySelector('b').getBoundingClientRect())"
        self.put("")
        self.js("""void (async () => {
            main.innerHTML = '<zoom-scroll-view src="map.png" style="height: 600px"></zoom-scroll-view>';
            main.firstChild.innerHTML = '<b data-pin="0.5 0.5">Here</b>'; })()""")
        self.settle("zoom-scroll-view")
        self.wait_for(f"{VIEW}.querySelector('b').checkVisibility({{ visibilityProperty: true }})")
        before = self.js(place)
        self.js(f"{VIEW}.lookAt(0.4, 0.5, {{ zoomScale: 2 }})")
        self.settle("zoom-scroll-view")
        self.assertGreater(self.js(place)[0], before[0] + 50)
        self.show('src="map.png"', "<b>Here</b>")
        self.js(f"{VIEW}.querySelector('b').dataset.pin = '0.5 0.5', 0")
        self.wait_for(f"{VIEW}.querySelector('b').checkVisibility({{ visibilityProperty: true }})")

    def test_a_quick_drag_that_begins_on_a_pin_is_the_pictures(self):
        self.show('src="map.png"', '<button data-pin="0.5 0.5" style="width: 28px; height: 28px; padding: 0; margin: -14px"></button>')
        self.js(f"window.clicks = 0, {VIEW}.querySelector('button').addEventListener('click', () => clicks += 1), 0")
        self.js(f"{VIEW}.setZoomScale(2)")
        self.settle("zoom-scroll-view")
        centre = lambda: self.js(f"(({{ x, y }}) => [x + 14, y + 14])({VIEW}.querySelector('button').getBoundingClientRect())")
        x, y = centre()
        before = self.js(f"{VIEW}.pictureFrame.x")
        mouse = lambda kind, x, **more: self.chromium.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)
        mouse("mouseMoved", x)
        mouse("mousePressed", x, button="left", clickCount=1)
        for step in range(1, 5):
            mouse("mouseMoved", x + 45 * step, button="left", buttons=1)
        mouse("mouseReleased", x + 180, button="left", clickCount=1)
        self.settle("zoom-scroll-view")
        self.assertGreater(self.js(f"{VIEW}.pictureFrame.x + 0"), before + 100)
        self.assertEqual(self.js("clicks"), 0)
        self.chromium.click(*centre())
        self.wait_for("clicks === 1")

    def test_steps_that_come_at_once_are_all_taken(self):
        self.show('src="map.png" maximum-zoom-scale="8"')
        for options in ("{}", "{ animated: true }"):
            self.js(f"Promise.all([1, 2, 3].map(() => {VIEW}.zoomBy(1.6, {options})))")
            self.assertAlmostEqual(self.zoom(), 1.6 ** 3, places=3)
            self.js(f"{VIEW}.zoomBy(0)")
            self.assertEqual(self.zoom(), 1)

    def test_whoever_has_buttons_of_their_own_can_do_without_ours(self):
        for attribute, count in (("", 3), ('controls="none"', 0), ('controls', 3)):
            self.show(f'src="map.png" {attribute}')
            self.wait_for(f"[...{VIEW}.shadowRoot.querySelectorAll('button')].filter((button) => button.checkVisibility()).length === {count}")
        self.js(f"void {VIEW}.setAttribute('controls', 'none')")
        self.wait_for(f"![...{VIEW}.shadowRoot.querySelectorAll('button')].some((button) => button.checkVisibility())")

    def test_a_picture_without_a_name_has_that_of_its_element(self):
        self.show(f'src="{self.origin}/deep.dzi" aria-label="The original"')
        self.assertEqual(self.named("image"), ["The original"])
        # What hangs on a pin is not the picture.
        self.show(f'src="{self.origin}/deep.dzi" aria-label="The original"', '<b data-pin="0.5 0.5"><img src="ground.png" alt="A flag"></b>')
        self.assertIn("The original", self.named("image"))

    def test_a_picture_in_it_stands_for_tiles_until_they_come(self):
        self.js(f"""void (main.innerHTML = '<zoom-scroll-view src="{self.origin}/deep.dzi"><img src="map.png" alt="The lake"></zoom-scroll-view>')""")
        self.wait_for(f"{VIEW}.view?.placeholder?.src.endsWith('map.png') || {VIEW}.view?.isShown")
        self.settle("zoom-scroll-view")
        self.assertEqual(self.named("image"), ["The lake"])
        self.assertEqual(self.js(f"{VIEW}.view.pictures[0].image"), f"{self.origin}/deep.dzi")

    # Keys on pins

    def test_a_pin_that_the_keys_come_to_is_brought_into_sight_and_the_page_stays(self):
        self.put('<p style="height: 900px"></p><button id="before">Before</button>'
                 '<zoom-scroll-view src="map.png" maximum-zoom-scale="8" style="height: 500px">'
                 '<button data-pin="0.05 0.05" style="margin: -10px">First</button><button data-pin="0.9 0.95">Second</button></zoom-scroll-view>'
                 '<p style="height: 2000px"></p>')
        self.js(f"void scrollTo(0, 900); {VIEW}.setZoomScale(4)")
        self.settle("zoom-scroll-view")
        self.assertEqual(self.js(f"[...{VIEW}.view.pins.outside].length"), 2)
        inside = f"""(({{ left, top, right, bottom }}, box) => left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom)(
            document.activeElement.getBoundingClientRect(), {VIEW}.getBoundingClientRect())"""
        self.js("void document.querySelector('#before').focus({ preventScroll: true })")
        for name in ("First", "Second"):
            # The view itself comes before.
            self.wait_for("true")
            for _ in range(3):
                if self.js("document.activeElement.textContent") != name:
                    self.key("Tab", "zoom-scroll-view")
            self.assertEqual(self.js("document.activeElement.textContent"), name)
            self.settle("zoom-scroll-view")
            self.wait_for(f"!{VIEW}.view.pins.outside.has(document.activeElement)")
            self.assertTrue(self.js(inside), name)
            self.assertEqual(self.js("scrollY"), 900, name)
            self.assertAlmostEqual(self.js(f"{VIEW}.zoomScale"), 4)

    # Paper

    def test_what_is_far_away_is_printed_as_the_pictures_in_it(self):
        for html, name in (('<zoom-scroll-view src="map.png" style="height: 400px"><img src="map.png" alt=""></zoom-scroll-view>', "zoom-scroll-view"),
                           (f'<photo-browser inline>{self.links}</photo-browser>', "photo-browser")):
            self.put(f'{html}<p style="height: 5000px"></p>')
            self.settle(name)
            seen = f"""[document.querySelector('{name} img'), document.querySelector('{name}').view.stage.surface].map((element) =>
                element.checkVisibility({{ visibilityProperty: true }}))"""
            # A picture in it is sharper.
            for top, printed in ((0, [True, name == "photo-browser"]), (5000, [True, False])):
                self.js(f"void scrollTo(0, {top})")
                self.wait_for(f"document.querySelector('{name}').view.stage.isFar === {str(top > 0).lower()}")
                self.assertEqual(self.js(seen), [False, True], name)
                self.chromium.send("Emulation.setEmulatedMedia", media="print")
                self.assertEqual(self.js(seen), printed, name)
                self.chromium.send("Emulation.setEmulatedMedia", media="")

    def test_pins_keep_their_places_on_paper_of_another_width(self):
        pins = '<b data-pin="0.25 0.5">1</b><i data-pin="0.5 0.25 0.25 0.5">2</i>'
        places = lambda: self.js("""['b', 'i'].map((name) => {
            const [pin, view] = [name, 'zoom-scroll-view'].map((name) => document.querySelector(name).getBoundingClientRect());
            return [(pin.x - view.x) / view.width, (pin.y - view.y) / view.height, name === 'i' ? pin.width / view.width : 0]; })""")
        for image in ("", '<img src="map.png" alt="">'):
            with self.subTest(image=image):
                self.show('src="map.png" maximum-zoom-scale="8"', image + pins, style="width: 750px; height: 550px; max-width: 100%")
                whole = places()
                style = self.js(f"{VIEW}.style.cssText")
                self.js(f"{VIEW}.setZoomScale(2)")
                self.settle("zoom-scroll-view")
                zoomed = places()
                self.assertNotEqual(zoomed, whole)
                self.js("void (dispatchEvent(new Event('beforeprint')), main.style.width = '400px')")
                # What is printed whole has them there.
                for place, wanted in zip(places(), whole if image else zoomed):
                    for length, other in zip(place, wanted):
                        self.assertAlmostEqual(length, other, places=2)
                self.assertAlmostEqual(self.js(f"{VIEW}.clientWidth"), 400, delta=1)
                self.js("void (main.style.width = '', dispatchEvent(new Event('afterprint')))")
                self.settle("zoom-scroll-view")
                self.assertEqual(self.js(f"{VIEW}.style.cssText"), style)
                for place, wanted in zip(places(), zoomed):
                    for length, other in zip(place, wanted):
                        self.assertAlmostEqual(length, other, places=2)

    def printed(self):
        return base64.b64decode(self.chromium.send("Page.printToPDF", printBackground=True)["data"])

    def test_of_an_open_lightbox_the_photo_is_printed_alone(self):
        self.put(f"<p>Text</p><photo-browser>{self.links}<b data-pin='0.25 0.5'>A</b></photo-browser>")
        self.js("document.querySelector('photo-browser').openLightbox(0)")
        self.settle()
        self.wait_for("document.querySelector('photo-browser').shadowRoot.querySelector('.zoomscroll-overlay')")
        seen = """['p', 'a', ...['.zoomscroll-surface', '.zoomscroll-overlay', '.close']].map((name) => (document.querySelector(name)
            ?? document.querySelector('photo-browser').shadowRoot.querySelector(name)).checkVisibility({ visibilityProperty: true }))"""
        self.assertEqual(self.js(seen), [True] * 5)
        self.chromium.send("Emulation.setEmulatedMedia", media="print")
        self.assertEqual(self.js(seen), [False, False, True, False, False])
        self.chromium.send("Emulation.setEmulatedMedia", media="")
        self.assertEqual(len(re.findall(rb"/Type /Page\b", self.printed())), 1)
        # The sheet is higher than wide, as the photo is not: in a window of that shape it is as wide as that.
        places = """((root) => [root.querySelector('canvas').parentNode, root.querySelector('canvas'), document.querySelector('b')].map(
            (element) => (({ x, y, width, height }) => [x, y, width, height])(element.getBoundingClientRect())))(document.querySelector('photo-browser').shadowRoot)"""
        before = self.js(places)
        frame = self.js("document.querySelector('photo-browser').view.placeOf(0)")
        wide = frame["width"] / frame["height"]
        self.js("void dispatchEvent(new Event('beforeprint'))")
        self.chromium.send("Emulation.setEmulatedMedia", media="print")
        self.chromium.resize(400, 800)
        sheet, canvas, pin = self.js(places)
        high = 400 / wide
        for length, wanted in zip((*sheet, *pin[:2]), (0, 400 - high / 2, 400, high, 100, 400)):
            self.assertAlmostEqual(length, wanted, delta=0.6)
        # Of the canvas what is not the photo lies outside.
        scale = 400 / frame["width"]
        for length, wanted in zip(canvas, (-frame["x"] * scale, sheet[1] - frame["y"] * scale, WIDTH * scale, HEIGHT * scale)):
            self.assertAlmostEqual(length, wanted, delta=0.6)
        self.chromium.resize(WIDTH, HEIGHT)
        self.chromium.send("Emulation.setEmulatedMedia", media="")
        self.js("void dispatchEvent(new Event('afterprint'))")
        self.settle()
        self.assertEqual(self.js(places), before)
        self.js("document.querySelector('photo-browser').release()")
        self.wait_for("!history.state?.lightbox")
        self.chromium.send("Emulation.setEmulatedMedia", media="print")
        self.assertEqual(self.js("document.querySelector('p').checkVisibility({ visibilityProperty: true })"), True)
        self.chromium.send("Emulation.setEmulatedMedia", media="")
