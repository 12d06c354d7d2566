// Pictures that the browser shows by itself: those from elsewhere that no script may read, drawings, what moves, and formats of
// which it makes no bitmaps. They swipe and zoom as the engine's do. Fetched with the first one.
import { makeElement } from './accessibility.js';
import { Slides } from './slides.js';

/// Pixels along a drawing's longer side: it has none of its own, and is sharp at any size.
const standardSide = 4000;

/// - Returns: its size, pixels; nothing where the browser cannot show it either.
export async function showImage(view, page) {
  const { image, width, height } = view.pictures[page];
  const content = makeElement('img', { src: image, alt: '', draggable: false });
  await content.decode();
  const [across, down] = [content.naturalWidth || standardSide, content.naturalHeight || standardSide];
  const scale = new URL(image).pathname.endsWith('.svg') ? standardSide / Math.max(across, down) : 1;
  const size = { width: width || across * scale, height: height || down * scale };
  if (view.stage.isClosed) return undefined;
  view.slides ??= new Slides(view, []);
  view.slides.add(page, content, size, { isOwn: true });
  return size;
}
