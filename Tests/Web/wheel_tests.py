"""Wheels of a real mouse, as an X server brings them, in Chromium, Firefox and WebKitGTK: one notch is one page.

Run by Scripts/test-web; the environment is that of gallery_page. WebKitGTK's own window zooms the page when Ctrl is held: that
wheel never comes to the page.
"""

import unittest

from real_browser import WEBKIT, WEBKIT_ENVIRONMENT, RealBrowser, chromium, firefox, webkit


class Wheels(RealBrowser):
    """What is the same in both."""

    page = "wheels.html"

    def turn(self, button, key=None):
        """Buttons of a wheel: 4 is up, 5 down, 7 to the right."""
        self.input(*(["keydown", key] if key else []), "click", str(button), *(["keyup", key] if key else []))

    def test_over_all_of_the_page_a_notch_turns_one_page(self):
        self.open()
        for button, key, page in ((5, None, 1), (5, None, 2), (4, None, 1), (7, None, 2), (5, "shift", 3)):
            heard = self.told["heard"]
            self.turn(button, key)
            state = self.until(lambda state: state["heard"] > heard and state["page"] != self.shown)
            self.assertEqual(state["page"], page)
            self.shown = page

    def test_a_click_opens_a_thumbnail_and_a_drag_down_closes_it(self):
        """Out of it and back into it, with the browser's own animations and style sheets."""
        self.open("?lightbox")
        self.input("click", "1")
        state = self.until(lambda state: state["isShown"])
        self.assertEqual((state["opened"], state["closed"], state["visibility"]), (1, 0, ""))
        # A little, and back.
        self.input("mousemove", "640", "300", "mousedown", "1", "mousemove", "640", "320", "mousemove", "640", "350")
        held = self.until(lambda state: state["phase"] == 1 and state["isHeld"])
        self.assertEqual(held["visibility"], "hidden")
        self.input("mousemove", "640", "330", "mousemove", "640", "305", "mouseup", "1")
        back = self.until(lambda state: state["phase"] == 0 and not state["isHeld"])
        self.assertEqual((back["closed"], back["visibility"]), (0, ""))
        self.input("mousedown", "1", *(word for y in range(300, 700, 20) for word in ("mousemove", "640", str(y))))
        self.until(lambda state: state["phase"] == 1)
        self.input("mouseup", "1")
        gone = self.until(lambda state: state["closed"] == 1)
        self.assertEqual((gone["isShown"], gone["visibility"]), (False, ""))

    def test_in_an_article_only_what_leads_aside_turns_pages(self):
        self.open("?article")
        self.turn(5)
        self.assertEqual(self.until(lambda state: state["top"] > 1940)["page"], 0)
        self.turn(5, "shift")
        self.until(lambda state: state["page"] == 1)
        self.turn(7)
        self.until(lambda state: state["page"] == 2)


class ControlAndShift:
    """Where a window leaves those wheels to the page."""

    def test_with_control_a_notch_zooms_and_with_shift_it_leads_aside(self):
        self.open()
        self.turn(4, "ctrl")
        before = self.until(lambda state: state["zoom"] != 1)
        self.assertAlmostEqual(before["zoom"], 1.2, places=6)
        self.turn(5, "shift")
        after = self.until(lambda state: state["x"] != before["x"])
        self.assertGreater(after["x"], before["x"])
        self.assertEqual([after["y"], after["page"]], [before["y"], 0])


class ChromiumTests(Wheels, ControlAndShift, unittest.TestCase):
    command = chromium


class FirefoxTests(Wheels, ControlAndShift, unittest.TestCase):
    command = firefox


@unittest.skipUnless(WEBKIT, "WebKitGTK's browser is not installed")
class WebKitTests(Wheels, unittest.TestCase):
    environment = WEBKIT_ENVIRONMENT
    command = webkit

    def browser_stands_still(self):
        """Seen on busy machines, in its own window: nothing of ours could move there."""
        self.skipTest("WebKitGTK has stopped making frames")
