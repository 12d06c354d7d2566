// How a photo browser is to behave where somebody wants it otherwise: what lies beside a photo, how far it is zoomed, and
// what taps and the wheel do. Fetched by pages that say so.
import { turnedSize } from '../shared/geometry.js';
import { isWriting } from './input.js';
import { numbersIn, reducesMotion, sides } from './styles.js';

/// Points between pages. As in Swift: ZoomTunables.pageGap.
const standardSpacing = 20;
/// Seconds within which a second tap makes it a double tap. As in Swift: Tunables.doubleTapPause.
const doubleTapPause = 0.35;
/// A finger that is down for longer, milliseconds, or goes further, CSS pixels, has not tapped.
const longestTap = 500;
const tapSlop = 10;
/// Milliseconds within which systems take two clicks for a double click.
const longestDoubleClick = 500;
/// As far as a double tap zooms in at least. As in Swift: ZoomTunables.leastDoubleTap.
const standardZoom = 2.5;

/// Of a PhotoBrowser:
/// - loop: after the last photo comes the first.
/// - spacing: between photos, CSS pixels.
/// - padding: what a fitted photo leaves free, CSS pixels, as style sheets write it: `16`, `16 40`, `60 16 100 16`.
/// - preload: how many photos are kept ready on each side, or before and after, `1 3`; where the system saves data, none.
/// - initialZoom, secondaryZoom: `fit`, `fill`, `actual` (a pixel of the screen for each of the photo), or a zoom scale; of a
///   photo that comes, and of one that is tapped.
/// - tap, click, doubleTap, background: what a finger, a mouse's button, both twice, and both beside the photo do:
///   `controls`, `zoom`, `zoom-or-close`, `close`, `next`, `none`.
export class Settings {
  constructor(view, settings) {
    Object.assign(this, { view, settings });
    const { tap, click, doubleTap, background, secondaryZoom } = settings;
    this.begun = performance.now();
    this.ownsTaps = [tap, click, doubleTap, background, secondaryZoom].some((setting) => setting !== undefined);
  }

  /// Before photos are shown.
  begin() {
    if (!this.settings.loop) return;
    const { view, view: { stage } } = this;
    stage.call('setLooping');
    // The engine's line has no first photo and no last one.
    stage.element.addEventListener('keydown', (event) => {
      const { ctrlKey, metaKey, altKey, key } = event;
      if (key !== 'Home' && key !== 'End' || ctrlKey || metaKey || altKey || isWriting(event) || stage.input.keepsKey?.(event)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      view.setPage(key === 'Home' ? 0 : view.numberOfPages - 1);
    }, { signal: stage.listeners.signal, capture: true });
  }

  /// The module has its views, and has made no frame.
  show() {
    const { view: { stage }, settings: { spacing = standardSpacing, padding, preload } } = this;
    const [before = navigator.connection?.saveData ? 0 : 1, after = before] = numbersIn(preload);
    this.beside = [before, after];
    const [top, right, bottom, left] = sides(padding);
    // The engine looks as far to both sides.
    this.ready = Math.min(1, ...this.beside);
    stage.call('setSpacing', spacing, this.ready, top, left, bottom, right);
    if (this.ownsTaps) stage.call('setDoubleTap', 0);
  }

  /// Frames begin.
  start() {
    const { view: { stage } } = this;
    stage.followers.add(this);
    if (!this.ownsTaps) return;
    const { signal } = stage.listeners;
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
      stage.surface.addEventListener(type, (event) => this.touch(event), { signal });
    }
  }

  // MARK: Photos that come

  /// After each frame.
  follow() {
    const { view } = this;
    const { page, stage, stage: { isAtRest, state } } = view;
    if (page === this.page || !view.isShown || !isAtRest || state.pending.includes(page)) return;
    const { problem, slide } = view.pictures[page];
    // It may be had in a while.
    if (problem !== undefined) return;
    const [flight] = stage.layer.getAnimations();
    if (flight) {
      // Out of its thumbnail it comes as a whole, and there may be no frame after that.
      flight.finished.then(() => this.follow(), () => {});
      return;
    }
    const isFirst = this.page === undefined;
    this.page = page;
    this.fetchBeside(page);
    const scale = slide ? 1 : this.initialScale;
    if (scale > 1) view.setZoomScale(scale, { animated: !isFirst && !reducesMotion() });
  }

  /// What lies further away than the engine looks is fetched, and stays in the browser's own store.
  fetchBeside(page) {
    const { pictures } = this.view;
    const [before, after] = this.beside;
    for (let away = this.ready + 1; away <= Math.max(before, after); away += 1) {
      for (const [other, most] of [[page + away, after], [page - away, before]]) {
        const { image, isFile, request, sources } = pictures[this.settings.loop ? (other + pictures.length * away) % pictures.length : other] ?? {};
        if (away <= most && isFile && !sources) fetch(image, { ...request, priority: 'low' }).catch(() => {});
      }
    }
  }

