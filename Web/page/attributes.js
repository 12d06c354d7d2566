// What attributes of HTML say, as values.

/// Nothing where nothing is written.
export const number = (text) => (text === null || text === '' ? undefined : Number(text));
export const sizeOf = ({ width, height, tileSize }) => ({
  width: number(width ?? null), height: number(height ?? null), tileSize: number(tileSize ?? null),
});
/// Files of different sizes as HTML writes them: `small.jpg 800w, large.jpg 2400w`.
export function sourcesOf(text) {
  const sources = [...(text ?? '').matchAll(/(\S+)\s+(\d+)w/g)].map(([, src, width]) => ({ src, width: Number(width) }));
  return sources.length ? sources : undefined;
}
/// Attributes that are settings of a view, by their names there.
export const settingNames = {
  loop: 'loop', spacing: 'spacing', padding: 'padding', preload: 'preload', 'initial-zoom': 'initialZoom', 'secondary-zoom': 'secondaryZoom', tap: 'tap',
  click: 'click', 'double-tap': 'doubleTap', background: 'background', wheel: 'wheel', slideshow: 'slideshow', autoplay: 'autoplay',
  navigator: 'navigator', strip: 'strip',
};

/// What an element's attributes and children say; nothing when they say nothing.
export function settingsOf(element) {
  const settings = {};
  for (const [attribute, name] of Object.entries(settingNames)) {
    if (element.hasAttribute(attribute)) settings[name] = name === 'spacing' ? number(element.getAttribute(attribute)) : element.getAttribute(attribute) || true;
  }
  if (element.querySelector(':scope > [data-pin]')) settings.pins = element;
  return Object.keys(settings).length ? settings : undefined;
}
