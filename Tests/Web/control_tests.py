"""What lies over the photos: arrows, counter and buttons; how they come and go, and what they leave alone.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import json
import time

from control_page import DOUBLE_TAP_PAUSE, OVERLAY, REST, ControlTestCase
from element_page import ELEMENT, HEIGHT, ROOT, WIDTH

class ControlTests(ControlTestCase):
    def test_arrows_turn_and_the_counter_counts(self):
        self.open_lightbox()
        self.assertEqual(self.counter, "2 / 6")
        self.click(".next")
        self.settle()
        self.assertEqual((self.page, self.counter), (2, "3 / 6"))
        self.click(".previous", count=2)
        self.settle()
        self.assertEqual((self.page, self.counter), (0, "1 / 6"))
        self.assertEqual(self.js(f"{ELEMENT}.zoomScale"), 1)
        # There is nothing before it, and a double click on nothing zooms nothing.
        self.assertEqual([self.opacity(".previous"), self.opacity(".next")], [0, 1])
        self.click(".previous", count=2)
        self.settle()
        self.assertEqual((self.page, self.js(f"{ELEMENT}.zoomScale")), (0, 1))
        # The keyboard is where it was.
        self.key("ArrowRight")
        self.assertEqual(self.page, 1)

    def test_the_zoom_button_zooms_in_and_out(self):
        self.open_lightbox()
        for scale, name in ((2.5, "Fit to window"), (1, "Enlarge")):
            self.click(".enlarge")
            self.settle()
            self.assertEqual(self.js(f"{ELEMENT}.zoomScale"), scale)
            self.assertIn(name, self.named("button"))

    def test_the_close_button_closes(self):
        self.open_lightbox()
        self.click(".close")
        self.wait_for(f"!{ROOT}.querySelector('dialog')")

    def test_all_can_be_reached_and_hit_and_focus_stays_in_the_lightbox(self):
        self.open_lightbox()
        names = ["Photos", "Previous photo", "Next photo", "Enlarge", "Close"]
        walk = []
        for _ in range(16):
            walk.append(self.focus)
            self.key("Tab")
        # Chromium counts the window itself as a stop.
        self.assertEqual([name for name in walk if name in names][:6], [*names, "Photos"])
        self.assertEqual([name for name in walk if name not in [*names, "body", "photo-browser"]], [])
        # Readers find what keys do as well.
        self.assertEqual(self.named("button"), ["Previous photo", "Next photo", "Zoom in", "Zoom out", "Enlarge", "Close"])
        for selector in (".previous", ".next", ".enlarge", ".close"):
            _, _, width, height = self.place(selector)
            self.assertGreaterEqual(min(width, height), 44, selector)

    def test_right_to_left(self):
        self.open_lightbox(attributes='dir="rtl"')
        x = {name: self.place(f".{name}")[0] for name in ("previous", "next", "counter", "close")}
        self.assertLess(x["next"], 50)
        self.assertLess(x["close"], 50)
        self.assertGreater(x["previous"], WIDTH - 100)
        self.assertGreater(x["counter"], WIDTH - 150)
        self.click(".next")
        self.settle()
        self.assertEqual(self.page, 2)

    # Coming and going

    def test_they_go_when_nothing_moves_and_come_with_the_pointer(self):
        self.open_lightbox()
        self.idle(False)
        self.pass_time(REST - 0.1)
        self.move_mouse(402, 300)
        self.pass_time(REST - 0.1)
        self.idle(False)
        self.rest()
        self.assertEqual([self.opacity(f".{name}") for name in ("next", "counter", "enlarge", "close")], [0] * 4)
        self.move_mouse(400, 300)
        self.idle(False)
        self.assertEqual([self.opacity(f".{name}") for name in ("next", "counter", "enlarge", "close")], [1] * 4)
        # What somebody points at stays.
        x, y, width, height = self.place(".next")
        self.move_mouse(x + width / 2, y + height / 2)
        self.pass_time(3 * REST)
        self.idle(False)
        self.move_mouse(400, 301)
        self.rest()

    def test_what_cannot_be_seen_cannot_be_hit(self):
        self.open_lightbox()
        self.rest()
        x, y, width, height = self.place(".close")
        self.tap(x + width / 2, y + height / 2)
        self.idle(False)
        self.assertTrue(self.js(f"{ROOT}.querySelector('dialog').open"))

    def test_they_stay_where_the_keyboard_is(self):
        self.open_lightbox()
        self.key("Tab")
        self.assertEqual(self.focus, "Previous photo")
        self.pass_time(3 * REST)
        self.idle(False)
        self.assertEqual([self.opacity(".next"), self.opacity(".zoomIn")], [1, 0])
        self.key("Tab", modifiers=8)
        self.rest()

    def test_a_tap_brings_them_and_takes_them_away(self):
        links = "".join(f'<a href="{p["image"]}" data-caption="Where it was"><img src="{p["thumbnail"]}" alt=""></a>'
                        for p in self.pictures)
        self.open_lightbox(links=links)
        self.idle(False)
        self.tap()
        self.idle()
        self.assertEqual(self.opacity(".caption"), 0)
        self.tap()
        self.idle(False)
        self.assertEqual(self.opacity(".caption"), 1)
        # What is read stays.
        self.rest()
        self.assertEqual(self.opacity(".caption"), 1)

    def test_gestures_are_no_taps(self):
        self.open_lightbox()
        self.rest()
        self.js(f"(window.changes = 0, {ELEMENT}.addEventListener('photoBrowserDidChangeControls', () => {{ changes += 1; }}))")
        self.fingers.double_tap((400, 300))
        self.settle()
        self.assertGreater(self.js(f"{ELEMENT}.zoomScale"), 2)
        self.fingers.double_tap((400, 300))
        self.settle()
        self.fingers.swipe((900, 400), (200, 400))
        self.settle()
        self.fingers.spread((500, 400), 100, 200)
        self.fingers.up()
        self.settle()
        self.pass_time(DOUBLE_TAP_PAUSE)
        self.assertEqual((self.page, self.js("changes")), (2, 0))

    def test_a_turned_page_shows_its_number_for_a_moment(self):
        self.open_lightbox()
        self.rest()
        self.fingers.swipe((900, 400), (200, 400))
        self.settle()
        self.assertEqual((self.counter, self.opacity(".counter"), self.opacity(".close")), ("3 / 6", 1, 0))
        self.pass_time(REST)
        self.assertFalse(self.js(f"{OVERLAY}.classList.contains('turned')"))
        self.assertEqual(self.opacity(".counter"), 0)

    def test_reduced_motion_is_no_fading(self):
        self.media(prefers_reduced_motion="reduce")
        self.open_lightbox()
        self.assertEqual(self.js(f"getComputedStyle({ROOT}.querySelector('.close')).transitionDuration"), "0s")

    # What they leave alone

    def test_between_them_fingers_and_everywhere_wheels_reach_the_picture(self):
        self.open_lightbox()
        self.idle(False)
        _, y, _, height = self.place(".close")
        self.fingers.swipe((700, y + height / 2), (200, y + height / 2))
        self.settle()
        self.assertEqual(self.page, 2)
        self.move_mouse(500, 300)
        x, y, width, height = self.place(".next")
        self.chromium.send("Input.dispatchMouseEvent", type="mouseMoved", x=x + width / 2, y=y + height / 2)
        self.chromium.send(
            "Input.dispatchMouseEvent", type="mouseWheel", x=x + width / 2, y=y + height / 2, deltaX=0, deltaY=120)
        self.settle()
        self.assertEqual(self.page, 3)

    def test_where_there_are_only_fingers_there_are_no_arrows(self):
        def emulate(is_on):
            self.chromium.send("Emulation.setTouchEmulationEnabled", enabled=is_on)
            self.chromium.send(
                "Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=2, mobile=is_on)

        emulate(True)
        try:
            self.open_lightbox()
            self.idle(False)
            self.assertEqual([self.opacity(f".{name}") for name in ("previous", "next", "counter", "close")], [0, 0, 1, 1])
            # Where an arrow would be, a finger swipes.
            self.fingers.swipe((360, 422), (60, 422))
            self.settle()
            self.assertEqual(self.page, 2)
            self.key("Tab")
            self.assertEqual((self.focus, self.opacity(".previous")), ("Previous photo", 1))
        finally:
            emulate(False)

    # What a page puts there

    def test_slots(self):
        mine = '<button slot="controls">Share</button><p slot="caption">A caption of <a href="#">my</a> own</p>'
        self.open_lightbox(links=mine + self.links)
        self.assertIn("Share", self.named("button"))
        box = lambda selector: self.js(f"document.querySelector('{selector}').getBoundingClientRect().toJSON()")
        share, close = box("[slot=controls]"), self.place(".close")
        self.assertLess(share["right"], close[0])
        self.assertGreater(share["top"], 0)
        self.assertGreater(box("[slot=caption]")["top"], HEIGHT / 2)
        self.js("(window.shared = 0, document.querySelector('[slot=controls]').onclick = () => { shared += 1; })")
        self.chromium.click(share["x"] + share["width"] / 2, share["y"] + 5)
        self.assertEqual(self.js("shared"), 1)

    def test_the_double_click_that_opens_it_does_nothing_more(self):
        for attributes in ("", 'click="close"', 'click="zoom" transition="none"'):
            with self.subTest(attributes):
                self.put(f"<photo-browser {attributes}>{self.links}</photo-browser>")
                self.js("document.images[0].decode()")
                # As a hand is, however long each command takes: both of its clicks come as the browser makes them.
                x, y, width, height = self.js("(({ x, y, width, height }) => [x, y, width, height])(document.images[0].getBoundingClientRect())")
                x, y = x + width / 2, y + height / 2
                start = time.time()
                for count in (1, 2):
                    for step, kind in enumerate(("mousePressed", "mouseReleased")):
                        self.chromium.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=count,
                                           timestamp=start + 0.1 * count + 0.02 * step)
                    self.js("frames(1)")
                self.settle()
                self.wait_for(f"{ELEMENT}.view?.isShown")
                self.pass_time(1)
                self.js("frames(5)")
                self.settle()
                self.assertEqual(self.js(f"[{ELEMENT}.zoomScale, {ELEMENT}.dialog?.open]"), [1, True])
                self.js(f"{ELEMENT}.release()")
        # A close button that has come under the pointer is not pressed by it; the next click is its own.
        self.open_lightbox()
        pressed = lambda count: self.js(f"""{ROOT}.querySelector('.close').dispatchEvent(
            new MouseEvent('click', {{ bubbles: true, composed: true, cancelable: true, detail: {count} }})), frames(2)""")
        pressed(2)
        self.assertEqual(self.js(f"{ELEMENT}.dialog.inert"), False)
        pressed(1)
        self.wait_for(f"!{ROOT}.querySelector('dialog')")

    def test_the_attribute_says_which(self):
        self.open_inline()
        self.assertEqual(self.js(f"{ROOT}.querySelectorAll('.close').length"), 0)
        self.js(f"{ELEMENT}.setAttribute('controls', 'counter')")
        self.wait_for(f"{OVERLAY} && !{ROOT}.querySelector('.enlarge')")
        self.idle(False)
        self.assertEqual([self.opacity(".counter"), self.opacity(".next")], [1, 0])
        self.js(f"{ELEMENT}.setAttribute('controls', 'none')")
        self.wait_for(f"!{OVERLAY} && {ROOT}.querySelector('.zoomscroll-controls')")
        self.assertEqual(self.named("button"), ["Previous photo", "Next photo", "Zoom in", "Zoom out", "Fit to window"])
        self.open_lightbox(attributes='controls="none"', wants=f"{ROOT}.querySelector('dialog .close')")
        self.assertEqual(self.js(f"{OVERLAY}"), None)

    def test_style_sheets_of_a_page_reach_them(self):
        self.js("""document.adoptedStyleSheets.push(Object.assign(new CSSStyleSheet(), {})),
          document.adoptedStyleSheets.at(-1).replaceSync(`
            photo-browser { --zoomscroll-controls-background: rgb(1 2 3); --zoomscroll-controls-inset: 30px; }
            photo-browser::part(counter) { font-size: 40px; }
            photo-browser::part(next) { display: none; }`)""")
        self.open_lightbox()
        self.assertEqual(
            self.js(f"""(({{ backgroundColor, fontSize }}) => [backgroundColor, fontSize])
              (getComputedStyle({ROOT}.querySelector('.counter')))"""), ["rgb(1, 2, 3)", "40px"])
        self.assertEqual(self.place(".close")[0], WIDTH - 30 - 44)
        self.assertEqual(self.place(".next"), [0, 0, 0, 0])

    def test_one_picture_has_no_other(self):
        self.open_inline('inline controls', self.links[:self.links.index("</a>") + 4])
        self.assertEqual([self.opacity(".next"), self.place(".counter")[2]], [0, 0])

    # The page of a gallery

    def test_an_exported_gallery_has_them(self):
        self.chromium.open(f"{self.address}/index.html")
        # Its own page: what tests of elements call is not there.
        self.js("new Promise((done) => { const wait = () => document.querySelector('.zoomscroll-overlay:not(.idle) .overview') ? done() : setTimeout(wait, 20); wait(); })")
        self.assertEqual(self.js("document.querySelector('.counter').textContent"), "1 / 6")
        self.assertEqual(self.named("button"), ["Previous photo", "Next photo", "All photos", "Zoom in", "Zoom out", "Enlarge"])
        place = self.js("(({ x, y }) => [x + 24, y + 24])(document.querySelector('.next').getBoundingClientRect())")
        self.chromium.click(*place)
        self.js("new Promise((done) => { const wait = () => document.querySelector('.counter').textContent === '2 / 6' ? done() : setTimeout(wait, 20); wait(); })")

    def test_arrows_turn_pages_while_a_button_of_the_pages_own_has_the_focus(self):
        self.put(f'<photo-browser><button slot="controls">Share</button><input slot="controls" value="abc">{self.links}</photo-browser>')
        self.js(f"{ELEMENT}.openLightbox(0)")
        self.settle()
        self.wait_for(f"{ROOT}.querySelector('.bar')")
        self.js("document.querySelector('[slot=controls]').focus()")
        self.key("ArrowRight")
        self.wait_for(f"{ELEMENT}.page === 1")
        # Who writes moves the cursor.
        self.js("document.querySelector('input').focus()")
        self.key("ArrowLeft")
        self.assertEqual(self.js(f"{ELEMENT}.page"), 1)
