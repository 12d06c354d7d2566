// One window of the engine in an element of the page: its canvas, its input, and its frames.
import { Code } from './frame.js';
import { Input } from './input.js';
import { Painter } from './painter.js';

const surfaceStyle = {
  position: 'absolute', inset: '0', overflow: 'hidden', touchAction: 'none', userSelect: 'none',
  webkitUserSelect: 'none', webkitTouchCallout: 'none',
};
const canvasStyle = { position: 'absolute', left: '0', top: '0', width: '100%', height: '100%' };

export class Stage {
  /// - bitmaps: what tiles show, by their keys.
  /// - onNews: takes what a frame brought that is not drawn.
  /// - hears: whether it wants to know of a delegate's call of this name.
  /// - recording: is told of everything, if there is one.
  constructor(element, { bitmaps = new Map(), onNews = () => {}, hears = () => true, recording } = {}) {
    this.element = element;
    this.onNews = onNews;
    this.hears = recording ? () => true : hears;
    this.recording = recording;
    if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
    this.surface = document.createElement('div');
    this.surface.tabIndex = 0;
    Object.assign(this.surface.style, surfaceStyle);
    this.canvas = document.createElement('canvas');
    // Hidden until there is something to see: what lies beneath shows until then.
    Object.assign(this.canvas.style, canvasStyle, { visibility: 'hidden' });
    this.surface.append(this.canvas);
    element.append(this.surface);
    this.painter = new Painter(this.canvas, bitmaps);
    this.listeners = new AbortController();
    this.canvas.addEventListener('contextrestored', () => {
      this.painter.forgetPen();
      this.wake();
    }, { signal: this.listeners.signal });
    /// Of the last frame, seconds.
    this.time = 0;
    this.display = (time) => {
      this.request = undefined;
      this.frame(time / 1000);
    };
  }

  /// Begins to make frames; the engine has its views by now.
  start(engine) {
    this.engine = engine;
    this.input = new Input(this.surface, () => this.wake());
    this.followSettings();
    this.followSize();
  }

  close() {
    this.isClosed = true;
    this.listeners.abort();
    this.input?.close();
    this.observer?.disconnect();
    this.deviceObserver?.disconnect();
    cancelAnimationFrame(this.request);
    this.surface.remove();
  }

  // MARK: Frames

  /// Asks for a frame.
  wake() {
    if (this.isClosed || !this.engine) return;
    this.request ??= requestAnimationFrame(this.display);
  }

  frame(displayTime) {
    const events = this.input.take(displayTime);
    // What came after the browser began its frame belongs to it all the same. A frame that a resize made may be
    // later than the browser's next one: time never goes back.
    let time = Math.max(displayTime, this.time);
    for (const event of events) time = Math.max(time, event.time);
    this.time = time;
    for (const event of events) {
      this.recording?.event(event);
      this.engine.send(event);
    }
    this.recording?.frame(time);
    const frame = this.engine.frame(time);
    // Whoever hears the news may call the module: they are kept until the frame has been drawn.
    const { needsFrame, isAtRest } = frame;
    const news = frame.news(this.hears);
    this.painter.paint(frame);
    for (const item of news) {
      if (item.code === Code.call) this.recording?.call(time, item);
      this.onNews(item, time);
    }
    this.isAtRest = isAtRest;
    if (needsFrame || this.input.isWaiting) this.wake();
    this.afterFrame?.(time);
  }

  // MARK: What the engine is told about its surroundings

  set(setting, isOn) {
    this.input?.append({ kind: 'setting', setting, isOn, time: performance.now() / 1000 });
  }

  /// Which way pages are turned is what style sheets and attributes say.
  followDirection() {
    this.set('rtl', getComputedStyle(this.element).direction === 'rtl');
  }

  followSettings() {
    const { signal } = this.listeners;
    if (getComputedStyle(this.element).direction === 'rtl') this.followDirection();
    for (const [setting, query] of [
      ['reduced-motion', '(prefers-reduced-motion: reduce)'], ['dark', '(prefers-color-scheme: dark)'],
    ]) {
      const media = matchMedia(query);
      if (media.matches) this.set(setting, true);
      media.addEventListener('change', () => this.set(setting, media.matches), { signal });
    }
  }

  followSize() {
    this.observer = new ResizeObserver(([entry]) => this.sizeIs(entry));
    this.observer.observe(this.surface);
    try {
      // Moving to a screen of another density changes these pixels only; zooming the page only the others.
      this.deviceObserver = new ResizeObserver(([entry]) => this.sizeIs(entry));
      this.deviceObserver.observe(this.surface, { box: 'device-pixel-content-box' });
    } catch {
      // The browser does not know that box.
    }
  }

  sizeIs(entry) {
    const density = devicePixelRatio;
    const [box] = entry.devicePixelContentBoxSize ?? [];
    const [css] = entry.contentBoxSize;
    // Whole device pixels, so that none is blurred.
    const width = wholePixels(css.inlineSize * density, box?.inlineSize) / density;
    const height = wholePixels(css.blockSize * density, box?.blockSize) / density;
    const { size } = this;
    if (size && size.width === width && size.height === height && size.density === density) return;
    this.size = { width, height, density };
    const time = performance.now() / 1000;
    this.input.append({ kind: 'resize', ...this.size, time });
    // At once: the browser is about to draw, and would stretch the last frame.
    this.frame(time);
  }
}

/// What the browser says, where that can be: an emulated screen's density is missing in it.
const wholePixels = (pixels, told) => (Math.abs(told - pixels) < 1 ? told : Math.round(pixels));

/// Few pages record: only they fetch what it takes.
export async function makeRecording() {
  const { Recording } = await import('./recording.js');
  return new Recording();
}
