// The photo browser in a page:
//
//     import { PhotoBrowser } from './zoomscroll.js';
//     const browser = await PhotoBrowser.open(element, { manifest: 'gallery.json' });
//
// Instead of a manifest, `pictures: [{ src, name, width, height }]` shows files as they are; only `src` is needed.
// As elements of HTML: elements.js.
export { icons, texts } from './accessibility.js';
export { PhotoBrowser } from './photo-browser.js';
