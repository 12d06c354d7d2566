// Pictures that are mirrored and turned, by any angle. Fetched when the first one is.
import { sineAndCosine, turnedSize } from '../shared/geometry.js';

/// Mirrors the picture of a page, and then turns it to the right. Of a zoomed one what is in the middle stays there, as large
/// as it was.
export async function turn(view, page, degrees, isFlipped) {
  const picture = view.pictures[page];
  const former = view.turned?.[page] ?? {};
  const zoomScale = page === (view.page ?? 0) ? view.zoomScale : 1;
  const place = view.placeOf(page);
  (view.turned ??= [])[page] = { degrees, isFlipped };
  await view.stage.ask('turn', page, degrees, isFlipped);
  if (!(zoomScale > 1) || !place?.width || !picture.width) return;
  const { surface } = view.stage;
  const share = (start, length, room) => (room / 2 - start) / length;
  const middle = shareOf(
    unturned({
      x: share(place.x, place.width, surface.clientWidth), y: share(place.y, place.height, surface.clientHeight),
    }, picture, former), picture, { degrees, isFlipped });
  const size = place.width / turnedSize(picture, former.degrees ?? 0).width;
  // A frame shows it whole first.
  await view.setZoomScale(1);
  const whole = view.placeOf(page);
  await view.setZoomScale(size * turnedSize(picture, degrees).width / whole.width);
  await view.lookAt(middle.x, middle.y);
}

/// Where a place of a picture is when it was turned; both in shares.
export function shareOf({ x, y }, picture, { degrees = 0, isFlipped } = {}) {
  const [sine, cosine] = sineAndCosine(degrees);
  const { width, height } = turnedSize(picture, degrees);
  const across = (isFlipped ? 0.5 - x : x - 0.5) * picture.width;
  const down = (y - 0.5) * picture.height;
  return { x: 0.5 + (across * cosine - down * sine) / width, y: 0.5 + (across * sine + down * cosine) / height };
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
