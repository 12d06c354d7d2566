/// Keeps the page, and all that it has fetched, for when there is no network. Browsers allow it where nobody can
/// change what is sent: with HTTPS, and on this machine.
export async function keepForOffline() {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.register('offline.js');
  const { active } = await navigator.serviceWorker.ready;
  // All that came before the worker was there.
  active.postMessage([location.href, ...performance.getEntriesByType('resource').map((entry) => entry.name)]);
}
