"""What is measured of one viewer in one round."""
import os, pathlib, signal, statistics, subprocess, tempfile, time

from . import screen

WALK = 26
STEPS_A_SECOND = 60
# So many that no limit of a photo of 24 megapixels is met: a zoom at its limit shows nothing new.
STEPS_EACH_WAY = 8
# Nothing drawn for so long, and a picture is complete.
QUIET = 200


class NotMeasured(Exception):
    """Why a viewer has no figures in a round."""


def measure(server, viewer, folder):
    """Starts a viewer and takes its figures: a dictionary of milliseconds and counts."""
    listener = server.listener
    names = {"folder": folder, "photo": sorted(pathlib.Path(folder).iterdir())[0]}
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "DISPLAY": server.name, "HOME": home, "XDG_CACHE_HOME": f"{home}/cache",
                       "XDG_CONFIG_HOME": f"{home}/config", "XDG_DATA_HOME": f"{home}/data", "GDK_BACKEND": "x11",
                       "QT_QPA_PLATFORM": "xcb", "GTK_A11Y": "none", "NO_AT_BRIDGE": "1"}
        environment.pop("WAYLAND_DISPLAY", None)
        listener.changes.clear()
        start = screen.now()
        process = subprocess.Popen([word.format(**names) for word in viewer.command], env=environment,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            shown = listener.settle(start, 700, 15_000)
            window = server.window()
            if not window or not shown:
                raise NotMeasured("no window appeared")
            figures = {"first picture": shown[-1][1] - start}
            changed = screen.now()
            server.take_over(window)
            listener.settle(changed, 1500, 4000)
            figures |= _next(server, viewer) | _walk(server, viewer) | _zoom(server, viewer)
            return figures
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def _next(server, viewer):
    """A key to the photo that follows, which had time to be decoded."""
    begun = server.act(viewer.next)
    frames = server.listener.settle(begun, 1500, 4000)
    if not frames:
        raise NotMeasured(f"{viewer.next} shows nothing")
    return {"next: first change": frames[0][0] - begun, "next: complete": frames[-1][1] - begun}


def _walk(server, viewer):
    """Photos one after another, each as soon as the one before is shown; the waits for quiet are not counted."""
    times = []
    for _ in range(WALK):
        begun = server.act(viewer.next)
        frames = server.listener.settle(begun, QUIET, 5000)
        if not frames:
            raise NotMeasured("a photo of the walk was never shown")
        times.append(frames[-1][1] - begun)
    return {"walk: a photo": statistics.mean(times)}


def _zoom(server, viewer):
    """Steps closer and back for four seconds."""
    server.listener.settle(screen.now(), 1000, 1500)
    begun = screen.now()
    count = 4 * STEPS_A_SECOND
    for step in range(count):
        # The hand's clock: steps are due at fixed times, whatever the viewer does.
        time.sleep(max(0, begun + step * 1000 / STEPS_A_SECOND - screen.now()) / 1000)
        moment = server.act(viewer.closer if step // STEPS_EACH_WAY % 2 == 0 else viewer.farther)
        if step == 0:
            begun = first = moment
    ended = screen.now()
    drained = server.listener.settle(ended, QUIET, 3000)
    frames = [frame for frame in server.listener.frames(first) if frame[1] <= ended]
    if len(frames) < 2:
        raise NotMeasured(f"{viewer.closer} zooms nothing")
    ends = [last for _, last in frames]
    return {"zoom: frames a second": len(frames) * 1000 / (ended - begun),
            "zoom: longest gap": max(later - earlier for earlier, later in zip(ends, ends[1:])),
            "zoom: first reaction": frames[0][0] - first,
            "zoom: after the last step": max(0, drained[-1][1] - ended) if drained else 0}
