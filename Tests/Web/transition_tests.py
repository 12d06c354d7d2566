"""How a lightbox comes out of a thumbnail and goes back into it, by itself and held by fingers.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import json
import math

from element_page import ELEMENT, HEIGHT, ROOT, WIDTH, ElementTestCase
from gallery_page import difference

LAYER = f"{ELEMENT}.box.querySelector('canvas, img').parentNode"
# Places of the window that nothing else is drawn in.
STYLE = """
  main { padding: 300px 60px 1600px; }
  a { display: inline-block; }
  main img { width: 160px; height: 160px; object-fit: cover; }
"""
# As in Swift: GridTunables.
OPENING, BOUNCE, CLOSING = 0.4, 0.14, 0.35


def swinging(time, seconds=OPENING, bounce=BOUNCE):
    """The way of a damped spring from rest, 0…1; a textbook's closed form."""
    omega, ratio = 2 * math.pi / seconds, 1 - bounce
    swing = omega * math.sqrt(1 - ratio * ratio)
    return 1 - math.exp(-ratio * omega * time) * (math.cos(swing * time) + ratio * omega / swing * math.sin(swing * time))


def critical(time, start, end, speed=0, seconds=CLOSING):
    """Where a spring is that does not swing, with a velocity at first."""
    omega = 2 * math.pi / seconds
    return end + ((start - end) * (1 + omega * time) + speed * time) * math.exp(-omega * time)


