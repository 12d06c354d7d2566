// Where the picture of a thumbnail is, cropped as style sheets want it.
import { intersection, isEmpty } from '../shared/geometry.js';

const pixels = (text) => parseFloat(text) || 0;
/// Of `object-position`: where a share lies in the room that is left, or so many pixels from its beginning.
const along = (text, room, scale) => (text?.endsWith('px') ? pixels(text) * scale : room * (text?.endsWith('%') ? pixels(text) / 100 : 0.5));

/// CSS pixels of the window. Nothing when there is nothing to be seen of it.
///
/// - Returns: `whole`: the picture with what is cropped; `seen`: the rest; `radius`: of its corners.
export function placeOf(image) {
  const box = image.getBoundingClientRect();
  const style = getComputedStyle(image);
  if (isEmpty(box) || !image.naturalWidth) return undefined;
  // A transform makes it another size than its own.
  const scale = { x: box.width / image.offsetWidth, y: box.height / image.offsetHeight };
  const edge = (side) => pixels(style[`border${side}Width`]) + pixels(style[`padding${side}`]);
  const inner = {
    x: box.x + edge('Left') * scale.x, y: box.y + edge('Top') * scale.y,
    width: box.width - (edge('Left') + edge('Right')) * scale.x,
    height: box.height - (edge('Top') + edge('Bottom')) * scale.y,
  };
  const fits = [inner.width / image.naturalWidth, inner.height / image.naturalHeight];
  const factor = {
    cover: Math.max(...fits), contain: Math.min(...fits), none: scale.x, 'scale-down': Math.min(scale.x, ...fits),
  }[style.objectFit];
  const width = factor ? image.naturalWidth * factor : inner.width;
  const height = factor ? image.naturalHeight * factor : inner.height;
  const [across, down] = style.objectPosition.split(' ');
  const whole = {
    x: inner.x + along(across, inner.width - width, scale.x), y: inner.y + along(down, inner.height - height, scale.y),
    width, height,
  };
  const place = {
    whole, seen: intersection(whole, inner), radius: Math.max(0, pixels(style.borderTopLeftRadius) - edge('Left')) * scale.x,
  };
  for (let parent = image.parentElement; parent && parent !== document.body; parent = parent.parentElement) clip(place, parent);
  return isEmpty(place.seen) ? undefined : place;
}

/// What lies around a thumbnail may crop it, too, and round its corners.
function clip(place, parent) {
  const { overflowX, borderTopLeftRadius } = getComputedStyle(parent);
  if (overflowX === 'visible') return;
  const box = parent.getBoundingClientRect();
  const seen = intersection(place.seen, box);
  if (seen.width >= box.width - 1 && seen.height >= box.height - 1) place.radius = Math.max(place.radius, pixels(borderTopLeftRadius));
  place.seen = seen;
}

/// Where a picture of this aspect ratio goes so that it covers the thumbnail: `frame`; `crop`: the shares of it that are not
/// to be seen there.
export function homeOf({ whole, seen, radius }, ratio) {
  const width = Math.max(whole.width, whole.height * ratio);
  const height = width / ratio;
  const frame = { x: whole.x + (whole.width - width) / 2, y: whole.y + (whole.height - height) / 2, width, height };
  const crop = {
    top: (seen.y - frame.y) / height, left: (seen.x - frame.x) / width,
    bottom: (frame.y + height - seen.y - seen.height) / height, right: (frame.x + width - seen.x - seen.width) / width,
  };
  return { frame, crop, radius };
}

/// Whether some of it is in the window.
export const isInWindow = ({ seen }) => !isEmpty(intersection(seen, { x: 0, y: 0, width: innerWidth, height: innerHeight }));
