// The pictures among a program's own files. Only modules of programs that name some have this.

/// From now on what is drawn of them is fetched, decoded and kept.
///
/// - bitmaps: of the player.
/// - addresses: by the numbers of their textures.
export function fetchImages(bitmaps, addresses, wake) {
  const asked = new Set();
  bitmaps.fetch = async (key) => {
    const address = addresses[parseInt(key)];
    if (!address || asked.has(key)) return;
    asked.add(key);
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(response.status);
      bitmaps.set(key, await createImageBitmap(await response.blob()));
      wake();
    } catch (error) {
      console.error(`${address}: ${error.message}`);
    }
  };
}
