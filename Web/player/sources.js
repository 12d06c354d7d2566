// Pictures whose pixels lie elsewhere than in one file or in a gallery's tiles: in several files of different sizes, in a
// Deep Zoom or IIIF pyramid or other tiles, on this server or another; several pictures in one; and pictures that are
// turned. Only pages that have such pictures fetch this.
import { Picture, sineAndCosine, tileSide, turnedSize } from './player.js';

/// Tiles of other sizes that are kept for the engine's beside them.
const keptTiles = 64;
/// Pixels across a tile of maps.
const standardTileSide = 256;
/// Pixels across several pictures in one: more than screens could ever show, and all that numbers of 32 bits hold.
const longestSide = 2 ** 30;

/// The picture of an entry of `manifest.js`.
export function makePicture(entry) {
  if (entry.slide) return new BlankPicture(entry);
  if (entry.parts) return new ArrangedPicture(entry);
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
  async measure() {
    const [{ width }] = this.sources;
    const bitmap = await createImageBitmap(await this.file(width));
    this.height = Math.round(this.width * bitmap.height / bitmap.width);
    bitmap.close();
  }

  file(width = Infinity) {
    const source = this.sources.find((other) => other.width >= width) ?? this.sources.at(-1);
    source.blob ??= this.load(source.src);
    source.blob.catch(() => { source.blob = undefined; });
    return source.blob;
  }
}

/// A picture that is put together of pieces which do not lie as the engine's tiles do.
class CompositePicture extends Picture {
  /// - pieces: promises of `{ bitmap, transform, from, opacity }`; isLast: nobody else needs their bitmaps.
  async compose(width, height, pieces, isLast = false) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    for (const { bitmap, transform, from, opacity = 1 } of await Promise.all(pieces)) {
      context.globalAlpha = opacity;
      context.setTransform(...transform);
      context.drawImage(bitmap, from.x, from.y, from.width, from.height, 0, 0, from.width, from.height);
      if (isLast) bitmap.close();
    }
    return canvas.transferToImageBitmap();
  }

  /// Tiles of another picture as one, so that there are no seams.
  async assembled(picture, level, { left, top, right, bottom }, signal) {
    const size = picture.sizeOf(level);
    const tiles = [];
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        tiles.push(picture.tile({ level, column, row }, signal).then((bitmap) => ({
          bitmap, from: { x: 0, y: 0, width: bitmap.width, height: bitmap.height },
          transform: [1, 0, 0, 1, (column - left) * tileSide, (row - top) * tileSide],
        })));
      }
    }
    const end = (index, all) => Math.min(all, (index + 1) * tileSide);
    return this.compose(end(right, size.width) - left * tileSide, end(bottom, size.height) - top * tileSide, tiles, true);
  }
}

/// A pyramid of Deep Zoom or of the International Image Interoperability Framework.
class PyramidPicture extends CompositePicture {
  constructor(entry) {
    super(entry);
    this.kept = new Map();
  }

  async measure() {
    await this.describe();
  }

  /// `{ width, height, tileWidth, tileHeight, overlap, address(column, row) }` of each level, the finest first.
  describe() {
    this.description ??= readPyramid(this).then(({ levels }) => {
      this.levelsThere = levels.toSorted((a, b) => b.width - a.width);
      ({ width: this.width, height: this.height } = this.levelsThere[0]);
    });
    this.description.catch(() => { this.description = undefined; });
    return this.description;
  }

  async tile({ level, column, row }, signal) {
    await this.describe();
    const size = this.sizeOf(level);
    const x = column * tileSide;
    const y = row * tileSide;
    const width = Math.min(tileSide, size.width - x);
    const height = Math.min(tileSide, size.height - y);
    // Levels are rounded in their own ways.
    const source = this.levelsThere.findLast((other) => other.width >= size.width - 1) ?? this.levelsThere[0];
    const across = size.width / source.width;
    const down = size.height / source.height;
    const first = (start, scale, side) => Math.floor(Math.max(0, start / scale - 1) / side);
    const last = (end, scale, side, all) => Math.floor((Math.min(all, end / scale + 1) - 1e-6) / side);
    const pieces = [];
    for (let r = first(y, down, source.tileHeight); r <= last(y + height, down, source.tileHeight, source.height); r += 1) {
      for (let c = first(x, across, source.tileWidth); c <= last(x + width, across, source.tileWidth, source.width); c += 1) {
        pieces.push(this.piece(source, c, r, signal).then((bitmap) => {
          const left = c * source.tileWidth - (c > 0 ? source.overlap : 0);
          const top = r * source.tileHeight - (r > 0 ? source.overlap : 0);
          // What some servers send is a pixel larger or smaller than they say.
          return {
            bitmap, from: { x: 0, y: 0, width: bitmap.width, height: bitmap.height },
            transform: [across, 0, 0, down, left * across - x, top * down - y],
          };
        }));
      }
    }
    return this.compose(width, height, pieces);
  }

