// A photo browser that is told of real wheels, fingers and keys, and tells what it shows: in an article with `?article`, as links
// with `?lightbox`, without an engine with `?links`, else over all of it.
import './elements.js';
import { watchFrames } from './frames-test.js';
import { PhotoBrowser } from './zoomscroll.js';

/// The mouse has come to the page: what it does from now on will, too.
let isPointed = false;
addEventListener('pointermove', () => { isPointed = true; }, { capture: true });

/// The browser of a page that is not a lightbox.
let browser;
/// How many of each have come.
const pointerEvents = {};
for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'lostpointercapture']) {
  pointerEvents[type] = 0;
  addEventListener(type, () => { pointerEvents[type] += 1; }, { capture: true });
}
watchFrames(() => {
  const element = document.querySelector('photo-browser');
  const animations = element?.shadowRoot?.getAnimations() ?? [];
  return {
    heard: { ...pointerEvents }, animations: animations.map(({ constructor: { name }, playState, currentTime }) => [name, playState, currentTime]),
    isInert: element?.dialog?.inert, state: (element?.view ?? browser)?.stage.state,
  };
});

/// A thumbnail in the middle of the page: what is seen of the lightbox that it opens, or that the page was left.
async function lightbox() {
  const [{ image, thumbnail }] = pictures;
  document.body.innerHTML =
    `<photo-browser><a href="${image}" style="position: fixed; left: 560px; top: 340px"><img src="${thumbnail}" alt=""
      style="width: 160px; height: 120px; object-fit: cover; display: block"></a></photo-browser>`;
  const element = document.querySelector('photo-browser');
  const picture = document.querySelector('img');
  await picture.decode();
  let opened = 0;
  let closed = 0;
  element.addEventListener('open', () => { opened += 1; });
  element.addEventListener('close', () => { closed += 1; });
  let isPrevented;
  addEventListener('click', (event) => { isPrevented = event.defaultPrevented; });
  addEventListener('pagehide', () => navigator.sendBeacon('told', JSON.stringify({ page: 0, isPointed, isLeft: true, opened, isPrevented })));
  let told;
  const tell = () => {
    const { dialog, view } = element;
    const isStill = !dialog?.inert && !element.shadowRoot.getAnimations().some((animation) => !(animation instanceof CSSAnimation));
    const state = JSON.stringify({
      page: 0, isPointed, isLeft: false, opened, closed, isShown: Boolean(dialog && view?.isShown), phase: view?.dismissal?.phase ?? 0,
      visibility: picture.style.visibility, isHeld: Boolean(view?.stage.layer.style.clipPath),
    });
    if (state !== told && isStill) {
      told = state;
      fetch('told', { method: 'POST', body: state });
    }
    requestAnimationFrame(tell);
  };
  tell();
  await new Promise(() => {});
}

const { pictures } = await (await fetch('gallery.json')).json();
if (location.search === '?links') delete globalThis.WebAssembly;
if (['?lightbox', '?links'].includes(location.search)) {
  await lightbox();
} else if (location.search) {
  const links = pictures.map(({ image, thumbnail }) => `<a href="${image}"><img src="${thumbnail}" alt=""></a>`);
  document.body.innerHTML =
    `<div class="text"></div><photo-browser inline>${links.join('')}</photo-browser><div class="text"></div>`;
  const element = document.querySelector('photo-browser');
  await element.ready;
  scrollTo(0, 1900);
  browser = element.view;
} else {
  document.body.innerHTML = '<div id="whole"></div>';
  browser = await PhotoBrowser.open(document.querySelector('#whole'), { manifest: 'gallery.json' });
}
let place = {};
/// Notches that came to the page at all, whatever they do.
let heard = 0;
addEventListener('wheel', () => { heard += 1; }, { capture: true, passive: true });
browser.addEventListener('scrollViewDidScroll', ({ detail }) => { place = detail.offset; });
let told;
const tell = () => {
  const state = JSON.stringify({
    page: browser.page, zoom: browser.zoomScale, top: Math.round(scrollY), isPointed, heard, isFocused: document.activeElement !== document.body, ...place,
  });
  if (state !== told && browser.stage.isAtRest) {
    told = state;
    fetch('told', { method: 'POST', body: state });
  }
  requestAnimationFrame(tell);
};
tell();
