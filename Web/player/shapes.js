// How single items look: shapes, pictures and texts. `m` goes from an item's coordinates to device pixels.
import { grown, isAxisAligned, isEmpty, isUpright, map, scaleOf, snapped } from '../shared/geometry.js';
import { fontOf, layOut, struckThrough, underlined } from './text.js';

/// As in Swift: StrokeStyle.Cap.
const caps = ['butt', 'round', 'square'];
/// As in Swift: StrokeStyle.Join.
const joins = ['miter', 'round', 'bevel'];
/// What is left of a line, of the room beside it. As in Swift: TextRun.Alignment.
const roomBefore = /* @__PURE__ */ Object.values({ left: 0, center: 0.5, right: 1 });
/// Device pixels by which tiles that lie askew overlap: antialiased edges would let the background through.
const bleed = 0.75;

/// Below half size the simple filter would leave pixels out.
export const qualityFor = (scale) => (scale < 0.49 ? 'medium' : 'low');

// MARK: Shapes

export function fill(item, context, m) {
  context.fillStyle = item.color;
  if (!(item.radius > 0) && isAxisAligned(m)) {
    const { x, y, width, height } = snapped(map(m, item.rect));
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillRect(x, y, width, height);
  } else {
    context.setTransform(...m);
    context.beginPath();
    rounded(context, item.rect, item.radius);
    context.fill();
  }
}

/// A frame: the outline with a hole in it, so that the line lies inside the edge.
export function stroke({ rect, radius, width, color }, context, m) {
  context.fillStyle = color;
  context.beginPath();
  if (!(radius > 0) && isAxisAligned(m)) {
    const outer = snapped(map(m, rect));
    const line = map(m, { x: 0, y: 0, width, height: width });
    const across = Math.max(1, Math.round(line.width));
    const down = Math.max(1, Math.round(line.height));
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.rect(outer.x, outer.y, outer.width, outer.height);
    const hole = [outer.x + across, outer.y + down, outer.width - 2 * across, outer.height - 2 * down];
    if (hole[2] > 0 && hole[3] > 0) context.rect(...hole);
  } else {
    context.setTransform(...m);
    rounded(context, rect, radius);
    const hole = grown(rect, -width);
    if (!isEmpty(hole)) rounded(context, hole, Math.max(0, radius - width));
  }
  context.fill('evenodd');
}

export function fillPath(item, context, m) {
  context.setTransform(...m);
  context.fillStyle = style(context, item.paint);
  context.fill(item.path, item.rule);
}

export function strokePath(item, context, m) {
  context.setTransform(...m);
  context.strokeStyle = style(context, item.paint);
  context.lineWidth = item.width;
  context.lineCap = caps[item.cap];
  context.lineJoin = joins[item.join];
  context.miterLimit = item.miterLimit;
  context.setLineDash(item.dashes);
  context.lineDashOffset = item.phase;
  context.stroke(item.path);
  context.setLineDash([]);
}

// MARK: Pictures and text

export function image(bitmap, { source, rect, isSmooth = true }, context, m) {
  const scale = scaleOf(m) * rect.width / source.width;
  context.imageSmoothingEnabled = isSmooth;
  context.imageSmoothingQuality = qualityFor(scale);
  let place = rect;
  if (isUpright(m)) {
    place = snapped(map(m, rect));
    if (isEmpty(place)) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
  } else {
    place = grown(rect, bleed / scaleOf(m));
    context.setTransform(...m);
  }
  context.drawImage(
    bitmap, source.x, source.y, source.width, source.height, place.x, place.y, place.width, place.height);
}

export function text(item, context, m) {
  const { rect } = item;
  const font = fontOf(item.fontSize, item.weight, item.traits);
  const { lines, lineHeight, ascent } = layOut(item.text, font, rect.width, rect.height, item.lineLimit);
  context.setTransform(...m);
  context.font = font;
  // A canvas has the direction of its page; where lines begin is said here.
  context.textAlign = 'left';
  context.fillStyle = item.color;
  lines.forEach((line, index) => {
    const x = rect.x + (rect.width - line.width) * roomBefore[item.alignment];
    const y = rect.y + index * lineHeight + ascent;
    context.fillText(line.text, x, y);
    const thickness = item.fontSize / 14;
    if (item.traits & underlined) context.fillRect(x, y + thickness, line.width, thickness);
    if (item.traits & struckThrough) context.fillRect(x, y - item.fontSize * 0.3, line.width, thickness);
  });
}

export function rounded(context, { x, y, width, height }, radius) {
  const most = Math.min(radius, width / 2, height / 2);
  if (most > 0) context.roundRect(x, y, width, height, most);
  else context.rect(x, y, width, height);
}

function style(context, paint) {
  if (!paint.stops) return paint.color;
  const { shape } = paint;
  const gradient = shape.length === 4
    ? context.createLinearGradient(...shape) : context.createRadialGradient(...shape);
  for (const [location, color] of paint.stops) gradient.addColorStop(Math.min(1, Math.max(0, location)), color);
  return gradient;
}
