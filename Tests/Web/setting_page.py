"""A lightbox with attributes of its own: what its tests share."""

import pathlib
import subprocess

from element_page import ELEMENT, ROOT, ElementTestCase
from gallery_page import GALLERY


class SettingTestCase(ElementTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # The same picture in three sizes, and small enough that every size is one file.
        for width in (400, 1800, 3600):
            path = pathlib.Path(GALLERY, f"wide-{width}.png")
            if not path.exists():
                subprocess.run(["convert", "-size", f"{width}x{width // 2}", "gradient:red-blue", path], check=True)

    def open(self, attributes="", inside=None, index=0):
        self.put(f"<photo-browser {attributes}>{inside or self.links}</photo-browser>")
        self.js(f"{ELEMENT}.openLightbox({index}, document.querySelector('a'))")
        self.settle()
        self.wait_for(f"{ELEMENT}.view?.isShown")
        # On its way out of its thumbnail it is smaller, and takes no taps.
        self.js(f"Promise.all({ROOT}.getAnimations().filter((animation) => !(animation instanceof CSSAnimation)).map(({{ finished }}) => finished)).then(() => frames(2))")

    @property
    def page(self):
        return self.js(f"{ELEMENT}.page")

    @property
    def zoom(self):
        return self.js(f"{ELEMENT}.zoomScale")

    def place(self, page):
        return self.js(f"{ELEMENT}.view.placeOf({page})")
