// The bitmaps of the tiles that the engine wants: loads what it says, in its order, and forgets what it drops.
import { Code } from '../shared/wire.js';

export class Tiles {
  /// - engine: is told what arrived.
  /// - bitmaps: where they are kept, by the keys of their tiles.
  /// - wake: called when a frame would look different.
  /// - texts: of the page.
  constructor(pictures, engine, bitmaps, wake, texts) {
    this.texts = texts;
    this.pictures = pictures;
    this.engine = engine;
    this.wake = wake;
    this.bitmaps = bitmaps;
    /// Pictures whose size has become known, as news for the page.
    this.measured = [];
    /// What is on its way, by the keys of tiles, and by the numbers of pictures whose size is needed.
    this.loading = new Map();
    /// Keys of those that are there or on their way.
    this.thumbnails = new Set();
  }

  /// Pictures of which something is on its way.
  get pending() {
    return [...this.loading.values()].map(({ picture }) => picture);
  }

  async load(tile) {
    const { key, picture, level, column, row } = tile;
    const controller = Object.assign(new AbortController(), { picture });
    this.loading.set(key, controller);
    const { signal } = controller;
    let bitmap;
    let problem;
    try {
      const source = await this.pictures[picture];
      this.showThumbnail(picture, source);
      bitmap = await source.tile(tile, signal);
    } catch (error) {
      problem = error;
    }
    // It may have been dropped in the meantime, and asked for again.
    if (signal.aborted) return bitmap?.close();
    this.loading.delete(key);
    const { calls } = this.engine;
    if (bitmap) {
      if (calls.tileArrived(picture, level, column, row)) this.bitmaps.set(key, bitmap);
      else bitmap.close();
    } else {
      this.engine.say(describe(problem, this.texts));
      calls.tileFailed(picture, level, column, row);
    }
    if (!this.pending.includes(picture)) this.dropThumbnail(picture);
    return this.wake();
  }

  /// Until something of a picture is there. One that is in the page's thumbnails has been fetched already.
  async showThumbnail(picture, source) {
    if (!source.thumbnail) return;
    const key = keyOfThumbnail(picture);
    if ([...this.bitmaps.keys(), ...this.thumbnails].some((other) => other.startsWith(`${picture}/`))) return;
    this.thumbnails.add(key);
    const bitmap = await source.small();
    if (!bitmap || !this.pending.includes(picture) || !this.thumbnails.has(key)) {
      bitmap?.close();
      this.thumbnails.delete(key);
      return;
    }
    this.bitmaps.set(key, bitmap);
    this.engine.calls.thumbnailDidChange(picture, bitmap.width, bitmap.height);
    this.wake();
  }

  dropThumbnail(picture) {
    const key = keyOfThumbnail(picture);
    this.thumbnails.delete(key);
    if (!this.bitmaps.has(key)) return;
    this.bitmaps.get(key).close();
    this.bitmaps.delete(key);
    this.engine.calls.thumbnailDidChange(picture, 0, 0);
  }

  drop({ key, picture }) {
    this.loading.get(key)?.abort();
    this.loading.delete(key);
    if (!this.pending.includes(picture)) this.dropThumbnail(picture);
    this.bitmaps.get(key)?.close();
    this.bitmaps.delete(key);
  }

  /// The size of a picture is needed.
  async measure(index) {
    const { calls } = this.engine;
    const controller = Object.assign(new AbortController(), { picture: index });
    this.loading.set(index, controller);
    try {
      const picture = await this.pictures[index];
      await picture.measure();
      if (controller.signal.aborted) return;
      const { width, height } = picture;
      calls.pictureIsReady(index, width, height);
      this.measured.push({ code: Code.askPicture, picture: index, width, height });
    } catch (error) {
      if (controller.signal.aborted) return;
      this.engine.say(describe(error, this.texts));
      calls.pictureFailed(index);
    }
    this.loading.delete(index);
    this.wake();
  }

  close() {
    for (const controller of this.loading.values()) controller.abort();
    for (const bitmap of this.bitmaps.values()) bitmap.close();
    this.loading.clear();
    this.bitmaps.clear();
    this.thumbnails.clear();
  }
}

/// As in Swift: TextureID(thumbnailOf:).
const keyOfThumbnail = (picture) => `${picture}/32767/0_0`;

/// A sentence for a person, of those that the page has in its language.
function describe({ name, status, message }, { unfetched, unreadable }) {
  if (status) return `${unfetched} (${status})`;
  switch (name) {
    case 'TypeError': return unfetched;
    case 'InvalidStateError':
    case 'EncodingError': return unreadable;
    default: return message;
  }
}
