"""A small picture of the whole, in a corner: where one is, and a way to elsewhere.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

from source_page import SIDES, VIEW, SourceTestCase


class NavigatorTests(SourceTestCase):
    def test_a_navigator_shows_where_one_is_and_leads_elsewhere(self):
        self.show('src="map.png" navigator')
        box = f"{VIEW}.shadowRoot.querySelector('.zoomscroll-navigator')"
        self.assertTrue(self.js(f"{box}.hidden"))
        self.js(f"{VIEW}.setZoomScale(4)")
        self.settle("zoom-scroll-view")
        self.assertFalse(self.js(f"{box}.hidden"))
        x, y, width, height = self.js(f"(({{ x, y, width, height }}) => [x, y, width, height])({box}.getBoundingClientRect())")
        self.assertAlmostEqual(width / height, SIDES[0] / SIDES[1], delta=0.02)
        self.chromium.click(x + width * 0.7, y + height * 0.3)
        self.settle("zoom-scroll-view")
        frame = self.js(f"{VIEW}.view.placeOf(0)")
        room = self.js(f"[{VIEW}.clientWidth, {VIEW}.clientHeight]")
        self.assertAlmostEqual((room[0] / 2 - frame["x"]) / frame["width"], 0.7, delta=0.02)
        self.assertAlmostEqual((room[1] / 2 - frame["y"]) / frame["height"], 0.3, delta=0.02)
        # It shows the picture.
        self.assertEqual(self.js(f"[{box}.querySelector('canvas').width, {box}.querySelector('canvas').height]"), [375, 275])
        self.assertTrue(self.js(f"{box}.querySelector('canvas').getContext('2d').getImageData(180, 130, 1, 1).data[3] === 255"))
        # The frame in it is what is seen.
        shown = self.js(f"(({{ left, width }}) => [parseFloat(left), parseFloat(width)])({box}.querySelector('i').style)")
        self.assertAlmostEqual(shown[0], -100 * frame["x"] / frame["width"], delta=0.5)
        self.assertAlmostEqual(shown[1], 100 * room[0] / frame["width"], delta=0.5)
        # A wheel over it is the picture's.
        self.chromium.send("Input.dispatchMouseEvent", type="mouseWheel", x=x + width / 2, y=y + height / 2, deltaX=0, deltaY=60)
        self.wait_for(f"{VIEW}.view.placeOf(0).y < {frame['y'] - 20}")
        self.settle("zoom-scroll-view")

    def test_a_navigator_shows_layers_as_they_are(self):
        red, blue = (f'<img src="{name}.png" data-frame="0 0 1500 1100" alt="">' for name in ("map", "ground"))
        self.show("navigator", red + blue.replace("alt", 'data-opacity="0" alt'))
        self.js(f"{VIEW}.setZoomScale(4)")
        self.settle("zoom-scroll-view")
        pixel = f"""(() => {{
            const context = new OffscreenCanvas(1, 1).getContext('2d', {{ willReadFrequently: true }});
            context.drawImage({VIEW}.shadowRoot.querySelector('.zoomscroll-navigator canvas'), -100, -100);
            return [...context.getImageData(0, 0, 1, 1).data].join(); }})()"""
        self.wait_for(f"{pixel} !== '0,0,0,0'")
        self.assertFalse(self.js(f"/^\\d,\\d,12\\d,255$/.test({pixel})"))
        self.js(f"{VIEW}.querySelectorAll('img')[1].dataset.opacity = 1, 0")
        self.wait_for(f"/^\\d,\\d,12\\d,255$/.test({pixel})")

    def test_a_navigator_whose_picture_could_not_be_had_asks_once_more(self):
        for ways in (["pass(5)"], ["pass(5)", "pass(5)"], [f"{VIEW}.retry()"]):
            with self.subTest(ways):
                self.show('src="map.png" navigator')
                canvas = f"{VIEW}.shadowRoot.querySelector('.zoomscroll-navigator canvas')"
                self.js(f"""void (({{ stage }}) => {{
                    const {{ ask }} = stage;
                    window.previews = 0;
                    stage.ask = (...message) => {{
                      const isLost = message[1] === 'preview' && (previews += 1) <= {len(ways)};
                      return isLost ? Promise.resolve() : ask.apply(stage, message); }}; }})({VIEW}.view)""")
                self.js(f"{VIEW}.setZoomScale(4)")
                self.settle("zoom-scroll-view")
                # Nothing moves from here on.
                for count, way in enumerate(ways, 1):
                    self.js("frames(3)")
                    self.assertEqual(self.js(f"[previews, {canvas}.width === 375]"), [count, False])
                    self.js(way)
                self.wait_for(f"{canvas}.width === 375")
                self.js(f"pass(5), {VIEW}.retry()")
                self.js("frames(3)")
                self.assertEqual(self.js("previews"), len(ways) + 1)
