// Where the pixels of a picture come from: the tiles of a gallery that `zoomscroll export` made, or one file.
// Everything is fetched and decoded off the main thread.
import { isCropped } from '../shared/geometry.js';
import { tileSide } from '../shared/wire.js';

/// One that has less of a piece's width shows it for the time being.
const sharpFrom = 0.9;

export class Picture {
  /// - entry: of `manifest.js`.
  constructor(entry) {
    Object.assign(this, entry);
  }

  /// Finds out the size of a file.
  async measure(signal) {
    const { measured } = await cutting();
    Object.assign(this, await measured(this.file(0, signal)));
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
      return createImageBitmap(await this.load(`${path}${deepest - level}/${column}_${row}.${format}`, signal));
    }
    const x = column * tileSide;
    const y = row * tileSide;
    const part = { x, y, width: Math.min(tileSide, size.width - x), height: Math.min(tileSide, size.height - y) };
    const { cut } = await cutting();
    return cut(this.file(size.width, signal), size, part, signal);
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
      this.smallBlob ??= this.load(this.thumbnail);
      const blob = await this.smallBlob;
      // A gallery's own lie as they are seen.
      bitmap = this.isFile ? await (await cutting()).upright(blob) : await createImageBitmap(blob);
    } catch {
      this.smallBlob = undefined;
      return undefined;
    }
    if (!isCropped(bitmap, this)) return bitmap;
    bitmap.close();
    return undefined;
  }

  /// The file, fetched once.
  async file(width, signal) {
    // The page may be fetching it.
    const { own = (given) => this.load(this.image, given) } = this;
    this.own = undefined;
    return (await cutting()).shared(this, own, signal);
  }

  /// As it is to be asked for.
  async load(address, signal) {
    const response = await fetch(address, { ...this.request, signal });
    if (!response.ok) throw Object.assign(new Error(`${address}: ${response.status}`), { status: response.status });
    return response.blob();
  }
}

/// What only files need.
const cutting = () => import('./cutting.js');
const isWhole = ({ width, height }) => width <= tileSide && height <= tileSide;

async function scaled(bitmap, { width, height }) {
  const result = await createImageBitmap(bitmap, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  bitmap.close();
  return result;
}
