// What lies on the page of a photo that could not be had: its thumbnail, what is the matter, and a button that asks once more.
import { makeElement, texts } from './accessibility.js';
import { adoptStyles, makeSheet, sides } from './styles.js';

// A page may have assigned its own already.
Object.assign(texts, { tryAgain: 'Try again', ...texts });

const sheet = makeSheet(`
.failed-page { position: absolute; display: grid; place-items: center; overflow: hidden; }
.failed-page img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; opacity: .55; }
.failed-page div {
  position: relative; display: grid; gap: 12px; justify-items: center; max-width: 20em; padding: 16px 20px; border-radius: 20px;
  background: rgb(30 30 32 / .82); color: white; font: 15px/1.35 system-ui, sans-serif; text-align: center;
}
.failed-page p { margin: 0; }
/* What flies home is the photo alone. */
[popover] .failed-page div { opacity: 0; transition: opacity .1s; }
.missing [part~=zoom-button] { visibility: hidden; }
.failed-page button {
  min-height: 44px; padding: 0 20px; border: 0; border-radius: 22px; background: rgb(255 255 255 / .16); color: inherit; font: inherit;
  font-weight: 600; cursor: pointer;
}
.failed-page button:focus-visible { outline: 3px solid var(--zoomscroll-focus-ring, #0a84ff); }
@media (forced-colors: active) { .failed-page :is(div, button) { border: 1px solid; } }`);

/// Of a photo browser.
export class FailedPages {
  constructor(view) {
    this.view = view;
    /// By pages.
    this.boxes = new Map();
    view.stage.followers.add(this);
  }

  /// After each frame.
  follow() {
    const { boxes, view, view: { pictures } } = this;
    for (const [page, box] of boxes) {
      if (pictures[page]?.problem !== undefined && view.placeOf(page)) continue;
      // The keys stay here.
      if (box.matches(':focus-within')) view.focus();
      box.remove();
      boxes.delete(page);
    }
    // Of it there is nothing to zoom.
    view.stage.controls?.overlay.classList.toggle('missing', boxes.has(view.page));
    // Others are not seen, however many there are.
    const { length } = pictures;
    for (const page of new Set([-1, 0, 1].map((way) => (view.page + way + length) % length))) {
      const { problem, slide } = pictures[page];
      const frame = problem !== undefined && !slide && view.placeOf(page);
      if (!frame) continue;
      const box = boxes.get(page) ?? this.add(page);
      // Neither the Tab key nor a reader finds a page that is only near.
      box.inert = page !== view.page;
      const { x, y, width, height } = frame;
      Object.assign(box.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    }
  }

  add(page) {
    const { stage } = this.view;
    const { problem, thumbnail } = this.view.pictures[page];
    adoptStyles(stage.element.getRootNode(), sheet);
    const button = makeElement('button', { type: 'button', part: 'button' }, texts.tryAgain);
    button.addEventListener('click', () => {
      // Who asks is told.
      this.view.pictures[page].toldProblem = undefined;
      this.view.failures.tryAgain();
    });
    // A press is no finger of the photo's, and a drag is, unless the script cannot be had.
    button.style.touchAction = 'none';
    import('./presses.js').then(({ sharePresses }) => sharePresses(button, stage), () => {
      button.addEventListener('pointerdown', (event) => event.stopPropagation());
    });
    // What the server said is for developers, who hear of it.
    const reason = makeElement('p', {}, problem.replace(/ \(\d+\)$/, ''));
    const box = makeElement('div', { class: 'failed-page', part: 'failed' }, makeElement('div', { role: 'alert' }, reason, button));
    // The engine's own words lie beneath.
    box.style.background = `rgb(${this.view.ground.slice(0, 3).map((value) => 255 * value)})`;
    if (thumbnail) this.addThumbnail(box, thumbnail);
    stage.layer.append(box);
    this.boxes.set(page, box);
    return box;
  }

  /// It may be missing, too.
  addThumbnail(box, src) {
    const image = makeElement('img', { src, alt: '' });
    // As the photo would.
    const [top, right, bottom, left] = sides(this.view.padding).map((side) => `${side}px`);
    Object.assign(image.style, { inset: `${top} ${right} ${bottom} ${left}`, width: `calc(100% - ${left} - ${right})`, height: `calc(100% - ${top} - ${bottom})` });
    image.addEventListener('error', () => image.remove());
    box.prepend(image);
  }
}
