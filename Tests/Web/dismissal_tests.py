"""How fingers take a photo out of a lightbox, which closes with it or does not.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import math

from element_page import ELEMENT, HEIGHT, ROOT, WIDTH
from gallery_page import difference
from transition_page import LAYER, STYLE, TransitionTestCase

# As in Swift: GridTunables.
CLOSING = 0.35


def critical(time, start, end, speed=0, seconds=CLOSING):
    """Where a spring is that does not swing, with a velocity at first."""
    omega = 2 * math.pi / seconds
    return end + ((start - end) * (1 + omega * time) + speed * time) * math.exp(-omega * time)


class DismissalTests(TransitionTestCase):
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
        self.js("void Object.assign(document.images[1].style, { width: '80px', height: '80px', objectFit: 'cover' })")
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
        # Its buttons are gone long before.
        self.wait_for(f"{ROOT}.querySelector('.zoomscroll-overlay')?.style.opacity === '0'")
        # What lies beneath shines through as far as it says.
        ground = self.js(f"getComputedStyle({ELEMENT}.view.stage.surface).backgroundColor")
        self.assertAlmostEqual(float(ground.split("/")[-1].split(",")[-1].strip(" )")), state["cover"], delta=0.01)
        for y in range(440, 300, -20):
            self.fingers.move(f1=(600, y))
        self.js(f"""void (window.shapes = [], window.look = () => {{
          if (!{LAYER}.style.transform) return;
          const [left, top, right, bottom] = seen();
          shapes.push((right - left) / (bottom - top));
          requestAnimationFrame(look);
        }}, look())""")
        self.fingers.up()
        self.settle()
        # On its way back it is never cut to what its thumbnail shows.
        shape = (start[2] - start[0]) / (start[3] - start[1])
        self.assertTrue(all(abs(one / shape - 1) < 0.02 for one in self.js("shapes")), self.js("shapes"))
        self.assertEqual(self.held["phase"], 0)
        self.assertEqual(self.js(f"[{LAYER}.style.transform, {LAYER}.style.clipPath, {ELEMENT}.page, {ELEMENT}.zoomScale]"), ["", "", 1, 1])
        self.come_to_rest()
        self.assertEqual(difference(before, self.chromium.screenshot())[1], 0)

    def test_the_ground_of_a_lightbox_is_whole_though_the_engine_comes_while_it_opens(self):
        self.put_gallery()
        self.hold_flights()
        self.click("a:nth-of-type(2)")
        self.wait_for(f"flights().length && {ELEMENT}.view?.isShown")
        self.finish_flights()
        self.settle()
        self.come_to_rest()
        self.drag((600, 300), (600, 450))
        ground = self.js(f"frames(3).then(() => getComputedStyle({ELEMENT}.view.stage.surface).backgroundColor)")
        self.assertAlmostEqual(float(ground.split("/")[-1].split(",")[-1].strip(" )")), self.held["cover"], delta=0.01)

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
        # It is taken straight down: a large first step aside would have moved its page before.
        self.fingers.down(f1=(600, 200))
        self.fingers.move(f1=(600, 216))
        self.wait_for(f"{ELEMENT}.view.dismissal.phase === 1")
        way = self.flick((600, 216), velocity, 0.2)
        self.assert_closed()
        course = self.js("course")
        flight = [step for step in course if step["phase"] == 3]
        # However few frames a busy machine makes.
        self.assertGreater(len(flight), 1)
        # Where it was let go: about the finger, which is 10 points behind for having begun, as PhotoPull says it.
        hold, way = [600, 210], [way[0], way[1] + 6]
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
