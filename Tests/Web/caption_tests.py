"""Captions: where they come from, and how long ones are read.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import json
import time

from control_page import ControlTestCase
from element_page import ELEMENT, HEIGHT, ROOT, WIDTH

CAPTION = f"{ROOT}.querySelector('.caption')"


class CaptionTests(ControlTestCase):
    @staticmethod
    def link(picture, text):
        return f'<a href="{picture["image"]}" data-caption="{text}"><img src="{picture["thumbnail"]}" alt=""></a>'

    def test_what_is_awaited_is_told_away_from_the_caption(self):
        self.open_lightbox(links=self.links.replace("<a ", '<a data-caption="Lake Como" '))
        top, height = self.js(f"""(() => {{
            const surface = {ROOT}.querySelector('.zoomscroll-surface');
            surface.classList.add('busy');
            return ['top', 'height'].map((name) => parseFloat(getComputedStyle(surface, '::before')[name])); }})()""")
        self.assertLess(top + height, self.place(".caption")[1])

    def test_rings_are_there_before_they_are_seen(self):
        self.open_lightbox()
        read = lambda words, value: self.js(f"""(() => {{
            const surface = {ROOT}.querySelector('.zoomscroll-surface');
            {words}
            return ['::before', '::after'].map((ring) => getComputedStyle(surface, ring)['{value}']); }})()""")
        self.assertEqual(read("surface.classList.remove('busy'); surface.blur();", "content"), ['""', '""'])
        self.assertEqual(read("", "visibility"), ["hidden", "hidden"])
        self.assertEqual(read("surface.classList.add('busy');", "visibility"), ["visible", "hidden"])

    def test_captions_come_from_attributes_and_figures(self):
        image = lambda p: f'<a href="{p["image"]}"><img src="{p["thumbnail"]}" alt="Alternative"></a>'
        first, second, third = self.pictures[:3]
        self.open_lightbox(0, links=(
            f'<figure>{image(first)}<figcaption>Lake <b>Como</b></figcaption></figure>{image(second)}'
            + image(third).replace("<a", '<a data-caption="&lt;b&gt;3"').replace("Alternative", "")))
        seen = lambda: self.js(f"[{CAPTION}.innerText, {CAPTION}.getBoundingClientRect().height > 20]")
        self.assertEqual(seen(), ["Lake Como", True])
        # It stands beside what those hear who do not see the photo.
        self.assertEqual(self.named("image"), ["Alternative"])
        self.key("ArrowRight")
        self.assertEqual(seen(), ["", False])
        self.key("ArrowRight")
        self.assertEqual(seen(), ["<b>3", True])
        self.assertEqual(self.named("image"), ["<b>3"])

    def test_a_slot_that_a_component_passes_on_is_one_of_its_own_only_when_there_is_something_in_it(self):
        links = self.link(self.pictures[0], "Lake") + self.link(self.pictures[1], "")
        self.js(f"""void (main.innerHTML = '<div></div>', window.component = main.firstChild,
            component.attachShadow({{ mode: 'open' }}).innerHTML =
              '<photo-browser><slot></slot><slot name="cap" slot="caption"></slot></photo-browser>',
            component.innerHTML = {json.dumps(links)},
            window.browser = component.shadowRoot.querySelector('photo-browser'))""")
        caption = "browser.shadowRoot.querySelector('.caption')"
        self.wait_for("browser.links?.length === 2")
        self.js("browser.openLightbox(0)")
        seen = lambda text: self.wait_for(f"{caption}?.innerText === {json.dumps(text)} && !{caption}.hidden")
        seen("Lake")
        self.js("browser.setPage(1)")
        self.wait_for(f"browser.page === 1 && {caption}.hidden")
        # It comes, and goes.
        self.js("component.insertAdjacentHTML('beforeend', '<p slot=\"cap\">Our own</p>')")
        self.wait_for(f"!{caption}.hidden && {caption}.querySelector('span').hidden && component.lastChild.getClientRects().length")
        self.js("component.lastChild.remove()")
        self.wait_for(f"{caption}.hidden")
        self.js("browser.setPage(0)")
        seen("Lake")
        self.js("browser.release()")

    def test_what_a_figure_says_has_its_links(self):
        image = lambda p: f'<a href="{p["image"]}"><img src="{p["thumbnail"]}" alt=""></a>'
        first, second = self.pictures[:2]
        self.open_lightbox(0, links=(
            f'<figure>{image(first)}<figcaption>Lake <a href="#como">Como</a></figcaption></figure>'
            f'<figure>{image(second)}<figcaption>\n  </figcaption></figure>'))
        link = f"{ROOT}.querySelector('.caption a')"
        self.assertEqual(self.js(f"[{link}.textContent, {link} === document.querySelector('figcaption a')]"), ["Como", False])
        self.assertEqual(self.js(f"{ELEMENT}.pictures[0].caption"), "Lake Como")
        self.key("ArrowRight")
        self.assertTrue(self.js(f"{CAPTION}.hidden"))
        self.key("ArrowLeft")
        x, y, width, height = self.place(".caption a")
        self.chromium.click(x + width / 2, y + height / 2)
        # It leads to another place of the page, which is to be seen.
        self.wait_for("location.hash === '#como'")
        self.wait_for(f"!{ROOT}.querySelector('dialog')")

    def test_a_long_one_leaves_the_photo_to_be_seen_and_is_read_when_somebody_asks(self):
        self.open_lightbox(0, links=self.link(self.pictures[0], "Long. " * 900) + self.link(self.pictures[1], "Other"))
        line = float(self.js(f"parseFloat(getComputedStyle({CAPTION}).lineHeight)"))
        _, top, _, height = self.place(".caption")
        # Four lines of it, whole ones.
        self.assertAlmostEqual(height, 4 * line + 18, delta=1)
        self.assertLess(top + height, HEIGHT)
        self.fingers.down(f1=(WIDTH / 2, top + 20))
        self.fingers.up()
        self.wait_for(f"{CAPTION}.clientHeight > {HEIGHT / 2}")
        # A finger that the browser takes away to scroll.
        x, y = WIDTH / 2, HEIGHT / 2
        start = time.time()
        for step in range(10):
            kind = "touchEnd" if step == 9 else "touchMove" if step else "touchStart"
            points = [] if step == 9 else [{"id": 1, "x": x, "y": y - 20 * step}]
            self.chromium.send("Input.dispatchTouchEvent", type=kind, touchPoints=points, timestamp=start + step / 60)
            self.js("frames(2)")
        self.wait_for(f"{CAPTION}.scrollTop > 50")
        self.chromium.send("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=240)
        self.wait_for(f"{CAPTION}.scrollTop > 250")
        self.assertEqual((self.page, self.js(f"{ELEMENT}.zoomScale")), (0, 1))
        # Another tap closes it, and the next photo has its own.
        self.chromium.click(x, y)
        self.wait_for(f"{CAPTION}.clientHeight < {HEIGHT / 4}")
        self.key("ArrowRight")
        self.assertEqual(self.js(f"[{CAPTION}.innerText, {CAPTION}.tabIndex]"), ["Other", -1])

    def test_a_long_one_can_be_read_with_the_keyboard(self):
        self.open_lightbox(0, links=self.link(self.pictures[0], "Long. " * 300) + self.link(self.pictures[1], "Other"))
        for _ in range(8):
            self.key("Tab")
            if self.js(f"{ROOT}.activeElement === {CAPTION}"):
                break
        self.assertGreater(self.js(f"{CAPTION}.clientHeight"), HEIGHT / 4)
        self.assertGreater(self.js(f"{CAPTION}.scrollHeight"), HEIGHT / 4)
        self.assertEqual(self.opacity(".caption"), 1)

    def test_what_goes_sideways_on_a_long_one_turns_the_page(self):
        self.open_lightbox(0, links=self.link(self.pictures[0], "Long. " * 300) + self.link(self.pictures[1], "Other"))
        x, y, width, height = self.place(".caption")
        self.fingers.swipe((x + width - 20, y + 30), (x - 200, y + 34))
        self.settle()
        self.assertEqual(self.page, 1)

    def test_fingers_go_through_a_short_one(self):
        self.open_lightbox(0, links=self.link(self.pictures[0], "Short. " * 12) + self.link(self.pictures[1], "Other"))
        x, y, width, height = self.place(".caption")
        x, y = x + width / 2, y + height / 2
        self.fingers.swipe((x + 200, y), (x - 200, y))
        self.settle()
        self.assertEqual(self.page, 1)

    def test_a_caption_that_changes_is_seen_at_once_and_leaves_the_zoom(self):
        figure = f'<figure>{self.links[:self.links.index("</a>") + 4]}<figcaption>Old</figcaption></figure>'
        self.open_inline("inline controls", figure)
        self.js(f"{ELEMENT}.zoomScale = 2")
        self.settle()
        self.js("document.querySelector('figcaption').textContent = 'New'")
        self.wait_for(f"{CAPTION}.innerText === 'New'")
        self.assertEqual(self.js(f"{ELEMENT}.zoomScale"), 2)

    def test_a_caption_that_changes_is_seen_though_the_lightbox_is_open(self):
        self.put("<photo-browser>" + self.link(self.pictures[0], "Before") + self.link(self.pictures[1], "Other") + "</photo-browser>")
        self.js(f"{ELEMENT}.openLightbox(0)")
        self.settle()
        self.wait_for(f"{CAPTION}?.textContent === 'Before'")
        self.js("void (document.querySelector('a').dataset.caption = 'After')")
        self.wait_for(f"{CAPTION}.textContent === 'After'")
