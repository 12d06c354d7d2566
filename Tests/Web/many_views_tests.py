"""Several views in a page: what they share, what they give back when nobody sees them, and the scroll view alone.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import pathlib

from element_page import HEIGHT, ElementTestCase
from gallery_page import GALLERY


class ManyViewsTests(ElementTestCase):
    inline = '<photo-browser inline>{}</photo-browser>'
    second = "main.children[1]"

    def put_two(self, between=0):
        view = self.inline.format(self.links)
        self.put(f'{view}{view}')
        if between:
            self.js(f"main.firstChild.style.marginBottom = '{between}px'")
            self.js("frames(3)")

    def player(self, index, expression):
        """Of the view at `index`, by the number that its messages bear."""
        number = self.js(f"main.children[{index}].view.stage.player.port.number")
        return self.chromium.run_in_worker(f"players.get({number}).{expression}")

    def test_they_share_one_worker_which_goes_with_the_last(self):
        self.put_two()
        self.assertEqual(len(self.chromium.workers), 1)
        self.assertGreater(self.player(0, "bitmaps.size"), 0)
        self.assertGreater(self.player(1, "bitmaps.size"), 0)
        self.js("main.firstChild.remove()")
        self.js("frames(3)")
        self.assertEqual(len(self.chromium.workers), 1)
        self.assertEqual(self.chromium.run_in_worker("players.size"), 1)
        self.js("main.firstChild.setPage(2).then(() => settled(main.firstChild))")
        self.assertEqual(self.js("main.firstChild.page"), 2)
        self.js("main.replaceChildren()")
        self.chromium.wait_until(lambda: not self.chromium.workers, "the end of the workers")

    def test_one_that_fails_takes_no_other_along(self):
        self.put_two()
        self.player(0, "engine.frame = () => { throw new Error('It is broken.'); }, 0")
        self.js("main.firstChild.setPage(1)")
        self.js(f"{self.second}.setPage(1).then(() => settled({self.second}))")
        self.assertEqual(self.js(f"{self.second}.page"), 1)
        image = "main.firstChild.shadowRoot.querySelector('[part=surface] img')"
        self.wait_for(f"{image}?.checkVisibility()")
        self.assertIn("It is broken.", self.chromium.problems.pop())

    def test_what_is_far_away_has_no_pixels_and_moves_all_the_same(self):
        self.put_two()
        seen = self.chromium.screenshot()
        self.js(f"main.append(document.createElement('p')), main.lastChild.style.height = '{4 * HEIGHT}px', 0")
        self.js("scrollTo(0, document.documentElement.scrollHeight)")
        for index in (0, 1):
            self.chromium.wait_until(lambda: not self.player(index, "bitmaps.size"), f"no bitmaps of {index}")
            self.assertEqual(self.player(index, "painter.canvas.width"), 1)
        # A call is answered, although nothing is painted.
        self.js("main.firstChild.setPage(3)")
        self.assertEqual(self.js("main.firstChild.page"), 3)
        self.assertEqual(self.player(0, "bitmaps.size"), 0)
        self.js("main.firstChild.setPage(0)")
        self.js("main.lastChild.remove(), scrollTo(0, 0)")
        for index in (0, 1):
            self.chromium.wait_until(lambda: self.player(index, "bitmaps.size"), f"bitmaps of {index}")
        self.js("Promise.all([...main.children].map(settled))")
        self.assertEqual(self.chromium.screenshot(), seen)

    def test_what_was_far_from_the_beginning_is_there_when_one_comes(self):
        """Of files, whose sizes nobody knows before they are there."""
        image = self.pictures[0]["image"]
        far = f'<div>{"<p>Far away.</p>" * (4 * HEIGHT // 20)}</div>'
        self.put(f'{far}<zoom-scroll-view src="{image}"></zoom-scroll-view>{self.inline.format(self.links)}')
        self.assertGreater(self.js("main.children[1].getBoundingClientRect().top"), 3 * HEIGHT)
        for index in (1, 2):
            self.assertEqual(self.player(index, "bitmaps.size"), 0)
        self.js("scrollTo(0, document.documentElement.scrollHeight)")
        for index in (1, 2):
            self.chromium.wait_until(lambda: self.player(index, "bitmaps.size"), f"bitmaps of {index}")
            view = f"main.children[{index}]"
            self.js(f"settled({view}).then(() => {view}.setZoomScale(2)).then(() => settled({view}))")
            self.assertEqual(self.js(f"{view}.zoomScale"), 2)

    def test_what_is_not_far_keeps_its_pixels(self):
        self.put_two()
        self.js(f"main.append(document.createElement('p')), main.lastChild.style.height = '{4 * HEIGHT}px', 0")
        self.js("frames(3)")
        self.js(f"scrollTo(0, {HEIGHT // 2}), frames(5)")
        self.assertGreater(self.player(0, "bitmaps.size"), 0)
        self.assertGreater(self.player(0, "painter.canvas.width"), 1)

    # The scroll view alone

    def test_the_scroll_view_alone_has_an_engine_of_its_own(self):
        image = self.pictures[0]["image"]
        pathlib.Path(GALLERY, "scroll-view.html").write_text(
            '<!doctype html><title>Map</title><link rel="icon" href="data:,"><style>body { margin: 0 }</style>'
            f'<zoom-scroll-view style="height: 500px"><img src="{image}" alt="Map"></zoom-scroll-view>'
            '<script>window.heard = () => {};</script><script type="module" src="scroll-view.js"></script>')
        self.chromium.requests.clear()
        self.chromium.open(f"{self.address}/scroll-view.html")
        view = "document.querySelector('zoom-scroll-view')"
        settled = f"(async () => {{ const frame = () => new Promise(requestAnimationFrame);" \
                  f"while (!{view}.view) await frame(); await {view}.ready;" \
                  f"while (!{view}.view.stage.isSettled) await frame(); await frame(); await frame(); }})()"
        self.js(settled)
        self.fingers.down(f1=(450, 250), f2=(570, 250))
        self.fingers.move(f1=(330, 250), f2=(690, 250))
        self.js(f"(async () => {{ while (!({view}.zoomScale > 1.5)) await new Promise(requestAnimationFrame); }})()")
        self.fingers.up()
        self.js(settled)
        self.js(f"{view}.setZoomScale(1)")
        self.assertEqual(self.js(f"{view}.zoomScale"), 1)
        own = {url.rsplit("/", 1)[1] for url in self.chromium.requests}
        self.assertLessEqual({"scroll-view.js", "core.js", "player.js", "scroll-view.wasm.gz"}, own)
        self.assertFalse(own & {"elements.js", "photo-browser.js", "gallery.wasm.gz"})
