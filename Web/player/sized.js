// Tiles at the size at which they are seen: while fingers drag a picture its pixels are copied, and not computed anew for
// each frame. Fetched with the first thing that a person does.

/// Pixels of a copy at most: those of four tiles. Whoever is so near sees few of them.
const mostPixels = 1 << 20;
/// Frames in a row in which a tile was seen at one size: it may well be in the next one.
const patience = 2;

export class SizedTiles {
  constructor() {
    /// By their bitmaps: `{ width, height, quality, frames, last, canvas }`.
    this.entries = new Map();
    this.frame = 0;
  }

  /// What was not seen in it is given back.
  endFrame() {
    for (const [bitmap, { last, canvas }] of this.entries) {
      if (last === this.frame) continue;
      this.entries.delete(bitmap);
      if (canvas) canvas.width = 0;
    }
    this.frame += 1;
    this.hasMade = false;
  }

  /// A whole bitmap at a size; undefined while it has to be scaled, and for parts of one.
  ///
  /// - at: where the part lies in the words.
  at(bitmap, words, at, width, height, quality) {
    if (words[at + 2] !== bitmap.width || words[at + 3] !== bitmap.height || width * height > mostPixels) return undefined;
    let entry = this.entries.get(bitmap);
    if (!entry || entry.width !== width || entry.height !== height || entry.quality !== quality) {
      if (entry?.canvas) entry.canvas.width = 0;
      entry = { width, height, quality, frames: 0 };
      this.entries.set(bitmap, entry);
    }
    entry.frames += 1;
    entry.last = this.frame;
    // One in a frame: none takes long.
    if (!entry.canvas && entry.frames > patience && !this.hasMade) {
      this.hasMade = true;
      entry.canvas = new OffscreenCanvas(width, height);
      const context = entry.canvas.getContext('2d');
      context.imageSmoothingEnabled = Boolean(quality);
      if (quality) context.imageSmoothingQuality = quality;
      context.drawImage(bitmap, 0, 0, width, height);
    }
    return entry.canvas;
  }
}
