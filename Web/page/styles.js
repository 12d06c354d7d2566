// How everything around the canvas looks, in documents and shadow trees alike.

const css = `
.zoomscroll-surface, .zoomscroll-button { --ring: var(--zoomscroll-focus-ring, #0a84ff); }
.zoomscroll-surface { background: var(--zoomscroll-background, rgb(15 15 15)); outline: none; }
.zoomscroll-surface:focus-visible::after {
  content: ''; position: absolute; inset: 0; pointer-events: none; border: 3px solid var(--ring);
}
.zoomscroll-tree, .zoomscroll-tree div { position: absolute; color: transparent; pointer-events: none; overflow: hidden; }
.zoomscroll-tree { inset: 0; }
.zoomscroll-status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
/* Not to be seen, but where a finger that explores the screen finds them. */
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
.zoomscroll-button:is(.previous, .next):dir(rtl) svg { transform: scaleX(-1); }
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

/// Above and below, and on both sides; CSS pixels.
export function sides(text) {
  const [down = 0, across = down] = String(text ?? '').split(/\s+/).filter(Boolean).map(Number);
  return [down, across];
}

export const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const standardSheet = makeSheet(css);

/// - root: a document or a shadow root.
export function adoptStyles(root, makeSheet = standardSheet) {
  const sheet = makeSheet();
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/// Red, green, blue of an element's background, 0…1.
export function backgroundOf(element) {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  context.fillStyle = getComputedStyle(element).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((value) => value / 255);
}
