// The zooming scroll view alone, for pages that have no photo browser: importing this module defines
//
//     <zoom-scroll-view><img src="map.jpg" alt="A map"></zoom-scroll-view>
//
// Its engine leaves out what only a photo browser needs.
import { ZoomScrollViewElement } from './scroll-view-element.js';
import { define } from './view-element.js';

export { ZoomScrollViewElement };

ZoomScrollViewElement.engine = new URL('./scroll-view.wasm.gz', import.meta.url);
define('zoom-scroll-view', ZoomScrollViewElement);
