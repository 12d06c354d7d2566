"""Which tiles the gallery's page loads, and what it shows of them.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import json
import pathlib
import re
import subprocess
import tempfile

from gallery_page import HEIGHT, LARGE, WIDTH, PageTestCase, Server


class TileTests(PageTestCase):
    # Tiles

    def open_large(self, **options):
        self.run_js(f"start({json.dumps({'manifest': 'large/gallery.json', 'records': True, **options})})")
        self.chromium.requests.clear()
        self.chromium.cancelled.clear()

    def zoom_to_pixels(self):
        """Every pixel of the large picture is one of the screen."""
        self.pinch_out(first=160, last=660)
        self.assertGreater(self.zoom, 3)
        self.run_js(f"browser.setZoomScale({4000 / WIDTH})")
        self.settle()

    def assert_pixels(self):
        """The screen shows the large picture's own pixels at the place that the page names."""
        offset = self.run_js("last.scrollViewDidScroll.offset")
        with tempfile.TemporaryDirectory() as folder:
            screen, part = (pathlib.Path(folder, name) for name in ("screen.png", "part.png"))
            screen.write_bytes(self.chromium.screenshot())
            place = f"{WIDTH}x{HEIGHT}+{round(offset['x'])}+{round(offset['y'])}"
            subprocess.run(["convert", LARGE, "-crop", place, "+repage", part], check=True)
            result = subprocess.run(["compare", "-metric", "MAE", screen, part, "null:"], capture_output=True, text=True)
        # Tiles were compressed again. One pixel beside, or one level coarser, differs by a tenth.
        self.assertLess(float(re.search(r"\((.*)\)", result.stderr)[1]), 0.03)

    def tile_requests(self):
        return [url for url in self.chromium.requests if "/tiles/" in url]

    def test_zoomed_to_its_pixels_the_picture_shows_them(self):
        self.open_large()
        self.zoom_to_pixels()
        self.assert_pixels()

    def test_whole_files_are_decoded_one_at_a_time(self):
        self.without_workers()
        self.run_js("""decoded = alive = most = 0, decode = createImageBitmap, createImageBitmap = async (source, ...more) => {
          if (!(source instanceof Blob)) return decode(source, ...more);
          decoded += 1;
          alive += 1;
          most = Math.max(most, alive);
          const bitmap = await decode(source, ...more);
          const { close } = bitmap;
          bitmap.close = () => { alive -= 1; close.call(bitmap); };
          return bitmap; }, 0""")
        # Without their sizes and thumbnails, all that are near need their files: the page, and those beside it.
        self.run_js("start({ pictures: browser.pictures.map(({ image: src }) => ({ src })) })")
        self.pinch_out()
        self.run_js("browser.setZoomScale(1), browser.setPage(1)")
        self.settle()
        self.assertGreaterEqual(self.run_js("decoded"), 4)
        self.assertEqual(self.run_js("most"), 1)
        # Nothing is asked for any more, and the last file is given back.
        self.run_js("(async () => { while (alive) await new Promise(requestAnimationFrame); })()")

    def count_decoded_files(self):
        self.in_worker("""files = 0, decode = createImageBitmap, createImageBitmap = (source, ...more) => {
          if (source instanceof Blob) files += 1;
          return decode(source, ...more); }, 0""")

    def test_files_are_decoded_and_cut_beside_the_frames(self):
        self.count_decoded_files()
        self.run_js("start({ pictures: browser.pictures.map(({ image: src }) => ({ src })) })")
        self.pinch_out()
        self.assertGreater(self.in_worker("player.bitmaps.size"), 4)
        self.assertEqual(self.in_worker("files"), 0)

    def test_where_a_worker_has_no_workers_it_cuts_files_itself(self):
        self.run_js("files = browser.pictures.map(({ image: src }) => ({ src })), 0")
        # Before it has been asked for a file.
        self.end_workers()
        self.run_js("start({ manifest: 'large/gallery.json' })")
        self.in_worker("Worker = undefined, 0")
        self.count_decoded_files()
        self.run_js("start({ pictures: files })")
        self.pinch_out()
        self.assertGreater(self.in_worker("player.bitmaps.size"), 4)
        self.assertGreater(self.in_worker("files"), 0)

    def test_the_file_of_the_first_picture_is_asked_for_before_the_engine(self):
        # A page that has no module yet.
        self.chromium.open(self.run_js("location.href"))
        self.chromium.requests.clear()
        self.run_js("start({ manifest: 'gallery.json' })")
        first = self.run_js("browser.pictures[0].image")
        order = [url for url in self.chromium.requests if url == first or url.endswith("gallery.wasm.gz")]
        self.assertEqual(len(order), 2, order)
        self.assertEqual(order[0], first)

    def test_a_file_that_the_page_could_not_fetch_is_fetched_again(self):
        self.run_js("""fetching = fetch, fetch = (address, ...more) => (
          String(address).includes('/images/') ? Promise.reject(new TypeError()) : fetching(address, ...more)), 0""")
        self.run_js("start({ manifest: 'gallery.json' })")
        self.pinch_out()
        self.assertGreater(self.in_worker("player.bitmaps.size"), 4)

    def test_tiles_that_went_out_of_view_make_room_for_those_in_view(self):
        self.open_large()
        Server.sends_tiles.clear()
        try:
            self.fingers.spread((512, 384), 160, 660)
            self.fingers.up()
            self.run_js("caughtUp()")
            first = self.tile_requests()
            self.assertGreater(len(first), 0)
            cancelled = list(self.chromium.cancelled)
            self.run_js("browser.setZoomScale(1)")
            self.run_js("caughtUp()")
            # Whoever zooms in again wants them.
            self.assertEqual(self.chromium.cancelled, cancelled)
            self.run_js(f"browser.setZoomScale({4000 / WIDTH}, {{ centeredAt: {{ x: 0, y: 0 }} }})")
            self.run_js("caughtUp()")
        finally:
            Server.sends_tiles.set()
        self.settle()
        self.assertGreater(len(self.chromium.cancelled), len(cancelled))
        self.assertLessEqual(set(self.chromium.cancelled), set(first))
        self.assert_pixels()

    def sized_tiles(self):
        return self.in_worker("[...player.painter.sized.entries.values()].filter(({ canvas }) => canvas?.width).length")

    def test_a_picture_that_is_dragged_looks_as_if_it_were_drawn_anew(self):
        self.open_large()
        self.pinch_out(first=160, last=330)
        self.in_worker("player.sizes")
        self.fingers.down(f1=(512, 384))
        for step in range(1, 16):
            self.fingers.move(f1=(512 - 9 * step, 384 - 7 * step))
            self.run_js("caughtUp()")
        self.assertGreater(self.sized_tiles(), 3)
        dragged = self.chromium.screenshot()
        self.in_worker("""(async () => {
          player.painter.sized = undefined;
          player.wake();
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        })()""")
        with tempfile.TemporaryDirectory() as folder:
            files = [pathlib.Path(folder, name) for name in ("dragged.png", "anew.png")]
            for file, shot in zip(files, (dragged, self.chromium.screenshot())):
                file.write_bytes(shot)
            result = subprocess.run(["compare", "-metric", "MAE", *files, "null:"], capture_output=True, text=True)
        # Where a pixel's place is rounded the other way, it differs by little.
        self.assertLess(float(re.search(r"\((.*)\)", result.stderr)[1]), 0.0005)

    def test_what_copies_of_tiles_take_is_given_back(self):
        self.open_large()
        self.pinch_out(first=160, last=330)
        self.in_worker("player.sizes")
        self.fingers.down(f1=(512, 384))
        for step in range(1, 16):
            self.fingers.move(f1=(512 - 9 * step, 384))
            self.run_js("caughtUp()")
        self.assertGreater(self.sized_tiles(), 3)
        self.fingers.up()
        self.settle()
        self.assertEqual(self.in_worker("player.painter.sized.entries.size"), 0)

    def test_the_byte_budget_holds(self):
        limit = 12 * 2**20
        self.open_large(byteLimit=limit)
        self.in_worker("""most = 0, player.bitmaps.set = function (...entry) {
          Map.prototype.set.apply(this, entry);
          most = Math.max(most, [...this.values()].reduce((sum, { width, height }) => sum + 4 * width * height, 0)); }, 0""")
        self.zoom_to_pixels()
        for end in ((200, 100), (900, 100), (900, 700), (100, 700)):
            self.fingers.swipe((512, 384), end)
            self.settle()
        self.assertGreater(self.in_worker("most"), limit / 2)
        self.assertLessEqual(self.in_worker("most"), limit)
        self.assert_pixels()

    def test_a_tile_is_given_up_after_the_frame_that_may_show_it(self):
        self.open_large(byteLimit=12 * 2**20)
        self.in_worker("""order = [], ['frame', 'drop', 'paint'].forEach((name) => {
          const owner = { frame: player, drop: player.tiles, paint: player.painter }[name];
          const method = owner[name];
          owner[name] = function (...values) { order.push(name); return method.apply(this, values); }; }), 0""")
        self.zoom_to_pixels()
        self.fingers.swipe((200, 100), (900, 600))
        self.settle()
        order = self.in_worker("order")
        self.assertIn("drop", order)
        for index, name in enumerate(order):
            if name == "paint":
                self.assertEqual(order[index - 1], "frame")

    def test_a_flick_asks_for_no_tile_twice(self):
        self.open_large()
        self.zoom_to_pixels()
        self.chromium.requests.clear()
        Server.sends_tiles.clear()
        try:
            # Not as far as an edge: a bounce comes back to tiles.
            self.fingers.swipe((200, 150), (310, 230), steps=3)
            self.run_js("(async () => { while (!browser.stage.isAtRest) await caughtUp(); })()")
        finally:
            Server.sends_tiles.set()
        self.settle()
        asked = self.tile_requests()
        self.assertGreater(len(asked), 0)
        self.assertEqual(len(set(asked)), len(asked))
        self.assert_pixels()
