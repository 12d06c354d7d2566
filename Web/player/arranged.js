// Several pictures in one, and pictures that are turned.
import { CompositePicture, RecentBitmaps, coarsest, levelWithin } from './composite.js';
import { sineAndCosine, tileSide, turnedSize } from './player.js';
import { makePicture } from './sources.js';

/// Pixels across several pictures in one: more than screens could ever show, and all that numbers of 32 bits hold.
const longestSide = 2 ** 30;

/// Several pictures in one, each in its frame, in any unit, turned about the frame's middle; what lies in no frame is empty.
export class ArrangedPicture extends CompositePicture {
  constructor(entry) {
    super(entry);
    /// Promises of what its parts show, by what they are.
    this.pictures ??= new Map();
  }

  async measure() {
    await this.arrange();
  }

  get isAsked() {
    return this.parts.some(({ request }) => request);
  }

  arrange() {
    this.arrangement ??= Promise.allSettled(this.parts.map(async ({ frame: [x, y, width, height], rotation: degrees, opacity: share = 1, ...entry }) => {
      // Of HTML they are texts.
      const rotation = Number(degrees) || 0;
      const opacity = share >= 0 ? Math.min(1, share) : 1;
      if (!(width > 0 && height > 0)) throw new Error(`Where is ${entry.name}? A frame has four numbers.`);
      const picture = await this.pictureOf(entry);
      const [sine, cosine] = sineAndCosine(rotation).map(Math.abs);
      const box = { width: width * cosine + height * sine, height: width * sine + height * cosine };
      return {
        picture, rotation, opacity, width, height, middle: { x: x + width / 2, y: y + height / 2 },
        box: { left: x + (width - box.width) / 2, top: y + (height - box.height) / 2, ...box },
      };
    })).then((results) => {
      // The others are shown without one that is broken.
      const placed = results.flatMap(({ value }) => value ?? []);
      if (!placed.length) throw results[0].reason;
      for (const { reason } of results) if (reason) console.error(reason.message);
      const left = Math.min(...placed.map(({ box }) => box.left));
      const top = Math.min(...placed.map(({ box }) => box.top));
      const across = Math.max(...placed.map(({ box }) => box.left + box.width)) - left;
      const down = Math.max(...placed.map(({ box }) => box.top + box.height)) - top;
      // None loses pixels.
      const density = Math.min(
        Math.max(...placed.map(({ picture, width }) => picture.width / width)), longestSide / Math.max(across, down));
      this.width = Math.ceil(across * density);
      this.height = Math.ceil(down * density);
      this.placed = placed.map(({ middle, width, height, ...part }) => ({
        ...part, width: width * density, height: height * density, middle: { x: (middle.x - left) * density, y: (middle.y - top) * density },
      }));
    });
    this.arrangement.catch(() => { this.arrangement = undefined; });
    return this.arrangement;
  }

  /// One of known size. The same file is one picture, however often it is arranged.
  pictureOf({ request, ...entry }) {
    const key = JSON.stringify(entry);
    if (!this.pictures.has(key)) {
      const picture = makePicture({ ...entry, request });
      picture.number = this.pictures.size;
      this.pictures.set(key, (async () => {
        if (!picture.width) await picture.measure();
        return picture;
      })());
    }
    return this.pictures.get(key);
  }

  /// Arranges other parts, or the same ones in another way, if that leaves the whole as large as it is.
  ///
  /// - Returns: `isSame`: it is; `isMoved`: what is on its way would not do.
  async rearrange(parts) {
    await this.arrange();
    const next = new ArrangedPicture({ parts, pictures: this.pictures });
    await next.arrange();
    if (next.width !== this.width || next.height !== this.height) return { isSame: false };
    const outline = ({ placed }) => JSON.stringify(placed.map(({ picture: { number }, opacity, ...place }) => [number, place, opacity > 0]));
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

  /// Of all that lies over a tile.
  pieces(...where) {
    return this.placed.flatMap((part) => this.piece(part, ...where) ?? []);
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
