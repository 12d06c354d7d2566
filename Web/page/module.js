// Loading the WebAssembly module: compressed files are inflated here when the server sends them as they are.
import { fromColumns, sign } from '../shared/columns.js';

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
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // A plain one is compiled while it comes.
  if (/\.wasm($|[?#])/.test(url) && response.headers.get('content-type') === 'application/wasm') return WebAssembly.compileStreaming(response);
  let bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    bytes = new Uint8Array(await new Response(inflated).arrayBuffer());
  }
  return WebAssembly.compile(bytes[1] === sign[1] ? fromColumns(bytes) : bytes);
}
