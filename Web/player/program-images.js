// The pictures among a program's own files, those that it asks for by address, and those that it makes of bytes. Only modules of
// programs that name some have this.

/// From now on what is drawn of them is fetched, decoded and kept.
///
/// - addresses: by the numbers of their textures, from `first` on.
/// - first: that one is fetched now, and the module hears of its size.
export function fetchImages(player, addresses, first) {
  const { bitmaps } = player;
  bitmaps.addresses ??= new Map();
  for (const [index, address] of addresses.entries()) bitmaps.addresses.set((first ?? 0) + index, { address });
  bitmaps.made ??= (pixels) => {
    // They stay as they are until the module drops what they are called here: as in Swift, LeavingPixels.
    const key = `-1/0/${pixels.address}_0`;
    if (!bitmaps.has(key)) bitmaps.set(key, make(pixels));
    return bitmaps.get(key);
  };
  const asked = new Set();
  bitmaps.fetch ??= async (key) => {
    const image = bitmaps.addresses.get(parseInt(key));
    if (!image || asked.has(key)) return;
    asked.add(key);
    const bitmap = await load(image);
    if (!bitmap) return;
    bitmaps.set(key, bitmap);
    player.wake();
  };
  if (first !== undefined) tell(player, first, bitmaps.addresses.get(first));
}

async function tell(player, number, image) {
  const { width = 0, height = 0 } = await load(image) ?? {};
  player.catchUp();
  player.engine.calls.imageCame(number, image.status ?? 0, width, height);
  player.wake();
}

/// - image: its `address`; has the `status` of the answer afterwards.
async function load(image) {
  image.loading ??= (async () => {
    try {
      const response = await fetch(image.address);
      image.status = response.status;
      if (!response.ok) throw new Error(response.status);
      return await createImageBitmap(await response.blob());
    } catch (error) {
      console.error(`${image.address}: ${error.message}`);
      return undefined;
    }
  })();
  return image.loading;
}

/// A bitmap of pixels in the module's memory: blue, green, red, alpha, premultiplied.
function make({ memory, address, bytesPerRow, width, height, isOpaque }) {
  const bytes = new Uint8Array(memory, address, bytesPerRow * height);
  const image = new ImageData(width, height);
  const { data } = image;
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let from = y * bytesPerRow, x = 0; x < width; x += 1, from += 4, to += 4) {
      const alpha = isOpaque ? 255 : bytes[from + 3];
      const scale = alpha ? 255 / alpha : 0;
      data[to] = bytes[from + 2] * scale;
      data[to + 1] = bytes[from + 1] * scale;
      data[to + 2] = bytes[from] * scale;
      data[to + 3] = alpha;
    }
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d').putImageData(image, 0, 0);
  return canvas.transferToImageBitmap();
}
