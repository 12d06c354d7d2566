// What only some views have beside their pictures: fetched when a page says so.
import { Settings } from './settings.js';

/// - settings: see `Settings`; besides:
/// - slideshow: seconds for which each photo is seen. With `autoplay` it begins by itself.
/// - wheel: `zoom`, without Ctrl, too.
/// - navigator: a small picture of the whole.
/// - strip: a line of thumbnails.
/// - pins: the element that has pinned ones in it.
/// - entries: the pictures as they were given.
export async function equip(view, { settings = {}, entries = [] }) {
  const { slideshow, autoplay, navigator, strip, pins, wheel, ...others } = settings;
  const hasSlides = entries.some(({ slide }) => slide !== undefined);
  const [tools, navigating, pinning, sliding] = await Promise.all([
    slideshow !== undefined && import('./tools.js'), navigator && import('./navigator.js'), pins && import('./pins.js'),
    hasSlides && import('./slides.js'),
  ]);
  // It may have been taken out of the document while this came.
  if (!view.stage.element.isConnected) return;
  view.wheelZooms = wheel === 'zoom';
  if (view.setPage) view.settings = new Settings(view, others);
  else view.didStart = () => setDoubleTap(view, others.secondaryZoom);
  if (tools) view.slideshow = new tools.Slideshow(view, parseFloat(slideshow) || 5);
  if (autoplay) view.slideshow?.play();
  if (navigating) new navigating.Navigator(view);
  if (strip && view.numberOfPages > 1) addStrip(view);
  if (pinning) view.pins = new pinning.Pins(view, pins);
  if (!sliding) return;
  view.slides = new sliding.Slides(view, entries);
  view.isElsewhere = sliding.isElsewhere;
  view.keepsKey = (event) => view.slides.keepsKey(event);
}

/// How far double taps zoom a scroll view in, one after the other; `fit`, or 1: not at all.
function setDoubleTap({ stage }, wish = '') {
  const scales = `${wish}`.replace('fit', 1).split(/\s+/).map(Number).filter((scale) => scale > 0);
  const isStep = scales.length > 1;
  for (const scale of scales) stage.call(isStep ? 'addStep' : 'setSecondary', scale);
}

async function addStrip(view) {
  const { element, listeners: { signal } } = view.stage;
  // Captions lie above it from the start.
  element.style.setProperty('--beneath', 'calc(var(--zoomscroll-strip-height, 56px) + 26px)');
  signal.addEventListener('abort', () => element.style.removeProperty('--beneath'));
  const { Strip } = await import('./strip.js');
  if (element.isConnected) new Strip(view);
}
