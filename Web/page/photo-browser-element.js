// The photo browser as an element of HTML: see elements.js.
import { makeButton, makeElement, texts } from './accessibility.js';
import { pageOf, whenTurned } from './address.js';
import { number, settingNames, settingsOf, sizeOf, sourcesOf } from './attributes.js';
import { figcaptionOf, leadsToPicture, slideOf } from './links.js';
import { lightboxSheet, paperSheet, setFreeAround, surround } from './lightbox-styles.js';
import { fillPaper } from './paper.js';
import { PhotoBrowser } from './photo-browser.js';
import { PlacedElement } from './placed-element.js';
import { getReady } from './readiness.js';
import { isRenewable, isUpToDate } from './renewable.js';
import { adoptStyles } from './styles.js';
import { setFree, Transition } from './transition.js';
import { canRun, forward } from './view-element.js';

export class PhotoBrowserElement extends PlacedElement {
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
      case 'src': super.attributeDidChange(name); break;
      // A lightbox that is open keeps what it was opened with.
      default: if (!this.dialog || !(name in settingNames)) this.keepPage(() => super.attributeDidChange(name));
    }
  }

  /// Over the whole window all of them, unless it says otherwise.
  get controls() {
    const names = this.getAttribute('controls') ?? (this.dialog ? '' : 'none');
    return names === 'none' ? undefined : names;
  }

  /// Neither of what is pinned, nor in a slot or a slide of ours, nor another element's.
  get links() {
    const links = this.find('a[href]').filter(leadsToPicture);
    const others = this.querySelectorAll(':scope > [slot], [data-pin], photo-browser, zoom-scroll-view');
    const slides = links.flatMap(({ dataset: { slide } }) => (slide && slideOf(this, slide)) ?? []);
    return links.filter((link) => ![...others, ...slides].some((other) => other.contains(link)));
  }

  /// As they were given, and what is known of each by now.
  get pictures() {
    const { addresses, content, list, view } = this;
    return view?.pictures.map(({ id, image: src, name, caption, thumbnail, width, height, sources, tiles, tileSize, request }, index) => {
      const given = pageOf(src, index, addresses);
      return {
        id, src, name, caption, thumbnail, width, height, sources, tiles, tileSize, request, slide: content[given]?.slide, ...list?.[given],
      };
    }) ?? content;
  }

  set pictures(list) {
    const isSame = areSame(list, this.list);
    this.list = list;
    if (this.isRead) this.contentDidChange(!isSame);
  }

  /// What it was given.
  get content() {
    return this.list ?? this.links.map((link) => {
      const image = this.imageIn(link);
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

  /// Whatever is opened anew begins with the picture that is shown, wherever it is now.
  keepPage(body) {
    const { addresses, list, page, view } = this;
    // A gallery's own list stays as it is.
    const isFetched = !list && this.hasAttribute('src');
    const kept = isFetched && view ? page : pageOf(view?.pictures[page]?.image, page, addresses);
    this.keptPage = kept < 0 ? undefined : kept;
    body();
    this.keptPage = undefined;
  }

  contentDidChange(isNew) {
    this.keepPage(() => super.contentDidChange(isNew));
    const { view } = this;
    this.tellCaptions();
    if (view && (this.dialog || isRenewable(this))) this.renew();
    if (this.dialog) this.askAsSaid();
    if (this.dialog || this.hasAttribute('src')) return;
    // The picture of the address may have come only now.
    if (!this.kind) this.followHistory();
    this.getReady();
  }

  /// Those of what is in it now.
  tellCaptions() {
    const { addresses, content, view } = this;
    view?.setCaptions(view.pictures.map((picture, index) => (content[pageOf(picture.image, index, addresses)] ?? picture).caption));
  }

  /// A lightbox stays; what comes is asked for as it is said by now.
  async askAsSaid() {
    const { fetchOptions, opened, view } = this;
    if (!view || opened.asked === fetchOptions) return;
    opened.asked = fetchOptions;
    (await import('./renewal.js')).askOtherwise(this, view);
  }

  /// What is seen of another list may stay until it can be handed over. Keys stay where they are.
  reload(reason) {
    if (reason === true && isRenewable(this) && !isUpToDate(this)) {
      this.shown = this.contentText;
      return;
    }
    this.hasFailed = false;
    const isFocused = this.box?.contains(this.shadowRoot.activeElement);
    super.reload();
    if (isFocused) this.box?.firstChild?.focus({ preventScroll: true, focusVisible: false });
  }

  /// Links are links from now on, until something in it is another.
  fail(parent) {
    this.hasFailed = this.fallback.length > 0;
    super.fail(parent);
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
    PlacedElement.endFlights();
    if (this.dialog || this.kind) return;
    this.enter(page);
    this.showLightbox(page, opener);
  }

  showLightbox(page, opener) {
    this.opened = { opener, address: this.addresses[page], asked: this.fetchOptions };
    adoptStyles(this.shadowRoot);
    adoptStyles(this.shadowRoot, lightboxSheet);
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
    surround(dialog, getComputedStyle(this.box.firstChild).backgroundColor);
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
    // The second click of a double click is none of what the first one has opened.
    dialog.addEventListener('click', (event) => {
      if (event.detail < 2) return;
      event.preventDefault();
      event.stopPropagation();
    }, { capture: true, once: true });
    // Only who goes from one thing to the next has to see where.
    dialog.addEventListener('keydown', ({ key }) => { if (key === 'Tab') dialog.classList.add('tabbed'); });
    this.dispatchEvent(new Event('open'));
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
    return link ? this.imageIn(link) ?? (link.matches('img') ? link : undefined) : undefined;
  }

  /// Those of components are elsewhere: see `components.js`.
  imageIn(link) {
    return link.querySelector('img');
  }

  /// Which link leads to what the view has on a page, or which of the list it is; -1 when it is gone.
  linkOf(page, view = this.view) {
    return pageOf(view.pictures[page]?.image, page, this.addresses);
  }

  release() {
    this.transition?.clear();
    this.renewal?.end();
    super.release();
    const { dialog, entry, opened } = this;
    if (!dialog) return;
    this.dialog = this.opened = this.closeButton = this.entry = this.transition = undefined;
    setFreeAround(dialog);
    // Without a photo there is nothing that they could be pinned to.
    for (const pin of this.querySelectorAll(':scope > [data-pin]')) pin.removeAttribute('slot');
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

  connectedCallback() {
    // Who is moved to another place of the document is not on top of it any more.
    if (this.dialog) {
      this.dialog.open = false;
      this.dialog.showModal();
      this.view?.focus();
    }
    super.connectedCallback();
    this.getReady();
  }

  didOpen(view) {
    // It may be another one since it was begun.
    this.tellCaptions();
    if (this.transition) {
      this.transition.take(view);
      fillPaper(view);
      this.askAsSaid();
      // Its list may have changed while it was being opened.
      this.renew();
    } else {
      // A list that had to be fetched says only now what its photos are called.
      this.followHistory();
    }
    whenTurned(view, () => {
      if (this.dialog) this.followPage(view);
      else this.address?.show(view.page);
    });
  }
}

forward(PhotoBrowserElement, ['setPage']);

/// Whether lists show the same, whatever is written beneath, and whatever else is in them.
function areSame(list, other) {
  const text = (all) => JSON.stringify(all?.map(({ id, name, src, image, thumbnail, width, height, sources, parts, tileSize, request }) => (
    [id, name, src, image, thumbnail, width, height, sources, parts, tileSize, request])));
  return text(list) === text(other) && !list?.some(({ slide }, index) => slide !== other[index].slide);
}
