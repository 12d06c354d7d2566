// Elements of HTML that are pinned to places of a picture: they move with it and keep their size. One that the keys come to is
// brought into sight.
import { makeElement } from './accessibility.js';
import { fitted, intersection, isEmpty } from '../shared/geometry.js';
import { lookAt } from './looking.js';
import { sharePresses } from './presses.js';
import { interactive } from './slides.js';
import { reducesMotion } from './styles.js';
import { pixelIn, shareOf } from './turning.js';

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

/// What is seen of it around its place, CSS pixels.
function around(pin, box, { x, y }) {
  const [own, all] = [pin, box].map((element) => element.getBoundingClientRect());
  return { x: own.x - all.x - x, y: own.y - all.y - y, width: own.width, height: own.height };
}

export class Pins {
  /// - host: what has the pins in it; all of them go into a slot over the view. Without one they are made in `box`.
  constructor(view, host) {
    this.box = makeElement('div', { part: 'pins' });
    Object.assign(this, { view, host: host ?? this.box });
    /// Those of which nothing is in sight.
    this.outside = new Set();
    /// Where others that take clicks are put, and what is seen of them around that.
    this.anchors = new WeakMap();
    this.extents = new WeakMap();
    Object.assign(this.box.style, { position: 'absolute', inset: '0', overflow: 'hidden', pointerEvents: 'none', userSelect: 'none', webkitUserSelect: 'none' });
    // A wheel over one that takes clicks means the picture all the same.
    this.box.addEventListener('wheel', (event) => view.stage.input.wheel(event), { passive: false });
    view.stage.surface.after(this.box);
    this.listen();
    // Others come, go or move while nothing else does.
    this.observer = new MutationObserver(() => {
      this.extents = new WeakMap();
      this.follow();
    });
    this.observer.observe(this.host, { childList: true, subtree: true, attributeFilter: ['data-pin', 'data-page', 'data-interactive'] });
    view.stage.followers.add(this);
    view.stage.listeners.signal.addEventListener('abort', () => this.close());
    this.follow();
  }

  listen() {
    const { box, view: { stage } } = this;
    const { signal } = stage.listeners;
    sharePresses(box, stage);
    addEventListener('beforeprint', () => this.layOnPaper(), { signal });
    addEventListener('afterprint', () => this.takeFromPaper(), { signal });
    box.addEventListener('focusin', ({ target }) => this.show(target.closest('[data-pin]')), { signal });
  }

  /// The picture comes to it, and the page around stays where it is.
  show(pin) {
    const { outside, view } = this;
    if (!outside.has(pin)) return;
    const { x, y, width, height } = placeOf(pin, view.pictures[view.page ?? 0]);
    lookAt(view, x + width / 2, y + height / 2, { animated: !reducesMotion() });
  }

  get pins() {
    return this.host.querySelectorAll(':scope > [data-pin]');
  }

  /// After each frame.
  follow() {
    const { box, host, view } = this;
    if (this.isOnPaper) return;
    // They belong to the view that is seen, as long as another one comes beneath it.
    if (host.view && host.view !== view && !host.view.stage.isClosed) return;
    if (host !== box && !box.firstChild) box.append(makeElement('slot', { name: 'pins' }));
    const { placeholder } = view;
    const isSomethingSeen = view.isShown || placeholder?.isConnected && placeholder.naturalWidth > 0;
    for (const pin of this.pins) {
      pin.slot = 'pins';
      const page = Number(pin.dataset.page ?? 0);
      const picture = { ...view.pictures[page] };
      // Nothing is pinned to words that say what is missing, nor to what may be of any shape.
      const frame = isSomethingSeen && picture.problem === undefined && picture.width ? view.placeOf(page) : undefined;
      const { style } = pin;
      style.display = frame ? '' : 'none';
      if (!frame) continue;
      const lie = this.lieOf(pin, page, frame);
      // Fingers go through what nobody could press.
      const pointerEvents = pin.matches(interactive) || pin.querySelector(interactive) ? 'auto' : '';
      Object.assign(style, { position: 'absolute', left: '0', top: '0', pointerEvents, touchAction: 'var(--zoomscroll-touch, none)' });
      // Keys come to those of the photo that is shown.
      pin.inert = page !== (view.page ?? 0);
      const { x, y } = pointerEvents && !pin.inert ? this.keepInside(pin, lie) : lie;
      style.clipPath = this.outside.has(pin) && !pin.inert ? 'inset(50%)' : '';
      style.translate = `${x}px ${y}px`;
      const turn = view.turned?.[page];
      // What it says is not mirrored: its outline is the same.
      if (lie.width) Object.assign(style, { width: `${lie.width}px`, height: `${lie.height}px`, rotate: turn ? `${turn.degrees}deg` : '' });
    }
  }

