// What only some views have beside their pictures: fetched when a page says so.
import { Navigator } from './navigator.js';
import { Pins } from './pins.js';
import { Settings } from './settings.js';
import { isElsewhere, Slides } from './slides.js';
import { Slideshow } from './tools.js';

/// - settings: see `Settings`; besides:
/// - slideshow: seconds for which each photo is seen. With `autoplay` it begins by itself.
/// - wheel: `zoom`, without Ctrl, too.
/// - navigator: a small picture of the whole.
/// - strip: a line of thumbnails.
/// - pins: the element that has pinned ones in it.
/// - entries: the pictures as they were given.
export function equip(view, { settings = {}, entries = [] }) {
  // It may have been taken out of the document while this came.
  if (!view.stage.element.isConnected) return;
  const { slideshow, autoplay, navigator, strip, pins, wheel, ...others } = settings;
  view.wheelZooms = wheel === 'zoom';
  if (view.setPage) view.settings = new Settings(view, others);
  if (slideshow !== undefined) view.slideshow = new Slideshow(view, Number(slideshow) || 5);
  if (autoplay) view.slideshow?.play();
  if (navigator) new Navigator(view);
  if (strip && view.numberOfPages > 1) addStrip(view);
  if (pins) view.pins = new Pins(view, pins);
  if (!entries.some(({ slide }) => slide !== undefined)) return;
  view.slides = new Slides(view, entries);
  view.isElsewhere = isElsewhere;
  view.keepsKey = (event) => view.slides.keepsKey(event);
}

async function addStrip(view) {
  const { element, listeners: { signal } } = view.stage;
  // Captions lie above it from the start.
  element.style.setProperty('--beneath', 'calc(var(--zoomscroll-strip-height, 56px) + 26px)');
  signal.addEventListener('abort', () => element.style.removeProperty('--beneath'));
  const { Strip } = await import('./strip.js');
  if (element.isConnected) new Strip(view);
}
