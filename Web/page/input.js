// What the browser reports of pointers, wheels and keys, as events for the player.
import { keys, numberOf } from '../shared/wire.js';

/// WebKitGTK tells of fingers as touches alone. No feature tells it from others, where listeners for them would keep a page from
/// scrolling at once.
const tellsTouchesOnly = /X11.+ Version\/\S+ Safari/.test(globalThis.navigator?.userAgent);
const mouseID = -1;
const penID = -2;
/// Keys of a browser's own that must not scroll the page, too.
const ownKeys = new Set(keys.slice(0, 9));

/// Somebody writes: keys are for that, but for the one that leads out.
export const isWriting = (event) => event.key !== 'Escape' && event.composedPath()[0].matches?.('input, textarea, select, [contenteditable]:not([contenteditable=false])');

export class Input {
  /// - send: takes events, in order.
  constructor(element, send) {
    this.element = element;
    this.send = send;
    /// What waits until the browser has told all that its frame begins with.
    this.events = [];
    this.flush = () => {
      if (this.request !== undefined) cancelAnimationFrame(this.request);
      this.request = undefined;
      const { events } = this;
      this.events = [];
      this.send(events);
    };
    /// By pointerId: what the engine calls the contact, and where it was last.
    this.contacts = new Map();
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    const on = (type, body) => element.addEventListener(type, body, { signal, passive: false });
    on('pointerdown', (event) => this.pointerDown(event));
    on('pointermove', (event) => this.pointerMove(event));
    on('pointerup', (event) => this.pointerEnds(event, 'up'));
    on('pointercancel', (event) => this.pointerEnds(event, 'cancel'));
    on('lostpointercapture', (event) => this.pointerEnds(event, 'cancel'));
    if (tellsTouchesOnly) import('./touches.js').then(({ followTouches }) => followTouches(element, signal));
    on('wheel', (event) => this.wheel(event));
    on('keydown', (event) => this.key(event, 'down'));
    on('keyup', (event) => this.key(event, 'up'));
    on('contextmenu', (event) => { if (event.pointerType === 'touch') event.preventDefault(); });
    on('dragstart', (event) => event.preventDefault());
    for (const type of ['scroll', 'resize']) {
      addEventListener(type, () => { this.box = undefined; }, { signal, capture: true, passive: true });
    }
    // There, when the element was taken out of the document under a finger.
    document.addEventListener('lostpointercapture', (event) => this.pointerEnds(event, 'cancel'), { signal });
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.cancelContacts(performance.now() / 1000);
    }, { signal });
  }

  close() {
    this.listeners.abort();
    cancelAnimationFrame(this.request);
  }

  append(event) {
    this.events.push(event);
    this.flush();
  }

  // MARK: Contacts

  /// Where the element lies is not asked for every move: the browser sees through the whole page to say it. While
  /// something is down it moves only when something scrolls.
  place(event) {
    this.box ??= this.element.getBoundingClientRect();
    return { x: event.clientX - this.box.left, y: event.clientY - this.box.top };
  }

  pointerDown(event) {
    if (event.button !== 0 || this.contacts.has(event.pointerId) || this.isElsewhere?.(event)) return;
    if (event.isTrusted) this.element.setPointerCapture(event.pointerId);
    this.down = event;
    const device = { mouse: 'mouse', pen: 'pen' }[event.pointerType] ?? 'finger';
    const id = { mouse: mouseID, pen: penID }[device] ?? this.freeFinger();
    if (!this.contacts.size) this.box = undefined;
    this.contacts.set(event.pointerId, { id, device });
    this.contact(event, 'down');
  }

  pointerMove(event) {
    if (!this.contacts.has(event.pointerId)) {
      if (event.pointerType === 'touch') return;
      this.box = undefined;
      this.append({ kind: 'hover', ...this.place(event), time: stamp(event) });
    } else if (event.pointerType === 'mouse' && !(event.buttons & 1)) {
      this.pointerEnds(event, 'cancel');
    } else {
      this.contact(event, 'move');
    }
  }

  pointerEnds(event, phase) {
    if (!this.contacts.has(event.pointerId)) return;
    // Somebody else has lost it: a press that has become a drag.
    if (event.type === 'lostpointercapture' && this.element.hasPointerCapture(event.pointerId)) return;
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

  /// A lone finger's move goes at once. Else, what else the browser has to tell with this frame goes with it: a
  /// picture with one of two fingers ahead of the other would be wrong.
  touches(phase, contacts, time) {
    const samples = contacts.map(({ id, device, x, y }) => ({ id, phase, device, x, y, time }));
    this.events.push({ kind: 'touches', samples, time });
    if (phase === 'move' && this.contacts.size === 1) this.flush();
    else this.request ??= requestAnimationFrame(this.flush);
  }

  /// Nothing more will be heard of what is down.
  cancelContacts(time) {
    if (!this.contacts.size) return;
    this.touches('cancel', [...this.contacts.values()], time);
    this.contacts.clear();
    // The page is hidden: it has no frames.
    this.flush();
  }

  freeFinger() {
    const used = new Set([...this.contacts.values()].map(({ id }) => id));
    let id = 1;
    while (used.has(id)) id += 1;
    return id;
  }

  // MARK: Wheels and keys

  /// Where fingers scroll the page, wheels and keys do. See `shareScrolling`, which asks the engine.
  isForPage() {
    return getComputedStyle(this.element).touchAction !== 'none';
  }

  isKeyForPage() {
    return this.isForPage();
  }

  wheel(event) {
    // The mode comes first: to whoever has asked for it, Firefox tells a wheel from a trackpad.
    let { deltaMode, deltaX, deltaY, wheelDeltaX, wheelDeltaY, ctrlKey } = event;
    // Firefox leaves it to the page to turn a wheel aside.
    if (event.shiftKey && !deltaX) [deltaX, deltaY, wheelDeltaX, wheelDeltaY] = [deltaY, 0, wheelDeltaY, 0];
    if (!this.wheelZooms && this.isForPage(event)) return;
    event.preventDefault();
    if (!this.contacts.size) this.box = undefined;
    this.append({
      kind: 'turn', ...this.place(event), deltaMode, deltaX, deltaY, wheelDeltaX, wheelDeltaY, ctrlKey: ctrlKey || this.wheelZooms, time: stamp(event),
    });
  }

  key(event, phase) {
    // The browser's own: zooming the page, going back, its menus.
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event) || this.keepsKey?.(event)) return;
    if (phase === 'down' && this.isKeyForPage(event)) return;
    if (!keys.includes(event.key) && [...event.key].length !== 1) return;
    if (ownKeys.has(event.key)) event.preventDefault();
    this.append({ kind: 'key', phase, key: numberOf(event.key), modifiers: event.shiftKey ? 1 : 0, time: stamp(event) });
  }
}

/// Seconds, on the clock of the frames.
const stamp = (event) => event.timeStamp / 1000;
