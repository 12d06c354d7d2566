"""The elements of HTML where the engine cannot run, where its files are missing, and where what is in them changes: there
is never less to see than the links and pictures that they are made of.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import pathlib
import subprocess

from element_page import ELEMENT, HEIGHT, ROOT, WIDTH
from gallery_page import GALLERY, Server
from slow_page import SlowTestCase

class FallbackTests(SlowTestCase):
    def open_page(self, policy="", body=None):
        """A page of its own, under a content security policy."""
        meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}">' if policy else ""
        page = f'<!doctype html><title>Fallback</title><link rel="icon" href="data:,">{meta}'
        page += '<link rel="stylesheet" href="elements.css"><main>'
        page += (body or f"<photo-browser>{self.links}</photo-browser>") + "</main>"
        page += '<script type="module" src="elements-test.js"></script>'
        pathlib.Path(GALLERY, "fallback.html").write_text(page)
        self.chromium.open(f"{self.address}/fallback.html")
        self.js("customElements.whenDefined('photo-browser')")

    def block(self, *files):
        self.chromium.send("Network.setBlockedURLs", urls=[f"*{name}" for name in files])
        self.addCleanup(self.chromium.send, "Network.setBlockedURLs", urls=[])

    def before_scripts(self, source):
        number = self.chromium.send("Page.addScriptToEvaluateOnNewDocument", source=source)["identifier"]
        self.addCleanup(self.chromium.send, "Page.removeScriptToEvaluateOnNewDocument", identifier=number)

    def ignore_problems(self, *words):
        """What the browser itself says of what is missing or forbidden."""
        self.js("0")
        self.chromium.problems = [p for p in self.chromium.problems if not any(word in p for word in words)]

    def assert_link_is_followed(self, index=1):
        self.chromium._events.clear()
        self.click(f"a:nth-of-type({index + 1})")
        self.chromium.wait_for_load("following the link")
        self.assertTrue(self.js("location.pathname").endswith(self.pictures[index]["image"]))

    def assert_links_are_shown(self):
        self.assertEqual(self.named("link"), [p["name"][2:-4] for p in self.pictures])
        self.assertTrue(self.js("[...document.querySelectorAll('a img')].every((image) => image.checkVisibility())"))
        self.assertEqual(self.js(f"{ROOT}.textContent"), "")

    # Where the engine cannot run

    def test_without_webassembly_links_are_links(self):
        self.before_scripts("delete window.WebAssembly")
        self.open_page()
        self.assert_link_is_followed()

    def test_a_policy_that_forbids_modules_leaves_links(self):
        self.open_page("script-src 'self'")
        self.js(f"{ELEMENT}.setAttribute('inline', '')")
        self.js("frames(3)")
        self.assert_links_are_shown()
        self.assert_link_is_followed()
        self.ignore_problems("Content Security Policy", "unsafe-eval")

    def test_an_address_without_an_engine_is_a_picture(self):
        view = "document.querySelector('zoom-scroll-view')"
        image, pin = f"{view}.shadowRoot.querySelector('img')", '<a data-pin="0.5 0.5" href="#here">Here</a>'
        for policy in ("script-src 'self'", ""):
            if not policy: self.before_scripts("delete window.WebAssembly")
            self.open_page(policy, f'<zoom-scroll-view src="{self.pictures[0]["image"]}">{pin}</zoom-scroll-view>')
            self.assertEqual(self.js(f"{view}.ready.then(() => 'ready', (error) => error instanceof Error)"), True)
            self.assertTrue(self.js(f"{image}.decode().then(() => {image}.checkVisibility({{ visibilityProperty: true }}))"))
            self.assertFalse(self.js(f"{view}.querySelector('a').checkVisibility({{ visibilityProperty: true }})"))
            self.ignore_problems("Content Security Policy", "unsafe-eval")

    def test_trusted_types_and_no_workers_are_no_hindrance(self):
        manuals = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob:"
        for policy in ("require-trusted-types-for 'script'; worker-src 'none'", manuals):
            self.open_page(policy)
            self.click("a:nth-of-type(2)")
            self.settle()
            self.assertEqual(self.js(f"[{ELEMENT}.page, {ELEMENT}.view.numberOfPages]"), [1, 6])
            self.ignore_problems("Trusted", "worker-src", "TrustedScriptURL", "data:,")
            self.js(f"{ELEMENT}.release()")
            self.wait_for("!history.state?.lightbox")

    # Where files are missing

    def test_without_its_module_the_picture_is_shown_and_then_links(self):
        self.block("gallery.wasm.gz")
        self.open_page()
        self.js("window.failure = new Promise((done) => document.querySelector('photo-browser')"
                ".addEventListener('error', (event) => done(event.message))), 0")
        self.click("a:nth-of-type(2)")
        self.assertTrue(self.js("failure.then((message) => message.length > 0)"))
        image = f"{ROOT}.querySelector('dialog img')"
        self.assertTrue(self.js(f"{image}.decode().then(() => {image}.checkVisibility())"))
        self.assertTrue(self.js(f"{image}.src").endswith(self.pictures[1]["image"]))
        self.assertEqual(self.js(f"{ROOT}.querySelector('[role=alert]')"), None)
        self.js("window.shut = new Promise((done) => document.querySelector('photo-browser')"
                ".addEventListener('close', done)), 0")
        self.click_close()
        self.js("shut.then(() => frames(3))")
        self.assert_link_is_followed()
        self.ignore_problems("gallery.wasm.gz", "ERR_BLOCKED")

    def click_close(self):
        self.js(f"{ROOT}.querySelector('.close').click()")

    def test_inline_without_its_player_the_links_are_shown(self):
        self.before_scripts("Worker = undefined")
        self.block("player.js")
        self.open_page(body=f"<photo-browser inline>{self.links}</photo-browser>"
                            f'<zoom-scroll-view><img src="{self.pictures[0]["image"]}" alt="Lake"></zoom-scroll-view>')
        self.js("Promise.allSettled([...document.querySelector('main').children].map(({ ready }) => ready))")
        self.js("frames(3)")
        self.assert_links_are_shown()
        self.assertTrue(self.js("document.querySelector('zoom-scroll-view > img').checkVisibility({ visibilityProperty: true })"))
        self.assertEqual(self.js("document.querySelector('zoom-scroll-view').shadowRoot.textContent"), "")
        self.ignore_problems("player.js", "ERR_BLOCKED")

    # Before all of a picture is there

    def hold_half_a_picture(self):
        """Of a picture in two tiles only the left one comes: what is to be seen of the placeholder and the canvas."""
        Server.is_free.clear()
        self.addCleanup(setattr, Server, "held", "nothing")
        self.addCleanup(Server.is_free.set)
        Server.held = "1_0."
        self.js("""main.innerHTML = '<photo-browser src="large/gallery.json"></photo-browser>', 0""")
        self.js(f"{ELEMENT}.ready")
        self.js("frames(3)")
        self.chromium.wait_until(lambda: self.chromium.run_in_worker("player.bitmaps.size"), "a bitmap")
        self.js("frames(5)")

    @property
    def seen(self):
        return self.js(f"""(() => {{
            const {{ surface, canvas }} = {ELEMENT}.view.stage;
            return [surface.querySelector('img')?.checkVisibility() ?? false, canvas.style.visibility === '']; }})()""")

    def test_the_canvas_waits_until_nothing_is_missing_in_it(self):
        self.hold_half_a_picture()
        self.assertEqual(self.seen, [True, False])
        self.js("fetch('free').then(() => 0)")
        self.settle()
        self.assertEqual(self.seen, [False, True])

    def test_a_finger_does_not_wait_for_what_is_missing(self):
        self.hold_half_a_picture()
        self.fingers.down(f1=(500, 300))
        self.fingers.move(f1=(460, 300))
        self.js("frames(3)")
        self.assertEqual(self.seen, [False, True])
        self.fingers.up()
        self.js("fetch('free').then(() => 0)")
        self.settle()

    def open_without_engine(self, photo):
        """The first of the files comes, and the engine does not."""
        self.addCleanup(setattr, Server, "held", "nothing")
        self.addCleanup(Server.is_free.set)
        self.addCleanup(self.js, "main.innerHTML = '', 0")
        Server.is_free.clear()
        Server.held = "gallery.wasm"
        # A page of its own: the other's has an engine.
        self.open_page(body=f'<photo-browser><a href="{photo}"><img src="{self.small("small-blue.png", "150x100", "rgb(0,0,200)")}" alt="">'
                            "</a></photo-browser>")
        self.js("Promise.allSettled([...document.images].map((image) => image.decode())).then(() => frames(2))")
        self.click("a")
        self.wait_for(f"{ELEMENT}.box?.querySelector('img')")
        self.wait_for(f"performance.getEntriesByType('resource').some(({{ name }}) => name.endsWith('{photo}'))")

    def test_a_small_photo_is_sharp_before_there_is_an_engine(self):
        photo = self.small("photo-red.png", "1500x1000", "rgb(200,0,0)")
        self.open_without_engine(photo)
        self.wait_for(f"{ROOT}.querySelector('dialog img').naturalWidth === 1500")
        self.wait_for(f"{ROOT}.getAnimations().every((animation) => animation instanceof CSSAnimation)")
        self.assertEqual(self.color(WIDTH // 2, HEIGHT // 2), "red")
        self.assertFalse(self.is_busy)
        self.js("fetch('free').then(() => 0)")
        self.settle()
        self.assertEqual(self.color(WIDTH // 2, HEIGHT // 2), "red")
        # The engine was given the same file.
        fetched = f"performance.getEntriesByType('resource').filter(({{ name }}) => name.endsWith('{photo}')).length"
        self.assertEqual((self.js(fetched), self.chromium.run_in_worker(fetched)), (1, 0))

    def test_a_large_photo_does_not_keep_the_engine_waiting(self):
        path = pathlib.Path(GALLERY, "photo-noise.png")
        subprocess.run(["convert", "-size", "600x400", "xc:rgb(200,0,0)", "+noise", "Random", path], check=True)
        self.assertGreater(path.stat().st_size, 2 ** 19)
        self.open_without_engine(path.name)
        self.wait_for("performance.getEntriesByType('resource').some(({ name }) => name.includes('player.js'))")
        self.assertEqual(self.js(f"{ROOT}.querySelector('dialog img').naturalWidth"), 150)
        self.js("fetch('free').then(() => 0)")
        self.settle()

    def show_broken(self, address):
        self.js(f"""main.innerHTML = '<photo-browser><a href="{address}"><img src="not-there.png" alt=""></a></photo-browser>', 0""")
        self.js(f"{ELEMENT}.openLightbox(0)")
        self.pass_time(1)
        self.settle()

    def test_without_its_thumbnail_the_photo_itself_comes_first(self):
        self.show_broken(self.pictures[0]["image"])
        self.wait_for(f"{ELEMENT}.view?.isShown")
        self.ignore_problems("not-there.png")

    def test_what_is_broken_leaves_no_sign_of_a_broken_image(self):
        self.show_broken("nor-this.jpg")
        self.assertEqual(self.js(f"{ELEMENT}.box.querySelector('img')?.checkVisibility() ?? false"), False)
        self.assertFalse(self.is_busy)
        self.ignore_problems("not-there.png", "nor-this.jpg")

    def test_a_photo_that_is_missing_says_so_and_can_be_left_though_its_size_is_known(self):
        picture, small = self.pictures[0], self.pictures[0]["thumbnail"]
        there = f'<a href="{picture["image"]}" data-width="{picture["width"]}" data-height="{picture["height"]}"><img src="{small}" alt="There"></a>'
        gone = f'<a href="gone.jpg" data-width="3000" data-height="2000"><img src="{small}" alt="Gone"></a>'
        for index in (0, 1):
            with self.subTest(first=index):
                self.put(f"<photo-browser>{there}{gone}{there}</photo-browser>")
                self.js(f"{ELEMENT}.openLightbox({index})")
                self.settle()
                if index == 0:
                    self.key("ArrowRight")
                self.wait_for(f"{ELEMENT}.page === 1 && {ELEMENT}.view.isShown && {ELEMENT}.view.stage.isSettled")
                self.assertTrue(any("could not be fetched" in name for name in self.named("image")), self.named("image"))
                self.key("ArrowRight")
                self.wait_for(f"{ELEMENT}.page === 2")
                self.js(f"{ELEMENT}.release()")
                self.wait_for("!history.state?.lightbox")
        self.ignore_problems("gone.jpg")

    def test_a_photo_that_is_missing_is_its_thumbnail_with_a_button_that_asks_again(self):
        picture = self.pictures[0]
        there = f'<a href="{picture["image"]}"><img src="{picture["thumbnail"]}" alt="There"></a>'
        late = pathlib.Path(GALLERY, "late.png")
        box = f"{ELEMENT}.box.querySelector('.failed-page:not([inert])')"
        for small, size in ((picture["thumbnail"], ""), (picture["thumbnail"], 'data-width="1500" data-height="1000"'), ("not-there.png", "")):
            with self.subTest(small=small, size=size):
                late.unlink(missing_ok=True)
                self.put(f'<photo-browser>{there}<a href="late.png" {size}><img src="{small}" alt="Late"></a></photo-browser>')
                self.js(f"{ELEMENT}.openLightbox(0)")
                self.pass_time(1)
                self.wait_for(f"{ELEMENT}.view?.isShown")
                self.settle()
                self.key("ArrowRight")
                self.settle()
                self.wait_for(f"{box}?.querySelector('p').textContent === 'It could not be fetched.'")
                self.wait_for(f"Boolean({box}.querySelector('img')) === {str(small != 'not-there.png').lower()}")
                x, y = self.js(f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({box}.querySelector('button').getBoundingClientRect())")
                # What is dragged from it is the photo's.
                self.fingers.swipe((x, y), (x + 400, y))
                self.wait_for(f"{ELEMENT}.page === 0")
                self.settle()
                self.key("ArrowRight")
                self.settle()
                self.wait_for(f"{box}")
                # In vain as long as it is not there.
                self.chromium.click(x, y)
                self.wait_for(f"{box}")
                self.settle()
                self.small(late.name, "1500x1000", "rgb(200,0,0)")
                self.chromium.click(x, y)
                self.wait_for(f"!{box} && {ELEMENT}.view.stage.isSettled && {ELEMENT}.view.pictures[1].width === 1500")
                self.settle()
                self.assertEqual(self.color(WIDTH // 2, HEIGHT // 2), "red")
                # Its keys are the view's again.
                self.key("ArrowLeft")
                self.wait_for(f"{ELEMENT}.page === 0")
                self.js(f"{ELEMENT}.release()")
                self.wait_for("!history.state?.lightbox")
        self.ignore_problems("late.png", "not-there.png")

    def test_what_is_said_of_a_missing_photo_does_not_fly_home(self):
        small = self.pictures[0]["thumbnail"]
        self.put(f'<photo-browser><a href="gone.jpg" data-width="3000" data-height="2000"><img src="{small}" alt="Gone"></a></photo-browser>')
        self.js(f"{ELEMENT}.openLightbox(0)")
        self.pass_time(1)
        self.wait_for(f"{ELEMENT}.view?.isShown")
        words = f"{ELEMENT}.box.querySelector('.failed-page div')"
        self.wait_for(f"{words} && getComputedStyle({words}).opacity === '1' && {ELEMENT}.view.stage.isSettled")
        self.js(f"void (window.words = {words}, {ELEMENT}.close())")
        self.wait_for("getComputedStyle(words).opacity === '0' && words.isConnected")
        self.wait_for("!history.state?.lightbox && !words.isConnected")
        self.ignore_problems("gone.jpg")

    def test_what_is_said_of_an_empty_list_can_be_read_on_any_ground(self):
        for ground, color in (("rgb(240 230 220)", "rgb(0, 0, 0)"), ("rgb(30 30 30)", "rgb(255, 255, 255)")):
            with self.subTest(ground=ground):
                self.js(f"void (main.innerHTML = `<photo-browser inline></photo-browser>`, {ELEMENT}.style.setProperty('--zoomscroll-background', '{ground}'), {ELEMENT}.pictures = [])")
                said = f"{ELEMENT}.shadowRoot.querySelector('[role=alert]')"
                self.wait_for(said)
                self.assertEqual(self.js(f"getComputedStyle({said}).color"), color)

    def test_what_could_not_be_fetched_is_asked_for_again(self):
        picture = self.pictures[0]
        there = f'<a href="{picture["image"]}"><img src="{picture["thumbnail"]}" alt="There"></a>'
        late = pathlib.Path(GALLERY, "late.png")
        says = lambda: any("could not be fetched" in name for name in self.named("image"))
        sizes = ("", 'data-width="1500" data-height="1000"')
        for size, again in ((size, again) for size in sizes for again in ("line", "page")):
            with self.subTest(size=size, again=again):
                late.unlink(missing_ok=True)
                self.put(f'<photo-browser>{there}<a href="late.png" {size}><img src="not-there.png" alt="Late"></a></photo-browser>')
                self.js(f"{ELEMENT}.openLightbox(1)")
                self.pass_time(1)
                self.wait_for(f"{ELEMENT}.view?.isShown")
                self.settle()
                self.assertTrue(says(), self.named("image"))
                self.small(late.name, "1500x1000", "rgb(200,0,0)")
                if again == "line":
                    self.js("void dispatchEvent(new Event('online'))")
                else:
                    for page in (0, 1):
                        self.js(f"{ELEMENT}.setPage({page})")
                        self.settle()
                self.wait_for(f"{ELEMENT}.view.stage.isSettled && {ELEMENT}.view.pictures[1].width === 1500")
                self.settle()
                self.assertEqual((self.color(WIDTH // 2, HEIGHT // 2), says()), ("red", False))
                self.js(f"{ELEMENT}.release()")
                self.wait_for("!history.state?.lightbox")
        self.assertEqual([problem for problem in self.chromium.problems if "Uncaught" in problem], [])
        self.ignore_problems("late.png", "not-there.png")

    def test_what_draws_words_is_there_before_the_line_goes(self):
        self.put(f"<photo-browser>{self.links}</photo-browser>")
        self.js(f"{ELEMENT}.openLightbox(0)")
        self.settle()
        self.assertTrue(self.chromium.run_in_worker(
            "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('items.js'))"))

    # What links are

    def test_links_that_lead_elsewhere_stay_links(self):
        picture = self.pictures[0]
        image = f'<img src="{picture["thumbnail"]}" alt="A">'
        self.put("<photo-browser>" + "".join(f"<a {attributes}>{image}</a>" for attributes in (
            f'href="{picture["image"]}"', 'href="#here"', f'href="{picture["image"]}" download',
            f'href="{picture["image"]}" target="_blank"', f'href="{picture["image"]}" type="text/html"',
            'href="picture?id=1" type="image/jpeg"')) + "</photo-browser>")
        self.assertEqual(
            self.js(f"{ELEMENT}.links.map((link) => [...link.parentNode.children].indexOf(link))"), [0, 5])
        self.click("a:nth-of-type(2)")
        self.assertEqual(self.js("location.hash"), "#here")
        self.assertEqual(self.js(f"{ROOT}.querySelector('dialog')"), None)

    # What is in them

    def test_children_that_come_later_are_shown(self):
        self.put('<photo-browser inline></photo-browser><zoom-scroll-view></zoom-scroll-view>')
        self.assertEqual(self.js(f"{ROOT}.textContent"), "")
        self.js(f"{ELEMENT}.innerHTML = {self.links!r}")
        self.js(f"""document.querySelector('zoom-scroll-view').innerHTML = '<img src="{self.pictures[0]["image"]}" alt="Lake">'""")
        self.js("frames(3)")
        self.settle()
        self.settle("zoom-scroll-view")
        self.assertEqual(self.js(f"{ELEMENT}.view.numberOfPages"), 6)
        self.assertEqual(self.named("image"), [self.pictures[0]["name"][2:-4], "Lake"])
        # What showed the lake may have been a replacement, too.
        self.js("""(async (view) => {
          const { replacement } = view;
          view.querySelector('img').alt = 'Sea';
          while (view.replacement === replacement) await frames(1);
          await view.replacement;
        })(document.querySelector('zoom-scroll-view'))""")
        self.settle("zoom-scroll-view")
        self.assertEqual(self.named("image")[1], "Sea")

    def test_the_picture_that_is_shown_stays_when_others_come_and_go(self):
        self.put(f"<photo-browser inline>{self.links}</photo-browser>")
        self.js(f"{ELEMENT}.setPage(3)")
        self.settle()
        shown = self.named("image")
        self.js(f"{ELEMENT}.querySelector('a').remove(), {ELEMENT}.querySelector('a').remove()")
        self.js("frames(3)")
        self.settle()
        self.assertEqual(self.js(f"[{ELEMENT}.page, {ELEMENT}.view.numberOfPages]"), [1, 4])
        self.assertEqual(self.named("image"), shown)
        # What makes no difference changes nothing.
        self.js(f"window.view = {ELEMENT}.view; {ELEMENT}.append(document.createElement('p')), 0")
        self.js("frames(3)")
        self.assertTrue(self.js(f"view === {ELEMENT}.view"))

    def test_an_equal_list_changes_nothing(self):
        self.put("<photo-browser></photo-browser>")
        pictures = f"{ELEMENT}.pictures = {[{'src': p['image']} for p in self.pictures]}, 0"
        self.js(pictures)
        self.settle()
        self.js(f"{ELEMENT}.setPage(2)")
        self.js(pictures)
        self.settle()
        self.assertEqual(self.js(f"{ELEMENT}.page"), 2)
