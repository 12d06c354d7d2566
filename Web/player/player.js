// The engine with its pictures and its canvas: all of a view but what only the page can do. It runs in a worker, or in
// the page where there can be none.
import { sineAndCosine, turnedSize } from '../shared/geometry.js';
import { Code, tileSide } from '../shared/wire.js';
import { Engine } from './engine.js';
import { EventQueue } from './event-queue.js';
import { Painter } from './painter.js';
import { Picture } from './pictures.js';
import { Tiles } from './tiles.js';
import { servePlayers } from './worker.js';

// What a page may use without a player.
export { Engine, EventQueue };
// What `sources.js` is made of.
export { Code, Picture, sineAndCosine, tileSide, turnedSize };

/// Seconds after which the last frame's time is past.
const stale = 0.02;

export class Player {
  /// - port: brings the page's messages, `[method, …arguments]` of this class, and takes what each frame has to tell.
  /// - canvas: in the page; a worker is sent it.
  constructor(port, canvas) {
    this.port = port;
    this.canvas = canvas;
    port.onmessage = ({ data: [method, ...values] }) => this.attempt(() => this[method](...values));
    /// What tiles show, by their keys.
    this.bitmaps = new Bitmaps();
    this.queue = new EventQueue();
    /// Of the last frame, seconds.
    this.time = 0;
    /// From what can be seen: then frames go on, and have no pixels.
    this.isFar = false;
    /// Messages that a frame answers.
    this.handled = 0;
    /// Pictures of which something was on its way after the last frame.
    this.pending = [];
    this.refresh = (time) => {
      this.request = undefined;
      if (this.isDue && !this.isHidden) this.attempt(() => this.frame((time + this.lag) / 1000));
    };
  }

  /// What goes wrong ends this player, and no other one that runs beside it.
  attempt(body) {
    try {
      body();
    } catch (error) {
      this.port.postMessage({ problem: error.message });
      this.close();
    }
  }

  // MARK: What the page says

  /// - origin: of the page's clock, milliseconds: the engine's is the same.
  /// - heard: the delegate's calls that somebody wants to know of; nothing: all.
  /// - records: tells what the engine was fed, too.
  async open({ canvas = this.canvas, module, origin, heard, isTranslucent = false, records }) {
    this.lag = performance.timeOrigin - origin;
    this.hear(heard);
    this.records = records;
    try {
      this.painter = new Painter(canvas, this.bitmaps, () => this.wake(), isTranslucent);
      canvas.addEventListener('contextrestored', () => {
        this.painter.forgetPen();
        this.wake();
      });
      this.engine = await Engine.instantiate(module);
      this.port.postMessage({ isOpen: true });
    } catch (error) {
      this.port.postMessage({ problem: error.message });
    }
  }

  /// - coming: the picture whose file the page fetches itself.
  show(pictures, byteLimit, texts, coming) {
    const { calls } = this.engine;
    this.tiles = new Tiles(pictures.map((entry) => picture(entry, this)), this.engine, this.bitmaps, () => this.wake(), texts);
    calls.begin(byteLimit);
    for (const { name, width, height } of pictures) {
      this.engine.say(name);
      calls.addPicture(width, height);
    }
    const first = this.tiles.pictures[coming];
    if (!first) return;
    const given = new Promise((resolve) => { this.came = resolve; });
    first.own = (signal) => new Promise((resolve, reject) => {
      signal.onabort = () => reject(signal.reason);
      // Without it, it is fetched here.
      given.then((file) => resolve(file ?? (signal.aborted ? undefined : first.load(first.image, signal))));
    });
  }

  /// The browser shows a picture by itself, at this size; without one it does not.
  image(index, size) {
    this.tiles.tried.get(index)?.answer(size);
  }

  /// A program's own pictures, by their numbers; and one that it asks for.
  async fetchImages(addresses, first) {
    (await import('./program-images.js')).fetchImages(this, addresses, first);
    this.wake();
  }

  /// A pixel of a picture that is enlarged is a square.
  showPixels() {
    this.painter.showsPixels = true;
  }

  /// What is seen of pictures changes, or is asked for: by a function of `sources.js`.
  async alter(name, ...values) {
    return (await import('./sources.js'))[name](this, ...values);
  }

  hear(names) {
    this.hears = names ? (name) => names.includes(name) : () => true;
  }

  call(name, ...values) {
    this.catchUp();
    this.handled += 1;
    this.engine.calls[name](...values);
    this.wake();
  }

  /// What begins now does not begin when the last frame was made.
  catchUp() {
    const now = (performance.now() + this.lag) / 1000;
    if (this.time && now - this.time > stale && !this.isHidden) this.frame(now);
  }

