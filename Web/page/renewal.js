// A photo browser takes what has come into its element, or left it, while it is open: a view of the new list is opened
// beneath the one that is seen, and takes its place when it shows the same. Fetched when that happens first.
import { pageOf } from './address.js';
import { PhotoBrowser } from './photo-browser.js';

/// Of an element's view, from the change until the new list is seen.
export class Renewal {
  static begin(element) {
    if (element.renewal) return;
    // There is nothing left to show.
    if (!element.addresses.length) {
      element.close();
      return;
    }
    // Elements cannot be in two views.
    if (element.view.pictures.some(({ slide }) => slide)) return;
    element.renewal = new Renewal(element);
    element.renewal.wait();
  }

  constructor(element) {
    const { view, box } = element;
    Object.assign(this, { element, view, box, page: view.page });
  }

  wait() {
    this.when([this.view], () => this.isEnded || this.isFree && this.next >= 0, () => this.takeOver());
  }

  /// Nothing moves, and the photo is shown whole.
  get isFree() {
    const { element: { dialog, transition }, view: { stage, zoomScale } } = this;
    return stage.isAtRest && zoomScale <= 1 && !stage.input.contacts.size && !dialog?.inert && (transition?.isAtRest ?? true);
  }

  /// Which of the new list is to be seen, -1 for none yet. In a lightbox one that is no longer in the list is shown until it is
  /// turned. Who turns a photo that has gone to another that has comes to the nearest one that is there.
  get next() {
    const { element, page: first, view: { page, pictures } } = this;
    const found = element.linkOf(page);
    if (found >= 0 || element.dialog && page === first) return found;
    const way = Math.sign(page - first) || 1;
    for (let away = 1; away < pictures.length; away += 1) {
      for (const other of [page + way * away, page - way * away]) {
        const nearest = pictures[other] ? element.linkOf(other) : -1;
        if (nearest >= 0) return nearest;
      }
    }
    return -1;
  }

  get isEnded() {
    return this.element.renewal !== this;
  }

  takeOver() {
    if (this.isEnded) return;
    const { element, view, box } = this;
    const { next: page } = this;
    const isFocused = box.contains(element.shadowRoot.activeElement);
    element.open(PhotoBrowser, element.dialog ?? element.shadowRoot, { ...element.options, pictures: element.content, page, controls: undefined });
    element.opening.then((next) => {
      this.when([view, next], () => this.isEnded || this.isFree && next.isShown && this.isSeenIn(next), () => this.handOver(next, isFocused));
    }, () => {});
  }

  /// Whoever has turned on meanwhile sees that photo afterwards, too, if it is there.
  isSeenIn(next) {
    const page = pageOf(this.view.pictures[this.view.page].image, this.view.page, next.pictures.map(({ image }) => image));
    if (page >= 0 && page !== next.page) next.setPage(page);
    return page < 0 || page === next.page;
  }

  async handOver(next, isFocused) {
    if (this.isEnded) return;
    const { element, view } = this;
    // The same button is in the next one's.
    Object.assign(view.stage.controls ?? {}, { closeButton: undefined, closePlace: undefined });
    // No frame is without controls.
    await next.setControls(element.controls);
    if (this.isEnded) return;
    this.end();
    if (view.slideshow?.isPlaying) next.slideshow?.play();
    if (isFocused) next.focus();
    // More may have come meanwhile.
    element.contentDidChange();
  }

  /// Does something once, after the first frame of one of these views that makes it so, or the end of a flight, which makes none.
  when(views, isSo, act) {
    const follower = {
      follow() {
        if (!views[0].stage.followers.has(follower) || !isSo()) return;
        for (const { stage } of views) stage.followers.delete(follower);
        act();
      },
    };
    for (const { stage } of views) stage.followers.add(follower);
    follower.follow();
    this.element.transition?.flights?.[0].finished.then(() => follower.follow(), () => {});
  }

  /// The old list is seen no more.
  end() {
    this.view.close();
    this.box.remove();
    this.element.renewal = undefined;
  }
}
