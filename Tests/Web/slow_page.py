"""What tests on a slow line share: large files that do not come before a test says so.

Run by Scripts/test-web; the environment is that of gallery_page.
"""

import pathlib
import subprocess

from element_page import ELEMENT, ROOT, ElementTestCase
from gallery_page import GALLERY, Server


class SlowTestCase(ElementTestCase):
    def hold_files(self, pictures, attributes="", come=(), pins=""):
        """The large files do not come, but for these; the first is opened.

        :param pictures: name, width and height, 0 when they are not said, and thumbnail.
        :param pins: what else is in the element.
        """
        Server.is_free.clear()
        self.addCleanup(setattr, Server, "held", "nothing")
        self.addCleanup(Server.is_free.set)
        # Whoever goes waits for nothing any more.
        self.addCleanup(self.js, "main.innerHTML = '', 0")
        Server.held = "slow-"
        Server.asked.clear()
        sized = lambda width, height: f'data-width="{width}" data-height="{height}"' if width else ""
        links = "".join(f'<a href="{"slow-" if name not in come else ""}{index}-{name}" {sized(width, height)}><img src="{small}" alt=""></a>'
                        for index, (name, width, height, small) in enumerate(pictures))
        self.js(f"main.innerHTML = `<photo-browser {attributes}>{links}{pins}</photo-browser>`, 0")
        self.js("Promise.allSettled([...document.images].map((image) => image.decode())).then(() => frames(2))")
        self.click("a")
        self.wait_for(f"{ELEMENT}.box?.querySelector('img')")
        # What would have been waited for.
        self.pass_time(1)
        self.wait_for(f"{ELEMENT}.view")
        self.js("frames(5)")
        self.js(f"Promise.all({ROOT}.getAnimations().filter((animation) => !(animation instanceof CSSAnimation)).map(({{ finished }}) => finished))")

    def small(self, name, size, color):
        path = pathlib.Path(GALLERY, name)
        subprocess.run(["convert", "-size", size, f"xc:{color}", path], check=True)
        return name

    def color(self, x, y):
        values = subprocess.run(["convert", "png:-", "-format", f"%[fx:255*p{{{x},{y}}}.r] %[fx:255*p{{{x},{y}}}.b]", "info:"],
                                input=self.chromium.screenshot(), capture_output=True, check=True).stdout
        red, blue = (float(value) for value in values.split())
        return "red" if red > 150 > 50 > blue else "blue" if blue > 150 > 50 > red else (red, blue)

    @property
    def is_busy(self):
        return self.js(f"{ROOT}.querySelector('.zoomscroll-surface').classList.contains('busy')")
