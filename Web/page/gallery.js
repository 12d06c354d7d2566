// The page of a gallery that `zoomscroll export` made or `zoomscroll serve` hands out.
import { Address } from './address.js';
import { PhotoBrowser } from './photo-browser.js';

const address = new Address();
const opening = PhotoBrowser.open(document.querySelector('#photos'), { manifest: 'gallery.json', page: address.page, controls: '' });
// Each photo can be seen without an engine, too.
opening.catch(() => globalThis.showPlainGallery());
const browser = await opening;
// There is nothing else in the page that keys could be for.
if (document.activeElement === document.body) browser.focus();
address.follow(browser, () => { document.title = browser.title; });
await browser.controlled;
if (browser.numberOfPages > 1) new (await import('./overview.js')).Overview(browser);
if (browser.pictures.find((picture) => picture.pins)) (await import('./notes.js')).open(browser);
await (await import('./keep.js')).keepForOffline(() => browser.stage.ask('alter', 'resources'));
