"""What a viewer of one picture has: pictures that are turned, pins, buttons, places that are looked at, pixels that are
squares.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import json
import math
import pathlib
import re
import subprocess

from element_page import WIDTH
from gallery_page import GALLERY
from source_page import SIDES, SourceTestCase, VIEW


class ViewerTests(SourceTestCase):
    # Turned

    def test_turned_and_mirrored_it_looks_as_an_editor_would_make_it(self):
        for rotation, flipped, operations in ((90, "", ["-rotate", "90"]), (180, "flipped", ["-flop", "-rotate", "180"]), (-90, "", ["-rotate", "270"])):
            with self.subTest(rotation=rotation, flipped=flipped):
                subprocess.run(["convert", self.picture, *operations, pathlib.Path(GALLERY, "turned.png")], check=True)
                self.show(f'src="turned.png?{rotation}"')
                reference = self.seen()
                for source in ("map.png", f"{self.origin}/deep.dzi"):
                    self.assert_same(f'src="{source}" rotation="{rotation}" {flipped}', reference)

    def test_by_any_angle_it_lies_in_the_box_around_it(self):
        angle = 30
        width = math.ceil(SIDES[0] * math.cos(math.radians(angle)) + SIDES[1] * math.sin(math.radians(angle)))
        height = math.ceil(SIDES[0] * math.sin(math.radians(angle)) + SIDES[1] * math.cos(math.radians(angle)))
        subprocess.run(
            ["convert", self.picture, "-virtual-pixel", "background", "-background", "rgb(15,15,15)", "-define", f"distort:viewport={width}x{height}-{(width - SIDES[0]) // 2}-{(height - SIDES[1]) // 2}",
             "-distort", "SRT", str(angle), "+repage", pathlib.Path(GALLERY, "slanted.png")], check=True)
        self.show('src="slanted.png"')
        reference = self.seen()
        for source in ("map.png", f"{self.origin}/deep.dzi"):
            # Its edges are slanted: each program has its own way to smooth them.
            self.assert_same(f'src="{source}" rotation="{angle}"', reference, most_within=0.6)

    def test_a_zoomed_picture_that_is_turned_keeps_its_middle_and_its_size(self):
        self.show('src="map.png"', style="width: 500px; height: 400px")
        place = lambda: self.js(f"(({{ x, y, width, height }}) => [x, y, width, height])({VIEW}.view.placeOf(0))")
        room = 500, 400
        for angle, flipped in ((90, False), (200, False), (35, True)):
            with self.subTest(angle=angle, flipped=flipped):
                self.js(f"{VIEW}.rotate(0)")
                self.js(f"{VIEW}.setZoomScale(2.5)")
                self.js(f"{VIEW}.setContentOffset({{ x: 430, y: 310 }})")
                self.settle("zoom-scroll-view")
                x, y, width, height = place()
                pixel = width / SIDES[0]
                middle = (room[0] / 2 - x) / pixel - SIDES[0] / 2, (room[1] / 2 - y) / pixel - SIDES[1] / 2
                self.js(f"{VIEW}.rotate({angle}, {json.dumps(flipped)})")
                self.settle("zoom-scroll-view")
                x, y, width, height = place()
                sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
                box = SIDES[0] * abs(cosine) + SIDES[1] * abs(sine), SIDES[0] * abs(sine) + SIDES[1] * abs(cosine)
                self.assertAlmostEqual(width / box[0], pixel, delta=0.004 * pixel)
                across = -middle[0] if flipped else middle[0]
                turned = across * cosine - middle[1] * sine, across * sine + middle[1] * cosine
                self.assertAlmostEqual((room[0] / 2 - x) / pixel - box[0] / 2, turned[0], delta=4)
                self.assertAlmostEqual((room[1] / 2 - y) / pixel - box[1] / 2, turned[1], delta=4)

    def test_one_sees_it_turn_into_its_new_place(self):
        self.show('src="map.png"', '<b data-pin="0.2 0.3"></b>', style="width: 500px; height: 400px")
        self.wait_for(f"{VIEW}.view?.pins")
        place = lambda: self.js(f"(({{ x, y, width, height }}) => [x, y, width, height])({VIEW}.view.placeOf(0))")
        sheet = f"{VIEW}.view.stage.layer.querySelector('.turning')"
        for angle, flipped, degrees in ((90, False, 90), (-120, False, 150), (-120, True, 120), (0, True, -120), (0, False, 0)):
            with self.subTest(angle=angle, flipped=flipped):
                x, y, width, height = place()
                # Stopped as soon as it begins; half way it has turned half of it.
                self.js(f"""(async () => {{
                    window.turned = {VIEW}.rotate({angle}, {json.dumps(flipped)});
                    while (!{sheet}?.getAnimations().length) await frames(1);
                    window.turning = {sheet}.getAnimations()[0];
                    turning.pause();
                    turning.currentTime = 150; }})()""")
                half = self.js(f"getComputedStyle({sheet}).transform")
                a, b, c, d, *_ = (float(number) for number in half[7:-1].split(","))
                if not flipped and degrees:
                    self.assertAlmostEqual(math.degrees(math.atan2(b, a)), degrees / 2, delta=0.5)
                # Pins are not where the sheet has their places.
                self.assertEqual(self.js(f"[{VIEW}.view.stage, {VIEW}.view.pins].map((one) => (one.canvas ?? one.box).style.opacity)"), ["0", "0"])
                self.js("turning.currentTime = 299.999, 0")
                ends = [float(number) for number in self.js(f"getComputedStyle({sheet}).transform")[7:-1].split(",")]
                # About the middle of the view.
                moved = [(ends[0] * (px - 250) + ends[2] * (py - 200) + 250, ends[1] * (px - 250) + ends[3] * (py - 200) + 200)
                         for px, py in ((x, y), (x + width, y), (x, y + height), (x + width, y + height))]
                center = tuple(sum(values) / 4 for values in zip(*moved))
                self.js("turning.finish(), turned")
                self.js("frames(2)")
                self.assertEqual(self.js(f"[{sheet}, {VIEW}.view.stage.canvas.style.opacity, {VIEW}.view.pins.box.style.opacity]"), [None, "", ""])
                left, top, across, down = place()
                self.assertAlmostEqual(center[0], left + across / 2, delta=1)
                self.assertAlmostEqual(center[1], top + down / 2, delta=1)
                if angle % 90 == 0 and degrees % 90 == 0:
                    box = [min(p[0] for p in moved), min(p[1] for p in moved), max(p[0] for p in moved), max(p[1] for p in moved)]
                    for value, expected in zip(box, (left, top, left + across, top + down)):
                        self.assertAlmostEqual(value, expected, delta=1)

    def test_what_it_looked_like_goes_when_it_is_zoomed(self):
        """Its new pixels never come."""
        self.show('src="map.png"', style="width: 500px; height: 400px")
        self.js(f"{VIEW}.setZoomScale(3)")
        self.settle("zoom-scroll-view")
        sheet = f"{VIEW}.view.stage.layer.querySelector('.turning')"
        self.js(f"""(async () => {{
            const {{ stage }} = {VIEW}.view;
            let state = stage.state;
            Object.defineProperty(stage, 'state', {{ configurable: true, get: () => ({{ ...state, pending: [0] }}), set: (one) => {{ state = one; }} }});
            window.turned = {VIEW}.rotate(30);
            while (!{sheet}?.getAnimations().length) await frames(1);
            {sheet}.getAnimations()[0].finish();
            await frames(3); }})()""")
        self.assertTrue(self.js(f"Boolean({sheet})"))
        self.js(f"{VIEW}.setZoomScale(1).then(() => frames(3))")
        self.assertEqual(self.js(f"[{sheet}, {VIEW}.view.stage.canvas.style.opacity]"), [None, ""])
        self.js(f"delete {VIEW}.view.stage.state, turned")

    def test_with_less_motion_it_is_turned_at_once(self):
        self.media(prefers_reduced_motion="reduce")
        self.addCleanup(self.media)
        self.show('src="map.png"')
        self.js(f"window.turned = {VIEW}.rotate(90), 0")
        self.js("turned")
        self.assertEqual(self.js(f"{VIEW}.view.stage.layer.querySelector('.turning')"), None)
        self.assertEqual(self.js(f"{VIEW}.view.stage.canvas.style.opacity"), "")

    def test_a_photo_is_turned_where_it_is_shown(self):
        self.put('<photo-browser src="gallery.json"></photo-browser>')
        before = self.js("document.querySelector('photo-browser').view.placeOf(0)")
        self.js("document.querySelector('photo-browser').turn(1)")
        self.wait_for("document.querySelector('photo-browser').view.turned?.length")
        self.settle()
        after = self.js("document.querySelector('photo-browser').view.placeOf(0)")
        self.assertAlmostEqual(after["width"] / after["height"], before["height"] / before["width"], delta=0.01)

    # Pinned

    def test_pins_stay_on_their_places_and_keep_their_size(self):
        self.show('src="map.png"', '<b data-pin="0.25 0.5" style="width: 20px; height: 20px; background: red"></b>'
                  '<i data-pin="300px 220px 0.1 0.2"></i>')
        boxes = lambda: self.js("""['b', 'i'].map((name) => (({ x, y, width, height }) => [x, y, width, height])(
            document.querySelector(`zoom-scroll-view > ${name}`).getBoundingClientRect()))""")
        for scale, x in ((1, 0), (2.5, 300)):
            self.js(f"{VIEW}.setZoomScale({scale})")
            self.js(f"{VIEW}.setContentOffset({{ x: {x}, y: {x / 2} }})")
            self.settle("zoom-scroll-view")
            frame = self.js(f"{VIEW}.view.placeOf(0)")
            left, top = self.js(f"(({{ x, y }}) => [x, y])({VIEW}.getBoundingClientRect())")
            pin, area = boxes()
            self.assertAlmostEqual(pin[0], left + frame["x"] + frame["width"] / 4, delta=0.6)
            self.assertAlmostEqual(pin[1], top + frame["y"] + frame["height"] / 2, delta=0.6)
            self.assertEqual(pin[2:], [20, 20])
            self.assertAlmostEqual(area[0], left + frame["x"] + frame["width"] * 300 / SIDES[0], delta=0.6)
            self.assertAlmostEqual(area[2], frame["width"] / 10, delta=0.6)

    def test_pins_may_come_go_and_move_while_nothing_else_does(self):
        self.show('src="map.png"')
        places = lambda: self.js(f"""(async () => {{
            await frames(2);
            const {{ left, top }} = {VIEW}.getBoundingClientRect();
            const {{ x, y, width, height }} = {VIEW}.view.placeOf(0);
            return [...document.querySelectorAll('[data-pin]')].map((pin) => {{
              const box = pin.getBoundingClientRect();
              return [Math.round(100 * (box.x - left - x) / width), Math.round(100 * (box.y - top - y) / height), pin.checkVisibility({{ visibilityProperty: true }})];
            }}); }})()""")
        for html in ('<b data-pin="0.5 0.25">1</b>', '<i data-pin="0.2 0.3">2</i><i data-pin="0.1 0.9">3</i>'):
            self.js(f"{VIEW}.innerHTML = {json.dumps(html)}; frames(3)")
            self.wait_for(f"{VIEW}.view.pins")
            wanted = [[round(100 * float(share)) for share in pin.split()] + [True] for pin in re.findall('pin="(.*?)"', html)]
            self.assertEqual(places(), wanted)
        self.js("document.querySelector('i').dataset.pin = '0.75 0.5'")
        self.assertEqual(places()[0], [75, 50, True])
        # Another picture keeps them.
        self.js(f"{VIEW}.setAttribute('src', 'ground.png'); frames(2)")
        self.settle("zoom-scroll-view")
        self.assertEqual(places()[0], [75, 50, True])

    def test_fingers_and_wheels_go_through_pins_that_nobody_could_press(self):
        self.show('src="map.png"', '<div data-pin="0.3 0.3 0.4 0.4"></div><button data-pin="0.5 0.5" style="margin: -30px">Here</button>')
        self.js("void (window.pressed = 0, document.querySelector('button').onclick = () => { pressed += 1; })")
        x, y = WIDTH / 2, 300
        for place in ((x - 100, y), (x, y)):
            before = self.js(f"{VIEW}.zoomScale")
            self.chromium.send("Input.dispatchMouseEvent", type="mouseWheel", x=place[0], y=place[1], deltaX=0, deltaY=-120, modifiers=2)
            self.wait_for(f"{VIEW}.zoomScale > {before}")
            self.settle("zoom-scroll-view")
        self.click("button")
        self.assertEqual(self.js("pressed"), 1)
        self.js(f"{VIEW}.setZoomScale(2)")
        self.settle("zoom-scroll-view")
        before = self.js(f"{VIEW}.contentOffset.x")
        self.fingers.swipe((x - 100, y), (x - 250, y))
        self.settle("zoom-scroll-view")
        self.assertGreater(self.js(f"{VIEW}.contentOffset.x"), before + 50)

    def test_pins_turn_with_the_picture(self):
        self.show('src="map.png" rotation="90" flipped', '<b data-pin="0.2 0.3"></b>')
        # What turns is fetched, and so are pins.
        self.wait_for(f"{VIEW}.view?.turned?.length && {VIEW}.view.pins")
        # They are hidden until there is a place for them.
        self.wait_for("document.querySelector('[data-pin]').getClientRects().length")
        self.settle("zoom-scroll-view")
        frame = self.js(f"{VIEW}.view.placeOf(0)")
        left, top = self.js(f"(({{ x, y }}) => [x, y])({VIEW}.getBoundingClientRect())")
        x, y = self.js("(({ x, y }) => [x, y])(document.querySelector('[data-pin]').getBoundingClientRect())")
        # Mirrored at 0.8 from the left; turned to the right, what was on top is on the right.
        self.assertAlmostEqual(x, left + frame["x"] + 0.7 * frame["width"], delta=0.6)
        self.assertAlmostEqual(y, top + frame["y"] + 0.8 * frame["height"], delta=0.6)

    # Buttons, and a wheel that zooms

    def test_a_box_turns_with_the_picture(self):
        self.show('src="map.png"', '<i data-pin="0.1 0.2 0.3 0.4"></i>')
        self.wait_for(f"{VIEW}.view?.pins")
        for degrees, flipped in ((0, False), (90, True), (-30, False), (200, True)):
            with self.subTest(degrees=degrees, flipped=flipped):
                self.js(f"{VIEW}.rotate({degrees}, {json.dumps(flipped)})")
                self.settle("zoom-scroll-view")
                frame = self.js(f"{VIEW}.view.placeOf(0)")
                left, top = self.js(f"(({{ x, y }}) => [x, y])({VIEW}.getBoundingClientRect())")
                sine, cosine = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
                pixel = frame["width"] / (SIDES[0] * abs(cosine) + SIDES[1] * abs(sine))
                corners = []
                for x, y in ((0.1, 0.2), (0.4, 0.2), (0.4, 0.6), (0.1, 0.6)):
                    across, down = (0.5 - x if flipped else x - 0.5) * SIDES[0], (y - 0.5) * SIDES[1]
                    corners.append((left + frame["x"] + frame["width"] / 2 + pixel * (across * cosine - down * sine),
                                    top + frame["y"] + frame["height"] / 2 + pixel * (across * sine + down * cosine)))
                # As the browser lays it out: the box around it, and its own sides.
                x, y, right, bottom, width, height, angle = self.js("""((pin) => (({ left, top, right, bottom }) =>
                    [left, top, right, bottom, pin.offsetWidth, pin.offsetHeight, parseFloat(pin.style.rotate || 0)])(
                    pin.getBoundingClientRect()))(document.querySelector('[data-pin]'))""")
                for value, expected in zip((x, y, right, bottom), (
                    min(p[0] for p in corners), min(p[1] for p in corners), max(p[0] for p in corners), max(p[1] for p in corners),
                )):
                    self.assertAlmostEqual(value, expected, delta=1)
                self.assertAlmostEqual(width, 0.3 * SIDES[0] * pixel, delta=1)
                self.assertAlmostEqual(height, 0.4 * SIDES[1] * pixel, delta=1)
                self.assertEqual(angle % 360, degrees % 360)

    def test_buttons_zoom_and_show_the_whole_and_say_when_there_is_no_more(self):
        self.show('src="map.png" controls')
        button = lambda name: self.js(f"""(() => {{
            const button = {VIEW}.shadowRoot.querySelector('[aria-label="{name}"]');
            const {{ x, y, width, height }} = button.getBoundingClientRect();
            const root = {VIEW}.shadowRoot;
            return [x + width / 2, y + height / 2, button.ariaDisabled, root.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') === button]; }})()""")
        self.assertEqual(button("Zoom out")[2:], ["true", True])
        for name, expected in (("Zoom in", 1.5), ("Zoom in", 2.25), ("Zoom out", 1.5), ("Fit to window", 1)):
            x, y, disabled, is_hit = button(name)
            self.assertEqual((disabled, is_hit), ("false", True), name)
            self.chromium.click(x, y)
            self.settle("zoom-scroll-view")
            self.assertAlmostEqual(self.js(f"{VIEW}.zoomScale"), expected, delta=0.01)
        self.js(f"{VIEW}.setZoomScale(1000)")
        self.settle("zoom-scroll-view")
        self.assertEqual(button("Zoom in")[2], "true")
        # Others by name, and none.
        self.js(f"{VIEW}.setAttribute('controls', 'fit fullscreen')")
        self.wait_for(f"{VIEW}.shadowRoot.querySelector('.fullscreen')")
        self.assertTrue(button("Fit to window")[3])
        self.assertFalse(button("Zoom in")[3])
        # Who has the focus sees them.
        self.js(f"{VIEW}.shadowRoot.activeElement?.blur(), {VIEW}.removeAttribute('controls')")
        self.settle("zoom-scroll-view")
        self.assertFalse(button("Fit to window")[3])
        self.assertEqual(self.js(f"{VIEW}.shadowRoot.querySelector('.fullscreen')"), None)

    def test_a_wheel_may_zoom_about_the_pointer_and_leaves_the_page_where_it_is(self):
        self.show('src="map.png" wheel="zoom"')
        self.chromium.send("Input.dispatchMouseEvent", type="mouseWheel", x=WIDTH / 2, y=300, deltaX=0, deltaY=-120)
        self.wait_for(f"{VIEW}.zoomScale > 1.1")
        self.settle("zoom-scroll-view")
        self.assertAlmostEqual(self.js(f"{VIEW}.zoomScale"), 1.2, delta=0.01)
        self.chromium.send("Input.dispatchMouseEvent", type="mouseWheel", x=WIDTH / 2, y=300, deltaX=0, deltaY=120)
        self.wait_for(f"{VIEW}.zoomScale < 1.01")
        self.settle("zoom-scroll-view")
        self.assertEqual(self.js("scrollY"), 0)

    # The whole

    def test_scripts_bring_a_place_to_the_middle_and_know_where_the_picture_is(self):
        self.show('src="map.png"', style="width: 500px; height: 400px")
        self.js(f"{VIEW}.setZoomScale(3)")
        self.js(f"{VIEW}.lookAt(0.4, 0.7)")
        self.settle("zoom-scroll-view")
        frame = self.js(f"(({{ x, y, width, height }}) => ({{ x, y, width, height }}))({VIEW}.pictureFrame)")
        self.assertAlmostEqual(frame["width"] / frame["height"], SIDES[0] / SIDES[1], delta=0.01)
        self.assertAlmostEqual((250 - frame["x"]) / frame["width"], 0.4, delta=0.002)
        self.assertAlmostEqual((200 - frame["y"]) / frame["height"], 0.7, delta=0.002)
        # The same place of the picture, however it was turned.
        self.js(f"{VIEW}.rotate(90)")
        self.settle("zoom-scroll-view")
        self.js(f"{VIEW}.setZoomScale(4)")
        self.js(f"{VIEW}.lookAt(0.4, 0.7)")
        self.settle("zoom-scroll-view")
        frame = self.js(f"(({{ x, y, width, height }}) => ({{ x, y, width, height }}))({VIEW}.pictureFrame)")
        self.assertAlmostEqual((250 - frame["x"]) / frame["width"], 0.3, delta=0.002)
        self.assertAlmostEqual((200 - frame["y"]) / frame["height"], 0.4, delta=0.002)

    def test_one_call_leads_to_a_place_and_zooms(self):
        self.show('src="map.png" maximum-zoom-scale="8"', style="width: 500px; height: 400px")
        self.js(f"{VIEW}.insertAdjacentHTML('afterend', '<photo-browser inline max-zoom=8><a href=map.png><img src=map.png></a></photo-browser>'),"
                "document.querySelector('photo-browser').style.cssText = 'width: 500px; height: 400px; aspect-ratio: auto'")
        self.js("settled(document.querySelector('photo-browser'))")
        for tag in ("zoom-scroll-view", "photo-browser"):
            view = f"document.querySelector('{tag}')"
            # From the whole, from a zoomed one, with the same zoom, and as one sees it go.
            for x, y, scale, more in ((0.4, 0.7, 3, ""), (0.6, 0.3, 4, ""), (0.5, 0.6, 4, ""), (0.3, 0.4, 3, ", animated: true")):
                with self.subTest(tag, x=x, scale=scale):
                    self.js(f"{view}.lookAt({x}, {y}, {{ zoomScale: {scale}{more} }})")
                    self.settle(tag)
                    frame = self.js(f"(({{ x, y, width, height }}) => ({{ x, y, width, height }}))({view}.pictureFrame)")
                    self.assertAlmostEqual(self.js(f"{view}.zoomScale"), scale, delta=0.01)
                    self.assertAlmostEqual((250 - frame["x"]) / frame["width"], x, delta=0.003)
                    self.assertAlmostEqual((200 - frame["y"]) / frame["height"], y, delta=0.003)
            self.js(f"{view}.lookAt(0.5, 0.5, {{ zoomScale: 1, animated: true }})")
            self.settle(tag)
            self.assertAlmostEqual(self.js(f"{view}.zoomScale"), 1, delta=0.01)

    def test_what_a_script_animates_after_a_rest_takes_its_time(self):
        self.show('src="map.png" maximum-zoom-scale="8"', style="width: 500px; height: 400px")
        self.js(f"{VIEW}.addEventListener('scrollViewDidZoom', ({{ detail }}) => zooms.push([detail.time, detail.zoomScale])), window.zooms = [], 0")
        for scale in (3, 1):
            # Long enough for any animation that had begun when the last frame was made.
            self.js("new Promise((done) => { const since = performance.now(); const wait = () => performance.now() - since > 1500 ? done() : requestAnimationFrame(wait); wait(); })")
            began = self.js(f"zooms.length = 0, window.began = performance.now() / 1000, {VIEW}.setZoomScale({scale}, {{ animated: true }}), began")
            self.settle("zoom-scroll-view")
            zooms = self.js("zooms")
            self.assertEqual(zooms[-1][1], scale)
            # However seldom frames come, it ends when its time is over.
            self.assertGreater(zooms[-1][0] - began, 0.2)

    def test_a_button_turns_the_picture(self):
        self.show('src="map.png" controls="rotate"', style="width: 500px; height: 400px")
        button = f"{VIEW}.shadowRoot.querySelector('.rotate')"
        self.wait_for(button)
        for degrees in (90, 180):
            self.js(f"{button}.click(), 0")
            self.wait_for(f"{VIEW}.view.turned?.[0]?.degrees === {degrees}")
        self.settle("zoom-scroll-view")
        self.js(f"{VIEW}.setAttribute('controls', 'zoom')")
        self.wait_for(f"!{button}")

    # Pixels

    def test_enlarged_pixels_are_squares_where_a_style_sheet_wants_them(self):
        subprocess.run(["convert", "-size", "2x2", "xc:black", "-fill", "white", "-draw", "point 0,0 point 1,1", pathlib.Path(GALLERY, "pixels.png")], check=True)
        colors = {}
        for style in ("auto", "pixelated"):
            self.show(f'src="pixels.png" maximum-zoom-scale="400"', style=f"image-rendering: {style}")
            image = self.chromium.screenshot()
            path = self.folder / f"{style}.png"
            path.write_bytes(image)
            colors[style] = int(subprocess.run(
                ["convert", path, "-crop", "500x500+262+50", "-colorspace", "gray", "-format", "%k", "info:"], capture_output=True, text=True).stdout)
        self.assertGreater(colors["auto"], 20)
        self.assertLessEqual(colors["pixelated"], 4)
