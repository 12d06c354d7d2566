// Elements of HTML in place of pictures: they swipe and zoom like them. The engine shows pages of their sizes, on which
// nothing is drawn, and the elements lie over those.
import { makeElement } from './accessibility.js';
import { adoptStyles, makeSheet } from './styles.js';

/// Things of their own, which keep fingers and clicks.
export const interactive = 'a[href], button, input, select, textarea, summary, iframe, video[controls], audio[controls], [data-interactive]';

/// CSS pixels at the lower edge of a video, where browsers draw its buttons.
const videoStrip = 72;

// Style sheets of the page go before.
const sheet = makeSheet(`
:where([part=slide]) > :where(:not(slot)), ::slotted([slot^="slide-"]) {
  box-sizing: border-box; width: 100%; height: 100%; object-fit: contain;
}`);

/// Whether fingers and clicks are some element's own. A video is swiped and zoomed but for its buttons.
export function isElsewhere(event) {
  const target = event.composedPath()[0].closest?.(interactive);
  if (!target?.matches('video')) return Boolean(target);
  return event.clientY > target.getBoundingClientRect().bottom - videoStrip;
}

export class Slides {
  /// - entries: `{ slide, width, height }` of those that are elements; `slide`: one, a template, or a selector of either.
  constructor(view, entries) {
    this.view = view;
    const { element, layer } = view.stage;
    const root = element.getRootNode();
    this.slides = new Map();
    adoptStyles(root, sheet);
    entries.forEach((entry, page) => {
      if (entry.slide === undefined) return;
      const found = typeof entry.slide === 'string' ? document.querySelector(entry.slide) : entry.slide;
      if (!found) return;
      const content = found.content ? found.content.firstElementChild.cloneNode(true) : found;
      const box = makeElement('div', { part: 'slide', 'data-page': page });
      Object.assign(box.style, { position: 'absolute', left: '0', top: '0', transformOrigin: '0 0', display: 'none', overflow: 'hidden' });
      const place = { parent: found.content ? undefined : content.parentNode, next: content.nextSibling, slot: content.slot, hidden: content.hidden };
      if (root instanceof ShadowRoot) {
        // It stays in the document, with the document's style sheets.
        const name = `slide-${page}`;
        box.append(makeElement('slot', { name }));
        content.slot = name;
        if (content.parentNode !== root.host) root.host.append(content);
      } else {
        box.append(content);
      }
      content.hidden = false;
      layer.append(box);
      // The engine's pages have pixels of the screen.
      this.slides.set(page, { box, content, place, width: entry.width, height: entry.height });
    });
    view.stage.followers.add(this);
    const { surface, listeners: { signal } } = view.stage;
    surface.addEventListener('click', (event) => this.click(event), { signal });
    signal.addEventListener('abort', () => this.close());
  }

  /// While it is swiped and zoomed a video gets no clicks of its own.
  click(event) {
    const { content: video } = this.slides.get(this.view.page) ?? {};
    if (!video?.matches('video[controls]')) return;
    // A finger's click is the video's own, which would only show its buttons.
    if (event.composedPath().includes(video)) {
      if (event.pointerType !== 'touch') return;
      event.preventDefault();
    }
    const { left, right, top, bottom } = video.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < left || x > right || y < top || y > bottom - videoStrip) return;
    if (video.paused) video.play().catch(() => {});
    else video.pause();
  }

  /// After each frame.
  follow() {
    const { view } = this;
    for (const [page, { box, content, width, height }] of this.slides) {
      const frame = view.placeOf(page);
      box.style.display = frame ? '' : 'none';
      if (!frame) continue;
      Object.assign(box.style, {
        width: `${width}px`, height: `${height}px`,
        transform: `translate(${frame.x}px, ${frame.y}px) scale(${frame.width / width})`,
      });
      if (page !== view.page) for (const media of [content, ...content.querySelectorAll('video, audio')]) media.pause?.();
    }
  }

  /// Everything is where it was.
  close() {
    for (const { content, place: { parent, next, slot, hidden } } of this.slides.values()) {
      content.slot = slot;
      content.hidden = hidden;
      if (parent) parent.insertBefore(content, next?.parentNode === parent ? next : null);
      else content.remove();
    }
    this.slides.clear();
  }
}
