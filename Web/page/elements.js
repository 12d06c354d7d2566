// The photo browser and a zooming scroll view as elements of HTML: importing this module defines
//
//     <photo-browser src="gallery.json"></photo-browser>
//     <photo-browser><a href="large.jpg"><img src="small.jpg" alt="A lake"></a> …</photo-browser>
//     <zoom-scroll-view><img src="map.jpg" alt="A map"></zoom-scroll-view>
//
// Links to pictures open over the whole window, or with the attribute `inline` in the element itself. Events bear
// UIKit's names and come in its order. Their `detail` and everything else is in zoomscroll.d.ts.
import { PhotoBrowserElement } from './photo-browser-element.js';
import { ZoomScrollViewElement } from './scroll-view-element.js';
import { define } from './view-element.js';

export { PhotoBrowserElement, ZoomScrollViewElement };

define('photo-browser', PhotoBrowserElement);
define('zoom-scroll-view', ZoomScrollViewElement);
