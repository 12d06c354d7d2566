// Elements of HTML in place of pictures: they swipe and zoom like them. The engine shows pages of their sizes, on which
// nothing is drawn, and the elements lie over those.
import { makeElement } from './accessibility.js';
import { turnedSize } from '../shared/geometry.js';
import { adoptStyles, makeSheet } from './styles.js';

/// Things of their own, which keep fingers and clicks.
export const interactive = 'a[href], button, input, select, textarea, summary, iframe, video[controls], audio[controls], [data-interactive]';

/// What has buttons or a page of its own: it is laid out as large as it is seen, so that these have a finger's size.
const media = 'video, iframe';

/// A finger that has been down no longer, milliseconds, and has gone no further, CSS pixels, has tapped.
const tapTime = 500, tapDistance = 10;
/// After a tap the browser's own click comes within so many milliseconds.
const clickTime = 700;

/// CSS pixels at the lower edge of a video, where browsers draw its buttons.
const videoStrip = 72;

// Style sheets of the page go before.
const sheet = makeSheet(`
:where([part=slide]) > :where(:not(slot)), ::slotted([slot^="slide-"]) {
  display: flow-root; box-sizing: border-box; width: 100%; height: 100%; object-fit: contain;
}`);

/// Whether fingers and clicks are some element's own. A video is swiped and zoomed but for its buttons.
export function isElsewhere(event) {
  // Also inside of other components. What is pinned over a slide is none of it.
  const path = event.composedPath();
  const slide = path.findIndex((element) => element.matches?.('[part=slide]'));
  const target = path.slice(0, Math.max(0, slide)).find((element) => element.matches?.(interactive));
  if (!target?.matches('video')) return Boolean(target);
  return event.clientY > target.getBoundingClientRect().bottom - videoStrip;
}

function play(video) {
  if (video.paused) video.play().catch(() => {});
  else video.pause();
}

/// Films and sounds in it, or it itself.
function silence(content) {
  for (const media of [content, ...content.querySelectorAll('video, audio')]) media.pause?.();
}

export class Slides {
  /// - entries: `{ slide, width, height }` of those that are elements; `slide`: one, a template, or a selector of either.
  constructor(view, entries) {
    this.view = view;
    /// By their pages.
    this.slides = new Map();
    /// Templates of those that nobody has come near yet: what is in them is fetched no sooner.
    this.templates = new Map();
    const root = view.stage.element.getRootNode();
    adoptStyles(root, sheet);
    // Of the tree that the element is in, or else of the document.
    const find = (selector) => root.host?.getRootNode().querySelector(selector) ?? document.querySelector(selector);
    entries.forEach(({ slide, ...size }, page) => {
      const found = typeof slide === 'string' ? find(slide) : slide;
      if (found?.content) this.templates.set(page, { template: found, size });
      else if (found) this.add(page, found, size, { parent: found.parentNode });
    });
    view.stage.followers.add(this);
    const { surface, listeners: { signal } } = view.stage;
    surface.addEventListener('click', (event) => this.click(event), { signal });
    for (const type of ['pointerdown', 'pointerup']) surface.addEventListener(type, (event) => this.finger(event), { signal });
    signal.addEventListener('abort', () => this.close());
  }

  /// - parent: of an element that stands in the document; it goes back there. Of a template's there is none.
  /// - isOwn: it is no element of the page's.
  add(page, content, { width, height }, { parent, isOwn } = {}) {
    const { element, layer } = this.view.stage;
    const root = element.getRootNode();
    const box = makeElement('div', { part: 'slide', 'data-page': page });
    Object.assign(box.style, { position: 'absolute', left: '0', top: '0', transformOrigin: '0 0', display: 'none', overflow: 'hidden' });
    const place = { parent, next: content.nextSibling, slot: content.slot, hidden: content.hidden };
    if (root instanceof ShadowRoot && !isOwn) {
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
    // One that had been tried before.
    this.slides.get(page)?.box.remove();
    // The engine's pages have pixels of the screen.
    this.slides.set(page, { box, content, place, width, height });
  }

  /// Fingers are captured: which element a click of theirs goes to differs between browsers.
  finger(event) {
    if (event.pointerType !== 'touch') return;
    const { timeStamp: time, clientX: x, clientY: y, isPrimary } = event;
    if (event.type === 'pointerdown') {
      // A second one makes it a pinch.
      this.down = isPrimary ? { time, x, y } : null;
      return;
    }
    const { down } = this;
    this.down = null;
    if (!down || time - down.time > tapTime || Math.hypot(x - down.x, y - down.y) > tapDistance) return;
    if (this.toggle(event)) this.tapped = time;
  }

  click(event) {
    const isAnswered = event.timeStamp - this.tapped < clickTime;
    const { content } = this.slides.get(this.view.page) ?? {};
    const isOfVideo = event.composedPath().includes(content);
    // A pointer has given it the keys: they still turn pages. Who comes by Tab means the video.
    if (content?.matches('video, audio') && content.matches(':focus:not(:focus-visible)')) this.view.focus();
    // The video's own click would play as well, or only show its buttons.
    if (isAnswered) event.preventDefault();
    else if (event.pointerType !== 'touch' && !isOfVideo) this.toggle(event);
  }

  /// Plays the video, or stops it: while it is swiped and zoomed it gets no clicks of its own. False where there is none.
  toggle({ clientX: x, clientY: y }) {
    const { content: video } = this.slides.get(this.view.page) ?? {};
    if (!video?.matches('video[controls]')) return false;
    const { left, right, top, bottom } = video.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom - videoStrip) return false;
    play(video);
    return true;
  }

