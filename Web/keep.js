/// Keeps the page, and all that it has fetched, for when there is no network. Browsers allow it where nobody can
/// change what is sent: with HTTPS, and on this machine.
///
/// - more: what others fetched for it.
export async function keepForOffline(more) {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.register('offline.js');
  const { active } = await navigator.serviceWorker.ready;
  // All that came before the worker was there.
  const own = performance.getEntriesByType('resource').map(({ name }) => name);
  active.postMessage([location.href, ...own, ...more]);
}
