// Several pictures in one, and pictures that are turned.
import { redraw, turn } from './altering.js';
import { CompositePicture, RecentBitmaps, coarsest, levelWithin, refusals } from './composite.js';
import { Outages, mayCome } from './outages.js';
import { Code, sineAndCosine, tileSide, turnedSize } from './player.js';
import { makePicture } from './sources.js';

/// Pixels across several pictures in one: more than screens could ever show, and all that numbers of 32 bits hold.
const longestSide = 2 ** 30;
/// How many parts there were.
let made = 0;

/// Several pictures in one, each in its frame, in any unit, turned about the frame's middle; what lies in no frame is empty.
export class ArrangedPicture extends CompositePicture {
  constructor(entry) {
    super(entry);
    /// Promises of what its parts show, by what they are.
    this.pictures ??= new Map();
  }

  async measure() {
    await this.arrange();
    this.tellMissing();
  }

  get isAsked() {
    return this.parts.some(({ request }) => request);
  }

  arrange() {
    this.arrangement ??= this.place();
    this.arrangement.catch(() => { this.arrangement = undefined; });
    return this.arrangement;
  }

  async place() {
    const places = this.parts.flatMap((part) => placeOf(part) ?? []);
    if (!places.length) throw new Error('Where is it? A frame has four numbers.');
    const results = await Promise.allSettled(places.map(({ entry }) => this.pictureOf(entry)));
    this.missing = results.flatMap(({ reason }, index) => (reason ? { ...places[index], reason } : []));
    const placed = results.flatMap(({ value: picture }, index) => (picture ? { ...places[index], picture } : []));
    // The others are shown without one that is broken, whose place is free.
    if (!placed.length) throw (this.missing.find(({ reason }) => mayCome(reason)) ?? this.missing[0]).reason;
    const left = Math.min(...places.map(({ box }) => box.left));
    const top = Math.min(...places.map(({ box }) => box.top));
    const across = Math.max(...places.map(({ box }) => box.left + box.width)) - left;
    const down = Math.max(...places.map(({ box }) => box.top + box.height)) - top;
    // None loses pixels.
    const density = Math.min(
      Math.max(...placed.map(({ picture, width }) => picture.width / width)), longestSide / Math.max(across, down));
    this.width = Math.ceil(across * density);
    this.height = Math.ceil(down * density);
    this.placed = placed.map(({ middle, width, height, ...part }) => ({
      ...part, width: width * density, height: height * density, middle: { x: (middle.x - left) * density, y: (middle.y - top) * density },
    }));
  }

  /// One of known size. The same file is one picture, however often it is arranged.
  pictureOf({ request, ...entry }) {
    const key = JSON.stringify(entry);
    if (!this.pictures.has(key)) {
      const picture = makePicture({ ...entry, request });
      made += 1;
      picture.number = made;
      const measured = (async () => {
        if (!picture.width) await picture.measure();
        return picture;
      })();
      this.pictures.set(key, measured);
      // It may be there the next time.
      measured.catch(() => { if (this.pictures.get(key) === measured) this.pictures.delete(key); });
    }
    return this.pictures.get(key);
  }

  /// Arranges other parts, or the same ones in another way, if that leaves the whole as large as it is.
  ///
  /// - Returns: `isSame`: it is; `isMoved`: what is on its way would not do.
  async rearrange(parts) {
    await this.arrange();
    const { pictures, player } = this;
    const next = new ArrangedPicture({ parts, pictures, player });
    await next.arrange();
    if (next.width !== this.width || next.height !== this.height) return { isSame: false };
    Object.assign(this, { parts, missing: next.missing });
    this.tellMissing();
    const outline = ({ placed }) => JSON.stringify(placed.map(({ picture: { number }, entry, opacity, ...place }) => [number, place, opacity > 0]));
    const isMoved = outline(next) !== outline(this);
    const seen = new Map(this.placed.map((part) => [part.picture.number, part]));
    for (const part of next.placed) {
      const { opacity = 0, isNew } = seen.get(part.picture.number) ?? {};
      part.isNew = isNew || !opacity;
    }
    if (isMoved) this.placed = next.placed;
    else for (const [index, { opacity, isNew }] of next.placed.entries()) Object.assign(this.placed[index], { opacity, isNew });
    // Who does that once does it again.
    this.kept ??= new RecentBitmaps();
    return { isSame: true, isMoved };
  }

