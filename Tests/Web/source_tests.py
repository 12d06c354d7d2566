"""Pictures from elsewhere: Deep Zoom and IIIF pyramids, also of other origins; tiles by number; several pictures in one view.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import http
import json
import pathlib
import re
import shutil
import subprocess
import threading

from gallery_page import GALLERY, Server, difference, serve
from source_page import SIDES, VIEW, OpenServer, SourceTestCase


class HalfOpenServer(Server):
    """Scripts may read its tiles, and no file."""

    asked = []

    def do_GET(self):
        if self.path == "/plain.png":
            self.asked.append(self.headers["Sec-Fetch-Mode"])
        super().do_GET()

    def end_headers(self):
        if self.path.startswith("/deep"):
            self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()


class SourceTests(SourceTestCase):
    # Pyramids

    def test_a_file_that_no_script_may_read_keeps_no_tiles_of_its_server(self):
        server = serve(self.folder, HalfOpenServer)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        origin = f"http://127.0.0.1:{server.server_port}"
        shutil.copy(self.picture, self.folder / "plain.png")
        for _ in range(2):
            self.put(f'<zoom-scroll-view src="{origin}/plain.png" style="height: 250px"></zoom-scroll-view>')
            self.wait_for(f"{VIEW}.shadowRoot.querySelector('[part=slide] img')?.complete")
        # Nobody asks for a file in vain again.
        self.assertEqual(HalfOpenServer.asked.count("cors"), 1)
        self.chromium.problems = [problem for problem in self.chromium.problems if "CORS" not in problem and "ERR_FAILED" not in problem]
        self.show(f'src="{origin}/deep.dzi"')
        self.assertEqual(self.js(f"[{VIEW}.view.pictures[0].width, {VIEW}.view.pictures[0].problem ?? '']"), [1500, ""])

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

    def test_scripts_hear_of_a_picture_that_cannot_be_shown(self):
        self.js("addEventListener('pictureDidFail', ({ detail }) => heard.push(detail))")
        for address, size in (("missing.dzi", ""), ("missing.jpg", ""), ("missing.jpg", 'data-width="600" data-height="400"')):
            self.js("window.heard = []")
            self.show(f'src="{address}" {size}')
            [problem] = self.js("heard")
            self.assertEqual(problem["page"], 0, address)
            self.assertTrue(any(problem["message"] in node["name"] for node in self.tree()), problem)
        self.chromium.problems = [problem for problem in self.chromium.problems if "missing" not in problem]

    def test_nothing_is_pinned_to_words(self):
        for address, display in (("map.png", ""), ("missing.jpg", "none")):
            self.show(f'src="{address}"', '<b data-pin="0.5 0.5">Here</b>')
            self.assertEqual(self.js(f"[{VIEW}.querySelector('b').slot, {VIEW}.querySelector('b').style.display]"), ["pins", display])
        self.chromium.problems = [problem for problem in self.chromium.problems if "missing" not in problem]

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
        self.replaced()
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

    def test_one_of_several_is_turned_about_its_middle_and_lets_others_shine_through(self):
        """As ImageMagick would have put them together."""
        side, width, height = 1500, 1100, round(1100 * SIDES[1] / SIDES[0])
        for degrees, opacity in ((30, 0.6), (-90, 1)):
            with self.subTest((degrees, opacity)):
                subprocess.run(
                    ["convert", "-size", f"{side}x{side}", "xc:navy", "(", self.picture, "-resize", f"{width}x{height}!",
                     "-background", "none", "-alpha", "set", "-rotate", str(degrees), "-channel", "A", "-evaluate", "multiply",
                     str(opacity), "+channel", "+repage", ")", "-gravity", "center", "-composite",
                     pathlib.Path(GALLERY, "turned.png")], check=True)
                self.show(f'src="turned.png?{degrees}"')
                reference = self.seen()
                x, y = (side - width) / 2, (side - height) / 2
                self.show("", f'<img src="ground.png" data-frame="0 0 {side} {side}" alt="">'
                          f'<img src="map.png" data-frame="{x} {y} {width} {height}" data-rotation="{degrees}" data-opacity="{opacity}" alt="">')
                for one, other in zip(self.seen(), reference):
                    # Edges lie between pixels.
                    mean, _ = difference(one, other)
                    self.assertLess(mean, 0.006)
        # They can change, and what is seen stays where it is.
        self.js(f"{VIEW}.lookAt(0.5, 0.4, {{ zoomScale: 3 }})")
        self.settle("zoom-scroll-view")
        before = self.js(f"{VIEW}.pictureFrame")
        for opacity in (0.7, 0.3, 0):
            self.js(f"(document.querySelectorAll('zoom-scroll-view img')[1].dataset.opacity = '{opacity}', frames(2))")
            self.assertEqual(self.js(f"{VIEW}.zoomScale"), 3)
        self.replaced()
        after = self.js(f"{VIEW}.pictureFrame")
        for name in before:
            self.assertAlmostEqual(before[name], after[name], delta=1)
        colors = subprocess.run(["convert", "png:-", "-crop", "100x100+462+200", "-format", "%k", "info:"],
                                input=self.chromium.screenshot(), capture_output=True, check=True).stdout
        self.assertEqual(int(colors), 1)

    def test_the_place_of_a_broken_one_is_free(self):
        self.show("", '<img src="ground.png" data-frame="0 0 10 10" alt=""><img src="not-there.png" data-frame="10 0 10 10" alt="">')
        frame = self.js(f"{VIEW}.view.placeOf(0)")
        self.assertAlmostEqual(frame["width"], 2 * frame["height"], delta=0.5)
        problems, self.chromium.problems = self.chromium.problems, []
        self.assertTrue(any("not-there.png" in problem for problem in problems), problems)
