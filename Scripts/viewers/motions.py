"""Motions that only our program has: its strip, its grid, the ways between grid and photo, and two fingers that turn."""
import math, time

from . import figures, screen

STEPS = 2 * figures.STEPS_A_SECOND
# Enough of what is seen of the grid has come.
QUIET = 600
PATIENCE = 5000


def measure(server, program, folder):
    """Starts the program in the first photo and takes the figures of all motions: a dictionary."""
    photo = sorted(folder.iterdir())[0]
    with figures.started(server, program, {"photo": photo, "folder": folder}) as (_, start):
        server.listener.settle(start, 700, PATIENCE)
        window = server.window()
        if not window:
            raise figures.NotMeasured("no window appeared")
        changed = screen.now()
        server.take_over(window)
        server.listener.settle(changed, QUIET, PATIENCE)
        taken = {}
        for part in (_strip, _transitions, _grid, _density) + ((_rotation,) if server.has_fingers else ()):
            try:
                taken |= part(server)
            except figures.NotMeasured as reason:
                taken[f"{part.__name__.lstrip('_')}: frames a second"] = 0
                print(reason, flush=True)
        return taken


def _run(server, name, inputs):
    taken = figures.motion(server, name, inputs, changed=False)
    return {key: value for key, value in taken.items() if "frames a second" in key or "between drawings" in key}


def _rest(server):
    server.listener.settle(screen.now(), QUIET, PATIENCE)


def _strip(server):
    """The line of photos dragged there and back."""
    # It comes with the pointer, and lies along the lower edge.
    y = screen.HEIGHT - 30
    server.point(screen.WIDTH // 2, y - 5)
    time.sleep(1)
    server.point(screen.WIDTH // 2, y)
    server.press(1)
    places = [lambda x=x: server.point(x, y) for x in map(_sway, range(STEPS))]
    try:
        return _run(server, "strip", places)
    finally:
        server.let_go(1)
        _rest(server)


def _sway(step):
    return int(screen.WIDTH / 2 - 400 * math.sin(2 * math.pi * step / 120))


def _transitions(server):
    """A photo closed into the grid and opened again, each as soon as the one before is over."""
    keys = ["Escape" if turn % 2 == 0 else "Return" for turn in range(6)]
    counts, spans, gaps = 0, 0, 0
    _to(server, "Escape")
    _to(server, "Return")
    for key in keys:
        begun = server.act(key)
        server.listener.settle(begun, 200, 3000)
        drawn = [last for _, last in server.listener.frames(begun, changed=False)]
        # The last ones are sharper versions and buttons that come.
        flight = [moment for moment in drawn if moment <= drawn[0] + 300] if drawn else []
        if len(flight) < 2:
            raise figures.NotMeasured(f"{key} shows no way between photo and grid")
        counts += len(flight) - 1
        spans += flight[-1] - flight[0]
        gaps = max([gaps] + [later - earlier for earlier, later in zip(flight, flight[1:])])
        _rest(server)
    return {"transitions: frames a second": counts * 1000 / spans, "transitions: longest gap between drawings": gaps}


def _to(server, key):
    server.act(key)
    _rest(server)


def _grid(server):
    """The grid turned by the wheel, down and up again."""
    _to(server, "Escape")
    steps = ["wheel-down" if step % 120 < 60 else "wheel-up" for step in range(STEPS)]
    taken = _run(server, "grid", [lambda step=step: server.act(step) for step in steps])
    _rest(server)
    return taken


def _density(server):
    """The grid's pictures made larger and smaller by Ctrl and the wheel, a notch after the other."""
    steps = ["Control+wheel-up" if step % 120 < 60 else "Control+wheel-down" for step in range(STEPS)]

    def give(index):
        # A notch is a size: as fast as a hand turns, each while the one before is still under way.
        return server.act(steps[index]) if index % 12 == 0 else screen.now()

    taken = _run(server, "density", [lambda index=index: give(index) for index in range(STEPS)])
    _rest(server)
    _to(server, "Return")
    return taken


def _rotation(server):
    """A photo turned by two fingers, there and back."""
    middle, reach = (screen.WIDTH // 2, screen.HEIGHT // 2), 200

    def fingers(phase, step):
        angle = math.radians(60) * math.sin(2 * math.pi * step / 120)
        x, y = int(reach * math.cos(angle)), int(reach * math.sin(angle))
        return server.touch((1, phase, middle[0] - x, middle[1] - y), (2, phase, middle[0] + x, middle[1] + y))

    fingers("down", 0)
    try:
        return _run(server, "rotation", [lambda step=step: fingers("move", step) for step in range(1, STEPS)])
    finally:
        fingers("up", 0)
        _rest(server)
