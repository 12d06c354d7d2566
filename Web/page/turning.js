// Pictures that are mirrored and turned, by any angle. Fetched when the first one is.
import { sineAndCosine, turnedSize } from '../shared/geometry.js';
import { lookAtSeen } from './looking.js';
import { reducesMotion } from './styles.js';

/// Milliseconds in which one sees it turn; and where it is turned again and again, as by a slider.
const duration = 300;
const shortDuration = 100;
/// Milliseconds in which what is still missing of it may come.
const patience = 700;
/// CSS pixels that a hand may go between pressing and letting go.
const clickSlop = 6;
/// What turns, by their views: `done`, a promise; `wish`, the last one; `sheet`, what is seen meanwhile.
const turns = new WeakMap();

/// Mirrors the picture of a page, and then turns it to the right. Of a zoomed one what is in the middle stays there, as large
/// as it was. Over when it has come to rest. Who turns it again before that has the last one.
export function turn(view, page, degrees, isFlipped) {
  const state = turns.get(view) ?? {};
  turns.set(view, state);
  const wish = { page, degrees, isFlipped, isFollowing: state.isRunning };
  state.wish = wish;
  state.hurry?.();
  const done = Promise.resolve(state.done).then(async () => {
    if (state.wish !== wish && state.wish.page === page || view.stage.isClosed) return;
    state.isRunning = true;
    try {
      await perform(view, state, wish);
    } finally {
      state.isRunning = false;
    }
  });
  state.done = done.catch(() => {});
  return done;
}

async function perform(view, state, wish) {
  const { page, degrees, isFlipped, isFollowing } = wish;
  const picture = view.pictures[page];
  const former = view.turned?.[page] ?? {};
  const isShown = page === (view.page ?? 0);
  const { zoomScale } = view;
  const place = view.placeOf(page);
  if (state.sheet && (state.sheet.page !== page || state.sheet.zoomScale !== zoomScale)) takeAway(view, state);
  if (!state.sheet && isShown && view.isShown && !reducesMotion() && place?.width && picture.width) {
    const canvas = lastFrame(view);
    if (canvas) state.sheet = { canvas, page, former, place, from: noTurn, to: noTurn };
  }
  const turned = { degrees, isFlipped, shareOf: (place) => shareOf(place, picture, turned) };
  (view.turned ??= [])[page] = turned;
  await view.stage.ask('alter', 'turn', page, degrees, isFlipped);
  if (isShown) await keepMiddle(view, page, { place, former, zoomScale });
  const { sheet } = state;
  if (!sheet) return;
  sheet.zoomScale = view.zoomScale;
  const scale = pixelIn(view.placeOf(page) ?? place, picture, turned) / pixelIn(sheet.place, picture, sheet.former);
  await spin(view, state, wish, { ...wayTo(turned, sheet.former), scale }, isFollowing);
}

/// What is seen, as an element over it: the engine's next frames have other tiles, which come one after the other.
function lastFrame({ stage: { canvas, layer } }) {
  const sheet = document.createElement('canvas');
  Object.assign(sheet, { width: canvas.width, height: canvas.height, className: 'turning' });
  try {
    sheet.getContext('2d').drawImage(canvas, 0, 0);
  } catch {
    // Not every browser reads what a worker draws.
    return undefined;
  }
  sheet.style.cssText = canvas.style.cssText;
  sheet.style.pointerEvents = 'none';
  layer.append(sheet);
  canvas.style.opacity = 0;
  return sheet;
}

const noTurn = { degrees: 0, across: 1, down: 1 };
const styleOf = ({ degrees, across, down }) => `rotate(${degrees}deg) scale(${across}, ${down})`;

/// The sheet goes where the picture is to be, from where it is now.
function send(sheet, { degrees, isFlipped, scale }, length) {
  const { animation, from, to } = sheet;
  const share = animation?.effect.getComputedTiming().progress ?? 1;
  const now = Object.fromEntries(Object.keys(from).map((name) => [name, from[name] + (to[name] - from[name]) * share]));
  sheet.from = now;
  sheet.to = { degrees: degrees + 360 * Math.round((now.degrees - degrees) / 360), across: isFlipped ? -scale : scale, down: scale };
  animation?.cancel();
  sheet.animation = sheet.canvas.animate(
    { transform: [styleOf(now), styleOf(sheet.to)] }, { duration: length, easing: length === duration ? 'ease-in-out' : 'linear', fill: 'forwards' });
}

