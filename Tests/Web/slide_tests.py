"""Elements of HTML in place of pictures, in a lightbox.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

from element_page import ELEMENT, WIDTH
from setting_page import SettingTestCase


class SlideTests(SettingTestCase):
    SLIDES = """<a href="#" data-slide="#card" data-width="600" data-height="400"><img src="wide-400.png" alt="A card"></a>
      <a href="wide-1800.png"><img src="wide-400.png" alt="Wide"></a>
      <div id="card" hidden>A card <button id="press">Press</button></div>"""

    def test_an_element_swipes_and_zooms_like_a_picture(self):
        self.open(inside=self.SLIDES)
        box = lambda: self.js("(({ x, y, width, height }) => ({ x, y, width, height }))(document.querySelector('#card').parentNode"
                              ".shadowRoot.querySelector('[data-page]').getBoundingClientRect())")
        near = lambda a, b: all(abs(a[k] - b[k]) < 1.5 for k in a)
        self.assertTrue(near(box(), {"x": 212, "y": 184, "width": 600, "height": 400}), box())
        self.assertTrue(self.js("document.querySelector('#card').checkVisibility()"))
        self.fingers.spread((512, 500), 200, 400)
        self.js("frames(3)")
        self.assertTrue(near(box(), self.place(0)), (box(), self.place(0)))
        self.fingers.up()
        self.settle()
        self.assertGreater(self.zoom, 1.5)
        self.assertTrue(near(box(), self.place(0)))
        self.key("Escape")
        self.fingers.swipe((900, 700), (200, 700))
        self.settle()
        self.assertEqual(self.page, 1)
        self.assertFalse(0 <= box()["x"] < WIDTH)
        self.js(f"{ELEMENT}.release(); frames(2)")
        self.assertEqual(self.js("[document.querySelector('#card').hidden, document.querySelector('#card').slot]"), [True, ""])

    def test_what_is_in_a_template_is_fetched_when_one_comes_near(self):
        wide = '<a href="wide-1800.png"><img src="wide-400.png" alt="Wide"></a>'
        slide = '<a href="#" data-slide="#frame" data-width="600" data-height="400"><img src="wide-400.png" alt="A page"></a>'
        self.open(inside=f'{wide * 2}{slide}<template id="frame"><iframe></iframe></template>')
        is_fetched = lambda: self.js("Boolean(document.querySelector('iframe'))")
        self.assertFalse(is_fetched())
        self.js(f"{ELEMENT}.setPage(1)")
        self.settle()
        self.assertTrue(is_fetched())
        self.js(f"{ELEMENT}.release(); frames(2)")
        self.assertFalse(is_fetched())

    def test_buttons_in_it_can_be_pressed(self):
        self.open(inside=self.SLIDES)
        self.js("void document.querySelector('#press').addEventListener('click', () => { window.pressed = true; })")
        self.click("#press")
        self.assertTrue(self.js("window.pressed"))
        self.assertEqual((self.page, self.zoom), (0, 1))

    def test_keys_are_for_what_one_writes_into_and_for_a_video(self):
        inside = '''<a href="#" data-slide="#form" data-width="600" data-height="400"><img src="wide-400.png" alt="A form"></a>
          <a href="#" data-slide="#film" data-width="600" data-height="400"><img src="wide-400.png" alt="A film"></a>
          <a href="wide-1800.png"><img src="wide-400.png" alt="Wide"></a>
          <form id="form" hidden><input id="name"><button id="press" type="button">Press</button></form><video id="film" controls hidden></video>'''
        self.open(inside=inside)
        self.js("""void (window.pressed = 0, document.querySelector('#press').addEventListener('click', () => { pressed += 1; }), document.querySelector('#name').focus())""")
        for key in "a +0-b":
            self.key(key)
        for key in ("Home", "ArrowRight", "End"):
            self.key(key)
        self.assertEqual(self.js("document.querySelector('#name').value"), "a +0-b")
        self.assertEqual((self.page, self.zoom), (0, 1))
        self.js("document.querySelector('#press').focus()")
        self.key(" ")
        self.assertEqual((self.js("pressed"), self.page), (1, 0))
        # Others turn pages from there, too.
        self.key("ArrowRight")
        self.assertEqual(self.page, 1)
        self.js("""void (window.played = 0, HTMLMediaElement.prototype.play = async () => { played += 1; })""")
        self.key(" ")
        self.assertEqual((self.js("played"), self.page), (1, 1))
        self.key("ArrowRight")
        self.assertEqual((self.js("played"), self.page), (1, 2))

    def test_it_has_the_size_of_style_sheets_on_a_screen_of_any_density(self):
        self.chromium.resize(390, 844, density=3)
        self.open(inside=self.SLIDES)
        self.js("frames(3)")
        frame = self.place(0)
        self.assertAlmostEqual(frame["width"], 390, delta=0.5)
        self.assertAlmostEqual(frame["height"], 260, delta=0.5)
        # It fills its page where no style sheet says otherwise.
        box = self.js("(({ x, width, height }) => [x, width, height])(document.querySelector('#card').getBoundingClientRect())")
        for value, expected in zip(box, (0, 390, 260)):
            self.assertAlmostEqual(value, expected, delta=1)

    def test_a_video_is_swiped_but_for_its_buttons_and_a_click_plays_it(self):
        self.open(inside='''<a href="#" data-slide="#film" data-width="800" data-height="600"><img src="wide-400.png" alt="A film"></a>
          <a href="wide-1800.png"><img src="wide-400.png" alt="Wide"></a><video id="film" controls hidden></video>''')
        self.js("""void (window.played = 0, HTMLMediaElement.prototype.play = async () => { played += 1; })""")
        self.chromium.click(512, 300)
        self.assertEqual(self.js("played"), 1)
        # Keys still turn pages. Whoever came to it by Tab means the film.
        self.key("ArrowRight")
        self.assertEqual(self.page, 1)
        self.key("ArrowLeft")
        self.js("document.querySelector('#film').focus({ focusVisible: true })")
        self.key("ArrowRight")
        self.assertEqual(self.page, 0)
        self.js(f"{ELEMENT}.focus()")
        # Its buttons are its own: the page does not hear of fingers on them.
        for step in range(8):
            kind = "touchEnd" if step == 7 else "touchMove" if step else "touchStart"
            points = [] if step == 7 else [{"id": 1, "x": 800 - 60 * step, "y": 660}]
            self.chromium.send("Input.dispatchTouchEvent", type=kind, touchPoints=points)
            self.js("frames(1)")
        self.settle()
        self.assertEqual(self.page, 0)
        self.fingers.swipe((800, 300), (300, 300))
        self.settle()
        self.assertEqual(self.page, 1)

    def test_a_film_is_silent_when_its_lightbox_has_closed(self):
        inside = """<a href="#" data-slide="#film" data-width="600" data-height="400"><img src="wide-400.png" alt="A film"></a>
          <a href="#" data-slide="#card" data-width="600" data-height="400"><img src="wide-400.png" alt="A card"></a>
          <video id="film" controls muted hidden></video><div id="card" hidden><video muted></video></div>"""
        for index, (film, leave) in enumerate((("#film", lambda: self.key("Escape")), ("#card video", lambda: self.js(f"{ELEMENT}.close()")))):
            with self.subTest(film):
                self.open(inside=inside, index=index)
                # What is drawn on a canvas is as good as a file.
                self.js(f"""(async () => {{
                    window.film = document.querySelector('{film}');
                    const canvas = document.createElement('canvas');
                    canvas.getContext('2d').fillRect(0, 0, 9, 9);
                    film.srcObject = canvas.captureStream(5);
                    film.muted = true;
                    await film.play(); }})()""")
                self.assertFalse(self.js("film.paused"))
                leave()
                self.wait_for(f"!{ELEMENT}.dialog")
                self.assertEqual(self.js("[film.paused, film.isConnected]"), [True, True])

    def test_on_a_phone_a_tap_plays_a_video_and_its_buttons_are_as_large_as_fingers(self):
        self.chromium.resize(390, 844, density=3)
        self.open(inside='''<a href="#" data-slide="#film" data-width="1280" data-height="720"><img src="wide-400.png" alt="A film"></a>
          <a href="wide-1800.png"><img src="wide-400.png" alt="Wide"></a><video id="film" controls hidden></video>''')
        self.js("""void (window.played = 0, HTMLMediaElement.prototype.play = async () => { played += 1; })""")
        # As large as it is seen: its buttons are not made smaller with it.
        self.js("frames(3)")
        self.assertEqual(self.js("[...['offsetWidth', 'offsetHeight'].map((name) => document.querySelector('#film')[name])]"), [390, 219])
        self.tap(195, 400)
        self.js("frames(3)")
        self.assertEqual((self.js("played"), self.zoom), (1, 1))
        # Zoomed it only grows, and a tap means the same.
        self.fingers.spread((195, 400), 60, 180)
        self.fingers.up()
        self.settle()
        self.assertGreater(self.zoom, 1.5)
        self.assertEqual(self.js("document.querySelector('#film').offsetWidth"), 390)
        self.assertEqual(self.js("played"), 1)
        self.tap(195, 400)
        self.js("frames(3)")
        self.assertEqual(self.js("played"), 2)
        # A swipe is no tap.
        self.js(f"{ELEMENT}.view.setZoomScale(1)")
        self.fingers.swipe((300, 400), (60, 400))
        self.settle()
        self.assertEqual(self.js("played"), 2)
