// Draws frames on a canvas. As in the other hosts, straight edges that are parallel to the screen's lie on
// whole device pixels, so that neighbouring tiles meet without a seam.
import { concatenate, isUpright, scaleOf, snap } from '../shared/geometry.js';
import { ItemCode } from '../shared/wire.js';
import { colorText } from './frame.js';
import { qualityFor } from './shapes.js';

export class Painter {
  /// - bitmaps: what tiles show, by their keys.
  /// - wake: called when a frame would look different.
  /// - isTranslucent: what lies beneath the canvas shines through.
  constructor(canvas, bitmaps, wake, isTranslucent) {
    Object.assign(this, { wake, isTranslucent });
    this.canvas = canvas;
    this.context = canvas.getContext('2d', { alpha: isTranslucent });
    this.bitmaps = bitmaps;
    /// Whether there was a picture in the last frame.
    this.hasTiles = false;
    /// From the coordinates of each open group to device pixels.
    this.transforms = [];
    this.forgetPen();
  }

  /// Whether there was a picture or a text in the last frame.
  get hasContent() {
    return this.hasTiles || Boolean(this.items?.hasContent);
  }

  /// Draws all of a frame.
  paint(frame) {
    const { canvas } = this;
    const width = Math.ceil(frame.width * frame.density - 1e-6);
    const height = Math.ceil(frame.height * frame.density - 1e-6);
    if (this.width !== width || this.height !== height) {
      Object.assign(this, { width, height });
      Object.assign(canvas, { width, height });
      this.forgetPen();
    }
    this.hasTiles = false;
    if (this.items) this.items.hasContent = false;
    if (this.isTranslucent) {
      this.goToPixels();
      this.context.clearRect(0, 0, width, height);
    }
    this.transforms[0] = [frame.density, 0, 0, frame.density, 0, 0];
    // What rests is exact: a copy may be rounded another way.
    this.moving = frame.isAtRest ? undefined : this.sized;
    this.drawWords(frame, { x: 0, y: 0, width, height });
    this.sized?.endFrame();
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
      if (code === ItemCode.image && upright) {
        frame.index = index + 1;
        this.tile(this.bitmaps.get(frame.tile().key), words, index + 5, m);
        frame.index = index + 13;
      } else if (code === ItemCode.pushTransform) {
        depth += 1;
        m = concatenate(words, m, index + 1, this.transforms[depth] ??= []);
        upright = isUpright(m);
        frame.index = index + 7;
      } else if (code === ItemCode.pop) {
        depth -= 1;
        m = this.transforms[depth];
        upright = isUpright(m);
        frame.index = index + 1;
      } else if (code === ItemCode.fill && upright && !(words[index + 5] > 0)) {
        this.area(words, index + 1, m);
        frame.index = index + 10;
      } else {
        this.forgetPen();
        const item = frame.item();
        if (this.items) this.items.drawItem(item, this.context, m, visible);
        else this.loadItems();
      }
    }
  }

  /// Photos alone need nothing but tiles and plain areas: what draws all else is fetched when there is something of it, and
  /// when there is nothing else to do, so that what is to be read without a line can be drawn.
  async loadItems() {
    if (this.items || this.isLoading) return;
    this.isLoading = true;
    try {
      const { ItemPainter } = await import('./items.js');
      this.items = new ItemPainter(this.bitmaps);
      this.wake();
    } catch {
      // A later frame asks again.
    }
    this.isLoading = false;
  }

  /// Gives the canvas's own pixels back until the next frame.
  forget() {
    Object.assign(this.canvas, { width: 1, height: 1 });
    this.width = undefined;
    this.hasTiles = false;
  }

  /// What the canvas is set to is not known.
  forgetPen() {
    this.pen = { isAtPixels: false, quality: null };
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
    this.hasTiles = true;
    const { pen, context } = this;
    const sourceWidth = words[at + 2];
    const scale = scaleOf(m) * words[at + 6] / sourceWidth;
    const quality = this.showsPixels && scale > 1 ? undefined : qualityFor(scale);
    if (quality !== pen.quality) {
      pen.quality = quality;
      context.imageSmoothingEnabled = Boolean(quality);
      if (quality) context.imageSmoothingQuality = quality;
    }
    const left = m[0] * words[at + 4] + m[4];
    const top = m[3] * words[at + 5] + m[5];
    const x = snap(left);
    const y = snap(top);
    const width = snap(left + m[0] * words[at + 6]) - x;
    const height = snap(top + m[3] * words[at + 7]) - y;
    if (!(width > 0 && height > 0)) return;
    this.goToPixels();
    const sized = this.moving?.at(bitmap, words, at, width, height, quality);
    if (sized) context.drawImage(sized, x, y);
    else context.drawImage(bitmap, words[at], words[at + 1], sourceWidth, words[at + 3], x, y, width, height);
  }
}
