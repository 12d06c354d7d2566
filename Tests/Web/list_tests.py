"""Photo browsers of a list that a script gives them.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import json

from element_page import ELEMENT, ROOT
from transition_page import TransitionTestCase


class ListTests(TransitionTestCase):
    def give(self, *pages):
        """These of the gallery's pictures; without their sizes they are files as any other."""
        pictures = [{"src": self.pictures[page]["image"], "name": self.pictures[page]["name"]} for page in pages]
        self.js(f"{ELEMENT}.pictures = {json.dumps(pictures)}, 0")

    @property
    def shown(self):
        return self.js(f"{ELEMENT}.view.pictures[{ELEMENT}.page].name")

    def test_the_photo_that_is_shown_stays_when_the_list_grows(self):
        self.put("<photo-browser inline></photo-browser>")
        self.give(0, 1, 2)
        self.settle()
        self.js(f"{ELEMENT}.setPage(2)")
        self.settle()
        self.give(5, 4, 0, 1, 2, 3)
        self.handed_over(6)
        self.assertEqual((self.js(f"{ELEMENT}.page"), self.shown), (4, self.pictures[2]["name"]))
        # It is gone: one beside it is there.
        self.give(3, 0)
        self.handed_over(2)
        self.assertEqual((self.js(f"{ELEMENT}.page"), self.shown), (0, self.pictures[3]["name"]))

    def handed_over(self, count):
        self.wait_for(f"{ELEMENT}.view?.isShown && {ELEMENT}.view.numberOfPages === {count} && !{ELEMENT}.renewal")
        self.assertEqual(self.js(f"{ROOT}.querySelectorAll('.box').length"), 1)
        self.settle()

    def test_who_has_zoomed_or_has_the_keys_there_keeps_that_when_the_list_changes(self):
        self.put("<photo-browser inline></photo-browser>")
        self.give(0, 1, 2)
        self.settle()
        self.js(f"{ELEMENT}.setPage(1)")
        self.settle()
        self.js(f"{ELEMENT}.focus()")
        self.js(f"window.old = {ELEMENT}.view, {ELEMENT}.setZoomScale(2.5)")
        self.settle()
        for pages in ((0, 1, 2, 3), (2, 1), (1, 0, 2, 3, 4)):
            self.give(*pages)
            self.js("frames(10)")
            self.assertTrue(self.js(f"{ELEMENT}.view === old && {ELEMENT}.zoomScale === 2.5"), pages)
        # Seen as a whole it is that of the new list.
        self.js(f"{ELEMENT}.setZoomScale(1)")
        self.handed_over(5)
        self.assertEqual((self.js(f"{ELEMENT}.page"), self.shown), (0, self.pictures[1]["name"]))
        self.assertTrue(self.js(f"{ROOT}.activeElement && {ELEMENT}.view.stage.element.contains({ROOT}.activeElement)"))
        self.key("ArrowRight")
        self.settle()
        self.assertEqual(self.shown, self.pictures[0]["name"])

    def test_a_finger_goes_on_moving_a_photo_whose_list_changes(self):
        self.put("<photo-browser inline></photo-browser>")
        self.give(0, 1, 2)
        self.settle()
        self.fingers.down(f1=(800, 200))
        self.fingers.move(f1=(700, 200))
        self.give(0, 2, 1)
        self.js("frames(5)")
        self.fingers.move(f1=(300, 200))
        self.fingers.up()
        self.settle()
        self.handed_over(3)
        self.assertEqual((self.js(f"{ELEMENT}.page"), self.shown), (2, self.pictures[1]["name"]))

    def test_links_may_be_words(self):
        first, second, third = (picture["image"] for picture in self.pictures[:3])
        self.put(f"""<photo-browser><p>The <a href="{first}">lake</a>, and a <a href="nowhere.html">page</a>.</p>
            <figure><a href="{second}"><img src="{self.pictures[1]["thumbnail"]}" alt="City"></a>
            <figcaption>The city (<a href="{third}">larger</a>)</figcaption></figure></photo-browser>""")
        self.click("p a")
        self.settle()
        self.assertEqual(self.js(f"[{ELEMENT}.page, {ELEMENT}.view.pictures.map(({{ name }}) => name)]"), [0, ["lake", "City"]])
        self.key("Escape")
        self.assert_closed()

    def test_a_list_without_links_opens_over_the_whole_window(self):
        image = f'<img src="{self.pictures[1]["thumbnail"]}" alt="A photo">'
        self.put(f"<photo-browser lightbox></photo-browser><button>{image}</button>")
        self.give(0, 1, 2)
        self.js("frames(2)")
        self.assertEqual(self.js(f"[{ELEMENT}.view ?? null, {ROOT}.querySelector('dialog')]"), [None, None])
        self.js("document.images[0].decode()")
        self.hold_flights()
        self.js(f"{ELEMENT}.openLightbox(1, document.querySelector('button')), frames(2)")
        # Out of the button's picture.
        self.assertEqual(self.js("document.images[0].style.visibility"), "hidden")
        self.finish_flights()
        self.settle()
        self.come_to_rest()
        self.assertEqual((self.js(f"{ELEMENT}.view.numberOfPages"), self.shown), (3, self.pictures[1]["name"]))
        # What comes is taken.
        self.give(4, 0, 1, 2)
        self.wait_for(f"{ELEMENT}.view?.numberOfPages === 4 && !{ELEMENT}.renewal")
        self.assertEqual((self.js(f"{ELEMENT}.page"), self.shown), (2, self.pictures[1]["name"]))
        self.key("ArrowRight")
        self.settle()
        self.key("Escape")
        self.assert_closed()
        self.assertTrue(self.js("document.activeElement === document.querySelector('button')"))

    def test_one_that_is_taken_out_of_the_document_says_that_it_has_closed(self):
        self.put(f"<photo-browser>{self.links}</photo-browser>")
        self.js(f"{ELEMENT}.openLightbox(1)")
        self.settle()
        self.js(f"{ELEMENT}.addEventListener('close', () => ended += 1), window.ended = 0, {ELEMENT}.remove()")
        self.wait_for("ended === 1 && !history.state?.lightbox")

    def test_who_turns_a_photo_that_has_gone_is_told_of_the_next_one_once_by_its_new_number(self):
        self.put(f"<photo-browser>{self.links}</photo-browser>")
        self.js(f"[4, 4].forEach((index) => {ELEMENT}.children[index].remove()); {ELEMENT}.openLightbox(1)")
        self.settle()
        counter = f"{ROOT}.querySelector('.counter')?.textContent"
        self.wait_for(f"{counter} === '2 / 4'")
        self.js(f"{ELEMENT}.children[1].remove()")
        self.wait_for(f"{counter} === '2 / 3'")
        self.js(f"""void (window.shown = [], window.counters = new Set(), window.old = {ELEMENT}.view, window.watch = () => {{
            counters.add({counter});
            requestAnimationFrame(watch); }}, watch(),
            {ELEMENT}.addEventListener('photoBrowserDidShowPage', ({{ detail }}) => shown.push([detail.page, {ELEMENT}.page])))""")
        self.key("ArrowRight")
        self.wait_for(f"{ELEMENT}.view !== old && !{ELEMENT}.renewal && {counter} === '2 / 3'")
        self.settle()
        self.key("ArrowRight")
        self.wait_for(f"{counter} === '3 / 3'")
        self.settle()
        self.assertEqual(self.js("shown"), [[1, 1], [2, 2]])
        self.assertEqual(self.js("[...counters].filter(Boolean)"), ["2 / 3", "3 / 3"])

    def test_what_comes_or_goes_while_a_lightbox_is_being_opened_is_taken(self):
        for change, is_so in ((f"{ELEMENT}.lastChild.remove()", f"{ELEMENT}.view?.numberOfPages === 5 && !{ELEMENT}.renewal"),
                              (f"{ELEMENT}.replaceChildren()", f"!{ROOT}.querySelector('dialog')")):
            with self.subTest(change):
                self.put(f"<photo-browser>{self.links}</photo-browser>")
                # There is no view before its first photo and its engine are there.
                self.js(f"{ELEMENT}.openLightbox(1), {change}, 0")
                self.wait_for(is_so)
                self.js(f"{ELEMENT}.release()")

    def test_a_lightbox_closes_when_the_shown_one_has_gone_first_and_then_the_others(self):
        self.put(f"<photo-browser>{self.links}</photo-browser>")
        self.js(f"{ELEMENT}.openLightbox(1)")
        self.settle()
        self.js(f"{ELEMENT}.children[1].remove()")
        # It waits to be turned.
        self.wait_for(f"{ELEMENT}.renewal")
        self.js(f"{ELEMENT}.replaceChildren()")
        self.assert_closed()
        self.put("<photo-browser lightbox></photo-browser>")
        self.give(0, 1, 2, 3)
        self.js(f"{ELEMENT}.openLightbox(0)")
        self.settle()
        self.js(f"{ELEMENT}.pictures = {ELEMENT}.pictures.slice(1), 0")
        self.wait_for(f"{ELEMENT}.renewal")
        # Before anything is drawn, too.
        self.js(f"{ELEMENT}.pictures = [], 0")
        self.assert_closed()

    def test_who_turns_a_photo_that_has_gone_comes_to_one_that_is_there(self):
        self.put(f"<photo-browser>{self.links}</photo-browser>")
        self.js(f"{ELEMENT}.openLightbox(2)")
        self.settle()
        self.js(f"window.old = {ELEMENT}.view, [1, 2, 3].map((index) => {ELEMENT}.querySelectorAll('a')[index]).forEach((link) => link.remove())")
        self.js("frames(10)")
        self.assertTrue(self.js(f"{ELEMENT}.view === old"))
        self.key("ArrowRight")
        self.wait_for(f"{ELEMENT}.view !== old && {ELEMENT}.view.isShown && {ROOT}.querySelectorAll('.box').length === 1")
        self.settle()
        # The fourth had gone, too: it is the fifth.
        self.assertEqual(self.js(f"[{ELEMENT}.page, {ELEMENT}.view.numberOfPages]"), [1, 3])
        self.assertTrue(self.js(f"{ELEMENT}.view.pictures[1].image === {ELEMENT}.querySelectorAll('a')[1].href"))
