"""The viewers that are known: how each is started, and which input means what to it."""
import dataclasses, os


@dataclasses.dataclass
class Viewer:
    """A viewer. An input is a key's name, `wheel-up` or `wheel-down`, with `Control+` before it."""
    name: str
    # {folder} and {photo}, the first of the folder, are put in.
    command: list
    next: str = "Right"
    closer: str = "Control+wheel-up"
    farther: str = "Control+wheel-down"

    @property
    def remedy(self):
        """What brings the viewer onto the machine."""
        return "./run --setup" if self.name == "zoomscroll" else f"apt-get install {self.name}"


def all_viewers():
    ours = os.environ.get("ZOOMSCROLL", os.path.abspath(".build/release/zoomscroll"))
    return [
        Viewer("zoomscroll", [ours, "open", "{photo}"]),
        Viewer("feh", ["feh", "-g", "1280x800", "--scale-down", "--start-at", "{photo}", "{folder}"],
               closer="Up", farther="Down"),
        Viewer("geeqie", ["geeqie", "--without-tools", "{photo}"], next="Page_Down"),
    ]
