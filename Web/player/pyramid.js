// Pictures that lie on a server in tiles of several sizes.
import { CompositePicture, RecentBitmaps, refusals } from './composite.js';
import { Outages } from './outages.js';
import { passes } from '../shared/statuses.js';
import { Code, tileSide } from './player.js';

/// Pixels across a tile of maps.
const standardTileSide = 256;

/// A pyramid of Deep Zoom or of the International Image Interoperability Framework.
export class PyramidPicture extends CompositePicture {
  constructor(entry) {
    super(entry);
    this.kept = new RecentBitmaps();
    /// Errors of what is not there, by addresses: it is asked for once.
    this.gone = new Map();
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

  /// - isPatched: what is not there of it is drawn as coarse as it is to be had.
  async tile({ level, column, row }, signal, isPatched) {
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
    const pieces = tilesOver(source, { x: x / across, y: y / down, width: width / across, height: height / down }, across === 1 && down === 1 ? 0 : 1)
      .map(async ([c, r]) => {
        let bitmap;
        try {
          bitmap = await this.piece(source, c, r, signal);
        } catch (error) {
          if (!isPatched || !isGone(error)) throw error;
          return this.patch(source, c, r, error, signal, { across, down, x, y });
        }
        const left = c * source.tileWidth - (c > 0 ? source.overlap : 0);
        const top = r * source.tileHeight - (r > 0 ? source.overlap : 0);
        // What some servers send is a pixel larger or smaller than they say.
        return {
          bitmap, from: { x: 0, y: 0, width: bitmap.width, height: bitmap.height },
          transform: [across, 0, 0, down, left * across - x, top * down - y],
        };
      });
    return this.compose(width, height, pieces);
  }

  /// What the next coarser level has in the place of a piece that is not there.
  ///
  /// - across, down, x, y: how large the level is drawn, and where the drawing begins.
  async patch(source, column, row, error, signal, drawing) {
    const coarse = this.levelsThere[this.levelsThere.indexOf(source) + 1];
    if (!coarse) throw error;
    const [fx, fy] = [coarse.width / source.width, coarse.height / source.height];
    const [left, top] = [column * source.tileWidth * fx, row * source.tileHeight * fy];
    const [right, bottom] = [
      Math.min(coarse.width, (column + 1) * source.tileWidth * fx), Math.min(coarse.height, (row + 1) * source.tileHeight * fy),
    ];
    const [across, down] = [drawing.across / fx, drawing.down / fy];
    const patches = tilesOver(coarse, { x: left, y: top, width: right - left, height: bottom - top }, 0).map(async ([c, r]) => {
      const [x, y] = [Math.max(left, c * coarse.tileWidth), Math.max(top, r * coarse.tileHeight)];
      let bitmap;
      try {
        bitmap = await this.piece(coarse, c, r, signal);
      } catch (failure) {
        if (!isGone(failure)) throw failure;
        return this.patch(coarse, c, r, error, signal, { ...drawing, across, down });
      }
      return {
        bitmap, transform: [across, 0, 0, down, x * across - drawing.x, y * down - drawing.y], from: {
          x: x - c * coarse.tileWidth + (c > 0 ? coarse.overlap : 0), y: y - r * coarse.tileHeight + (r > 0 ? coarse.overlap : 0),
          width: Math.min(right, (c + 1) * coarse.tileWidth) - x, height: Math.min(bottom, (r + 1) * coarse.tileHeight) - y,
        },
      };
    });
    return (await Promise.all(patches)).flat();
  }

  /// What is not there keeps nothing beside it from being sharp. Scripts hear of it as of a tile that has failed.
  async again(tile, signal, error, tiles) {
    if (!isGone(error)) return super.again(tile, signal, error, tiles);
    const bitmap = await this.tile(tile, signal, true);
    // With another key it may be there.
    tiles.hasFailed = true;
    tiles.outages ??= new Outages(tiles);
    if (!tiles.outages.didFail(tile, error, true)) {
      const { status } = error;
      tiles.news.push({ code: Code.call, name: 'tileDidFail', page: tile.picture, message: `${tiles.texts.unfetched} (${status})`, status });
    }
    return bitmap;
  }

  /// Several of the engine's tiles lie on one.
  async piece(source, column, row, signal) {
    const address = source.address(column, row);
    if (this.gone.has(address)) throw this.gone.get(address);
    try {
      return await this.kept.get(address, (shared) => this.load(address, shared).then((blob) => createImageBitmap(blob)), signal);
    } catch (error) {
      if (isGone(error)) this.gone.set(address, error);
      throw error;
    }
  }
}

/// It will not be there later either, for nobody.
const isGone = ({ status }) => status && !passes(status) && !refusals.includes(status);

/// Columns and rows of the tiles of a level that lie under a part of it.
///
/// - spare: pixels around it that are needed as well, where it is drawn larger or smaller.
function tilesOver({ tileWidth, tileHeight, ...all }, { x, y, width, height }, spare) {
  const first = (start, side) => Math.floor(Math.max(0, start - spare + 1e-6) / side);
  const last = (end, side, most) => Math.floor((Math.min(most, end + spare) - 1e-6) / side);
  const tiles = [];
  for (let row = first(y, tileHeight); row <= last(y + height, tileHeight, all.height); row += 1) {
    for (let column = first(x, tileWidth); column <= last(x + width, tileWidth, all.width); column += 1) tiles.push([column, row]);
  }
  return tiles;
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
