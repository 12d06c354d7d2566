// The photo browser and a zooming scroll view as elements of HTML: importing this module defines
//
//     <photo-browser src="gallery.json"></photo-browser>
//     <photo-browser><a href="large.jpg"><img src="small.jpg" alt="A lake"></a> …</photo-browser>
//     <zoom-scroll-view><img src="map.jpg" alt="A map"></zoom-scroll-view>
//
// Links to pictures open over the whole window, or with the attribute `inline` in the element itself. Events bear
// UIKit's names and come in its order. Their `detail` and everything else is in zoomscroll.d.ts.
import { makeButton, makeElement, texts } from './accessibility.js';
import { shareScrolling } from './sharing.js';
import { adoptStyles, makeSheet } from './styles.js';
import { ZoomableImage } from './zoomable.js';
import { PhotoBrowser } from './zoomscroll.js';

const sheet = makeSheet(`
:host { display: block; position: relative; }
:host([hidden]) { display: none; }
:host([src]), :host([inline]) { box-sizing: border-box; width: 100%; aspect-ratio: 3 / 2; overflow: hidden; }
/* A picture in it gives it its height, and never a page more width. */
:host(zoom-scroll-view) { overflow: clip; }
::slotted(img) { max-width: 100%; height: auto; }
.box { position: absolute; inset: 0; }
dialog {
  position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0;
  border: 0; overflow: hidden; background: none;
}
.close { position: absolute; top: calc(16px + env(safe-area-inset-top)); inset-inline-end: 16px; }
@media (forced-colors: active) {
  .close { border: 1px solid ButtonText; }
}
@media (prefers-reduced-motion: no-preference) {
  dialog[open] { animation: appear .25s ease-out; }
  @keyframes appear { from { opacity: 0; } }
}`);
/// Milliseconds that the lightbox takes to fade away.
const fadeOut = 200;
const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
/// What links to pictures without a name that says so has a type: `type="image/jpeg"`.
const pictureName = /\.(a?png|avif|bmp|gif|heic|heif|jfif|jpe?g|jxl|svg|tiff?|webp)$/i;

