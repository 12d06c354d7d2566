// Loading the WebAssembly module: compressed files are inflated here when the server sends them as they are.

/// `make` with the text of an address, once for all that ask for it. What failed is forgotten.
export function once(make) {
  const made = new Map();
  return (url) => {
    const key = String(url);
    if (!made.has(key)) {
      const promise = make(key);
      promise.catch(() => made.delete(key));
      made.set(key, promise);
    }
    return made.get(key);
  };
}

/// The module at an address, fetched and compiled.
export const compileModule = once(fetchModule);

async function fetchModule(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: the server answers ${response.status}.`);
  let bytes = await response.arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0x1f && second === 0x8b) {
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    bytes = await new Response(inflated).arrayBuffer();
  }
  return WebAssembly.compile(bytes);
}
