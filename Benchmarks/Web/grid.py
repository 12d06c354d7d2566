"""Times a page's grid of 100,000 cells while fingers flick through it: see Scripts/benchmark-web-grid, which runs this."""

import argparse
import statistics
import sys

from benchmark import LIMITS, RATE, SCRIPTS, TracingChromium, by_thread, frame_times, perform, percentile, serve

# Flicks, and the seconds of each and from one to the next: the grid never comes to rest between them.
FLICKS = 6
STROKE = 0.15
PAUSE = 0.9
# Points that a finger goes up.
WAY = 500


def flicks():
    """(seconds, kind, places): up and on, four times, and back."""
    steps = []
    count = round(STROKE * RATE)
    for flick in range(FLICKS):
        begin = flick * (STROKE + PAUSE)
        start, way = (650, -WAY) if flick < 4 else (150, WAY)
        for step in range(count + 1):
            place = (512, start + way * step / count)
            steps.append((begin + step / RATE, "touchMove" if step else "touchStart", [place]))
        steps.append((begin + STROKE + 1 / RATE, "touchEnd", []))
    # What glides on at the end is looked at, too.
    steps.append((FLICKS * (STROKE + PAUSE), "touchStart", [(512, 400)]))
    steps.append((FLICKS * (STROKE + PAUSE) + 0.1, "touchEnd", []))
    return steps


def measure(url):
    """Milliseconds of script in each frame that the grid has drawn."""
    with TracingChromium() as chromium:
        chromium.open(url)
        chromium.run("document.querySelector('uikit-view').ready")
        chromium.run(
            "(() => { const { stage } = document.querySelector('uikit-view').view; const { frame } = stage;"
            " window.made = 0; stage.frame = function (state) { made += 1; frame.call(this, state); }; })()")
        page, *_ = by_thread(chromium.trace(lambda: perform(chromium, flicks())))
        made = chromium.run("made")
        if chromium.problems:
            sys.exit(f"{url}: {'; '.join(chromium.problems)}")
    starts = [event["ts"] for event in page if event["name"] == "BeginMainThreadFrame"]
    if made < len(starts) / 2:
        sys.exit(f"{url}: of {len(starts)} frames the grid has moved in {made} only.")
    return frame_times(page, SCRIPTS, starts)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--runs", type=int, required=True)
    arguments = parser.parse_args()
    site = serve(arguments.folder)
    times = [time for _ in range(arguments.runs) for time in measure(f"{site}/index.html")]
    limits = dict(line.split() for line in LIMITS.read_text().splitlines() if not line.startswith("#"))
    median = statistics.median(times)
    print(f"{len(times)} frames, ms of script: median {median:.2f}, p95 {percentile(times, 0.95):.2f}, most {max(times):.2f}")
    sys.exit(f"Scripts take longer than {limits['grid']} ms in half of the frames." if median > float(limits["grid"]) else 0)


if __name__ == "__main__":
    main()
