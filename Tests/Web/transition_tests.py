"""How a lightbox comes out of a thumbnail and goes back into it, by itself.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import math
import pathlib
import subprocess

from element_page import ELEMENT, HEIGHT, ROOT, WIDTH
from gallery_page import GALLERY, difference
from transition_page import LAYER, STYLE, TransitionTestCase

# As in Swift: GridTunables.
OPENING, BOUNCE = 0.4, 0.14


def swinging(time, seconds=OPENING, bounce=BOUNCE):
    """The way of a damped spring from rest, 0…1; a textbook's closed form."""
    omega, ratio = 2 * math.pi / seconds, 1 - bounce
    swing = omega * math.sqrt(1 - ratio * ratio)
    return 1 - math.exp(-ratio * omega * time) * (math.cos(swing * time) + ratio * omega / swing * math.sin(swing * time))


class TransitionTests(TransitionTestCase):
    def test_it_comes_out_of_the_crop_that_was_clicked_as_a_spring(self):
        self.put_gallery()
        thumbnail = self.box("a:nth-of-type(2) img")
        self.hold_flights()
        self.click("a:nth-of-type(2)")
        whole = self.js(f"(({{ x, y, width, height }}) => [x, y, x + width, y + height])({ELEMENT}.transition.frame)")
        for time in (0, 0.03, 0.1, 0.2, 0.35):
            self.js(f"at({time})")
            share = swinging(time)
            seen = self.js("seen()")
            # The middle of the crop goes straight; edges are products of two ways that are straight.
            middle = [(a + b) / 2 + ((c + d) / 2 - (a + b) / 2) * share
                      for a, b, c, d in ((thumbnail[i], thumbnail[i + 2], whole[i], whole[i + 2]) for i in (0, 1))]
            self.assert_near([(seen[0] + seen[2]) / 2, (seen[1] + seen[3]) / 2], middle, 6)
            if time == 0:
                # Less a pixel of an edge beside which there is the ground.
                self.assert_near(seen, thumbnail, 2)
        self.finish_flights()
        self.settle()
        self.assertEqual(self.js(f"[{LAYER}.style.transform, {LAYER}.style.clipPath]"), ["", ""])
        self.assert_near(whole, self.fitted(1), 1.5)

    def test_what_is_clicked_while_a_photo_flies_back_opens(self):
        for way in ("click", "tap"):
            with self.subTest(way):
                self.open(1)
                before = self.js("history.length")
                self.hold_flights()
                self.key("Escape") if way == "click" else self.js(f"{ROOT}.querySelector('.close').click()")
                self.wait_for("flights().length")
                self.js("at(0.1), frames(2)")
                left, top, right, bottom = self.box("a:nth-of-type(4) img")
                place = ((left + right) / 2, (top + bottom) / 2)
                if way == "click":
                    self.chromium.click(*place)
                else:
                    self.tap(*place)
                self.wait_for(f"{ROOT}.querySelector('dialog:not([inert])') && {ELEMENT}.view && {ELEMENT}.page === 3")
                self.finish_flights()
                self.settle()
                self.come_to_rest()
                self.assertEqual(self.js(f"[history.state?.lightbox?.page, {ROOT}.querySelectorAll('dialog').length, {ROOT}.querySelector('dialog').matches(':modal')]"), [3, 1, True])
                self.assertEqual(self.js("history.length"), before)
                self.key("Escape")
                self.assert_closed()
                self.assertTrue(self.js("document.activeElement === document.querySelector('a:nth-of-type(4)')"))

    def test_what_comes_while_a_photo_flies_is_there_when_it_has_come(self):
        self.put_gallery()
        self.hold_flights()
        self.click("a:nth-of-type(2)")
        self.settle()
        self.js(f"void (window.old = {ELEMENT}.view, {ELEMENT}.prepend({ELEMENT}.querySelector('a:nth-of-type(6)').cloneNode(true)))")
        self.wait_for(f"{ELEMENT}.renewal")
        # Nothing makes frames any more.
        self.js("frames(30)")
        self.finish_flights()
        self.wait_for(f"{ELEMENT}.view !== old && {ROOT}.querySelectorAll('.box').length === 1")
        self.key("Escape")
        self.assert_closed()

    def test_no_line_of_the_ground_flies_along(self):
        white = pathlib.Path(GALLERY, "white.png")
        subprocess.run(["convert", "-size", "1500x1000", "xc:white", white], check=True)
        try:
            for density in (1, 1.25, 1.5):
                with self.subTest(density=density):
                    self.chromium.resize(1013, 667, density)
                    self.put_gallery(style="main { padding: 300px 60px } main img { width: 213px }")
                    self.put('<photo-browser><a href="white.png"><img src="white.png" alt=""></a></photo-browser>')
                    self.js("Promise.all([...document.images].map((image) => image.decode())).then(() => frames(2))")
                    self.click("a")
                    self.settle()
                    self.come_to_rest()
                    self.hold_flights()
                    self.js(f"{ROOT}.querySelector('.close').click()")
                    self.wait_for("flights().length")
                    # Half of the ground has gone by then, and below the heading nothing else is dark.
                    for time in (0.15, 0.17, 0.19, 0.21, 0.24):
                        self.js(f"at({time})")
                        self.js("frames(3)")
                        least = subprocess.run(["convert", "png:-", "-crop", "+0+90", "-colorspace", "gray", "-format", "%[fx:minima]", "info:"],
                                               input=self.chromium.screenshot(), capture_output=True, check=True).stdout
                        self.assertGreater(float(least), 0.55, time)
                    self.finish_flights()
                    self.assert_closed()
        finally:
            self.chromium.resize(WIDTH, HEIGHT)

    def test_style_sheets_say_how_long_it_takes(self):
        durations = {}
        for seconds in ("", "800ms", "1.6s"):
            style = STYLE + (f"photo-browser {{ --zoomscroll-opening: {seconds}; --zoomscroll-closing: {seconds} }}" if seconds else "")
            self.hold_flights()
            self.put_gallery(style=style)
            self.click("a")
            self.wait_for("flights().length")
            opening = self.js("flights()[0].effect.getTiming().duration")
            self.finish_flights()
            self.settle()
            self.hold_flights()
            self.js(f"{ROOT}.querySelector('.close').click()")
            self.wait_for("flights().length")
            durations[seconds] = [opening, self.js("flights()[0].effect.getTiming().duration")]
            self.finish_flights()
            self.wait_for(f"!{ROOT}.querySelector('dialog')")
            self.wait_for("!history.state?.lightbox")
        for index, usual in enumerate((0.4, 0.35)):
            for seconds, factor in (("800ms", 0.8 / usual), ("1.6s", 1.6 / usual)):
                self.assertAlmostEqual(durations[seconds][index] / durations[""][index], factor, delta=0.01 * factor)

    def test_at_the_beginning_it_looks_as_the_document_does(self):
        self.js("""void (window.without_controls = new CSSStyleSheet(),
            without_controls.replaceSync('.zoomscroll-overlay { display: none !important }'))""")
        for style in (
            "object-fit: cover; object-position: 20% 90%", "object-fit: contain; width: 220px; background: #ccc",
            "object-fit: cover; padding: 12px; border: 5px solid #ccc; border-radius: 40px",
        ):
            with self.subTest(style):
                self.put_gallery(style=STYLE + f"main a:nth-of-type(2) img {{ {style} }}")
                before = self.chromium.screenshot()
                self.hold_flights()
                self.click("a:nth-of-type(2)")
                # They come meanwhile, however soon that is.
                self.js(f"{ROOT}.adoptedStyleSheets.push(without_controls)")
                self.js("at(0); frames(2)")
                # All but the button is as it was; its place is free without what it stands on.
                mean, _ = difference(before, self.chromium.screenshot())
                self.assertLess(mean, 0.004)
                self.finish_flights()
                self.js(f"{ELEMENT}.release()")
                self.assert_closed()

    def test_closing_flies_to_the_thumbnail_of_the_photo_that_is_shown(self):
        self.open()
        self.key("ArrowRight")
        self.hold_flights()
        self.key("Escape")
        self.assertEqual(self.js("[...document.images].map(({ style }) => style.visibility)"), ["", "", "hidden", "", "", ""])
        self.js("at(0)")
        self.assert_near(self.js("seen()"), self.fitted(2), 1.5)
        self.js("at(9)")
        self.assert_near(self.js("seen()"), self.box("a:nth-of-type(3) img"), 2)
        self.finish_flights()
        self.assert_closed()

    def test_what_is_out_of_sight_is_scrolled_to_and_scrolling_meanwhile_is_followed(self):
        self.open(0, style=STYLE + "a { display: block; margin-bottom: 700px }")
        for _ in range(4):
            self.key("ArrowRight")
        self.hold_flights()
        self.key("Escape")
        top = self.box("a:nth-of-type(5) img")[1]
        self.assertTrue(0 < top < HEIGHT - 160, top)
        self.js("at(9); scrollBy({ top: 100, behavior: 'instant' }); frames(2)")
        self.js("at(9)")
        place = self.box("a:nth-of-type(5) img")
        self.assertEqual(place[1], top - 100)
        self.assert_near(self.js("seen()"), place, 2)
        self.finish_flights()
        self.assert_closed()

    def test_a_zoomed_photo_flies_from_where_it_is(self):
        self.open()
        self.js(f"{ELEMENT}.setZoomScale(3)")
        self.settle()
        frame = self.js(f"{ELEMENT}.view.placeOf(1)")
        self.hold_flights()
        self.js(f"{ELEMENT}.close(); at(0)")
        self.assert_near(self.js("seen()"), [frame["x"], frame["y"], frame["x"] + frame["width"], frame["y"] + frame["height"]], 1.5)
        self.finish_flights()
        self.assert_closed()

    def test_closing_while_it_opens_turns_back(self):
        self.put_gallery()
        self.hold_flights()
        self.click("a:nth-of-type(2)")
        self.js("at(0.1)")
        seen = self.js("seen()")
        # In one go: it flies on from the moment it is closed.
        turned = self.js(f"({ELEMENT}.close(), window.turning = flights()[0], seen())")
        self.assert_near(turned, seen)
        self.assertEqual(self.js("turning.ready.then(() => turning.playbackRate)"), -1)
        self.assert_closed()

    def test_reduced_motion_fades(self):
        self.media(prefers_reduced_motion="reduce")
        self.put_gallery()
        self.hold_flights()
        self.click("a:nth-of-type(2)")
        kinds = "[...new Set(flights().flatMap(({ effect }) => effect.getKeyframes().flatMap(Object.keys)))].filter((key) => /opacity|transform|clip/.test(key))"
        self.assertEqual(self.js(kinds), ["opacity"])
        self.finish_flights()
        self.settle()
        self.hold_flights()
        self.key("Escape")
        self.assertEqual(self.js(kinds), ["opacity"])
        self.finish_flights()
        self.assert_closed()

    def test_transitions_can_be_chosen(self):
        for kind, properties in (("fade", ["opacity"]), ("none", [])):
            with self.subTest(kind):
                self.put_gallery(f'transition="{kind}"')
                self.hold_flights()
                self.click("a:nth-of-type(2)")
                self.assertEqual(
                    self.js("[...new Set(flights().flatMap(({ effect }) => effect.getKeyframes().flatMap(Object.keys)))]"
                            ".filter((key) => /opacity|transform|clip/.test(key))"), properties)
                self.finish_flights()
                self.settle()
                self.key("Escape")
                self.assert_closed()
