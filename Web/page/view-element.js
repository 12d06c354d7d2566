// What both elements of HTML have in common: a view in a shadow tree, and when it is opened and freed.
import { makeElement } from './accessibility.js';
import { shareScrolling } from './sharing.js';
import { adoptStyles, makeSheet } from './styles.js';

const sheet = makeSheet(`
:host { display: block; position: relative; }
:host([hidden]) { display: none; }
:host([src]), :host([inline]) { box-sizing: border-box; width: 100%; aspect-ratio: 3 / 2; overflow: hidden; }
/* A picture in it gives it its height, and never a page more width. */
:host(zoom-scroll-view) { overflow: clip; }
::slotted(img) { max-width: 100%; height: auto; }
.box { position: absolute; inset: 0; }
/* A view that is far away has no pixels. */
@media print {
  [far], [paper], .zoomscroll-controls { visibility: hidden; }
  slot { visibility: visible !important; }
  ::slotted(img) { width: 100%; height: 100%; object-fit: contain; }
}`);

/// Whether the engine can run: old browsers have no WebAssembly, and pages may forbid it.
export function canRun() {
  try {
    runs ??= Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
  } catch (error) {
    runs = false;
    // It may be a policy that can be mended: 'wasm-unsafe-eval' is missing in it.
    if (globalThis.WebAssembly) console.warn(`zoomscroll: ${error}`);
  }
  return runs;
}
let runs;
/// What in an element is looked at.
const watched = {
  childList: true, subtree: true, characterData: true, attributes: true,
  attributeFilter: ['href', 'src', 'alt', 'type', 'target', 'download', 'data-caption', 'data-id', 'data-slide', 'data-frame', 'data-rotation', 'data-opacity', 'data-srcset', 'data-src', 'data-pin'],
};

