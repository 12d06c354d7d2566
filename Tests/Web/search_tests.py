"""A list that is searched, in a page: `Tests/Outside/Finder`, as `Scripts/build-web --package` makes it.

Run by Scripts/test-web, as program_tests are; FINDER is the page's folder.
"""

import os
import unittest

import program_tests
from chromium import Chromium
from gallery_page import serve

FINDER = os.environ["FINDER"]
# Of the search's field, points: below the bar's line and the large title.
FIELD = (400, 115)
ALL = ["Alps", "Andes", "Atlas", "Ural"]


class SearchTests(unittest.TestCase):
    def setUp(self):
        server = serve(FINDER)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.chromium = Chromium(800, 600)
        self.addCleanup(self.chromium.close)
        self.chromium.open(f"http://127.0.0.1:{server.server_port}/")
        self.js(program_tests.HELPERS)
        self.js("view.ready")
        # Whoever hears the page is told a moment after there is something to be seen.
        self.js("until(() => view.view.accessibility.nodes.size)")
        self.js("settled()")

    def tearDown(self):
        self.assertEqual(self.chromium.problems, [], "the page complained")

    def js(self, expression):
        return self.chromium.run(expression)

    def labels(self):
        return self.js("settled().then(() => [...view.view.accessibility.nodes.values()].map((node) => node.ariaLabel || node.textContent))")

    def rows(self):
        return [label for label in self.labels() if label in ALL]

    def test_what_is_written_is_found_and_cancel_brings_all_back(self):
        self.assertEqual(self.rows(), ALL)
        self.chromium.click(*FIELD)
        self.js("settled()")
        self.js("until(() => view.view.writing?.isFocused)")
        self.assertNotIn("Mountains", self.labels())
        self.chromium.send("Input.insertText", text="At")
        self.assertEqual(self.rows(), ["Atlas"])
        # The button's place: the line of the title's.
        self.chromium.click(760, 19)
        self.assertEqual(self.rows(), ALL)
        self.assertIn("Mountains", self.labels())
        self.assertFalse(self.js("view.view.writing.isFocused"))
