// A place of a picture comes to the middle. Fetched when somebody asks for one.

/// Of a zoom scale that is there already.
const rounding = 1e-3;
/// Share of the view by which an arrow moves the picture. As in Swift: ZoomTunables.panStep.
const panStep = 0.25;

/// Where a view flies by its last wish.
const flights = new WeakMap();

/// In shares of the picture's size, however it was turned.
///
/// - zoomScale: it is zoomed to at once; left out, it stays.
/// - width, height: shares of the picture that are to be seen, one or both: instead of a zoom scale.
export async function lookAt(view, x, y, { width = 0, height = 0, zoomScale, ...options } = {}) {
  const { stage } = view;
  const flight = {};
  flights.set(view, flight);
  // Before something is seen of the picture it has no place.
  while (!view.isShown && !stage.isClosed && !view.pictures[view.page ?? 0].problem) await new Promise(requestAnimationFrame);
  if (!view.isShown) return;
  const place = view.turned?.[view.page ?? 0]?.shareOf({ x, y }) ?? { x, y };
  const scale = zoomScale ?? scaleOf(view, width, height);
  if (scale === undefined) await lookAtSeen(view, place, options);
  else await (view.zoomToRect ? showPart(view, place, scale, options) : zoomAbout(view, place, scale, options));
  // One that flies there is there when it has come to rest, or when somebody leads it elsewhere.
  const isOver = () => stage.isAtRest || stage.isClosed || stage.input.contacts.size || flights.get(view) !== flight;
  while (options.animated && !isOver()) await new Promise(requestAnimationFrame);
}

/// At which a part of what is seen of the picture fills the view.
function scaleOf(view, width, height) {
  if (!(width > 0 || height > 0)) return undefined;
  const { stage: { surface }, zoomScale } = view;
  const frame = view.placeOf(view.page ?? 0);
  return zoomScale * Math.min(surface.clientWidth / (width * frame.width), surface.clientHeight / (height * frame.height));
}

/// In shares of what is seen of it.
export function lookAtSeen(view, { x, y }, options = {}) {
  // A photo browser moves its page by itself.
  if (!view.setContentOffset) return view.stage.call('lookAt', x, y, options.animated ? 1 : 0);
  const { contentOffset, stage: { surface } } = view;
  const { width, height } = view.placeOf();
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
  const { stage: { surface: { clientWidth, clientHeight } }, zoomScale } = view;
  const { width, height } = view.placeOf();
  return view.zoomToRect({
    x: x * width / zoomScale - clientWidth / scale / 2, y: y * height / zoomScale - clientHeight / scale / 2,
    width: clientWidth / scale, height: clientHeight / scale,
  }, options);
}

/// A photo browser zooms about a place that stays where it is.
function zoomAbout(view, { x, y }, scale, options) {
  const { stage: { surface }, zoomScale } = view;
  const place = view.placeOf(view.page);
  const factor = Math.min(Math.max(scale, 1), view.maximumZoomScale) / zoomScale;
  if (!place?.width || Math.abs(factor - 1) < rounding) return lookAtSeen(view, { x, y }, options);
  const still = (start, length, share, room) => (room / 2 - factor * (start + share * length)) / (1 - factor);
  return view.setZoomScale(scale, {
    ...options, centeredAt: {
      x: still(place.x, place.width, x, surface.clientWidth), y: still(place.y, place.height, y, surface.clientHeight),
    },
  });
}
