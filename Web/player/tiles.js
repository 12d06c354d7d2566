// The bitmaps of the tiles that the engine wants: loads what it says, in its order, and forgets what it drops.
import { Code } from '../shared/wire.js';

/// Where a photo browser says which page it waits for, as `photo-browser.js` has it.
const awaitedPage = 12;

export class Tiles {
  /// - engine: is told what arrived.
  /// - bitmaps: where they are kept, by the keys of their tiles.
  /// - wake: called when a frame would look different.
  /// - texts: of the page.
  constructor(pictures, engine, bitmaps, wake, texts) {
    Object.assign(this, { pictures, engine, bitmaps, wake, texts });
    /// Pictures whose size has become known, and those that cannot be shown, as news for the page.
    this.news = [];
    /// What is on its way, by the keys of tiles, and by the numbers of pictures whose size is needed.
    this.loading = new Map();
    /// Numbers of pictures whose size is needed, and was not asked for yet.
    this.unmeasured = new Set();
    /// Keys of those that are there or on their way.
    this.thumbnails = new Set();
    /// Pictures that the page was asked to try as images, by their numbers: `{ size, answer }`.
    this.tried = new Map();
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
    let bitmap, failure;
    try {
      const source = await this.pictures[picture];
      this.showThumbnail(picture, source);
      bitmap = await source.tile(tile, signal);
    } catch (error) {
      failure = await this.instead(error, signal, picture, tile);
      bitmap = failure.found;
    }
    // It may have been dropped in the meantime, and asked for again.
    if (signal.aborted) return bitmap?.close();
    this.loading.delete(key);
    const { calls } = this.engine;
    if (bitmap) {
      if (calls.tileArrived(picture, level, column, row)) this.bitmaps.set(key, bitmap);
      else bitmap.close();
    } else {
      this.fail(failure, 'tileFailed', picture, level, column, row);
    }
    this.dropThumbnail(picture);
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

  /// When nothing of the picture is on its way any more.
  dropThumbnail(picture) {
    if (this.pending.includes(picture)) return;
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
    this.dropThumbnail(picture);
    this.bitmaps.drop({ key });
  }

  /// What is seen has all of the line, and what a key leads to: sizes of others are asked for when nothing else is on its way.
  measureFor({ 0: page, [awaitedPage]: awaited }) {
    const { loading, pictures: { length }, unmeasured } = this;
    const first = [page % length, awaited % length];
    // Whoever turns on and on waits for none of those that passed by.
    if (first.some((index) => unmeasured.has(index) || loading.has(index))) {
      for (const [index, controller] of loading) {
        if (!Number.isInteger(index) || first.includes(index)) continue;
        controller.abort();
        loading.delete(index);
        unmeasured.add(index);
      }
    }
    for (const index of unmeasured) if (!loading.size || first.includes(index)) this.measure(index);
  }

  async measure(index) {
    this.unmeasured.delete(index);
    const { calls } = this.engine;
    const controller = Object.assign(new AbortController(), { picture: index });
    this.loading.set(index, controller);
    const { signal } = controller;
    let picture, failure;
    try {
      picture = await this.pictures[index];
      await picture.measure(signal);
    } catch (error) {
      failure = await this.instead(error, signal, index);
      picture = failure.found;
    }
    if (signal.aborted) return;
    if (picture) {
      const { width, height } = picture;
      calls.pictureIsReady(index, width, height);
      this.news.push({ code: Code.askPicture, picture: index, width, height });
    } else {
      this.fail(failure, 'pictureFailed', index);
    }
    this.loading.delete(index);
    this.wake();
  }

  /// What there is instead of what failed, or why there is nothing: see `instead.js`.
  async instead(error, signal, ...values) {
    if (signal.aborted) return {};
    return import('./sources.js').then(({ instead }) => instead(this, error, signal, ...values)).catch(() => ({}));
  }

  /// - call: tells the engine, which may answer that there is something else to show of the picture.
  fail({ problem = this.texts.unfetched, status, isTold }, call, picture, ...tile) {
    this.engine.say(problem);
    const isPart = this.engine.calls[call](picture, ...tile) === 0;
    if (isTold?.(isPart)) return;
    this.news.push(isPart
      ? { code: Code.call, name: 'tileDidFail', page: picture, message: problem, status } : { code: Code.askPicture, picture, problem, status });
  }

  /// Pixels go, and what would bring some. Sizes come all the same: the engine asks for each but once.
  forget() {
    for (const [key, controller] of this.loading) {
      if (Number.isInteger(key)) continue;
      controller.abort('hidden');
      this.loading.delete(key);
    }
    for (const bitmap of this.bitmaps.values()) bitmap.close();
    this.bitmaps.clear();
    this.thumbnails.clear();
  }

  close() {
    for (const controller of this.loading.values()) controller.abort();
    this.outages?.close();
    for (const { answer } of this.tried.values()) answer();
    this.forget();
  }
}

/// As in Swift: TextureID(thumbnailOf:).
const keyOfThumbnail = (picture) => `${picture}/32767/0_0`;
