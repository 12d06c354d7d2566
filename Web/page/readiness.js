// What a lightbox needs, before somebody opens a photo: it opens, and is swiped, at once.
import { compileModule } from './module.js';
import { standardEngine } from './picture-view.js';

let isBegun = false;

/// Fetches it once the page has all that it shows, and nothing to do; not where the system saves data.
///
/// - hasSettings: it is to behave otherwise than by itself.
export function getReady({ hasSettings, hasControls }) {
  if (isBegun || navigator.connection?.saveData) return;
  isBegun = true;
  // Safari has no such thing.
  const whenIdle = globalThis.requestIdleCallback ?? ((body) => setTimeout(body, 200));
  const begin = () => whenIdle(() => {
    // What cannot be had now is asked for when it is needed.
    const coming = [
      compileModule(standardEngine()), import('../player/player.js'), hasControls && import('./controls.js'), hasSettings && import('./extras.js'),
    ];
    Promise.all(coming).catch(() => {});
  });
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