class TransitionTests(ElementTestCase):
    def setUp(self):
        super().setUp()
        # Flights stand still, from their beginning, where a test wants to see them.
        self.js("""void (() => {
            const { animate } = Element.prototype;
            Element.prototype.animate = function (...course) {
              const flight = animate.apply(this, course);
              if (window.holdsFlights) flight.pause();
              return flight; }; })()""")
        # What a pointer or the time changes in the controls is no flight, and may come beside one.
        self.js("""void (window.moving = () => document.querySelector('photo-browser').shadowRoot.getAnimations()
            .filter((animation) => !(animation instanceof CSSAnimation)))""")
        self.js("void (window.flights = () => moving().filter((animation) => !(animation instanceof CSSTransition)))")
        self.js("""void (window.at = (seconds) => { for (const flight of flights()) {
            flight.pause(); flight.currentTime = Math.min(1000 * seconds, flight.effect.getComputedTiming().endTime - 0.01); } })""")
        # What is seen of the layer: its clip, in the window.
        self.js(f"""void (window.seen = () => {{
            const style = getComputedStyle({LAYER});
            const {{ a, d, e, f }} = new DOMMatrix(style.transform);
            const [top, right = top, bottom = top, left = right] =
              style.clipPath.match(/inset\\(([^)]*?)( round.*)?\\)/)[1].split(' ').map(parseFloat);
            return [a * left + e, d * top + f, a * (innerWidth - right) + e, d * (innerHeight - bottom) + f]; }})""")

    def put_gallery(self, attributes="", style=STYLE):
        self.js(f"""void (window.sheet ??= new CSSStyleSheet(), sheet.replaceSync({json.dumps(style)}),
            document.adoptedStyleSheets = [sheet])""")
        self.put(f"<photo-browser {attributes}>{self.links}</photo-browser>")
        self.js("Promise.all([...document.images].map((image) => image.decode())).then(() => frames(2))")

    def open(self, index=1, attributes="", style=STYLE):
        self.put_gallery(attributes, style)
        self.click(f"a:nth-of-type({index + 1})")
        self.settle()
        self.come_to_rest()

    def come_to_rest(self):
        """Nothing moves any more, in the controls neither, and the screen shows it."""
        self.js("Promise.all(moving().map(({ finished }) => finished)).then(() => frames(2))")

    def hold_flights(self):
        self.js("window.holdsFlights = true")

    def finish_flights(self):
        self.js("window.holdsFlights = false, flights().forEach((flight) => flight.finish())")

    def box(self, selector):
        return self.js(f"(({{ left, top, right, bottom }}) => [left, top, right, bottom])"
                       f"(document.querySelector('{selector}').getBoundingClientRect())")

    def fitted(self, index):
        """In whole pixels."""
        width, height = self.pictures[index]["width"], self.pictures[index]["height"]
        scale = min(WIDTH / width, HEIGHT / height, 1)
        x, y = (WIDTH - width * scale) / 2, (HEIGHT - height * scale) / 2
        return [x, y, WIDTH - x, HEIGHT - y]

    def assert_near(self, values, expected, within=1):
        for value, other in zip(values, expected, strict=True):
            self.assertLessEqual(abs(value - other), within, (values, expected))

    def assert_closed(self):
        self.wait_for(f"!{ROOT}.querySelector('dialog') && !history.state?.lightbox")
        self.assertEqual(self.js("[...document.images].map(({ style }) => style.visibility).join('')"), "")

    # By itself

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
                self.assert_near(seen, thumbnail)
        self.finish_flights()
        self.settle()
        self.assertEqual(self.js(f"[{LAYER}.style.transform, {LAYER}.style.clipPath]"), ["", ""])
        self.assert_near(whole, self.fitted(1), 1.5)

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
        self.assert_near(self.js("seen()"), self.box("a:nth-of-type(3) img"))
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
        self.assert_near(self.js("seen()"), place)
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

    # Held by fingers

    @property
    def held(self):
        """How the last frame says that fingers hold the photo: phase, frame, cover."""
        return self.js(f"frames(3).then(() => {ELEMENT}.view.dismissal)")

    def drag(self, start, end, steps=10):
        for step in range(steps + 1):
            place = tuple(a + (b - a) * step / steps for a, b in zip(start, end))
            (self.fingers.move if step else self.fingers.down)(f1=place)

    def edges(self, frame):
        return [frame["x"], frame["y"], frame["x"] + frame["width"], frame["y"] + frame["height"]]

    def test_a_finger_drags_it_down_and_back_exactly(self):
        self.open()
        before = self.chromium.screenshot()
        start = self.fitted(1)
        self.drag((600, 300), (600, 450))
        state = self.held
        self.assertEqual(state["phase"], 1)
        # Less by sin(π/2 · 140/768) · 0.4, about the finger, which is 10 points behind for having begun.
        way = 140
        scale = 1 - 0.4 * math.sin(math.pi / 2 * way / HEIGHT)
        self.assertAlmostEqual(state["frame"]["width"], (start[2] - start[0]) * scale, delta=6)
        self.assertAlmostEqual(state["cover"], 1 - way / (HEIGHT / 2), delta=0.02)
        self.assert_near(self.js("seen()"), self.edges(state["frame"]))
        self.assertEqual(self.js("document.images[1].style.visibility"), "hidden")
        # What lies beneath shines through as far as it says.
        ground = self.js(f"getComputedStyle({ELEMENT}.view.stage.surface).backgroundColor")
        self.assertAlmostEqual(float(ground.split("/")[-1].split(",")[-1].strip(" )")), state["cover"], delta=0.01)
        for y in range(440, 300, -20):
            self.fingers.move(f1=(600, y))
        self.fingers.up()
        self.settle()
        self.assertEqual(self.held["phase"], 0)
        self.assertEqual(self.js(f"[{LAYER}.style.transform, {LAYER}.style.clipPath, {ELEMENT}.page, {ELEMENT}.zoomScale]"), ["", "", 1, 1])
        self.come_to_rest()
        self.assertEqual(difference(before, self.chromium.screenshot())[1], 0)

    def test_dragged_up_it_leaves_as_well(self):
        self.open()
        start = self.fitted(1)
        self.drag((600, 500), (600, 300))
        state = self.held
        way = 190
        scale = 1 - 0.4 * math.sin(math.pi / 2 * way / HEIGHT)
        self.assertEqual(state["phase"], 1)
        self.assertAlmostEqual(state["frame"]["width"], (start[2] - start[0]) * scale, delta=6)
        self.assertLess(state["frame"]["y"], start[1])
        self.assertAlmostEqual(state["cover"], 1 - way / (HEIGHT / 2), delta=0.02)
        # Back over where it began, it does not leave the other way.
        for y in range(300, 700, 20):
            self.fingers.move(f1=(600, y))
        self.assertEqual(self.held["cover"], 1)
        self.fingers.up()
        self.settle()
        self.assertEqual((self.held["phase"], self.js(f"{LAYER}.style.clipPath")), (0, ""))
        self.drag((600, 500), (600, 300))
        self.fingers.up()
        self.assert_closed()

    def test_a_drag_that_is_cancelled_goes_back(self):
        self.open()
        self.drag((600, 300), (600, 500))
        self.fingers.cancel()
        self.settle()
        self.assertEqual((self.held["phase"], self.js(f"{LAYER}.style.clipPath")), (0, ""))
        self.assertEqual(self.js("document.images[1].style.visibility"), "")

    def test_let_go_fast_it_flies_home_with_that_velocity(self):
        self.open()
        self.js(f"""void (() => {{
            const {{ transition }} = {ELEMENT};
            window.course = [];
            const follow = transition.follow.bind(transition);
            transition.follow = () => {{
              follow();
              const {{ phase, frame, cover, share }} = transition.view.dismissal;
              course.push({{ time: transition.view.stage.state.time, phase, cover, share,
                x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, width: frame.width }}); }}; }})()""")
        velocity = (200, 1200)
        self.fingers.down(f1=(600, 200))
        way = self.flick((600, 200), velocity, 0.2)
        self.assert_closed()
        course = self.js("course")
        flight = [step for step in course if step["phase"] == 3]
        # However few frames a busy machine makes.
        self.assertGreater(len(flight), 1)
        # Where it was let go: about the finger, which is 10 points behind for having begun, as PhotoPull says it.
        slop = [10 * part / math.hypot(*velocity) for part in velocity]
        hold, way = [600 + slop[0], 200 + slop[1]], [part - behind for part, behind in zip(way, slop)]
        scale = 1 - 0.4 * math.sin(math.pi / 2 * way[1] / HEIGHT)
        aside = 0.4 * WIDTH * math.sin(math.pi / 2 * way[0] / WIDTH)
        start = [hold[0] + aside + (WIDTH / 2 - hold[0]) * scale, hold[1] + way[1] + (HEIGHT / 2 - hold[1]) * scale]
        box = self.box("a:nth-of-type(2) img")
        ends = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
        for step in flight[:-1]:
            # Since the finger was lifted, as the share of the way says it.
            time = next(t / 10000 for t in range(0, 20000) if critical(t / 10000, 0, 1) >= step["share"])
            self.assertAlmostEqual(step["y"], critical(time, start[1], ends[1], velocity[1]), delta=4)
            self.assertAlmostEqual(step["x"], critical(time, start[0], ends[0], velocity[0]), delta=4)

    def test_two_fingers_pinch_it_together(self):
        self.open()
        self.fingers.spread((500, 400), 400, 240)
        state = self.held
        self.assertEqual(state["phase"], 1)
        start = self.fitted(1)
        self.assertAlmostEqual(state["frame"]["width"] / (start[2] - start[0]), 240 / 400, delta=0.04)
        self.assertLess(state["cover"], 0.5)
        self.assert_near(self.js("seen()"), self.edges(state["frame"]))
        self.fingers.up()
        self.assert_closed()

    def test_a_pinch_that_is_opened_again_goes_back(self):
        self.open()
        before = self.chromium.screenshot()
        self.fingers.spread((500, 400), 400, 300)
        self.assertEqual(self.held["phase"], 1)
        for distance in range(300, 420, 20):
            self.fingers.move(f1=(500 - distance / 2, 400), f2=(500 + distance / 2, 400))
        self.fingers.up()
        self.settle()
        self.assertEqual((self.held["phase"], self.js(f"{ELEMENT}.zoomScale"), self.js(f"{LAYER}.style.clipPath")), (0, 1, ""))
        self.come_to_rest()
        self.assertEqual(difference(before, self.chromium.screenshot())[1], 0)

    def test_a_pinch_that_has_zoomed_does_not_close(self):
        self.open()
        self.fingers.spread((500, 400), 200, 400)
        for distance in range(400, 100, -20):
            self.fingers.move(f1=(500 - distance / 2, 400), f2=(500 + distance / 2, 400))
        self.fingers.up()
        self.settle()
        self.assertEqual((self.held["phase"], self.js(f"Boolean({ROOT}.querySelector('dialog:not([inert])'))")), (0, True))

    def test_a_pinch_of_a_zoomed_photo_shows_it_whole_and_does_not_close(self):
        self.open()
        self.js(f"{ELEMENT}.setZoomScale(2)")
        self.settle()
        self.fingers.spread((500, 400), 500, 100)
        self.assertEqual(self.held["phase"], 0)
        self.fingers.up()
        self.settle()
        self.assertEqual((self.held["phase"], self.js(f"{ELEMENT}.zoomScale")), (0, 1))

    def test_a_zoomed_photo_is_dragged_and_not_taken_away(self):
        self.open()
        self.js(f"{ELEMENT}.setZoomScale(3)")
        self.settle()
        self.drag((600, 300), (600, 600))
        self.assertEqual(self.held["phase"], 0)
        self.fingers.up()
        self.settle()
        self.assertTrue(self.js(f"Boolean({ROOT}.querySelector('dialog:not([inert])'))"))

    def test_gestures_can_be_left_out(self):
        for dismiss, phases in (("none", (0, 0)), ("drag", (1, 0)), ("pinch", (0, 1))):
            with self.subTest(dismiss):
                self.open(attributes=f'dismiss="{dismiss}"')
                self.drag((600, 300), (600, 450))
                dragged = self.held["phase"]
                self.fingers.cancel()
                self.settle()
                self.fingers.spread((500, 400), 400, 240)
                pinched = self.held["phase"]
                self.fingers.cancel()
                self.settle()
                self.assertEqual((dragged, pinched), phases)
                self.js(f"{ELEMENT}.release()")
                self.assert_closed()

    def test_without_a_thumbnail_it_goes_on_and_fades(self):
        self.open()
        self.js("document.querySelector('a:nth-of-type(2)').remove(); frames(3)")
        self.drag((600, 200), (600, 440), steps=12)
        self.fingers.up()
        self.wait_for(f"!{ROOT}.querySelector('dialog')")

    def test_with_reduced_motion_what_was_dragged_away_fades_where_it_is(self):
        self.media(prefers_reduced_motion="reduce")
        self.open()
        self.drag((600, 200), (600, 440), steps=12)
        before = self.held["frame"]
        self.hold_flights()
        self.fingers.up()
        self.wait_for(f"{ROOT}.querySelector('dialog[inert]')")
        self.assertEqual(self.js(f"{ELEMENT}.view.dismissal.frame"), before)
        self.finish_flights()
        self.assert_closed()
