"""Packages of somebody's own in a page, as `Scripts/build-web --package` makes it: one of several targets outside the checkout, a
copy of `Tests/Outside/Boards`, and `Tests/Outside/Clock`.

Run by Scripts/test-web, as program_tests are; OUTSIDE is the copy, with the page of its program in `.build/page`, CLOCK the other's
page.
"""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

import program_tests
from chromium import Chromium
from gallery_page import PINCH_SLOP, Fingers, serve

OUTSIDE = pathlib.Path(os.environ["OUTSIDE"])
CLOCK = os.environ["CLOCK"]
REPOSITORY = pathlib.Path(__file__).resolve().parent.parent.parent
CLOCK_SOURCES = REPOSITORY / "Tests/Outside/Clock"
WIDTH, HEIGHT = 800, 600
# Of a field of the board as it begins, points.
FIELD = 50


class BoardTestCase(unittest.TestCase):
    def setUp(self):
        self.chromium = Chromium(WIDTH, HEIGHT)
        self.addCleanup(self.chromium.close)

    def open(self, address):
        self.chromium.open(address)
        self.js(program_tests.HELPERS)
        self.js("view.ready")
        # On a busy machine the first picture comes late.
        self.js(f"until(() => {self.column_text}.length > 1)")
        self.js("settled()")

    def tearDown(self):
        self.assertEqual(self.chromium.problems, [], "the page complained")

    def js(self, expression):
        return self.chromium.run(expression)

    # Of the board's second column as it begins: its fields, and what lies below it.
    column_text = f"column({1.5 * FIELD / WIDTH})"

    def column(self):
        return self.js(self.column_text)

    def pinch_the_board(self):
        self.assertEqual(self.column(), [FIELD] * 8 + [HEIGHT - 8 * FIELD])
        # From the middle to each finger.
        first, last = 100, 300
        fingers = Fingers(self.chromium)
        fingers.spread((4 * FIELD, 4 * FIELD), first, last)
        fingers.up()
        self.js("settled()")
        *fields, below = self.column()
        self.assertEqual(below, HEIGHT - 8 * FIELD)
        for field in fields[1:-1]:
            self.assertAlmostEqual(field, FIELD * 2 * last / (2 * first + PINCH_SLOP), delta=4)


class OutsideTests(BoardTestCase):
    """A board, and a text field beside it."""

    def setUp(self):
        super().setUp()
        server = serve(OUTSIDE / ".build/page")
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.open(f"http://127.0.0.1:{server.server_port}/")

    def test_it_lies_outside_the_checkout(self):
        self.assertFalse(OUTSIDE.resolve().is_relative_to(REPOSITORY))
        for script in (OUTSIDE / ".build/page").glob("*.js"):
            self.assertNotRegex(script.read_text(), r"""["'](?:\.\./|\./[^"']*/|/)[^"']*\.js["']""")

    @unittest.skipUnless(os.environ.get("PAGES") == "full", "it is built as for development")
    def test_it_is_small(self):
        self.assertLessEqual(program_tests.size_of(OUTSIDE / ".build/page"), program_tests.limit_of("field"))

    def test_fingers_zoom_the_board_that_is_in_a_target_of_its_own(self):
        self.pinch_the_board()

    def test_its_text_field_is_written_into(self):
        self.chromium.click(570, 40)
        self.js("settled()")
        self.js("until(() => view.view.writing?.isFocused)")
        self.chromium.send("Input.insertText", text="Castle")
        for kind in ("rawKeyDown", "keyUp"):
            self.chromium.send("Input.dispatchKeyEvent", type=kind, key="Enter", windowsVirtualKeyCode=13)
        self.js("settled()")
        labels = self.js("[...view.view.accessibility.nodes.values()].map((node) => node.ariaLabel || node.textContent)")
        self.assertIn("Name, Castle", labels)
        self.assertFalse(self.js("view.view.writing.isFocused"))


