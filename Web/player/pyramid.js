// Pictures that lie on a server in tiles of several sizes.
import { CompositePicture, RecentBitmaps } from './composite.js';
import { tileSide } from './player.js';

/// Pixels across a tile of maps.
const standardTileSide = 256;

/// A pyramid of Deep Zoom or of the International Image Interoperability Framework.
export class PyramidPicture extends CompositePicture {
  constructor(entry) {
    super(entry);
    this.kept = new RecentBitmaps();
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

  /// Several of the engine's tiles lie on one.
  piece(source, column, row, signal) {
    const address = source.address(column, row);
    return this.kept.get(address, (shared) => this.load(address, shared).then((blob) => createImageBitmap(blob)), signal);
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