/// A link that would only show a picture, here.
function leadsToPicture(link) {
  if (!link.querySelector('img') || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return false;
  if (link.type) return link.type.startsWith('image/');
  return /^(blob:|data:image)/.test(link.href) || pictureName.test(link.pathname);
}
const number = (text) => (text === null || text === '' ? undefined : Number(text));

/// Whether the engine can run: old browsers have no WebAssembly, and pages may forbid it.
function canRun() {
  try {
    runs ??= Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
  } catch {
    runs = false;
  }
  return runs;
}
let runs;
/// What in an element is looked at.
const watched = {
  childList: true, subtree: true, attributes: true,
  attributeFilter: ['href', 'src', 'alt', 'type', 'target', 'download'],
};

/// An element with a view in its shadow tree, which lives as long as the element is in the document.
class ViewElement extends HTMLElement {
  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets.push(sheet);
    root.append(makeElement('slot'));
    // All that comes until the next frame is one change.
    this.observer = new MutationObserver(() => {
      this.request ??= requestAnimationFrame(() => {
        this.request = undefined;
        this.contentDidChange();
      });
    });
  }

  connectedCallback() {
    this.observer.observe(this, watched);
    if (!this.opening) this.reload();
  }

  disconnectedCallback() {
    // What is moved to another place is back at once.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.observer.disconnect();
      this.release();
    });
  }

  attributeChangedCallback(name, old, value) {
    // Before it has been opened, everything is still to be read.
    if (this.isRead && old !== value) this.attributeDidChange(name, value);
  }

  reload() {
    this.release();
    if (!this.isConnected) return;
    this.isRead = true;
    this.shown = this.contentText;
    const kind = this.hasFailed || !canRun() ? undefined : this.kind;
    // Out of sight, and out of the order of focus.
    this.shadowRoot.querySelector('slot').style.cssText = kind ? this.constructor.slotStyle : '';
    if (kind) this.open(kind, this.shadowRoot);
  }

  open(kind, parent, options = this.options) {
    this.box = makeElement('div', { class: 'box', part: 'view' });
    parent.prepend(this.box);
    // Over the whole window there is no page to scroll.
    const isShared = parent === this.shadowRoot && this.getAttribute('overscroll') !== 'contain';
    if (isShared) this.box.style.setProperty('--zoomscroll-touch', this.constructor.touchAction);
    const opening = kind.open(this.box, {
      label: this.ariaLabel ?? undefined, onCall: (name, detail) => this.tell(name, detail), ...options,
    });
    this.opening = opening;
    opening.then((view) => {
      if (this.opening !== opening) {
        view.close();
        return;
      }
      this.view = view;
      if (isShared) shareScrolling(this.box, view);
    }, (error) => {
      if (this.opening === opening) this.fail(parent);
      this.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    });
  }

  /// What is in it is shown as without scripts; over the whole window the view shows its picture as browsers do.
  fail(parent) {
    if (!this.childElementCount) return;
    this.hasFailed = true;
    if (parent !== this.shadowRoot) return;
    this.box.remove();
    this.shadowRoot.querySelector('slot').style.cssText = '';
  }

  /// Children came, went, or changed.
  contentDidChange() {
    if (this.isRead && !this.dialog && this.contentText !== this.shown) this.reload();
  }

  get contentText() {
    return JSON.stringify(this.content.map(({ src, name }) => [src, name]));
  }

  /// Frees everything: the engine, its pictures and its listeners.
  release() {
    this.view?.close();
    this.box?.remove();
    this.view = this.box = this.opening = undefined;
  }

  close() {
    this.release();
  }

  tell(name, { offset, zoom, target, ...detail }) {
    Object.assign(detail, { contentOffset: offset, zoomScale: zoom });
    if (target) detail.targetContentOffset = target;
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }

  /// Now, or as soon as there is a view.
  async whenOpen(body) {
    const view = this.view ?? await this.opening?.catch(() => {});
    await (view && body(view));
  }

  attributeDidChange(name) {
    if (name === 'dir') this.whenOpen((view) => view.stage.followDirection());
    else this.reload();
  }

  /// Resolves when the view can be used.
  get ready() {
    return Promise.resolve(this.opening).then(() => {});
  }

  get zoomScale() {
    return this.view?.zoomScale ?? 1;
  }

  set zoomScale(scale) {
    this.setZoomScale(scale);
  }

  setZoomScale(scale, options) {
    return this.whenOpen((view) => view.setZoomScale(scale, options));
  }
}

export class PhotoBrowserElement extends ViewElement {
  static observedAttributes = ['src', 'inline', 'page', 'max-zoom', 'overscroll', 'dir'];
  static slotStyle = 'display: none';
  /// Before it is known what is to be scrolled.
  static touchAction = 'pan-y';

  constructor() {
    super();
    this.addEventListener('click', (event) => this.click(event));
  }

  get kind() {
    const isInline = this.hasAttribute('inline') && this.links.length;
    return this.list || this.hasAttribute('src') || isInline ? PhotoBrowser : undefined;
  }

  get options() {
    return {
      manifest: this.list ? undefined : this.getAttribute('src') ?? undefined, pictures: this.pictures,
      page: this.keptPage ?? number(this.getAttribute('page')), maxZoom: number(this.getAttribute('max-zoom')),
    };
  }

  attributeDidChange(name, value) {
    switch (name) {
      case 'page': this.setPage(number(value) ?? 0); break;
      case 'max-zoom': this.whenOpen((view) => view.setZoomLimit(number(value))); break;
      default: super.attributeDidChange(name);
    }
  }

  get links() {
    return [...this.querySelectorAll('a[href]')].filter(leadsToPicture);
  }

  /// `{ src, name, thumbnail, width, height }` of each.
  get pictures() {
    return this.view?.pictures.map(({ image: src, name, caption, thumbnail, width, height }) => (
      { src, name, caption, thumbnail, width, height }
    )) ?? this.content;
  }

  set pictures(list) {
    const isSame = this.list && JSON.stringify(list) === JSON.stringify(this.list);
    this.list = list;
    if (this.isRead && !isSame) this.reload();
  }

  /// What it was given.
  get content() {
    return this.list ?? this.links.map((link) => {
      const image = link.querySelector('img');
      return { src: link.href, name: image.alt || undefined, thumbnail: image.currentSrc || image.src };
    });
  }

