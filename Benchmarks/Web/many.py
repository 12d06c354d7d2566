"""What twelve viewers in an article take in memory, beside twelve images: see Scripts/benchmark-web-many, which runs this."""

import argparse
import time

from benchmark import print_medians, serve
from cost import MeasuredChromium

SUBJECTS = {"viewers": "many.html?kind=viewer", "img": "many.html?kind=img"}
# Seconds in which browsers give back what they needed for a moment.
REST = 3


def measure(site, page):
    with MeasuredChromium() as chromium:
        chromium.open(f"{site}/{page}")
        chromium.run("(async () => { while (!window.isReady?.()) await new Promise(requestAnimationFrame); })()")
        time.sleep(REST)
        return {"memory, MB": chromium.memory()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--rounds", type=int, required=True)
    arguments = parser.parse_args()
    site = serve(arguments.folder)
    rounds = {subject: [] for subject in SUBJECTS}
    for _ in range(arguments.rounds):
        for subject, results in rounds.items():
            results.append(measure(site, SUBJECTS[subject]))
    print_medians(rounds, "Medians of {} rounds in turns.")


if __name__ == "__main__":
    main()
