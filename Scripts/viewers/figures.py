"""What is measured of one viewer in one round."""
import contextlib, os, pathlib, signal, statistics, subprocess, sys, tempfile, time

from . import screen

WALK = 26
PRESSES = 3
STEPS_A_SECOND = 60
# So many that no limit of a photo of 24 megapixels is met: a zoom at its limit shows nothing new.
STEPS_EACH_WAY = 8
# An X server repeats a key that is held after 660 ms.
REPEAT_DELAY = 700
# Nothing drawn for so long, and a picture is complete.
QUIET = 200


class NotMeasured(Exception):
    """Why a viewer has no figures in a round."""


def measure(server, viewer, folder):
    """Starts a viewer and takes its figures: a dictionary of milliseconds and counts."""
    listener = server.listener
    names = {"folder": folder, "photo": sorted(pathlib.Path(folder).iterdir())[0]}
    with started(server, viewer, names) as (process, start):
        shown = listener.settle(start, 700, 15_000)
        window = server.window()
        if not window or not shown:
            raise NotMeasured("no window appeared")
        figures = {"first picture": shown[-1][1] - start}
        changed = screen.now()
        server.take_over(window)
        listener.settle(changed, 1500, 4000)
        figures["memory: one photo, MiB"] = _memory(process.pid)
        figures |= _next(server, viewer)
        spent = _processor_time(process.pid)
        figures |= _walk(server, viewer)
        figures["walk: processor time a photo"] = (_processor_time(process.pid) - spent) / WALK
        figures["memory: after the walk, MiB"] = _memory(process.pid)
        for part in (_held, _zoom, _drag) + ((_pinch,) if server.has_fingers else ()):
            try:
                figures |= part(server, viewer)
            except NotMeasured as reason:
                print(f"{viewer.name}: {reason}", file=sys.stderr)
            if part == _zoom:
                figures["memory: after the zoom, MiB"] = _memory(process.pid)
        figures["memory: peaks, MiB"] = _peaks(process.pid)
        return figures


def measure_gigapixel(server, viewer, photo):
    """The same zoom over a picture that no memory should hold: a dictionary as that of `measure`."""
    with started(server, viewer, {"folder": photo.parent, "photo": photo}) as (process, start):
        shown = server.listener.settle(start, 1500, 20_000)
        window = server.window()
        if not window or not shown:
            raise NotMeasured("the gigapixel was not shown in 20 seconds")
        figures = {"first picture": shown[0][1] - start}
        changed = screen.now()
        server.take_over(window)
        server.listener.settle(changed, 1500, 4000)
        figures |= _zoom(server, viewer)
        figures["memory: peaks, MiB"] = _peaks(process.pid)
        return {f"gigapixel, {name}": value for name, value in figures.items()}


def base(server, program):
    """What a program costs that shows next to nothing: (milliseconds until it is drawn, MiB)."""
    with started(server, program, {}) as (process, start):
        deadline = screen.now() + 5000
        while screen.now() < deadline and not server.window():
            time.sleep(0.05)
        window = server.window()
        if not window:
            raise NotMeasured("no window appeared")
        time.sleep(1.5)
        drawn = [moment for moment, area, _ in server.listener.changes
                 if moment >= start and area >= screen.PICTURE_AREA]
        if not drawn:
            raise NotMeasured("nothing was drawn")
        drawn_last = drawn[-1]
        # As with the others: the memory of a window as large as the screen.
        server.take_over(window)
        time.sleep(1.5)
        return drawn_last - start, _memory(process.pid)


@contextlib.contextmanager
def started(server, program, names):
    """Runs a program in a session and a home of its own: (process, when it was started)."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "DISPLAY": server.name, "HOME": home, "XDG_CACHE_HOME": f"{home}/cache",
                       "XDG_CONFIG_HOME": f"{home}/config", "XDG_DATA_HOME": f"{home}/data", "GDK_BACKEND": "x11",
                       "QT_QPA_PLATFORM": "xcb", "GTK_A11Y": "none", "NO_AT_BRIDGE": "1"}
        environment.pop("WAYLAND_DISPLAY", None)
        for path, text in program.settings.items():
            settings = pathlib.Path(home, "config", path)
            settings.parent.mkdir(parents=True, exist_ok=True)
            settings.write_text(text)
        server.listener.changes.clear()
        start = screen.now()
        process = subprocess.Popen([word.format(**names) for word in program.command], env=environment,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            yield process, start
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def _next(server, viewer):
    """A key to the photo that follows, which had time to be decoded: the median of three."""
    taken = []
    for _ in range(PRESSES):
        begun = server.act(viewer.next)
        frames = server.listener.settle(begun, 1500, 4000)
        if not frames:
            raise NotMeasured(f"{viewer.next} shows nothing")
        taken.append((frames[0][0] - begun, frames[-1][1] - begun))
    changed, complete = (statistics.median(column) for column in zip(*taken))
    return {"next: first change": changed, "next: complete": complete}


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


def _held(server, viewer):
    """The key of the photo before held down, not so long that a walk's photos come to an end."""
    server.listener.settle(screen.now(), 1000, 1500)
    begun = server.hold(viewer.previous)
    time.sleep(1.5)
    ended = server.release(viewer.previous)
    drained = server.listener.settle(ended, 2 * QUIET, 3000)
    ends = [last for _, last in server.listener.frames(begun) if begun + REPEAT_DELAY <= last <= ended]
    if len(ends) < 2:
        raise NotMeasured(f"{viewer.previous} turns one photo when held")
    return {"held key: pictures a second": len(ends) * 1000 / (ended - begun - REPEAT_DELAY),
            "held key: longest gap": max(later - earlier for earlier, later in zip(ends, ends[1:] + [ended])),
            "held key: after it was let go": max(0, drained[-1][1] - ended) if drained else 0,
            "held key: showed no picture": int(server.listener.showed_nothing(begun))}


