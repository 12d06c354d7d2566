"""What is seen of a photo of which nothing has come yet.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

from element_page import ELEMENT, ROOT, ElementTestCase
from gallery_page import Server


class HoleTests(ElementTestCase):
    def open(self, links):
        """The last photo is not sent before somebody frees it."""
        Server.is_free.clear()
        self.addCleanup(setattr, Server, "held", "nothing")
        self.addCleanup(Server.is_free.set)
        Server.held = self.pictures[-1]["image"]
        self.put(f'<photo-browser transition="none">{links}</photo-browser>')
        self.js(f"{ELEMENT}.openLightbox(0)")
        self.settle()
        self.wait_for(f"{ROOT}.querySelector('.counter')")
        # How many frames have shown nothing.
        self.js(f"""void (window.view = {ELEMENT}.view, window.empty = 0, window.watch = () => {{
            const {{ stage, isShown }} = view;
            empty += isShown && !stage.state.hasContent;
            if (view === {ELEMENT}.view) requestAnimationFrame(watch); }}, watch())""")

    def assert_photo_comes(self):
        self.js("fetch('free').then(() => 0)")
        self.settle()
        self.wait_for("view.isShown")
        self.assertFalse(self.js("view.placeholder.isConnected"))
        self.assertEqual(self.js(f"[{ELEMENT}.page, view.stage.canvas.style.visibility]"), [len(self.pictures) - 1, ""])

    def test_a_key_leads_at_once_to_what_a_thumbnail_stands_for(self):
        self.open(self.links)
        last = len(self.pictures) - 1
        self.js("view.press('End')")
        self.wait_for(f"{ELEMENT}.page === {last} && !view.isShown")
        self.assertEqual(self.js(f"{ROOT}.querySelector('.counter').textContent"), f"{last + 1} / {last + 1}")
        self.assertTrue(self.js("view.placeholder.isConnected && view.placeholder.src").endswith(self.pictures[-1]["thumbnail"]))
        self.assertEqual(self.js("[view.stage.canvas.style.visibility, view.placeholder.style.transform]"), ["hidden", ""])
        # One may go on from there.
        self.js("view.press('ArrowLeft')")
        self.wait_for(f"{ELEMENT}.page === {last - 1} && view.isShown")
        self.js("view.press('End')")
        self.wait_for(f"{ELEMENT}.page === {last} && !view.isShown")
        self.assert_photo_comes()
        self.assertLessEqual(self.js("empty"), 2)

    def test_a_script_leads_there_as_well(self):
        self.open(self.links)
        self.js(f"{ELEMENT}.setPage({len(self.pictures) - 1})")
        self.wait_for("!view.isShown")
        self.assert_photo_comes()

    def test_without_a_thumbnail_the_one_before_stays_for_a_moment(self):
        self.open("".join(f'<a href="{picture["image"]}">{picture["name"]}</a>' for picture in self.pictures))
        self.js("view.press('End')")
        self.wait_for("view.awaited >= 0")
        self.pass_time(0.45)
        self.js("frames(3)")
        self.assertEqual(self.js(f"{ELEMENT}.page"), 0)
        self.pass_time(0.1)
        self.wait_for(f"{ELEMENT}.page === {len(self.pictures) - 1}")
        self.assert_photo_comes()
