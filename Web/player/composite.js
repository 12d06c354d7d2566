// Pictures that are put together of pieces, and what is kept of those.
import { Picture, tileSide } from './player.js';

/// Tiles that are kept of a pyramid, for the engine's beside them, and of pictures that are arranged anew: pixels.
const keptPixels = 2 ** 24;

/// The bitmaps that were used last, as promises.
export class RecentBitmaps {
  constructor() {
    /// `{ bitmap, pixels }` by their keys.
    this.entries = new Map();
    this.pixels = 0;
  }

  /// - make: where there is none.
  get(key, make) {
    const entry = this.entries.get(key) ?? this.added(key, make());
    // To the end: what was used last.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.bitmap;
  }

  added(key, bitmap) {
    const entry = { bitmap, pixels: 0 };
    bitmap.then(({ width, height }) => {
      entry.pixels = width * height;
      if (this.entries.get(key) !== entry) return;
      this.pixels += entry.pixels;
      // Somebody may be drawing them: they are not closed.
      for (const [oldest] of this.entries) if (this.pixels > keptPixels && oldest !== key) this.remove(oldest);
    }, () => this.entries.get(key) === entry && this.entries.delete(key));
    return entry;
  }

  remove(key) {
    this.pixels -= this.entries.get(key).pixels;
    this.entries.delete(key);
  }
}

/// A picture that is put together of pieces which do not lie as the engine's tiles do.
export class CompositePicture extends Picture {
  /// - pieces: promises of `{ bitmap, transform, from, part }`; isLast: nobody else needs their bitmaps.
  async compose(width, height, pieces, isLast = false) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    for (const { bitmap, transform, from, part } of await Promise.all(pieces)) {
      // It may have changed while this came.
      context.globalAlpha = part?.opacity ?? 1;
      context.setTransform(...transform);
      context.drawImage(bitmap, from.x, from.y, from.width, from.height, 0, 0, from.width, from.height);
      if (isLast) bitmap.close();
    }
    return canvas.transferToImageBitmap();
  }

  /// Tiles of another picture as one, so that there are no seams.
  async assembled(picture, level, { left, top, right, bottom }, signal) {
    const size = picture.sizeOf(level);
    const tiles = [];
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        tiles.push(this.tileOf(picture, { level, column, row }, signal).then((bitmap) => ({
          bitmap, from: { x: 0, y: 0, width: bitmap.width, height: bitmap.height },
          transform: [1, 0, 0, 1, (column - left) * tileSide, (row - top) * tileSide],
        })));
      }
    }
    const end = (index, all) => Math.min(all, (index + 1) * tileSide);
    return this.compose(end(right, size.width) - left * tileSide, end(bottom, size.height) - top * tileSide, tiles, !this.kept);
  }

  /// One that this keeps belongs to others, too.
  tileOf(picture, tile, signal) {
    return picture.tile(tile, signal);
  }
}
