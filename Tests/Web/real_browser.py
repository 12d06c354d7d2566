"""Browsers with what an X server brings them, each on a display of its own: Chromium, Firefox and WebKitGTK.

They tell what they show through the server, by POST.
"""

import glob
import http
import json
import os
import queue
import subprocess
import tempfile
import time

from gallery_page import GALLERY, Server, serve

# Seconds after which a browser has hung.
PATIENCE = 60
WEBKIT = glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")
WEBKIT_ENVIRONMENT = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}


class Told(Server):
    states = queue.Queue()
    # The page's last signs of life, and when they came.
    signs = None

    def do_POST(self):
        state = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        # Whatever it tells is one: it may stop before the first that it gives every few seconds.
        Told.signs = (time.monotonic(), state.get("signs", state))
        if "signs" not in state:
            self.states.put(state)
        self.send_response(http.HTTPStatus.NO_CONTENT)
        self.end_headers()


class RealBrowser:
    """A browser with a page that tells what it shows."""

    # The page, and the folder that it is in.
    page = None
    folder = GALLERY

    environment = {}
    # What the page has told last, and the page that was turned to last.
    told = None
    shown = 0

    def setUp(self):
        server = serve(self.folder, Told)
        self.address = f"http://127.0.0.1:{server.server_port}/{self.page}"
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.environment = {**os.environ, **self.environment, "DISPLAY": self.screen()}
        # All keys that tests press: one that the layout lacks changes it for as long as the key takes, and a browser
        # that comes to the key later finds the old layout.
        subprocess.run(["setxkbmap", "us", "intl"], env=self.environment, check=True, timeout=PATIENCE)
        Told.states = queue.Queue()
        Told.signs = None

    def screen(self):
        """The name of a display."""
        number, told = os.pipe()
        display = subprocess.Popen(
            ["Xvfb", "-displayfd", str(told), "-screen", "0", "1280x900x24", "-noreset"], pass_fds=(told,),
            stderr=subprocess.DEVNULL)
        self.addCleanup(self.end, display)
        os.close(told)
        with os.fdopen(number) as file:
            return f":{file.readline().strip()}"

    def open(self, query=""):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.addCleanup(self.profile.cleanup)
        browser = subprocess.Popen(
            self.command(self.address + query), env=self.environment, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        self.addCleanup(self.end, browser)
        self.told = None
        self.until(lambda state: state["page"] == 0)
        # It may be there already.
        self.point(600, 400)
        self.point(640, 400)
        self.until(lambda state: state["isPointed"])

    @staticmethod
    def end(process):
        process.terminate()
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def point(self, x, y):
        """Moves the mouse there."""
        self.input("mousemove", str(x), str(y))

    def input(self, *words):
        subprocess.run(["xdotool", *words], env=self.environment, check=True, timeout=PATIENCE)

    def until(self, is_right):
        """What the page tells as soon as it is so, which may have been told already: one frame can show what two inputs do."""
        if self.told and is_right(self.told):
            return self.told
        state, end = None, time.monotonic() + 3 * PATIENCE
        while time.monotonic() < end:
            worked = self.work()
            try:
                state = Told.states.get(timeout=PATIENCE)
            except queue.Empty:
                worked = self.work() - worked
                # Not even a timer runs, and nothing keeps it from running.
                if self.has_fallen_silent() and worked < PATIENCE / 10:
                    self.browser_stands_still()
                self.fail(f"nothing more was told for {PATIENCE} seconds; the last of it: {state or self.told}; "
                          + self.signs())
            if "hasNoFrames" in state:
                self.browser_stands_still()
                continue
            self.told = state
            if is_right(state):
                return state
        self.fail(f"it goes on telling what is not waited for; the last of it: {state}")

    @staticmethod
    def has_fallen_silent():
        """A page that gives signs of life gives one every few seconds."""
        return Told.signs is not None and time.monotonic() - Told.signs[0] > PATIENCE / 2

    def work(self):
        """Seconds of processor time that the browser's processes have had: one that is stuck has none, one that loops all."""
        ticks = 0
        for file in glob.glob("/proc/[0-9]*/stat"):
            try:
                with open(file) as stat, open(os.path.dirname(file) + "/environ", errors="replace") as environment:
                    if f"\0DISPLAY={self.environment['DISPLAY']}\0" in "\0" + environment.read() + "\0":
                        fields = stat.read().rpartition(")")[2].split()
                        ticks += int(fields[11]) + int(fields[12])
            except OSError:
                # It has ended meanwhile.
                continue
        return ticks / os.sysconf("SC_CLK_TCK")

    def signs(self):
        """What there is to know about a page that tells nothing."""
        if not Told.signs:
            return f"it has given no sign of life; its processes have had {self.work():.0f} seconds of processor time"
        when, signs = Told.signs
        return f"its last sign of life, {time.monotonic() - when:.0f} seconds ago: {signs}"

    def browser_stands_still(self):
        self.fail("the browser makes no frames")


def firefox(self, address):
    # Nothing that a new profile would show instead.
    names = ("browser.aboutwelcome.enabled", "browser.shell.checkDefaultBrowser",
             "datareporting.policy.dataSubmissionEnabled")
    with open(f"{self.profile.name}/user.js", "w") as file:
        file.writelines(f'user_pref("{name}", false);\n' for name in names)
    return ["firefox-esr", "--profile", self.profile.name, "--no-remote", "--kiosk", address]


def chromium(self, address):
    return ["chromium", "--no-sandbox", f"--user-data-dir={self.profile.name}", "--no-first-run", "--disable-gpu", "--kiosk", "--password-store=basic",
            "--touch-events=enabled", address]


def webkit(self, address):
    return [WEBKIT[0], "--full-screen", address]
