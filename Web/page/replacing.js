// What is in an element has changed, or what it is asked for with: what is seen is drawn anew where that will do; else a view
// of it is opened beneath the one that is seen, and takes its place when it shows the same place. Fetched when that happens first.
import { lookAtSeen } from './looking.js';
import { picture } from './manifest.js';
import { pixelIn, shareOf, unturned } from './turning.js';

/// Milliseconds in which all of what is seen may come: what has changed is seen soon, and as sharp as can be.
const patience = 1500;
/// Of a zoom scale that differs only by what frames are rounded to, whole pixels.
const rounding = 2e-3;

/// Elements of which something else is to be read anew, too.
const outdated = new WeakSet();
/// What each element was asked for last: what comes at once is one change.
const wishes = new WeakMap();

/// Of an element with one zooming view, one change after the other.
///
/// - isOutdated: an attribute has changed.
export function replace(element, isOutdated) {
  const { contentText, fetchOptions } = element;
  const wish = {};
  wishes.set(element, wish);
  if (isOutdated) outdated.add(element);
  const isLast = () => wishes.get(element) === wish && element.isConnected && element.contentText === contentText && element.fetchOptions === fetchOptions;
  // This script is asked for by each of the changes that come at once.
  const others = new Promise((resolve) => { setTimeout(resolve); });
  // Whatever was wrong with one, the next one is done.
  element.replacement = Promise.all([element.replacement, others]).then(() => isLast() && change(element)).catch(reportError);
}

async function change(element) {
  const { view, kind } = element;
  const isOutdated = outdated.delete(element);
  // There is nothing that could stay.
  if (!view?.isShown || view.stage.isClosed || view.pictures[0].problem || !kind) {
    element.reload();
    return;
  }
  const { contentText } = element;
  const isSame = contentText === element.shown;
  element.shown = contentText;
  if (isOutdated || !await (isSame ? askedOtherwise(element) : rearranged(element))) await showAnew(element);
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
    await turnAs(view, old);
    const end = performance.now() + patience;
    const isReady = () => view.isShown && (view.stage.isSettled || performance.now() > end);
    await until(() => !isWanted() || isReady());
    // It may be moved until that is seen.
    for (let place; isWanted() && place !== placeOf(old);) {
      place = placeOf(old);
      await turnAs(view, old);
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

/// Where the picture is, and how it lies.
const placeOf = (view) => JSON.stringify([view.placeOf(0), turnOf(view)]);

const turnOf = ({ turned: [{ degrees = 0, isFlipped = false } = {}] = [] }) => ({ degrees, isFlipped });

/// Whoever looks at it may have turned it otherwise than the element says.
async function turnAs(view, old) {
  const [{ degrees, isFlipped }, now] = [old, view].map(turnOf);
  if (degrees !== now.degrees || isFlipped !== now.isFlipped) await view.rotate(degrees, isFlipped);
}

/// The same place of the content, as large.
async function goWhere(view, old) {
  const { pictures: [shown], stage: { surface }, zoomScale } = old;
  const from = old.placeOf(0);
  const turn = turnOf(old);
  const [before, now] = [old, view].map(({ pictures: [{ parts = [{ frame: [0, 0, shown.width, shown.height] }] }] }) => boxOf(parts));
  // A frame's unit in the view, and where the middle of that is in it.
  const unit = pixelIn(from, before, turn);
  const middle = unturned(
    { x: (surface.clientWidth / 2 - from.x) / from.width, y: (surface.clientHeight / 2 - from.y) / from.height }, before, turn);
  await view.setZoomScale(1);
  const scale = unit / pixelIn(view.placeOf(0), now, turn);
  await view.setZoomScale(Math.abs(scale / zoomScale - 1) < rounding ? zoomScale : scale);
  await lookAtSeen(view, shareOf({
    x: (before.x + middle.x * before.width - now.x) / now.width, y: (before.y + middle.y * before.height - now.y) / now.height,
  }, now, turn));
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