  /// Where it lies in a picture with this frame, and how large it is there if it grows with it; CSS pixels.
  lieOf(pin, page, frame) {
    const picture = this.view.pictures[page];
    const turn = this.view.turned?.[page];
    const { x, y, width: across, height: down } = placeOf(pin, picture);
    const middle = shareOf({ x: x + across / 2, y: y + down / 2 }, picture, turn);
    const pixel = pixelIn(frame, picture, turn);
    const [width, height] = [across * picture.width * pixel, down * picture.height * pixel];
    return { x: frame.x + middle.x * frame.width - width / 2, y: frame.y + middle.y * frame.height - height / 2, width, height };
  }

  /// What is out of sight waits at the edge, unseen: the keys may come to it, and browsers scroll the page to where that is.
  ///
  /// - x, y: where its place is; width, height: if it grows with the picture.
  keepInside(pin, { x, y, width, height }) {
    const { anchors, box, extents, outside, view: { stage: { size: room } } } = this;
    const isPlaceInside = x >= 0 && y >= 0 && x <= room.width && y <= room.height;
    let place = { x, y };
    outside.delete(pin);
    if (!isPlaceInside) {
      // A style sheet may have put it aside.
      const anchor = anchors.get(pin);
      if (anchor && !width && !extents.get(pin)?.width) extents.set(pin, around(pin, box, anchor));
      const seen = width ? { x: 0, y: 0, width, height } : extents.get(pin);
      if (seen?.width && isEmpty(intersection({ ...seen, x: x + seen.x, y: y + seen.y }, { x: 0, y: 0, ...room }))) {
        outside.add(pin);
        place = {
          x: Math.min(Math.max(x, -seen.x), room.width - seen.width - seen.x), y: Math.min(Math.max(y, -seen.y), room.height - seen.height - seen.y),
        };
      }
    }
    anchors.set(pin, place);
    return place;
  }

  // MARK: Paper has another width, and no frames

  layOnPaper() {
    const { box, host, pins, view, view: { stage: { size } } } = this;
    if (!size || !view.isShown) return;
    this.isOnPaper = true;
    const isLightbox = Boolean(box.closest('dialog'));
    // See `paper.js`.
    const room = isLightbox ? view.seen : { x: 0, y: 0, ...size };
    this.hostStyle = host.style.cssText;
    // As on the screen, and larger or smaller.
    if (!isLightbox) {
      host.style.setProperty('aspect-ratio', `${size.width} / ${size.height}`, 'important');
      host.style.setProperty('height', 'auto', 'important');
    }
    const share = (length, all) => `${100 * length / all}%`;
    for (const pin of pins) {
      const page = Number(pin.dataset.page ?? 0);
      // A picture in it is printed whole: see `view-element.js`.
      const isWhole = view.stage.surface.matches('[paper]');
      const frame = isWhole ? fitted(view.pictures[page], size, [0, 0, 0, 0], Infinity) : view.placeOf(page);
      const isSeen = frame && (isWhole || !this.outside.has(pin)) && page === (view.page ?? 0);
      pin.style.display = isSeen ? '' : 'none';
      if (!isSeen) continue;
      const { x, y, width, height } = this.lieOf(pin, page, frame);
      Object.assign(pin.style, { translate: '', clipPath: '', left: share(x - room.x, room.width), top: share(y - room.y, room.height) });
      if (width) Object.assign(pin.style, { width: share(width, room.width), height: share(height, room.height) });
    }
  }

  takeFromPaper() {
    if (!this.isOnPaper) return;
    this.isOnPaper = false;
    this.host.style.cssText = this.hostStyle;
    this.follow();
  }

  close() {
    this.takeFromPaper();
    this.observer.disconnect();
    this.view.stage.followers.delete(this);
    this.box.remove();
  }
}
