// How everything around the canvas looks, in documents and shadow trees alike: a ring when something is on its way for longer
// than one likes (`busy`), and buttons that are not to be seen, but are where a finger that explores the screen finds them.
// Both rings are always there, hidden: for one that comes Firefox makes all that is in the surface anew, and what fingers and
// wheels do until then goes to what lies beneath.

const css = `
.zoomscroll-surface, .zoomscroll-button { --ring: var(--zoomscroll-focus-ring, #0a84ff); }
.zoomscroll-surface { background: var(--zoomscroll-background, rgb(15 15 15)); outline: none; transition: background-color 1ms; }
.zoomscroll-surface::before, .zoomscroll-surface::after {
  content: ''; position: absolute; box-sizing: border-box; pointer-events: none; border: 3px solid; visibility: hidden;
}
.zoomscroll-surface::after { inset: 0; border-color: var(--ring); }
.zoomscroll-surface::before {
  z-index: 1; top: calc(50% - 12px); left: calc(50% - 12px); width: 24px; height: 24px;
  border-color: white rgb(255 255 255 / .35) rgb(255 255 255 / .35); border-radius: 50%; filter: drop-shadow(0 0 2px rgb(0 0 0 / .6));
}
.zoomscroll-surface:focus-visible::after, .zoomscroll-surface.busy::before { visibility: inherit; }
.zoomscroll-surface.busy::before { animation: zoomscroll-turn 1s linear infinite, zoomscroll-come .25s .75s both; }
@keyframes zoomscroll-turn { to { rotate: 1turn; } }
@keyframes zoomscroll-come { from { opacity: 0; } }
@media (prefers-reduced-motion: reduce) {
  .zoomscroll-surface.busy::before { animation: zoomscroll-come 1.5s .75s infinite alternate both; }
}
.zoomscroll-tree, .zoomscroll-tree div { position: absolute; color: transparent; pointer-events: none; overflow: hidden; }
.zoomscroll-tree { inset: 0; }
.zoomscroll-status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.zoomscroll-controls {
  position: absolute; top: calc(16px + env(safe-area-inset-top)); left: 50%; translate: -50%; display: flex; gap: 2px;
  padding: 4px; border-radius: 30px; opacity: 0; pointer-events: none; transition: opacity .2s;
}
.zoomscroll-controls:focus-within { opacity: 1; pointer-events: auto; }
.zoomscroll-controls, .close {
  background: rgb(30 30 32 / .72); backdrop-filter: blur(20px); box-shadow: 0 0 0 .5px rgb(255 255 255 / .18);
}
.zoomscroll-button {
  width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: none; color: white;
}
.zoomscroll-button svg {
  display: block; width: 22px; height: 22px; margin: auto; fill: none; stroke: currentColor; stroke-width: 2;
  stroke-linecap: round; stroke-linejoin: round;
}
.zoomscroll-button:hover { background: rgb(255 255 255 / .14); }
.zoomscroll-button:focus-visible { outline: 3px solid var(--ring); outline-offset: -1px; }
.zoomscroll-button[aria-disabled=true] { color: rgb(255 255 255 / .32); background: none; }
@media (forced-colors: active) {
  .zoomscroll-surface, .zoomscroll-button { --ring: Highlight; }
  .zoomscroll-surface { background: Canvas; }
  .zoomscroll-controls { background: Canvas; border: 1px solid CanvasText; }
  .zoomscroll-button { color: ButtonText; background: ButtonFace; }
  .zoomscroll-button[aria-disabled=true] { color: GrayText; }
}`;

/// Of scripts, so that a page's content security policy may forbid all others. It is made when it is used: what renders
/// pages on a server knows no style sheets.
export function makeSheet(css) {
  let sheet;
  return () => {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
    }
    return sheet;
  };
}

/// What stands in a text; whatever is none is left out.
export const numbersIn = (text) => String(text ?? '').split(/\s+/).filter(Boolean).map(Number).filter(Number.isFinite);

/// Above, right, below and left, as CSS shortens them; pixels.
export function sides(text) {
  const [top = 0, right = top, bottom = top, left = right] = numbersIn(text);
  return [top, right, bottom, left];
}

export const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const standardSheet = makeSheet(css);

/// - root: a document or a shadow root.
export function adoptStyles(root, makeSheet = standardSheet) {
  const sheet = makeSheet();
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/// Red, green, blue and opacity of an element's background, 0…1.
export function backgroundOf(element) {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  context.fillStyle = getComputedStyle(element).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].map((value) => value / 255);
}
