"""The gallery's page does the same as the native programs.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import pathlib
import subprocess
import tempfile

from gallery_page import GALLERY, PHOTOS, ZOOMSCROLL, PageTestCase


class NativeTests(PageTestCase):
    # The same as natively

    def test_the_corpus_of_gestures_gives_the_same_hash(self):
        expected = pathlib.Path(GALLERY, "expected.txt").read_text()
        self.assertEqual(self.run_js("output('traces.wasm', 'gestures.txt')"), expected)

    def play(self, script, *content):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "recording.txt")
            path.write_text(script)
            log = pathlib.Path(folder, "log.txt")
            subprocess.run(
                [ZOOMSCROLL, "play", path, *(content or [PHOTOS]), "--log", log, "--frames", folder], check=True)
            shots = {shot.stem: shot.read_bytes() for shot in pathlib.Path(folder).glob("*.png")}
            return log.read_text(), shots

    def test_a_recording_played_natively_gives_the_same_log(self):
        self.fingers.swipe((800, 400), (300, 420))
        self.settle()
        self.fingers.spread((400, 300), 100, 340)
        self.fingers.move(f1=(300, 280), f2=(620, 350))
        self.fingers.up()
        self.settle()
        self.fingers.swipe((700, 500), (400, 300))
        self.settle()
        self.mouse("mouseWheel", 400, 300, deltaX=0, deltaY=-120, modifiers=2)
        self.settle()
        self.run_js("browser.stage.surface.focus()")
        self.key("0")
        script, log = self.run_js("[browser.recording.script, browser.recording.eventLog]")
        self.assertGreater(len(log.splitlines()), 40)
        self.assertEqual(self.play(script)[0].splitlines(), log.splitlines())

    def test_a_recorded_case_gives_the_same_log(self):
        self.run_js("startCase('plain')")
        self.fingers.swipe((500, 600), (450, 200))
        self.settle()
        self.fingers.spread((400, 300), 100, 240)
        self.fingers.up()
        self.settle()
        script, log = self.run_js("[browser.recording.script, browser.recording.eventLog]")
        self.assertGreater(len(log.splitlines()), 10)
        self.assertEqual(self.play(script, "--case", "plain")[0].splitlines(), log.splitlines())

    def test_every_case_draws_itself(self):
        for name in self.run_js("caseNames()"):
            with self.subTest(name):
                self.run_js(f"startCase('{name}')")
                colors = self.run_js("""(() => {
                  const { canvas } = browser.stage;
                  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
                  copy.drawImage(canvas, 0, 0);
                  const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
                  return new Set(new Uint32Array(data.buffer)).size; })()""")
                self.assertGreater(colors, 3)

    def test_the_page_looks_like_the_native_frame(self):
        self.pinch_out((400, 300), 200, 300)
        page = self.chromium.screenshot()
        script = self.run_js("browser.recording.script")
        native = self.play(script + "shot native\n")[1]["native"]
        mean, peak = self.difference(page, native)
        # Bilinear against bilinear, from pictures that were compressed twice.
        self.assertLess(mean, 0.012)
        self.assertLess(peak, 0.25)
