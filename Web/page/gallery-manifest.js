// What `zoomscroll export` makes.
import { picture } from './manifest.js';

/// The pictures of a gallery.json; every address in it is relative to the manifest.
///
/// - request: what it and its pictures are asked for with.
export async function readManifest(url, request) {
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const manifest = await response.json().catch(() => { throw new Error(`${url} is no JSON.`); });
  if (manifest.version !== 1 || !manifest.pictures?.map) throw new Error(`${url} is no gallery of version 1.`);
  const base = new URL(url, document.baseURI);
  return manifest.pictures.map((entry) => picture({ request, ...entry }, base));
}
