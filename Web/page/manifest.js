// Which pictures there are.
import { tileSide } from '../shared/wire.js';

/// What a browser could not show by itself: pyramids, and tiles by number. Braces are not for addresses.
const isInPieces = /(\.dzi|\/info\.json)([?#]|$)|%7Bz%7D/i;

/// What is no text in UTF-8 stays as it is.
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/// A picture whose addresses are whole.
///
/// - entry: of a manifest; or `{ name, src, width, height }` for a file as it is, its size if it is known.
export function picture(entry, base = document.baseURI) {
  const { id, name, src, image = src, thumbnail, tiles, sources, parts, tileSize, slide, width = 0, height = 0, caption = '', pins, request } = entry;
  if (!image && !tiles && !parts && slide === undefined) throw new Error(`"${name}" has no image.`);
  if (tiles && !(tiles.tileSize === tileSide && tiles.overlap === 0 && width > 0 && height > 0)) {
    throw new Error(`"${name}" has no size, or other tiles.`);
  }
  const address = (path) => path && new URL(path, base).href;
  const whole = address(image);
  return {
    id, width, height, caption, pins, request,
    name: name ?? (caption || (image ? decoded(new URL(image, base).pathname.split('/').at(-1)) : '')),
    slide: slide !== undefined, image: whole, isFile: Boolean(whole) && slide === undefined && !isInPieces.test(whole), thumbnail: address(thumbnail), tiles: tiles && { ...tiles, path: address(tiles.path) },
    sources: sources?.map((source) => ({ ...source, src: address(source.src) })), tileSize,
    parts: parts?.map((part) => ({ ...part, ...picture({ request, ...part }, base) })),
  };
}
