import './elements.js';

const names = [
  'scrollViewDidScroll', 'scrollViewDidZoom', 'scrollViewWillBeginDragging', 'scrollViewWillEndDragging',
  'scrollViewDidEndDragging', 'scrollViewWillBeginDecelerating', 'scrollViewDidEndDecelerating',
  'scrollViewDidEndScrollingAnimation', 'scrollViewWillBeginZooming', 'scrollViewDidEndZooming',
  'scrollViewDidScrollToTop', 'scrollViewDidChangeAdjustedContentInset', 'photoBrowserDidShowPage',
  'photoBrowserWillDisplay', 'photoBrowserDidEndDisplaying',
];
/// Everything that bubbled up to the document: element, name, detail.
window.told = [];
for (const name of names) {
  document.addEventListener(name, ({ target, detail }) => told.push({ id: target.id, name, ...detail }));
}

window.main = document.querySelector('main');
window.put = async (html) => {
  main.innerHTML = html;
  await Promise.all([...main.querySelectorAll('photo-browser, zoom-scroll-view')].map(settled));
};
const frame = () => new Promise(requestAnimationFrame);
window.frames = async (count) => {
  for (let index = 0; index < count; index += 1) await frame();
};
/// Nothing moves, nothing is loading, and the screen shows it.
window.settled = async (element) => {
  await element.ready;
  await frames(3);
  // Its view can be another one meanwhile: a closed one never settles.
  while (element.view && !element.view.stage.isSettled) await frame();
  await frames(3);
};

// For what is to come later, time passes when a test says so.
const { setTimeout: start, clearTimeout: cancel } = window;
const timers = new Map();
let now = 0;
window.setTimeout = (body, delay = 0) => {
  if (delay < 100) return start(body, delay);
  // None of the browser's is negative.
  const timer = Math.min(0, ...timers.keys()) - 1;
  timers.set(timer, { body, time: now + delay });
  return timer;
};
window.clearTimeout = (timer) => timers.delete(timer) || cancel(timer);
window.pass = (seconds) => {
  const end = now + 1000 * seconds;
  const next = () => [...timers].filter(([, { time }]) => time <= end).sort(([, a], [, b]) => a.time - b.time)[0];
  for (let first = next(); first; first = next()) {
    const [timer, { body, time }] = first;
    timers.delete(timer);
    now = time;
    body();
  }
  now = end;
};

/// Where fingers are, as far as the page has heard.
const fingers = new Map();
// Places come back with the precision of 32 bits.
const text = (...place) => place.map((length) => length.toFixed(2)).join();
const note = ({ pointerId, clientX, clientY }) => fingers.set(pointerId, text(clientX, clientY));
addEventListener('pointerdown', note, true);
addEventListener('pointermove', (event) => { if (fingers.has(event.pointerId)) note(event); }, true);
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, ({ pointerId }) => fingers.delete(pointerId), true);
/// The page has heard that the fingers are at these places, and no other is down.
window.heard = async (places) => {
  const expected = places.map((place) => text(...place)).sort().join(' ');
  while ([...fingers.values()].sort().join(' ') !== expected) await frame();
};
window.isReady = true;
