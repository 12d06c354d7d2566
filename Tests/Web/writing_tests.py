"""Writing into fields of the engine's, in real browsers: the case `form`.

Run by Scripts/test-web; the environment is that of gallery_page. In Chromium with keys, compositions and the clipboard as its
protocol brings them; in Firefox and WebKitGTK with keys of an X server.
"""

import unittest

from chromium import Chromium
from gallery_page import GALLERY, serve
from real_browser import WEBKIT, WEBKIT_ENVIRONMENT, RealBrowser, firefox, webkit

WIDTH, HEIGHT = 800, 900
# Where the fields lie in a view of 800 by 800: the form is as wide as it gets, and the first field below the picture.
FIELDS = {"name": 378, "mail": 434, "number": 490, "password": 546, "notes": 640}
MODIFIERS = {"alt": 1, "ctrl": 2, "shift": 8}
CODES = {"ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "Backspace": 8, "Delete": 46, "Enter": 13, "Tab": 9}


class WritingTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = serve(GALLERY)
        cls.chromium = Chromium(WIDTH, HEIGHT)
        cls.chromium.send(
            "Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])

    @classmethod
    def tearDownClass(cls):
        cls.chromium.close()
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        self.chromium.resize(WIDTH, HEIGHT)
        self.chromium.open(f"http://127.0.0.1:{self.server.server_port}/writing.html")
        # Its script has more to load than the page that has it.
        self.js("""new Promise((ready) => {
          const look = () => (window.isReady ? ready() : requestAnimationFrame(look));
          look(); })""")
        self.js("settled()")

    def tearDown(self):
        problems, self.chromium.problems = self.chromium.problems, []
        self.assertEqual(problems, [], "the page complained")

    def js(self, expression):
        return self.chromium.run(expression)

    def state(self):
        return self.js("settled().then(state)")

    def go_to(self, name):
        self.js("settled()")
        self.chromium.click(WIDTH / 2, FIELDS[name] + self.js("0 - scrollY - view.reading[1]"))
        return self.state()

    def key(self, name, *held):
        modifiers = sum(MODIFIERS[key] for key in held)
        code = CODES.get(name) or ord(name.upper())
        text = {} if modifiers & 3 or len(name) > 1 else {"text": name}
        commands = {"c": ["copy"], "x": ["cut"], "v": ["paste"]}.get(name, []) if "ctrl" in held else []
        for kind in ("keyDown" if text else "rawKeyDown", "keyUp"):
            self.chromium.send(
                "Input.dispatchKeyEvent", type=kind, key=name, modifiers=modifiers, windowsVirtualKeyCode=code,
                **({"commands": commands} if kind == "rawKeyDown" else {}), **(text if kind == "keyDown" else {}))

    def write(self, text):
        for character in text:
            self.key(character)

    def compose(self, text, caret=None, **more):
        caret = len(text) if caret is None else caret
        self.chromium.send("Input.imeSetComposition", text=text, selectionStart=caret, selectionEnd=caret, **more)

    def test_nothing_of_it_is_fetched_by_views_without_text(self):
        del self.chromium.requests[:]
        address = f"http://127.0.0.1:{self.server.server_port}/"
        self.chromium.open(address)
        self.js("""new Promise((done) => {
          const look = () => {
            const isThere = performance.getEntriesByType('resource').some(({ name }) => name.endsWith('gallery.wasm.gz'));
            if (isThere && document.querySelector('.zoomscroll-surface canvas')) done();
            else requestAnimationFrame(look);
          };
          look(); })""")
        self.assertFalse([path for path in self.chromium.requests if "writing" in path])

    def test_keys_write_select_and_take_away(self):
        state = self.go_to("name")
        self.assertEqual((state["value"], state["isFocused"]), ("", True))
        self.write("Anna Maria")
        state = self.state()
        self.assertEqual((state["value"], state["start"], state["end"]), ("Anna Maria", 10, 10))
        self.key("ArrowLeft", "ctrl", "shift")
        self.assertEqual(self.state()["shown"], ["Anna Maria", 5, 10])
        self.write("B")
        self.key("Home")
        self.key("ArrowRight")
        self.key("Delete")
        self.key("Backspace")
        self.assertEqual(self.state()["shown"], ["na B", 0, 0])
        # Both went in one step.
        self.key("z", "ctrl")
        self.assertEqual(self.state()["value"], "Anna B")

    def test_the_same_letter_beside_the_caret_stays_on_its_side(self):
        self.go_to("name")
        self.write("aaa")
        self.key("ArrowLeft")
        self.write("a")
        self.assertEqual(self.state()["shown"], ["aaaa", 3, 3])

    def test_each_field_says_which_keyboard_it_wants(self):
        wanted = ("kind", "mode", "hint", "capitals", "correction")
        seen = {name: tuple(self.go_to(name)[key] for key in wanted) for name in FIELDS}
        self.assertEqual(seen, {
            "name": ("textarea", "text", "next", "words", "on"),
            "mail": ("textarea", "email", "next", "none", "off"),
            "number": ("textarea", "decimal", "next", "sentences", "on"),
            "password": ("password", "text", "next", "sentences", "on"),
            "notes": ("textarea", "text", "enter", "sentences", "on"),
        })

    def test_what_is_composed_is_marked_until_it_is_written(self):
        before = self.go_to("name")
        self.write("x")
        self.js("frames(2)")
        self.compose("にほ")
        marked = self.state()
        self.assertEqual(marked["value"], "x")
        self.assertGreater(marked["caret"][0], before["caret"][0] + 20)
        # The candidates' window comes up where the caret is.
        self.assertAlmostEqual(marked["field"][0], marked["caret"][0], delta=1)
        self.compose("にほん", caret=1)
        self.assertLess(self.state()["caret"][0], marked["caret"][0])
        self.chromium.send("Input.insertText", text="日本")
        state = self.state()
        self.assertEqual((state["shown"], state["end"]), (["x日本", 3, 3], 3))
        self.write("y")
        self.assertEqual(self.state()["value"], "x日本y")
        script = self.js("view.recording.script")
        for line in ('compose "にほ"', 'compose "にほん" 1', 'type "日本"', 'type "y"'):
            self.assertIn(line, script)

    def test_what_is_given_up_leaves_what_was_there(self):
        self.go_to("name")
        self.write("ab")
        self.key("ArrowLeft", "shift")
        self.js("settled()")
        self.compose("´")
        self.assertEqual(self.state()["value"], "a")
        self.compose("")
        self.assertEqual(self.state()["value"], "ab")

    def test_a_word_that_was_written_is_taken_up_again(self):
        """As keyboards of phones do it: they complete the word that the caret stands in."""
        self.go_to("name")
        self.write("one hel")
        self.js("settled()")
        # In the page's field, whose first character is none of the text's.
        self.compose("hello", replacementStart=5, replacementEnd=8)
        self.assertEqual(self.state()["value"], "one ")
        self.chromium.send("Input.insertText", text="hello ")
        self.assertEqual(self.state()["shown"], ["one hello ", 10, 10])

    def test_a_click_elsewhere_writes_what_was_composed_once(self):
        self.go_to("name")
        self.js("settled()")
        self.compose("é")
        self.js("settled()")
        state = self.go_to("mail")
        self.assertEqual((state["value"], state["isFocused"]), ("", True))
        self.assertEqual(self.go_to("name")["value"], "é")

    def test_copies_cuts_and_pastes(self):
        self.go_to("notes")
        self.key("a", "ctrl")
        self.write("first")
        self.key("Enter")
        self.write("second")
        self.key("a", "ctrl")
        self.key("x", "ctrl")
        self.assertEqual(self.state()["value"], "")
        self.assertEqual(self.js("navigator.clipboard.readText()"), "first\nsecond")
        self.go_to("name")
        self.key("v", "ctrl")
        self.assertEqual(self.state()["value"], "first second")
        self.key("ArrowLeft", "ctrl", "shift")
        self.key("c", "ctrl")
        self.js("settled()")
        self.assertEqual(self.js("navigator.clipboard.readText()"), "second")

    def test_tab_and_return_go_on_and_the_last_field_lets_go(self):
        self.go_to("name")
        self.key("Tab")
        self.assertEqual(self.state()["mode"], "email")
        self.key("Enter")
        self.assertEqual(self.state()["mode"], "decimal")
        self.key("Tab", "shift")
        self.assertEqual(self.state()["mode"], "email")
        self.go_to("notes")
        self.key("Tab")
        self.js("settled()")
        self.assertEqual(self.js("document.activeElement.id"), "after")
        self.assertIsNone(self.state()["value"])

    def test_the_page_scrolls_to_what_is_written_when_a_keyboard_takes_its_room(self):
        self.go_to("notes")
        self.assertEqual(self.js("scrollY"), 0)
        self.chromium.resize(WIDTH, 400)
        self.js("settled()")
        state = self.state()
        self.assertGreater(self.js("scrollY"), 0)
        self.assertTrue(0 <= state["field"][1] <= 400 - state["caret"][3], state)
        # The view itself stays where it was.
        self.assertEqual(self.js("view.stage.surface.scrollTop"), 0)


class RealKeys(RealBrowser):
    """Keys of an X server."""

    page = "writing.html"

    def test_what_keys_write_is_there_once(self):
        self.open("?told")
        self.input("mousemove", "640", str(FIELDS["name"]), "click", "1")
        self.until(lambda state: state["isFocused"])
        self.input("type", "Anna b")
        self.until(lambda state: state["value"] == "Anna b")
        self.input("key", "shift+Left", "BackSpace")
        self.until(lambda state: state["value"] == "Anna ")
        # A dead key and its letter.
        self.input("key", "dead_acute", "e")
        self.assertEqual(self.until(lambda state: len(state["value"]) > 5)["value"], "Anna é")
        self.input("key", "ctrl+a")
        self.until(lambda state: state["shown"] == ["Anna é", 0, 6])
        self.input("key", "ctrl+c", "End")
        self.until(lambda state: state["shown"] == ["Anna é", 6, 6])
        self.input("key", "ctrl+v")
        state = self.until(lambda state: len(state["value"]) > 6 and state["shown"][0] == state["value"])
        self.assertEqual((state["value"], state["shown"][1]), ("Anna éAnna é", 12))


class FirefoxTests(RealKeys, unittest.TestCase):
    command = firefox


@unittest.skipUnless(WEBKIT, "WebKitGTK's browser is not installed")
class WebKitTests(RealKeys, unittest.TestCase):
    environment = WEBKIT_ENVIRONMENT
    command = webkit

    def browser_stands_still(self):
        self.skipTest("WebKitGTK has stopped making frames")


if __name__ == "__main__":
    unittest.main()
