// A photo browser that is told of real wheels, and tells what it shows: in an article with `?article`, else over all of it.
import './elements.js';
import { PhotoBrowser } from './zoomscroll.js';

const { pictures } = await (await fetch('gallery.json')).json();
let browser;
if (location.search) {
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
browser.addEventListener('scrollViewDidScroll', ({ detail }) => { place = detail.offset; });
let told;
const tell = () => {
  const state = JSON.stringify({ page: browser.page, zoom: browser.zoomScale, top: Math.round(scrollY), ...place });
  if (state !== told && browser.stage.isAtRest) {
    told = state;
    fetch('told', { method: 'POST', body: state });
  }
  requestAnimationFrame(tell);
};
tell();
