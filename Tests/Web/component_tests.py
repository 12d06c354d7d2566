"""Elements as parts of other components: what is in them lies in slots and shadow trees, and is rendered again and again.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import json

from element_page import ELEMENT, ROOT, ElementTestCase

# What has the focus, through all shadow trees.
FOCUSED = "(() => { let element = document.activeElement; while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement; return element; })()"


class ComponentTests(ElementTestCase):
    def make(self, name, shadow, inside=""):
        """A component with this shadow tree; `parts` are its elements."""
        self.js(f"""void (main.innerHTML = '<{name}></{name}>', main.firstChild.innerHTML = {json.dumps(inside)},
            main.firstChild.attachShadow({{ mode: 'open' }}).innerHTML = {json.dumps(shadow)},
            window.element = main.querySelector('photo-browser') ?? main.firstChild.shadowRoot.querySelector('photo-browser, zoom-scroll-view'))""")
        self.js("settled(element)")

    def open_and_close(self, link):
        self.js(f"void (window.links = [...{link}], links[1].firstChild.click())")
        self.wait_for("element.view?.isShown")
        self.js("settled(element)")
        self.assertEqual(self.js("[element.page, element.view.numberOfPages]"), [1, len(self.pictures)])
        self.js("element.setPage(2).then(() => settled(element))")
        self.js("void element.close()")
        self.wait_for("!element.shadowRoot.querySelector('dialog') && history.state === null")
        self.assertTrue(self.js(f"{FOCUSED} === links[2]"))

    def test_links_in_the_shadow_tree_of_a_component(self):
        self.make("my-album", f"<photo-browser>{self.links}</photo-browser>")
        self.open_and_close("element.children")

    def test_an_element_in_a_slot_has_its_links(self):
        self.make("my-page", '<slot name="photos"></slot>', f'<photo-browser slot="photos">{self.links}</photo-browser>')
        self.open_and_close("element.children")

    def test_links_that_a_component_has_in_a_slot(self):
        self.make("my-album", "<photo-browser><slot></slot></photo-browser>", self.links)
        self.wait_for("element.links.length")
        self.open_and_close("main.firstChild.children")
        # What comes is one more.
        self.js("main.firstChild.append(links[0].cloneNode(true)), 0")
        self.wait_for(f"element.links.length === {len(self.pictures) + 1}")
        self.js("element.setAttribute('inline', ''), settled(element)")
        self.assertEqual(self.js("element.view.numberOfPages"), len(self.pictures) + 1)
        self.js("void links[0].remove()")
        self.wait_for(f"element.view?.numberOfPages === {len(self.pictures)} && !element.renewal")

    def test_links_in_components_that_are_in_it(self):
        cards = "".join(f"<my-card>{link}</a></my-card>" for link in self.links.split("</a>")[:-1])
        self.put(f"<photo-browser>{cards}</photo-browser>")
        self.js("""void (window.element = document.querySelector('photo-browser'), customElements.define('my-card', class extends HTMLElement {
            connectedCallback() {
              if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).append(...this.children); } }))""")
        links = "[...element.children].map(({ shadowRoot }) => shadowRoot.firstChild)"
        self.wait_for(f"element.links[0] === ({links})[0]")
        self.open_and_close(links)

    def test_a_picture_in_a_slot(self):
        self.make("my-map", '<zoom-scroll-view><slot></slot></zoom-scroll-view>',
                  f'<img src="{self.pictures[0]["image"]}" alt="Lake">')
        self.wait_for("element.view?.isShown")
        self.assertEqual(self.js("element.view.pictures[0].name"), "Lake")

    def test_an_element_in_what_is_pinned_has_its_picture(self):
        image = self.pictures[0]["image"]
        self.put(f'''<zoom-scroll-view><img src="{image}" alt="Lake"><div data-pin="0.5 0.5">
            <zoom-scroll-view id="inner"><img src="{self.pictures[1]["image"]}" alt="City"></zoom-scroll-view>
            <photo-browser>{self.links}</photo-browser></div></zoom-scroll-view>''')
        self.wait_for("document.querySelector('zoom-scroll-view').view?.isShown && inner.view?.isShown")
        self.assertEqual(self.js("[inner.view.pictures[0].name, document.querySelector('photo-browser').links.length]"), ["City", len(self.pictures)])

    def test_each_of_two_components_has_a_place_of_its_own_in_the_history(self):
        self.put("<my-album></my-album><my-album></my-album>")
        self.js(f"""void ([...main.children].map((child) => {{ child.attachShadow({{ mode: 'open' }}).innerHTML = {json.dumps(f"<photo-browser>{self.links}</photo-browser>")}; }}),
            [window.first, window.second] = [...main.children].map(({{ shadowRoot }}) => shadowRoot.firstChild))""")
        self.js("second.openLightbox(1), settled(second)")
        self.js("void history.back()")
        self.wait_for("!second.dialog && history.state === null")
        self.js("void history.forward()")
        self.wait_for("second.view?.isShown")
        self.assertEqual(self.js("first.dialog ?? null"), None)
        self.js("void second.close()")
        self.wait_for("!second.dialog && history.state === null")

    # Rendered again and again

    def give(self, pictures):
        self.js(f"{ELEMENT}.pictures = {json.dumps(pictures)}, 0")

    def entries(self, *pages, **more):
        return [{"src": self.pictures[page]["image"], "name": self.pictures[page]["name"], **more} for page in pages]

    def test_what_is_given_is_read_back(self):
        self.put("<photo-browser inline></photo-browser>")
        given = self.entries(0, 1, title="A title", caption="Said", rights={"owner": "Anna"})
        self.give(given)
        self.settle()
        read = self.js(f"{ELEMENT}.pictures")
        for one, other in zip(given, read):
            self.assertEqual({**other, **one}, other)
        self.assertGreater(read[0]["width"], 0)

    def test_another_caption_alone_is_seen_at_once_and_nothing_else_changes(self):
        self.put("<photo-browser inline controls></photo-browser>")
        self.give(self.entries(0, 1, caption="Before"))
        caption = f"{ROOT}.querySelector('.caption')"
        self.wait_for(f"{caption}?.textContent === 'Before'")
        self.settle()
        self.js(f"window.first = {ELEMENT}.view, {ELEMENT}.setZoomScale(2)")
        self.settle()
        self.give(self.entries(0, 1, caption="Afterwards", title="New"))
        self.wait_for(f"{caption}.textContent === 'Afterwards'")
        self.give(self.entries(0, 1))
        self.wait_for(f"{caption}.hidden")
        self.settle()
        self.assertTrue(self.js(f"first === {ELEMENT}.view && {ELEMENT}.zoomScale === 2"))

    def test_an_attribute_that_changes_leaves_the_page_and_the_keys(self):
        for inside, attributes in ((self.links, "inline"), ("", 'src="gallery.json"')):
            self.put(f"<photo-browser {attributes}>{inside}</photo-browser>")
            self.js(f"{ELEMENT}.setPage(3)")
            self.js(f"{ELEMENT}.focus()")
            self.settle()
            first = self.js(f"window.first = {ELEMENT}.view, {ELEMENT}.setAttribute('page', '0'), {ELEMENT}.setPage(3).then(() => 0)")
            self.js(f"{ELEMENT}.setAttribute('page', '0'), frames(3)")
            self.assertEqual(self.js(f"{ELEMENT}.page"), 3)
            self.js(f"{ELEMENT}.setAttribute('loop', '')")
            self.wait_for(f"{ELEMENT}.view && {ELEMENT}.view !== first && {ELEMENT}.view.isShown")
            self.settle()
            self.assertEqual(self.js(f"{ELEMENT}.page"), 3)
            self.assertTrue(self.js(f"{ROOT}.activeElement === {ELEMENT}.view.stage.surface"))

    def test_another_list_is_seen_at_once_and_has_the_keys(self):
        self.put("<photo-browser inline></photo-browser>")
        self.give(self.entries(0, 1, 2))
        self.settle()
        self.js(f"{ELEMENT}.focus()")
        self.js(f"{ELEMENT}.setPage(1).then(() => {ELEMENT}.setZoomScale(2))")
        self.settle()
        self.give(self.entries(3, 4))
        self.wait_for(f"{ELEMENT}.view?.numberOfPages === 2 && {ELEMENT}.view.isShown && !{ELEMENT}.renewal")
        self.settle()
        self.assertEqual(self.js(f"[{ELEMENT}.page, {ELEMENT}.view.pictures[0].name]"), [0, self.pictures[3]["name"]])
        self.assertTrue(self.js(f"{ROOT}.activeElement === {ELEMENT}.view.stage.surface"))
        # Of a lightbox, too.
        self.put("<photo-browser lightbox></photo-browser>")
        self.give(self.entries(0, 1, 2))
        self.js(f"{ELEMENT}.openLightbox(1)")
        self.settle()
        self.give(self.entries(3, 4))
        self.wait_for(f"{ELEMENT}.view?.numberOfPages === 2 && {ELEMENT}.view.isShown && !{ELEMENT}.renewal")
        self.settle()
        self.assertTrue(self.js(f"{ROOT}.activeElement === {ELEMENT}.view.stage.surface"))
        self.js(f"{ELEMENT}.close(), 0")
        self.wait_for(f"!{ELEMENT}.dialog && history.state === null")

    def test_a_list_that_changes_out_of_sight_is_another_one_at_once(self):
        self.put("<photo-browser inline></photo-browser><div></div>")
        self.give(self.entries(0, 1, 2))
        self.settle()
        self.js("main.lastChild.style.height = '9000px', scrollTo(0, 8000)")
        self.wait_for(f"{ELEMENT}.view.stage.isFar")
        self.js(f"{ELEMENT}.setPage(1)")
        self.settle()
        self.give(self.entries(4, 0, 1, 2))
        self.wait_for(f"{ELEMENT}.view?.numberOfPages === 4 && !{ELEMENT}.renewal")
        self.assertEqual((self.js(f"{ELEMENT}.page"), self.js(f"{ROOT}.querySelectorAll('.box').length")), (2, 1))

    def test_the_ground_is_that_of_a_theme_that_an_attribute_chooses(self):
        self.put('<photo-browser src="gallery.json"></photo-browser>')
        self.settle()
        self.js("""void (window.sheet = new CSSStyleSheet(), sheet.replaceSync(':root[data-theme=light] { --zoomscroll-background: rgb(250 240 230); }'),
            document.adoptedStyleSheets.push(sheet), document.documentElement.dataset.theme = 'light')""")
        self.wait_for(f"{ELEMENT}.view.ground[0] > 0.9")
        self.settle()
        self.assertEqual(self.js(f"""(() => {{
            const context = new OffscreenCanvas(1, 1).getContext('2d');
            context.drawImage({ELEMENT}.view.stage.canvas, 0, 0);
            return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3); }})()"""), [250, 240, 230])

    # Promises

    def test_who_waits_for_a_view_that_is_replaced_waits_for_the_next(self):
        self.put("<photo-browser inline></photo-browser>")
        self.give(self.entries(0, 1, 2))
        self.js(f"void (window.kept = [], {ELEMENT}.ready.then(() => kept.push('ready')), {ELEMENT}.setPage(2).then(() => kept.push('page')))")
        self.give(self.entries(0, 1, 2, 3))
        self.wait_for("kept.length === 2")
        self.settle()
        self.assertEqual(self.js(f"[{ELEMENT}.page, {ELEMENT}.view.numberOfPages]"), [2, 4])
        # Of one that has ended everything is over at once.
        self.js(f"void (window.view = {ELEMENT}.view, {ELEMENT}.remove())")
        self.wait_for("view.stage.isClosed")
        self.assertEqual(self.js("Promise.all([view.rotate(90), view.lookAt(0.5, 0.5, { animated: true }), view.setPage(1)]).then(() => 'over')"), "over")

    def test_a_flight_that_leads_elsewhere_is_over(self):
        self.put(f'<zoom-scroll-view src="{self.pictures[0]["image"]}"></zoom-scroll-view>')
        self.settle("zoom-scroll-view")
        self.assertEqual(self.js("""(async () => {
            const view = document.querySelector('zoom-scroll-view');
            const order = [];
            const first = view.lookAt(0.1, 0.1, { zoomScale: 3, animated: true }).then(() => order.push('first'));
            await frames(2);
            const second = view.lookAt(0.9, 0.9, { zoomScale: 3, animated: true }).then(() => order.push('second'));
            await first;
            order.push(view.view.stage.isAtRest);
            await second;
            return order; })()"""), ["first", False, "second"])

    def test_a_flight_that_leads_elsewhere_ends_at_its_place(self):
        for element in (f'<zoom-scroll-view src="{self.pictures[0]["image"]}" maximum-zoom-scale="6"></zoom-scroll-view>', f'<photo-browser inline max-zoom="6">{self.links}</photo-browser>'):
            # In flight a photo browser still comes to another place: only what is said at once is looked at.
            for pause in (0, 2) if "scroll" in element else (0,):
                with self.subTest(element[:16], pause=pause):
                    self.put(element)
                    self.assertEqual(self.js(f"""(async () => {{
                        const element = main.firstChild;
                        await settled(element);
                        const first = element.lookAt(0.1, 0.1, {{ zoomScale: 2, animated: true }});
                        await frames({pause});
                        await element.lookAt(0.9, 0.8, {{ zoomScale: 4, animated: true }});
                        await first;
                        await settled(element);
                        const {{ x, y, width, height }} = element.pictureFrame;
                        const {{ clientWidth, clientHeight }} = element;
                        const offset = (share, all, room) => -Math.min(Math.max(0, share * all - room / 2), Math.max(0, all - room));
                        const near = (a, b) => Math.abs(a - b) < 2;
                        return [Math.round(100 * element.zoomScale) / 100, near(x, offset(0.9, width, clientWidth)) || width < clientWidth,
                          near(y, offset(0.8, height, clientHeight)) || height < clientHeight,
                          x, y, width, height, clientWidth, clientHeight]; }})()""")[:3], [4, True, True])

    def test_what_moves_a_picture_is_done_in_order(self):
        for element in (f'<zoom-scroll-view src="{self.pictures[0]["image"]}"></zoom-scroll-view>', f'<photo-browser inline>{self.links}</photo-browser>'):
            with self.subTest(element[:16]):
                self.put(element)
                # The script of the first comes from the server.
                self.js("(async () => { await settled(main.firstChild); main.firstChild.lookAt(0.3, 0.6, { zoomScale: 2 }); await main.firstChild.setZoomScale(1); })()")
                self.js("settled(main.firstChild)")
                self.assertEqual(self.js("main.firstChild.zoomScale"), 1)

    def test_names_of_files_may_be_no_text(self):
        self.put(f'<photo-browser inline><a href="caf%E9.jpg"><img alt=""></a><a href="100%.jpg"><img alt=""></a>{self.links}</photo-browser>')
        self.wait_for(f"{ELEMENT}.view?.isShown")
        self.assertEqual(self.js(f"{ELEMENT}.view.pictures.slice(0, 2).map(({{ name }}) => name)"), ["caf%E9.jpg", "100%.jpg"])
        self.assertEqual(self.js(f"{ELEMENT}.view.numberOfPages"), len(self.pictures) + 2)
        self.settle()
        self.chromium.problems = [problem for problem in self.chromium.problems if "404" not in problem and "caf" not in problem]

    def test_a_list_that_is_read_and_set_again_is_the_same(self):
        self.put("<photo-browser inline></photo-browser>")
        image = self.pictures[0]["image"]
        self.put(f"""<div id="own">Own</div><photo-browser inline><a href="{image}" data-srcset="{image} 1200w"><img src="{self.pictures[0]["thumbnail"]}" alt="A"></a>
            <a href="#" data-slide="#own">Slide</a></photo-browser>""")
        self.wait_for(f"{ELEMENT}.view?.isShown")
        read = self.js(f"{ELEMENT}.pictures")
        self.assertEqual([[source["width"] for source in read[0]["sources"]], read[1]["slide"]], [[1200], "#own"])

    def test_a_list_changes_after_its_engine_has_failed(self):
        self.put("<photo-browser inline></photo-browser>")
        self.give(self.entries(0, 1))
        self.settle()
        self.in_worker("player.engine.frame = () => { throw new Error('It is broken.'); }, 0")
        self.js(f"{ELEMENT}.view.press('ArrowRight'), 0")
        self.wait_for(f"{ELEMENT}.view.stage.isClosed")
        self.give(self.entries(0, 1, 2))
        self.wait_for(f"{ELEMENT}.view?.isShown && {ELEMENT}.view.numberOfPages === 3 && !{ELEMENT}.view.stage.isClosed")
        self.chromium.problems.clear()

    def in_worker(self, expression):
        return self.chromium.run_in_worker(expression)
