// What a player is told, and asked, of what it has: see `Player.alter`.
import { TurnedPicture } from './arranged.js';
import { levelWithin, renew } from './composite.js';
import { tileSide } from './player.js';

/// Mirrors a picture, and then turns it to the right by so many degrees.
export async function turn(player, index, degrees, isFlipped) {
  const { tiles, engine } = player;
  const shown = await tiles.pictures[index];
  const base = shown.base ?? shown;
  if (!base.width) await base.measure();
  const turned = degrees % 360 || isFlipped ? new TurnedPicture(base, degrees, isFlipped) : base;
  tiles.forget();
  tiles.pictures[index] = turned;
  engine.calls.pictureIsTurned(index, turned.width, turned.height);
  player.wake();
  return true;
}

/// Shows several pictures in one in another way, without a gap and without a request for what is there.
///
/// - parts: as `manifest.js` has them.
/// - Returns: whether that could be done; over when it can be seen.
export async function arrange(player, index, parts) {
  const shown = await player.tiles.pictures[index];
  const { isSame, isMoved } = await (shown.base ?? shown).rearrange?.(parts) ?? {};
  if (isSame) await redraw(player, index, isMoved);
  return Boolean(isSame);
}

/// Tiles are made anew while those before are still seen: what is seen first, and the others when nothing newer is asked for.
///
/// - isMoved: those that are on their way, too.
export async function redraw(player, index, isMoved) {
  const { tiles, bitmaps } = player;
  const source = await tiles.pictures[index];
  const tileOf = (key) => {
    const [picture, level, column, row] = key.split(/[/_]/).map(Number);
    return { key, picture, level, column, row };
  };
  const isOwn = (key) => String(key).startsWith(`${index}/`);
  if (isMoved) {
    for (const [key, controller] of tiles.loading) {
      if (!isOwn(key)) continue;
      controller.abort();
      tiles.load(tileOf(key));
    }
  }
  const turn = {};
  tiles.redrawing = turn;
  /// Gives back what puts it in its place.
  const renew = async (key, isCoarse) => {
    const old = bitmaps.get(key);
    const bitmap = await source.tile(tileOf(key), new AbortController().signal, isCoarse).catch((error) => (source.base ?? source).lacks(error));
    return () => {
      // It may have been dropped, or come anew, in the meantime; and what was begun for another wish is not what is wanted now.
      if (!bitmap || tiles.redrawing !== turn || bitmaps.get(key) !== old) return bitmap?.close();
      bitmaps.set(key, bitmap);
      old.close();
      return player.wake();
    };
  };
  const own = [...bitmaps.keys()].filter(isOwn);
  bitmaps.drawn = new Set();
  player.frame(player.time);
  const { drawn } = bitmaps;
  bitmaps.drawn = undefined;
  /// All that is seen in one frame, or each as it comes.
  const renewSeen = async (isCoarse, isTogether) => {
    const seen = own.filter((key) => drawn.has(key)).map((key) => renew(key, isCoarse));
    if (isTogether) for (const put of await Promise.all(seen)) put();
    else await Promise.all(seen.map((coming) => coming.then((put) => put())));
    // Whoever is told that it is done looks at once.
    player.frame(player.time);
  };
  // What was not seen before comes as a whole, and then sharper.
  const { hasNew } = source;
  if (hasNew) await renewSeen(true, true);
  await renewSeen(false, !hasNew);
  if (tiles.redrawing === turn) (source.base ?? source).didShow();
  (async () => {
    for (const key of own) {
      if (tiles.redrawing !== turn) return;
      if (!drawn.has(key) && bitmaps.has(key)) (await renew(key))();
    }
  })();
}

/// What files are asked for with from now on.
///
/// - requests: of each picture.
/// - Returns: false where something was asked for in vain: that is to be shown anew.
export async function ask({ tiles }, requests) {
  const pictures = (await Promise.all(tiles.pictures)).map((picture) => picture.base ?? picture);
  for (const [index, picture] of pictures.entries()) {
    const parts = await Promise.allSettled(picture.pictures?.values() ?? []);
    for (const each of [picture, ...picture.parts ?? [], ...parts.flatMap(({ value }) => value ?? [])]) each.request = requests[index];
  }
  renew();
  const hasFailed = tiles.hasFailed || pictures.some(({ missing }) => missing?.length);
  tiles.hasFailed = false;
  return !hasFailed;
}

/// Pieces that could not be had.
export async function askAgain({ tiles }) {
  await tiles.outages?.retry();
}

/// A small bitmap of a whole picture.
export async function preview({ tiles, bitmaps }, index) {
  const picture = await tiles.pictures[index];
  if (!picture.width) await picture.measure();
  const level = levelWithin(picture, tileSide);
  const seen = bitmaps.get(`${index}/${level}/0_0`);
  return seen ? createImageBitmap(seen) : picture.tile({ level, column: 0, row: 0 }, new AbortController().signal);
}

/// The addresses of everything that was fetched for players.
export async function resources() {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}