  /// The tiles used last are kept: several of the engine's lie on one.
  piece(source, column, row, signal) {
    const address = source.address(column, row);
    const bitmap = this.kept.get(address) ?? this.load(address, signal).then((blob) => createImageBitmap(blob));
    this.kept.delete(address);
    this.kept.set(address, bitmap);
    bitmap.catch(() => this.kept.delete(address));
    if (this.kept.size > keptTiles) this.kept.delete(this.kept.keys().next().value);
    return bitmap;
  }
}

async function readPyramid(picture) {
  const { image: address, width, height, tileSize } = picture;
  if (/%7Bz%7D/i.test(address)) return readTemplate(address, width, height, tileSize);
  const file = await picture.load(address);
  if (/\.dzi([?#]|$)/i.test(address)) return readDeepZoom(await file.text(), address);
  let info;
  try {
    info = JSON.parse(await file.text());
  } catch {
    throw new Error(`${address} is no JSON.`);
  }
  return readIIIF(info, address);
}

/// Numbers and names as the schema of Deep Zoom has them; workers cannot read XML.
function readDeepZoom(text, address) {
  const read = (name) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(text)?.[1];
  const [width, height, side, overlap] = ['Width', 'Height', 'TileSize', 'Overlap'].map((name) => Number(read(name)));
  if (!(width > 0 && height > 0 && side > 0 && overlap >= 0)) throw new Error(`${address} describes no Deep Zoom picture.`);
  const url = new URL(address);
  const { search } = url;
  const folder = url.href.slice(0, url.href.length - url.hash.length - search.length).replace(/\.dzi$/i, '_files');
  const deepest = Math.ceil(Math.log2(Math.max(width, height)));
  const levels = Array.from({ length: deepest + 1 }, (_, index) => ({
    width: Math.ceil(width / 2 ** index), height: Math.ceil(height / 2 ** index), tileWidth: side, tileHeight: side, overlap,
    address: (column, row) => `${folder}/${deepest - index}/${column}_${row}.${read('Format')}${search}`,
  }));
  return { levels };
}

/// An address with `{z}`, `{x}` and `{y}` in it, as maps have it: at 0 all of the picture is one tile.
function readTemplate(address, width, height, side = standardTileSide) {
  if (!(width > 0 && height > 0 && side > 0)) throw new Error(`Of what size is the picture in ${decodeURI(address)}?`);
  const deepest = Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / side)));
  const levels = Array.from({ length: deepest + 1 }, (_, index) => ({
    width: Math.ceil(width / 2 ** index), height: Math.ceil(height / 2 ** index), tileWidth: side, tileHeight: side, overlap: 0,
    address: (x, y) => {
      const values = { z: deepest - index, x, y };
      return address.replace(/%7B([xyz])%7D/gi, (_, name) => values[name.toLowerCase()]);
    },
  }));
  return { levels };
}

