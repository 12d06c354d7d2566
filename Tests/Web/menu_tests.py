"""Menus of a program in a page, and what it shares: `Tests/Outside/Menus`, as `Scripts/build-web --package` makes it.

Run by Scripts/test-web, as page_tests are; MENUS is the page's folder.
"""

import os
import pathlib
import shutil
import tempfile
import unittest

import program_tests
from chromium import Chromium
from gallery_page import serve
from real_browser import RealBrowser, firefox

MENUS = os.environ["MENUS"]
CODES = {"ContextMenu": 93, "F10": 121, "Enter": 13, "ArrowDown": 40, "Escape": 27}
SHIFT = 8

HELPERS = """(() => {
  window.view = document.querySelector('uikit-view');
  window.until = async (isSo) => { while (!isSo()) await new Promise(requestAnimationFrame); };
  window.frames = async (count) => { while (count--) await new Promise(requestAnimationFrame); };
  window.settled = () => frames(3).then(() => until(() => view.isAtRest)).then(() => frames(3));
  window.nodes = () => [...view.view.accessibility.nodes.values()];
  window.labels = () => nodes().map((node) => node.ariaLabel || node.textContent).filter(Boolean);
  // Whether the browser would have opened its own menu, which nothing could close.
  window.browsersMenus = [];
  addEventListener('contextmenu', (event) => {
    browsersMenus.push(!event.defaultPrevented);
    event.preventDefault();
  });
})()"""


class MenuTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = serve(MENUS)
        cls.chromium = Chromium(800, 600)

    @classmethod
    def tearDownClass(cls):
        cls.chromium.close()
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        self.open()

    def open(self):
        self.chromium.open(f"http://127.0.0.1:{self.server.server_port}/")
        self.js(HELPERS)
        self.js("view.ready")
        self.js("settled()")
        # It comes when the first frame has told of menus.
        self.js("until(() => view.view.menus)")

    def tearDown(self):
        problems, self.chromium.problems = self.chromium.problems, []
        self.assertEqual(problems, [], "the page complained")

    def js(self, expression):
        return self.chromium.run(expression)

    def labels(self):
        return self.js("settled().then(labels)")

    def second_button(self, x, y):
        self.chromium.send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        self.js("settled()")
        for kind in ("mousePressed", "mouseReleased"):
            self.chromium.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="right", clickCount=1)
        return self.labels()

    def key(self, name, modifiers=0):
        for kind in ("rawKeyDown", "keyUp"):
            self.chromium.send(
                "Input.dispatchKeyEvent", type=kind, key=name, modifiers=modifiers, windowsVirtualKeyCode=CODES[name])
        self.js("settled()")

    def tap(self, label):
        box = self.js(f"""(() => {{ const {{ x, y, width, height }} = nodes().find((node) =>
          (node.ariaLabel || node.textContent) === {label!r}).getBoundingClientRect(); return [x + width / 2, y + height / 2]; }})()""")
        self.chromium.click(*box)
        return self.labels()

    def test_the_second_button_opens_the_menu_of_what_it_is_over_and_no_other_one(self):
        labels = self.second_button(200, 150)
        self.assertIn("Turn", labels)
        self.assertEqual(self.js("browsersMenus"), [False])
        self.assertIn("heard Crop", self.tap("Crop"))
        # Where nothing of the program's opens the browser's own menu stays.
        labels = self.second_button(600, 150)
        self.assertNotIn("Turn", labels)
        self.assertEqual(self.js("browsersMenus"), [False, True])

    def test_a_list_has_menus_only_where_its_rows_have_some(self):
        labels = self.second_button(600, 20)
        self.assertIn("Rename", labels)
        self.assertIn("heard Rename", self.tap("Rename"))
        # A row without one, and below the last row: the browser's own menu stays.
        for place, y in enumerate((60, 200), start=2):
            with self.subTest(y):
                self.assertNotIn("Rename", self.second_button(600, y))
                self.assertEqual(self.js("browsersMenus"), [False, True, True][:place])

    def test_the_menu_key_is_the_browsers_where_no_row_has_a_menu(self):
        self.chromium.click(600, 60)
        self.js("settled()")
        self.key("ContextMenu")
        self.assertNotIn("Rename", self.labels())
        self.assertNotIn(False, self.js("browsersMenus"))

    def test_while_a_menu_is_open_the_second_button_closes_it_wherever_it_is(self):
        self.second_button(200, 150)
        self.assertNotIn("Turn", self.second_button(600, 500))
        self.assertEqual(self.js("browsersMenus"), [False, False])

    def test_the_menu_key_and_shift_f10_open_it_where_the_keys_are(self):
        for key, modifiers in (("ContextMenu", 0), ("F10", SHIFT)):
            with self.subTest(key):
                self.open()
                self.chromium.click(200, 150)
                self.js("settled()")
                self.key(key, modifiers)
                self.assertIn("Turn", self.labels())
                self.key("ArrowDown")
                self.key("Enter")
                self.assertIn("heard Crop", self.labels())
                self.assertNotIn(True, self.js("browsersMenus"))

    def test_a_finger_still_opens_it_by_holding(self):
        self.chromium.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": 200, "y": 150, "id": 1}])
        # While it is open all is the menu's; readers hear of it when all rests.
        self.js("until(() => view.view.stage.state.reading[0] === 3)")
        self.chromium.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        self.assertIn("Turn", self.labels())

    def test_what_is_shared_without_a_sheet_of_the_browser_goes_by_letter(self):
        self.js("window.opened = []; window.open = (...values) => { opened.push(values); }; 0")
        labels = self.tap("Send")
        self.assertEqual([label for label in labels if label in ("Copy", "E-mail…", "Share…")], ["Copy", "E-mail…"])
        labels = self.tap("E-mail…")
        self.assertIn("shared", labels)
        self.assertEqual(
            self.js("opened"), [["mailto:?subject=&body=a%20mountain%0Ahttps%3A%2F%2Fexample.org%2Fpeak", "_self"]])
        self.tap("Send")
        self.key("Escape")
        self.assertIn("not shared", self.labels())

    def test_the_browsers_sheet_is_used_where_there_is_one(self):
        script = self.chromium.send("Page.addScriptToEvaluateOnNewDocument", source="""
          navigator.share = async (data) => { window.given = data; if (window.refuses) throw new Error('no'); };""")
        try:
            self.open()
            self.assertIn("Share…", self.tap("Send"))
            self.assertIn("shared", self.tap("Share…"))
            self.assertEqual(self.js("given"), {"text": "a mountain", "url": "https://example.org/peak"})
            self.js("window.refuses = true")
            self.tap("Send")
            self.assertIn("not shared", self.tap("Share…"))
        finally:
            self.chromium.send("Page.removeScriptToEvaluateOnNewDocument", identifier=script["identifier"])

    def test_words_are_copied(self):
        self.chromium.send("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        self.tap("Send")
        self.assertIn("shared", self.tap("Copy"))
        self.assertEqual(self.js("navigator.clipboard.readText()"), "a mountain\nhttps://example.org/peak")


@unittest.skipUnless(os.environ.get("PAGES") == "full", "it is built as for development")
class SizeTests(unittest.TestCase):
    def test_it_is_small(self):
        self.assertLessEqual(program_tests.size_of(pathlib.Path(MENUS)), program_tests.limit_of("menus"))


class FirefoxTests(RealBrowser, unittest.TestCase):
    """The second button of a real mouse."""

    page = "told.html"
    command = firefox

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = f"{folder.name}/menus"
        shutil.copytree(MENUS, self.folder)
        index = pathlib.Path(self.folder, "index.html").read_text()
        pathlib.Path(self.folder, self.page).write_text(index + '<script type="module" src="menus-test.js"></script>')
        shutil.copy(pathlib.Path(__file__).with_name("menus-test.js"), self.folder)
        super().setUp()

    def second_button(self, x, y, claims):
        """Where the engine claims the button, or does not."""
        self.input("mousemove", str(x), str(y))
        self.until(lambda state: state["claims"] == claims)
        count = len(self.told["browsersMenus"])
        self.input("click", "3")
        return self.until(lambda state: len(state["browsersMenus"]) > count)

    def test_a_list_has_menus_only_where_its_rows_have_some(self):
        self.open()
        self.assertEqual(self.second_button(600, 20, 1)["browsersMenus"], [False])
        # All is the open menu's.
        self.until(lambda state: state["claims"] == 3)
        self.input("key", "Escape")
        self.assertEqual(self.second_button(600, 60, 0)["browsersMenus"], [False, True])
        self.assertEqual(self.second_button(600, 200, 0)["browsersMenus"], [False, True, True])
        self.assertEqual(self.second_button(200, 150, 1)["browsersMenus"], [False, True, True, False])


if __name__ == "__main__":
    unittest.main()
