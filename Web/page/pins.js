// Elements of HTML that are pinned to places of a picture: they move with it and keep their size.
import { makeElement } from './accessibility.js';
import { interactive } from './slides.js';
import { shareOf } from './turning.js';

/// `data-pin="0.3 0.7"` in shares of the picture, or `data-pin="1200px 800px"` in its pixels; of a photo browser, `data-page` is
/// the photo's, from 0. Two more numbers are a width and a height: such an element grows with the picture.
function placeOf(pin, picture) {
  const share = (text, size) => (text.endsWith('px') ? parseFloat(text) / size : parseFloat(text));
  const [x, y, width, height] = pin.dataset.pin.trim().split(/[\s,]+/);
  const { width: across, height: down } = picture;
  return {
    x: share(x, across), y: share(y, down), width: width ? share(width, across) : 0, height: height ? share(height, down) : 0,
  };
}

/// The box around the same place of a picture that was mirrored and turned.
function turned({ x, y, width, height }, picture, turn) {
  if (!turn) return { x, y, width, height };
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([a, b]) => shareOf({ x: a, y: b }, picture, turn));
  const [left, right] = [Math.min, Math.max].map((most) => most(...corners.map((corner) => corner.x)));
  const [top, bottom] = [Math.min, Math.max].map((most) => most(...corners.map((corner) => corner.y)));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export class Pins {
  /// - host: what has the pins in it; all of them go into a slot over the view. Without one they are made in `box`.
  constructor(view, host) {
    this.box = makeElement('div', { part: 'pins' }, ...(host ? [makeElement('slot', { name: 'pins' })] : []));
    Object.assign(this, { view, host: host ?? this.box });
    Object.assign(this.box.style, { position: 'absolute', inset: '0', overflow: 'hidden', pointerEvents: 'none' });
    // A wheel over one that takes clicks means the picture all the same.
    this.box.addEventListener('wheel', (event) => view.stage.input?.wheel(event), { passive: false });
    view.stage.surface.after(this.box);
    // Others come, go or move while nothing else does.
    this.observer = new MutationObserver(() => this.follow());
    this.observer.observe(this.host, { childList: true, subtree: true, attributeFilter: ['data-pin', 'data-page', 'data-interactive'] });
    view.stage.followers.add(this);
    view.stage.listeners.signal.addEventListener('abort', () => this.close());
    this.follow();
  }

  get pins() {
    return this.host.querySelectorAll(':scope > [data-pin]');
  }

  /// After each frame.
  follow() {
    for (const pin of this.pins) {
      pin.slot = 'pins';
      const page = Number(pin.dataset.page ?? 0);
      const picture = { ...this.view.pictures[page] };
      // Nothing is pinned to words that say what is missing.
      const frame = this.view.isShown && picture.problem === undefined ? this.view.placeOf(page) : undefined;
      const { style } = pin;
      style.display = frame ? '' : 'none';
      if (!frame) continue;
      const { x, y, width, height } = turned(placeOf(pin, picture), picture, this.view.turned?.[page]);
      // Fingers go through what nobody could press.
      const pointerEvents = pin.matches(interactive) || pin.querySelector(interactive) ? 'auto' : '';
      Object.assign(style, { position: 'absolute', left: '0', top: '0', pointerEvents });
      style.translate = `${frame.x + x * frame.width}px ${frame.y + y * frame.height}px`;
      if (width) Object.assign(style, { width: `${width * frame.width}px`, height: `${height * frame.height}px` });
    }
  }

  close() {
    this.observer.disconnect();
    this.view.stage.followers.delete(this);
    this.box.remove();
  }
}
