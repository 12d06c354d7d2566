// Somebody's own views in a page: importing this module defines
//
//     <uikit-view src="Peaks.wasm.gz" aria-label="Mountains"></uikit-view>
//
// `src` is what `Scripts/build-web --package` has made of a package; all views of a page share one worker.
import { ProgramView } from './program-view.js';

const style = ':host { display: block; position: relative; } :host([hidden]) { display: none; } .box { position: absolute; inset: 0; }';

/// Lives as long as it is in the document. What is in it is shown where there can be no view.
export class UIKitViewElement extends (globalThis.HTMLElement ?? Object) {
  static get observedAttributes() {
    return ['src', 'dir', 'aria-label'];
  }

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    this.fallback = root.appendChild(document.createElement('slot'));
  }

  connectedCallback() {
    if (!this.opening) this.reload();
  }

  disconnectedCallback() {
    // What is moved to another place is back at once.
    queueMicrotask(() => {
      if (!this.isConnected) this.release();
    });
  }

  attributeChangedCallback(name, old, value) {
    if (!this.opening || old === value) return;
    if (name === 'src') this.reload();
    else if (name === 'dir') this.whenOpen((view) => view.stage.followDirection());
    else this.whenOpen((view) => view.setLabel(value));
  }

  /// Begins anew, with nothing of what was.
  reload() {
    this.release();
    const src = this.getAttribute('src');
    if (!src || !this.isConnected) return;
    this.box = document.createElement('div');
    this.box.className = 'box';
    this.box.part = 'view';
    this.shadowRoot.prepend(this.box);
    this.fallback.style.visibility = 'hidden';
    const opening = ProgramView.open(this.box, {
      wasm: new URL(src, document.baseURI), label: this.ariaLabel, onFailure: (error) => this.fail(error),
    });
    this.opening = opening;
    opening.then((view) => {
      if (this.opening !== opening) {
        view.close();
        return;
      }
      this.view = view;
      this.dispatchEvent(new Event('load'));
    }, (error) => {
      if (this.opening === opening) this.fail(error);
    });
  }

  fail(error) {
    this.view?.close();
    this.view = undefined;
    this.box?.remove();
    this.fallback.style.visibility = '';
    if (this.dispatchEvent(new ErrorEvent('error', { error, message: error.message, cancelable: true }))) console.error(error);
  }

  /// Frees everything: the engine, its pixels and its listeners.
  release() {
    this.view?.close();
    this.box?.remove();
    this.view = this.box = this.opening = undefined;
    this.fallback.style.visibility = '';
  }

  /// Resolves when the view can be used; rejects with what the event `error` brings.
  get ready() {
    return Promise.resolve(this.opening).then(() => {});
  }

  /// Nothing moves, and nothing will without being touched.
  get isAtRest() {
    return this.view?.stage.isSettled ?? true;
  }

  focus(options) {
    this.whenOpen((view) => view.stage.surface.focus(options));
  }

  async whenOpen(body) {
    const view = this.view ?? await this.opening?.catch(() => {});
    if (view) body(view);
  }
}

if (globalThis.customElements && !customElements.get('uikit-view')) customElements.define('uikit-view', UIKitViewElement);
