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
  const { view } = element;
  while (view && !view.stage.isSettled) await frame();
  await frames(3);
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
