"""The elements of HTML in a real browser: events, keys, what assistive technology is told, what is freed.

Run by Scripts/test-web; the environment is that of page_tests.
"""

import functools
import http.server
import json
import os
import pathlib
import re
import subprocess
import tempfile
import threading
import unittest

from chromium import Chromium
from page_tests import GALLERY, PHOTOS, ZOOMSCROLL, Fingers, Server

HERE = pathlib.Path(__file__).parent
REPOSITORY = HERE.parent.parent
WIDTH, HEIGHT = 1024, 768


class ElementTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        manifest = json.loads(pathlib.Path(GALLERY, "gallery.json").read_text())
        cls.pictures = manifest["pictures"]
        cls.links = "".join(
            f'<a href="{p["image"]}"><img src="{p["thumbnail"]}" alt="{p["name"][2:-4]}"></a>' for p in cls.pictures)
        plain = f'<!doctype html><title>Plain</title><link rel="icon" href="data:,"><link rel="stylesheet" href="elements.css">'
        plain += f'<photo-browser>{cls.links}</photo-browser><script type="module" src="elements.js"></script>'
        pathlib.Path(GALLERY, "plain.html").write_text(plain)
        server = functools.partial(Server, directory=GALLERY)
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), server)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
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
        for kind in ("mousePressed", "mouseReleased"):
            self.chromium.send("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)

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

    # Events

    def test_events_come_as_in_the_native_log(self):
        self.js("""(async () => {
            const element = Object.assign(document.createElement('photo-browser'), { id: 'album' });
            Object.defineProperty(element, 'options', { value: { manifest: 'gallery.json', records: true } });
            element.setAttribute('src', 'gallery.json');
            main.replaceChildren(element);
            await settled(element);
            told.length = 0;
            window.album = element;
            element.view.recording.log.length = 0;
        })()""")
        self.fingers.swipe((900, 300), (200, 310))
        self.settle()
        self.fingers.spread((400, 300), 100, 340)
        self.fingers.up()
        self.settle()
        self.fingers.swipe((700, 400), (400, 300))
        self.settle()
        told = self.js("told")
        script = self.js("album.view.recording.script")
        with tempfile.TemporaryDirectory() as folder:
            path, log = pathlib.Path(folder, "recording.txt"), pathlib.Path(folder, "log.txt")
            path.write_text(script)
            subprocess.run([ZOOMSCROLL, "play", path, PHOTOS, "--log", log], check=True)
            lines = [line.split() for line in log.read_text().splitlines()]
        first = next(i for i, line in enumerate(lines) if line[1] == "scrollViewWillBeginDragging")
        native = []
        for _, name, *values in lines[first:]:
            values = dict(value.split("=") for value in values)
            point = lambda text: dict(zip("xy", map(float, text.split(","))))
            event = {"name": name, "contentOffset": point(values["offset"]), "zoomScale": float(values["zoom"])}
            for key, read in (("velocity", point), ("target", point), ("scale", float), ("page", int)):
                if key in values:
                    event["targetContentOffset" if key == "target" else key] = read(values[key])
            if "decelerate" in values:
                event["decelerate"] = values["decelerate"] == "true"
            native.append(event)
        for event in told:
            self.assertEqual(event.pop("id"), "album")
            event.pop("time")
        self.assertGreater(len(told), 50)
        self.assertEqual(told, native)

    # Without scripts

    def test_without_scripts_there_are_links_and_pictures(self):
        self.chromium.send("Emulation.setScriptExecutionDisabled", value=True)
        try:
            self.chromium.open(f"{self.address}/plain.html")
            links = [name for name in self.named("link")]
            self.assertEqual(links, [p["name"][2:-4] for p in self.pictures])
            self.assertEqual(
                self.js("[...document.images].every((image) => image.complete && image.naturalWidth > 0)"), True)
            self.assertEqual(self.js("customElements.get('photo-browser') === undefined"), True)
            self.click("a")
            while "load" not in self.chromium._events[1:]:
                self.chromium._note(self.chromium._read("following the link"))
            self.assertTrue(self.js("location.pathname").endswith(self.pictures[0]["image"]))
        finally:
            self.chromium.send("Emulation.setScriptExecutionDisabled", value=False)

    # The lightbox

    def open_lightbox(self, index=1):
        self.put(f"<photo-browser>{self.links}</photo-browser>")
        self.js("window.former = JSON.stringify(history.state)")
        self.click(f"a:nth-of-type({index + 1})")
        self.settle()

    def test_a_thumbnail_opens_over_the_window_and_escape_goes_back_to_it(self):
        self.open_lightbox()
        self.assertEqual(self.js("document.querySelector('photo-browser').page"), 1)
        self.assertEqual(
            self.js("(({ width, height }) => [width, height])(document.querySelector('photo-browser').view.stage"
                    ".surface.getBoundingClientRect())"), [WIDTH, HEIGHT])
        self.assertEqual(self.focus, "Photos")
        # The rest of the page is out of reach.
        self.assertEqual(self.named("link"), [])
        self.key("+")
        self.assertGreater(self.js("document.querySelector('photo-browser').zoomScale"), 1.4)
        self.key("Escape")
        self.assertEqual(self.js("document.querySelector('photo-browser').zoomScale"), 1)
        self.shut_with(lambda: self.key("Escape"))

    def shut_with(self, action):
        self.js("""void (window.shut = Promise.all(
            [[document.querySelector('photo-browser'), 'close'], [window, 'popstate']].map(
              ([target, name]) => new Promise((done) => target.addEventListener(name, done)))))""")
        action()
        self.js("shut.then(() => frames(2))")
        self.assertEqual(self.js("document.querySelector('photo-browser').shadowRoot.querySelector('dialog')"), None)
        self.assertTrue(self.js("former === JSON.stringify(history.state)"))
        self.assertEqual(self.focus, self.pictures[1]["name"][2:-4])

    def test_back_closes_the_lightbox(self):
        self.open_lightbox()
        self.shut_with(lambda: self.js("history.back()"))
        self.assertTrue(self.js("location.pathname").endswith("elements.html"))

    def test_the_close_button_closes_the_lightbox(self):
        self.open_lightbox()
        self.shut_with(lambda: self.js("document.querySelector('photo-browser').shadowRoot.querySelector('.close').click()"))

    def test_focus_stays_in_the_lightbox(self):
        self.open_lightbox()
        walk = []
        for _ in range(16):
            walk.append(self.focus)
            self.key("Tab")
        names = ["Photos", "Previous photo", "Next photo", "Zoom in", "Zoom out", "Fit to window", "Close"]
        # Chromium counts the window itself as a stop.
        self.assertEqual([name for name in walk if name in names][:8], [*names, "Photos"])
        self.assertEqual([name for name in walk if name not in [*names, "body", "photo-browser"]], [])

    # Keys and assistive technology

    def test_the_keyboard_alone_does_everything(self):
        self.put(f'<a href="#">before</a><photo-browser src="gallery.json"></photo-browser><a href="#">after</a>')
        walk = []
        for _ in range(8):
            self.key("Tab")
            walk.append(self.focus)
        self.assertEqual(walk, [
            "a", "Photos", "Previous photo", "Next photo", "Zoom in", "Zoom out", "Fit to window", "a"])
        for _ in range(4):
            self.key("Tab", modifiers=8)
        self.assertEqual(self.focus, "Next photo")
        page = lambda: self.js("document.querySelector('photo-browser').page")
        self.key("Enter")
        self.assertEqual(page(), 1)
        self.key(" ")
        self.assertEqual(page(), 2)
        self.key("Tab")
        self.key("Enter")
        zoom = lambda: self.js("document.querySelector('photo-browser').zoomScale")
        self.assertAlmostEqual(zoom(), 1.5)
        self.key("Tab")
        self.key("Tab")
        self.assertEqual(self.focus, "Fit to window")
        self.key("Enter")
        self.assertEqual(zoom(), 1)
        for _ in range(5):
            self.key("Tab", modifiers=8)
        self.assertEqual(self.focus, "Photos")
        self.key("Home")
        self.assertEqual(page(), 0)

    def test_buttons_are_to_be_seen_while_they_have_the_focus(self):
        self.put('<photo-browser src="gallery.json"></photo-browser>')
        style = """(() => {
            const controls = document.querySelector('photo-browser').shadowRoot.querySelector('.zoomscroll-controls');
            return Promise.allSettled(controls.getAnimations().map((animation) => animation.finished))
              .then(() => getComputedStyle(controls).opacity); })()"""
        self.assertEqual(self.js(style), "0")
        self.key("Tab")
        self.key("Tab")
        self.assertEqual(self.js(style), "1")
        outline = self.js("getComputedStyle(document.querySelector('photo-browser').shadowRoot.activeElement).outline")
        self.assertEqual(outline, "rgb(10, 132, 255) solid 3px")

    def test_what_assistive_technology_is_told(self):
        self.put('<photo-browser src="gallery.json" aria-label="Holidays"></photo-browser>')
        browser = [node for node in self.tree() if node.get("roledescription") == "photo browser"]
        self.assertEqual([(node["role"], node["name"], node["focusable"]) for node in browser], [("group", "Holidays", True)])
        self.assertEqual(self.named("image"), [self.pictures[0]["name"]])
        self.assertEqual(self.named("button"), ["Previous photo", "Next photo", "Zoom in", "Zoom out", "Fit to window"])
        self.assertEqual(self.named("toolbar"), ["Photo controls"])
        disabled = [node["name"] for node in self.tree() if node["role"] == "button" and node.get("disabled")]
        self.assertEqual(disabled, ["Previous photo", "Zoom out", "Fit to window"])
        self.assertEqual([node.get("live") for node in self.tree() if node["role"] == "status"], ["polite"])
        self.assertEqual(self.announced, "")

        self.fingers.swipe((900, 300), (200, 300))
        self.settle()
        self.assertEqual(self.announced, f"{self.pictures[1]['name']}, 2 of 6")
        self.assertEqual(self.named("image"), [self.pictures[1]["name"]])
        self.assertIn(f"{self.pictures[1]['name']}, 2 of 6", self.named("StaticText"))

        self.js("document.querySelector('photo-browser').setZoomScale(2.5)")
        self.settle()
        self.assertEqual(self.announced, "zoomed 250 %")
        self.assertEqual(self.named("image"), [self.pictures[1]["name"]])

    def test_a_zoom_is_announced_once_when_it_has_ended(self):
        self.put('<photo-browser src="gallery.json"></photo-browser>')
        self.js("""(() => {
            window.said = [];
            const status = document.querySelector('photo-browser').shadowRoot.querySelector('[role=status]');
            new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true });
        })()""")
        self.fingers.spread((400, 300), 100, 250)
        self.js("frames(5)")
        self.assertEqual(self.js("said"), [])
        self.fingers.up()
        self.settle()
        zoom = round(self.js("document.querySelector('photo-browser').zoomScale") * 100)
        self.assertEqual(self.js("said"), [f"zoomed {zoom} %"])
        # Beyond the limit it bounces: one end.
        self.fingers.spread((400, 300), 50, 900)
        self.fingers.up()
        self.settle()
        zoom = round(self.js("document.querySelector('photo-browser').zoomScale") * 100)
        self.assertEqual(self.js("said.slice(1)"), [f"zoomed {zoom} %"])

    def test_a_picture_that_is_missing_is_told(self):
        self.put('<zoom-scroll-view src="nowhere.jpg"></zoom-scroll-view>')
        self.assertEqual(self.named("image"), ["nowhere.jpg, The server answers 404 for " + f"{self.address}/nowhere.jpg."])
        self.chromium.problems = [p for p in self.chromium.problems if "nowhere.jpg" not in p]

    # What people have asked of their system

    def test_reduced_motion_is_followed_at_once(self):
        self.put('<photo-browser src="gallery.json"></photo-browser>')
        animates = """(async () => {
            told.length = 0;
            const element = document.querySelector('photo-browser');
            element.setPage(1 - element.page, { animated: true });
            await settled(element);
            return told.some(({ name }) => name === 'scrollViewDidEndScrollingAnimation'); })()"""
        self.assertTrue(self.js(animates))
        self.media(prefers_reduced_motion="reduce")
        self.settle()
        self.assertFalse(self.js(animates))

    def ground(self):
        """The canvas's first pixel."""
        self.settle()
        return self.js("""(() => {
            const { canvas } = document.querySelector('photo-browser').view.stage;
            const context = new OffscreenCanvas(1, 1).getContext('2d');
            context.drawImage(canvas, 0, 0);
            return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3); })()""")

    def test_forced_colors_are_the_colors(self):
        self.put('<photo-browser src="gallery.json"></photo-browser>')
        self.assertEqual(self.ground(), [15, 15, 15])
        self.media(forced_colors="active")
        system = lambda name: self.js(f"""(() => {{
            const probe = document.body.appendChild(document.createElement('i'));
            probe.style.color = '{name}';
            const {{ color }} = getComputedStyle(probe);
            probe.remove();
            return color; }})()""")
        canvas = [int(value) for value in re.findall(r"\d+", system("Canvas"))[:3]]
        self.assertEqual(self.ground(), canvas)
        self.key("Tab")
        self.key("Tab")
        button = lambda name: self.js(
            f"getComputedStyle(document.querySelector('photo-browser').shadowRoot.activeElement).{name}")
        self.assertEqual(button("outlineColor"), system("Highlight"))
        self.key("Tab")
        self.assertEqual(button("color"), system("ButtonText"))

    def test_a_style_sheet_chooses_the_ground(self):
        self.js("document.documentElement.style.setProperty('--zoomscroll-background', 'rgb(240 230 220)')")
        self.put('<photo-browser src="gallery.json"></photo-browser>')
        self.assertEqual(self.ground(), [240, 230, 220])

    def test_right_to_left_turns_the_other_way(self):
        self.put('<photo-browser src="gallery.json" dir="rtl"></photo-browser>')
        page = lambda: self.js("document.querySelector('photo-browser').page")
        self.fingers.swipe((200, 300), (900, 300))
        self.settle()
        self.assertEqual(page(), 1)
        self.key("Tab")
        self.key("ArrowLeft")
        self.assertEqual(page(), 2)
        self.js("document.querySelector('photo-browser').dir = 'ltr'")
        self.settle()
        self.key("ArrowLeft")
        self.assertEqual(page(), 1)

    # Attributes, properties, life

    def test_attributes_are_live(self):
        self.put('<photo-browser src="gallery.json" page="2" max-zoom="3"></photo-browser>')
        element = "document.querySelector('photo-browser')"
        self.assertEqual(self.js(f"{element}.page"), 2)
        self.assertEqual(self.js(f"{element}.pictures.length"), len(self.pictures))
        self.js(f"{element}.zoomScale = 100")
        self.assertEqual(self.js(f"settled({element}).then(() => {element}.zoomScale)"), 3)
        self.js(f"{element}.setAttribute('max-zoom', '2')")
        self.assertEqual(self.js(f"settled({element}).then(() => {element}.zoomScale)"), 2)
        self.js(f"{element}.setAttribute('page', '4')")
        self.assertEqual(self.js(f"settled({element}).then(() => {element}.page)"), 4)
        self.js(f"{element}.pictures = [{{ src: '{self.pictures[3]['image']}', name: 'Only' }}]")
        self.settle()
        self.assertEqual(self.named("image"), ["Only"])

    def test_a_zoom_about_a_point_leaves_it_where_it_is(self):
        self.put('<photo-browser src="gallery.json" page="0"></photo-browser>')
        self.js("document.querySelector('photo-browser').setZoomScale(2, { centeredAt: { x: 300, y: 200 } })")
        self.settle()
        last = self.js("told.findLast(({ name }) => name === 'scrollViewDidZoom')")
        # The photo fills the height of 500; it lies in the middle of the width.
        left = (WIDTH - 750) / 2
        self.assertAlmostEqual(last["contentOffset"]["x"], (300 - left) * 2 - 300, delta=1)
        self.assertAlmostEqual(last["contentOffset"]["y"], 200, delta=1)

    def test_two_elements_do_not_know_each_other(self):
        self.put('<photo-browser id="a" class="half" src="gallery.json"></photo-browser>'
                 f'<photo-browser id="b" class="half" inline>{self.links}</photo-browser>')
        self.js("told.length = 0")
        self.fingers.swipe((900, 300), (600, 300))
        self.settle("#b")
        self.assertEqual(self.js("[a.page, b.page]"), [0, 1])
        self.assertEqual(self.js("[...new Set(told.map(({ id }) => id))]"), ["b"])
        self.js("a.zoomScale = 2")
        self.settle("#a")
        self.assertEqual(self.js("[a.zoomScale, b.zoomScale]"), [2, 1])
        # Names of the links' pictures, not of their files.
        self.assertEqual(self.named("image"), [self.pictures[0]["name"], self.pictures[1]["name"][2:-4]])

    def test_a_zooming_scroll_view(self):
        self.put(f'<zoom-scroll-view maximum-zoom-scale="6"><img src="{self.pictures[0]["image"]}" alt="Lake"></zoom-scroll-view>')
        element = "document.querySelector('zoom-scroll-view')"
        self.assertEqual(self.named("image"), ["Lake"])
        self.js("told.length = 0")
        self.fingers.spread((512, 300), 100, 250)
        self.fingers.up()
        self.settle("zoom-scroll-view")
        names = self.js("[...new Set(told.map(({ name }) => name))]")
        self.assertLess(names.index("scrollViewWillBeginZooming"), names.index("scrollViewDidZoom"))
        self.assertLess(names.index("scrollViewDidZoom"), names.index("scrollViewDidEndZooming"))
        self.assertGreater(self.js(f"{element}.zoomScale"), 2)
        self.js(f"{element}.setZoomScale(100)")
        self.assertEqual(self.js(f"{element}.zoomScale"), 6)
        self.js(f"{element}.setContentOffset({{ x: 700, y: 300 }})")
        self.assertEqual(self.js(f"{element}.contentOffset"), {"x": 700, "y": 300})
        self.js(f"{element}.contentOffset = {{ x: 650, y: 300 }}")
        self.assertEqual(self.js(f"settled({element}).then(() => {element}.contentOffset)"), {"x": 650, "y": 300})
        self.js(f"{element}.setAttribute('maximum-zoom-scale', '2')")
        self.assertEqual(self.js(f"settled({element}).then(() => {element}.zoomScale)"), 2)
        self.js(f"{element}.zoomToRect({{ x: 100, y: 50, width: 512, height: 250 }})")
        offset = self.js(f"settled({element}).then(() => {element}.contentOffset)")
        self.assertEqual(self.js(f"{element}.zoomScale"), 2)
        self.assertAlmostEqual(offset["x"], 200, delta=1)
        self.assertAlmostEqual(offset["y"], 100, delta=1)
        self.key("Tab", "zoom-scroll-view")
        self.key("ArrowDown", "zoom-scroll-view")
        self.assertAlmostEqual(self.js(f"{element}.contentOffset.y"), 225, delta=1)
        self.key("0", "zoom-scroll-view")
        self.assertEqual(self.js(f"{element}.zoomScale"), 1)
        # Two steps, however quickly they follow.
        self.js(f"{element}.setAttribute('maximum-zoom-scale', '6')")
        self.js(f"{element}.view.zoomBy(1.5), {element}.view.zoomBy(1.5)")
        self.settle("zoom-scroll-view")
        self.assertAlmostEqual(self.js(f"{element}.zoomScale"), 2.25)

    def test_what_is_removed_is_freed(self):
        def counts():
            self.js("(async () => { for (let i = 0; i < 4; i += 1) { gc(); await frames(2); } })()")
            metrics = {m["name"]: m["value"] for m in self.chromium.send("Performance.getMetrics")["metrics"]}
            return metrics["JSEventListeners"], metrics["Nodes"]

        def once():
            self.put('<photo-browser src="gallery.json"></photo-browser>'
                     f'<zoom-scroll-view src="{self.pictures[0]["image"]}"></zoom-scroll-view>')
            self.fingers.swipe((900, 300), (200, 300))
            self.settle()
            self.js("""(() => {
                const stages = [...main.children].map(({ view }) => view.stage);
                const players = stages.map(({ player }) => player.local).filter(Boolean);
                window.refs = [...stages, ...players.flatMap((player) => [player, player.engine.calls.memory])]
                  .map((object) => new WeakRef(object));
                window.bitmaps = players.flatMap((player) => [...player.bitmaps.values()]);
                main.replaceChildren();
            })()""")
            self.js("frames(2)")
            # A worker that is ended holds on to what it shares for a while.
            while self.chromium.workers:
                self.js("frames(1)")

        def repeatedly():
            once()
            before = counts()
            once()
            self.js("bitmaps = undefined")
            once()
            self.assertEqual(counts(), before)

        repeatedly()
        self.assertEqual(self.js("refs.map((ref) => ref.deref() === undefined)"), [True] * 2)
        # Where there are none, everything is in the page.
        self.js("Worker = undefined")
        repeatedly()
        self.assertGreater(self.js("bitmaps.length"), 0)
        # A bitmap that is closed has no size.
        self.assertEqual(self.js("bitmaps.map(({ width }) => width).filter(Boolean)"), [])
        self.js("bitmaps = undefined")
        self.assertEqual(self.js("refs.map((ref) => ref.deref() === undefined)"), [True] * 6)
        frames = self.js("""(async () => {
            const { requestAnimationFrame: request } = window;
            let count = 0;
            window.requestAnimationFrame = (body) => { count += 1; return request(body); };
            await new Promise((done) => { setTimeout(done, 300); });
            window.requestAnimationFrame = request;
            return count; })()""")
        self.assertEqual(frames, 0)

    def test_what_is_moved_stays_open(self):
        self.put('<section></section><photo-browser src="gallery.json"></photo-browser>')
        self.js("(window.view = document.querySelector('photo-browser').view, document.querySelector('section').append(document.querySelector('photo-browser')))")
        self.settle()
        self.assertTrue(self.js("view === document.querySelector('photo-browser').view && !view.stage.isClosed"))

    # What is written about it

    def test_the_readme_can_be_believed(self):
        snippet = re.search(
            r"## In a web page\n.*?```html\n(.*?)```", (REPOSITORY / "README.md").read_text(), re.DOTALL)[1]
        sources = re.findall(r'(?:href|src)="([^"]*\.jpg)"', snippet)
        self.assertGreater(len(sources), 3)
        page = '<!doctype html><title>README</title><link rel="icon" href="data:,">' + snippet
        for index, source in enumerate(sources):
            page = page.replace(source, self.pictures[index // 2 % 2]["thumbnail" if index % 2 else "image"])
        pathlib.Path(GALLERY, "readme.html").write_text(page.replace("zoomscroll/", "./"))
        self.chromium.open(f"{self.address}/readme.html")
        self.js("customElements.whenDefined('photo-browser')")
        self.click("photo-browser a")
        self.js("document.querySelector('photo-browser').ready")
        self.assertEqual(self.js("document.querySelector('photo-browser').view.numberOfPages"), 2)
        self.assertEqual(self.js("document.querySelector('zoom-scroll-view').view.zoomScale"), 1)

    def test_types(self):
        subprocess.run(
            ["tsc", "--noEmit", "--strict", "--target", "es2022", "--module", "es2022", "--moduleResolution", "node",
             "--lib", "es2022,dom", HERE / "types.ts"], check=True)


if __name__ == "__main__":
    unittest.main()
