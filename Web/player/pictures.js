// Where the pixels of a picture come from: the tiles of a gallery that `zoomscroll export` made, or one file.
// Everything is fetched and decoded off the main thread.
import { isCropped } from '../shared/geometry.js';
import { tileSide } from '../shared/wire.js';

/// One that has less of a piece's width shows it for the time being.
const sharpFrom = 0.9;

/// Whole files have a turn each, in all views of a page: no tile's budget counts their pixels, and one may be larger than
/// all tiles.
let turn = Promise.resolve();
function inTurn(body) {
  if (navigator.locks) return navigator.locks.request(Picture.turns, body);
  const result = turn.then(body);
  turn = result.catch(() => {});
  return result;
}

export class Picture {
  /// - entry: of `manifest.js`.
  constructor(entry) {
    Object.assign(this, entry);
    /// Whole levels of the file while tiles are cut out of them: a promise of a bitmap, and the signals of those that
    /// wait for it.
    this.levels = new Map();
  }

  /// Finds out the size of a file.
  async measure() {
    const file = await this.file();
    await inTurn(async () => {
      const bitmap = await createImageBitmap(file);
      this.width = bitmap.width;
      this.height = bitmap.height;
      bitmap.close();
    });
  }

  /// A bitmap of one tile; level 0 is the picture's own resolution, each level above halves it.
  async tile({ level, column, row }, signal) {
    const size = this.sizeOf(level);
    if (isWhole(size) && level > 0) {
      const small = await this.small();
      if (small?.width >= sharpFrom * size.width) return scaled(small, size);
      small?.close();
    }
    if (this.tiles) {
      const deepest = Math.ceil(Math.log2(Math.max(this.width, this.height)));
      const { path, format } = this.tiles;
      return createImageBitmap(await load(`${path}${deepest - level}/${column}_${row}.${format}`, signal));
    }
    return this.cut(level, column, row, size, signal);
  }

  sizeOf(level) {
    const halved = (pixels) => Math.ceil(pixels / 2 ** level);
    return { width: halved(this.width), height: halved(this.height) };
  }

  /// The thumbnail. Nothing when there is none, when it is cropped, or not to be had.
  async small() {
    if (!this.thumbnail) return undefined;
    let bitmap;
    try {
      this.smallBlob ??= load(this.thumbnail);
      bitmap = await createImageBitmap(await this.smallBlob);
    } catch {
      this.smallBlob = undefined;
      return undefined;
    }
    if (!isCropped(bitmap, this)) return bitmap;
    bitmap.close();
    return undefined;
  }

  /// A piece of the whole file: it is decoded once for all pieces of a level that are wanted at a time.
  async cut(level, column, row, size, signal) {
    // What is decoded for finer pieces is good for the whole, too.
    const from = (isWhole(size) ? [...this.levels.keys()].find((other) => other < level) : undefined) ?? level;
    const entry = this.levels.get(from) ?? this.openLevel(level, size);
    entry.users.add(signal);
    try {
      const bitmap = await entry.bitmap;
      if (from !== level) return await createImageBitmap(bitmap, scaling(size));
      const x = column * tileSide;
      const y = row * tileSide;
      return await createImageBitmap(
        bitmap, x, y, Math.min(tileSide, size.width - x), Math.min(tileSide, size.height - y));
    } finally {
      entry.users.delete(signal);
      if (!entry.users.size) {
        this.levels.delete(from);
        entry.close?.();
      }
    }
  }

  openLevel(level, size) {
    const entry = { users: new Set() };
    this.levels.set(level, entry);
    entry.bitmap = new Promise((resolve, reject) => {
      this.file(size.width).then((file) => inTurn(async () => {
        // What nobody waits for any more, as pages do that were left, does not take a turn.
        if ([...entry.users].every(({ aborted }) => aborted)) throw new DOMException('', 'AbortError');
        const bitmap = await (level === 0 && !this.sources ? createImageBitmap(file) : createImageBitmap(file, scaling(size)));
        resolve(bitmap);
        await new Promise((close) => { entry.close = close; });
        bitmap.close();
      })).catch(reject);
    });
    return entry;
  }

  /// The file, fetched once.
  file() {
    this.blob ??= load(this.image);
    this.blob.catch(() => { this.blob = undefined; });
    return this.blob;
  }
}

const isWhole = ({ width, height }) => width <= tileSide && height <= tileSide;
/// A name of the page, by which views in several workers take turns. Said here: a field of a class costs a page 100 bytes.
Picture.turns = 'zoomscroll';

async function scaled(bitmap, size) {
  const result = await createImageBitmap(bitmap, scaling(size));
  bitmap.close();
  return result;
}
const scaling = ({ width, height }) => ({ resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });

export async function load(address, signal) {
  const response = await fetch(address, { signal });
  if (!response.ok) throw Object.assign(new Error(`The server answers ${response.status} for ${decodeURI(address)}.`), { status: response.status });
  return response.blob();
}