  /// Whether something of it was not seen before, and may take long to come.
  get hasNew() {
    return this.placed.some(({ isNew, opacity }) => isNew && opacity);
  }

  /// All of it is seen.
  didShow() {
    for (const part of this.placed) part.isNew = !part.opacity;
  }

  /// - isCoarse: of what was not seen before only its coarsest tile.
  async tile({ level, column, row }, signal, isCoarse) {
    await this.arrange();
    const size = this.sizeOf(level);
    const x = column * tileSide;
    const y = row * tileSide;
    const room = { width: Math.min(tileSide, size.width - x), height: Math.min(tileSide, size.height - y) };
    return this.compose(room.width, room.height, this.pieces(new DOMMatrix().translate(-x, -y).scale(2 ** -level), room, signal, isCoarse), true);
  }

  /// Of all that lies over a tile, as far as it can be had. When nothing can, or something was refused, there is no tile.
  async pieces(place, room, signal, isCoarse) {
    const parts = this.placed.filter(({ opacity }) => opacity);
    const results = await Promise.allSettled(parts.flatMap((part) => this.piece(part, place, room, signal, isCoarse) ?? []));
    const pieces = results.flatMap(({ value }) => value ?? []);
    const reasons = results.flatMap(({ reason }) => reason ?? []);
    const isRefused = this.isAsked && reasons.find(({ status }) => refusals.includes(status));
    if (reasons.length && (signal.aborted || isRefused || !pieces.length)) {
      for (const { bitmap } of pieces) bitmap.close();
      throw isRefused || reasons.find(mayCome) || reasons[0];
    }
    reasons.forEach((reason) => this.lacks(reason));
    return pieces;
  }

  // MARK: What is missing of it

  tellMissing() {
    for (const { entry: { src, name }, reason } of this.missing) {
      if (mayCome(reason)) this.lacks(reason, src);
      else console.error(`${name}: ${reason.message}`);
    }
  }

  /// Scripts hear of it once, and it is asked for again by itself.
  ///
  /// - part: its address; left out, some of its tiles.
  async lacks(reason, part = '') {
    const { tiles } = this.player;
    const index = await this.index();
    if (index < 0) return;
    tiles.outages ??= new Outages(tiles);
    // Of one picture many tiles fail at once.
    if (tiles.outages.pictures.has(this)) return;
    if (tiles.outages.didFail({ key: `${index}/missing ${part}`, picture: this }, reason, true)) return;
    const { status } = reason;
    const { unfetched } = tiles.texts;
    tiles.news.push({ code: Code.call, name: 'tileDidFail', page: index, message: status ? `${unfetched} (${status})` : unfetched, status });
    this.player.wake();
  }

  /// Its number; -1 when it has been replaced.
  async index() {
    return (await Promise.all(this.player.tiles.pictures)).findIndex((picture) => (picture.base ?? picture) === this);
  }

  /// It may be there by now: what is seen is drawn anew.
  async complete() {
    const { player } = this;
    const index = await this.index();
    if (index < 0) return;
    let change;
    try {
      change = await this.rearrange(this.parts);
    } catch (error) {
      await this.lacks(error);
      return;
    }
    if (change.isSame) {
      await redraw(player, index, change.isMoved);
      return;
    }
    // It has more pixels than all that was there.
    this.arrangement = undefined;
    await this.arrange();
    const { degrees = 0, isFlipped = false } = await player.tiles.pictures[index];
    await turn(player, index, degrees, isFlipped);
    player.tiles.news.push({ code: Code.askPicture, picture: index, width: this.width, height: this.height });
  }

  /// What is seen of a picture where it lies over a tile; nothing where it does not.
  ///
  /// - place: from the whole's own place to that in the tile; room: the tile's size.
  piece(part, place, room, signal, isCoarse) {
    const { picture, middle, width, height, rotation, opacity } = part;
    if (!opacity) return undefined;
    const sharp = Math.floor(Math.log2(picture.width / (width * Math.hypot(place.a, place.b))));
    const level = isCoarse && part.isNew ? levelWithin(picture, coarsest) : Math.max(0, Math.min(levelWithin(picture, tileSide), sharp));
    const size = picture.sizeOf(level);
    const matrix = place.translate(middle.x, middle.y).multiply(rotationBy(rotation)).translate(-width / 2, -height / 2)
      .scale(width / size.width, height / size.height);
    const tiles = tilesUnder(matrix, room, size);
    return tiles && this.assembled(picture, level, tiles, signal).then((bitmap) => ({ ...placedAt(bitmap, matrix, tiles), part }));
  }
}

