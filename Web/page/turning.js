// Pictures that are mirrored and turned, by any angle. Fetched when the first one is.
import { sineAndCosine, turnedSize } from '../shared/geometry.js';
import { lookAtSeen } from './looking.js';
import { reducesMotion } from './styles.js';

/// Milliseconds in which one sees it turn.
const duration = 300;
/// Milliseconds in which what is still missing of it may come.
const patience = 700;

/// Mirrors the picture of a page, and then turns it to the right. Of a zoomed one what is in the middle stays there, as large
/// as it was. Over when it has come to rest.
export async function turn(view, page, degrees, isFlipped) {
  const picture = view.pictures[page];
  const former = view.turned?.[page] ?? {};
  const isShown = page === (view.page ?? 0);
  const { zoomScale } = view;
  const place = view.placeOf(page);
  const sheet = isShown && view.isShown && !reducesMotion() && place?.width && picture.width && lastFrame(view);
  const turned = { degrees, isFlipped, shareOf: (place) => shareOf(place, picture, turned) };
  (view.turned ??= [])[page] = turned;
  await view.stage.ask('alter', 'turn', page, degrees, isFlipped);
  if (isShown) await keepMiddle(view, page, { place, former, zoomScale });
  if (!sheet) return;
  const scale = pixelIn(view.placeOf(page) ?? place, picture, turned) / pixelIn(place, picture, former);
  await spin(sheet, view, page, wayTo({ degrees, isFlipped }, former), scale);
}

/// What is seen, as an element over it: the engine's next frames have other tiles, which come one after the other.
function lastFrame({ stage: { canvas, layer }, pins }) {
  // It goes on to where the last of several turns leads.
  if (layer.querySelector('.turning')) return undefined;
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
  // They are where the next frames have the picture.
  if (pins) pins.box.style.opacity = 0;
  return sheet;
}

async function spin(sheet, view, page, { degrees, isFlipped }, scale) {
  const { stage, zoomScale } = view;
  const transform = `rotate(${degrees}deg) scale(${isFlipped ? -scale : scale}, ${scale})`;
  const animation = sheet.animate({ transform: ['none', transform] }, { duration, easing: 'ease-in-out', fill: 'forwards' });
  await animation.finished.catch(() => {});
  // What is zoomed meanwhile is seen elsewhere.
  const isThere = () => stage.state.pending.includes(page) && !stage.input.contacts.size && view.zoomScale === zoomScale;
  for (const end = performance.now() + patience; performance.now() < end && isThere();) {
    await new Promise(requestAnimationFrame);
  }
  stage.canvas.style.opacity = '';
  sheet.remove();
  if (!view.pins) return;
  const { box } = view.pins;
  box.style.opacity = '';
  box.animate({ opacity: [0, 1] }, { duration: duration / 2 });
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
  const { degrees, isFlipped } = view.turned[page];
  if (!(zoomScale > 1) || !place?.width || !picture.width) {
    // When this is answered a frame has shown it.
    await view.setZoomScale(zoomScale);
    return;
  }
  const { surface } = view.stage;
  const share = (start, length, room) => (room / 2 - start) / length;
  const middle = shareOf(
    unturned({
      x: share(place.x, place.width, surface.clientWidth), y: share(place.y, place.height, surface.clientHeight),
    }, picture, former), picture, { degrees, isFlipped });
  const size = pixelIn(place, picture, former);
  // A frame shows it whole first.
  await view.setZoomScale(1);
  const whole = view.placeOf(page);
  await view.setZoomScale(size / pixelIn(whole, picture, { degrees }));
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
/// - Returns: nothing beside it.
export function placeIn(view, { clientX, clientY }) {
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
function unturned({ x, y }, picture, { degrees = 0, isFlipped } = {}) {
  const [sine, cosine] = sineAndCosine(degrees);
  const { width, height } = turnedSize(picture, degrees);
  const across = (x - 0.5) * width;
  const down = (y - 0.5) * height;
  const left = (across * cosine + down * sine) / picture.width;
  return { x: 0.5 + (isFlipped ? -left : left), y: 0.5 + (down * cosine - across * sine) / picture.height };
}
