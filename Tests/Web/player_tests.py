"""The thread of the page's player: what does not disturb it, how it ends, what it cannot show, and what it keeps.

Run by Scripts/test-web; the environment is that of gallery_page.
"""


from gallery_page import GALLERY, SWIPES, PageTestCase, Server, serve


class PlayerTests(PageTestCase):
    # Threads

    def test_a_busy_page_does_not_stop_what_moves(self):
        # Where there is no GPU, a canvas that is made, as for the first caption, waits for the page's thread.
        self.run_js("browser.setPage(1, { animated: true })")
        self.settle()
        Server.is_free.clear()
        self.in_worker("""player.frame = function (time) {
          Object.getPrototypeOf(this).frame.call(this, time);
          const { isAtRest, reading } = this.engine.reader;
          if (isAtRest && reading[0] === 0) fetch('free'); }, 0""")
        # The page's thread does nothing but wait for an answer, which comes when the other page is there.
        page = self.run_js("""(() => {
          browser.setPage(0, { animated: true });
          const request = new XMLHttpRequest();
          request.open('GET', 'blocked', false);
          request.send();
          return browser.page; })()""")
        self.assertEqual(page, 1)
        self.settle()
        self.assertEqual(self.page, 0)

    def test_a_view_that_is_closed_keeps_nobody_waiting(self):
        self.assertEqual(
            self.run_js("""(async () => {
              const turning = browser.setPage(1, { animated: true });
              browser.close();
              await turning;
              await browser.setPage(2);
              return browser.page; })()"""), 0)

    def test_what_was_asked_for_is_what_is_read(self):
        self.run_js("start({ manifest: 'gallery.json', page: 2 })")
        self.assertEqual(
            self.run_js("""(async () => {
              browser.close();
              const { PhotoBrowser } = await import('./zoomscroll.js');
              window.browser = await PhotoBrowser.open(
                document.querySelector('#photos'), { manifest: 'gallery.json', page: 2 });
              const { page } = browser;
              await browser.setZoomScale(2);
              return [page, browser.page, browser.zoomScale]; })()"""), [2, 2, 2])

    def test_an_engine_that_fails_leaves_its_picture_and_says_so_to_developers(self):
        self.run_js("browser.setPage(1)")
        self.settle()
        self.in_worker("player.engine.frame = () => { throw new Error('It is broken.'); }, 0")
        self.run_js("browser.setPage(2)")
        image = "browser.stage.surface.querySelector('img')"
        self.assertTrue(self.run_js(f"{image}.decode().then(() => {image}.checkVisibility())"))
        self.assertEqual(self.run_js(f"[{image}.src, browser.stage.canvas.isConnected]"),
                         [self.run_js("browser.pictures[1].image"), False])
        self.assertEqual(self.run_js("document.querySelector('[role=alert]')"), None)
        self.assertIn("It is broken.", self.chromium.problems.pop())
        self.assert_no_workers()
        self.chromium.problems = [p for p in self.chromium.problems if "It is broken." not in p]

    def assert_no_workers(self):
        """They end when they come to it."""
        self.chromium.wait_until(lambda: not self.chromium.workers, "the end of the workers")

    def test_a_gallery_that_was_seen_works_without_a_network(self):
        server = serve(GALLERY)
        address = f"http://127.0.0.1:{server.server_port}/index.html"
        shown = """(async () => {
          while (document.querySelector('canvas')?.style.visibility !== '') await new Promise(requestAnimationFrame);
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame); })()"""
        self.chromium.open(address)
        self.run_js(shown)
        self.run_js("""(async () => {
          await navigator.serviceWorker.ready;
          const ends = ['gallery.wasm.gz', 'player.js', 'gallery.json', '.jpg'];
          let urls = [];
          while (!ends.every((end) => urls.some((url) => url.endsWith(end)))) {
            await new Promise(requestAnimationFrame);
            for (const name of await caches.keys()) urls = (await (await caches.open(name)).keys()).map(({ url }) => url);
          } })()""")
        before = self.chromium.screenshot()
        server.shutdown()
        server.server_close()
        self.chromium.open(address)
        self.run_js(shown)
        mean, _ = self.difference(before, self.chromium.screenshot())
        self.assertLess(mean, 0.02)
        self.chromium.problems = [p for p in self.chromium.problems if "ERR_" not in p]

    def test_without_workers_it_looks_and_moves_the_same(self):
        def look():
            self.pinch_out((400, 300), 200, 300)
            self.fingers.swipe((600, 400), (500, 430))
            self.settle()
            return self.chromium.screenshot(), self.run_js("browser.recording.eventLog"), self.zoom

        screen, log, zoom = look()
        self.without_workers()
        self.run_js("start({ manifest: 'gallery.json', records: true })")
        self.assertEqual(self.chromium.workers, [])
        self.assertTrue(self.run_js("browser.stage.player.local !== undefined"))
        again, log_again, zoom_again = look()
        names = lambda log: list(dict.fromkeys(line.split()[1] for line in log.splitlines()))
        self.assertEqual(zoom, zoom_again)
        self.assertEqual(names(log), names(log_again))
        mean, peak = self.difference(screen, again)
        self.assertLess(mean, 0.012)
        self.assertLess(peak, 0.25)

    # What cannot be shown

    def test_a_gallery_that_is_not_there_says_so(self):
        text, message = self.run_js(
            "start({ manifest: 'nowhere.json' }).then(() => [], (error) => [document.querySelector('[role=alert]').textContent, error.message])")
        self.assertEqual(text, "This cannot be shown here.")
        self.assertIn("nowhere.json", message)
        self.assertIn("404", message)
        self.assert_no_workers()
        # What the browser itself says of the missing file.
        self.chromium.problems = [p for p in self.chromium.problems if "nowhere.json" not in p]

    def test_a_missing_picture_says_so_and_the_others_are_shown(self):
        self.run_js("start({ pictures: [{ src: 'nowhere.jpg' }, { src: browser.pictures[1].image }] })")
        self.assertEqual(self.in_worker("player.bitmaps.size > 0"), True)
        self.chromium.problems = [p for p in self.chromium.problems if "nowhere.jpg" not in p]

    # For long

    def test_memory_stays_flat(self):
        count = self.run_js("browser.numberOfPages")

        def swipes(number):
            for index in range(number):
                forwards = index // (count - 1) % 2 == 0
                ends = ((800, 400), (300, 400)) if forwards else ((300, 400), (800, 400))
                self.fingers.swipe(*ends, steps=3)
                self.settle()

        def memory():
            sizes = self.in_worker("""(gc(), {
              module: player.engine.memory.byteLength,
              pixels: [...player.bitmaps.values()].reduce((sum, { width, height }) => sum + 4 * width * height, 0) })""")
            sizes["worker"] = self.chromium.send("Runtime.getHeapUsage", session=self.chromium.workers[-1])["usedSize"]
            sizes["page"] = self.run_js("(gc(), performance.memory.usedJSHeapSize)")
            return sizes

        swipes(2 * (count - 1))
        self.run_js("browser.stage.recording = undefined")
        self.in_worker("player.records = false")
        before = memory()
        swipes(SWIPES)
        after = memory()
        self.assertLessEqual(after["pixels"], 96 * 2**20)
        self.assertLessEqual(after["module"], before["module"] + 2**17)
        for heap in ("worker", "page"):
            self.assertLessEqual(after[heap], before[heap] + 2**21)