/// Where a part lies, and what it shows: `entry`. Nothing where that cannot be.
function placeOf({ frame: [x, y, width, height], rotation: degrees, opacity: share = 1, ...entry }) {
  if (!(width > 0 && height > 0)) {
    console.error(`Where is ${entry.name}? A frame has four numbers.`);
    return undefined;
  }
  // Of HTML they are texts.
  const rotation = Number(degrees) || 0;
  const [sine, cosine] = sineAndCosine(rotation).map(Math.abs);
  const box = { width: width * cosine + height * sine, height: width * sine + height * cosine };
  return {
    entry, rotation, opacity: share >= 0 ? Math.min(1, share) : 1, width, height, middle: { x: x + width / 2, y: y + height / 2 },
    box: { left: x + (width - box.width) / 2, top: y + (height - box.height) / 2, ...box },
  };
}

const rotationBy = (degrees) => {
  const [sine, cosine] = sineAndCosine(degrees);
  return new DOMMatrix([cosine, sine, -sine, cosine, 0, 0]);
};

/// Which tiles of a picture are seen in a room, and a pixel around them, for smooth edges; nothing when none are.
///
/// - matrix: from the picture's own place to that in the room.
function tilesUnder(matrix, room, size) {
  const back = matrix.inverse();
  const corners = [[0, 0], [room.width, 0], [0, room.height], [room.width, room.height]].map(([x, y]) => back.transformPoint(new DOMPoint(x, y)));
  const range = (name, all) => {
    const places = corners.map((corner) => corner[name]);
    return [Math.max(0, Math.min(...places) - 1), Math.min(all, Math.max(...places) + 1)];
  };
  const [left, right] = range('x', size.width);
  const [top, bottom] = range('y', size.height);
  if (right <= left || bottom <= top) return undefined;
  const tile = (pixel) => Math.floor(pixel / tileSide);
  return { left: tile(left), top: tile(top), right: tile(right - 1e-6), bottom: tile(bottom - 1e-6) };
}

/// Tiles that were assembled, for `compose`.
function placedAt(bitmap, matrix, { left, top }) {
  const { a, b, c, d, e, f } = matrix.translate(left * tileSide, top * tileSide);
  return { bitmap, from: { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, transform: [a, b, c, d, e, f] };
}

/// Another picture, mirrored and then turned to the right.
export class TurnedPicture extends CompositePicture {
  constructor(base, degrees, isFlipped) {
    super(turnedSize(base, degrees));
    Object.assign(this, { base, degrees, isFlipped });
    // Tiles of this are made of several of those, and who turns it goes on turning it.
    if (base.pieces) base.kept ??= new RecentBitmaps();
    this.kept = base.keptWhole ??= new RecentBitmaps();
  }

  get isAsked() {
    return this.base.isAsked ?? Boolean(this.base.request);
  }

  get hasNew() {
    return this.base.hasNew;
  }

  async tile({ level, column, row }, signal, isCoarse) {
    const size = this.sizeOf(level);
    const inner = this.base.sizeOf(level);
    const x = column * tileSide;
    const y = row * tileSide;
    const width = Math.min(tileSide, size.width - x);
    const height = Math.min(tileSide, size.height - y);
    // From the picture's own place to that of the piece.
    const matrix = new DOMMatrix().translate(-x, -y).translate(size.width / 2, size.height / 2).multiply(rotationBy(this.degrees))
      .scale(this.isFlipped ? -1 : 1, 1).translate(-inner.width / 2, -inner.height / 2);
    // What is put together of others anyway is put together but once.
    if (this.base.pieces) return this.compose(width, height, this.base.pieces(matrix.scale(2 ** -level), { width, height }, signal, isCoarse), true);
    const tiles = tilesUnder(matrix, { width, height }, inner);
    // The corners of the box are empty.
    if (!tiles) return this.compose(width, height, []);
    const piece = this.assembled(this.base, level, tiles, signal).then((bitmap) => placedAt(bitmap, matrix, tiles));
    return this.compose(width, height, [piece], true);
  }
}
