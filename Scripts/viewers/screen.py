"""An X server of its own, the devices that act on it, and a listener that sees what is drawn."""
import os, subprocess, threading, time, zlib

from Xlib import X, XK, display as xdisplay
from Xlib.ext import damage, xtest

WIDTH, HEIGHT = 1280, 800
# Smaller changes are captions, cursors and bars that blink or fade.
PICTURE_AREA = 0.05 * WIDTH * HEIGHT


def now():
    """Milliseconds, by the clock that X servers stamp their events with."""
    return time.monotonic() * 1000


class Server:
    """Xvfb without a window manager; inside of `Scripts/rig` the server is the rig's, and has fingers."""

    def __enter__(self):
        self.process, self._fingers = None, None
        if "RIG_IN" in os.environ:
            self._meet(os.environ["DISPLAY"])
            self._fingers = open(os.environ["RIG_IN"], "w"), open(os.environ["RIG_OUT"])
            return self
        reading, writing = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-noreset"],
            pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        # Number and line end come apart: who closes after the number kills the server.
        with os.fdopen(reading) as answer:
            self._meet(":" + answer.readline().strip())
        return self

    def __exit__(self, *_):
        if self.process:
            self.process.terminate()
            self.process.wait()

    def _meet(self, name):
        self.name = name
        self.display = xdisplay.Display(name)
        self.root = self.display.screen().root
        self.listener = Listener(name)

    @staticmethod
    def kind():
        return "Xorg with injected fingers" if "RIG_IN" in os.environ else "Xvfb"

    @property
    def has_fingers(self):
        return self._fingers is not None

    def touch(self, *fingers):
        """Moves fingers of the touchscreen, each as (number, `down`, `move` or `up`, x, y); returns when."""
        commands, answers = self._fingers
        start = now()
        for finger, phase, x, y in fingers:
            commands.write(f"touch {finger} {phase} {x},{y}\n")
            commands.flush()
            if answers.readline() != "done\n":
                raise RuntimeError("the rig does not do what it is told")
        return start

    def act(self, text):
        """Presses and releases a key or turns the wheel by a notch; returns when."""
        *modifiers, name = text.split("+")
        held = [self._code(modifier + "_L") for modifier in modifiers]
        for code in held:
            xtest.fake_input(self.display, X.KeyPress, code)
        start = now()
        if name.startswith("wheel"):
            button = 4 if name == "wheel-up" else 5
            xtest.fake_input(self.display, X.ButtonPress, button)
            xtest.fake_input(self.display, X.ButtonRelease, button)
        else:
            code = self._code({"plus": "KP_Add", "minus": "KP_Subtract"}.get(name, name))
            xtest.fake_input(self.display, X.KeyPress, code)
            xtest.fake_input(self.display, X.KeyRelease, code)
        for code in held:
            xtest.fake_input(self.display, X.KeyRelease, code)
        self.display.flush()
        return start

    def hold(self, name):
        """Presses a key, which then repeats; returns when."""
        return self._feign(X.KeyPress, self._code(name))

    def release(self, name):
        return self._feign(X.KeyRelease, self._code(name))

    def press(self, button):
        return self._feign(X.ButtonPress, button)

    def let_go(self, button):
        return self._feign(X.ButtonRelease, button)

    def point(self, x, y):
        """Moves the pointer; returns when."""
        return self._feign(X.MotionNotify, x=x, y=y)

    def _feign(self, *event, **place):
        start = now()
        xtest.fake_input(self.display, *event, **place)
        self.display.flush()
        return start

    def _code(self, name):
        return self.display.keysym_to_keycode(XK.string_to_keysym(name))

    def window(self):
        """The largest window that is shown, or none."""
        best, area = None, 300 * 200
        for child in self.root.query_tree().children:
            try:
                if child.get_attributes().map_state != X.IsViewable:
                    continue
                size = child.get_geometry()
            except Exception:  # It went away meanwhile.
                continue
            if size.width * size.height > area:
                best, area = child, size.width * size.height
        return best

    def take_over(self, window):
        """Gives a window the whole screen, the keyboard and the pointer, as a window manager would."""
        window.configure(x=0, y=0, width=WIDTH, height=HEIGHT)
        window.set_input_focus(X.RevertToPointerRoot, X.CurrentTime)
        self.root.warp_pointer(WIDTH // 2, HEIGHT // 2)
        self.display.sync()


class Listener(threading.Thread):
    """Collects when something was drawn, as (server's milliseconds, area, what is shown): what is drawn again as it
    was is no news to who looks."""

    def __init__(self, name):
        super().__init__(daemon=True)
        self.display = xdisplay.Display(name)
        self.display.damage_query_version()
        self.root = self.display.screen().root
        self.root.damage_create(damage.DamageReportRawRectangles)
        self.display.sync()
        self.changes = []
        self.news = threading.Condition()
        self.start()

    def run(self):
        while True:
            try:
                event = self.display.next_event()
            except Exception:  # The server has ended.
                return
            if hasattr(event, "area"):
                area = event.area
                content = self._content()
                with self.news:
                    self.changes.append((event.timestamp, area.width * area.height, content))
                    self.news.notify_all()

    def _content(self):
        """A checksum of the middle halves of a row and of a column; nothing when there is no picture in the middle. Along the
        edges lie bars, buttons and captions, which may fade."""
        lines = [(WIDTH // 4, HEIGHT // 2, WIDTH // 2, 1), (WIDTH // 4, HEIGHT // 4, 1, HEIGHT // 2)]
        row, column = (self.root.get_image(*line, X.ZPixmap, 0xffffffff).data for line in lines)
        is_flat = row == row[:4] * (len(row) // 4)
        return None if is_flat else zlib.crc32(column, zlib.crc32(row))

    def settle(self, since, quiet, limit):
        """Waits until something was drawn after `since` and then nothing for `quiet` ms; returns the frames."""
        deadline = now() + limit
        with self.news:
            while True:
                found = self.frames(since)
                end = found[-1][1] + quiet if found else deadline
                if now() >= min(end, deadline):
                    return found
                self.news.wait((min(end, deadline) - now()) / 1000)

    def frames(self, since, changed=True):
        """(first, last) drawing of each frame that changed a picture, or of all: what comes within 4 ms belongs together."""
        groups = []
        before = None
        for moment, area, content in self.changes:
            if moment < since - 1:
                before = content
                continue
            if groups and moment - groups[-1][1] <= 4:
                groups[-1][1] = moment
                groups[-1][2] += area
                groups[-1][3] |= content != before
            else:
                groups.append([moment, moment, area, content != before])
            before = content
        return [(first, last) for first, last, area, differs in groups if (differs or not changed) and area >= PICTURE_AREA]

    def showed_nothing(self, since):
        """A frame had no picture in its middle."""
        return any(content is None for moment, _, content in self.changes if moment >= since)
