// An element whose lightbox is a place in the history: Back closes it; whatever leads to its place again opens it.
import { Address, pageOf, pushState, replaceState } from './address.js';
import { canRun, ViewElement } from './view-element.js';

/// Elements in the document.
const present = new Set();
/// Whose place is being left by a step back, and who has opened a lightbox meanwhile and gets a place after that.
let leaver, waiter;

/// Somebody has come to another place, or a step back has led there.
function placeDidChange() {
  const former = leaver;
  leaver = undefined;
  former?.hasLeft();
  // Where the address was written by hand there are several places.
  if (leaver) return;
  waiter?.pushEntry();
  for (const element of present) if (element !== former && element !== waiter) element.followHistory(true);
  waiter = undefined;
}

/// What an element of a document is called there, or in the shadow tree of one that is called so.
function keyOf(element) {
  const root = element.getRootNode();
  const key = element.id || [...root.querySelectorAll(element.localName)].indexOf(element);
  return root.host ? `${keyOf(root.host)} ${key}` : key;
}

/// - entry: of an open lightbox, what its place in the history says: which element `of`, the `page` and its `image`, an `id` of the
///   place, and whether the step before it `isPushed` by us.
export class PlacedElement extends ViewElement {
  connectedCallback() {
    super.connectedCallback();
    if (!present.size) addEventListener('popstate', placeDidChange);
    present.add(this);
    this.followHistory();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    present.delete(this);
  }

  /// Pictures have addresses.
  get address() {
    if (!this.hasAttribute('fragment')) return undefined;
    return new Address(this.getAttribute('fragment'), (this.view?.pictures ?? this.content).map(({ id }) => id));
  }

  /// Which element of the page it is, also when the page is loaded anew.
  get key() {
    return keyOf(this);
  }

  /// Where the photo of a place in the history is by now.
  pageOfEntry({ page, image }) {
    const found = pageOf(image, page, this.view?.pictures.map((picture) => picture.image) ?? this.addresses);
    return found < 0 ? page : found;
  }

  /// Whatever still flies home is gone: its place is to be left before there is another one.
  static endFlights() {
    for (const element of present) if (element.dialog?.inert) element.release();
  }

  /// A lightbox opens.
  enter(page) {
    this.entry = { of: this.key, id: Date.now(), isPushed: true, page, image: this.addresses[page] };
    // Who has just closed is still on the way back.
    if (leaver) waiter = this;
    else this.pushEntry();
  }

  pushEntry() {
    // The photo goes back to its thumbnail, wherever that has been scrolled to: going back in the history is to leave it there.
    this.scrollRestoration ??= history.scrollRestoration;
    history.scrollRestoration = 'manual';
    pushState({ ...history.state, lightbox: this.entry }, this.address?.with(this.entry.page));
  }

  /// The photo that is shown is another one.
  followPage({ page, pictures }) {
    if (history.state?.lightbox?.id !== this.entry.id || this.entry.page === page) return;
    this.entry = { ...this.entry, page, image: pictures[page].image };
    replaceState({ ...history.state, lightbox: this.entry }, this.address?.with(page));
  }

  /// Shows what the present place in the history says.
  ///
  /// - isNews: one has just come there.
  followHistory(isNews = false) {
    // On the way back this place is none to stay at.
    if (leaver) return;
    const entry = history.state?.lightbox;
    const isOwn = entry?.of === this.key;
    if (isNews && !isOwn) this.restoreScrolling();
    if (!this.dialog && !canRun()) return;
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

  restoreScrolling() {
    if (this.scrollRestoration) history.scrollRestoration = this.scrollRestoration;
    this.scrollRestoration = undefined;
  }

  /// The place of a lightbox that has closed is left, if it is the present one.
  leave({ id, isPushed }) {
    if (waiter === this) waiter = undefined;
    const { lightbox, ...state } = history.state ?? {};
    if (lightbox?.id !== id) return;
    if (isPushed) {
      leaver = this;
      history.back();
    } else {
      replaceState(Object.keys(state).length ? state : null, this.address?.with());
    }
  }

  hasLeft() {
    const entry = history.state?.lightbox;
    if (entry?.of === this.key) this.leave(entry);
    else this.restoreScrolling();
  }
}
