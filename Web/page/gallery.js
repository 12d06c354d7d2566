// The page of a gallery that `zoomscroll export` made or `zoomscroll serve` hands out.
import { keepForOffline } from './keep.js';
import { PhotoBrowser } from './zoomscroll.js';

const browser = await PhotoBrowser.open(document.querySelector('#photos'), { manifest: 'gallery.json' });
await keepForOffline(() => browser.stage.resources());
