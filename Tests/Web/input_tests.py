"""What the page gives the engine of what it hears, against the table that the Swift side is held against, too.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import json
import pathlib

from gallery_page import PageTestCase

INPUTS = pathlib.Path(__file__).with_name("inputs.json")


class InputTests(PageTestCase):
    def test_the_page_and_the_window_give_the_engine_the_same(self):
        table = json.loads(INPUTS.read_text())
        self.assertGreaterEqual(len(table), 32)
        given = self.run_js(f"""import('./player.js').then(({{ EventQueue }}) =>
          Object.values({json.dumps(table)}).map((frames) => {{
            const queue = new EventQueue();
            return frames.map(({{ heard, time }}) => {{
              for (const event of heard) queue.append(event);
              return queue.take(time);
            }});
          }}))""")
        for (name, frames), events in zip(table.items(), given):
            with self.subTest(name):
                self.assertEqual(events, [frame["given"] for frame in frames])
