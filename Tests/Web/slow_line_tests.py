"""The elements of HTML on a slow line: what is seen until a photo comes, and what is asked for first.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import pathlib
import subprocess

from element_page import ELEMENT, HEIGHT, ROOT, WIDTH
from gallery_page import GALLERY, Server
from slow_page import SlowTestCase


class SlowLineTests(SlowTestCase):
    def test_on_a_slow_line_thumbnails_are_turned_like_photos(self):
        red, blue = self.small("small-red.png", "150x100", "rgb(200,0,0)"), self.small("small-blue.png", "150x100", "rgb(0,0,200)")
        self.hold_files([("red.jpg", 3000, 2000, red), ("blue.jpg", 3000, 2000, blue)])
        self.assertTrue(self.is_busy)
        middle = (WIDTH // 2, HEIGHT // 2)
        self.assertEqual(self.color(*middle), "red")
        # Half way, the second lies beside the first.
        self.fingers.down(f1=(800, 380))
        for x in range(780, 390, -20):
            self.fingers.move(f1=(x, 380))
        self.js("frames(5)")
        self.assertEqual((self.color(200, 384), self.color(900, 384)), ("red", "blue"))
        self.fingers.up()
        self.wait_for(f"{ELEMENT}.page === 1 && {ELEMENT}.view.stage.isAtRest")
        self.js("frames(3)")
        self.assertEqual(self.color(*middle), "blue")
        self.assertTrue(self.is_busy)

    def test_on_a_slow_line_there_are_controls_before_the_photo(self):
        self.hold_files([("red.jpg", 3000, 2000, self.small("small-red.png", "150x100", "rgb(200,0,0)"))] * 2)
        self.wait_for(f"{ROOT}.querySelector('.counter')?.textContent === '1 / 2'")
        self.assertTrue(self.is_busy)
        self.js(f"{ROOT}.querySelector('.arrow.next').click()")
        self.wait_for(f"{ELEMENT}.page === 1 && {ROOT}.querySelector('.counter').textContent === '2 / 2'")

    def test_what_is_pinned_comes_with_the_thumbnail(self):
        small = self.small("small-red.png", "150x100", "rgb(200,0,0)")
        # Twice as wide as high: 1024 x 512.
        for name, size, place in (("wide.jpg", (3000, 1500), [0.25 * 1024, 128 + 0.75 * 512]), ("tall.jpg", (1500, 3000), [320 + 0.25 * 384, 0.75 * 768])):
            with self.subTest(name):
                self.hold_files([(name, *size, small)], pins='<b data-pin="0.25 0.75">A</b>')
                self.wait_for(f"{ELEMENT}.querySelector('b').style.display === '' && {ELEMENT}.querySelector('b').style.translate")
                self.assertFalse(self.js(f"{ELEMENT}.view.isShown"))
                self.assertEqual(self.js(f"{ELEMENT}.querySelector('b').style.translate.split(' ').map(parseFloat)"), place)
                self.js(f"{ELEMENT}.release()")
                self.wait_for("!history.state?.lightbox")

    def test_a_cropped_thumbnail_fills_the_frame_of_its_photo_and_is_never_stretched(self):
        square = pathlib.Path(GALLERY, "small-square.png")
        # A quarter of it on the left is blue.
        subprocess.run(["convert", "-size", "200x200", "xc:rgb(200,0,0)", "-fill", "rgb(0,0,200)", "-draw", "rectangle 0,0 49,199", square], check=True)
        self.hold_files([("a.jpg", 3000, 2000, square.name), ("b.jpg", 3000, 2000, square.name)])
        # 1024 x 683, of the square's width as much as of its height is lost: all of it is shown.
        self.assertEqual((self.color(200, 384), self.color(300, 384), self.color(940, 384)), ("blue", "red", "red"))
        self.assertEqual(self.color(512, 384 - 330), "red")
        # The engine does not take it for the photo.
        self.js(f"{ELEMENT}.setPage(1)")
        self.js("frames(5)")
        self.assertEqual(self.chromium.run_in_worker("player.bitmaps.size"), 0)

    @property
    def asked(self):
        return sorted(path.rsplit("/", 1)[-1] for path in Server.asked)

    def wait_until_asked(self, *names):
        self.chromium.wait_until(lambda: set(names) <= set(self.asked), names)

    def test_what_is_seen_shares_the_line_with_nothing_else(self):
        small = self.small("small-red.png", "150x100", "rgb(200,0,0)")
        for index in range(3):
            self.small(f"slow-{index}-photo.png", "1500x1000", f"rgb({100 * index},0,200)")
        self.hold_files([("photo.png", 0, 0, small)] * 3)
        self.js("frames(10)")
        self.assertEqual(self.asked, ["slow-0-photo.png"])
        # What a key leads to is asked for at once, and nothing beyond it.
        self.js(f"{ROOT}.querySelector('.arrow.next').click()")
        self.wait_for(f"{ELEMENT}.page === 1 && {ELEMENT}.view.stage.isAtRest")
        self.wait_until_asked("slow-1-photo.png")
        self.js("frames(10)")
        self.assertEqual(self.asked, ["slow-0-photo.png", "slow-1-photo.png"])
        self.js("fetch('free').then(() => 0)")
        self.wait_until_asked("slow-2-photo.png")
        self.settle()

    def test_whoever_turns_on_and_on_waits_for_none_of_those_that_passed_by(self):
        small = self.small("small-red.png", "150x100", "rgb(200,0,0)")
        self.hold_files([("photo.png", 0, 0, small)] * 6)
        for page in range(1, 6):
            self.js(f"{ROOT}.querySelector('.arrow.next').click()")
            self.wait_for(f"{ELEMENT}.page === {page} && {ELEMENT}.view.stage.isAtRest")
        # No browser has more than six at once for one server: it could not be asked for, else.
        self.wait_until_asked("slow-5-photo.png")
        self.js("frames(5)")
        loading = self.chromium.run_in_worker("[...player.tiles.loading.keys()]")
        self.assertEqual(loading, [5])

    def test_nor_do_files_of_known_size_or_of_several_sizes_that_passed_by_take_the_line(self):
        small = self.small("small-red.png", "150x100", "rgb(200,0,0)")
        for attributes in ("", 'data-srcset="slow-photo-{0}.png 1500w"'):
            with self.subTest(attributes=attributes):
                photos = [("photo.png", 1500, 1000, small)] * 9
                self.hold_files(photos)
                if attributes:
                    self.js(f"{ELEMENT}.release()")
                    self.js(f"void [...document.querySelectorAll('a')].forEach((link, index) => {{ link.dataset.srcset = `slow-photo-${{index}}.png 1500w`; }}), frames(3)")
                    Server.asked.clear()
                    self.click("a")
                    self.pass_time(1)
                    self.wait_for(f"{ELEMENT}.view")
                # They are fetched when the view is there.
                self.wait_for(f"{ROOT}.querySelector('.arrow.next')")
                for page in range(1, 9):
                    self.js(f"{ROOT}.querySelector('.arrow.next').click()")
                    self.wait_for(f"{ELEMENT}.page === {page} && {ELEMENT}.view.stage.isAtRest")
                # No browser has more than six at once for one server: it could not be asked for, else.
                self.wait_until_asked("slow-photo-8.png" if attributes else "slow-8-photo.png")
                self.js(f"{ELEMENT}.release()")
                self.wait_for("!history.state?.lightbox")

    def test_the_file_of_the_photo_that_was_opened_is_given_up_too(self):
        small = self.small("small-red.png", "150x100", "rgb(200,0,0)")
        for index in range(4):
            self.small(f"slow-{index}-photo.png", "1500x1000", f"rgb({60 * index},0,200)")
        for size in ((1500, 1000), (0, 0)):
            with self.subTest(size=size):
                self.hold_files([("photo.png", *size, small)] * 4)
                file = f"(await Promise.race([{ELEMENT}.view.file.then((file) => file ?? 'given up'), new Promise((done) => setTimeout(() => done('coming'), 20))]))"
                self.wait_for(f"{file} === 'coming'")
                for page in range(1, 4):
                    self.js(f"{ROOT}.querySelector('.arrow.next').click()")
                    self.wait_for(f"{ELEMENT}.page === {page} && {ELEMENT}.view.stage.isAtRest")
                self.wait_for(f"{file} === 'given up'")
                # It is asked for anew when somebody comes back, or has been already: the engine does not give up as quickly.
                self.js(f"{ELEMENT}.setPage(0)")
                Server.is_free.set()
                self.chromium.wait_until(lambda: self.chromium.run_in_worker("[...player.bitmaps.keys()].some((key) => key.startsWith('0/0/'))"), "the first photo")
                self.js(f"{ELEMENT}.release()")
                self.wait_for("!history.state?.lightbox")

    def test_a_photo_that_has_come_is_sharp_while_the_one_before_is_on_its_way(self):
        red, blue = self.small("small-red.png", "150x100", "rgb(200,0,0)"), self.small("small-blue.png", "150x100", "rgb(0,0,200)")
        # It is not as its thumbnail was.
        self.small("1-there.png", "6000x4000", "rgb(200,0,0)")
        self.hold_files([("late.png", 6000, 4000, red), ("there.png", 6000, 4000, blue)], come=["there.png"])
        self.js(f"{ROOT}.querySelector('.arrow.next').click()")
        self.wait_for(f"{ELEMENT}.page === 1 && {ELEMENT}.view.stage.isAtRest")
        self.wait_for(f"!{ELEMENT}.view.stage.state.pending.includes(1)")
        self.js("frames(5)")
        self.assertEqual(self.color(WIDTH // 2, HEIGHT // 2), "red")
        self.assertEqual(self.asked, ["slow-0-late.png"])

    def test_a_photo_that_comes_as_another_is_asked_for_is_busy_no_longer(self):
        small = self.small("small-red.png", "150x100", "rgb(200,0,0)")
        self.hold_files([("a.png", 1500, 1000, small), ("b.png", 1500, 1000, small)])
        self.wait_for("document.querySelector('photo-browser').view.stage.isAtRest")
        # As many as before, for another one: between two frames.
        for page in (0, 1):
            self.chromium.run_in_worker(f"(player.tiles.loading.clear(), player.tiles.loading.set('{page}/0/0_0', Object.assign(new AbortController(), {{ picture: {page} }})), player.wake())")
            self.wait_for(f"String({ELEMENT}.view.stage.state.pending) === '{page}'")
        self.assertFalse(self.is_busy)
