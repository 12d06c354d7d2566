"""The elements of HTML: how they look, what is set of them, how long they live, and what is written about them.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import pathlib
import re
import subprocess

from element_page import ELEMENT, HERE, REPOSITORY, ROOT, WIDTH, ElementTestCase
from gallery_page import GALLERY


class ElementLifeTests(ElementTestCase):
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
        # What moves it is fetched when it is wanted first.
        self.wait_for(f"Math.abs({element}.contentOffset.y - 225) < 1")
        self.settle("zoom-scroll-view")
        self.key("0", "zoom-scroll-view")
        self.assertEqual(self.js(f"{element}.zoomScale"), 1)
        # Two steps, however quickly they follow.
        self.js(f"{element}.setAttribute('maximum-zoom-scale', '6')")
        self.js(f"{element}.view.zoomBy(1.5), {element}.view.zoomBy(1.5)")
        self.settle("zoom-scroll-view")
        self.assertAlmostEqual(self.js(f"{element}.zoomScale"), 2.25)

    def test_elements_take_the_width_of_their_page(self):
        self.put(f'''<zoom-scroll-view><img src="{self.pictures[0]["image"]}" width="5120" height="2880" alt="Map">
            </zoom-scroll-view><photo-browser inline>{self.links}</photo-browser>''')
        elements = "[...document.querySelector('main').children]"
        self.js(f"{elements}.forEach((element, index) => {{ element.style.height = `${{300 - 100 * index}}px`; }})")
        self.js(f"Promise.all({elements}.map(({{ ready }}) => ready))")
        root = "document.documentElement"
        self.assertEqual(self.js(f"{root}.scrollWidth"), self.js(f"{root}.clientWidth"))
        width = self.js("document.querySelector('main').clientWidth")
        sizes = self.js(f"{elements}.map(({{ offsetWidth, offsetHeight }}) => [offsetWidth, offsetHeight])")
        self.assertEqual(sizes, [[width, 300], [width, 200]])

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
            self.chromium.wait_until(lambda: not self.chromium.workers, "the end of the workers")

        def repeatedly():
            once()
            before = counts()
            once()
            self.js("bitmaps = undefined")
            once()
            # The browser may let go of some of it a while later.
            for _ in range(20):
                if counts() == before:
                    return
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
            for (let left = 20; left > 0; left -= 1) await new Promise((done) => { setTimeout(done, 15); });
            window.requestAnimationFrame = request;
            return count; })()""")
        self.assertEqual(frames, 0)

    def test_what_is_moved_stays_open(self):
        self.put('<section></section><photo-browser src="gallery.json"></photo-browser>')
        self.js("(window.view = document.querySelector('photo-browser').view, document.querySelector('section').append(document.querySelector('photo-browser')))")
        self.settle()
        self.assertTrue(self.js("view === document.querySelector('photo-browser').view && !view.stage.isClosed"))

    # What comes while it is open

    def test_a_lightbox_whose_element_is_moved_stays_on_top(self):
        self.put(f"<photo-browser>{self.links}</photo-browser><section></section>")
        self.click("a:nth-of-type(2)")
        self.settle()
        self.js(f"document.querySelector('section').append({ELEMENT}); frames(3)")
        self.assertEqual(self.js(f"[{ROOT}.querySelector('dialog').matches(':modal'), {ELEMENT}.page]"), [True, 1])
        self.key("ArrowRight")
        self.settle()
        self.assertEqual(self.js(f"{ELEMENT}.page"), 2)
        self.key("Escape")
        self.wait_for(f"!{ROOT}.querySelector('dialog') && !history.state?.lightbox")

    def test_clicks_that_mean_another_tab_are_the_browsers(self):
        self.put(f"<photo-browser>{self.links}</photo-browser>")
        self.js("void (window.heard = [], document.addEventListener('click', (event) => {"
                " heard.push(event.defaultPrevented); event.preventDefault(); }))")
        for key in ("ctrlKey", "metaKey", "shiftKey", "altKey"):
            self.js(f"document.querySelector('a').dispatchEvent(new MouseEvent('click', {{ bubbles: true, composed: true, cancelable: true, {key}: true }})), 0")
        self.js("document.querySelector('a').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, button: 1 })), 0")
        self.assertEqual(self.js("heard"), [False] * 5)
        self.assertEqual(self.js(f"{ROOT}.querySelector('dialog')"), None)

    def test_a_lightbox_takes_what_comes_when_nothing_moves(self):
        self.put(f"<photo-browser>{self.links}</photo-browser>")
        self.js(f"{ELEMENT}.openLightbox(1)")
        self.settle()
        counter = f"{ROOT}.querySelector('.counter').textContent"
        is_new = f"{ELEMENT}.view !== old && {ELEMENT}.view.isShown && {ROOT}.querySelectorAll('.box').length === 1"
        image = self.js(f"{ELEMENT}.view.pictures[1].image")
        self.js(f"window.old = {ELEMENT}.view; {ELEMENT}.prepend({ELEMENT}.querySelector('a:nth-of-type(6)').cloneNode(true)), 0")
        self.wait_for(is_new)
        self.settle()
        self.wait_for(f"{counter} === '3 / 7'")
        self.assertEqual(self.js(f"[{ELEMENT}.page, {ELEMENT}.view.pictures[2].image, old.stage.isClosed]"), [2, image, True])
        self.assertEqual(self.focus, "Photos")
        self.key("ArrowRight")
        self.wait_for(f"{counter} === '4 / 7'")
        # A zoomed photo is left as it is, and so is one that has gone.
        self.js(f"old = {ELEMENT}.view; {ELEMENT}.setZoomScale(2)")
        self.settle()
        self.js(f"{ELEMENT}.querySelector('a').remove()")
        self.js("frames(10)")
        self.assertTrue(self.js(f"{ELEMENT}.view === old"))
        self.js(f"{ELEMENT}.setZoomScale(1)")
        self.wait_for(is_new)
        self.settle()
        self.assertEqual(self.js(f"[{ELEMENT}.page, {ELEMENT}.view.numberOfPages]"), [2, 6])
        self.js(f"old = {ELEMENT}.view; {ELEMENT}.querySelectorAll('a')[2].remove()")
        self.js("frames(10)")
        self.assertTrue(self.js(f"{ELEMENT}.view === old"))
        self.key("ArrowRight")
        self.wait_for(is_new)
        self.assertEqual(self.js(f"[{ELEMENT}.page, {ELEMENT}.view.numberOfPages]"), [2, 5])
        self.settle()
        self.js(f"{ROOT}.querySelector('.close').click()")
        self.wait_for(f"!{ROOT}.querySelector('dialog')")
        self.wait_for("!history.state?.lightbox")
        self.assertEqual(self.js(f"{ROOT}.querySelectorAll('.box').length"), 0)

    def test_clicks_that_ask_for_another_tab_or_window_are_the_browsers(self):
        self.put(f"<photo-browser>{self.links}</photo-browser>")
        for modifier in ("ctrlKey", "shiftKey", "altKey", "metaKey", "button"):
            with self.subTest(modifier):
                # The test stays where it is.
                taken = self.js(f"""(() => {{
                    let taken;
                    const see = (event) => {{ taken = event.defaultPrevented; event.preventDefault(); }};
                    addEventListener('click', see, {{ once: true }});
                    {ELEMENT}.querySelector('img').dispatchEvent(new MouseEvent('click', {{ bubbles: true, composed: true, cancelable: true, {modifier}: 1 }}));
                    return taken; }})()""")
                self.assertEqual([taken, self.js(f"Boolean({ROOT}.querySelector('dialog'))")], [False, False])

    def test_focus_goes_to_what_has_taken_the_links_place(self):
        self.put(f"<photo-browser>{self.links}</photo-browser>")
        self.js(f"{ELEMENT}.openLightbox(2, {ELEMENT}.querySelectorAll('a')[2])")
        self.settle()
        # As a page does that renders its list anew.
        self.js(f"{ELEMENT}.replaceChildren(...[...{ELEMENT}.children].map((child) => child.cloneNode(true))), frames(3)")
        self.settle()
        self.js(f"{ROOT}.querySelector('.close').click()")
        self.wait_for(f"!{ROOT}.querySelector('dialog')")
        self.assertEqual(self.js(f"[...{ELEMENT}.querySelectorAll('a')].indexOf(document.activeElement)"), 2)

    def test_focus_goes_to_the_link_of_the_photo_that_was_seen_last(self):
        self.put(f"<button>Show</button><photo-browser>{self.links}</photo-browser>")
        focused = f"[...{ELEMENT}.querySelectorAll('a')].indexOf(document.activeElement)"
        for opener, expected in ((f"{ELEMENT}.querySelector('a')", 3), ("document.querySelector('#main button, button')", -1)):
            with self.subTest(opener):
                self.js(f"{ELEMENT}.openLightbox(0, {opener})")
                self.settle()
                self.js(f"{ELEMENT}.setPage(3)")
                self.settle()
                self.js(f"{ROOT}.querySelector('.close').click()")
                self.wait_for(f"!{ROOT}.querySelector('dialog')")
                self.assertEqual(self.js(focused), expected)
        self.assertEqual(self.js("document.activeElement.localName"), "button")

    def test_a_lightbox_takes_another_order_and_closes_when_nothing_is_left(self):
        self.put(f"<photo-browser>{self.links}</photo-browser>")
        self.js(f"{ELEMENT}.openLightbox(3)")
        self.settle()
        counter = f"{ROOT}.querySelector('.counter').textContent"
        images = self.js(f"{ELEMENT}.view.pictures.map(({{ image }}) => image)")
        is_new = f"{ELEMENT}.view !== old && {ELEMENT}.view.isShown && {ROOT}.querySelectorAll('.box').length === 1"
        self.js(f"window.old = {ELEMENT}.view; {ELEMENT}.append(...[...{ELEMENT}.querySelectorAll('a')].reverse()), 0")
        self.wait_for(is_new)
        self.wait_for(f"{counter} === '3 / 6'")
        self.assertEqual(self.js(f"{ELEMENT}.view.pictures.map(({{ image }}) => image)"), images[::-1])
        self.key("ArrowRight")
        self.wait_for(f"{counter} === '4 / 6'")
        self.assertEqual(self.js(f"{ELEMENT}.view.pictures[{ELEMENT}.page].image"), images[2])
        self.settle()
        self.js(f"[...{ELEMENT}.querySelectorAll('a')].forEach((link) => link.remove())")
        self.wait_for(f"!{ROOT}.querySelector('dialog')")
        self.wait_for("!history.state?.lightbox")

    def test_the_tab_key_leads_into_no_slide_that_is_not_shown(self):
        """A browser would scroll to it."""
        link = lambda name: f'<a href="#" data-slide="#{name}" data-width="600" data-height="400"><img src="{self.pictures[0]["thumbnail"]}" alt="{name}"></a>'
        slide = lambda name: f'<div id="{name}" hidden><h2>{name}</h2><button>Press</button></div>'
        self.put("<photo-browser>" + "".join(link(name) + slide(name) for name in ("one", "two")) + "</photo-browser>")
        self.js(f"{ELEMENT}.openLightbox(0)")
        self.settle()
        self.wait_for(f"{ROOT}.querySelector('.bar')")
        focused = set()
        for _ in range(14):
            self.key("Tab")
            focused.add(self.js("document.activeElement.parentNode.id"))
        self.assertIn("one", focused)
        self.assertNotIn("two", focused)
        # Nor by any other way.
        self.js("document.querySelector('#two button').focus()")
        self.assertEqual(self.js(f"[...{ROOT}.querySelectorAll('*')].filter(({{ scrollLeft }}) => scrollLeft).length"), 0)
        # Its heading's margin is inside of it.
        top = lambda element: self.js(f"{element}.getBoundingClientRect().top")
        self.assertAlmostEqual(top("document.querySelector('#one')"), top(f"{ROOT}.querySelector('[data-page]')"), delta=0.5)
        self.key("ArrowRight")
        self.settle()
        self.assertEqual(self.js(f"[...{ROOT}.querySelectorAll('[data-page]')].map(({{ inert }}) => inert)"), [True, False])

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
