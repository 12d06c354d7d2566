// Events that wait for their frame, with everything dropped that only passed. What begins or ends something is always
// kept, in order. Turns of a wheel become what the engine knows: notches, scrolls and pinches. As InputQueue and ScrollPhases
// do in Swift: both are held against Tests/Web/inputs.json. Those would make the page 1 KB larger, and what was fed would have
// to come back for recordings.

/// A scroll or a pinch of a trackpad that says nothing for so long has ended, seconds: browsers never say so.
/// As in Swift: Tunables.trackpadEndTimeout.
const silence = 0.15;
/// What every browser says in `wheelDelta` for one notch of a wheel. Its pixels are another number in each, at each zoom.
const notch = 120;
/// A notch is at least a sixth of that in pixels, where pages are shown five times as large. Chromium's pinches claim a
/// notch, too, for few pixels.
const unitsPerPixel = 6;
/// A trackpad's pinch comes as a wheel; so many pixels zoom by a factor of e.
const pixelsPerZoom = 100;

export class EventQueue {
  constructor() {
    this.events = [];
    this.pan = undefined;
    this.pinch = undefined;
  }

  /// Something may have to end by itself: time must go on.
  get isWaiting() {
    return this.pan !== undefined || this.pinch !== undefined;
  }

  /// What has happened up to `time`, in order.
  take(time) {
    if (this.pan && time - this.pan.since >= silence) this.endPan(time);
    if (this.pinch && time - this.pinch.since >= silence) this.endPinch(time);
    return this.events.splice(0);
  }

  append(event) {
    if (event.kind === 'turn') this.turn(event);
    else this.put(event);
  }

  put(event) {
    const stream = streamOf(event);
    const before = this.events.findLast((other) => streamOf(other) === stream);
    if (!before || !merge(before, event)) this.events.push(event);
  }

  // MARK: Wheels and trackpads

  turn(event) {
    const { x, y, ctrlKey, time } = event;
    if (isWheel(event) && !this.pan) {
      this.put({ kind: 'wheel', x, y, dx: event.wheelDeltaX / notch, dy: event.wheelDeltaY / notch, zooms: ctrlKey, time });
    } else if (ctrlKey) {
      this.pinchBy(Math.exp(-event.deltaY / pixelsPerZoom), { x, y }, time);
    } else {
      this.panBy(-event.deltaX || 0, -event.deltaY || 0, { x, y }, time);
    }
  }

  /// A step of nothing before any other only says where a device stands.
  panBy(dx, dy, place, time) {
    if (!this.pan && !dx && !dy) return;
    if (this.pinch) this.endPinch(time);
    const phase = this.pan ? 'changed' : 'began';
    this.pan = { ...place, since: time };
    this.put({ kind: 'scroll', phase, ...place, dx, dy, time });
  }

  endPan(time) {
    const { x, y } = this.pan;
    this.pan = undefined;
    this.put({ kind: 'scroll', phase: 'ended', x, y, dx: 0, dy: 0, time });
  }

  pinchBy(factor, place, time) {
    if (this.pan) this.endPan(time);
    if (!this.pinch) this.put({ kind: 'magnify', phase: 'began', ...place, scale: 1, time });
    const scale = (this.pinch?.scale ?? 1) * factor;
    this.pinch = { ...place, scale, since: time };
    this.put({ kind: 'magnify', phase: 'changed', ...place, scale, time });
  }

  endPinch(time) {
    const { x, y, scale } = this.pinch;
    this.pinch = undefined;
    this.put({ kind: 'magnify', phase: 'ended', x, y, scale, time });
  }
}

/// A trackpad moves by pixels; a mouse wheel by lines, or by whole notches.
function isWheel({ deltaMode, deltaX, deltaY, wheelDeltaX = 0, wheelDeltaY = 0 }) {
  const isWhole = (units, pixels) => units % notch === 0 && Math.abs(units) <= unitsPerPixel * Math.abs(pixels);
  return deltaMode > 0 || wheelDeltaX + wheelDeltaY !== 0 && isWhole(wheelDeltaX, deltaX) && isWhole(wheelDeltaY, deltaY);
}

/// Events of one stream never overtake each other; different streams do not depend on each other.
const streamOf = ({ kind }) => (kind === 'hover' ? 'touches' : kind);

/// Takes `now` into `before`, in place: most of what fingers do ends here. False when something would be lost.
function merge(before, now) {
  if (before.kind !== now.kind) return false;
  const time = Math.max(before.time, now.time);
  switch (now.kind) {
    case 'touches':
      if (!mergeSamples(before.samples, now.samples)) return false;
      before.time = time;
      return true;
    case 'scroll':
    case 'magnify':
      if (before.phase !== 'changed' || now.phase !== 'changed') return false;
      break;
    case 'wheel':
      if (before.zooms !== now.zooms) return false;
      break;
    case 'hover':
    case 'resize': break;
    default: return false;
  }
  if (now.dx !== undefined) {
    now.dx += before.dx;
    now.dy += before.dy;
  }
  Object.assign(before, now, { time });
  return true;
}

/// Moves replace moves of the same finger; contacts that change together in the same way are one event, as
/// fingers that land together are; anything else stays apart.
function mergeSamples(before, now) {
  const isApart = ({ id, phase }) =>
    before.some((sample) => sample.phase !== phase || (phase !== 'move' && sample.id === id));
  if (now.some(isApart)) return false;
  for (const sample of now) {
    const index = before.findIndex(({ id }) => id === sample.id);
    if (index < 0) before.push(sample);
    else before[index] = sample;
  }
  return true;
}
