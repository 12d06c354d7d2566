"""What tests of what lies over the photos share.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import json

from element_page import ELEMENT, HEIGHT, ROOT, WIDTH, ElementTestCase

# As in controls.js, seconds.
REST, DOUBLE_TAP_PAUSE = 2.8, 0.35
OVERLAY = f"{ROOT}.querySelector('.zoomscroll-overlay')"


class ControlTestCase(ElementTestCase):
    def setUp(self):
        super().setUp()
        self.mouse_at = (WIDTH / 2, HEIGHT / 2)

    # What is done to them

    def open_lightbox(self, index=1, attributes="", links=None, wants=OVERLAY):
        self.put(f"<photo-browser {attributes}>{links or self.links}</photo-browser>")
        self.js(f"{ELEMENT}.openLightbox({index}, document.querySelector('a'))")
        self.settle()
        self.wait_for(wants)

    def open_inline(self, attributes='src="gallery.json" controls', inside=""):
        self.put(f"<photo-browser {attributes}>{inside}</photo-browser>")
        self.wait_for(OVERLAY)

    def place(self, selector):
        return self.js(f"(({{ x, y, width, height }}) => [x, y, width, height])"
                       f"({ROOT}.querySelector({json.dumps(selector)}).getBoundingClientRect())")

    def opacity(self, selector):
        """When all that fades has faded."""
        return float(self.js(f"""(async () => {{
          const element = {ROOT}.querySelector({json.dumps(selector)});
          await frames(2);
          // One may be taken over by another.
          for (let fades = element.getAnimations(); fades.length; fades = element.getAnimations()) {{
            await Promise.allSettled(fades.map(({{ finished }}) => finished));
            await frames(1);
          }}
          return getComputedStyle(element).opacity; }})()"""))

    def move_mouse(self, x, y):
        self.chromium.send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        self.js("frames(2)")

    def click(self, selector, count=1):
        x, y, width, height = self.place(selector)
        self.chromium.click(x + width / 2, y + height / 2, count)

    def tap(self, *place):
        super().tap(*place)
        # No second one has come; for the engine, whose clock is the browser's, neither.
        self.js(f"""(async () => {{
          for (const end = performance.now() + {1000 * DOUBLE_TAP_PAUSE}; performance.now() < end;) await frames(1); }})()""")
        self.pass_time(DOUBLE_TAP_PAUSE)

    def idle(self, is_idle=True):
        self.wait_for(f"{OVERLAY}.classList.contains('idle') === {json.dumps(is_idle)}")

    def rest(self):
        """Nothing moves until they go."""
        self.pass_time(REST)
        self.idle()

    @property
    def page(self):
        return self.js(f"{ELEMENT}.page")

    @property
    def counter(self):
        return self.js(f"{ROOT}.querySelector('.counter').textContent")
