// A photo browser takes what has come into its element, or left it, while it is open: a view of the new list is opened
// beneath the one that is seen, and takes its place when it shows the same. Fetched when that happens first.
import { pageOf } from './address.js';
import { PhotoBrowser } from './photo-browser.js';

/// Of a zoom scale that is where it is to be.
const rounding = 1e-3;

/// Of an element's view, from the change until the new list is seen.
export class Renewal {
  static begin(element) {
    // There is nothing left to show, and nothing to wait for.
    if (!element.addresses.length) {
      element.close();
      return;
    }
    if (element.renewal) return;
    // Elements cannot be in two views.
    if (element.view.pictures.some(({ slide }) => slide)) return;
    element.renewal = new Renewal(element);
    element.renewal.wait();
  }

  constructor(element) {
    const { view, box } = element;
    Object.assign(this, { element, view, box, page: view.page });
    // It is counted in the new list from now on. One that has gone is where its neighbour will be.
    view.countOf = (page) => {
      const { addresses: { length } } = element;
      const found = element.linkOf(page, view);
      return [found < 0 ? Math.min(page + 1, length) : found + 1, length];
    };
    view.stage.controls?.refresh();
    // What is turned to is told of once, by the view that comes and by its number there.
    const { onCall } = view;
    view.onCall = (name, detail) => {
      if (name !== 'photoBrowserDidShowPage') onCall(name, detail);
    };
  }

  wait() {
    this.when([this.view], () => this.isEnded || this.isFree && (this.isOther || this.next >= 0), () => this.takeOver());
  }

  /// Nothing moves, and the photo is shown as it comes. What is in another list has nothing to stay for.
  get isFree() {
    const { element: { dialog, transition }, isOther, view: { settings, stage, zoomScale } } = this;
    const isStill = isOther || stage.isAtRest && zoomScale <= (settings?.initialScale ?? 1) + rounding && !stage.input.contacts.size;
    return isStill && !dialog?.inert && (transition?.isAtRest ?? true);
  }

  /// The new list has nothing of what is shown.
  get isOther() {
    return !this.view.pictures.some((_, page) => this.element.linkOf(page, this.view) >= 0);
  }

  /// Which of the new list is to be seen, -1 for none yet. In a lightbox one that is no longer in the list is shown until it is
  /// turned. Who turns a photo that has gone to another that has comes to the nearest one that is there.
  get next() {
    const { element, page: first, view, view: { page, pictures } } = this;
    const found = element.linkOf(page, view);
    if (found >= 0 || element.dialog && page === first) return found;
    const way = Math.sign(page - first) || 1;
    for (let away = 1; away < pictures.length; away += 1) {
      for (const other of [page + way * away, page - way * away]) {
        const nearest = pictures[other] ? element.linkOf(other, view) : -1;
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
    const { element, view, next: found } = this;
    const page = found < 0 ? element.options.page : found;
    // It has no pixels, and nobody sees another one come.
    if (view.stage.isFar) {
      element.keptPage = page;
      element.reload();
      element.keptPage = undefined;
      return;
    }
    element.open(PhotoBrowser, element.dialog ?? element.shadowRoot, { ...element.options, pictures: element.content, page, controls: undefined });
    element.opening.then((next) => {
      this.when([view, next], () => this.isEnded || this.isFree && next.isShown && this.isSeenIn(next), () => this.handOver(next));
    }, () => {
      if (this.isEnded) return;
      // There is what can be shown without an engine.
      this.end();
      element.view = undefined;
    });
  }

  /// Whoever has turned on meanwhile sees that photo afterwards, too, if it is there.
  isSeenIn(next) {
    const page = pageOf(this.view.pictures[this.view.page].image, this.view.page, next.pictures.map(({ image }) => image));
    if (page >= 0 && page !== next.page) next.setPage(page);
    return page < 0 || page === next.page;
  }

  async handOver(next) {
    if (this.isEnded) return;
    const { element, view, box } = this;
    const isFocused = box.contains(element.shadowRoot.activeElement);
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

/// Files of an open lightbox are asked for as it is said by now; what was asked for in vain is asked for once more.
export async function askOtherwise(element, { failures, pictures, stage }) {
  const { addresses, fetchOptions, list } = element;
  // Pictures of a list may say something else.
  const requests = pictures.map(({ image }, page) => list?.[pageOf(image, page, addresses)]?.request ?? fetchOptions);
  pictures.forEach((picture, page) => Object.assign(picture, { request: requests[page] }));
  if (await stage.ask('alter', 'ask', requests) === false) failures.tryAgain();
}
