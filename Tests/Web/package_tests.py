"""The package for npm, as somebody has it who has installed it: in Node, with declarations, and bundled.

Run by Scripts/test-web, which says in PACKAGE where it is; the rest of the environment is that of gallery_page.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

from chromium import Chromium
from gallery_page import GALLERY, serve

REPOSITORY = pathlib.Path(__file__).parent.parent.parent
MANUAL = (REPOSITORY / "Documentation/Web.md").read_text()


def has(program, module):
    """Whether a bundler is there, with what it needs: no test installs one."""
    return shutil.which(program) and not subprocess.run(
        ["node", "-e", f"require('{module}')"], capture_output=True).returncode


class PackageTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.project = pathlib.Path(folder.name)
        self.package = self.project / "node_modules/zoomscroll"
        self.package.mkdir(parents=True)
        subprocess.run(
            ["tar", "-xf", os.environ["PACKAGE"], "-C", self.package, "--strip-components=1"], check=True)
        (self.project / "package.json").write_text('{ "type": "module" }')

    def run_in(self, *command):
        result = subprocess.run(command, cwd=self.project, capture_output=True, text=True)
        self.assertEqual((result.returncode, result.stderr), (0, ""), result.stdout)
        return result.stdout

    def test_node_imports_it_and_nothing_happens(self):
        (self.project / "server.js").write_text("""
            const before = Object.keys(globalThis).length;
            const { PhotoBrowserElement } = await import('zoomscroll');
            if ((await import('zoomscroll/elements.js')).PhotoBrowserElement !== PhotoBrowserElement) throw new Error('It is another one.');
            const { PhotoBrowser, texts } = await import('zoomscroll/zoomscroll.js');
            const { Address } = await import('zoomscroll/address.js');
            console.log(typeof PhotoBrowserElement, typeof PhotoBrowser.open, texts.next, typeof Address,
              Object.keys(globalThis).length - before);
            """)
        self.assertEqual(self.run_in("node", "server.js"), "function function Next photo function 0\n")

    def test_everything_that_it_names_is_in_it_and_everything_in_it_is_used(self):
        described = json.loads((self.package / "package.json").read_text())
        paths = set(re.findall(r'"\./([^"*]+)"', json.dumps([described["exports"], described["main"], described["types"]])))
        self.assertEqual([path for path in paths if not (self.package / path).is_file()], [])
        seen, waiting = set(), {path for path in paths if path.endswith((".js", ".d.ts"))}
        while waiting:
            path = waiting.pop()
            seen.add(path)
            text = (self.package / path).read_text()
            found = set(re.findall(r"""["'`]\./([\w-]+\.(?:js|wasm))["'`]""", text))
            waiting |= {name for name in found if name.endswith(".js")} - seen
            paths |= found
        names = {path.name for path in self.package.iterdir()}
        self.assertEqual(names - paths - {"package.json", "README.md", "LICENSE"}, set())
        self.assertEqual(paths - names, set())

    def test_its_readme_is_for_those_who_have_installed_it(self):
        readme = (self.package / "README.md").read_text()
        exports = json.loads((self.package / "package.json").read_text())["exports"]
        # By the package's name from the first line on, and by what it exports.
        self.assertEqual(re.search(r"^```\w*\n(.*)", readme, re.MULTILINE)[1].split(" ")[:2], ["import", "'zoomscroll';"])
        imports = re.findall(r"(?:import|from) '([^']+)'", readme)
        self.assertGreater(len(imports), 8)
        self.assertEqual({name for name in imports if name.replace("zoomscroll", ".", 1) not in exports}, set())
        # Its engine is a plain one; of the other archive's it says whose it is.
        self.assertEqual([line for line in readme.split("\n") if "gallery.wasm.gz" in line and "of the other archive" not in line], [])
        self.assertIn("gallery.wasm", readme[:readme.index("\n## ")])

    def test_the_example_of_the_manual_compiles(self):
        readme = (self.package / "README.md").read_text()
        example = re.search(r"^## By script\n.*?<script type=\"module\">\n(.*?)</script>", readme, re.DOTALL | re.MULTILINE)[1]
        # In TypeScript a page says that it has what it asks for.
        example = re.sub(r"document\.querySelector\('[#\w]+'\)|browser\.(placeOf\(page\)|recording|slideshow)", r"\g<0>!", example)
        (self.project / "app.ts").write_text(example)
        self.run_in(
            "tsc", "--noEmit", "--strict", "--target", "es2022", "--module", "node16", "--moduleResolution", "node16",
            "--lib", "es2022,dom", "app.ts")

    def test_its_declarations_are_found(self):
        (self.project / "app.ts").write_text("""
            import 'zoomscroll';
            import { PhotoBrowserElement } from 'zoomscroll/elements.js';
            import { PhotoBrowser } from 'zoomscroll/zoomscroll.js';
            import { Address } from 'zoomscroll/address.js';
            const address = new Address('trip');
            const browser = await PhotoBrowser.open(document.body, { page: address.page });
            address.follow(browser);
            const element: PhotoBrowserElement = document.querySelector('photo-browser')!;
            element.setPage(2);
            // @ts-expect-error
            document.querySelector('photo-browser')!.setPage('2');
            """)
        self.run_in(
            "tsc", "--noEmit", "--strict", "--target", "es2022", "--module", "node16", "--moduleResolution", "node16",
            "--lib", "es2022,dom", "app.ts")

    def bundle(self, *command):
        """What a bundler makes of it opens a photo in a browser."""
        (self.project / "app.js").write_text("import 'zoomscroll';\n")
        self.run_in(*command)
        site = self.project / "dist"
        shutil.copytree(pathlib.Path(GALLERY, "images"), site / "images")
        first = next((site / "images").iterdir()).name
        (site / "index.html").write_text(
            f'<!doctype html><title>Bundle</title><link rel="icon" href="data:,"><script type="module" src="app.js"></script>'
            f'<photo-browser><a href="images/{first}"><img src="images/{first}" alt="Photo"></a></photo-browser>')
        server = serve(site)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        with Chromium(800, 600) as chromium:
            chromium.open(f"http://127.0.0.1:{server.server_port}/index.html")
            chromium.run("customElements.whenDefined('photo-browser').then(() => document.querySelector('photo-browser a img').click())")
            isThere = "document.querySelector('photo-browser').shadowRoot.querySelector('.zoomscroll-overlay:not(.idle)')"
            wait = lambda that: chromium.run(f"new Promise((done) => {{ const wait = () => {that} ? done() : setTimeout(wait, 20); wait(); }})")
            wait(isThere)
            # The file is cut into pieces, and what it takes to move them smoothly is there.
            wait("document.querySelector('photo-browser').view.stage.isSettled")
            for kind in ("mousePressed", "mouseReleased"):
                chromium.send("Input.dispatchMouseEvent", type=kind, x=400, y=300, button="left", clickCount=1)
            wait("document.querySelector('photo-browser').view.stage.isSettled")
            self.assertEqual(chromium.run("document.querySelector('photo-browser').view.pictures.map(({ problem }) => problem ?? '')"), [""])
            self.assertEqual(chromium.problems, [])

    def test_esbuild_with_the_line_of_the_manual(self):
        line = re.search(r"```sh\n(esbuild .*?)```", MANUAL, re.DOTALL)[1]
        self.bundle("bash", "-e", "-c", line)

    @unittest.skipUnless(has("rollup", "@rollup/plugin-node-resolve"), "there is no Rollup that finds packages")
    def test_rollup_with_the_line_of_the_manual(self):
        line = re.search(r"```sh\n(rollup .*?)```", MANUAL, re.DOTALL)[1]
        self.bundle("bash", "-e", "-c", line)

    @unittest.skipUnless(has("webpack", "webpack-cli"), "there is no webpack")
    def test_webpack_unaided(self):
        self.bundle(
            "webpack", "--mode", "production", "--entry", "./app.js", "--output-path", "dist", "--output-filename", "app.js")

    # Pages that load it more than once

    def test_a_second_copy_changes_nothing(self):
        site = self.project
        shutil.copytree(self.package, site / "a")
        shutil.copytree(self.package, site / "b")
        (site / "index.html").write_text('<!doctype html><title>Two</title><link rel="icon" href="data:,">')
        server = serve(site)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        with Chromium(800, 600) as chromium:
            chromium.open(f"http://127.0.0.1:{server.server_port}/index.html")
            is_first = chromium.run("""(async () => {
              const first = await import('./a/elements.js');
              await import('./b/elements.js');
              return customElements.get('photo-browser') === first.PhotoBrowserElement; })()""")
            self.assertEqual((is_first, chromium.problems), (True, []))
