"""Fingers on a real touchscreen, keys, and what is left without an engine, in Chromium, Firefox and WebKitGTK.

Run by Scripts/test-web inside of Scripts/rig, whose screen has fingers; the environment is that of gallery_page. WebKitGTK's own
window has keys for what a page does not use; nothing else is missing in it.
"""

import os
import unittest

from real_browser import WEBKIT, WEBKIT_ENVIRONMENT, RealBrowser, chromium, firefox, webkit


class Fingers(RealBrowser):
    """What is the same in both."""

    page = "wheels.html"

    def screen(self):
        return os.environ["DISPLAY"]

    @classmethod
    def setUpClass(cls):
        cls.commands, cls.answers = open(os.environ["RIG_IN"], "w"), open(os.environ["RIG_OUT"])

    @classmethod
    def tearDownClass(cls):
        cls.commands.close()
        cls.answers.close()

    def act(self, command):
        self.commands.write(command + "\n")
        self.commands.flush()
        self.assertEqual(self.answers.readline(), "done\n", command)

    # By the screen's own mouse: after a touch the X server hands on nothing that xdotool's moves.

    def point(self, x, y):
        self.act(f"pointer {x},{y}")

    def click(self):
        self.act("mouse 640,400 down")
        self.act("mouse 640,400 up")

    def test_a_finger_turns_pages_both_ways(self):
        self.open()
        self.act("swipe 1000,400 -> 300,400 0.15")
        self.until(lambda state: state["page"] == 1)
        self.act("swipe 300,400 -> 1000,400 0.15")
        self.until(lambda state: state["page"] == 0)

    def test_in_an_article_a_finger_turns_pages_aside_and_scrolls_the_page_up_and_down(self):
        self.open("?article")
        self.act("swipe 1000,400 -> 300,410 0.15")
        turned = self.until(lambda state: state["page"] == 1)
        # Before it is known where a finger leads, WebKitGTK may have scrolled by what it has gone; all of its way would be 10.
        self.assertAlmostEqual(turned["top"], 1900, delta=2)
        self.act("drag 640,500 -> 645,250 0.4")
        scrolled = self.until(lambda state: state["top"] > 1980)
        self.assertEqual(scrolled["page"], 1)

    def test_two_fingers_zoom_and_move_the_picture(self):
        self.open()
        self.act("pinch 640,400 200 -> 500 0.5")
        zoomed = self.until(lambda state: state["zoom"] > 1.8)
        self.assertAlmostEqual(zoomed["zoom"], 2.5, delta=0.15)
        # Both the same way: neither nearer nor further.
        for command in ("touch 1 down 540,400", "touch 2 down 740,400", *(f"touch {finger} move {x},{400 - 10 * step}"
                        for step in range(1, 13) for finger, x in ((1, 540), (2, 740)))):
            self.act(command)
        # What rests glides no further.
        self.act("wait 0.3")
        self.act("touch 1 up 540,280")
        self.act("touch 2 up 740,280")
        moved = self.until(lambda state: state["y"] > zoomed["y"] + 60)
        self.assertAlmostEqual(moved["y"], zoomed["y"] + 120, delta=15)
        self.assertAlmostEqual(moved["zoom"], zoomed["zoom"], delta=0.02)
        self.act("doubletap 640,400")
        self.until(lambda state: state["zoom"] == 1)

    def test_a_finger_opens_a_thumbnail_and_takes_the_photo_away(self):
        self.open("?lightbox")
        self.act("tap 640,400")
        self.until(lambda state: state["isShown"])
        self.act("swipe 640,300 -> 640,700 0.2")
        gone = self.until(lambda state: state["closed"] == 1)
        self.assertEqual((gone["opened"], gone["isShown"], gone["visibility"]), (1, False, ""))

    def test_keys_turn_zoom_and_show_the_whole(self):
        self.open()
        self.click()
        # WebKit hands a key on before the click that came ahead of it.
        self.until(lambda state: state["isFocused"])
        self.input("key", "Right")
        self.until(lambda state: state["page"] == 1)
        self.input("key", "plus")
        self.assertAlmostEqual(self.until(lambda state: state["zoom"] > 1)["zoom"], 1.5, places=6)
        self.input("key", "Escape")
        self.until(lambda state: state["zoom"] == 1)
        self.input("key", "Home")
        self.until(lambda state: state["page"] == 0)

    def test_escape_closes(self):
        self.open("?lightbox")
        self.click()
        self.until(lambda state: state["isShown"])
        self.input("key", "Escape")
        self.until(lambda state: state["closed"] == 1)

    def test_without_an_engine_links_are_links(self):
        self.open("?links")
        self.click()
        left = self.until(lambda state: state["isLeft"])
        self.assertEqual((left["opened"], left["isPrevented"]), (0, False))


class ChromiumTests(Fingers, unittest.TestCase):
    command = chromium


class FirefoxTests(Fingers, unittest.TestCase):
    # Without it Firefox takes fingers on X11 for a mouse.
    environment = {"MOZ_USE_XINPUT2": "1"}
    command = firefox


@unittest.skipUnless(WEBKIT, "WebKitGTK's browser is not installed")
class WebKitTests(Fingers, unittest.TestCase):
    environment = WEBKIT_ENVIRONMENT
    command = webkit

    def browser_stands_still(self):
        """Seen on busy machines, in its own window: nothing of ours could move there. Once it did not even tell so."""
        self.skipTest("WebKitGTK has stopped making frames, or all that it does")
