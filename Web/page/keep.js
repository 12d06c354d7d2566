/// Keeps the page, and all that it has fetched, for when there is no network. Browsers allow it where nobody can
/// change what is sent: with HTTPS, and on this machine.
///
/// - more: tells what others have fetched for it by now.
export async function keepForOffline(more) {
  if (!navigator.serviceWorker) return;
  try {
    await navigator.serviceWorker.register('offline.js');
  } catch {
    // The browser, or who uses it, allows no page to keep anything.
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  // All that came before the one that keeps it was there.
  const rare = new URL('../player/items.js', import.meta.url).href;
  const own = performance.getEntriesByType('resource').map(({ name }) => name);
  active.postMessage([location.href, rare, ...own, ...await more()]);
}
