// Draws a frame's items, groups and all that is in them.
import {
  concatenate, grown, intersection, isAxisAligned, isEmpty, map, outwards, scaleOf, snapped, translated, union,
} from '../shared/geometry.js';
import { ItemCode } from '../shared/wire.js';
import { fill, fillPath, image, rounded, stroke, strokePath, text } from './shapes.js';

/// As in Swift: BlendMode.
const blendNames = [
  'normal', 'multiply', 'screen', 'overlay', 'darken', 'lighten', 'colorDodge', 'colorBurn', 'softLight', 'hardLight',
  'difference', 'exclusion', 'hue', 'saturation', 'color', 'luminosity', 'clear', 'copy', 'sourceIn', 'sourceOut',
  'sourceAtop', 'destinationOver', 'destinationIn', 'destinationOut', 'destinationAtop', 'xor', 'plusDarker',
  'plusLighter',
];
/// A canvas has its own names for three, and writes the others with hyphens.
const canvasNames = { normal: 'source-over', plusDarker: 'darken', plusLighter: 'lighter' };
const blendModes = blendNames.map(
  (name) => canvasNames[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
/// They change what lies below even where the picture is transparent.
const reachOutside = new Set(['clear', 'copy', 'source-in', 'source-out', 'destination-in', 'destination-atop']);

export class ItemPainter {
  /// - bitmaps: what tiles show, by their keys.
  constructor(bitmaps) {
    this.bitmaps = bitmaps;
    /// Canvases for groups that are drawn apart, and how many are in use.
    this.layers = [];
    this.depth = 0;
    /// A picture or a text was drawn.
    this.hasContent = false;
  }

  /// - m: from the items' coordinates to device pixels.
  /// - visible: nothing outside shows; device pixels.
  draw(items, context, m, visible) {
    if (isEmpty(visible)) return;
    for (const item of items) this.drawItem(item, context, m, visible);
  }

  drawItem(item, context, m, visible) {
    switch (item.code) {
      case ItemCode.pushTransform: return this.draw(item.items, context, concatenate(item.transform, m), visible);
      case ItemCode.pushClip:
      case ItemCode.pushClipPath: return this.clip(item, context, m, visible);
      case ItemCode.pushOpacity:
        if (item.opacity >= 1) return this.draw(item.items, context, m, visible);
        if (item.opacity <= 0) return undefined;
        return this.withLayer(item.items, m, visible, (layer) => {
          context.globalAlpha = item.opacity;
          put(context, layer);
          context.globalAlpha = 1;
        });
      case ItemCode.pushBlend: return this.blend(item, context, m, visible);
      case ItemCode.pushShadow: return this.shadow(item, context, m, visible);
      case ItemCode.pushMask: return this.mask(item, context, m, visible);
      case ItemCode.fill: return fill(item, context, m);
      case ItemCode.stroke: return stroke(item, context, m);
      case ItemCode.fillPath: return fillPath(item, context, m);
      case ItemCode.strokePath: return strokePath(item, context, m);
      case ItemCode.image:
      case ItemCode.pixels: {
        const bitmap = item.tile ? this.bitmaps.get(item.tile.key) : this.bitmaps.made?.(item);
        if (!bitmap) return undefined;
        this.hasContent = true;
        return image(bitmap, item, context, m);
      }
      case ItemCode.text:
        this.hasContent = true;
        return text(item, context, m);
    }
  }

  // MARK: Groups

  clip(item, context, m, visible) {
    const isPath = item.code === ItemCode.pushClipPath;
    const box = map(m, isPath ? item.path.box : item.rect);
    context.save();
    context.beginPath();
    let inside = box;
    if (!isPath && !(item.radius > 0) && isAxisAligned(m)) {
      inside = snapped(box);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.rect(inside.x, inside.y, inside.width, inside.height);
      context.clip();
    } else {
      context.setTransform(...m);
      if (isPath) {
        context.clip(item.path, item.rule);
      } else {
        rounded(context, item.rect, item.radius);
        context.clip();
      }
    }
    this.draw(item.items, context, m, intersection(inside, visible));
    context.restore();
  }

  /// Draws items apart, calls `body` with `{ canvas, x, y, width, height }`, in device pixels.
  withLayer(items, m, visible, body, area = undefined) {
    const box = area ?? extent(items, m);
    if (!box) return;
    const place = intersection(outwards(box), outwards(visible));
    if (isEmpty(place)) return;
    const layer = this.layers[this.depth] ??= new OffscreenCanvas(1, 1).getContext('2d');
    this.depth += 1;
    const { canvas } = layer;
    if (canvas.width < place.width || canvas.height < place.height) {
      canvas.width = Math.max(canvas.width, place.width);
      canvas.height = Math.max(canvas.height, place.height);
    }
    layer.setTransform(1, 0, 0, 1, 0, 0);
    layer.clearRect(0, 0, place.width, place.height);
    const inner = { x: 0, y: 0, width: place.width, height: place.height };
    this.draw(items, layer, translated(m, -place.x, -place.y), inner);
    body({ canvas, context: layer, ...place });
    this.depth -= 1;
  }

  blend(item, context, m, visible) {
    const mode = blendModes[item.mode];
    if (mode === 'clear') {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(visible.x, visible.y, visible.width, visible.height);
      return;
    }
    this.withLayer(item.items, m, visible, (layer) => {
      context.globalCompositeOperation = mode;
      put(context, layer);
      context.globalCompositeOperation = 'source-over';
    }, reachOutside.has(mode) ? visible : undefined);
  }

  shadow(item, context, m, visible) {
    const blur = item.blur * scaleOf(m);
    const dx = m[0] * item.offset[0] + m[2] * item.offset[1];
    const dy = m[1] * item.offset[0] + m[3] * item.offset[1];
    const around = grown(visible, 2 * blur + Math.max(Math.abs(dx), Math.abs(dy)));
    this.withLayer(item.items, m, around, (layer) => {
      // A picture that is not to be seen itself is drawn far outside.
      const away = item.isAlone ? layer.width + visible.x + visible.width + 1 : 0;
      context.shadowColor = item.color;
      context.shadowBlur = blur;
      context.shadowOffsetX = dx + away;
      context.shadowOffsetY = dy;
      put(context, { ...layer, x: layer.x - away });
      context.shadowColor = 'transparent';
    });
  }

  mask(item, context, m, visible) {
    this.withLayer(item.items, m, visible, (picture) => {
      this.withLayer(item.mask, m, visible, (mask) => {
        picture.context.globalCompositeOperation = 'destination-in';
        put(picture.context, { ...mask, x: mask.x - picture.x, y: mask.y - picture.y });
        picture.context.globalCompositeOperation = 'source-over';
        put(context, picture);
      }, picture);
    });
  }
}

/// A box around all that the items draw, device pixels; undefined when they draw nothing.
function extent(items, m) {
  let box;
  for (const item of items) {
    switch (item.code) {
      case ItemCode.pushTransform: box = union(box, extent(item.items, concatenate(item.transform, m))); break;
      case ItemCode.pushShadow: {
        const inner = extent(item.items, m);
        if (!inner) break;
        const reach = (2 * item.blur + Math.hypot(...item.offset)) * scaleOf(m);
        box = union(box, grown(inner, reach));
        break;
      }
      case ItemCode.strokePath:
        box = union(box, map(m, grown(item.path.box, item.width * Math.max(1, item.miterLimit) / 2)));
        break;
      case ItemCode.fillPath: box = union(box, map(m, item.path.box)); break;
      case ItemCode.text: box = union(box, map(m, grown(item.rect, item.fontSize / 2))); break;
      case ItemCode.fill:
      case ItemCode.stroke:
      case ItemCode.image:
      case ItemCode.pixels: box = union(box, map(m, item.rect)); break;
      default: box = union(box, extent(item.items, m));
    }
  }
  return box;
}

/// Puts a layer where it belongs.
function put(context, { canvas, x, y, width, height }) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(canvas, 0, 0, width, height, x, y, width, height);
}
