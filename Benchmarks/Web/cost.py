"""What viewers in a page cost while fingers move a photo of 24 megapixels: see Scripts/benchmark-web-cost, which runs this.

FOLDER holds a page for each SUBJECT, which says `isReady()` and `zoom()`. Frames are swaps of the display, as Chromium's
compositor tells them, whichever thread drew what is in them; processor time and memory are those of all its processes.
"""

import argparse
import math
import os
import pathlib
import sys
import time

from benchmark import RATE, TracingChromium, perform, print_medians, serve

# What each viewer shows, in the order of the table: name and page.
SUBJECTS = {
    "tiles": "zoomscroll.html?manifest=tiles.json",
    "OpenSeadragon": "openseadragon.html",
    "file": "zoomscroll.html?manifest=file.json",
    "PhotoSwipe": "photoswipe.html?width=6000&height=4000",
}
SECONDS = 3
MIDDLE = (512, 384)
# Fingers that rest before they go leave no glide.
REST = 0.3


class MeasuredChromium(TracingChromium):
    """Knows what its processes have used."""

    categories = ["viz"]

    def swaps(self, body):
        """When the display changed while `body` ran, ms."""
        return sorted(e["ts"] / 1000 for e in self.trace(body) if e["name"] == "Display::FrameDisplayed")

    def processor_time(self):
        """Milliseconds."""
        ticks = sum(int(ticks) for _, fields in self.processes() for ticks in fields[11:15])
        return ticks * 1000 / os.sysconf("SC_CLK_TCK")

    def memory(self):
        """MB, what processes share counted once."""
        total = 0
        for process, _ in self.processes():
            try:
                lines = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
            except OSError:
                continue
            total += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        return total * 1024 / 1e6


def fingers(places_at):
    """The touches of one gesture: (seconds, kind, places)."""
    steps = [(step / RATE, "touchMove" if step else "touchStart", places_at(step / RATE))
             for step in range(SECONDS * RATE + 1)]
    return [*steps, (SECONDS + REST, "touchEnd", [])]


def pinch(seconds):
    """Apart, together and apart again, a second each, to six times the distance: what follows has room to move."""
    reach = 100 * 2.5 ** (1 - math.cos(2 * math.pi * seconds * 0.5))
    return [(MIDDLE[0] - reach * 0.8, MIDDLE[1] - reach * 0.6), (MIDDLE[0] + reach * 0.8, MIDDLE[1] + reach * 0.6)]


def circle(seconds):
    angle = 2 * math.pi * seconds
    return MIDDLE[0] + 120 * math.cos(angle), MIDDLE[1] + 120 * math.sin(angle)


GESTURES = {
    "pinch": pinch,
    "pan": lambda seconds: [(x + dx, y) for x, y in [circle(seconds)] for dx in (-80, 80)],
    "drag": lambda seconds: [circle(seconds)],
}


def become_ready(chromium, url):
    chromium.open(url)
    chromium.run("(async () => { while (!window.isReady?.()) await new Promise(requestAnimationFrame); })()")
    time.sleep(1)


def measure(chromium, url):
    """All figures of one viewer in one round."""
    begun = time.monotonic() * 1000
    # Whatever a viewer thinks is ready: when nothing on the display changes any more.
    figures = {"shown after": chromium.swaps(lambda: become_ready(chromium, url))[-1] - begun}
    for name, places in GESTURES.items():
        steps = fingers(places)
        spent = chromium.processor_time()
        times = chromium.swaps(lambda: perform(chromium, steps))
        spent = chromium.processor_time() - spent
        # While fingers move: first and last swap enclose all but the rest.
        moving = [moment for moment in times if moment <= times[0] + SECONDS * 1000]
        figures[f"{name}: frames a second"] = len(moving) / SECONDS
        figures[f"{name}: longest gap"] = max(b - a for a, b in zip(moving, moving[1:]))
        figures[f"{name}: processor time a second"] = spent / (SECONDS + REST)
        time.sleep(0.7)
    figures["memory"] = chromium.memory()
    zoom = chromium.run("zoom()")
    if chromium.problems:
        sys.exit(f"{url}: {'; '.join(chromium.problems)}")
    if zoom < 1.5:
        sys.exit(f"{url}: the fingers zoomed it to {zoom} only.")
    return figures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("subjects", nargs="+")
    parser.add_argument("--rounds", type=int, required=True)
    arguments = parser.parse_args()
    site = serve(arguments.folder)
    rounds = {subject: [] for subject in arguments.subjects}
    for _ in range(arguments.rounds):
        for subject, results in rounds.items():
            # Each finds the browser as fresh as the others do.
            with MeasuredChromium() as chromium:
                results.append(measure(chromium, f"{site}/{SUBJECTS[subject]}"))
    print_medians(rounds, "Medians of {} rounds in turns; milliseconds, memory in MB.")


if __name__ == "__main__":
    main()
