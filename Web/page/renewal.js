// A lightbox takes what has come into its element, or left it, while it is open: a view of the new list is opened beneath
// the one that is seen, and takes its place when it shows the same. Fetched when that happens first.
import { PhotoBrowser } from './photo-browser.js';

/// As soon as nothing moves, and the photo is shown whole. One that is no longer in the list is shown until it is turned.
export function renew(element) {
  const { view } = element;
  // Elements cannot be in two views.
  if (element.isRenewed || view.pictures.some(({ slide }) => slide)) return;
  element.isRenewed = true;
  const follower = {
    follow() {
      if (element.view !== view || !isFree(element)) return;
      view.stage.followers.delete(follower);
      takeOver(element);
    },
  };
  view.stage.followers.add(follower);
  follower.follow();
}

const pageIn = ({ links, view }) => links.findIndex(({ href }) => href === view.pictures[view.page].image);

function isFree(element) {
  const { dialog, transition, view: { stage, zoomScale } } = element;
  return stage.isSettled && zoomScale <= 1 && !stage.input.contacts.size && !dialog.inert && transition.isAtRest && pageIn(element) >= 0;
}

function takeOver(element) {
  const { view, box, dialog, shadowRoot } = element;
  const isFocused = box.contains(shadowRoot.activeElement);
  element.former = view;
  element.open(PhotoBrowser, dialog, { ...element.options, pictures: element.content, page: pageIn(element), controls: undefined });
  element.opening.then((next) => {
    const follower = {
      follow() {
        if (element.former !== view || !next.isShown) return;
        next.stage.followers.delete(follower);
        element.former = element.isRenewed = undefined;
        // The same button is in the next one's.
        Object.assign(view.stage.controls ?? {}, { closeButton: undefined, closePlace: undefined });
        view.close();
        box.remove();
        next.setControls(element.controls);
        if (view.slideshow?.isPlaying) next.slideshow?.play();
        if (isFocused) next.focus();
        // More may have come meanwhile.
        element.contentDidChange();
      },
    };
    next.stage.followers.add(follower);
    follower.follow();
  }, () => {});
}
