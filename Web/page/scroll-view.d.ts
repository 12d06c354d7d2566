// Types of scroll-view.js, which defines `<zoom-scroll-view>` alone when it is imported.
export { ZoomScrollViewElement } from './elements.js';
