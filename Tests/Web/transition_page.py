"""A lightbox that comes out of thumbnails, and goes back into them: what its tests share."""

import json

from element_page import ELEMENT, HEIGHT, ROOT, WIDTH, ElementTestCase

LAYER = f"{ELEMENT}.box.querySelector('canvas, img').parentNode"
# Places of the window that nothing else is drawn in.
STYLE = """
  main { padding: 300px 60px 1600px; }
  a { display: inline-block; }
  main img { width: 160px; height: 160px; object-fit: cover; }
"""


class TransitionTestCase(ElementTestCase):
    def setUp(self):
        super().setUp()
        # Flights stand still, from their beginning, where a test wants to see them.
        self.js("""void (() => {
            const { animate } = Element.prototype;
            Element.prototype.animate = function (...course) {
              const flight = animate.apply(this, course);
              if (window.holdsFlights) flight.pause();
              return flight; }; })()""")
        # What a pointer or the time changes in the controls is no flight, and may come beside one.
        self.js("""void (window.moving = () => document.querySelector('photo-browser').shadowRoot.getAnimations()
            .filter((animation) => !(animation instanceof CSSAnimation)))""")
        self.js("void (window.flights = () => moving().filter((animation) => !(animation instanceof CSSTransition)))")
        self.js("""void (window.at = (seconds) => { for (const flight of flights()) {
            flight.pause(); flight.currentTime = Math.min(1000 * seconds, flight.effect.getComputedTiming().endTime - 0.01); } })""")
        # What is seen of the layer: its clip, in the window.
        self.js(f"""void (window.seen = () => {{
            const style = getComputedStyle({LAYER});
            const {{ a, d, e, f }} = new DOMMatrix(style.transform);
            const [top, right = top, bottom = top, left = right] =
              style.clipPath.match(/inset\\(([^)]*?)( round.*)?\\)/)[1].split(' ').map(parseFloat);
            return [a * left + e, d * top + f, a * (innerWidth - right) + e, d * (innerHeight - bottom) + f]; }})""")

    def put_gallery(self, attributes="", style=STYLE):
        self.js(f"""void (window.sheet ??= new CSSStyleSheet(), sheet.replaceSync({json.dumps(style)}),
            document.adoptedStyleSheets = [sheet])""")
        self.put(f"<photo-browser {attributes}>{self.links}</photo-browser>")
        self.js("Promise.all([...document.images].map((image) => image.decode())).then(() => frames(2))")

    def open(self, index=1, attributes="", style=STYLE):
        self.put_gallery(attributes, style)
        self.click(f"a:nth-of-type({index + 1})")
        self.settle()
        self.come_to_rest()

    def come_to_rest(self):
        """Nothing moves any more, in the controls neither, and the screen shows it."""
        self.js("Promise.all(moving().map(({ finished }) => finished)).then(() => frames(2))")

    def hold_flights(self):
        self.js("window.holdsFlights = true")

    def finish_flights(self):
        self.js("window.holdsFlights = false, flights().forEach((flight) => flight.finish())")

    def box(self, selector):
        return self.js(f"(({{ left, top, right, bottom }}) => [left, top, right, bottom])"
                       f"(document.querySelector('{selector}').getBoundingClientRect())")

    def fitted(self, index):
        """In whole pixels."""
        width, height = self.pictures[index]["width"], self.pictures[index]["height"]
        scale = min(WIDTH / width, HEIGHT / height, 1)
        x, y = (WIDTH - width * scale) / 2, (HEIGHT - height * scale) / 2
        return [x, y, WIDTH - x, HEIGHT - y]

    def assert_near(self, values, expected, within=1):
        for value, other in zip(values, expected, strict=True):
            self.assertLessEqual(abs(value - other), within, (values, expected))

    def assert_closed(self):
        self.wait_for(f"!{ROOT}.querySelector('dialog') && !history.state?.lightbox")
        self.assertEqual(self.js("[...document.images].map(({ style }) => style.visibility).join('')"), "")
