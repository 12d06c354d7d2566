// Keeps what the gallery's page has fetched, for when there is no network.

const cacheName = 'zoomscroll-1';
/// Files of pictures that are kept; then those that came first go.
const mostPictures = 2000;
/// A picture's file has another name when the picture is another one.
const isPicture = (url) => /\/(thumbs|images|tiles)\//.test(new URL(url).pathname);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(keepAll(event.data)));
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== self.location.origin) return;
  event.respondWith(isPicture(event.request.url) ? keptOrFetched(event.request) : fetchedOrKept(event.request));
});

async function keepAll(urls) {
  const cache = await caches.open(cacheName);
  const own = urls.map((url) => url.split('#')[0]).filter((url) => url.startsWith(self.registration.scope));
  await Promise.all([...new Set(own)].map(async (url) => {
    if (!await cache.match(url)) await cache.add(url).catch(() => {});
  }));
}

async function keptOrFetched(request) {
  return await caches.match(request) ?? fetchAndKeep(request);
}

async function fetchedOrKept(request) {
  try {
    return await fetchAndKeep(request);
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}

async function fetchAndKeep(request) {
  const response = await fetch(request);
  if (response.ok) await keep(request, response.clone());
  return response;
}

async function keep(request, response) {
  const cache = await caches.open(cacheName);
  await cache.put(request, response);
  if (!isPicture(request.url)) return;
  const pictures = (await cache.keys()).filter(({ url }) => isPicture(url));
  await Promise.all(pictures.slice(0, Math.max(0, pictures.length - mostPictures)).map((old) => cache.delete(old)));
}
