"""The gallery's page: fingers, wheels and keys go in, pictures come out.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import json
import pathlib
import subprocess

from gallery_page import GALLERY, HEIGHT, PINCH_SLOP, WIDTH, PageTestCase, Server


class PageTests(PageTestCase):
    # Fingers

    def test_photos_alone_fetch_nothing_that_other_pictures_need(self):
        # With its worker goes what it has fetched.
        self.end_workers()
        self.chromium.requests.clear()
        self.run_js("start({ manifest: 'gallery.json', controls: '' })")
        self.fingers.swipe((900, 300), (200, 310))
        self.pinch_out()
        fetched = {url.rsplit("/", 1)[1] for url in self.chromium.requests if url.endswith(".js")}
        self.assertIn("player.js", fetched)
        self.assertEqual(fetched & {"sources.js", "extras.js"}, set())

    def test_pinch_zooms_by_the_ratio_of_the_distances_about_its_centre(self):
        self.fingers.spread((400, 300), 100, 130)
        self.assertAlmostEqual(self.zoom, (130 - PINCH_SLOP) / 100, places=9)
        before = self.content_point((400, 300))
        self.fingers.move(f1=(400 - 105, 300), f2=(400 + 105, 300))
        self.assertAlmostEqual(self.zoom, (210 - PINCH_SLOP) / 100, places=9)
        for old, new in zip(before, self.content_point((400, 300))):
            # Offsets lie on whole device pixels.
            self.assertAlmostEqual(old, new, delta=0.75)
        self.fingers.up()
        self.settle()

    def test_swipe_turns_the_page(self):
        self.fingers.swipe((900, 400), (300, 400))
        self.settle()
        self.assertEqual(self.page, 1)
        self.fingers.swipe((300, 400), (900, 400))
        self.settle()
        self.assertEqual(self.page, 0)

    def test_double_tap_zooms_in_and_out(self):
        for expected in (lambda zoom: zoom > 1.5, lambda zoom: zoom == 1):
            self.fingers.double_tap((400, 300))
            self.settle()
            self.assertTrue(expected(self.zoom), self.zoom)

    def test_third_finger_changes_nothing(self):
        self.fingers.spread((512, 384), 100, 300)
        before = self.zoom
        self.fingers.down(f3=(900, 100))
        self.fingers.move(f3=(700, 200))
        self.assertEqual(self.zoom, before)
        self.fingers.up()
        self.settle()

    def test_cancelled_touches_end_what_they_began(self):
        self.fingers.down(f1=(800, 400))
        self.fingers.move(f1=(500, 400))
        self.fingers.cancel()
        self.settle()
        self.assertEqual(self.run_js("browser.stage.input.contacts.size"), 0)
        self.fingers.spread((512, 384), 100, 300)
        self.fingers.cancel()
        self.settle()
        self.assertEqual(self.run_js("browser.stage.input.contacts.size"), 0)

    # Mouse, wheel and keys

    def test_mouse_drags(self):
        self.mouse("mousePressed", 800, 400, button="left", buttons=1, clickCount=1)
        for x in range(700, 200, -100):
            self.mouse("mouseMoved", x, 400, button="left", buttons=1)
        self.mouse("mouseReleased", 300, 400, button="left", buttons=0, clickCount=1)
        self.settle()
        self.assertEqual(self.page, 1)

    def test_trackpad_pinches_and_pans(self):
        for _ in range(10):
            self.mouse("mouseWheel", 400, 300, deltaX=0, deltaY=-7.5, modifiers=2)
        self.settle()
        self.assertAlmostEqual(self.zoom, 2.117, delta=0.01)
        before = self.run_js("last.scrollViewDidZoom.offset.y")
        for _ in range(10):
            self.mouse("mouseWheel", 400, 300, deltaX=0, deltaY=3.5)
        self.settle()
        self.assertGreater(self.run_js("last.scrollViewDidScroll.offset.y"), before + 20)

    def test_wheel_with_control_zooms(self):
        self.mouse("mouseWheel", 400, 300, deltaX=0, deltaY=-120, modifiers=2)
        self.settle()
        self.assertGreater(self.zoom, 1.1)

    def test_pen_drags(self):
        def pen(kind, x, buttons):
            self.mouse(kind, x, 400, button="left", buttons=buttons, clickCount=1, pointerType="pen")

        pen("mousePressed", 800, 1)
        for x in range(700, 200, -100):
            pen("mouseMoved", x, 1)
        pen("mouseReleased", 300, 0)
        self.settle()
        self.assertEqual(self.page, 1)
        self.assertRegex(self.run_js("browser.recording.script"), r"pen 800,400 down")

    def test_keys_turn_pages_and_zoom(self):
        self.run_js("browser.stage.surface.focus()")
        self.key("ArrowRight")
        self.assertEqual(self.page, 1)
        self.key("End")
        self.assertEqual(self.page, self.run_js("browser.numberOfPages") - 1)
        self.key("+")
        self.assertAlmostEqual(self.zoom, 1.5, places=6)
        self.key("Escape")
        self.assertEqual(self.zoom, 1)

    # The page around it

    def test_resize_while_zoomed_keeps_what_is_in_the_middle(self):
        self.pinch_out()
        zoomed = self.run_js("last.scrollViewDidZoom")
        before = [(zoomed["offset"][a] + s / 2) / zoomed["zoom"] for a, s in (("x", WIDTH), ("y", HEIGHT))]
        fitted = WIDTH
        self.chromium.resize(700, 900)
        self.settle()
        self.assertEqual(self.run_js("[browser.stage.canvas.width, browser.stage.canvas.height]"), [700, 900])
        # A move by nothing visible reports where the page is now.
        self.run_js("browser.setZoomScale(browser.zoomScale * 1.0001)")
        self.settle()
        now = self.run_js("last.scrollViewDidZoom")
        after = [(now["offset"][a] + s / 2) / now["zoom"] for a, s in (("x", 700), ("y", 900))]
        for old, new in zip(before, after):
            self.assertAlmostEqual(old / fitted, new / 700, delta=0.005)
        script = self.run_js("browser.recording.script")
        times = [float(line.split()[1]) for line in script.splitlines() if line.startswith("frame ")]
        self.assertGreater(len(times), 10)
        self.assertEqual(times, sorted(times), "time went back")

    def test_a_canvas_that_the_browser_lost_is_drawn_again(self):
        before = self.chromium.screenshot()
        self.in_worker("""player.painter.context.reset(),
          player.painter.canvas.dispatchEvent(new Event('contextrestored'))""")
        self.settle()
        self.assertEqual(self.chromium.screenshot(), before)

    def test_scrolling_the_page_around_it_moves_it_under_a_finger(self):
        self.run_js("""document.body.style.height = '2000px',
          Object.assign(document.querySelector('#photos').style, { position: 'absolute', top: '200px', height: '700px' })""")
        self.settle()
        self.fingers.down(f1=(400, 500))
        self.run_js("scrollTo(0, 100), caughtUp()")
        self.fingers.move(f1=(420, 500))
        self.fingers.up()
        self.settle()
        script = self.run_js("browser.recording.script")
        self.assertIn("touch 1 down 400,300", script)
        self.assertIn("touch 1 move 420,400", script)

    def test_events_are_made_for_those_who_listen_and_no_others(self):
        self.run_js("start({ manifest: 'gallery.json', records: false })")
        self.run_js("""made = new Set(), dispatch = EventTarget.prototype.dispatchEvent,
          browser.dispatchEvent = function (event) { made.add(event.type); return dispatch.call(this, event); }, 0""")
        self.pinch_out()
        self.assertEqual(
            self.run_js("[...made].sort()"), ["scrollViewDidScroll", "scrollViewDidZoom"])
        self.assertEqual(self.run_js("last.scrollViewDidZoom.zoom"), self.zoom)

    def test_density_of_the_screen(self):
        self.chromium.resize(600, 400, 2)
        self.settle()
        self.assertEqual(self.run_js("[browser.stage.canvas.width, browser.stage.canvas.height]"), [1200, 800])

    def test_small_pictures_are_as_large_as_in_a_page(self):
        icon = pathlib.Path(GALLERY, "icon.png")
        subprocess.run(["convert", "-size", "32x24", "xc:lime", icon], check=True)
        for density in (1, 2):
            self.chromium.resize(600, 400, density)
            for size in ({"width": 32, "height": 24}, {}):
                with self.subTest(density=density, **size):
                    # While the module is on its way the browser shows it.
                    Server.is_free.clear()
                    first = self.run_js(f"""(async () => {{
                      browser.close();
                      const {{ PhotoBrowser }} = await import('./zoomscroll.js');
                      const failure = PhotoBrowser.open(document.querySelector('#photos'), {{
                        wasm: '/blocked', pictures: [{{ src: 'icon.png', ...{json.dumps(size)} }}] }}).catch(() => {{}});
                      const image = document.querySelector('#photos img');
                      await image.decode();
                      await new Promise(requestAnimationFrame);
                      const {{ x, y, width, height }} = image.getBoundingClientRect();
                      await fetch('/free');
                      await failure;
                      document.querySelector('#photos').replaceChildren();
                      return [x, y, width, height]; }})()""")
                    self.assertEqual(first, [284, 188, 32, 24])
                    self.run_js(f"start({{ pictures: [{{ src: 'icon.png', ...{json.dumps(size)} }}] }})")
                    shot = subprocess.run(
                        ["convert", "png:-", "-gravity", "center", "-crop", "200x200+0+0", "+repage", "-fuzz", "20%",
                         "-trim", "-format", "%w %h %X %Y", "info:"],
                        input=self.chromium.screenshot(), capture_output=True, check=True).stdout.split()
                    self.assertEqual([int(n) for n in shot], [32 * density, 24 * density, 100 - 16 * density, 100 - 12 * density])

    def test_zooming_the_page_around_it(self):
        self.chromium.send("Emulation.clearDeviceMetricsOverride")
        self.settle()
        width, height = self.run_js("[innerWidth, innerHeight]")
        self.chromium.zoom_pages(2)
        try:
            self.settle()
            self.assertEqual(
                self.run_js("[devicePixelRatio, browser.stage.canvas.width, browser.stage.canvas.height]"),
                [2, width, height])
            # As wide as the window again: a finger's width is the width of a page.
            self.assertRegex(self.run_js("browser.recording.script"), rf"resize {width // 2}x[0-9.]+ @2\n")
        finally:
            self.chromium.zoom_pages(1)

    def hide_and_show(self):
        """Another page is in front for a while; frames that were made meanwhile."""
        self.run_js("""hidden = 0, browser.stage.frame = function (state) {
          hidden += document.hidden;
          Object.getPrototypeOf(this).frame.call(this, state); }""")
        with self.chromium.other_page():
            pass
        return self.run_js("hidden")

    def test_a_hidden_page_makes_no_frames_and_goes_on(self):
        self.run_js("""document.addEventListener('visibilitychange', () => {
          browser.setPage(1, { animated: true }); }, { once: true })""")
        self.assertEqual(self.hide_and_show(), 0)
        self.settle()
        self.assertEqual(self.page, 1)
        self.fingers.swipe((900, 400), (300, 400))
        self.settle()
        self.assertEqual(self.page, 2)

    def test_a_hidden_page_forgets_its_fingers_and_stays_where_it_was(self):
        self.pinch_out()
        self.fingers.down(f1=(500, 400))
        self.fingers.move(f1=(450, 380))
        offset = self.run_js("caughtUp().then(() => last.scrollViewDidScroll.offset)")
        self.hide_and_show()
        self.settle()
        self.assertEqual(self.run_js("browser.stage.input.contacts.size"), 0)
        self.assertEqual(self.run_js("last.scrollViewDidScroll.offset"), offset)
        # What the forgotten finger does still is not heard; the next one moves by as much as it says.
        self.fingers.cancel()
        self.fingers.down(f1=(500, 400))
        self.fingers.move(f1=(480, 400))
        before = self.run_js("caughtUp().then(() => last.scrollViewDidScroll.offset)")
        self.fingers.move(f1=(440, 400))
        after = self.run_js("caughtUp().then(() => last.scrollViewDidScroll.offset)")
        self.assertEqual((after["x"] - before["x"], after["y"] - offset["y"]), (40, 0))
        self.fingers.up()
        self.settle()
