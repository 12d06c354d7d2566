// Tiles at the size at which they are seen: while fingers drag a picture its pixels are copied, and not computed anew for
// each frame. Fetched when fingers come.

/// Frames in a row in which a tile was seen at one size: it may well be in the next one.
const patience = 2;

export class SizedTiles {
  constructor() {
    /// By their bitmaps: `{ key, frames, last, canvas }`.
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

  /// A part of a bitmap at a size; undefined while it has to be scaled.
  ///
  /// - at: where the part lies in the words.
  at(bitmap, words, at, width, height, quality) {
    let entry = this.entries.get(bitmap);
    const isSame = entry && entry.width === width && entry.height === height && entry.quality === quality
      && entry.part.every((value, index) => value === words[at + index]);
    if (!isSame) {
      if (entry?.canvas) entry.canvas.width = 0;
      entry = { width, height, quality, part: [...words.subarray(at, at + 4)], frames: 0 };
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
      context.drawImage(bitmap, ...entry.part, 0, 0, width, height);
    }
    return entry.canvas;
  }
}
