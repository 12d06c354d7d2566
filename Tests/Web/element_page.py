"""What tests of the elements of HTML in a real browser share.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import json
import os
import pathlib
import unittest

from chromium import Chromium
from gallery_page import GALLERY, Fingers, serve

HERE = pathlib.Path(__file__).parent
REPOSITORY = HERE.parent.parent
WIDTH, HEIGHT = 1024, 768
ELEMENT = "document.querySelector('photo-browser')"
ROOT = f"{ELEMENT}.shadowRoot"
# Milliseconds after which something that has not come never will: less than a call may last.
PATIENCE = 25_000


class ElementTestCase(unittest.TestCase):
    """A page with elements of ours in it."""

    @classmethod
    def setUpClass(cls):
        manifest = json.loads(pathlib.Path(GALLERY, "gallery.json").read_text())
        cls.pictures = manifest["pictures"]
        cls.links = "".join(
            f'<a href="{p["image"]}"><img src="{p["thumbnail"]}" alt="{p["name"][2:-4]}"></a>' for p in cls.pictures)
        plain = f'<!doctype html><title>Plain</title><link rel="icon" href="data:,"><link rel="stylesheet" href="elements.css">'
        plain += f'<photo-browser>{cls.links}</photo-browser><script type="module" src="elements.js"></script>'
        pathlib.Path(GALLERY, "plain.html").write_text(plain)
        cls.server = serve(GALLERY)
        cls.address = f"http://127.0.0.1:{cls.server.server_port}"
        cls.chromium = Chromium(WIDTH, HEIGHT)
        cls.chromium.send("Accessibility.enable")
        cls.chromium.send("Performance.enable")

    @classmethod
    def tearDownClass(cls):
        cls.chromium.close()
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        self.chromium.resize(WIDTH, HEIGHT)
        self.media()
        self.chromium.open(f"{self.address}/elements.html")
        self.js("new Promise((done) => { const wait = () => window.isReady ? done() : setTimeout(wait, 10); wait(); })")
        self.fingers = Fingers(self.chromium)

    def tearDown(self):
        # A browser that knows of a finger takes no other one for the first: all of the next tests would wait for it.
        if self.fingers.places:
            self.fingers.places.clear()
            self.chromium.send("Input.dispatchTouchEvent", type="touchCancel", touchPoints=[])
        # The next test loads the same address anew, and would be shown what this one left in the history.
        self.js("history.replaceState(null, '')")
        problems, self.chromium.problems = self.chromium.problems, []
        self.assertEqual(problems, [], "the page complained")
        folder = os.environ.get("SHOTS")
        if folder:
            pathlib.Path(folder, f"{self._testMethodName}.png").write_bytes(self.chromium.screenshot())

    def js(self, expression):
        return self.chromium.run(expression)

    def put(self, html):
        self.js(f"put({json.dumps(html)})")

    def settle(self, selector="photo-browser"):
        self.js(f"settled(document.querySelector('{selector}'))")

    def wait_for(self, expression):
        """Until it is so; whoever waits in vain is told what for."""
        self.assertTrue(
            self.js(f"""(async () => {{
              for (let end = performance.now() + {PATIENCE}; performance.now() < end; await frames(1)) {{
                if ({expression}) return true; }} }})()"""), expression)

    def pass_time(self, seconds):
        """For what the page does later. What moves on the screen has the browser's own time."""
        self.js(f"pass({seconds})")

    def media(self, **features):
        values = {"prefers-reduced-motion": "", "forced-colors": "", "prefers-color-scheme": ""}
        values.update({name.replace("_", "-"): value for name, value in features.items()})
        self.chromium.send(
            "Emulation.setEmulatedMedia", features=[{"name": n, "value": v} for n, v in values.items()])

    def key(self, key, selector="photo-browser", modifiers=0):
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32}
        more = {"windowsVirtualKeyCode": codes[key]} if key in codes else {}
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
        self.chromium.send(
            "Input.dispatchKeyEvent", type="keyDown", key=key, text=text, modifiers=modifiers, **more)
        self.chromium.send("Input.dispatchKeyEvent", type="keyUp", key=key, modifiers=modifiers, **more)
        self.settle(selector)

    def click(self, selector):
        place = self.js(f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])"
                        f"(document.querySelector({json.dumps(selector)}).getBoundingClientRect())")
        self.chromium.click(*place)

    def tap(self, x=300, y=300):
        self.fingers.down(f1=(x, y))
        self.fingers.up()

    def flick(self, start, velocity, seconds):
        """The finger goes on at so many points a second, as frames come, and is lifted where it is then: in one go, so that
        what flies begins when it ends, however late a command comes. How far it has gone."""
        way = self.js(f"""(async ([x, y], [dx, dy], seconds) => {{
            const {{ stage }} = {ELEMENT}.view;
            const [pointerId] = stage.input.contacts.keys();
            const touch = (type, button, time) => stage.surface.dispatchEvent(new PointerEvent(type, {{
              pointerId, pointerType: 'touch', button, bubbles: true, clientX: x + dx * time, clientY: y + dy * time }}));
            const begun = performance.now();
            let time = 0;
            // Two of them say how fast it is, and the first one comes from where it had rested.
            for (let moves = 0; time < seconds || moves < 4; moves += 1) {{
              await frames(1);
              time = (performance.now() - begun) / 1000;
              touch('pointermove', -1, time); }}
            touch('pointerup', 0, time);
            return [dx * time, dy * time]; }})({list(start)}, {list(velocity)}, {seconds})""")
        # The browser's own finger, of which the page has heard enough.
        self.fingers.places.clear()
        self.chromium.send("Input.dispatchTouchEvent", type="touchCancel", touchPoints=[])
        return way

    def tree(self):
        """What assistive technology sees: role, name, and the rest, in order, without what it skips."""
        nodes = self.chromium.send("Accessibility.getFullAXTree")["nodes"]
        value = lambda node, key: node.get(key, {}).get("value", "")
        return [
            {"role": value(n, "role"), "name": value(n, "name"),
             **{p["name"]: p["value"].get("value") for p in n.get("properties", [])}}
            for n in nodes if not n["ignored"]]

    def named(self, role):
        return [node["name"] for node in self.tree() if node["role"] == role]

    @property
    def focus(self):
        """The label of what has the focus."""
        return self.js("""(() => {
            let element = document.activeElement;
            while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
            return element.ariaLabel ?? element.querySelector(':scope > img')?.alt ?? element.localName; })()""")

    @property
    def announced(self):
        return self.js("document.querySelector('photo-browser').shadowRoot.querySelector('[role=status]').textContent")
