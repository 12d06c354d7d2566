// Pictures that the browser shows by itself: those from elsewhere that no script may read, drawings, what moves, and formats of
// which it makes no bitmaps. They swipe and zoom as the engine's do. Fetched with the first one.
import { makeElement } from './accessibility.js';
import { Slides } from './slides.js';

/// Pixels of a drawing that has no size of its own.
const standardSide = 1000;

/// - Returns: its size, pixels; nothing where the browser cannot show it either.
export async function showImage(view, page) {
  const { image, width, height } = view.pictures[page];
  const content = makeElement('img', { src: image, alt: '', draggable: false });
  await content.decode();
  const size = {
    width: width || content.naturalWidth || standardSide, height: height || content.naturalHeight || standardSide,
  };
  if (view.stage.isClosed) return undefined;
  view.slides ??= new Slides(view, []);
  view.slides.add(page, content, size, { isOwn: true });
  return size;
}
