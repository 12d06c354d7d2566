// A place of a picture comes to the middle. Fetched when somebody asks for one.
import { fitted } from '../shared/geometry.js';
import { sides } from './styles.js';

/// Of a zoom scale that is there already.
const rounding = 1e-3;
/// Of a width that is on its way to another one; less is rounding.
const flying = 1e-2;
/// Share of the view by which an arrow moves the picture. As in Swift: ZoomTunables.panStep.
const panStep = 0.25;

/// Where a view flies by its last wish.
const flights = new WeakMap();
/// What each view was asked for and has not begun, in order.
const lines = new WeakMap();

/// Does what moves the picture when there is one, and after what was asked for before. Resolves when it has been done.
///
/// - name, values: of a method of the view's.
export function inLine(view, name, values) {
  return new Promise((resolve, reject) => {
    const wishes = lines.get(view) ?? [];
    const last = wishes.at(-1);
    // Nobody has seen where that one would have led.
    if (name === 'lookAt' && last?.name === name && !last.isBegun && (scales(values) || !scales(last.values))) wishes.pop().resolve();
    wishes.push({ name, values, resolve, reject });
    if (lines.has(view)) return;
    lines.set(view, wishes);
    fulfil(view, wishes);
  });
}

/// Whether it says how large the picture is to be.
const scales = ([, , { width, height, zoomScale } = {}]) => Boolean(width || height || zoomScale);

async function fulfil(view, wishes) {
  await whenShown(view);
  for (const wish of wishes) {
    wish.isBegun = true;
    const { name, values, resolve, reject } = wish;
    const { stage } = view;
    try {
      resolve(name === 'lookAt' ? lookAtNow(view, ...values) : view[name](...values));
    } catch (error) {
      reject(error);
    }
    // The next one begins where this one leads, which a frame says.
    const { sent } = stage;
    while (wishes.at(-1) !== wish && !stage.isClosed && stage.state.handled < sent) await new Promise(requestAnimationFrame);
  }
  lines.delete(view);
}

/// Before something is seen of the picture it has no place.
async function whenShown(view) {
  while (!view.isShown && !view.stage.isClosed && !view.pictures[view.page ?? 0].problem) await new Promise(requestAnimationFrame);
}

/// In shares of the picture's size, however it was turned.
///
/// - zoomScale: it is zoomed to at once; left out, it stays.
/// - width, height: shares of the picture that are to be seen, one or both: instead of a zoom scale.
export const lookAt = (view, ...place) => inLine(view, 'lookAt', place);

async function lookAtNow(view, x, y, { width = 0, height = 0, zoomScale, ...options } = {}) {
  const { stage } = view;
  const flight = {};
  flights.set(view, flight);
  if (!view.isShown) return;
  const place = view.turned?.[view.page ?? 0]?.shareOf({ x, y }) ?? { x, y };
  const scale = zoomScale ?? scaleOf(view, width, height);
  if (scale === undefined) await lookAtSeen(view, place, options);
  else await (view.zoomToRect ? showPart(view, place, scale, options) : zoomAbout(view, place, scale, options));
  // One that flies there is there when it has come to rest, or when somebody leads it elsewhere.
  const isOver = () => stage.isAtRest || stage.isClosed || stage.input.contacts.size || flights.get(view) !== flight;
  while (options.animated && !isOver()) await new Promise(requestAnimationFrame);
}

/// What the picture takes at zoom scale 1, wherever it flies.
function sizeOf(view) {
  const { stage: { surface }, padding } = view;
  const room = { width: surface.clientWidth, height: surface.clientHeight };
  return fitted(view.placeOf(view.page), room, sides(padding), view.zoomToRect ? Infinity : undefined);
}

/// At which a part of what is seen of the picture fills the view.
function scaleOf(view, width, height) {
  if (!(width > 0 || height > 0)) return undefined;
  const { stage: { surface } } = view;
  const whole = sizeOf(view);
  return Math.min(surface.clientWidth / (width * whole.width), surface.clientHeight / (height * whole.height));
}
/// In shares of what is seen of it.
export function lookAtSeen(view, { x, y }, options = {}) {
  // A photo browser moves its page by itself.
  if (!view.setContentOffset) return view.stage.call('lookAt', x, y, options.animated ? 1 : 0);
  const { contentOffset, stage: { surface }, zoomScale } = view;
  const { width, height } = view.placeOf();
  // While it flies to another size there is no offset to go to.
  if (Math.abs(sizeOf(view).width * zoomScale / width - 1) > flying) return showPart(view, { x, y }, zoomScale, options);
  const offset = (share, all, room, now) => (all > room ? Math.min(Math.max(0, share * all - room / 2), all - room) : now);
  return view.setContentOffset({
    x: offset(x, width, surface.clientWidth, contentOffset.x), y: offset(y, height, surface.clientHeight, contentOffset.y),
  }, options);
}

/// A scroll view by a step of the arrow keys, as far as there is room.
export function move(view, dx, dy) {
  const { contentOffset: { x, y }, room, stage: { surface }, animates: animated } = view;
  const to = (old, step, length, least, most) => (least + most > 0 ? old + Math.min(Math.max(-least, step * panStep * length), most) : old);
  return view.setContentOffset({
    x: to(x, dx, surface.clientWidth, room.left, room.right), y: to(y, dy, surface.clientHeight, room.up, room.down),
  }, { animated });
}

/// A scroll view shows a part of its picture as it is at zoom scale 1.
function showPart(view, { x, y }, scale, options) {
  const { stage: { surface: { clientWidth, clientHeight } } } = view;
  const whole = sizeOf(view);
  return view.zoomToRect({
    x: x * whole.width - clientWidth / scale / 2, y: y * whole.height - clientHeight / scale / 2,
    width: clientWidth / scale, height: clientHeight / scale,
  }, options);
}

/// A photo browser zooms about a place that stays where it is.
function zoomAbout(view, { x, y }, scale, options) {
  const { stage: { surface }, zoomScale } = view;
  const place = view.placeOf(view.page);
  const factor = Math.min(Math.max(scale, 1), view.maximumZoomScale) / zoomScale;
  if (!place?.width ||  Math.abs(factor - 1) < rounding) return lookAtSeen(view, { x, y }, options);
  const still = (start, length, share, room) => (room / 2 - factor * (start + share * length)) / (1 - factor);
  return view.setZoomScale(scale, {
    ...options, centeredAt: {
      x: still(place.x, place.width, x, surface.clientWidth), y: still(place.y, place.height, y, surface.clientHeight),
    },
  });
}
