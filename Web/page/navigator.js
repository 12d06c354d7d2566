// A small picture of the whole, with a frame around what can be seen of it.
import { makeElement } from './accessibility.js';
import { lookAtSeen } from './looking.js';
import { adoptStyles, makeSheet } from './styles.js';

/// Milliseconds after which a small picture that could not be had is asked for once more.
const patience = 5000;

const sheet = makeSheet(`
.zoomscroll-navigator {
  position: absolute; top: calc(16px + env(safe-area-inset-top)); inset-inline-end: 16px; overflow: hidden;
  width: var(--zoomscroll-navigator-width, 160px); border-radius: 6px; line-height: 0; touch-action: none;
  box-shadow: 0 0 0 1px rgb(255 255 255 / .5), 0 2px 12px rgb(0 0 0 / .4); background: rgb(0 0 0 / .4); cursor: pointer;
}
/* Below the buttons, and away from the caption. */
:has(> .zoomscroll-overlay) > .zoomscroll-navigator {
  top: calc(var(--zoomscroll-controls-inset, 16px) + 56px + env(safe-area-inset-top));
}
.zoomscroll-navigator[hidden] { display: none; }
.zoomscroll-navigator canvas { width: 100%; height: 100%; pointer-events: none; }
.zoomscroll-navigator i {
  position: absolute; box-sizing: border-box; border: 2px solid white; border-radius: 2px; pointer-events: none;
  box-shadow: 0 0 0 999px rgb(0 0 0 / .35);
}
@media print { .zoomscroll-navigator { display: none; } }
@media (forced-colors: active) { .zoomscroll-navigator i { border-color: Highlight; } }`);

export class Navigator {
  constructor(view) {
    this.view = view;
    const { stage } = view;
    adoptStyles(stage.element.getRootNode(), sheet);
    this.image = makeElement('canvas');
    this.frame = makeElement('i', { part: 'navigator-frame' });
    // What the keyboard and the picture do as well is nothing that a screen reader needs.
    this.box = makeElement('div', { class: 'zoomscroll-navigator', part: 'navigator', 'aria-hidden': 'true', hidden: '' }, this.image, this.frame);
    stage.element.append(this.box);
    stage.followers.add(this);
    stage.listeners.signal.addEventListener('abort', () => this.box.remove());
    const look = (event) => {
      const { left, top, width, height } = this.box.getBoundingClientRect();
      lookAtSeen(view, { x: (event.clientX - left) / width, y: (event.clientY - top) / height });
    };
    this.box.addEventListener('pointerdown', (event) => {
      this.box.setPointerCapture(event.pointerId);
      look(event);
    });
    this.box.addEventListener('pointermove', (event) => { if (event.buttons) look(event); });
    // As over the picture beneath.
    this.box.addEventListener('wheel', (event) => stage.input.wheel(event), { passive: false });
    // Who asks for what is missing asks for this as well.
    const { retry } = view;
    view.retry = () => {
      retry.call(view);
      this.askAgain();
    };
  }

  /// Nothing may move by then.
  askAgain() {
    clearTimeout(this.timer);
    if (!this.isMissing || this.view.stage.isClosed) return;
    this.shown = undefined;
    this.follow();
  }

  /// - key: what it looks like, with the parts that lie in it.
  async show(page, key) {
    const { parts } = this.view.pictures[page];
    if (this.shown === key && this.parts === parts) return;
    Object.assign(this, { shown: key, parts });
    const bitmap = await this.view.stage.ask('alter', 'preview', page);
    if (this.shown !== key) return;
    this.isMissing = !bitmap?.width;
    if (this.isMissing) {
      // The line may be back by then.
      this.timer = setTimeout(() => this.askAgain(), patience);
      return;
    }
    const { width, height } = bitmap;
    Object.assign(this.image, { width, height });
    this.image.getContext('2d').drawImage(bitmap, 0, 0);
    bitmap.close();
  }

  /// After each frame. A whole picture needs none.
  follow() {
    const { view, view: { stage: { surface } } } = this;
    const page = view.page ?? 0;
    const place = view.isShown && view.zoomScale > 1.01 ? view.placeOf(page) : undefined;
    this.box.hidden = !place;
    if (!place) return;
    const { degrees, isFlipped } = view.turned?.[page] ?? {};
    this.show(page, `${page} ${degrees} ${isFlipped}`);
    this.box.style.aspectRatio = place.width / place.height;
    const share = (start, length, room, all) => {
      const low = Math.max(0, -start / all);
      return [low, Math.min(1, (room - start) / all) - low];
    };
    const [left, width] = share(place.x, place.width, surface.clientWidth, place.width);
    const [top, height] = share(place.y, place.height, surface.clientHeight, place.height);
    Object.assign(this.frame.style, { left: `${100 * left}%`, top: `${100 * top}%`, width: `${100 * width}%`, height: `${100 * height}%` });
  }
}
