"""Photos in the address of the page, and places in the history, none of which leads nowhere.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import json
import pathlib
import re

from element_page import ELEMENT, ROOT, ElementTestCase
from gallery_page import GALLERY, Server



class HistoryTests(ElementTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # The elements' test page with something in it from the start: places are remembered over a reload.
        page = pathlib.Path(GALLERY, "elements.html").read_text()
        letters = iter("abcdef")
        for name, body in {
            "named": "<main></main><photo-browser fragment>" + re.sub(
                "<a ", lambda _: f'<a data-id="photo {next(letters)}" ', cls.links) + "</photo-browser>",
            "linked": f"<main></main><photo-browser fragment>{cls.links}</photo-browser>",
            "unlinked": f"<main></main><photo-browser>{cls.links}</photo-browser>",
            "two": f"<main></main><photo-browser>{cls.links}</photo-browser><photo-browser>{cls.links}</photo-browser>",
            "inline": '<main></main><photo-browser src="gallery.json" fragment="trip"></photo-browser>',
        }.items():
            pathlib.Path(GALLERY, f"{name}.html").write_text(page.replace("<main></main>", body))

    def open(self, path):
        self.chromium.open("about:blank")
        self.chromium.open(f"{self.address}/{path}")
        self.js("new Promise((done) => { const wait = () => window.isReady ? done() : setTimeout(wait, 10); wait(); })")
        self.js(f"{ELEMENT} && settled({ELEMENT})")

    def step(self, script, is_open, page=None):
        """Does something; then the lightbox is open, at this page, or it is not."""
        self.js(f"void ({script})")
        self.wait_for(f"{json.dumps(is_open)} === Boolean({ROOT}.querySelector('dialog:not([inert])'))")
        # What it leads to comes to rest, too.
        self.js("frames(5)")
        if is_open:
            self.wait_for(f"{ELEMENT}.view && {ELEMENT}.page === {page}")
            self.settle()
        else:
            self.wait_for(f"!{ROOT}.querySelector('dialog')")

    @property
    def hash(self):
        return self.js("location.hash")

    @property
    def length(self):
        return self.js("history.length")

    def test_the_address_is_that_of_the_photo_that_is_seen_before_it_rests(self):
        for path, prefix in (("linked.html", "photo"), ("inline.html", "trip")):
            self.open(path)
            if path == "linked.html":
                self.step(f"{ELEMENT}.openLightbox(0)", True, 0)
            self.fingers.down(f1=(900, 300))
            for x in (700, 500, 250):
                self.fingers.move(f1=(x, 300))
            # The finger is still down.
            self.wait_for(f"{ELEMENT}.page === 1 && location.hash === '#{prefix}=2'")
            self.fingers.up()
            self.settle()
            self.assertEqual(self.hash, f"#{prefix}=2")

    # Lightboxes

    def test_one_that_is_opened_while_another_is_left_has_a_place_of_its_own(self):
        self.open("linked.html")
        self.js(f"{ELEMENT}.setAttribute('transition', 'none')")
        self.step(f"{ELEMENT}.openLightbox(0)", True, 0)
        before = self.length
        # In one go: Back takes its time.
        self.step(f"{ELEMENT}.release(), {ELEMENT}.openLightbox(1)", True, 1)
        self.wait_for("history.state?.lightbox?.page === 1")
        self.assertEqual((self.hash, self.length), ("#photo=2", before))
        self.step("history.back()", False)
        self.assertEqual((self.hash, self.js("history.state?.lightbox ?? null")), ("", None))

    def test_an_address_opens_its_photo_and_closing_leaves_no_place_behind(self):
        self.open("linked.html#photo=3")
        self.step("0", True, 2)
        self.assertEqual((self.focus, self.js(f"{ROOT}.activeElement.matches(':focus-visible')")), ("Photos", False))
        before = self.length
        self.key("ArrowRight")
        self.assertEqual(self.hash, "#photo=4")
        self.step(f"{ELEMENT}.close()", False)
        self.assertEqual((self.hash, self.js("history.state"), self.length), ("", None, before))
        self.assertEqual(self.focus, self.pictures[3]["name"][2:-4])

    def test_the_page_stays_where_the_photo_has_gone(self):
        """Browsers scroll back to where one was when there is a step back in the history."""
        for attributes in ("", ' transition="none"'):
            with self.subTest(attributes):
                self.open("linked.html")
                self.js(f"""void ([...document.querySelectorAll('a')].at(-1).style.cssText = 'display: block; margin-top: 3000px',
                    {ELEMENT}.setAttribute('fragment', ''))""")
                for leave in (f"{ELEMENT}.close()", "history.back()"):
                    self.js("scrollTo(0, 0)")
                    self.step(f"{ELEMENT}.openLightbox(0, document.querySelector('a'))", True, 0)
                    self.js(f"{ELEMENT}.setPage({len(self.pictures) - 1})")
                    self.settle()
                    # What comes of it all: where the page is when nothing scrolls any more.
                    self.step(leave, False)
                    self.js("frames(10)")
                    if not attributes:
                        self.assertGreater(self.js("scrollY"), 2000, leave)
                    self.assertEqual(self.js("history.scrollRestoration"), "auto")

    def test_photos_have_names_in_addresses(self):
        self.open("named.html#photo=photo%20c")
        self.step("0", True, 2)
        self.key("ArrowRight")
        self.assertEqual(self.hash, "#photo=photo%20d")
        self.step(f"{ELEMENT}.close()", False)
        # Others have come before it; one without a name has its number.
        self.js(f"{ELEMENT}.prepend({ELEMENT}.querySelectorAll('a')[5].cloneNode(true)); delete {ELEMENT}.querySelector('a').dataset.id, 0")
        self.step("location.hash = '#photo=photo%20b'", True, 2)
        self.step(f"{ELEMENT}.close()", False)
        self.step("location.hash = '#photo=1'", True, 0)
        self.step(f"{ELEMENT}.close()", False)
        self.step("location.hash = '#photo=photo%20z'", False)

    def test_names_in_addresses_may_be_written_without_escapes(self):
        self.open("named.html")
        self.js(f"{ELEMENT}.querySelectorAll('a')[2].dataset.id = 'a:b/c@d,e+f', 0")
        for name in ("a:b/c@d,e+f", "a%3Ab%2Fc%40d%2Ce%2Bf"):
            self.step(f"location.hash = '#photo={name}'", True, 2)
            self.step(f"{ELEMENT}.close()", False)

    def test_forward_leads_to_the_same_photo_of_another_list(self):
        self.open("unlinked.html")
        self.step(f"{ELEMENT}.openLightbox(1)", True, 1)
        self.key("ArrowRight")
        self.step("history.back()", False)
        self.js(f"{ELEMENT}.querySelector('a').remove()")
        self.step("history.forward()", True, 1)
        self.assertEqual(self.js(f"{ELEMENT}.view.pictures[1].image.endsWith({json.dumps(self.pictures[2]['image'])})"), True)
        self.step(f"{ELEMENT}.close()", False)

    def test_what_is_no_photo_opens_nothing(self):
        for fragment in ("#photo=0", "#photo=99", "#photo=-1", "#photo=1e0", "#photo=", "#photo", "#xphoto=2"):
            with self.subTest(fragment):
                self.open(f"linked.html{fragment}")
                self.assertEqual(self.js(f"{ROOT}.querySelector('dialog')"), None)
                self.assertEqual(self.hash, fragment)

    def test_back_closes_and_forward_opens_at_the_same_photo(self):
        self.open("linked.html")
        self.step(f"{ELEMENT}.openLightbox(1)", True, 1)
        length = self.length
        self.assertEqual(self.hash, "#photo=2")
        self.key("ArrowRight")
        self.assertEqual((self.hash, self.length), ("#photo=3", length))
        self.step("history.back()", False)
        self.assertEqual(self.hash, "")
        self.step("history.forward()", True, 2)
        self.assertEqual(self.hash, "#photo=3")
        self.step(f"{ELEMENT}.close()", False)
        self.wait_for("location.hash === ''")
        self.assertEqual((self.js("history.state"), self.length), (None, length))

    def test_reloading_a_lightbox_shows_it_again_and_back_still_closes_it(self):
        for page in ("linked", "unlinked"):
            with self.subTest(page):
                self.open(f"{page}.html")
                self.step(f"{ELEMENT}.openLightbox(1)", True, 1)
                self.key("ArrowRight")
                self.chromium._events.clear()
                self.chromium.send("Page.reload")
                self.chromium.wait_for_load("loading anew")
                self.js("new Promise((done) => { const wait = () => window.isReady ? done() : setTimeout(wait, 10); wait(); })")
                self.step("0", True, 2)
                self.step("history.back()", False)
                self.assertEqual(self.js("[location.hash, history.state]"), ["", None])
                self.step("history.forward()", True, 2)
                self.step(f"{ELEMENT}.close()", False)
                self.wait_for("history.state === null")

    def test_an_address_written_over_another_closes_once(self):
        self.open("linked.html#other")
        self.step("location.hash = '#other&photo=2'", True, 1)
        self.step("location.hash = '#other&photo=5'", True, 4)
        self.step(f"{ELEMENT}.close()", False)
        self.wait_for("location.hash === '#other' && history.state === null")
        self.js("frames(10)")
        self.assertEqual(self.js(f"{ROOT}.querySelector('dialog')"), None)

    def test_a_lightbox_that_leaves_the_document_leaves_no_place_behind(self):
        self.open("unlinked.html")
        self.step(f"{ELEMENT}.openLightbox(1)", True, 1)
        self.js(f"{ELEMENT}.remove()")
        self.wait_for("history.state === null")

    def test_a_router_that_goes_elsewhere_is_not_called_back(self):
        self.open("linked.html")
        self.step(f"{ELEMENT}.openLightbox(1)", True, 1)
        self.js(f"(history.pushState({{ route: 2 }}, '', '#route'), {ELEMENT}.remove(), frames(20))")
        self.assertEqual(self.js("[location.hash, history.state]"), ["#route", {"route": 2}])

    def test_what_else_is_in_the_state_stays(self):
        self.open("unlinked.html")
        self.js("history.replaceState({ scroll: 7 }, '')")
        self.step(f"{ELEMENT}.openLightbox(1)", True, 1)
        self.assertEqual(self.js("history.state.scroll"), 7)
        self.step(f"{ELEMENT}.close()", False)
        self.wait_for("JSON.stringify(history.state) === '{\"scroll\":7}'")

    def test_links_that_come_later_open_what_the_address_says(self):
        self.open("elements.html#photo=2")
        self.js("main.innerHTML = '<photo-browser fragment></photo-browser>'")
        self.js(f"frames(5).then(() => {{ {ELEMENT}.innerHTML = {json.dumps(self.links)}; }})")
        self.step("0", True, 1)

    def test_back_closes_one_whose_engine_is_not_there(self):
        Server.is_free.clear()
        self.addCleanup(setattr, Server, "held", "nothing")
        self.addCleanup(Server.is_free.set)
        Server.held = "gallery.wasm"
        self.open("linked.html")
        self.js(f"{ELEMENT}.openLightbox(1), frames(3)")
        self.assertEqual((self.hash, self.js(f"Boolean({ELEMENT}.view)")), ("#photo=2", False))
        self.step("history.back()", False)
        self.assertEqual(self.js("[location.hash, history.state, history.scrollRestoration]"), ["", None, "auto"])
        self.js("fetch('free').then(() => frames(20))")
        self.assertEqual(self.js(f"{ROOT}.querySelector('dialog')"), None)
        self.step("history.forward()", True, 1)
        self.step("history.back()", False)

    def test_back_closes_one_whose_engine_has_failed(self):
        self.chromium.send("Network.setBlockedURLs", urls=["*gallery.wasm*"])
        self.addCleanup(self.chromium.send, "Network.setBlockedURLs", urls=[])
        self.open("linked.html")
        failed = f"new Promise((done) => {{ {ELEMENT}.addEventListener('error', done, {{ once: true }}); {ELEMENT}.openLightbox(1); }}).then(() => frames(3))"
        for close in ("history.back()", f"{ELEMENT}.close()"):
            self.js(failed)
            self.assertEqual(self.hash, "#photo=2")
            self.step(close, False)
            self.wait_for("history.scrollRestoration === 'auto'")
            self.assertEqual(self.js("[location.hash, history.state]"), ["", None])
        # Forward there is still a photo to be seen, and with an engine all of it.
        self.chromium.send("Network.setBlockedURLs", urls=[])
        self.step("history.forward()", True, 1)
        self.step("history.back()", False)
        self.chromium.problems.clear()

    def test_one_that_flies_home_and_one_that_opens_are_not_in_each_others_way(self):
        for close in ("first.close(); second.openLightbox(2)",
                      "first.addEventListener('close', () => second.openLightbox(2), { once: true }); first.close()"):
            self.open("two.html")
            self.js("void ([window.first, window.second] = document.querySelectorAll('photo-browser'))")
            length = self.length
            self.js("first.openLightbox(1), settled(first)")
            self.js(f"void ({{ close: () => {{ {close} }} }}).close()")
            self.wait_for("history.state?.lightbox?.of === 1 && second.view?.isShown && !first.dialog")
            self.assertEqual(self.length, length + 1)
            self.js("settled(second)")
            self.assertTrue(self.js("second.dialog.matches(':modal') && document.documentElement.style.scrollbarColor !== ''"))
            self.js("void second.close()")
            self.wait_for("!second.dialog && history.state === null")
            self.js("frames(10)")
            self.assertEqual(self.js("[first.dialog ?? null, document.documentElement.style.scrollbarColor, document.adoptedStyleSheets.length]"), [None, "", 0])

    # Views in the page

    def test_an_inline_browser_has_a_name_of_its_own(self):
        self.open("inline.html#photo=2&trip=3")
        self.assertEqual(self.js(f"{ELEMENT}.page"), 2)
        length = self.length
        self.js(f"{ELEMENT}.view.press('ArrowRight')")
        self.wait_for("location.hash === '#photo=2&trip=4'")
        self.assertEqual(self.length, length)
        self.js("location.hash = '#trip=1'")
        self.wait_for(f"{ELEMENT}.page === 0")

    def test_an_exported_gallery_has_addresses(self):
        self.chromium.open("about:blank")
        self.chromium.open(f"{self.address}/index.html#photo=3")
        wait = lambda so: self.js(
            f"new Promise((done) => {{ const wait = () => {so} ? done() : setTimeout(wait, 20); wait(); }})")
        counter = "document.querySelector('.counter')?.textContent"
        wait(f"{counter} === '3 / 6'")
        length = self.length
        place = self.js("(({ x, y }) => [x + 24, y + 24])(document.querySelector('.next').getBoundingClientRect())")
        self.chromium.click(*place)
        wait("location.hash === '#photo=4'")
        self.assertEqual(self.js("document.title"), f"{self.pictures[3]['name']} — 4 of 6")
        self.assertEqual(self.length, length)
        self.js("void (location.hash = '#photo=99')")
        self.js("void (location.hash = '#photo=1')")
        wait(f"{counter} === '1 / 6'")
        # Without a number it begins with the first, and says nothing of it.
        self.chromium.open("about:blank")
        self.chromium.open(f"{self.address}/index.html")
        wait(f"{counter} === '1 / 6'")
        self.assertEqual(self.js("location.href.split('/').at(-1)"), "index.html")
