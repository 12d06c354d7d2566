// What is in an element has changed, or what it is asked for with: what is seen is drawn anew where that will do; else a view
// of it is opened beneath the one that is seen, and takes its place when it shows the same place. Fetched when that happens first.
import { lookAtSeen } from './looking.js';
import { picture } from './manifest.js';

/// Milliseconds in which all of what is seen may come: what has changed is seen soon, and as sharp as can be.
const patience = 1500;

/// Of an element with one zooming view, one change after the other.
export function replace(element) {
  const { contentText, fetchOptions } = element;
  const isLast = () => element.isConnected && element.contentText === contentText && element.fetchOptions === fetchOptions;
  element.replacement = Promise.resolve(element.replacement).then(() => isLast() && change(element));
}

async function change(element) {
  const { view, kind } = element;
  // There is nothing that could stay.
  if (!view?.isShown || view.stage.isClosed || view.pictures[0].problem || !kind) {
    element.reload();
    return;
  }
  const { contentText } = element;
  const isSame = contentText === element.shown;
  element.shown = contentText;
  if (!await (isSame ? askedOtherwise(element) : rearranged(element))) await showAnew(element);
}

/// Whether nothing was asked for in vain, so that only what comes has to be asked for in another way.
async function askedOtherwise({ view, fetchOptions }) {
  const isDone = await view.stage.ask('alter', 'ask', view.pictures.map(() => fetchOptions)) === true;
  if (isDone) for (const entry of view.pictures) entry.request = fetchOptions;
  return isDone;
}

/// Whether the view it has can show it: several pictures that lie otherwise, or shine through otherwise.
async function rearranged({ view, content, fetchOptions }) {
  const [{ name, parts }] = content.map((entry) => picture({ request: fetchOptions, ...entry }));
  const [shown] = view.pictures;
  // It is read to who cannot see it.
  if (!parts || !shown.parts || name !== shown.name) return false;
  const isDone = await view.stage.ask('alter', 'arrange', 0, parts) === true;
  if (isDone) {
    shown.parts = parts;
    // The last frame was before.
    for (const follower of view.stage.followers) follower.follow();
  }
  return isDone;
}

async function showAnew(element) {
  const { view: old, box } = element;
  const isFocused = box.contains(element.shadowRoot.activeElement);
  element.open(element.kind, element.shadowRoot);
  const { opening } = element;
  const view = await opening.catch(() => {});
  const isWanted = () => element.opening === opening && element.isConnected;
  if (view && isWanted()) {
    // What scripts ask and say is of the one that is seen.
    element.view = old;
    const end = performance.now() + patience;
    const isReady = () => view.isShown && (view.stage.isSettled || performance.now() > end);
    await until(() => !isWanted() || isReady());
    // It may be moved until that is seen.
    for (let place; isWanted() && place !== placeOf(old);) {
      place = placeOf(old);
      await goWhere(view, old);
      await until(() => !isWanted() || isReady() && old.stage.isAtRest && !old.stage.input.contacts.size);
    }
  }
  if (isWanted()) {
    element.view = view;
    // What is pinned goes over to it.
    view?.pins?.follow();
  } else {
    view?.close();
  }
  if (!old.stage.isClosed) old.close();
  box.remove();
  if (isFocused && view) view.focus();
}

const placeOf = (view) => Object.values(view.placeOf(0)).join();

/// The same place of the content, as large.
async function goWhere(view, old) {
  const { surface } = old.stage;
  const from = old.placeOf(0);
  const [before, now] = [old, view].map(({ pictures: [{ parts = [{ frame: [0, 0, from.width, from.height] }] }] }) => boxOf(parts));
  // What is a frame's unit in the one, and where the middle is in it.
  const unit = from.width / before.width;
  const middle = {
    x: before.x + (surface.clientWidth / 2 - from.x) / unit, y: before.y + (surface.clientHeight / 2 - from.y) / unit,
  };
  await view.setZoomScale(1);
  await view.setZoomScale(unit * now.width / view.placeOf(0).width);
  await lookAtSeen(view, { x: (middle.x - now.x) / now.width, y: (middle.y - now.y) / now.height });
}

/// Around all frames, in their unit.
function boxOf(parts) {
  const boxes = parts.map(({ frame: [x, y, width, height], rotation: degrees }) => {
    const rotation = Number(degrees) || 0;
    const [sine, cosine] = [Math.sin, Math.cos].map((part) => Math.abs(part(rotation * Math.PI / 180)));
    const [across, down] = [width * cosine + height * sine, width * sine + height * cosine];
    return [x + (width - across) / 2, y + (height - down) / 2, x + (width + across) / 2, y + (height + down) / 2];
  });
  const [x, y] = [0, 1].map((side) => Math.min(...boxes.map((box) => box[side])));
  const [right, bottom] = [2, 3].map((side) => Math.max(...boxes.map((box) => box[side])));
  return { x, y, width: right - x, height: bottom - y };
}

/// After the first frame that makes it so.
function until(isSo) {
  return new Promise((resolve) => {
    const look = () => {
      if (isSo()) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}