/// An element with a view in its shadow tree, which lives as long as the element is in the document. What renders pages
/// on a server has no elements.
export class ViewElement extends (globalThis.HTMLElement ?? Object) {
  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    adoptStyles(root, sheet);
    this.inside = root.appendChild(makeElement('slot'));
    // All that comes until the next frame is one change.
    this.observer = new MutationObserver(() => {
      this.request ??= requestAnimationFrame(() => {
        this.request = undefined;
        this.contentDidChange();
      });
    });
  }

  connectedCallback() {
    this.observe(this);
    // What a page has set before this script came hides what is to take it.
    for (const [name, value] of Object.entries(this)) {
      if (!(name in this.__proto__)) continue;
      delete this[name];
      this[name] = value;
    }
    this.lookInside();
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
    // What has nothing in it that could be seen is opened all the same: it shows its first picture, and says what is wrong.
    const kind = this.fallback.length && !canRun() ? undefined : this.kind;
    // Out of sight, and out of the order of focus.
    this.inside.style.cssText = kind ? this.slotStyle : '';
    if (kind) this.open(kind, this.shadowRoot);
  }

  open(kind, parent, options = this.options) {
    this.box = makeElement('div', { class: 'box', part: 'view' });
    parent.prepend(this.box);
    // Over the whole window there is no page to scroll.
    const isShared = parent === this.shadowRoot && this.getAttribute('overscroll') !== 'contain';
    if (isShared) this.box.style.setProperty('--zoomscroll-touch', this.constructor.touchAction);
    const opening = kind.open(this.box, {
      label: this.ariaLabel ?? undefined, onCall: (name, detail) => this.tell(name, detail), request: this.fetchOptions, ...options,
    });
    this.opening = opening;
    // Who waits for the one before waits for this one.
    this.replace?.();
    this.replaced = new Promise((resolve) => { this.replace = resolve; });
    opening.then((view) => {
      if (this.opening !== opening) {
        view.close();
        return;
      }
      this.view = view;
      this.didOpen?.(view);
      // As HTML's own: only what nobody has taken yet.
      if (this.autofocus && document.activeElement === document.body) view.focus();
      if (isShared) shareScrolling(this.box, view);
      // Pins may have come since it was asked what there is.
      this.pinChildren();
    }, (error) => {
      if (this.opening === opening) this.fail(parent);
      this.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    });
  }

  /// Pictures or links that are there without scripts.
  get fallback() {
    return this.find(':is(img, a[href]):not(:scope [data-pin] *, [data-pin])');
  }

  /// What is in it, in order.
  find(selector) {
    return [...this.querySelectorAll(selector)];
  }

  /// Whatever changes in a tree.
  observe(tree) {
    this.observer.observe(tree, watched);
  }

  /// Other components may have put something there that is to be found otherwise.
  lookInside() {
    if ([...this.querySelectorAll('*')].some(({ localName }) => /^slot$|-/.test(localName))) import('./components.js').then(({ lookInside }) => lookInside(this));
  }

  /// What is in it is shown as without scripts; else, and over the whole window, the view shows its picture as browsers do.
  fail(parent) {
    if (!this.fallback.length || parent !== this.shadowRoot) return;
    this.box.remove();
    this.inside.style.cssText = '';
  }

  /// Children came, went, or changed; or it is another list, or what it is asked for with.
  contentDidChange(isNew) {
    this.lookInside();
    if (this.isRead && !this.dialog && (isNew || this.contentText !== this.shown)) this.reload(true);
    else this.pinChildren();
  }

  /// The first pin may have come only now.
  async pinChildren() {
    const { view } = this;
    if (!view || view.pins || !this.querySelector(':scope > [data-pin]')) return;
    const { Pins } = await import('./pins.js');
    if (this.view === view) view.pins ??= new Pins(view, this);
  }

  get contentText() {
    return JSON.stringify(this.content.map(({ src, name, parts }) => [src, name, parts]));
  }

  /// Frees everything: the engine, its pictures and its listeners.
  release() {
    this.view?.close();
    this.box?.remove();
    this.replace?.();
    this.view = this.box = this.opening = undefined;
  }

  close() {
    this.release();
  }

  tell(name, { offset, zoom, target, ...detail }) {
    if (offset) Object.assign(detail, { contentOffset: offset, zoomScale: zoom });
    if (target) detail.targetContentOffset = target;
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }

  /// Now, or as soon as there is a view.
  async whenOpen(body) {
    if (!this.view) await this.ready.catch(() => {});
    return this.view && body(this.view);
  }

  attributeDidChange(name) {
    if (name === 'dir') this.whenOpen((view) => view.stage.followDirection());
    else this.reload(name);
  }

  /// What files are asked for with, for example `{ headers, credentials }`.
  get fetchOptions() {
    return this.asked;
  }

  set fetchOptions(options) {
    this.asked = options;
    if (this.isRead) this.contentDidChange(true);
  }

  /// Resolves when the view can be used, be it another one by then.
  get ready() {
    const { opening } = this;
    return Promise.race([opening, this.replaced]).then(() => (this.opening === opening ? undefined : this.ready));
  }

  /// Where in the shown picture an event of a pointer is, as `data-pin` has it.
  placeAt(event) {
    return this.whenOpen(async (view) => (await import('./turning.js')).placeIn(view, event));
  }

  /// Where the shown picture is in the element.
  get pictureFrame() {
    return this.view?.placeOf(this.view.page ?? 0);
  }

  get zoomScale() {
    return this.view?.zoomScale ?? 1;
  }

  set zoomScale(scale) {
    this.setZoomScale(scale);
  }
}

/// What an element does as its view does it: now, or as soon as there is one.
///
/// - isMotion: of a picture that is seen, and in the order in which it was said.
export function forward({ prototype }, names, isMotion) {
  for (const name of names) {
    prototype[name] = function (...values) {
      return this.whenOpen((view) => (isMotion && (view.looking || !view.isShown) ? view.inLine(name, values) : view[name](...values)));
    };
  }
}

forward(ViewElement, ['focus', 'turn', 'rotate', 'retry']);
forward(ViewElement, ['lookAt', 'setZoomScale'], true);

/// A server has no elements; a page that loads this from two addresses has them already.
export function define(name, type) {
  if (globalThis.customElements && !customElements.get(name)) customElements.define(name, type);
}
