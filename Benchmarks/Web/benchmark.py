"""Times photo browsers in headless Chromium: see Scripts/benchmark-web, which runs this.

FOLDER holds a page for each SUBJECT, ours first, which says `isReady()` and `zoom()`; and, when it makes frames apart
from the page, `framesMade()`.
"""

import argparse
import bisect
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
# All that a thread does: scripts, and what the browser does for them, as style, layout and layers.
TASKS = {"RunTask"}


class Server(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass


def serve(folder):
    """The address at which a folder is handed out for as long as this runs."""
    handler = functools.partial(Server, directory=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def print_medians(rounds, title):
    """A table of the rounds of each subject, in each of which every figure has a name."""
    count = len(next(iter(rounds.values())))
    print(f"{title.format(count)}\n\n| | {' | '.join(rounds)} |\n|---|{'---|' * len(rounds)}")
    for name in next(iter(rounds.values()))[0]:
        cells = [f"{statistics.median(result[name] for result in results):.0f}" for results in rounds.values()]
        print(f"| {name} | {' | '.join(cells)} |")


class TracingChromium(Chromium):
    """Also collects what Chromium traces of itself."""

    categories = [
        "devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"]

    def processes(self):
        """All of them, with what `/proc` says behind their names."""
        parents = {}
        for status in pathlib.Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = status.read_text().rpartition(")")[2].split()
            except OSError:  # It has ended.
                continue
            parents[int(status.parent.name)] = (int(fields[1]), fields)
        for process, (_, fields) in parents.items():
            ancestor = process
            while ancestor in parents and ancestor != self._process.pid:
                ancestor = parents[ancestor][0]
            if ancestor == self._process.pid:
                yield process, fields

    def trace(self, body):
        """The trace events of what `body` does."""
        self._trace = []
        self.send(
            "Tracing.start", transferMode="ReportEvents",
            traceConfig={"includedCategories": self.categories, "excludedCategories": ["*"]})
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


def seconds_touched(steps):
    """How long fingers are down: the gesture makes no frames in between."""
    signs = {"touchStart": -1, "touchEnd": 1}
    return sum(signs.get(kind, 0) * due for due, kind, _ in steps)


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


def by_thread(events):
    """The events of each thread in their order, what lies in another one behind it; the page's thread first."""
    threads = {}
    for event in events:
        # What began before the trace or goes on after it has no duration.
        if event["name"] == "BeginMainThreadFrame" or event["name"] in SCRIPTS | TASKS and "dur" in event:
            threads.setdefault((event["pid"], event["tid"]), []).append(event)
    page = max(threads, key=lambda thread: sum(event["name"] == "BeginMainThreadFrame" for event in threads[thread]))
    others = [thread for thread in threads if thread != page and thread[0] == page[0]]
    return [sorted(threads[thread], key=lambda event: (event["ts"], -event.get("dur", 0))) for thread in [page, *others]]


def frame_times(thread, names, starts):
    """Milliseconds of the processor that the named events of a thread take in each frame of the page."""
    frames = [0] * len(starts)
    outermost_ends = 0
    for event in thread:
        if event["name"] in names and event["ts"] >= outermost_ends:
            outermost_ends = event["ts"] + event["dur"]
            # A task may begin before the frame that it makes.
            frame = bisect.bisect_right(starts, outermost_ends) - 1
            # Chromium leaves the processor time out where it could not be taken.
            if frame >= 0:
                frames[frame] += event.get("tdur", event["dur"]) / 1000
    return frames


def measure(chromium, url):
    """Of the frames of one gesture: the times of the page's scripts, of all that its thread does, and of the scripts of
    its workers, ms; frames a second; the zoom."""
    chromium.open(url)
    chromium.run("(async () => { while (!window.isReady?.()) await new Promise(requestAnimationFrame); })()")
    before = chromium.run("window.framesMade?.()")
    page, *workers = by_thread(chromium.trace(lambda: perform(chromium, gesture())))
    starts = [event["ts"] for event in page if event["name"] == "BeginMainThreadFrame"]
    made = chromium.run("window.framesMade?.()")
    zoom = chromium.run("zoom()")
    if chromium.problems:
        sys.exit(f"{url}: {'; '.join(chromium.problems)}")
    if not 3 < zoom < 5:
        sys.exit(f"{url}: the fingers zoomed it to {zoom}, not to about 4.")
    in_workers = [sum(frame) for frame in zip([0] * len(starts), *(frame_times(w, SCRIPTS, starts) for w in workers))]
    count = len(starts) if made is None else min(len(starts), made - before)
    rate = count / seconds_touched(gesture())
    return frame_times(page, SCRIPTS, starts), frame_times(page, TASKS, starts), in_workers, rate, zoom


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("subjects", nargs="+")
    parser.add_argument("--runs", type=int, required=True)
    arguments = parser.parse_args()
    site = serve(arguments.folder)
    ours, *peers = arguments.subjects
    is_idle = os.getloadavg()[0] < os.cpu_count() / 2

    results = {subject: [] for subject in arguments.subjects}
    for _ in range(arguments.runs):
        for subject, runs in results.items():
            # Each finds the browser as fresh as the others do.
            with TracingChromium() as chromium:
                runs.append(measure(chromium, f"{site}/{subject}.html"))

    print("ms of a frame:  scripts            thread             workers            frames/s  zoomed to")
    scripts, threads, rates = {}, {}, {}
    for subject, runs in results.items():
        columns = [[time for run in runs for time in run[column]] for column in range(3)]
        scripts[subject], threads[subject], _ = (statistics.median(times) for times in columns)
        rates[subject] = statistics.median(rate for *_, rate, _ in runs)
        times = " ".join(f"{statistics.median(times):5.2f}  p95 {percentile(times, 0.95):5.2f}" for times in columns)
        print(f"{subject:14} {times} {rates[subject]:9.1f} {statistics.median(zoom for *_, zoom in runs):10.2f}")
    limits = dict(line.split() for line in LIMITS.read_text().splitlines() if not line.startswith("#"))
    failures = []
    if scripts[ours] > float(limits["script"]):
        failures.append(f"Scripts take longer than {limits['script']} ms in half of the frames.")
    for peer in peers:
        script, thread = scripts[ours] / scripts[peer], threads[ours] / threads[peer]
        print(f"{ours} / {peer}: {script:.2f} of its scripts' time, {thread:.2f} of its thread's")
        if script > float(limits[peer]):
            failures.append(f"Scripts take longer than {limits[peer]} times what {peer}'s take.")
    if not is_idle:
        print("The machine was busy: frames a second are not judged.")
    elif rates[ours] < float(limits["frames"]):
        failures.append(f"There are fewer than {limits['frames']} frames a second.")
    sys.exit("\n".join(failures) or 0)


if __name__ == "__main__":
    main()
