// What the browser reports of pointers, wheels and keys, as the engine's events: collected for a frame, with
// everything dropped that only passed. What begins or ends something is always kept, in order.
import { keys } from './engine.js';

const mouseID = -1;
const penID = -2;
/// A scroll or a pinch of a trackpad that says nothing for so long has ended, seconds: browsers never say so.
const silence = 0.15;
/// Of a wheel: what browsers report for one notch, CSS pixels, and lines.
const pixelsPerNotch = [120, 100];
const linesPerNotch = 3;
/// A trackpad's pinch comes as a wheel; so many pixels zoom by a factor of e.
const pixelsPerZoom = 100;
/// Keys of a browser's own that must not scroll the page, too.
const ownKeys = new Set(keys.slice(0, 9));

export class Input {
  /// - wake: called when something has come in.
  constructor(element, wake) {
    this.element = element;
    this.wake = wake;
    this.events = [];
    /// By pointerId: what the engine calls the contact, and where it was last.
    this.contacts = new Map();
    this.pan = undefined;
    this.pinch = undefined;
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    const on = (type, body) => element.addEventListener(type, body, { signal, passive: false });
    on('pointerdown', (event) => this.pointerDown(event));
    on('pointermove', (event) => this.pointerMove(event));
    on('pointerup', (event) => this.pointerEnds(event, 'up'));
    on('pointercancel', (event) => this.pointerEnds(event, 'cancel'));
    on('lostpointercapture', (event) => this.pointerEnds(event, 'cancel'));
    on('wheel', (event) => this.wheel(event));
    on('keydown', (event) => this.key(event, 'down'));
    on('keyup', (event) => this.key(event, 'up'));
    on('contextmenu', (event) => { if (event.pointerType === 'touch') event.preventDefault(); });
    on('dragstart', (event) => event.preventDefault());
    for (const type of ['scroll', 'resize']) {
      addEventListener(type, () => { this.box = undefined; }, { signal, capture: true, passive: true });
    }
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.cancelContacts(performance.now() / 1000);
    }, { signal });
  }

  close() {
    this.listeners.abort();
  }

  /// Something may have to end by itself: time must go on.
  get isWaiting() {
    return this.pan !== undefined || this.pinch !== undefined;
  }

  /// What has happened up to `time`, in order.
  take(time) {
    if (this.pan && time - this.pan.since >= silence) this.endPan(time);
    if (this.pinch && time - this.pinch.since >= silence) this.endPinch(time);
    const { events } = this;
    this.events = [];
    if (!this.contacts.size) this.box = undefined;
    return events;
  }

  append(event) {
    const before = this.latest(streamOf(event));
    if (!before || !merge(before, event)) this.events.push(event);
    this.wake();
  }

  latest(stream) {
    for (let index = this.events.length - 1; index >= 0; index -= 1) {
      if (streamOf(this.events[index]) === stream) return this.events[index];
    }
    return undefined;
  }

  // MARK: Contacts

  /// Where the element lies is not asked for every move: the browser sees through the whole page to say it. While
  /// something is down it moves only when something scrolls.
  place(event) {
    this.box ??= this.element.getBoundingClientRect();
    return { x: event.clientX - this.box.left, y: event.clientY - this.box.top };
  }

  pointerDown(event) {
    if (event.button !== 0 || this.contacts.has(event.pointerId)) return;
    this.element.setPointerCapture(event.pointerId);
    const device = { mouse: 'mouse', pen: 'pen' }[event.pointerType] ?? 'finger';
    const id = { mouse: mouseID, pen: penID }[device] ?? this.freeFinger();
    this.contacts.set(event.pointerId, { id, device });
    this.contact(event, 'down');
  }

  pointerMove(event) {
    if (!this.contacts.has(event.pointerId)) {
      if (event.pointerType !== 'touch') this.append({ kind: 'hover', ...this.place(event), time: stamp(event) });
    } else if (event.pointerType === 'mouse' && !(event.buttons & 1)) {
      this.pointerEnds(event, 'cancel');
    } else {
      this.contact(event, 'move');
    }
  }

  pointerEnds(event, phase) {
    if (!this.contacts.has(event.pointerId)) return;
    // A mouse tells of every button; the contact is the first one.
    if (event.type === 'pointerup' && event.button !== 0) return;
    this.contact(event, phase);
    this.contacts.delete(event.pointerId);
  }

  contact(event, phase) {
    const contact = this.contacts.get(event.pointerId);
    // What ends without a place ends where it was.
    const isPlaced = event.type !== 'pointercancel' && event.type !== 'lostpointercapture';
    if (isPlaced) {
      const { x, y } = this.place(event);
      contact.x = x;
      contact.y = y;
    }
    this.touches(phase, [contact], stamp(event));
  }

  touches(phase, contacts, time) {
    const samples = contacts.map(({ id, device, x, y }) => ({ id, phase, device, x, y, time }));
    this.append({ kind: 'touches', samples, time });
  }

  /// Nothing more will be heard of what is down.
  cancelContacts(time) {
    if (this.contacts.size) this.touches('cancel', [...this.contacts.values()], time);
    this.contacts.clear();
  }

  freeFinger() {
    const used = new Set([...this.contacts.values()].map(({ id }) => id));
    let id = 1;
    while (used.has(id)) id += 1;
    return id;
  }

  // MARK: Wheels, trackpads and keys

  wheel(event) {
    event.preventDefault();
    const time = stamp(event);
    const place = this.place(event);
    const notches = notchesOf(event);
    if (notches) {
      this.append({ kind: 'wheel', ...place, dx: -notches.x || 0, dy: -notches.y || 0, zooms: event.ctrlKey, time });
    } else if (event.ctrlKey) {
      this.pinchBy(Math.exp(-event.deltaY / pixelsPerZoom), place, time);
    } else {
      this.panBy(-event.deltaX || 0, -event.deltaY || 0, place, time);
    }
  }

  panBy(dx, dy, place, time) {
    if (this.pinch) this.endPinch(time);
    const phase = this.pan ? 'changed' : 'began';
    this.pan = { ...place, since: time };
    this.append({ kind: 'scroll', phase, ...place, dx, dy, time });
  }

  endPan(time) {
    const { x, y } = this.pan;
    this.pan = undefined;
    this.append({ kind: 'scroll', phase: 'ended', x, y, dx: 0, dy: 0, time });
  }

  pinchBy(factor, place, time) {
    if (this.pan) this.endPan(time);
    if (!this.pinch) this.append({ kind: 'magnify', phase: 'began', ...place, scale: 1, time });
    const scale = (this.pinch?.scale ?? 1) * factor;
    this.pinch = { ...place, scale, since: time };
    this.append({ kind: 'magnify', phase: 'changed', ...place, scale, time });
  }

  endPinch(time) {
    const { x, y, scale } = this.pinch;
    this.pinch = undefined;
    this.append({ kind: 'magnify', phase: 'ended', x, y, scale, time });
  }

  key(event, phase) {
    // The browser's own: zooming the page, going back, its menus.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const named = keys.indexOf(event.key);
    const isCharacter = named < 0 && [...event.key].length === 1;
    if (named < 0 && !isCharacter) return;
    if (ownKeys.has(event.key)) event.preventDefault();
    const key = isCharacter ? 256 + event.key.codePointAt(0) : named;
    this.append({ kind: 'key', phase, key, modifiers: event.shiftKey ? 1 : 0, time: stamp(event) });
  }
}

/// Seconds, on the clock of the frames.
const stamp = (event) => event.timeStamp / 1000;

/// A mouse wheel turns by whole notches; nil for a trackpad, which moves by pixels.
function notchesOf({ deltaMode, deltaX, deltaY }) {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return { x: deltaX / linesPerNotch, y: deltaY / linesPerNotch };
  if (deltaMode === WheelEvent.DOM_DELTA_PAGE) return { x: deltaX, y: deltaY };
  const size = pixelsPerNotch.find((size) => deltaX % size === 0 && deltaY % size === 0);
  return size && (deltaX || deltaY) ? { x: deltaX / size, y: deltaY / size } : undefined;
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
  const [{ phase }] = before;
  const place = (sample) => before.findIndex(({ id }) => id === sample.id);
  if (now.some((sample) => sample.phase !== phase || (phase !== 'move' && place(sample) >= 0))) return false;
  for (const sample of now) {
    const index = place(sample);
    if (index < 0) before.push(sample);
    else before[index] = sample;
  }
  return true;
}
