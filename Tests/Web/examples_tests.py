"""The page of the manual's examples: each of them lives, and shows what somebody writes in it.

Run by Scripts/test-web; the environment is that of gallery_page, and EXAMPLES is the page's folder.
"""

import json
import os
import pathlib
import re
import unittest

from chromium import Chromium
from gallery_page import serve

EXAMPLES = os.environ["EXAMPLES"]
# Everything in the frame that is alive, and no picture or script that did not come.
LIVES = """async (number) => {
  const stage = document.querySelectorAll('.stage')[number];
  stage.scrollIntoView({ block: 'center', behavior: 'instant' });
  const frame = () => new Promise(requestAnimationFrame);
  const until = async (read) => { for (let end = performance.now() + 25000; performance.now() < end; await frame()) { const value = await read(); if (value) return value; } };
  const inside = await until(() => {
    const { contentDocument } = stage.querySelector('iframe') ?? {};
    return contentDocument?.readyState === 'complete' && contentDocument.querySelector('photo-browser, zoom-scroll-view, canvas') && contentDocument;
  });
  if (!inside) return 'has no element';
  await inside.defaultView.customElements.whenDefined('zoom-scroll-view');
  const elements = [...inside.querySelectorAll('photo-browser, zoom-scroll-view')];
  for (const element of elements) {
    await element.ready;
    if (element.view && !await until(() => element.view.isShown ?? element.view.stage.isSettled)) return 'shows nothing';
  }
  // What a script has opened.
  for (const canvas of inside.querySelectorAll('canvas')) {
    if (!await until(() => canvas.style.visibility === '')) return 'shows nothing';
    elements.push(canvas);
  }
  const hidden = (image) => image.closest('zoom-scroll-view') && !image.complete;
  await until(() => ![...inside.images].some((image) => !image.complete && !hidden(image)));
  const broken = [...inside.images].filter((image) => image.src && image.complete && !image.naturalWidth).map(({ src }) => src);
  return broken.length ? broken.join() : elements.length; }"""


def names_of_the_page():
    """Attributes, properties of style sheets, parts, events, options and methods, as the sources have them."""
    folder = pathlib.Path(__file__).parents[2] / "Web/page"
    scripts = "\n".join(path.read_text() for path in sorted(folder.glob("*.js")) if not path.name.startswith(("cases", "writing")))
    types = (folder / "elements.d.ts").read_text() + (folder / "zoomscroll.d.ts").read_text()

    def members(kind, *names):
        bodies = (re.search(rf"{kind} {name}\b[^{{]*{{\n(.*?)^}}", types, re.S | re.M)[1] for name in names)
        return {name for body in bodies for name in re.findall(r"^  (?:static |readonly )?(\w+)[?:(<]", body, re.M)}

    settings = re.search(r"settingNames = {(.*?)}", scripts, re.S)[1]
    attributes = set(re.findall(r"(?:get|has)Attribute\('([a-z-]+)'", scripts)) | set(re.findall(r"'?([a-z-]+)'?: '", settings))
    attributes |= set(re.findall(r"'([a-z-]+)'", "".join(re.findall(r"observedAttributes = \[(.*?)\]", scripts, re.S))))
    data = {"data-" + re.sub(r"[A-Z]", lambda letter: "-" + letter[0].lower(), name) for name in re.findall(r"dataset\.(\w+)", scripts)}
    parts = re.findall(r"part: '([a-z -]+)'|'part', '([a-z -]+)'|makeButton\('\w+', '([a-z -]+)'|part=\"([a-z -]+)\"", scripts)
    return {
        "attributes": attributes - {"aria-disabled", "href"} | data,
        "properties": set(re.findall(r"--zoomscroll-[a-z-]+", scripts)) - {"--zoomscroll-touch"},
        "parts": {name for names in parts for name in " ".join(names).split()},
        "events": members("interface", "ScrollViewEventMap", "PictureEventMap", "PhotoBrowserEventMap") | {"open", "close", "error"},
        "options": members("interface", "PhotoBrowserOptions"),
        "methods": members("class", "PhotoBrowser", "ViewElement", "PhotoBrowserElement", "ZoomScrollViewElement") - {"addEventListener", "removeEventListener"},
    }


class ExamplesTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.chapters = json.loads(pathlib.Path(EXAMPLES, "examples.json").read_text())
        cls.server = serve(EXAMPLES)
        cls.chromium = Chromium(1280, 900)

    @classmethod
    def tearDownClass(cls):
        cls.chromium.close()
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        self.chromium.open(f"http://127.0.0.1:{self.server.server_port}/index.html")
        self.count = sum(len(chapter["entries"]) for chapter in self.chapters)
        self.chromium.run(f"(async () => {{ while (document.querySelectorAll('.stage').length < {self.count}) await new Promise(requestAnimationFrame); }})()")

    def tearDown(self):
        problems, self.chromium.problems = self.chromium.problems, []
        self.assertEqual(problems, [], "the page complained")

    def test_each_example_of_the_manual_lives(self):
        self.assertGreater(self.count, 12)
        for number in range(self.count):
            with self.subTest(number):
                self.assertGreaterEqual(self.chromium.run(f"({LIVES})({number})"), 1)

    def test_whatever_can_be_said_is_said_in_an_example(self):
        said = "\n".join(entry["html"] for chapter in self.chapters for entry in chapter["entries"])
        words = set(re.findall(r"[\w-]+", said))
        self.assertEqual({kind: sorted(names - words) for kind, names in names_of_the_page().items()},
                         {kind: [] for kind in names_of_the_page()})

    def test_what_is_written_is_shown_and_can_be_taken_back(self):
        self.chromium.run(f"({LIVES})(0)")
        seen = """(document.querySelector('.stage iframe')?.contentDocument?.querySelector('photo-browser')?.getAttribute('controls') ?? null)"""
        button = "document.querySelector('.again')"
        self.assertEqual(self.chromium.run(f"[{seen}, {button}.hidden]"), [None, True])
        self.chromium.run("""(() => { const source = document.querySelector('textarea');
            source.value = source.value.replace('inline', 'inline controls="counter"');
            source.dispatchEvent(new Event('input')); })()""")
        self.chromium.run(f"(async () => {{ while ({seen} !== 'counter') await new Promise(requestAnimationFrame); }})()")
        self.assertFalse(self.chromium.run(f"{button}.hidden"))
        self.chromium.run(f"{button}.click()")
        self.chromium.run(f"(async () => {{ while ({seen} !== null || !document.querySelector('.stage iframe').contentDocument.querySelector('photo-browser')) await new Promise(requestAnimationFrame); }})()")
        self.assertTrue(self.chromium.run(f"{button}.hidden"))

    def test_what_is_far_away_gives_back_what_it_took(self):
        self.chromium.run(f"({LIVES})(0)")
        self.chromium.run(f"({LIVES})({self.count - 1})")
        self.chromium.run("(async () => { while (document.querySelector('.stage').firstChild) await new Promise(requestAnimationFrame); })()")
        self.assertLess(self.chromium.run("document.querySelectorAll('iframe').length"), self.count / 2)
