// Loading the WebAssembly module: compressed files are inflated here when the server sends them as they are.

const compiled = new Map();

/// The module at `url`, fetched and compiled once for all that use it.
export function compileModule(url) {
  const key = String(url);
  if (!compiled.has(key)) {
    const promise = fetchModule(key);
    promise.catch(() => compiled.delete(key));
    compiled.set(key, promise);
  }
  return compiled.get(key);
}

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
