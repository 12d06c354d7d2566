// The pictures among a program's own files, and those that it asks for by address. Only modules of programs that name some have
// this.

/// From now on what is drawn of them is fetched, decoded and kept.
///
/// - addresses: by the numbers of their textures, from `first` on.
/// - first: that one is fetched now, and the module hears of its size.
export function fetchImages(player, addresses, first) {
  const { bitmaps } = player;
  bitmaps.addresses ??= new Map();
  for (const [index, address] of addresses.entries()) bitmaps.addresses.set((first ?? 0) + index, { address });
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