/// Image API 2 and 3: tiles that the server names; else, where it cuts pieces, tiles of ours; else whole sizes.
function readIIIF(info, address) {
  const { width, height, sizes = [] } = info;
  if (!(width > 0 && height > 0)) throw new Error(`${address} describes no IIIF image.`);
  const base = (info.id ?? info['@id'] ?? address.replace(/\/info\.json.*$/, '')).replace(/\/$/, '');
  const isThird = JSON.stringify(info['@context'] ?? '').includes('/image/3/') || info.type === 'ImageService3';
  const profile = JSON.stringify(info.profile ?? '');
  const cutsItself = /level[12]/.test(profile);
  const sized = (w, h) => (isThird ? `${w},${h}` : `${w},`);
  const shapes = info.tiles ?? (cutsItself
    ? [{ width: tileSide, scaleFactors: Array.from({ length: Math.ceil(Math.log2(Math.max(width, height) / tileSide)) + 1 }, (_, index) => 2 ** index) }] : []);
  const levels = shapes.flatMap(({ width: side, height: tall = side, scaleFactors }) => scaleFactors.map((factor) => {
    const size = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
    return {
      ...size, tileWidth: side, tileHeight: tall, overlap: 0,
      address: (column, row) => {
        const [x, y] = [column * side * factor, row * tall * factor];
        const [w, h] = [Math.min(side * factor, width - x), Math.min(tall * factor, height - y)];
        const isFull = w === width && h === height;
        return `${base}/${isFull ? 'full' : `${x},${y},${w},${h}`}/${sized(Math.ceil(w / factor), Math.ceil(h / factor))}/0/default.jpg`;
      },
    };
  }));
  if (!levels.length) {
    const all = sizes.some((size) => size.width === width) ? sizes : [...sizes, { width, height }];
    for (const size of all) {
      const text = size.width === width ? (isThird ? 'max' : 'full') : sized(size.width, size.height);
      levels.push({
        width: size.width, height: size.height, tileWidth: size.width, tileHeight: size.height, overlap: 0,
        address: () => `${base}/full/${text}/0/default.jpg`,
      });
    }
  }
  return { levels };
}

/// Several pictures in one, each in its frame, in any unit, turned about the frame's middle; what lies in no frame is empty.
class ArrangedPicture extends CompositePicture {
  async measure() {
    await this.arrange();
  }

  arrange() {
    this.arrangement ??= Promise.allSettled(this.parts.map(async ({ frame: [x, y, width, height], rotation: degrees, opacity: share = 1, ...entry }) => {
      // Of HTML they are texts.
      const [rotation, opacity] = [Number(degrees) || 0, Number(share)];
      if (!(width > 0 && height > 0)) throw new Error(`Where is ${entry.name}? A frame has four numbers.`);
      const picture = makePicture(entry);
      if (!picture.width) await picture.measure();
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

  async tile({ level, column, row }, signal) {
    await this.arrange();
    const size = this.sizeOf(level);
    const x = column * tileSide;
    const y = row * tileSide;
    const room = { width: Math.min(tileSide, size.width - x), height: Math.min(tileSide, size.height - y) };
    const pieces = this.placed.flatMap((part) => this.piece(part, new DOMMatrix().translate(-x, -y).scale(2 ** -level), room, signal) ?? []);
    return this.compose(room.width, room.height, pieces, true);
  }

  /// What is seen of a picture where it lies over a tile; nothing where it does not.
  ///
  /// - place: from the whole's own place to that in the tile; room: the tile's size.
  piece({ picture, middle, width, height, rotation, opacity }, place, room, signal) {
    const deepest = Math.ceil(Math.log2(Math.max(picture.width, picture.height) / tileSide));
    const level = Math.max(0, Math.min(deepest, Math.floor(Math.log2(picture.width / (width * place.a)))));
    const size = picture.sizeOf(level);
    const matrix = place.translate(middle.x, middle.y).multiply(rotationBy(rotation)).translate(-width / 2, -height / 2)
      .scale(width / size.width, height / size.height);
    const tiles = tilesUnder(matrix, room, size);
    return tiles && this.assembled(picture, level, tiles, signal).then((bitmap) => ({ ...placedAt(bitmap, matrix, tiles), opacity }));
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
  }

  async tile({ level, column, row }, signal) {
    const size = this.sizeOf(level);
    const inner = this.base.sizeOf(level);
    const x = column * tileSide;
    const y = row * tileSide;
    const width = Math.min(tileSide, size.width - x);
    const height = Math.min(tileSide, size.height - y);
    // From the picture's own place to that of the piece.
    const matrix = new DOMMatrix().translate(-x, -y).translate(size.width / 2, size.height / 2).multiply(rotationBy(this.degrees))
      .scale(this.isFlipped ? -1 : 1, 1).translate(-inner.width / 2, -inner.height / 2);
    const tiles = tilesUnder(matrix, { width, height }, inner);
    // The corners of the box are empty.
    if (!tiles) return this.compose(width, height, []);
    const piece = this.assembled(this.base, level, tiles, signal).then((bitmap) => placedAt(bitmap, matrix, tiles));
    return this.compose(width, height, [piece], true);
  }
}
