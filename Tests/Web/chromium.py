"""Drives a headless Chromium over --remote-debugging-pipe, with nothing but Python's standard library."""

import base64
import contextlib
import json
import math
import os
import random
import select
import subprocess
import tempfile
import time

# Seconds by which each command may come late, as on a busy machine: no test may rest on coming soon.
HESITATION = float(os.environ.get("HESITATION", "0"))


class ChromiumError(Exception):
    """Chromium refused a command, or the page threw."""


class Chromium:
    """One browser with one page. Every wait has an end: `timeout` seconds without a sign of it, four times that with some."""

    def __init__(self, width=1024, height=768, density=1, timeout=30):
        self.timeout = timeout
        self.problems = []
        # Addresses of what pages asked for, and of what they gave up.
        self.requests = []
        self.cancelled = []
        # Sessions of the page's workers, the newest last.
        self.workers = []
        self._addresses = {}
        self._buffer = b""
        self._number = 0
        self._events = []
        self._profile = tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True)
        command_read, self._commands = os.pipe()
        self._answers, answer_write = os.pipe()
        # The browser reads commands from 3 and writes answers to 4.
        launcher = 'exec 3<&"$1" 4>&"$2"; shift 2; exec chromium "$@"'
        self._process = subprocess.Popen(
            [
                "bash", "-c", launcher, "chromium", str(command_read), str(answer_write), "--headless=new",
                "--no-sandbox", "--remote-debugging-pipe", "--no-first-run", "--disable-extensions",
                "--disable-background-networking", "--disable-component-update", "--disable-sync",
                "--hide-scrollbars", "--force-color-profile=srgb", "--disable-lcd-text",
                "--enable-precise-memory-info", "--js-flags=--expose-gc",
                f"--user-data-dir={self._profile.name}", "about:blank",
            ],
            pass_fds=(command_read, answer_write), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(command_read)
        os.close(answer_write)
        self._session = None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(f"{domain}.enable")
        self.send("Network.setCacheDisabled", cacheDisabled=True)
        self.send("Target.setAutoAttach", autoAttach=True, waitForDebuggerOnStart=True, flatten=True)
        self.resize(width, height, density)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        # It ends by itself when its pipe closes.
        os.close(self._commands)
        os.close(self._answers)
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._profile.cleanup()

    # The protocol

    @staticmethod
    def _hesitate():
        if HESITATION:
            time.sleep(random.uniform(0, HESITATION))

    def post(self, method, session=None, **parameters):
        """Sends a command without waiting for its answer; its number. Without a session, to the page."""
        self._hesitate()
        return self._post(method, session, **parameters)

    def _post(self, method, session=None, **parameters):
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if session or self._session:
            message["sessionId"] = session or self._session
        os.write(self._commands, json.dumps(message).encode() + b"\0")
        return self._number

    def send(self, method, **parameters):
        """Sends a command; its result."""
        return self.answer(self.post(method, **parameters), method)

    def answer(self, number, method=""):
        end = self._end()
        while True:
            message = self._read(method, end)
            if message.get("id") == number:
                if "error" in message:
                    raise ChromiumError(f"{method}: {message['error']['message']}")
                return message["result"]
            self._note(message)

    def _end(self):
        """When nobody waits any more, whatever else comes meanwhile."""
        return time.monotonic() + 4 * self.timeout

    def _read(self, reason, end=math.inf):
        while b"\0" not in self._buffer:
            patience = min(self.timeout, end - time.monotonic())
            if patience <= 0 or not select.select([self._answers], [], [], patience)[0]:
                raise ChromiumError(f"{reason}: no answer within {self.timeout} seconds")
            data = os.read(self._answers, 1 << 20)
            if not data:
                raise ChromiumError(f"{reason}: the browser has ended")
            self._buffer += data
        message, _, self._buffer = self._buffer.partition(b"\0")
        return json.loads(message)

    def _note(self, message):
        """Keeps what pages complain about."""
        parameters = message.get("params", {})
        match message.get("method"):
            case "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                self.problems.append(details.get("exception", {}).get("description", details["text"]))
            case "Runtime.consoleAPICalled" if parameters["type"] in ("error", "warning", "assert"):
                self.problems.append(" ".join(str(a.get("value", a.get("description"))) for a in parameters["args"]))
            case "Log.entryAdded" if parameters["entry"]["level"] in ("error", "warning"):
                entry = parameters["entry"]
                self.problems.append(f"{entry['text']} {entry.get('url', '')}")
            case "Network.requestWillBeSent":
                self._addresses[parameters["requestId"]] = parameters["request"]["url"]
                self.requests.append(parameters["request"]["url"])
            case "Network.loadingFailed" if parameters.get("canceled"):
                self.cancelled.append(self._addresses[parameters["requestId"]])
            case "Page.loadEventFired":
                self._events.append("load")
            case "Target.attachedToTarget":
                session = parameters["sessionId"]
                if parameters["targetInfo"]["type"] == "worker":
                    self.workers.append(session)
                    self.post("Runtime.enable", session)
                    self.post("Network.enable", session)
                    self.post("Network.setCacheDisabled", session, cacheDisabled=True)
                self.post("Runtime.runIfWaitingForDebugger", session)
            case "Target.detachedFromTarget" if parameters["sessionId"] in self.workers:
                self.workers.remove(parameters["sessionId"])

    # The page

    def resize(self, width, height, density=1):
        self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=density, mobile=False)

    def open(self, url):
        self._events.clear()
        self.send("Page.navigate", url=url)
        self.wait_for_load(f"opening {url}")

    def wait_for_load(self, reason):
        """Until a page has come that `_events` did not have when it was asked for."""
        end = self._end()
        while "load" not in self._events:
            self._note(self._read(reason, end))

    def wait_until(self, is_so, what):
        """Frame by frame, until it is so."""
        end = self._end()
        while not is_so():
            if time.monotonic() > end:
                raise ChromiumError(f"waited in vain for {what}")
            self.run("new Promise(requestAnimationFrame)")

    @contextlib.contextmanager
    def other_page(self, url="about:blank"):
        """Another page in front of this one, which is hidden meanwhile; commands go to the other one."""
        own = self._session
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        try:
            self.send("Page.enable")
            self.open(url)
            yield
        finally:
            self._session = own
            self.send("Target.closeTarget", targetId=target)
            self.run("""new Promise((shown) => {
              if (!document.hidden) shown();
              else document.addEventListener('visibilitychange', () => shown(), { once: true }); })""")

    def zoom_pages(self, factor):
        """As the browser's own menu does it: all pages, also those that are open."""
        with self.other_page("chrome://settings/"):
            self.run(f"new Promise((done) => chrome.settingsPrivate.setDefaultZoom({factor}, done))")

    def run(self, expression, session=None):
        """The value of a JavaScript expression; a promise is waited for."""
        result = self.send(
            "Runtime.evaluate", session=session, expression=expression, awaitPromise=True, returnByValue=True,
            userGesture=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise ChromiumError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def run_in_worker(self, expression):
        """The same in the newest worker, where `player` is its newest one."""
        worker = self.workers[-1]
        self.run("void ('player' in self || Object.defineProperty(self, 'player', { get: () => [...self.players?.values() ?? []].at(-1) }))", worker)
        return self.run(expression, worker)

    def click(self, x, y, count=1):
        """A mouse's, at once however busy the machine is: its events carry times of their own, a frame apart, and none of them
        waits for a command that comes late, since a button that is down for so long is held."""
        self._hesitate()
        method, now = "Input.dispatchMouseEvent", time.time()
        posted = [self._post(method, type="mouseMoved", x=x, y=y, timestamp=now)]
        for number in range(2 * count):
            posted.append(self._post(
                method, type=("mousePressed", "mouseReleased")[number % 2], x=x, y=y, button="left",
                clickCount=number // 2 + 1, timestamp=now + (number + 1) / 60))
        for number in posted:
            self.answer(number, method)

    def screenshot(self):
        """The page as the bytes of a PNG."""
        return base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"])
