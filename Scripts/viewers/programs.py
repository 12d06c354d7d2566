"""The viewers that are known: how each is started, and which input means what to it."""
import dataclasses, os


@dataclasses.dataclass
class Viewer:
    """A viewer. An input is a key's name, `wheel-up` or `wheel-down`, with `Control+` before it."""
    name: str
    # {folder} and {photo}, the first of the folder, are put in.
    command: list
    next: str = "Right"
    previous: str = "Left"
    closer: str = "Control+wheel-up"
    farther: str = "Control+wheel-down"
    # From the whole photo to about a pixel of it for each of the screen's.
    detail: tuple = ("Control+wheel-up",) * 8
    # The button of the mouse that drags it then.
    drag_button: int = 1
    # Files below the folder of settings, as somebody has them who starts it every day.
    settings: dict = dataclasses.field(default_factory=dict)

    @property
    def remedy(self):
        """What brings the viewer onto the machine."""
        return "./run --setup" if self.name == "zoomscroll" else f"apt-get install {self.name}"


def bases(pixel):
    """Programs that show next to nothing: what a window of GTK, and feh with a picture of one pixel, cost alone."""
    probe = os.environ.get("WINDOW_PROBE", os.path.abspath(".build/release/WindowProbe"))
    return [Viewer("an empty window of GTK", [probe, "plain"]),
            Viewer("feh with one pixel", ["feh", "-g", "1280x800", str(pixel)])]


def all_viewers():
    ours = os.environ.get("ZOOMSCROLL", os.path.abspath(".build/release/zoomscroll"))
    return [
        Viewer("zoomscroll", [ours, "open", "{photo}"],
               settings={"zoomscroll/settings.ini": "[ZoomScroll]\nhints-seen=true\n"}),
        Viewer("feh", ["feh", "-g", "1280x800", "--scale-down", "--start-at", "{photo}", "{folder}"],
               closer="Up", farther="Down", detail=("Up",) * 7),
        Viewer("geeqie", ["geeqie", "--without-tools", "{photo}"], next="Page_Down", previous="Page_Up", detail=("z",)),
        Viewer("eog", ["eog", "{photo}"], closer="Control+plus", farther="Control+minus", detail=("1",)),
        Viewer("qimgv", ["qimgv", "{photo}"]),
        Viewer("pqiv", ["pqiv", "-P", "0,0", "{folder}"], next="space", previous="BackSpace",
               closer="plus", farther="minus", detail=("0",)),
        Viewer("nsxiv", ["nsxiv", "-g", "1280x800", "{folder}"], next="n", previous="p", closer="plus", farther="minus",
               detail=("equal",), drag_button=2),
    ]
