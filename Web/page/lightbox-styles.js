// How a lightbox looks, and what of a page with photo browsers is printed.
import { adoptStyles, makeSheet } from './styles.js';

/// Of a lightbox.
export const lightboxSheet = makeSheet(`
dialog {
  position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0;
  border: 0; overflow: hidden; background: none;
}
.close { position: absolute; top: calc(16px + env(safe-area-inset-top)); inset-inline-end: 16px; }
@media print {
  dialog { position: absolute; height: 100vh; visibility: visible; }
  .zoomscroll-overlay, .close { display: none; }
  ::slotted([data-pin]) { visibility: visible !important; }
  dialog .zoomscroll-surface { background: none; }
}
@media (forced-colors: active) {
  .close { border: 1px solid ButtonText; }
}
dialog::backdrop { background: none; }
:is(.moving, dialog:not(.tabbed)) [part=surface]::after, .moving [part=surface]::before { visibility: hidden !important; }`);

/// Of the document while one is open: on paper there is the photo, and nothing that lies beneath.
const documentSheet = makeSheet('@media print { html, body { height: 100vh !important; margin: 0 !important; overflow: hidden !important; } body * { visibility: hidden !important; } }');

/// What is pinned to a photo is seen with that alone. On paper a view that is far away has no pixels: the links that it is made of are printed.
export const paperSheet = makeSheet(`::slotted([data-pin]:not([slot])) { display: none; }
@media print { slot { display: contents !important; } }`);

/// Lightboxes that are open, and what the page's scroll bar was like before the first of them.
const opened = new Set();
let scrollbar;

/// The page's scroll bar lies beside a lightbox, and would shine in the dark.
export function surround(dialog, ground) {
  const { style } = document.documentElement;
  if (!opened.size) scrollbar = style.scrollbarColor;
  opened.add(dialog);
  style.scrollbarColor = `gray ${ground}`;
  adoptStyles(document, documentSheet);
}

/// The document is as it was when the last one has closed.
export function setFreeAround(dialog) {
  if (!opened.delete(dialog) || opened.size) return;
  document.documentElement.style.scrollbarColor = scrollbar;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== documentSheet());
}
