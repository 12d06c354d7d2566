// The page of a gallery that `zoomscroll export` made or `zoomscroll serve` hands out.
import { keepForOffline } from './keep.js';
import { PhotoBrowser } from './zoomscroll.js';

const browser = await PhotoBrowser.open(document.querySelector('#photos'), { manifest: 'gallery.json', controls: '' });
// There is nothing else in the page that keys could be for.
if (document.activeElement === document.body) browser.stage.surface.focus({ focusVisible: false });
await browser.controlled;
await keepForOffline(() => browser.stage.resources());
