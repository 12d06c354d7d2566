// On paper there is of an open lightbox what is seen of the photo, as large as the sheet, and what is pinned to it.

export function fillPaper(view) {
  const { canvas, layer, listeners: { signal }, surface } = view.stage;
  let saved;
  addEventListener('beforeprint', () => {
    const { clientWidth: across, clientHeight: down } = surface;
    const { x, y, width, height } = view.seen;
    const boxes = [layer, ...(view.pins ? [view.pins.box] : [])];
    saved ??= [canvas, ...boxes].map(({ style }) => [style, style.cssText]);
    for (const { style } of boxes) {
      Object.assign(style, { aspectRatio: `${width} / ${height}`, width: `min(100%, 100vh * ${width / height})`, height: 'auto', margin: 'auto', overflow: 'hidden' });
    }
    const share = (length, all) => `${100 * length / all}%`;
    Object.assign(canvas.style, { left: share(-x, width), top: share(-y, height), width: share(across, width), height: share(down, height) });
  }, { signal });
  addEventListener('afterprint', () => {
    for (const [style, text] of saved ?? []) style.cssText = text;
    saved = undefined;
  }, { signal });
}
