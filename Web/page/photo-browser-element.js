// The photo browser as an element of HTML: see elements.js.
import { makeButton, makeElement, texts } from './accessibility.js';
import { Address, pageOf, replaceState, whenTurned } from './address.js';
import { number, settingNames, settingsOf, sizeOf, sourcesOf } from './attributes.js';
import { FailedPages } from './failed-pages.js';
import { figcaptionOf, leadsToPicture } from './links.js';
import { documentSheet, lightboxSheet, paperSheet } from './lightbox-styles.js';
import { fillPaper } from './paper.js';
import { PhotoBrowser } from './photo-browser.js';
import { getReady } from './readiness.js';
import { isRenewable, isUpToDate } from './renewable.js';
import { adoptStyles } from './styles.js';
import { setFree, Transition } from './transition.js';
import { canRun, ViewElement } from './view-element.js';

export class PhotoBrowserElement extends ViewElement {
  slotStyle = 'display: none';

  static get observedAttributes() {
    return ['src', 'inline', 'lightbox', 'page', 'max-zoom', 'controls', 'overscroll', 'dir', ...Object.keys(settingNames)];
  }

  /// Before it is known what is to be scrolled.
  static get touchAction() {
    return 'pan-y';
  }

  constructor() {
    super();
    adoptStyles(this.shadowRoot, paperSheet);
    this.addEventListener('click', (event) => this.click(event));
  }

  get kind() {
    const isInline = this.hasAttribute('inline') && this.links.length || this.list && !this.hasAttribute('lightbox');
    return isInline || this.hasAttribute('src') ? PhotoBrowser : undefined;
  }

  get options() {
    return {
      manifest: this.list ? undefined : this.getAttribute('src') ?? undefined, pictures: this.pictures,
      page: this.keptPage ?? this.address?.page ?? number(this.getAttribute('page')), maxZoom: number(this.getAttribute('max-zoom')),
      controls: this.controls, closeButton: this.closeButton, settings: settingsOf(this),
      captionOf: (page) => figcaptionOf(this.linkTo(page)), dismiss: this.dialog && (this.getAttribute('dismiss') || 'drag pinch'),
    };
  }

  attributeDidChange(name, value) {
    switch (name) {
      case 'page': this.setPage(number(value) ?? 0); break;
      case 'controls': this.whenOpen((view) => view.setControls(this.controls)); break;
      case 'max-zoom': this.whenOpen((view) => view.setZoomLimit(number(value))); break;
      // A lightbox that is open keeps what it was opened with.
      default: if (!this.dialog || !(name in settingNames)) super.attributeDidChange(name);
    }
  }

  /// Over the whole window all of them, unless it says otherwise.
  get controls() {
    const names = this.getAttribute('controls') ?? (this.dialog ? '' : 'none');
    return names === 'none' ? undefined : names;
  }

  get links() {
    return [...this.querySelectorAll('a[href]')].filter((link) => !link.closest('[slot]') && leadsToPicture(link));
  }

  /// `{ id, src, name, thumbnail, width, height }` of each.
  get pictures() {
    return this.view?.pictures.map(({ id, image: src, name, caption, thumbnail, width, height }) => (
      { id, src, name, caption, thumbnail, width, height }
    )) ?? this.content;
  }

  set pictures(list) {
    const isSame = this.list && JSON.stringify(list) === JSON.stringify(this.list);
    this.list = list;
    if (this.isRead && !isSame) this.contentDidChange(true);
  }

  /// What it was given.
  get content() {
    return this.list ?? this.links.map((link) => {
      const image = link.querySelector('img');
      const caption = link.dataset.caption ?? figcaptionOf(link)?.textContent.trim();
      return {
        id: link.dataset.id, src: link.href, name: image?.alt || link.textContent.trim() || undefined, caption, thumbnail: image && (image.currentSrc || image.src), ...sizeOf(link.dataset),
        sources: sourcesOf(link.dataset.srcset), slide: link.dataset.slide,
      };
    });
  }

  /// Whole, as the view has them.
  get addresses() {
    return this.list?.map(({ src, image = src }) => image && new URL(image, document.baseURI).href) ?? this.links.map(({ href }) => href);
  }

  /// The picture that is shown stays, wherever it is now.
  contentDidChange(isNew) {
    const { addresses, content } = this;
    const page = pageOf(this.view?.pictures[this.page]?.image, this.page, addresses);
    this.keptPage = page < 0 ? undefined : page;
    super.contentDidChange(isNew);
    this.keptPage = undefined;
    const { view } = this;
    view?.setCaptions(view.pictures.map(({ image, caption }, index) => content[pageOf(image, index, addresses)]?.caption ?? caption));
    if (view && (this.dialog || isRenewable(this))) this.renew();
    if (this.dialog || this.hasAttribute('src')) return;
    // The picture of the address may have come only now.
    if (!this.kind) this.followHistory();
    this.getReady();
  }

  /// What is seen of another list may stay until it can be handed over.
  reload(isReplaced) {
    if (isReplaced && isRenewable(this) && !isUpToDate(this)) this.shown = this.contentText;
    else super.reload();
  }