  /// The picture that is shown stays, wherever it is now.
  contentDidChange() {
    const { image } = this.view?.pictures[this.page] ?? {};
    const page = this.content.findIndex(({ src }) => src === image);
    this.keptPage = page < 0 ? undefined : page;
    super.contentDidChange();
    this.keptPage = undefined;
  }

  get page() {
    return this.view?.page ?? number(this.getAttribute('page')) ?? 0;
  }

  set page(page) {
    this.setPage(page);
  }

  setPage(page, options) {
    return this.whenOpen((view) => view.setPage(page, options));
  }

  // MARK: Over the whole window

  click(event) {
    const { links } = this;
    const page = links.findIndex((link) => event.composedPath().includes(link));
    if (page < 0 || this.hasFailed || !canRun() || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    this.openLightbox(page, links[page]);
  }

  /// - opener: has the focus afterwards.
  openLightbox(page, opener) {
    if (this.dialog || this.kind) return;
    adoptStyles(this.shadowRoot);
    this.dialog = makeElement('dialog', { part: 'lightbox', 'aria-label': this.ariaLabel ?? texts.photos });
    this.dialog.append(makeButton('close', 'close-button', () => this.close()));
    this.shadowRoot.append(this.dialog);
    this.open(PhotoBrowser, this.dialog, { ...this.options, page });
    this.dialog.showModal();
    this.opener = opener;
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    // Escape: a zoomed photo is shown whole first.
    this.dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (this.zoomScale > 1) this.view.press('Escape');
      else this.close();
    });
    this.dialog.addEventListener('close', () => this.release());
    // Back: the lightbox is a place in the history.
    this.entry = Date.now();
    history.pushState({ ...history.state, lightbox: this.entry }, '');
    addEventListener('popstate', () => this.close(), { signal });
    this.dispatchEvent(new Event('open'));
  }

  close() {
    const { dialog } = this;
    if (dialog?.inert) return;
    if (!dialog || reducesMotion()) {
      this.release();
      return;
    }
    dialog.inert = true;
    dialog.animate({ opacity: [1, 0] }, { duration: fadeOut, fill: 'forwards' }).onfinish = () => this.release();
  }

  release() {
    super.release();
    const { dialog, opener } = this;
    if (!dialog) return;
    this.dialog = this.opener = undefined;
    this.listeners.abort();
    dialog.remove();
    if (!this.isConnected) return;
    if (history.state?.lightbox === this.entry) history.back();
    opener?.focus({ preventScroll: true });
    this.dispatchEvent(new Event('close'));
  }
}

export class ZoomScrollViewElement extends ViewElement {
  static observedAttributes = ['src', 'minimum-zoom-scale', 'maximum-zoom-scale', 'overscroll', 'dir'];
  /// It keeps its room.
  static slotStyle = 'visibility: hidden';
  static touchAction = 'pan-x pan-y';

  get kind() {
    return this.content.length ? ZoomableImage : undefined;
  }

  get options() {
    return { pictures: this.content, ...this.limits };
  }

  get content() {
    const image = this.querySelector('img');
    const src = this.getAttribute('src') ?? image?.src;
    return src ? [{ src, name: image?.alt || undefined }] : [];
  }

  get limits() {
    return {
      minZoom: number(this.getAttribute('minimum-zoom-scale')), maxZoom: number(this.getAttribute('maximum-zoom-scale')),
    };
  }

  attributeDidChange(name) {
    if (!name.endsWith('zoom-scale')) return super.attributeDidChange(name);
    const { minZoom, maxZoom } = this.limits;
    return this.whenOpen((view) => view.setZoomLimits(minZoom, maxZoom));
  }

  get contentOffset() {
    return this.view?.contentOffset ?? { x: 0, y: 0 };
  }

  set contentOffset(offset) {
    this.setContentOffset(offset);
  }

  setContentOffset(offset, options) {
    return this.whenOpen((view) => view.setContentOffset(offset, options));
  }

  zoomToRect(rect, options) {
    return this.whenOpen((view) => view.zoomToRect(rect, options));
  }
}

customElements.define('photo-browser', PhotoBrowserElement);
customElements.define('zoom-scroll-view', ZoomScrollViewElement);
