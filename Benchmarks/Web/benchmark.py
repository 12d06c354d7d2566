"""Times the scripts of photo browsers in headless Chromium: see Scripts/benchmark-web, which runs this.

FOLDER holds a page for each SUBJECT, ours first, which says `isReady()` and `zoom()`.
"""

import argparse
import functools
import http.server
import math
import os
import pathlib
import statistics
import sys
import threading
import time

from chromium import Chromium

LIMITS = pathlib.Path(__file__).parent.parent / "Thresholds" / "web"
# Samples of the fingers, 1/s.
RATE = 120
# What Chromium calls the time in which scripts run; what lies inside another of these is part of it.
SCRIPTS = {"FunctionCall", "EvaluateScript", "FireAnimationFrame", "EventDispatch", "TimerFire", "RunMicrotasks"}


class Server(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass


class TracingChromium(Chromium):
    """Also collects what Chromium traces of itself."""

    def trace(self, body):
        """The trace events of what `body` does."""
        self._trace = []
        categories = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
        self.send(
            "Tracing.start", transferMode="ReportEvents",
            traceConfig={"includedCategories": categories, "excludedCategories": ["*"]})
        body()
        self._events.clear()
        self.send("Tracing.end")
        while "traced" not in self._events:
            self._note(self._read("the trace"))
        return self._trace

    def _note(self, message):
        match message.get("method"):
            case "Tracing.dataCollected":
                self._trace += message["params"]["value"]
            case "Tracing.tracingComplete":
                self._events.append("traced")
        super()._note(message)


def gesture():
    """(seconds, kind, places): two fingers spread to four times their distance, then one draws a circle."""
    steps = []
    for step in range(RATE + 1):
        reach = 80 * 4 ** (step / RATE)
        places = [(512 - reach * 0.8, 384 - reach * 0.6), (512 + reach * 0.8, 384 + reach * 0.6)]
        steps.append((step / RATE, "touchMove" if step else "touchStart", places))
    steps.append((1 + 1 / RATE, "touchEnd", []))
    for step in range(2 * RATE + 1):
        angle = math.pi * step / RATE
        place = (512 + 150 * math.cos(angle), 384 + 150 * math.sin(angle))
        steps.append((1.2 + step / RATE, "touchMove" if step else "touchStart", [place]))
    steps.append((3.3, "touchEnd", []))
    return steps


def perform(chromium, steps):
    """Sends the touches when they are due, whether or not the page keeps up."""
    began = time.monotonic()
    numbers = []
    for due, kind, places in steps:
        time.sleep(max(0, began + due - time.monotonic()))
        points = [{"id": number, "x": x, "y": y} for number, (x, y) in enumerate(places)]
        numbers.append(chromium.post("Input.dispatchTouchEvent", type=kind, touchPoints=points))
    for number in numbers:
        chromium.answer(number, "touches")


def script_times(events):
    """Milliseconds of the processor that scripts take in each frame of the page."""
    threads = {}
    for event in events:
        # What began before the trace or goes on after it has no duration.
        if event["name"] in SCRIPTS and "dur" in event or event["name"] == "BeginMainThreadFrame":
            threads.setdefault((event["pid"], event["tid"]), []).append(event)
    # The page's thread is the one that makes frames.
    page = max(threads.values(), key=len)
    frames = []
    outermost_ends = 0
    for event in sorted(page, key=lambda event: (event["ts"], -event.get("dur", 0))):
        if event["name"] == "BeginMainThreadFrame":
            frames.append(0)
        elif frames and event["ts"] >= outermost_ends:
            outermost_ends = event["ts"] + event["dur"]
            # Chromium leaves the processor time out where it could not be taken.
            frames[-1] += event.get("tdur", event["dur"]) / 1000
    return frames


def measure(chromium, url):
    """Script times of the frames of one gesture, milliseconds; frames a second; how far it zoomed."""
    chromium.open(url)
    chromium.run("(async () => { while (!window.isReady?.()) await new Promise(requestAnimationFrame); })()")
    # Counted whether or not the subject asks for frames itself. It costs all the same.
    chromium.run("""{
      window.frameTimes = [];
      const count = (time) => { frameTimes.push(time); requestAnimationFrame(count); };
      requestAnimationFrame(count);
    } 0""")
    scripts = script_times(chromium.trace(lambda: perform(chromium, gesture())))
    times = chromium.run("frameTimes")
    zoom = chromium.run("zoom()")
    if chromium.problems:
        sys.exit(f"{url}: {'; '.join(chromium.problems)}")
    if not 3 < zoom < 5:
        sys.exit(f"{url}: the fingers zoomed it to {zoom}, not to about 4.")
    return scripts, 1000 * (len(times) - 1) / (times[-1] - times[0]), zoom


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("subjects", nargs="+")
    parser.add_argument("--runs", type=int, required=True)
    arguments = parser.parse_args()
    handler = functools.partial(Server, directory=arguments.folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    is_idle = os.getloadavg()[0] < os.cpu_count() / 2

    results = {subject: [] for subject in arguments.subjects}
    for _ in range(arguments.runs):
        for subject, runs in results.items():
            # Each finds the browser as fresh as the others do.
            with TracingChromium() as chromium:
                runs.append(measure(chromium, f"http://127.0.0.1:{server.server_port}/{subject}.html"))

    print("script time of a frame, ms            frames/s  zoomed to")
    medians = {}
    rates = {}
    for subject, runs in results.items():
        scripts = [time for times, _, _ in runs for time in times]
        medians[subject] = statistics.median(scripts)
        rates[subject] = statistics.median(rate for _, rate, _ in runs)
        print(f"{subject:14} {medians[subject]:5.2f}  p95 {percentile(scripts, 0.95):6.2f} "
              f"{rates[subject]:12.1f} {statistics.median(zoom for _, _, zoom in runs):9.2f}")
    ours, *peers = arguments.subjects
    for peer in peers:
        print(f"{ours} / {peer}: {medians[ours] / medians[peer]:.2f}")

    limits = dict(line.split() for line in LIMITS.read_text().splitlines() if not line.startswith("#"))
    failures = []
    if medians[ours] > float(limits["script"]):
        failures.append(f"Scripts take longer than {limits['script']} ms in half of the frames.")
    if not is_idle:
        print("The machine was busy: frames a second are not judged.")
    elif rates[ours] < float(limits["frames"]):
        failures.append(f"There are fewer than {limits['frames']} frames a second.")
    sys.exit("\n".join(failures) or 0)


if __name__ == "__main__":
    main()