  /// Whether a key is for what is in a slide: for what has the focus there, or, the space bar, for a video that is seen.
  keepsKey(event) {
    const { key } = event;
    const path = event.composedPath();
    const [target] = path;
    if (target.matches?.('video, audio')) return [' ', 'Enter', 'Home', 'End'].includes(key) || key.startsWith('Arrow');
    if (key !== ' ' && key !== 'Enter') return false;
    const { content } = this.slides.get(this.view.page) ?? {};
    if (path.includes(content)) return path.slice(0, path.indexOf(content)).some((element) => element.matches?.(interactive));
    if (key !== ' ' || !content?.matches('video[controls]')) return false;
    if (event.type === 'keydown' && !event.repeat) play(content);
    event.preventDefault();
    return true;
  }

  /// Whether a film or a sound is heard on the page that is shown.
  get isPlaying() {
    const { content } = this.slides.get(this.view.page) ?? {};
    return content && [content, ...content.querySelectorAll('video, audio')].some(({ paused }) => paused === false);
  }

  /// Captions lie above the buttons of a film: as high as these are in the window, CSS pixels.
  leaveRoom() {
    const { element, surface } = this.view.stage;
    const { box, content } = this.slides.get(this.view.page) ?? {};
    const isFilm = content?.matches('video[controls]') && !box.inert;
    const beneath = isFilm ? surface.getBoundingClientRect().bottom - content.getBoundingClientRect().bottom + videoStrip : 0;
    if (beneath === this.beneath) return;
    this.beneath = beneath;
    element.style.setProperty('--film', `${Math.max(0, beneath)}px`);
  }

  /// After each frame.
  follow() {
    const { view } = this;
    for (const [page, { template, size }] of this.templates) {
      if (!view.placeOf(page)) continue;
      this.templates.delete(page);
      this.add(page, template.content.firstElementChild.cloneNode(true), size);
    }
    for (const [page, slide] of this.slides) {
      const { box, content } = slide;
      const frame = view.placeOf(page);
      // What has gone by hears no keys: else nobody would.
      if (page !== view.page && content.matches(':focus-within')) view.focus();
      // Nor does the Tab key lead there.
      box.inert = page !== view.page;
      box.style.display = frame ? '' : 'none';
      if (!frame) continue;
      // While it is zoomed it only grows.
      if (content.matches(media) && (page !== view.page || view.zoomScale === 1)) Object.assign(slide, { width: frame.width, height: frame.height });
      const { width, height } = slide;
      const { degrees = 0, isFlipped } = view.turned?.[page] ?? {};
      const scale = frame.width / (degrees ? turnedSize(slide, degrees).width : width);
      // About its middle, which is the frame's.
      Object.assign(box.style, {
        width: `${width}px`, height: `${height}px`,
        transform: `translate(${frame.x + frame.width / 2}px, ${frame.y + frame.height / 2}px) rotate(${degrees}deg) `
          + `scale(${isFlipped ? -scale : scale}, ${scale}) translate(${-width / 2}px, ${-height / 2}px)`,
      });
      if (page !== view.page) silence(content);
    }
    this.leaveRoom();
  }

  /// Everything is where it was, and is silent: nobody sees it any more.
  close() {
    for (const { content, place: { parent, next, slot, hidden } } of this.slides.values()) {
      silence(content);
      content.slot = slot;
      content.hidden = hidden;
      if (parent) parent.insertBefore(content, next?.parentNode === parent ? next : null);
      else content.remove();
    }
    this.slides.clear();
  }
}
