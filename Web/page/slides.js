// Elements of HTML in place of pictures: they swipe and zoom like them. The engine shows pages of their sizes, on which
// nothing is drawn, and the elements lie over those.
import { makeElement } from './accessibility.js';

/// Things of their own, which keep fingers and clicks.
export const interactive = 'a[href], button, input, select, textarea, summary, iframe, video[controls], audio[controls], [data-interactive]';

export class Slides {
  /// - entries: `{ slide, width, height }` of those that are elements; `slide`: one, a template, or a selector of either.
  constructor(view, entries) {
    this.view = view;
    const { element, layer } = view.stage;
    const root = element.getRootNode();
    this.slides = new Map();
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
      this.slides.set(page, { box, content, place });
    });
    view.stage.followers.add(this);
    view.stage.listeners.signal.addEventListener('abort', () => this.close());
  }

  /// After each frame.
  follow() {
    const { view } = this;
    for (const [page, { box, content }] of this.slides) {
      const frame = view.placeOf(page);
      box.style.display = frame ? '' : 'none';
      if (!frame) continue;
      const { width, height } = view.pictures[page];
      const [across, down] = [width / devicePixelRatio, height / devicePixelRatio];
      Object.assign(box.style, {
        width: `${across}px`, height: `${down}px`,
        transform: `translate(${frame.x}px, ${frame.y}px) scale(${frame.width / across})`,
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
