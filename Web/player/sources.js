// Pictures whose pixels lie elsewhere than in one file or in a gallery's tiles: in several files of different sizes, in a
// Deep Zoom or IIIF pyramid or other tiles, on this server or another; several pictures in one; and pictures that are
// turned. Only pages that have such pictures fetch this.
import { ArrangedPicture } from './arranged.js';
import { Picture, tileSide } from './player.js';
import { PyramidPicture } from './pyramid.js';

export { arrange, ask, askAgain, preview, resources, turn } from './altering.js';
export { instead } from './instead.js';

/// The picture of an entry of `manifest.js`.
export function makePicture(entry, player) {
  if (entry.slide) return new BlankPicture(entry);
  if (entry.parts) return new ArrangedPicture({ ...entry, player });
  if (!entry.isFile && !entry.tiles) return new PyramidPicture(entry);
  return entry.sources ? new SizedPicture(entry) : new Picture(entry);
}

/// The page of an element of HTML: there is nothing on it.
class BlankPicture extends Picture {
  async tile({ level, column, row }) {
    const size = this.sizeOf(level);
    const side = (all, index) => Math.min(tileSide, all - index * tileSide);
    return new OffscreenCanvas(side(size.width, column), side(size.height, row)).getContext('2d').canvas.transferToImageBitmap();
  }
}

/// One picture in several files: the smallest that is sharp is fetched.
class SizedPicture extends Picture {
  constructor(entry) {
    super(entry);
    this.sources = entry.sources.toSorted((a, b) => a.width - b.width);
    this.width ||= this.sources.at(-1).width;
  }

  /// They all have the same proportions: the smallest says them.
  async measure(signal) {
    const [{ width }] = this.sources;
    const bitmap = await createImageBitmap(await this.file(width, signal));
    this.height = Math.round(this.width * bitmap.height / bitmap.width);
    bitmap.close();
  }

  async file(width = Infinity, signal = undefined) {
    const source = this.sources.find((other) => other.width >= width) ?? this.sources.at(-1);
    return (await import('./cutting.js')).shared(source, (own) => this.load(source.src, own), signal);
  }
}
