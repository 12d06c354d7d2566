// Pictures whose pixels lie elsewhere than in one file or in a gallery's tiles: in several files of different sizes, in a
// Deep Zoom or IIIF pyramid or other tiles, on this server or another; several pictures in one; and pictures that are
// turned. Only pages that have such pictures fetch this.
import { load, Picture, sineAndCosine, tileSide, turnedSize } from './player.js';

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
    source.blob ??= load(source.src);
    source.blob.catch(() => { source.blob = undefined; });
    return source.blob;
  }
}

/// A picture that is put together of pieces which do not lie as the engine's tiles do.
class CompositePicture extends Picture {
  /// - pieces: promises of `{ bitmap, transform, from }`; isLast: nobody else needs their bitmaps.
  async compose(width, height, pieces, isLast = false) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    for (const { bitmap, transform, from } of await Promise.all(pieces)) {
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
    const bitmap = this.kept.get(address) ?? load(address, signal).then((blob) => createImageBitmap(blob));
    this.kept.delete(address);
    this.kept.set(address, bitmap);
    bitmap.catch(() => this.kept.delete(address));
    if (this.kept.size > keptTiles) this.kept.delete(this.kept.keys().next().value);
    return bitmap;
  }
}

async function readPyramid({ image: address, width, height, tileSize }) {
  if (/%7Bz%7D/i.test(address)) return readTemplate(address, width, height, tileSize);
  const file = await load(address);
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

/// Several pictures in one, each in its frame, in any unit; what lies in no frame is empty.
class ArrangedPicture extends CompositePicture {
  async measure() {
    await this.arrange();
  }

  arrange() {
    this.arrangement ??= Promise.allSettled(this.parts.map(async ({ frame: [x, y, width, height], ...entry }) => {
      if (!(width > 0 && height > 0)) throw new Error(`Where is ${entry.name}? A frame has four numbers.`);
      const picture = makePicture(entry);
      if (!picture.width) await picture.measure();
      return { picture, x, y, width, height };
    })).then((results) => {
      // The others are shown without one that is broken.
      const placed = results.flatMap(({ value }) => value ?? []);
      if (!placed.length) throw results[0].reason;
      for (const { reason } of results) if (reason) console.error(reason.message);
      const left = Math.min(...placed.map(({ x }) => x));
      const top = Math.min(...placed.map(({ y }) => y));
      const across = Math.max(...placed.map(({ x, width }) => x + width)) - left;
      const down = Math.max(...placed.map(({ y, height }) => y + height)) - top;
      // None loses pixels.
      const density = Math.min(
        Math.max(...placed.map(({ picture, width }) => picture.width / width)), longestSide / Math.max(across, down));
      this.width = Math.ceil(across * density);
      this.height = Math.ceil(down * density);
      this.placed = placed.map(({ picture, x, y, width, height }) => ({
        picture, x: (x - left) * density, y: (y - top) * density, width: width * density, height: height * density,
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
    const width = Math.min(tileSide, size.width - x);
    const height = Math.min(tileSide, size.height - y);
    const pieces = this.placed.flatMap((part) => {
      const scale = 2 ** -level;
      const frame = { x: part.x * scale - x, y: part.y * scale - y, width: part.width * scale, height: part.height * scale };
      const isSeen = frame.x < width && frame.y < height && frame.x + frame.width > 0 && frame.y + frame.height > 0;
      return isSeen ? [this.piece(part.picture, frame, width, height, signal)] : [];
    });
    return this.compose(width, height, pieces, true);
  }

  /// What is seen of a picture where its frame lies over a tile.
  async piece(picture, frame, width, height, signal) {
    const deepest = Math.ceil(Math.log2(Math.max(picture.width, picture.height) / tileSide));
    const level = Math.max(0, Math.min(deepest, Math.floor(Math.log2(picture.width / frame.width))));
    const size = picture.sizeOf(level);
    const across = frame.width / size.width;
    const down = frame.height / size.height;
    // A pixel more, for smooth edges.
    const first = (start, scale) => Math.floor(Math.max(0, -start / scale - 1) / tileSide);
    const last = (start, scale, end, all) => Math.floor((Math.min(all, (end - start) / scale + 1) - 1e-6) / tileSide);
    const [left, right] = [first(frame.x, across), last(frame.x, across, width, size.width)];
    const [top, bottom] = [first(frame.y, down), last(frame.y, down, height, size.height)];
    const bitmap = await this.assembled(picture, level, { left, top, right, bottom }, signal);
    return {
      bitmap, from: { x: 0, y: 0, width: bitmap.width, height: bitmap.height },
      transform: [across, 0, 0, down, frame.x + left * tileSide * across, frame.y + top * tileSide * down],
    };
  }
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
    const [sine, cosine] = sineAndCosine(this.degrees);
    // From the picture's own place to that of the piece.
    const matrix = new DOMMatrix().translate(-x, -y).translate(size.width / 2, size.height / 2).multiply(new DOMMatrix([cosine, sine, -sine, cosine, 0, 0]))
      .scale(this.isFlipped ? -1 : 1, 1).translate(-inner.width / 2, -inner.height / 2);
    const back = matrix.inverse();
    const corners = [[0, 0], [width, 0], [0, height], [width, height]].map(([a, b]) => back.transformPoint(new DOMPoint(a, b)));
    const range = (name, all) => {
      const places = corners.map((corner) => corner[name]);
      return [Math.floor(Math.max(0, Math.min(...places)) / tileSide), Math.floor((Math.min(all, Math.max(...places)) - 0.5) / tileSide)];
    };
    const [left, right] = range('x', inner.width);
    const [top, bottom] = range('y', inner.height);
    // The corners of the box are empty.
    if (right < left || bottom < top) return this.compose(width, height, []);
    const { a, b, c, d, e, f } = matrix.translate(left * tileSide, top * tileSide);
    const piece = this.assembled(this.base, level, { left, top, right, bottom }, signal)
      .then((bitmap) => ({ bitmap, from: { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, transform: [a, b, c, d, e, f] }));
    return this.compose(width, height, [piece], true);
  }
}
