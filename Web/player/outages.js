// Pieces of pictures that could not be had are asked for once more by themselves: lines and servers come back.

import { passes } from '../shared/statuses.js';

/// Seconds until that is done; twice as long each time, up to the latest.
const [soonest, latest] = [2, 16];

/// Of what is not there, and of what is refused, nothing more is to be hoped for.
export const mayCome = ({ name, status }) => (status ? passes(status) : name === 'TypeError');

/// Of a player's tiles.
export class Outages {
  constructor(tiles) {
    this.tiles = tiles;
    /// How often each was asked for in vain, when last, and of which picture it is, by its key.
    this.failures = new Map();
    /// The numbers of their pictures, and pictures of several of which one is missing.
    this.pictures = new Set();
    this.askAgain = this.askAgain.bind(this);
    addEventListener('online', this.askAgain);
  }

  /// - isPart: something else of its picture is there. Else the page asks again, see `failures.js`.
  /// - Returns: whether that was told before.
  didFail({ key, picture }, error, isPart) {
    const now = performance.now() / 1000;
    const last = this.failures.get(key);
    // One that it has come through is another one's beginning.
    const count = last && now - last.time < 2 * latest ? last.count : 0;
    this.failures.set(key, { count: count + 1, time: now, picture });
    if (!isPart) {
      this.pictures.delete(picture);
    } else if (mayCome(error)) {
      this.pictures.add(picture);
      this.timer ??= setTimeout(this.askAgain, 1000 * Math.min(latest, soonest * 2 ** count));
    }
    return isPart && count > 0;
  }

  async askAgain() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { tiles: { pictures, engine, wake } } = this;
    const failed = [...this.pictures];
    this.pictures.clear();
    for (const picture of failed) {
      if (picture.complete) {
        picture.complete();
        continue;
      }
      const { width, height } = await pictures[picture];
      // It wants what is seen of it as if that had never failed.
      engine.calls.pictureIsReady(picture, width, height);
    }
    if (failed.length) wake();
  }

  /// Somebody wants it at once, also what nothing is to be hoped of.
  async retry() {
    for (const { picture } of this.failures.values()) {
      this.pictures.add(picture);
      // What a pyramid has not may be there by now.
      (await this.tiles.pictures[picture])?.gone?.clear();
    }
    return this.askAgain();
  }

  close() {
    clearTimeout(this.timer);
    removeEventListener('online', this.askAgain);
  }
}
