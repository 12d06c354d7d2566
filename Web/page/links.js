// Links of a document to pictures, and what is written beneath them.

/// What links to pictures without a name that says so has a type: `type="image/jpeg"`.
const pictureName = /(\.(a?png|avif|bmp|dzi|gif|heic|heif|jfif|jpe?g|jxl|svg|tiff?|webp)|\/info\.json)$/i;

/// A link that would only show a picture, here. What a caption links to is not what it is the caption of.
export function leadsToPicture(link) {
  if (!link.querySelector('img') && link.closest('figcaption')) return false;
  if (link.hasAttribute('download') || !['', '_self'].includes(link.target)) return false;
  if (link.dataset.slide) return true;
  if (link.type) return link.type.startsWith('image/');
  return /^(blob:|data:image)/.test(link.href) || pictureName.test(link.pathname);
}

/// What its own words have not been put in place of.
export const figcaptionOf = (link) => (link?.dataset.caption === undefined ? link?.closest('figure')?.querySelector('figcaption') : undefined);

/// The element that a selector names, of the same tree or else of the document.
export const slideOf = (element, selector) => element.getRootNode().querySelector(selector) ?? document.querySelector(selector);
