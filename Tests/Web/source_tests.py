"""Pictures from elsewhere: Deep Zoom and IIIF pyramids, also of other origins; pictures that are turned; what is pinned to
them; the small picture of the whole; pixels that are squares.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import functools
import http.server
import json
import math
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading

from element_page import HEIGHT, WIDTH, ElementTestCase
from gallery_page import GALLERY, Server, difference

VIEW = "document.querySelector('zoom-scroll-view')"
SIDES = (1500, 1100)


class OpenServer(Server):
    """Another origin, which everybody may read."""

    def end_headers(self):
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()


class SourceTests(ElementTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.other = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(OpenServer, directory=cls.folder))
        threading.Thread(target=cls.other.serve_forever, daemon=True).start()
        cls.origin = f"http://127.0.0.1:{cls.other.server_port}"
        # A different colour and shade everywhere, and nothing that scaling makes much of.
        cls.picture = pathlib.Path(GALLERY, "map.png")
        subprocess.run(
            ["convert", "-size", f"{SIDES[0]}x{SIDES[1]}", "plasma:tomato-steelblue", "-blur", "0x6", cls.picture], check=True)
        subprocess.run(["convert", "-size", "60x60", "xc:navy", pathlib.Path(GALLERY, "ground.png")], check=True)
        for name, options in {
            "deep": ["--layout", "dz", "--tile-size", "254", "--overlap", "1", "--suffix", ".png"],
            "third": ["--layout", "iiif3", "--tile-size", "256", "--id", cls.origin],
            "slippy": ["--layout", "google", "--tile-size", "256", "--suffix", ".png"],
            "second": ["--layout", "iiif", "--tile-size", "512", "--id", cls.origin],
        }.items():
            subprocess.run(["vips", "dzsave", cls.picture, cls.folder / name, *options], check=True)
        # No policy: pictures may come from anywhere.
        page = pathlib.Path(GALLERY, "elements.html").read_text()
        pathlib.Path(GALLERY, "sources.html").write_text(re.sub(r"<meta http-equiv[^>]*>", "", page))

    @classmethod
    def tearDownClass(cls):
        cls.other.shutdown()
        cls.other.server_close()
        super().tearDownClass()

    def setUp(self):
        super().setUp()
        self.chromium.open(f"{self.address}/sources.html")
        self.js("new Promise((done) => { const wait = () => window.isReady ? done() : setTimeout(wait, 10); wait(); })")

    def show(self, attributes, inside="", style=""):
        self.put(f'<zoom-scroll-view style="height: 600px; {style}" {attributes}>{inside}</zoom-scroll-view>')
        self.settle("zoom-scroll-view")

    def seen(self):
        """What is drawn, by its own pixels, at fit and zoomed in the middle."""
        shots = []
        for scale in (1, 1.7):
            self.js(f"{VIEW}.setZoomScale({scale})")
            self.settle("zoom-scroll-view")
            shots.append(self.chromium.screenshot())
        return shots

    def assert_same(self, attributes, reference, within=0.012, most_within=0.35):
        self.show(attributes)
        for one, other in zip(self.seen(), reference):
            mean, most = difference(one, other)
            self.assertLess(mean, within, attributes)
            self.assertLess(most, most_within, attributes)

    # Pyramids

    def test_pyramids_of_another_origin_look_like_the_file(self):
        self.show('src="map.png"')
        reference = self.seen()
        for address in ("deep.dzi", "third/info.json", "second/info.json"):
            with self.subTest(address):
                self.chromium.requests.clear()
                self.assert_same(f'src="{self.origin}/{address}"', reference)
                tiles = [url for url in self.chromium.requests if re.search(r"\d+_\d+\.png|/0/default\.jpg", url)]
                self.assertGreater(len(tiles), 4)
                self.assertEqual(len(tiles), len(set(tiles)))

    def test_a_server_that_cuts_pieces_needs_no_list_of_tiles(self):
        """As `level2` promises: any piece at any size; this one is made from the file as it is asked."""
        source = self.picture

        class Cutter(OpenServer):
            def do_GET(self):
                match = re.fullmatch(r"/(full|\d+,\d+,\d+,\d+)/(\d+),(\d+)/0/default\.jpg", self.path)
                if self.path == "/info.json":
                    body = json.dumps({
                        "@context": "http://iiif.io/api/image/3/context.json", "id": f"http://{self.headers['Host']}", "type": "ImageService3",
                        "protocol": "http://iiif.io/api/image", "profile": "level2", "width": SIDES[0], "height": SIDES[1]}).encode()
                elif match:
                    region, width, height = match.groups()
                    x, y, w, h = (0, 0, *SIDES) if region == "full" else map(int, region.split(","))
                    body = subprocess.run(
                        ["convert", source, "-crop", f"{w}x{h}+{x}+{y}", "+repage", "-resize", f"{width}x{height}!", "jpg:-"],
                        capture_output=True, check=True).stdout
                else:
                    self.send_error(400)
                    return
                self.send_response(200)
                self.send_header("Content-Type", "application/json" if body[:1] == b"{" else "image/jpeg")
                self.end_headers()
                self.wfile.write(body)

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Cutter)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.show('src="map.png"')
        reference = self.seen()
        self.assert_same(f'src="http://127.0.0.1:{server.server_port}/info.json"', reference)

    def test_a_photo_browser_shows_them_too(self):
        self.put(f'<photo-browser><a href="{self.origin}/deep.dzi"><img src="map.png" alt="Map"></a></photo-browser>')
        self.js("document.querySelector('photo-browser').openLightbox(0)")
        self.settle()
        frame = self.js("document.querySelector('photo-browser').view.placeOf(0)")
        self.assertAlmostEqual(frame["width"] / frame["height"], SIDES[0] / SIDES[1], delta=0.01)
        self.js("document.querySelector('photo-browser').close()")

    def test_what_is_no_pyramid_is_said(self):
        pathlib.Path(GALLERY, "wrong.dzi").write_text("<Image TileSize='x'/>")
        pathlib.Path(GALLERY, "wrong").mkdir(exist_ok=True)
        pathlib.Path(GALLERY, "wrong/info.json").write_text("{}")
        for address, text in (("wrong.dzi", "describes no Deep Zoom picture"), ("wrong/info.json", "describes no IIIF image")):
            self.show(f'src="{address}"')
            self.assertTrue(any(text in node["name"] for node in self.tree()), address)

    def test_tiles_by_number_need_a_size(self):
        self.show('src="map.png"')
        reference = self.seen()
        address = f"{self.origin}/slippy/{{z}}/{{y}}/{{x}}.png"
        size = f'data-width="{SIDES[0]}" data-height="{SIDES[1]}"'
        self.assert_same(f'src="{address}" {size} data-tile-size="256"', reference)
        self.assert_same(f'src="{address}" {size}', reference)
        self.show(f'src="{address}"')
        self.assertTrue(any("Of what size is the picture" in node["name"] for node in self.tree()))

    # Several in one

    def test_several_pictures_in_one_view_lie_in_their_frames(self):
        """The quarters of a picture, each from elsewhere, in its place: together they are the picture."""
        halves = (SIDES[0] // 2, SIDES[1] // 2)
        frames = {}
        for number in range(4):
            x, y = (number % 2 * halves[0], number // 2 * halves[1])
            path = pathlib.Path(GALLERY, f"quarter-{number}.png")
            subprocess.run(["convert", self.picture, "-crop", f"{halves[0]}x{halves[1]}+{x}+{y}", "+repage", path], check=True)
            frames[number] = f"{x / 10} {y / 10} {halves[0] / 10} {halves[1] / 10}"
        subprocess.run(
            ["vips", "dzsave", pathlib.Path(GALLERY, "quarter-3.png"), self.folder / "quarter", "--suffix", ".png"], check=True)
        self.show('src="map.png"')
        reference = self.seen()
        sources = [f"quarter-{number}.png" for number in range(3)] + [f"{self.origin}/quarter.dzi"]
        inside = "".join(f'<img src="{source}" data-frame="{frames[number]}" alt="Part {number}">'
                         for number, source in enumerate(sources))
        self.show("", inside)
        for one, other in zip(self.seen(), reference):
            mean, most = difference(one, other)
            self.assertLess(mean, 0.012)
            self.assertLess(most, 0.35)
        self.assertIn("Part 0, Part 1, Part 2, Part 3", [node["name"] for node in self.tree()])
        # Where nobody says how high it is, it has their proportions.
        width, height = self.js(f"({VIEW}.style.height = 'auto', (({{ width, height }}) => [width, height])({VIEW}.getBoundingClientRect()))")
        self.assertAlmostEqual(width / height, SIDES[0] / SIDES[1], delta=0.01)
        # One is moved away: its place is empty, and all of it is half as large.
        self.js("(document.querySelectorAll('zoom-scroll-view img')[3].dataset.frame = '300 0 75 55', frames(3))")
        self.settle("zoom-scroll-view")
        frame = self.js(f"{VIEW}.view.placeOf(0)")
        self.assertAlmostEqual(frame["width"] / frame["height"], 375 / 110, delta=0.01)

    def test_small_ones_in_a_large_one_are_as_sharp_as_their_files(self):
        self.show("", '<img src="ground.png" data-frame="0 0 600 600" alt=""><img src="map.png" data-frame="299 299 1.5 1.1" alt="">')
        # 1,500 pixels in 1.5 of 600.
        self.js(f"{VIEW}.setZoomScale(400)")
        self.js(f"{VIEW}.setContentOffset({{ x: 299 * 400 - 100, y: 299 * 400 - 50 }})")
        self.settle("zoom-scroll-view")
        colors = subprocess.run(["convert", "png:-", "-crop", "600x440+0+0", "-format", "%k", "info:"],
                                input=self.chromium.screenshot(), capture_output=True, check=True).stdout
        self.assertGreater(int(colors), 1000)

    def test_a_broken_one_leaves_its_place_to_the_others(self):
        self.show("", '<img src="ground.png" data-frame="0 0 10 10" alt=""><img src="not-there.png" data-frame="10 0 10 10" alt="">')
        frame = self.js(f"{VIEW}.view.placeOf(0)")
        self.assertAlmostEqual(frame["width"], frame["height"], delta=0.5)
        problems, self.chromium.problems = self.chromium.problems, []
        self.assertTrue(any("not-there.png" in problem for problem in problems), problems)

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

    def test_a_photo_is_turned_where_it_is_shown(self):
        self.put('<photo-browser src="gallery.json"></photo-browser>')
        before = self.js("document.querySelector('photo-browser').view.placeOf(0)")
        self.js("document.querySelector('photo-browser').turn(1)")
        self.js("frames(10)")
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
        self.js("frames(10)")
        self.settle("zoom-scroll-view")
        frame = self.js(f"{VIEW}.view.placeOf(0)")
        left, top = self.js(f"(({{ x, y }}) => [x, y])({VIEW}.getBoundingClientRect())")
        x, y = self.js("(({ x, y }) => [x, y])(document.querySelector('[data-pin]').getBoundingClientRect())")
        # Mirrored at 0.8 from the left; turned to the right, what was on top is on the right.
        self.assertAlmostEqual(x, left + frame["x"] + 0.7 * frame["width"], delta=0.6)
        self.assertAlmostEqual(y, top + frame["y"] + 0.8 * frame["height"], delta=0.6)

    # Buttons, and a wheel that zooms

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

    def test_a_navigator_shows_where_one_is_and_leads_elsewhere(self):
        self.show('src="map.png" navigator')
        box = f"{VIEW}.shadowRoot.querySelector('.zoomscroll-navigator')"
        self.assertTrue(self.js(f"{box}.hidden"))
        self.js(f"{VIEW}.setZoomScale(4)")
        self.settle("zoom-scroll-view")
        self.assertFalse(self.js(f"{box}.hidden"))
        x, y, width, height = self.js(f"(({{ x, y, width, height }}) => [x, y, width, height])({box}.getBoundingClientRect())")
        self.assertAlmostEqual(width / height, SIDES[0] / SIDES[1], delta=0.02)
        self.chromium.click(x + width * 0.7, y + height * 0.3)
        self.settle("zoom-scroll-view")
        frame = self.js(f"{VIEW}.view.placeOf(0)")
        room = self.js(f"[{VIEW}.clientWidth, {VIEW}.clientHeight]")
        self.assertAlmostEqual((room[0] / 2 - frame["x"]) / frame["width"], 0.7, delta=0.02)
        self.assertAlmostEqual((room[1] / 2 - frame["y"]) / frame["height"], 0.3, delta=0.02)
        # It shows the picture.
        self.assertEqual(self.js(f"[{box}.querySelector('canvas').width, {box}.querySelector('canvas').height]"), [375, 275])
        self.assertTrue(self.js(f"{box}.querySelector('canvas').getContext('2d').getImageData(180, 130, 1, 1).data[3] === 255"))
        # The frame in it is what is seen.
        shown = self.js(f"(({{ left, width }}) => [parseFloat(left), parseFloat(width)])({box}.querySelector('i').style)")
        self.assertAlmostEqual(shown[0], -100 * frame["x"] / frame["width"], delta=0.5)
        self.assertAlmostEqual(shown[1], 100 * room[0] / frame["width"], delta=0.5)

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
