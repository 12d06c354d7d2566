// Elements of HTML that are pinned to places of a picture: they move with it and keep their size.
import { makeElement } from './accessibility.js';
import { isWriting } from './input.js';
import { interactive } from './slides.js';
import { pixelIn, shareOf } from './turning.js';

/// How far something pressed may go, CSS pixels, until it is dragged.
const pressSlop = 8;

/// `data-pin="0.3 0.7"` in shares of the picture, or `data-pin="1200px 800px"` in its pixels; of a photo browser, `data-page` is
/// the photo's, from 0. Two more numbers are a width and a height: such an element grows and turns with the picture.
function placeOf(pin, picture) {
  const share = (text, size) => (text.endsWith('px') ? parseFloat(text) / size : parseFloat(text));
  const [x, y, width, height] = pin.dataset.pin.trim().split(/[\s,]+/);
  const { width: across, height: down } = picture;
  return {
    x: share(x, across), y: share(y, down), width: width ? share(width, across) : 0, height: height ? share(height, down) : 0,
  };
}

export class Pins {
  /// - host: what has the pins in it; all of them go into a slot over the view. Without one they are made in `box`.
  constructor(view, host) {
    this.box = makeElement('div', { part: 'pins' });
    Object.assign(this, { view, host: host ?? this.box });
    Object.assign(this.box.style, { position: 'absolute', inset: '0', overflow: 'hidden', pointerEvents: 'none', userSelect: 'none', webkitUserSelect: 'none' });
    // A wheel over one that takes clicks means the picture all the same.
    this.box.addEventListener('wheel', (event) => view.stage.input.wheel(event), { passive: false });
    view.stage.surface.after(this.box);
    this.listen();
    // Others come, go or move while nothing else does.
    this.observer = new MutationObserver(() => this.follow());
    this.observer.observe(this.host, { childList: true, subtree: true, attributeFilter: ['data-pin', 'data-page', 'data-interactive'] });
    view.stage.followers.add(this);
    view.stage.listeners.signal.addEventListener('abort', () => this.close());
    this.follow();
  }

  /// A press is the pin's. What is dragged from there, and two fingers, are the picture's.
  listen() {
    const { box, view: { stage: { input, listeners: { signal }, surface } } } = this;
    let pressed;
    const take = () => {
      input.pointerDown(pressed);
      pressed = undefined;
    };
    box.addEventListener('pointerdown', (event) => {
      if (event.button || isWriting(event)) return;
      const isSecond = pressed || input.contacts.size;
      if (pressed) take();
      pressed = event;
      if (isSecond) take();
    }, { signal });
    box.addEventListener('pointermove', (event) => {
      if (pressed?.pointerId !== event.pointerId) return;
      if (Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < pressSlop) return;
      take();
      input.pointerMove(event);
    }, { signal });
    box.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    for (const type of ['pointerup', 'pointercancel']) box.addEventListener(type, () => { pressed = undefined; }, { signal });
    surface.addEventListener('pointerdown', () => { if (pressed) take(); }, { signal, capture: true });
  }

  get pins() {
    return this.host.querySelectorAll(':scope > [data-pin]');
  }

  /// After each frame.
  follow() {
    const { box, host, view } = this;
    // They belong to the view that is seen, as long as another one comes beneath it.
    if (host.view && host.view !== view && !host.view.stage.isClosed) return;
    if (host !== box && !box.firstChild) box.append(makeElement('slot', { name: 'pins' }));
    for (const pin of this.pins) {
      pin.slot = 'pins';
      const page = Number(pin.dataset.page ?? 0);
      const picture = { ...view.pictures[page] };
      // Nothing is pinned to words that say what is missing.
      const frame = view.isShown && picture.problem === undefined ? view.placeOf(page) : undefined;
      const { style } = pin;
      style.display = frame ? '' : 'none';
      if (!frame) continue;
      const { x, y, width, height } = placeOf(pin, picture);
      const turn = view.turned?.[page];
      const middle = shareOf({ x: x + width / 2, y: y + height / 2 }, picture, turn);
      const pixel = pixelIn(frame, picture, turn);
      const [across, down] = [width * picture.width * pixel, height * picture.height * pixel];
      // Fingers go through what nobody could press.
      const pointerEvents = pin.matches(interactive) || pin.querySelector(interactive) ? 'auto' : '';
      Object.assign(style, { position: 'absolute', left: '0', top: '0', pointerEvents, touchAction: 'var(--zoomscroll-touch, none)' });
      style.translate = `${frame.x + middle.x * frame.width - across / 2}px ${frame.y + middle.y * frame.height - down / 2}px`;
      // What it says is not mirrored: its outline is the same.
      if (width) Object.assign(style, { width: `${across}px`, height: `${down}px`, rotate: turn ? `${turn.degrees}deg` : '' });
    }
  }

  close() {
    this.observer.disconnect();
    this.view.stage.followers.delete(this);
    this.box.remove();
  }
}
