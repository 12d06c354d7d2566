// One window of the engine in an element of the page: its canvas, its input, and the player that makes its frames.
import { Input } from './input.js';
import { hasWorker, startPlayer } from './players.js';

const surfaceStyle = {
  position: 'absolute', inset: '0', overflow: 'clip', touchAction: 'var(--zoomscroll-touch, none)', userSelect: 'none',
  webkitUserSelect: 'none', webkitTouchCallout: 'none',
};
const layerStyle = { position: 'absolute', inset: '0', transformOrigin: '0 0' };
/// How far outside the window a view still has its pixels: it has them again when one has scrolled there.
const near = '100%';
/// In another room than it was drawn for, as on paper, it keeps its shape.
const canvasStyle = { position: 'absolute', left: '0', top: '0', width: '100%', height: '100%', objectFit: 'contain' };

export class Stage {
  /// - isLocal: see `startPlayer`.
  /// - onNews: takes what a frame brought that is not drawn.
  /// - onFailure: takes the error that ended the player.
  /// - recording: is told of everything, if there is one.
  constructor(element, { onNews = () => {}, onFailure = () => {}, recording, isLocal } = {}) {
    this.element = element;
    this.isLocal = isLocal;
    this.onNews = onNews;
    this.onFailure = onFailure;
    this.recording = recording;
    if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
    this.surface = document.createElement('div');
    this.surface.tabIndex = 0;
    Object.assign(this.surface.style, surfaceStyle);
    this.canvas = document.createElement('canvas');
    // Hidden until there is something to see: what lies beneath shows until then.
    Object.assign(this.canvas.style, canvasStyle, { visibility: 'hidden' });
    // All that is a picture.
    this.layer = document.createElement('div');
    Object.assign(this.layer.style, layerStyle);
    this.layer.append(this.canvas);
    this.surface.append(this.layer);
    element.append(this.surface);
    /// Has a `signal`, as options of listeners do.
    this.listeners = new AbortController();
    /// What moves with the picture: `follow` is called after each frame.
    this.followers = new Set();
    /// Messages that frames answer, and by their numbers who waits for that.
    this.sent = 0;
    this.waiting = new Map();
    /// Who waits for an answer of the player.
    this.answers = [];
    /// What the last frame told: see `Player`.
    this.state = { handled: 0, reading: [] };
    /// What is done before there are frames: the first ones make up for it.
    this.early = [];
    this.input = new Input(this.surface, (events) => this.send(events));
    // A worker that is there already would else go with the view before this.
    if (hasWorker() && !isLocal) this.starting = startPlayer(this.canvas);
  }

  /// - coming: the module, while which is on its way the player starts.
  /// - heard: the delegate's calls that somebody wants to know of; nothing: all.
  /// - isTranslucent: what lies beneath shines through where nothing is drawn.
  async open(coming, heard, isTranslucent) {
    this.starting ??= startPlayer(this.canvas, this.isLocal);
    const [player, module] = await Promise.all([this.starting, coming]);
    const canvas = player.local ? undefined : this.canvas.transferControlToOffscreen();
    const { port } = player;
    const answer = new Promise((resolve) => {
      port.onmessage = ({ data }) => resolve(data);
    });
    const options = { canvas, module, origin: performance.timeOrigin, heard, isTranslucent, records: this.recording !== undefined };
    port.postMessage(['open', options], canvas ? [canvas] : []);
    const { problem } = await answer;
    if (problem) throw new Error(problem);
    port.onmessage = ({ data }) => this.frame(data);
    this.player = player;
    if (getComputedStyle(this.surface).imageRendering === 'pixelated') this.post('showPixels');
  }

  /// Frames begin; the engine has its views by now.
  start() {
    const { early } = this;
    this.early = undefined;
    document.addEventListener('visibilitychange', () => this.followVisibility(), this.listeners);
    this.nearness = new IntersectionObserver(([{ isIntersecting }]) => {
      this.isFar = !isIntersecting;
      this.surface.toggleAttribute('far', this.isFar);
      this.followVisibility();
    }, { rootMargin: near });
    this.nearness.observe(this.element);
    this.followVisibility();
    // It was done in a window that had a size.
    const since = early[0]?.time;
    this.followSize(since);
    this.followSettings(since);
    if (early.length) this.send(early, 'replay');
  }

  followVisibility() {
    this.post('hide', document.hidden, this.isFar);
  }

