"""The elements of HTML: events, the lightbox, keys, and what assistive technology is told.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import pathlib
import re
import subprocess
import tempfile

from element_page import ELEMENT, HEIGHT, ROOT, WIDTH, ElementTestCase
from gallery_page import GALLERY, PHOTOS, ZOOMSCROLL


class ElementTests(ElementTestCase):
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
            self.chromium._events.clear()
            self.click("a")
            self.chromium.wait_for_load("following the link")
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
        # The page's scroll bar is as dark as what it lies beside.
        self.assertIn("rgb(15, 15, 15)", self.js("document.documentElement.style.scrollbarColor"))
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
        self.assertEqual(self.js("document.documentElement.style.scrollbarColor"), "")
        # The one that was seen last.
        self.assertEqual(self.js("document.querySelector('photo-browser').page"), 1)
        self.assertEqual(self.focus, self.pictures[1]["name"][2:-4])

    def test_back_closes_the_lightbox(self):
        self.open_lightbox()
        self.shut_with(lambda: self.js("history.back()"))
        self.assertTrue(self.js("location.pathname").endswith("elements.html"))

    def test_the_close_button_closes_the_lightbox(self):
        self.open_lightbox()
        self.shut_with(lambda: self.js("document.querySelector('photo-browser').shadowRoot.querySelector('.close').click()"))

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
        self.assertEqual(self.named("image"), ["nowhere.jpg, It could not be fetched. (404)"])
        self.chromium.problems = [p for p in self.chromium.problems if "nowhere.jpg" not in p]

    def test_a_page_reads_in_its_language(self):
        page = pathlib.Path(GALLERY, "plain.html").read_text()
        for language, expected in (("de", ["Vorheriges Foto", "Nächstes Foto"]), ("he", None)):
            with self.subTest(language):
                pathlib.Path(GALLERY, f"plain-{language}.html").write_text(
                    page.replace("<script", f'<script type="module" src="{language}.js"></script><script', 1).replace("<photo-browser>", "<photo-browser inline controls>"))
                self.chromium.open(f"{self.address}/plain-{language}.html")
                names = self.js(f"""(async () => {{
                    await customElements.whenDefined('photo-browser');
                    await {ELEMENT}.ready;
                    while (!{ELEMENT}.view.stage.controls) await new Promise(requestAnimationFrame);
                    return [...{ROOT}.querySelectorAll('button')].map(({{ ariaLabel }}) => ariaLabel); }})()""")
                if expected:
                    self.assertEqual(names[:2], expected)
                    self.assertIn("Vergrößern", names)
                else:
                    # None is left in English.
                    self.assertTrue(all(re.search("[\u05d0-\u05ea]", name) for name in names), names)
