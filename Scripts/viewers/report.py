"""The table of a comparison, as Markdown."""
import glob, os, statistics

from . import screen

MORE_IS_BETTER = {"zoom: frames a second", "drag: frames a second", "held key: pictures a second",
                  "gigapixel, zoom: frames a second", "pinch: frames a second"}


def markdown(runs, base_runs, rounds):
    """A row for each figure, a column for each viewer; the best of a row is bold. Below them what windows cost."""
    viewers = [name for name, taken in runs.items() if taken]
    figures = list(dict.fromkeys(figure for name in viewers for run in runs[name] for figure in run))
    medians = {figure: {name: statistics.median(taken) for name in viewers
                        if (taken := [run[figure] for run in runs[name] if figure in run])}
               for figure in figures}
    graphics = "a" if glob.glob("/dev/dri/renderD*") else "no"
    lines = ["# Comparison with other viewers", "",
             f"Written by `Scripts/benchmark-viewers`: medians of {rounds} rounds in turns; {os.cpu_count()} cores, "
             f"{graphics} graphics processor, {screen.Server.kind()}, a window of 1280 × 800, JPEGs of 24 megapixels. Milliseconds where nothing "
             "else is said; the best of a row is bold.", "",
             "| | " + " | ".join(viewers) + " |", "|---" * (len(viewers) + 1) + "|"]
    for figure, values in medians.items():
        best = (max if figure in MORE_IS_BETTER else min)(values.values())
        cells = [("**{:.0f}**" if value == best else "{:.0f}").format(value) if (value := values.get(name)) is not None
                 else "–" for name in viewers]
        lines.append(f"| {figure} | " + " | ".join(cells) + " |")
    lines += _bases(base_runs, medians)
    unmeasured = [name for name in runs if not runs[name]]
    lines += ["", "Shown means the last drawing of at least a twentieth of the window, seen from outside by X's damage "
              "reports; what is drawn within 4 ms is one frame. A reaction lasts from the injected event to the first "
              "such drawing. A viewer's own zoom keys and steps differ in size, and so does the quality in motion: "
              "some draw nearest neighbours. Photos of a walk follow 200 ms of quiet, which all may use to read ahead. A frame "
              "counts when it differs from the one before in the middle halves of a row and a column: along the edges lie "
              "bars and captions. Where an eased zoom turns round, two frames beside each other may be the same picture: the gap "
              "between drawings counts both. Fingers part by 600 pixels a second: more in a step than the 8 points that make a pinch on an "
              "iPhone, and here. Memory is the PSS of all processes. – is what a viewer cannot do, or what was not found."]
    if unmeasured:
        lines += ["", "Not measured: " + ", ".join(unmeasured) + "."]
    return "\n".join(lines) + "\n"


def _bases(base_runs, medians):
    """What programs cost that show next to nothing, and what is left of ours and feh's without it."""
    taken = {name: [statistics.median(column) for column in zip(*runs)] for name, runs in base_runs.items() if runs}
    if not taken:
        return []
    parts = [f"{name}: {shown:.0f} ms, {memory:.0f} MiB" for name, (shown, memory) in taken.items()]
    lines = ["", "Until it is drawn, and PSS: " + "; ".join(parts) + "."]
    if len(taken) == 2:
        (_, window), (_, pixel) = taken.values()
        shares = []
        for figure in ("memory: one photo, MiB", "memory: after the walk, MiB", "memory: after the zoom, MiB"):
            values = medians.get(figure, {})
            if "zoomscroll" in values and "feh" in values:
                shares.append(f"{(values['zoomscroll'] - window + pixel) / values['feh']:.2f}")
        if shares:
            lines[-1] += (" Less the difference of the two, zoomscroll has " + ", ".join(shares)
                          + " of feh's memory with one photo, after the walk and after the zoom.")
    return lines