async function spin(view, state, wish, way, isFollowing) {
  const { stage, pins } = view;
  const { sheet } = state;
  // They are where the next frames have the picture.
  if (pins && !isFollowing) pins.box.style.opacity = 0;
  send(sheet, way, isFollowing ? shortDuration : duration);
  const isLast = () => state.wish === wish;
  const hurried = new Promise((resolve) => { state.hurry = resolve; });
  if (isLast()) await Promise.race([sheet.animation.finished.catch(() => {}), hurried]);
  // What is zoomed meanwhile is seen elsewhere.
  const isThere = () => isLast() && stage.state.pending.includes(sheet.page) && !stage.input.contacts.size && view.zoomScale === sheet.zoomScale;
  for (const end = performance.now() + patience; performance.now() < end && isThere();) {
    await new Promise(requestAnimationFrame);
  }
  // The next one goes on from there.
  if (isLast()) takeAway(view, state);
}

function takeAway({ stage, pins }, state) {
  stage.canvas.style.opacity = '';
  state.sheet.canvas.remove();
  state.sheet = undefined;
  if (pins?.box.style.opacity !== '0') return;
  pins.box.style.opacity = '';
  pins.box.animate({ opacity: [0, 1] }, { duration: duration / 2 });
}

/// From one way that a picture lies to another, the shorter way round.
export function wayTo({ degrees, isFlipped }, { degrees: former = 0, isFlipped: wasFlipped = false }) {
  const turns = Boolean(isFlipped) !== wasFlipped;
  // Mirrored, what was turned to the right is turned to the left.
  const angle = turns ? degrees + former : degrees - former;
  return { degrees: angle - 360 * Math.round(angle / 360), isFlipped: turns };
}

async function keepMiddle(view, page, { place, former, zoomScale }) {
  const picture = view.pictures[page];
  const turned = view.turned[page];
  // When this is answered a frame has shown it.
  await view.setZoomScale(zoomScale);
  const now = view.placeOf(page);
  if (!(zoomScale > 1) || !place?.width || !picture.width || !now?.width) return;
  const { surface } = view.stage;
  const share = (start, length, room) => (room / 2 - start) / length;
  const middle = shareOf(
    unturned({
      x: share(place.x, place.width, surface.clientWidth), y: share(place.y, place.height, surface.clientHeight),
    }, picture, former), picture, turned);
  await view.setZoomScale(view.zoomScale * pixelIn(place, picture, former) / pixelIn(now, picture, turned));
  await lookAtSeen(view, middle);
}

/// How large a pixel of a picture is that lies in a frame, however it was turned.
export const pixelIn = (frame, picture, { degrees = 0 } = {}) => frame.width / turnedSize(picture, degrees).width;

/// Where a place of a picture is when it was turned; both in shares.
export function shareOf({ x, y }, picture, { degrees = 0, isFlipped } = {}) {
  const [sine, cosine] = sineAndCosine(degrees);
  const { width, height } = turnedSize(picture, degrees);
  const across = (isFlipped ? 0.5 - x : x - 0.5) * picture.width;
  const down = (y - 0.5) * picture.height;
  return { x: 0.5 + (across * cosine - down * sine) / width, y: 0.5 + (across * sine + down * cosine) / height };
}

/// Where a place of the window, `{ clientX, clientY }`, is in the picture that is shown, in shares of it as it lies in its file.
///
/// - Returns: nothing beside it, and for a click that has moved the picture.
export function placeIn(view, { type, clientX, clientY }) {
  const { down = {} } = view.stage.input;
  if (type === 'click' && Math.hypot(clientX - down.clientX, clientY - down.clientY) > clickSlop) return undefined;
  const page = view.page ?? 0;
  const frame = view.placeOf(page);
  const picture = view.pictures[page];
  if (!frame?.width || !picture.width) return undefined;
  const { left, top } = view.stage.surface.getBoundingClientRect();
  const { x, y } = unturned(
    { x: (clientX - left - frame.x) / frame.width, y: (clientY - top - frame.y) / frame.height }, picture, view.turned?.[page]);
  return Math.min(x, y) >= 0 && Math.max(x, y) <= 1 ? { page, x, y } : undefined;
}

/// The way back.
export function unturned({ x, y }, picture, { degrees = 0, isFlipped } = {}) {
  const [sine, cosine] = sineAndCosine(degrees);
  const { width, height } = turnedSize(picture, degrees);
  const across = (x - 0.5) * width;
  const down = (y - 0.5) * height;
  const left = (across * cosine + down * sine) / picture.width;
  return { x: 0.5 + (isFlipped ? -left : left), y: 0.5 + (down * cosine - across * sine) / picture.height };
}