class ClockTests(BoardTestCase):
    """A program that waits and draws, with Foundation's, Dispatch's and UIKit's names."""

    # Of its picture: red above, then green over blue.
    column_text = f"column({200 / WIDTH})"

    def setUp(self):
        super().setUp()
        server = serve(CLOCK)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.open(f"http://127.0.0.1:{server.server_port}/")

    def test_it_waits_draws_and_calls_what_selectors_name(self):
        labels = "[...view.view.accessibility.nodes.values()].map((node) => node.ariaLabel || node.textContent)"
        self.js(f"until(() => {labels}.includes('5 ticks'))")
        self.js("settled()")
        self.js("frames(30)")
        self.assertEqual(self.js(labels), ["5 ticks", "next.later.", "Press", "Alarm"])
        self.assertEqual(self.column(), [100, 200, 100, 100, HEIGHT - 500])
        # A file of its own, in pixels of half a point.
        flag = f"column({740 / WIDTH})"
        self.js(f"until(() => {flag}.length > 2)")
        self.assertEqual(self.js(flag), [100, 30, 30, HEIGHT - 160])
        # What is named by #selector is called, and no longer what was removed.
        self.chromium.click(600, 40)
        self.js(f"until(() => {labels}[1].includes('pressed'))")
        self.chromium.click(200, 300)
        self.js(f"until(() => {labels}[1].includes('tapped'))")
        self.assertEqual(self.js(labels)[1], "next.later.down.pressed.tapped.")
        # Sources with @objc and optional members: the layer is one of layerClass's, and who listens hears.
        # Below it what has the look of its class, and a picture by its address.
        right = f"column({520 / WIDTH})"
        self.js(f"until(() => {right}.length > 5)")
        *above, below = self.js(right)
        self.assertEqual((above[:5], below), ([300, 100, 50, 50, 20], HEIGHT - 560))
        self.chromium.click(600, 350)
        self.js(f"until(() => {labels}[1].includes('rang'))")
        self.js(f"until(() => {labels}[3] !== 'Alarm')")
        self.assertEqual(self.js(labels)[1::2], ["next.later.down.pressed.tapped.rang 2.", "Rang 1"])

    def test_what_is_no_address_is_asked_for_and_not_there(self):
        asked = self.js("""(() => {
            const { view } = document.querySelector('uikit-view');
            const asked = [], { post } = view.stage;
            view.stage.post = (...message) => asked.push(message);
            view.hearWords('fetch\\n7\\nhttp://[');
            view.stage.post = post;
            return asked; })()""")
        self.assertEqual(asked, [["fetchImages", ["http://["], 7]])


class MessageTests(unittest.TestCase):
    """What the compiler says of a source that is rewritten is about the one that somebody wrote."""

    def test_an_error_is_told_of_its_own_line(self):
        with tempfile.TemporaryDirectory() as folder:
            package = pathlib.Path(folder, "Clock")
            shutil.copytree(CLOCK_SOURCES, package, ignore=shutil.ignore_patterns(".build"))
            manifest = package / "Package.swift"
            manifest.write_text(re.sub(r'"(\.\./)*\.\."', f'"{REPOSITORY}"', manifest.read_text()))
            source = package / "Sources/Clock/Alarm.swift"
            lines = source.read_text().splitlines()
            [line] = [number for number, text in enumerate(lines, 1) if "strikes += 1" in text]
            lines[line - 1] = lines[line - 1].replace("1", '"one"')
            source.write_text("\n".join(lines))
            built = subprocess.run(
                [REPOSITORY / "Scripts/build-web", "--package", package, "--quick"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.assertNotEqual(built.returncode, 0)
        self.assertEqual(set(re.findall(r"(\S+):(\d+):\d+: error", built.stdout)), {(str(source), str(line))}, built.stdout)
        # What becomes of a word that a page lacks is told of once in a file.
        weak = [(number, text.index("weak") + 1) for number, text in enumerate(lines, 1) if "weak" in text][0]
        self.assertEqual(re.findall(rf"{source}:(\d+):(\d+): warning: in a page 'weak'", built.stdout), [tuple(map(str, weak))])


    def test_two_pictures_of_one_name_are_both_named(self):
        with tempfile.TemporaryDirectory() as folder:
            package = pathlib.Path(folder, "Clock").resolve()
            shutil.copytree(CLOCK_SOURCES, package, ignore=shutil.ignore_patterns(".build"))
            manifest = package / "Package.swift"
            manifest.write_text(re.sub(r'"(\.\./)*\.\."', f'"{REPOSITORY}"', manifest.read_text()))
            pictures = package / "Sources/Clock/Pictures"
            (pictures / "More").mkdir()
            shutil.copy(pictures / "flag@2x.png", pictures / "More")
            built = subprocess.run(
                [REPOSITORY / "Scripts/build-web", "--package", package, "--quick"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.assertNotEqual(built.returncode, 0)
        self.assertIn(
            f"two pictures have the same name: {pictures / 'More/flag@2x.png'} and {pictures / 'flag@2x.png'}\n", built.stdout)
        self.assertNotIn("Compiling", built.stdout)


class QuickTests(BoardTestCase):
    """The other options of the command: a library of the package, what makes its first controller, for development, and
    served."""

    def setUp(self):
        super().setUp()
        self.command = subprocess.Popen(
            [
                REPOSITORY / "Scripts/build-web", "--package", OUTSIDE, "--product", "Boards", "--root", "BoardController()",
                "--quick", "--output", OUTSIDE / ".build/quick", "--port", "0",
            ],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
        self.addCleanup(self.command.stdout.close)
        self.addCleanup(self.command.wait)
        self.addCleanup(self.command.terminate)

    def test_it_is_built_and_served(self):
        said = []
        for line in self.command.stdout:
            said.append(line)
            if found := re.search(r"Serving HTTP on .* port (\d+)", line):
                break
        else:
            self.fail("".join(said))
        self.open(f"http://127.0.0.1:{found[1]}/")
        self.assertEqual(self.js("view.getAttribute('src')"), "Boards.wasm.gz")
        self.pinch_the_board()


if __name__ == "__main__":
    unittest.main()
