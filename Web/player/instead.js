// What there is instead of a picture, or of a piece of one, that could not be had.
import { Outages } from './outages.js';
import { Code, Picture } from './player.js';
import { makePicture } from './sources.js';

/// - tiles: a player's; error: why it could not be had; index: the picture's number.
/// - tile: left out, the picture as a whole.
/// - Returns: `found`, a picture, or a bitmap of its tile, unless there is none; `problem`, a sentence for a person, of those
///   that the page has in its language; `status`, what the server said; `isTold`, of a tile: see `Outages.didFail`.
export async function instead(tiles, error, signal, index, tile) {
  const found = await find(tiles, error, signal, index, tile).catch(() => {});
  if (!found && !signal.aborted) tiles.hasFailed = true;
  const isTold = tile && ((isPart) => (tiles.outages ??= new Outages(tiles)).didFail(tile, error, isPart));
  return { found, problem: describe(error, tiles.texts), status: error.status, isTold };
}

async function find(tiles, error, signal, index, tile) {
  const picture = await imageOf(tiles, index, error);
  if (!tile) return picture;
  if (picture) return picture.tile(tile);
  const source = await tiles.pictures[index];
  return source.again?.(tile, signal, error, tiles);
}

/// What scripts cannot read, or only as a picture that stands still, the browser may show by itself: the page tries. Where it
/// can, nothing is on the picture's own page.
async function imageOf(tiles, index, { name, status }) {
  const entry = await tiles.pictures[index];
  // Where a server says that there is none, there is none for the browser either.
  if (!entry.isFile || status) return undefined;
  let tried = tiles.tried.get(index);
  if (!tried) {
    tried = {};
    tried.size = new Promise((resolve) => { tried.answer = resolve; });
    tiles.tried.set(index, tried);
    tiles.news.push({ code: Code.askPicture, picture: index, isImage: true });
    tiles.wake();
  }
  const size = await tried.size;
  if (!size) {
    // It may be another time.
    tiles.tried.delete(index);
    return undefined;
  }
  // The others are not asked for in vain, which browsers write on the console.
  const { origin } = new URL(entry.image);
  if (name === 'TypeError' && origin !== self.origin) closeFiles(origin);
  const picture = makePicture({ ...entry, width: entry.width || size.width, height: entry.height || size.height, slide: true });
  tiles.pictures[index] = picture;
  return picture;
}

/// Servers that let no script read a file of theirs. Tiles of theirs may be made for that.
const closedOrigins = new Set();

function closeFiles(origin) {
  const { prototype, prototype: { load } } = Picture;
  // Few pages have such a server.
  if (!closedOrigins.size) {
    prototype.load = async function (address, ...more) {
      if (this.isFile && closedOrigins.has(new URL(address).origin)) throw new TypeError(`${address}: no script may read it.`);
      return load.call(this, address, ...more);
    };
  }
  closedOrigins.add(origin);
}

function describe({ name, status, message }, { unfetched, unreadable }) {
  if (status) return `${unfetched} (${status})`;
  if (name === 'TypeError') return unfetched;
  return /^(InvalidState|Encoding)Error$/.test(name) ? unreadable : message;
}
