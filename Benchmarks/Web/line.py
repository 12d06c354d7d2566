"""How long visitors on a slow line wait for a photo: see Scripts/benchmark-web-line, which runs this.

What is seen is taken from pictures of Chromium's own screen, whichever viewer drew it. The line is one for all requests, as
a telephone's is; the processor is slower for all of Chromium's processes, workers included.
"""

import argparse
import base64
import functools
import http.server
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import threading
import time

from benchmark import Server, TracingChromium, print_medians

PHOTO = "src=web.jpg&small=small.jpg&width=1600&height=1067"
SUBJECTS = {"zoomscroll": f"zoomscroll.html?{PHOTO}", "PhotoSwipe": f"photoswipe.html?{PHOTO}"}
# What Chromium's own tools call Fast 3G: seconds until an answer begins, bytes a second.
LATENCY = 0.5625
SPEED = 180_000
# Bytes that go at once.
CHUNK = 4096
# The processor runs for a quarter of this, seconds.
PERIOD = 0.02
SLOWNESS = 4
# Of the difference between an empty page and the photo, what is left of it when something of it is seen.
SEEN = 0.6
# Of the photo's detail, what there is when it is sharp: the browser and the engine scale photos in different ways.
SHARP = 0.9


class Line:
    """Bytes go one after the other, in turns of all that ask."""

    def __init__(self):
        self._lock = threading.Lock()
        self._free = 0.0
        self.requests = []

    def wait_for_turn(self, count):
        with self._lock:
            self._free = max(self._free, time.monotonic()) + count / SPEED
            free = self._free
        time.sleep(max(0, free - time.monotonic()))


class SlowServer(Server):
    def __init__(self, *arguments, line, **named):
        self.line = line
        super().__init__(*arguments, **named)

    def do_GET(self):
        self.line.requests.append((time.monotonic(), self.path))
        time.sleep(LATENCY)
        super().do_GET()

    def copyfile(self, source, outputfile):
        while chunk := source.read(CHUNK):
            self.line.wait_for_turn(len(chunk))
            outputfile.write(chunk)


class SlowChromium(TracingChromium):
    """Takes pictures of what it shows, and can be made slower than it is."""

    categories = ["disabled-by-default-devtools.screenshot"]

    def pictures(self, body):
        """(seconds of the monotonic clock, JPEG) of each change of the display while `body` ran."""
        return [(event["ts"] / 1e6, base64.b64decode(event["args"]["snapshot"]))
                for event in self.trace(body) if event["name"] == "Screenshot"]

    def slowed(self, body):
        """Runs `body` while the browser has but a share of the processor."""
        is_over = threading.Event()

        def slow():
            while not is_over.is_set():
                processes = [process for process, _ in self.processes()]
                # Looking for new ones at every turn would itself take the processor.
                for _ in range(10):
                    for turn, share in ((signal.SIGCONT, 1 / SLOWNESS), (signal.SIGSTOP, 1 - 1 / SLOWNESS)):
                        for process in processes:
                            try:
                                os.kill(process, turn)
                            except ProcessLookupError:
                                continue
                        time.sleep(PERIOD * share)
            for process, _ in self.processes():
                os.kill(process, signal.SIGCONT)

        thread = threading.Thread(target=slow)
        thread.start()
        try:
            return body()
        finally:
            is_over.set()
            thread.join()


# Where the photo lies.
PHOTO_ALONE = ["-gravity", "center", "-crop", "60%x60%+0+0", "+repage"]


def detail(data):
    """How much neighbouring pixels of a picture differ, from 0 to 1."""
    command = ["convert", "-", *PHOTO_ALONE, "-colorspace", "Gray", "-define", "convolve:bias=50%", "-morphology", "Convolve", "Laplacian:0",
               "-format", "%[fx:standard_deviation]", "info:"]
    return float(subprocess.run(command, input=data, capture_output=True, check=True).stdout)


def difference(one, other):
    """Of two pictures, from 0 to 1."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [pathlib.Path(folder) / name for name in ("one.jpg", "other.jpg")]
        for path, data in zip(paths, (one, other)):
            path.write_bytes(data)
        result = subprocess.run(
            ["convert", "(", paths[0], *PHOTO_ALONE, ")", "(", paths[1], *PHOTO_ALONE, ")", "-metric", "RMSE", "-compare", "-format",
             "%[distortion]", "info:"], capture_output=True, text=True, check=True)
        return float(result.stdout)


def measure(site, line, page):
    with SlowChromium() as chromium:
        line.requests.clear()
        begun = None

        def visit():
            nonlocal begun
            begun = time.monotonic()
            chromium.open(f"{site}/{page}")
            chromium.run("(async () => { while (!window.isReady?.()) await new Promise(requestAnimationFrame); })()")
            time.sleep(1.5)

        chromium.timeout = 120
        pictures = [(moment, data) for moment, data in chromium.pictures(lambda: chromium.slowed(visit)) if moment >= begun]
        if chromium.problems:
            sys.exit(f"{page}: {'; '.join(chromium.problems)}")
    empty, last = pictures[0][1], pictures[-1][1]
    whole = difference(empty, last)
    seen, sharp = (
        next(moment for moment, data in pictures if difference(data, last) / whole < SEEN and detail(data) >= share * detail(last))
        for share in (0, SHARP))
    return {
        "thumbnail, ms": (seen - begun) * 1000, "sharp, ms": (sharp - begun) * 1000,
        "requests": sum(moment < sharp for moment, _ in line.requests),
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("subjects", nargs="+")
    parser.add_argument("--rounds", type=int, required=True)
    arguments = parser.parse_args()
    line = Line()
    handler = functools.partial(SlowServer, directory=arguments.folder, line=line)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    site = f"http://127.0.0.1:{server.server_port}"
    rounds = {subject: [] for subject in arguments.subjects}
    for _ in range(arguments.rounds):
        for subject, results in rounds.items():
            results.append(measure(site, line, SUBJECTS[subject]))
    print_medians(rounds, "Medians of {} rounds in turns.")


if __name__ == "__main__":
    main()
