// The page of a gallery that `zoomscroll export` made or `zoomscroll serve` hands out.
import { PhotoBrowser } from './zoomscroll.js';

await PhotoBrowser.open(document.querySelector('#photos'), { manifest: 'gallery.json' });

// What has been seen is there without a network, too. Browsers allow it where nobody can change what is sent: with
// HTTPS, and on this machine.
if (navigator.serviceWorker) {
  await navigator.serviceWorker.register('offline.js');
  const { active } = await navigator.serviceWorker.ready;
  // All that came before the worker was there.
  active.postMessage([location.href, ...performance.getEntriesByType('resource').map((entry) => entry.name)]);
}