  close() {
    this.listeners.abort();
    this.nearness?.disconnect();
    this.observer?.disconnect();
    this.deviceObserver?.disconnect();
    this.end();
    this.surface.remove();
  }

  /// There is no player from now on; nobody waits for its frames any longer.
  end() {
    this.isClosed = true;
    this.player = undefined;
    this.input.close();
    this.starting?.then((player) => player.close(), () => {});
    for (const resolve of [...this.waiting.values(), ...this.answers]) resolve();
    this.waiting.clear();
  }

  fail(problem) {
    this.end();
    this.onFailure(new Error(problem));
  }

  // MARK: The player

  /// A method of the player.
  post(...message) {
    this.player?.port.postMessage(message);
  }

  /// A function of the module; resolves when a frame shows what it did, and at once when there is no player.
  async call(...message) {
    if (!this.player) return;
    this.sent += 1;
    this.post('call', ...message);
    await new Promise((resolve) => { this.waiting.set(this.sent, resolve); });
  }

  send(events, method = 'events') {
    this.early?.push(...events);
    if (this.early || !this.player) return;
    this.sent += 1;
    this.post(method, events);
  }

  frame(state) {
    if (this.isClosed) return;
    if ('answer' in state) {
      this.answers.shift()(state.answer);
      return;
    }
    if (state.problem) {
      this.fail(state.problem);
      return;
    }
    this.state = state;
    const { time, news } = state;
    this.recording?.follow(state);
    for (const item of news ?? []) this.onNews(item, time);
    for (const [number, resolve] of this.waiting) {
      if (number > state.handled) break;
      this.waiting.delete(number);
      resolve();
    }
    this.afterFrame?.(time);
    this.shareScrolling?.();
    this.controls?.follow();
    for (const follower of this.followers) follower.follow();
  }

  /// Nothing moves, and all that was said has been heard.
  get isAtRest() {
    return this.state.isAtRest && this.state.handled === this.sent;
  }

  /// Besides, nothing is being loaded, and the last frame shows it.
  get isSettled() {
    return this.isAtRest && !this.state.isBusy;
  }

  /// What a method of the player answers; they answer one after the other. Nothing when there is no player.
  async ask(...message) {
    if (!this.player) return undefined;
    this.post('answer', ...message);
    return new Promise((resolve) => { this.answers.push(resolve); });
  }

  // MARK: What the engine is told about its surroundings

  set(setting, isOn, time = performance.now() / 1000) {
    this.input.append({ kind: 'setting', setting, isOn, time });
  }

  /// Which way pages are turned is what style sheets and attributes say.
  followDirection(since) {
    this.set('rtl', getComputedStyle(this.element).direction === 'rtl', since);
  }

  followSettings(since) {
    if (getComputedStyle(this.element).direction === 'rtl') this.followDirection(since);
    for (const [setting, query] of [
      ['reduced-motion', '(prefers-reduced-motion: reduce)'], ['dark', '(prefers-color-scheme: dark)'],
    ]) {
      const media = matchMedia(query);
      if (media.matches) this.set(setting, true, since);
      media.addEventListener('change', () => this.set(setting, media.matches), this.listeners);
    }
  }

  followSize(since) {
    // At once: what is asked for next is to happen in a window that has a size.
    const { width, height } = getComputedStyle(this.surface);
    this.sizeIs({ contentBoxSize: [{ inlineSize: parseFloat(width), blockSize: parseFloat(height) }] }, since);
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

  sizeIs(entry, time = performance.now() / 1000) {
    const density = devicePixelRatio;
    const [box] = entry.devicePixelContentBoxSize ?? [];
    const [css] = entry.contentBoxSize;
    // Whole device pixels, so that none is blurred.
    const width = wholePixels(css.inlineSize * density, box?.inlineSize) / density;
    const height = wholePixels(css.blockSize * density, box?.blockSize) / density;
    const { size } = this;
    // What is not displayed has no size.
    if (!(width >= 0 && height >= 0)) return;
    if (size && size.width === width && size.height === height && size.density === density) return;
    this.size = { width, height, density };
    this.input.append({ kind: 'resize', ...this.size, time });
  }
}

/// What the browser says, where that can be: an emulated screen's density is missing in it.
const wholePixels = (pixels, told) => (Math.abs(told - pixels) < 1 ? told : Math.round(pixels));

/// Few pages record: only they fetch what it takes.
export async function makeRecording() {
  const { Recording } = await import('./recording.js');
  return new Recording();
}
