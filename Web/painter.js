// Draws frames on a canvas. As in the other hosts, straight edges that are parallel to the screen's lie on
// whole device pixels, so that neighbouring tiles meet without a seam.
import { Code } from './codes.js';
import { colorText } from './frame.js';
import {
  concatenate, grown, intersection, isAxisAligned, isEmpty, isUpright, map, outwards, scaleOf, snap, snapped,
  translated, union,
} from './geometry.js';
import { fontOf, layOut } from './text.js';

const blendModes = [
  'source-over', 'multiply', 'screen', 'overlay', 'darken', 'lighten', 'color-dodge', 'color-burn', 'soft-light',
  'hard-light', 'difference', 'exclusion', 'hue', 'saturation', 'color', 'luminosity', 'clear', 'copy', 'source-in',
  'source-out', 'source-atop', 'destination-over', 'destination-in', 'destination-out', 'destination-atop', 'xor',
  'darken', 'lighter',
];
/// They change what lies below even where the picture is transparent.
const reachOutside = new Set(['clear', 'copy', 'source-in', 'source-out', 'destination-in', 'destination-atop']);
/// Device pixels by which tiles that lie askew overlap: antialiased edges would let the background through.
const bleed = 0.75;

export class Painter {
  /// - bitmaps: what tiles show, by their keys.
  constructor(canvas, bitmaps) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d', { alpha: false });
    this.bitmaps = bitmaps;
    this.layers = [];
    this.depth = 0;
    this.hasContent = false;
    /// From the coordinates of each open group to device pixels.
    this.transforms = [];
    this.forgetPen();
  }

  /// Draws all of a frame; `hasContent` is then whether there was a picture or a text in it.
  paint(frame) {
    const { canvas } = this;
    const width = Math.ceil(frame.width * frame.density - 1e-6);
    const height = Math.ceil(frame.height * frame.density - 1e-6);
    if (this.width !== width || this.height !== height) {
      Object.assign(this, { width, height });
      Object.assign(canvas, { width, height });
      this.forgetPen();
    }
    this.hasContent = false;
    this.transforms[0] = [frame.density, 0, 0, frame.density, 0, 0];
    this.drawWords(frame, { x: 0, y: 0, width, height });
  }

  /// Tiles and plain areas under transforms are drawn as they are read, all else as `items`: in motion a photo is
  /// nothing but these, and then no object is made for any of them and no state of the canvas set again.
  drawWords(frame, visible) {
    const { words, end } = frame;
    let depth = 0;
    let m = this.transforms[0];
    let upright = true;
    while (frame.index < end) {
      const { index } = frame;
      const code = words[index];
      if (code === Code.image && upright) {
        frame.index = index + 1;
        this.tile(this.bitmaps.get(frame.tile().key), words, index + 5, m);
        frame.index = index + 13;
      } else if (code === Code.pushTransform) {
        depth += 1;
        m = concatenate(words, m, index + 1, this.transforms[depth] ??= []);
        upright = isUpright(m);
        frame.index = index + 7;
      } else if (code === Code.pop) {
        depth -= 1;
        m = this.transforms[depth];
        upright = isUpright(m);
        frame.index = index + 1;
      } else if (code === Code.fill && upright && !(words[index + 5] > 0)) {
        this.area(words, index + 1, m);
        frame.index = index + 10;
      } else {
        this.forgetPen();
        this.drawItem(frame.item(), this.context, m, visible);
      }
    }
  }

  /// What the canvas is set to is not known.
  forgetPen() {
    this.pen = { isAtPixels: false, quality: undefined, red: undefined, green: undefined, blue: undefined, alpha: undefined };
  }

  /// From now on in device pixels.
  goToPixels() {
    if (this.pen.isAtPixels) return;
    this.pen.isAtPixels = true;
    this.context.setTransform(1, 0, 0, 1, 0, 0);
  }

  /// - at: where the rectangle, the radius and the colour lie in the words.
  area(words, at, m) {
    const { pen, context } = this;
    const red = words[at + 5];
    const green = words[at + 6];
    const blue = words[at + 7];
    const alpha = words[at + 8];
    if (red !== pen.red || green !== pen.green || blue !== pen.blue || alpha !== pen.alpha) {
      Object.assign(pen, { red, green, blue, alpha });
      context.fillStyle = colorText(red, green, blue, alpha);
    }
    this.goToPixels();
    const left = m[0] * words[at] + m[4];
    const top = m[3] * words[at + 1] + m[5];
    const x = snap(left);
    const y = snap(top);
    context.fillRect(x, y, snap(left + m[0] * words[at + 2]) - x, snap(top + m[3] * words[at + 3]) - y);
  }

  /// - at: where the part of the bitmap and the place for it lie in the words.
  tile(bitmap, words, at, m) {
    if (!bitmap) return;
    this.hasContent = true;
    const { pen, context } = this;
    const sourceWidth = words[at + 2];
    const quality = qualityFor(scaleOf(m) * words[at + 6] / sourceWidth);
    if (quality !== pen.quality) {
      pen.quality = quality;
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = quality;
    }
    const left = m[0] * words[at + 4] + m[4];
    const top = m[3] * words[at + 5] + m[5];
    const x = snap(left);
    const y = snap(top);
    const width = snap(left + m[0] * words[at + 6]) - x;
    const height = snap(top + m[3] * words[at + 7]) - y;
    if (!(width > 0 && height > 0)) return;
    this.goToPixels();
    context.drawImage(bitmap, words[at], words[at + 1], sourceWidth, words[at + 3], x, y, width, height);
  }

  /// - m: from the items' coordinates to device pixels.
  /// - visible: nothing outside shows; device pixels.
  draw(items, context, m, visible) {
    if (isEmpty(visible)) return;
    for (const item of items) this.drawItem(item, context, m, visible);
  }

  drawItem(item, context, m, visible) {
    switch (item.code) {
      case Code.pushTransform: return this.draw(item.items, context, concatenate(item.transform, m), visible);
      case Code.pushClip:
      case Code.pushClipPath: return this.clip(item, context, m, visible);
      case Code.pushOpacity:
        if (item.opacity >= 1) return this.draw(item.items, context, m, visible);
        if (item.opacity <= 0) return undefined;
        return this.withLayer(item.items, m, visible, (layer) => {
          context.globalAlpha = item.opacity;
          put(context, layer);
          context.globalAlpha = 1;
        });
      case Code.pushBlend: return this.blend(item, context, m, visible);
      case Code.pushShadow: return this.shadow(item, context, m, visible);
      case Code.pushMask: return this.mask(item, context, m, visible);
      case Code.fill:
        context.fillStyle = item.color;
        return this.fill(item, context, m);
      case Code.stroke: return this.stroke(item, context, m);
      case Code.fillPath:
        context.setTransform(...m);
        context.fillStyle = style(context, item.paint);
        return context.fill(item.path, item.rule);
      case Code.strokePath: return this.strokePath(item, context, m);
      case Code.image: {
        const bitmap = this.bitmaps.get(item.tile.key);
        if (!bitmap) return undefined;
        this.hasContent = true;
        return this.image(bitmap, item, context, m);
      }
      case Code.pixels: return this.pixels(item, context, m);
      case Code.text: return this.text(item, context, m);
    }
  }

  // MARK: Groups

  clip(item, context, m, visible) {
    const isPath = item.code === Code.pushClipPath;
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
    const extent = area ?? this.extent(items, m);
    if (!extent) return;
    const place = intersection(outwards(extent), outwards(visible));
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

  /// A box around all that the items draw, device pixels; undefined when they draw nothing.
  extent(items, m) {
    let box;
    for (const item of items) {
      switch (item.code) {
        case Code.pushTransform: box = union(box, this.extent(item.items, concatenate(item.transform, m))); break;
        case Code.pushShadow: {
          const inner = this.extent(item.items, m);
          if (!inner) break;
          const reach = (2 * item.blur + Math.hypot(...item.offset)) * scaleOf(m);
          box = union(box, grown(inner, reach));
          break;
        }
        case Code.strokePath:
          box = union(box, map(m, grown(item.path.box, item.width * Math.max(1, item.miterLimit) / 2)));
          break;
        case Code.fillPath: box = union(box, map(m, item.path.box)); break;
        case Code.text: box = union(box, map(m, grown(item.rect, item.fontSize / 2))); break;
        case Code.fill:
        case Code.stroke:
        case Code.image:
        case Code.pixels: box = union(box, map(m, item.rect)); break;
        default: box = union(box, this.extent(item.items, m));
      }
    }
    return box;
  }

  // MARK: Shapes

  fill(item, context, m) {
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
  stroke({ rect, radius, width, color }, context, m) {
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

  strokePath(item, context, m) {
    context.setTransform(...m);
    context.strokeStyle = style(context, item.paint);
    context.lineWidth = item.width;
    context.lineCap = ['butt', 'round', 'square'][item.cap];
    context.lineJoin = ['miter', 'round', 'bevel'][item.join];
    context.miterLimit = item.miterLimit;
    context.setLineDash(item.dashes);
    context.lineDashOffset = item.phase;
    context.stroke(item.path);
    context.setLineDash([]);
  }

  // MARK: Pictures and text

  image(bitmap, { source, rect, isSmooth = true }, context, m) {
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

  /// Pixels in the module's memory: blue, green, red, alpha, premultiplied.
  pixels(item, context, m) {
    const { width, height } = item;
    const bytes = new Uint8Array(item.memory, item.address, item.bytesPerRow * height);
    const data = new ImageData(width, height);
    for (let y = 0, to = 0; y < height; y += 1) {
      for (let from = y * item.bytesPerRow, x = 0; x < width; x += 1, from += 4, to += 4) {
        const alpha = item.isOpaque ? 255 : bytes[from + 3];
        const scale = alpha ? 255 / alpha : 0;
        data.data[to] = bytes[from + 2] * scale;
        data.data[to + 1] = bytes[from + 1] * scale;
        data.data[to + 2] = bytes[from] * scale;
        data.data[to + 3] = alpha;
      }
    }
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d').putImageData(data, 0, 0);
    this.image(canvas, item, context, m);
  }

  text(item, context, m) {
    this.hasContent = true;
    const { rect } = item;
    const font = fontOf(item.fontSize, item.weight, item.traits);
    const { lines, lineHeight, ascent } = layOut(item.text, font, rect.width, rect.height, item.lineLimit);
    context.setTransform(...m);
    context.font = font;
    // A canvas has the direction of its page; where lines begin is said here.
    context.textAlign = 'left';
    context.fillStyle = item.color;
    lines.forEach((line, index) => {
      const x = rect.x + (rect.width - line.width) * item.alignment / 2;
      const y = rect.y + index * lineHeight + ascent;
      context.fillText(line.text, x, y);
      const thickness = item.fontSize / 14;
      if (item.traits & 4) context.fillRect(x, y + thickness, line.width, thickness);
      if (item.traits & 8) context.fillRect(x, y - item.fontSize * 0.3, line.width, thickness);
    });
  }
}

/// Below half size the simple filter would leave pixels out.
const qualityFor = (scale) => (scale < 0.49 ? 'medium' : 'low');

/// Puts a layer where it belongs.
function put(context, { canvas, x, y, width, height }) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(canvas, 0, 0, width, height, x, y, width, height);
}

function rounded(context, { x, y, width, height }, radius) {
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
