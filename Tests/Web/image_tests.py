"""Pictures that the browser shows by itself: from servers that let no script read them, drawings, and what moves.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import pathlib
import re
import subprocess

from element_page import ELEMENT, HEIGHT, ROOT, WIDTH
from gallery_page import GALLERY, PHOTOS, difference, serve
from setting_page import SettingTestCase

DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#c00"/></svg>"""


class ImageTestCase(SettingTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        pathlib.Path(GALLERY, "drawing.svg").write_text(DRAWING)
        for name in ("moving.gif", "moving.webp"):
            subprocess.run(
                ["convert", "-delay", "20", "-size", "320x240", "xc:red", "xc:blue", pathlib.Path(GALLERY, name)], check=True)

    image = f"{ROOT}.querySelector('[part=slide] img')"

    def box(self):
        """Left, top, width and height of the image, in the window."""
        return self.js(f"(({{ x, y, width, height }}) => [x, y, width, height])({self.image}.getBoundingClientRect())")

    def open_image(self, address, *others):
        links = "".join(f'<a href="{one}" type="image/any"><img src="wide-400.png" alt="A picture"></a>' for one in (address, *others))
        self.open(inside=links)
        self.wait_for(f"{self.image}?.complete")
        self.settle()

    def assert_lies_on_its_page(self):
        place = self.place(self.page)
        for value, expected in zip(self.box(), (place["x"], place["y"], place["width"], place["height"])):
            self.assertAlmostEqual(value, expected, delta=1)

    def assert_moves_like_a_photo(self, width, height):
        self.assertEqual(self.js(f"{ELEMENT}.view.pictures[0].problem ?? ''"), "")
        self.assert_lies_on_its_page()
        _, _, across, down = self.box()
        self.assertAlmostEqual(across / down, width / height, delta=0.01)
        self.fingers.spread((WIDTH / 2, HEIGHT / 2), 200, 400)
        self.js("frames(3)")
        self.assert_lies_on_its_page()
        self.fingers.up()
        self.settle()
        self.assertGreater(self.zoom, 1.2)
        self.assert_lies_on_its_page()
        self.js(f"{ELEMENT}.setZoomScale(1)")
        self.settle()
        self.fingers.swipe((900, 300), (200, 310))
        self.settle()
        self.assertEqual(self.page, 1)
        self.fingers.swipe((200, 300), (900, 310))
        self.settle()
        self.assert_lies_on_its_page()


class ImageTests(ImageTestCase):
    def test_a_drawing(self):
        self.open_image("drawing.svg", "wide-400.png")
        self.assert_moves_like_a_photo(300, 200)

    def test_what_moves(self):
        for name in ("moving.gif", "moving.webp"):
            with self.subTest(name):
                self.open_image(name, "wide-400.png")
                self.assert_moves_like_a_photo(320, 240)
                self.js(f"{ELEMENT}.release()")
                self.wait_for(f"!{ROOT}.querySelector('dialog') && !history.state?.lightbox")

    def test_it_turns_like_a_photo(self):
        self.open_image("drawing.svg", "wide-400.png")
        self.js(f"{ELEMENT}.view.rotate(90)")
        self.settle()
        self.assert_lies_on_its_page()
        _, _, across, down = self.box()
        self.assertAlmostEqual(down / across, 1.5, delta=0.01)

    def test_a_photo_that_its_file_turns_looks_as_the_browser_shows_it(self):
        photo = pathlib.Path(PHOTOS, "6 Northern lights.jpg")
        self.assertIn(b"Exif", photo.read_bytes()[:100])
        pathlib.Path(GALLERY, "turned.jpg").write_bytes(photo.read_bytes())
        self.open('controls="none"', inside='<a href="turned.jpg"><img src="wide-400.png" alt="Turned"></a>')
        self.settle()
        self.js("frames(3)")
        seen, place = self.chromium.screenshot(), self.place(0)
        self.assertAlmostEqual(place["width"] / place["height"], 1.5, delta=0.01)
        self.js(f"""(async () => {{
            const image = Object.assign(new Image(), {{ src: 'turned.jpg' }});
            await image.decode();
            const box = document.createElement('div');
            box.style.cssText = 'position: fixed; inset: 0; z-index: 9; background: rgb(15 15 15)';
            image.style.cssText = `position: absolute; left: {place["x"]}px; top: {place["y"]}px; width: {place["width"]}px; height: {place["height"]}px`;
            box.append(image);
            {ROOT}.querySelector('dialog').append(box);
            await frames(3); }})()""")
        mean, _ = difference(seen, self.chromium.screenshot())
        self.assertLess(mean, 0.01)

    def test_what_is_no_picture_says_so_all_the_same(self):
        pathlib.Path(GALLERY, "words.jpg").write_text("These are words.")
        self.put('<photo-browser><a href="words.jpg"><img src="wide-400.png" alt="Words"></a></photo-browser>')
        self.js(f"void (window.failed = new Promise((done) => {ELEMENT}.addEventListener('pictureDidFail', ({{ detail }}) => done(detail.message))))")
        self.js(f"{ELEMENT}.openLightbox(0, document.querySelector('a'))")
        self.assertIn("no picture", self.js("failed"))
        self.assertEqual(self.js(f"{self.image}"), None)

    def test_what_is_missing_is_told_of_once(self):
        self.put(f'<photo-browser><a href="missing.jpg"><img src="wide-400.png" alt="Lost"></a>{self.links}</photo-browser>')
        self.js(f"{ELEMENT}.addEventListener('pictureDidFail', ({{ detail }}) => heard.push(detail.page)), window.heard = [], 0")
        self.js(f"{ELEMENT}.openLightbox(0, document.querySelector('a'))")
        self.settle()
        self.js("frames(30)")
        self.assertEqual(self.js("heard"), [0])
        # Who comes back to it does not count it twice, although it is asked for again.
        for key in ("ArrowRight", "ArrowLeft"):
            self.key(key)
            self.settle()
            self.js("frames(30)")
            self.assertEqual(self.js("heard"), [0])
        # There is nothing of it to zoom; who asks once more hears how that went.
        failed = "document.querySelector('photo-browser').shadowRoot.querySelector('.failed-page button')"
        self.assertEqual(self.js(f"getComputedStyle({failed}.getRootNode().querySelector('[part~=zoom-button]')).visibility"), "hidden")
        self.js(f"void {failed}.click()")
        self.settle()
        self.js("frames(30)")
        self.assertEqual(self.js("heard"), [0, 0])
        self.chromium.problems = [problem for problem in self.chromium.problems if "missing" not in problem]


class ElsewhereTests(ImageTestCase):
    """In a page of their own, whose scripts may go anywhere."""

    def test_from_a_server_that_lets_no_script_read_it(self):
        server = serve(GALLERY)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        other = f"http://127.0.0.1:{server.server_port}/wide-1800.png"
        page = pathlib.Path(GALLERY, "elements.html").read_text()
        pathlib.Path(GALLERY, "elsewhere.html").write_text(re.sub("<meta http-equiv.*?>", "", page))
        self.chromium.open(f"{self.address}/elsewhere.html")
        self.js("new Promise((done) => { const wait = () => window.isReady ? done() : setTimeout(wait, 10); wait(); })")
        self.open_image(other, "wide-400.png")
        self.assertEqual(self.js(f"{self.image}.src"), other)
        self.assert_moves_like_a_photo(1800, 900)
        self.put(f'<zoom-scroll-view src="{other}" style="width: 500px; height: 250px"></zoom-scroll-view>')
        self.wait_for("document.querySelector('zoom-scroll-view').shadowRoot.querySelector('[part=slide] img')?.complete")
        # What the browser itself says.
        self.js("0")
        self.chromium.problems = [p for p in self.chromium.problems if "CORS" not in p and "ERR_FAILED" not in p]