  /// At which the shown photo is when it has come.
  get initialScale() {
    return this.scale(this.settings.initialZoom);
  }

  /// Of the shown photo; 1 is fitted.
  scale(wish) {
    const { view } = this;
    const { width, height } = view.placeOf(view.page) ?? {};
    if (!width) return 1;
    const { surface } = view.stage;
    // As large as it is now.
    const now = view.zoomScale;
    switch (wish) {
      case undefined: case 'fit': return 1;
      case 'fill': return now * Math.max(surface.clientWidth / width, surface.clientHeight / height);
      case 'actual': {
        const { width: pixels } = turnedSize(view.pictures[view.page], view.turned?.[view.page]?.degrees ?? 0);
        return now * pixels / devicePixelRatio / width;
      }
      default: return Number(wish) || 1;
    }
  }

  // MARK: Taps

  touch({ type, pointerType, pointerId, button, clientX, clientY, timeStamp }) {
    const { contact, view: { stage } } = this;
    if (type === 'pointerdown') {
      // It may be the second of two taps.
      clearTimeout(this.timer);
      // What is moving is stopped by it; the engine may not have heard yet that the first of two taps has ended.
      const stops = !stage.state.isAtRest && !(timeStamp - this.lastTap < 1000 * doubleTapPause);
      // The second click of a double click is none of what the first one has opened.
      const isOfAnother = pointerType === 'mouse' && timeStamp - this.begun < longestDoubleClick;
      this.contact = { pointerId, clientX, clientY, timeStamp, isTap: !stops && !button && !isOfAnother };
      if (stage.input.contacts.size < 2) return;
    } else if (type === 'pointermove') {
      if (!contact || Math.hypot(clientX - contact.clientX, clientY - contact.clientY) <= tapSlop) return;
    } else if (type === 'pointerup' && contact?.pointerId === pointerId && timeStamp - contact.timeStamp <= longestTap) {
      this.contact = undefined;
      if (contact.isTap) this.tapped(stage.input.place({ clientX, clientY }), pointerType === 'mouse', contact.timeStamp, timeStamp);
      return;
    }
    this.contact = undefined;
    // A swipe or a pinch: the tap before was one of its own. Who moves the photo by now has it so.
    const { action, place } = this.waiting ?? {};
    this.waiting = undefined;
    if (action === 'controls' || action === 'close') this.act(action, place);
  }

  /// - begin, end: milliseconds.
  tapped(place, isMouse, begin, end) {
    const { tap = 'controls', click = 'none', doubleTap = 'zoom', background } = this.settings;
    const isSecond = doubleTap !== 'none' && begin - this.lastTap < 1000 * doubleTapPause;
    this.lastTap = isSecond ? undefined : end;
    const { waiting } = this;
    this.waiting = undefined;
    if (isSecond) {
      this.act(doubleTap, place);
      return;
    }
    if (waiting) this.act(waiting.action, waiting.place);
    const frame = this.view.placeOf(this.view.page);
    const isInside = frame && place.x >= frame.x && place.y >= frame.y && place.x < frame.x + frame.width && place.y < frame.y + frame.height;
    const action = !isInside && background || (isMouse ? click : tap);
    if (doubleTap === 'none') {
      this.act(action, place);
      return;
    }
    // It may become a double tap.
    this.waiting = { action, place };
    this.timer = setTimeout(() => {
      this.waiting = undefined;
      this.act(action, place);
    }, 1000 * doubleTapPause);
  }

  /// A slow one of a mouse; where single clicks do something they have done it.
  doubleClicked(place) {
    const { click = 'none', doubleTap = 'zoom' } = this.settings;
    if (click === 'none') this.act(doubleTap, place);
  }

  act(action, place) {
    const { view } = this;
    switch (action) {
      case 'controls': view.stage.controls?.toggle(); break;
      case 'close': view.closeButton?.click(); break;
      case 'next': view.press('PageDown'); break;
      case 'zoom-or-close': {
        const isSmall = view.zoomScale <= 1 && this.tapScale <= 1;
        this.act(isSmall ? 'close' : 'zoom', place);
        break;
      }
      case 'zoom': {
        const scale = view.zoomScale > 1 ? 1 : this.tapScale;
        view.setZoomScale(scale, { centeredAt: place, animated: !reducesMotion() });
        break;
      }
    }
  }

  get tapScale() {
    const { secondaryZoom } = this.settings;
    return secondaryZoom === undefined ? Math.max(standardZoom, this.scale('fill')) : this.scale(secondaryZoom);
  }
}