def _zoom(server, viewer):
    """Steps closer and back for four seconds."""
    server.listener.settle(screen.now(), 1000, 1500)
    steps = [viewer.closer if step // STEPS_EACH_WAY % 2 == 0 else viewer.farther for step in range(4 * STEPS_A_SECOND)]
    figures = motion(server, "zoom", [lambda step=step: server.act(step) for step in steps])
    for _ in range(STEPS_EACH_WAY):
        server.act(viewer.farther)
    return figures


def _drag(server, viewer):
    """A large photo dragged there and back with the button down, for four seconds."""
    server.point(screen.WIDTH // 2, screen.HEIGHT // 2)
    for step in viewer.detail:
        server.act(step)
        time.sleep(0.05)
    server.listener.settle(screen.now(), 1000, 3000)
    server.press(viewer.drag_button)
    places = []
    for step in range(4 * STEPS_A_SECOND):
        there = abs(step % 60 - 30) * 8
        places.append(lambda there=there: server.point(screen.WIDTH // 2 - 240 + there, screen.HEIGHT // 2 - 120 + there // 2))
    try:
        # The button stays down when the pointer rests: what is drawn then is behind the hand, no glide.
        return motion(server, "drag", places)
    finally:
        server.let_go(viewer.drag_button)
        server.listener.settle(screen.now(), QUIET, 3000)


def _pinch(server, viewer):
    """Two fingers that part and come together for four seconds, over a photo that was turned to.

    Each goes 300 pixels a second, so that the first step is more than the 8 points of change by which an iPhone,
    and ours, tell a pinch from a rest: what is measured is the program, not the slowness of a hand.
    """
    server.act(viewer.next)
    server.listener.settle(screen.now(), 1000, 3000)

    def fingers(phase, step):
        reach = 100 + abs((step + 60) % 120 - 60) * 5
        middle = screen.WIDTH // 2, screen.HEIGHT // 2
        return server.touch((1, phase, middle[0] - reach, middle[1]), (2, phase, middle[0] + reach, middle[1]))

    fingers("down", 0)
    try:
        return motion(server, "pinch", [lambda step=step: fingers("move", step) for step in range(1, 4 * STEPS_A_SECOND)])
    finally:
        fingers("up", 0)
        server.listener.settle(screen.now(), QUIET, 3000)


def motion(server, name, inputs, changed=True):
    """What is shown while inputs come, each due at a time of its own, whatever the viewer does: frames that change a picture,
    or all that are drawn."""
    begun = screen.now()
    for step, give in enumerate(inputs):
        time.sleep(max(0, begun + step * 1000 / STEPS_A_SECOND - screen.now()) / 1000)
        moment = give()
        if step == 0:
            begun = moment
    ended = moment
    drained = server.listener.settle(ended, QUIET, 3000)
    frames = [frame for frame in server.listener.frames(begun, changed) if frame[1] <= ended]
    if len(frames) < 2:
        raise NotMeasured(f"the {name} shows nothing")
    ends = [last for _, last in frames]
    drawn = [last for _, last in server.listener.frames(begun, changed=False) if last <= ended]
    return {f"{name}: frames a second": len(frames) * 1000 / (ended - begun),
            f"{name}: longest gap": max(later - earlier for earlier, later in zip(ends, ends[1:])),
            f"{name}: longest gap between drawings": max(later - earlier for earlier, later in zip(drawn, drawn[1:])),
            f"{name}: first reaction": frames[0][0] - begun,
            f"{name}: after the last step": max(0, drained[-1][1] - ended) if drained else 0}


def _processes(session):
    for status in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:  # It has ended.
            continue
        if int(fields[3]) == session:
            yield status.parent, fields


def _memory(session):
    """MiB of all the viewer's processes; what several share is counted once."""
    total = 0
    for process, _ in _processes(session):
        try:
            total += next(int(line.split()[1]) for line in (process / "smaps_rollup").read_text().splitlines()
                          if line.startswith("Pss:"))
        except (OSError, StopIteration):
            continue
    return total / 1024


def _peaks(session):
    """MiB: the sum of what each of the viewer's processes had at most; what several share counts in each."""
    total = 0
    for process, _ in _processes(session):
        try:
            total += next(int(line.split()[1]) for line in (process / "status").read_text().splitlines()
                          if line.startswith("VmHWM:"))
        except (OSError, StopIteration):
            continue
    return total / 1024


def _processor_time(session):
    """Milliseconds of all the viewer's processes, those that have ended included."""
    ticks = sum(int(ticks) for _, fields in _processes(session) for ticks in fields[11:15])
    return ticks * 1000 / os.sysconf("SC_CLK_TCK")
