// Pictures that are put together of pieces, and what is kept of those.
import { Code, Picture, tileSide } from './player.js';

/// Tiles that are kept of a pyramid, for the engine's beside them, and of pictures that are arranged or turned: pixels.
const keptPixels = 2 ** 24;
/// Milliseconds for which something goes on coming that nobody waits for: who turns a picture wants it again at once.
const grace = 200;
/// As much of a picture as one tile of most pyramids has, pixels.
export const coarsest = 256;

/// The bitmaps that were used last, as promises. Several may wait for one: it is given up when none does any more.
export class RecentBitmaps {
  constructor() {
    /// `{ bitmap, pixels, waiting, controller }` by their keys.
    this.entries = new Map();
    this.pixels = 0;
  }

  /// - make: where there is none; takes a signal.
  /// - signal: who waits does so no longer.
  async get(key, make, signal) {
    const entry = this.entries.get(key) ?? this.added(key, make);
    // To the end: what was used last.
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (entry.pixels) return entry.bitmap;
    entry.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(signal.reason);
        entry.waiting -= 1;
        setTimeout(() => {
          if (entry.waiting || entry.pixels) return;
          if (this.entries.get(key) === entry) this.entries.delete(key);
          entry.controller.abort();
        }, grace);
      };
      signal.addEventListener('abort', leave);
      entry.bitmap.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
      if (signal.aborted) leave();
    });
  }

  added(key, make) {
    const controller = new AbortController();
    const entry = { bitmap: make(controller.signal), pixels: 0, waiting: 0, controller };
    entry.bitmap.then(({ width, height }) => {
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

/// Who may see what is wanted has run out of time, as servers say it.
export const refusals = [401, 403];
/// Milliseconds in which a page may ask in another way for what was refused.
const patience = 5000;
/// Who waits for that.
const renewals = new Set();
/// How often it has been done.
let renewed = 0;

/// Files are asked for in another way from now on.
export function renew() {
  renewed += 1;
  for (const resolve of renewals) resolve();
  renewals.clear();
}

/// The finest level of a picture that is no longer than a side, pixels.
export const levelWithin = ({ width, height }, side) => Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / side)));

/// A picture that is put together of pieces which do not lie as the engine's tiles do.
export class CompositePicture extends Picture {
  constructor(entry) {
    super(entry);
    /// Until something else is there its coarsest tile is seen.
    this.thumbnail ??= true;
  }

  async small() {
    const { thumbnail } = this;
    if (thumbnail !== true) return super.small();
    if (!this.width) await this.measure();
    const level = levelWithin(this, coarsest);
    return level > 0 ? this.tile({ level, column: 0, row: 0 }, new AbortController().signal).catch(() => {}) : undefined;
  }

  /// What is refused says which key was.
  load(...asked) {
    const key = renewed;
    return super.load(...asked).catch((error) => { throw Object.assign(error, { key }); });
  }

  /// A tile was refused to the one who asks: scripts hear of it, and may give another key. Of one that comes late, when they have
  /// done so, they do not.
  ///
  /// - Returns: the tile; nothing when it was refused again.
  async again(tile, signal, { status, key = renewed }, { news, texts, wake }) {
    if (!refusals.includes(status) || !this.isAsked) return undefined;
    if (key === renewed) {
      news.push({ code: Code.call, name: 'tileDidFail', page: tile.picture, message: `${texts.unfetched} (${status})`, status });
      wake();
      await new Promise((resolve) => {
        renewals.add(resolve);
        signal.addEventListener('abort', resolve);
        setTimeout(resolve, patience);
      });
    }
    while (!signal.aborted) {
      try {
        return await this.tile(tile, signal);
      } catch (error) {
        // One of its pieces was asked for with the key before, and waited for by others.
        if (!refusals.includes(error.status) || !(error.key < renewed)) break;
      }
    }
    return undefined;
  }

  /// Servers are told who asks.
  get isAsked() {
    return Boolean(this.request);
  }

  /// - pieces: promises of `{ bitmap, transform, from, part }` or of lists of these, or one of a list of these; isLast: nobody else needs their bitmaps.
  async compose(width, height, pieces, isLast = false) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    for (const { bitmap, transform, from, part } of (await Promise.all(await pieces)).flat()) {
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
    if (!this.kept) return picture.tile(tile, signal);
    const { level, column, row } = tile;
    return this.kept.get(`${picture.number}/${level}/${column}_${row}`, (shared) => picture.tile(tile, shared), signal);
  }
}