  /// What is shown may be an older list.
  async renew() {
    if (isUpToDate(this)) return;
    const { Renewal } = await import('./renewal.js');
    if (this.view && (this.dialog || isRenewable(this)) && !isUpToDate(this)) Renewal.begin(this);
  }

  /// Of the view, with the attribute `slideshow`.
  get slideshow() {
    return this.view?.slideshow;
  }

  get page() {
    return this.view?.page ?? this.entry?.page ?? this.lastPage ?? number(this.getAttribute('page')) ?? 0;
  }

  set page(page) {
    this.setPage(page);
  }

  setPage(page, options) {
    return this.whenOpen((view) => view.setPage(page, options));
  }

  // MARK: Over the whole window

  /// Of what a click is to open.
  getReady() {
    if (this.kind || !this.links.length || this.getAttribute('loading') === 'lazy' || !canRun()) return;
    getReady({ hasSettings: Boolean(settingsOf(this)), hasControls: this.getAttribute('controls') !== 'none' });
  }

  click(event) {
    const { links } = this;
    const page = links.findIndex((link) => event.composedPath().includes(link));
    if (page < 0 || this.hasFailed || !canRun() || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    this.openLightbox(page, links[page]);
  }

  /// - opener: has the focus afterwards. Of pictures that no link leads to it is what the first one comes out of, too.
  openLightbox(page, opener) {
    // One that is about to close.
    if (this.dialog?.inert) this.release();
    if (this.dialog || this.kind) return;
    this.entry = { of: this.key, id: Date.now(), isPushed: true, page, image: this.addresses[page] };
    // Who has just closed it is still on the way back: see `followHistory`.
    if (!this.isLeaving) this.pushEntry();
    this.showLightbox(page, opener);
  }

  pushEntry() {
    // The photo goes back to its thumbnail, wherever that has been scrolled to: going back in the history is to leave it there.
    this.scrollRestoration ??= history.scrollRestoration;
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, lightbox: this.entry }, '', this.address?.with(this.entry.page));
  }

  showLightbox(page, opener) {
    this.opened = { opener, address: this.addresses[page] };
    adoptStyles(this.shadowRoot);
    adoptStyles(this.shadowRoot, lightboxSheet);
    adoptStyles(document, documentSheet);
    this.dialog = makeElement('dialog', { part: 'lightbox', 'aria-label': this.ariaLabel ?? texts.photos });
    this.closeButton = makeButton('close', 'close-button', () => this.close());
    this.dialog.append(this.closeButton);
    this.shadowRoot.append(this.dialog);
    const { dialog } = this;
    this.transition = new Transition(dialog, {
      kind: this.getAttribute('transition') || 'zoom', thumbnailOf: (page) => this.thumbnailOf(page),
      didLeave: () => { if (this.dialog === dialog) this.release(); },
    });
    // There at once: what is linked needs no list to be fetched.
    let first;
    this.open(PhotoBrowser, this.dialog, { ...this.options, page, didShowFirst: (view) => { first = view; } });
    dialog.showModal();
    this.matchScrollbar(getComputedStyle(this.box.firstChild).backgroundColor);
    // It fills the window: a ring around it would say nothing.
    this.box.firstChild.focus({ preventScroll: true, focusVisible: false });
    if (first) this.transition.open(first, page);
    // Escape: a zoomed photo is shown whole first.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (this.zoomScale > 1) this.view.press('Escape');
      else this.close();
    });
    dialog.addEventListener('close', () => { if (!dialog.inert) this.release(); });
    // Only who goes from one thing to the next has to see where.
    dialog.addEventListener('keydown', ({ key }) => { if (key === 'Tab') dialog.classList.add('tabbed'); });
    this.dispatchEvent(new Event('open'));
  }

  /// The page's scroll bar lies beside it, and would shine in the dark.
  ///
  /// - ground: of the lightbox; left out, as it was.
  matchScrollbar(ground) {
    const { style } = document.documentElement;
    if (ground) this.scrollbar ??= style.scrollbarColor;
    style.scrollbarColor = ground ? `gray ${ground}` : this.scrollbar ?? '';
    if (!ground) this.scrollbar = undefined;
  }

  close() {
    const { dialog, transition } = this;
    if (dialog?.inert) return;
    if (!dialog) {
      this.release();
      return;
    }
    setFree(dialog);
    transition.close().then(() => {
      if (this.dialog === dialog) this.release();
    });
  }

  /// The link of the document that leads to a page; there may be others by now.
  linkTo(page) {
    return this.list ? undefined : this.links[this.view ? this.linkOf(page) : page];
  }

  /// The picture of the document that leads to a page.
  thumbnailOf(page) {
    const { list, opened, view } = this;
    const isOpened = list && this.addresses[view ? this.linkOf(page) : page] === opened.address;
    const link = list ? isOpened && opened.opener : this.linkTo(page);
    return link ? link.querySelector('img') ?? (link.matches('img') ? link : undefined) : undefined;
  }

  /// Which link leads to what the view has on a page, or which of the list it is; -1 when it is gone.
  linkOf(page) {
    return pageOf(this.view.pictures[page]?.image, page, this.addresses);
  }

  release() {
    this.transition?.clear();
    this.renewal?.end();
    super.release();
    const { dialog, entry, opened } = this;
    if (!dialog) return;
    this.dialog = this.opened = this.closeButton = this.entry = this.transition = undefined;
    this.matchScrollbar();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== documentSheet());
    // Whoever hears that it has closed asks which photo was seen last.
    this.lastPage = entry?.page;
    dialog.remove();
    if (!this.isConnected) {
      // Whoever took it out of the document may be about to go elsewhere in the history.
      setTimeout(() => this.leave(entry));
      this.dispatchEvent(new Event('close'));
      return;
    }
    this.leave(entry);
    this.linkAfter(entry, opened)?.focus({ preventScroll: true });
    this.dispatchEvent(new Event('close'));
  }

  /// Keys go on from the photo that was seen last, and else from what has opened it; what a page has rendered anew has another link
  /// in its place.
  linkAfter({ page, image }, { opener }) {
    const { links } = this;
    if (opener?.isConnected && !links.includes(opener)) return opener;
    return links[pageOf(image, page, this.addresses)] ?? opener;
  }

  // MARK: History. Back closes the lightbox; whatever leads to its place again opens it.

  connectedCallback() {
    super.connectedCallback();
    this.listeners?.abort();
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    addEventListener('popstate', () => this.followHistory(true), { signal });
    this.isLeaving = false;
    // Who is moved to another place of the document is not on top of it any more.
    if (this.dialog) {
      this.dialog.open = false;
      this.dialog.showModal();
      this.view?.focus();
    }
    this.followHistory();
    this.getReady();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.listeners.abort();
  }

  /// Pictures have addresses.
  get address() {
    if (!this.hasAttribute('fragment')) return undefined;
    return new Address(this.getAttribute('fragment'), (this.view?.pictures ?? this.content).map(({ id }) => id));
  }

  /// Where the photo of a place in the history is by now.
  pageOfEntry({ page, image }) {
    const found = pageOf(image, page, this.view?.pictures.map((picture) => picture.image) ?? this.addresses);
    return found < 0 ? page : found;
  }

  /// Which element of the page it is, also when the page is loaded anew.
  get key() {
    return this.id || [...this.getRootNode().querySelectorAll('photo-browser')].indexOf(this);
  }

  /// Shows what the present place in the history says.
  ///
  /// - isNews: one has just come there.
  followHistory(isNews = false) {
    if (this.hasFailed || !canRun()) return;
    const entry = history.state?.lightbox;
    const isOwn = entry?.of === this.key;
    if (isNews && !isOwn && this.scrollRestoration) {
      history.scrollRestoration = this.scrollRestoration;
      this.scrollRestoration = undefined;
    }
    if (this.isLeaving) {
      // Where the address was written by hand it has several places.
      this.isLeaving = !isNews;
      if (isNews && isOwn) this.leave(entry);
      else if (isNews && this.dialog) this.pushEntry();
      return;
    }
    const page = isOwn ? this.pageOfEntry(entry) : this.address?.page;
    if (this.kind) {
      if (page !== undefined && this.view && page !== this.page && page < this.view.numberOfPages) this.setPage(page);
      return;
    }
    if (this.dialog?.inert) this.release();
    if (page === undefined) {
      if (this.dialog) this.close();
      return;
    }
    const { addresses, links } = this;
    if (!this.dialog && !addresses[page]) return;
    // Written by hand, or by a link: before it there is what was shown without it, unless the page began with it.
    this.entry = isOwn ? { ...entry, page } : { of: this.key, id: Date.now(), isPushed: isNews, page, image: addresses[page] };
    if (!isOwn) replaceState({ ...history.state, lightbox: this.entry });
    if (!this.dialog) {
      this.showLightbox(page, links[page]);
      // Nobody has pressed a key: the dialog's own way to give it the focus draws a ring.
      this.shadowRoot.activeElement?.blur();
      this.box.firstChild.focus({ focusVisible: false });
    } else if (page !== this.page) {
      this.setPage(page);
    }
  }

  /// The place of a lightbox that has closed is left, if it is the present one.
  leave({ id, isPushed }) {
    const { lightbox, ...state } = history.state ?? {};
    if (lightbox?.id !== id) return;
    this.isLeaving = isPushed;
    if (isPushed) history.back();
    else replaceState(Object.keys(state).length ? state : null, this.address?.with());
  }

  didOpen(view) {
    if (this.transition) {
      this.transition.take(view);
      fillPaper(view);
    } else {
      // A list that had to be fetched says only now what its photos are called.
      this.followHistory();
    }
    new FailedPages(view);
    whenTurned(view, () => {
      const { page } = view;
      if (!this.dialog) {
        this.address?.show(page);
      } else if (history.state?.lightbox?.id === this.entry.id && this.entry.page !== page) {
        this.entry = { ...this.entry, page, image: view.pictures[page].image };
        replaceState({ ...history.state, lightbox: this.entry }, this.address?.with(page));
      }
    });
  }
}