  /// What fingers do is drawn at once, and not only when the screen is refreshed next; but once between two refreshes.
  /// A canvas of another size, too: the browser would stretch the last frame.
  events(events) {
    this.handled += 1;
    for (const event of events) this.queue.append(event);
    const isResized = events.some(({ kind }) => kind === 'resize');
    const isUrgent = this.request === undefined || isResized;
    // Fingers will move what is seen.
    if (!isResized) this.sizes ??= import('./sized.js').then(({ SizedTiles }) => { this.painter.sized = new SizedTiles(); }, () => {});
    this.wake();
    if (isUrgent && !this.isHidden) this.frame(this.time);
  }

  /// What was done before there were frames, each at its own time: how fast a finger was is in its moves.
  replay(events) {
    this.handled += 1;
    for (const event of events) {
      this.queue.append(event);
      this.frame(event.time);
    }
  }

  /// What nobody can see is not drawn, and what is far from what can be seen gives its pixels back.
  hide(isHidden, isFar = false) {
    this.isHidden = isHidden;
    if (isFar !== this.isFar) this.forget();
    this.isFar = isFar;
    if (this.isDue) this.wake();
  }

  /// Whoever comes back has everything loaded anew, which the browser has kept as files.
  forget() {
    this.tiles?.forget();
    this.engine.calls.forgetPixels?.();
    this.painter.forget();
    this.isDue = true;
  }

  /// Sends what a method of this gives back, after what was asked before.
  answer(method, ...values) {
    const given = Promise.resolve(this[method](...values)).catch(() => {});
    this.answered = Promise.all([given, this.answered]).then(([answer]) => this.port.postMessage({ answer }));
  }

  close() {
    cancelAnimationFrame(this.request);
    this.tiles?.close();
    this.port.close();
  }

  // MARK: Frames

  /// Asks for a frame.
  wake() {
    this.isDue = true;
    this.request ??= requestAnimationFrame(this.refresh);
  }

  frame(displayTime) {
    this.isDue = false;
    const events = this.queue.take(displayTime);
    // What came after the browser began its frame belongs to it all the same; and time never goes back.
    let time = Math.max(displayTime, this.time);
    for (const event of events) time = Math.max(time, event.time);
    this.time = time;
    for (const event of events) this.engine.send(event);
    const frame = this.engine.frame(time);
    const { needsFrame, isAtRest } = frame;
    const all = frame.news(this.hears);
    const { reading } = frame;
    // What is drawn can be seen a frame later: until then the page shows what it has.
    const { pending, painter: { hasContent } } = this;
    if (!this.isFar) this.painter.paint(frame);
    // Not before: a frame may show a tile that it drops.
    const news = all.filter((item) => !this.load(item)).concat(this.tiles?.news.splice(0) ?? []);
    this.tiles?.measureFor(reading);
    this.pending = this.tiles?.pending ?? [];
    if (isAtRest && hasContent && !this.pending.length) this.painter.loadItems();
    if (needsFrame || this.queue.isWaiting || `${pending}` !== `${this.pending}` || hasContent !== this.painter.hasContent) this.wake();
    this.port.postMessage({
      time, isAtRest, hasContent, reading, handled: this.handled, isBusy: this.isDue || this.pending.length > 0 || this.painter.isLoading,
      pending,
      news: news.length ? news : undefined, events: this.records ? events : undefined,
    });
  }

  /// Whether this was for the tiles.
  load({ code, tile, picture }) {
    switch (code) {
      case Code.loadTile: if (!this.isFar) this.tiles.load(tile); return true;
      case Code.dropTile: (this.tiles ?? this.bitmaps).drop(tile); return true;
      case Code.askPicture: this.tiles.unmeasured.add(picture); return true;
      default: return false;
    }
  }
}

class Bitmaps extends Map {
  /// Somebody may fetch what is missing, or want to know what is drawn.
  get(key) {
    this.drawn?.add(key);
    const bitmap = super.get(key);
    if (!bitmap) this.fetch?.(key);
    return bitmap;
  }

  drop({ key }) {
    super.get(key)?.close();
    this.delete(key);
  }
}

/// Files as they are and a gallery's tiles are what most pages show: for all else there is a promise.
const picture = (entry, player) => (!(entry.isFile || entry.tiles) || entry.sources || entry.slide
  ? import('./sources.js').then(({ makePicture }) => makePicture(entry, player)) : new Picture(entry));

// One file is fetched sooner than two: as a worker's script it serves the page, which else imports it.
if (self.WorkerGlobalScope) servePlayers(Player);
