// The photo browser: what `zoomscroll.js` gives to pages.
import { icons, texts } from './accessibility.js';
import { FailedPages } from './failed-pages.js';
import { readManifest } from './gallery-manifest.js';
import { PictureView } from './picture-view.js';
import { fitted, intersection, isCropped } from '../shared/geometry.js';
import { adoptStyles, makeSheet, sides } from './styles.js';
import { numberOf } from '../shared/wire.js';

// A page may have assigned its own already.
Object.assign(texts, {
  photos: 'Photos', browser: 'photo browser', previous: 'Previous photo', next: 'Next photo', close: 'Close',
  page: (name, page, count) => `${name}, ${page} of ${count}`, ...texts,
});
Object.assign(icons, { previous: 'M15 5l-7 7 7 7', next: 'M9 5l7 7-7 7', close: 'M6 6l12 12M18 6L6 18', ...icons });

const sheet = makeSheet('.zoomscroll-button:is(.previous, .next):dir(rtl) svg { transform: scaleX(-1); }');

/// What is read of the browser. As in Swift: BrowserReading.
const Reading = {
  page: 0, zoomScale: 1, maximumZoomScale: 2, roomAbove: 3, roomBelow: 4, phase: 5, frameX: 6, frameY: 7, frameWidth: 8,
  frameHeight: 9, cover: 10, share: 11, awaitedPage: 12,
};
/// Behind these come, for each page that is near, its number and its frame.
const firstPlace = Object.keys(Reading).length;
const placeLength = 5;
/// Seconds for which the photo before stays while nothing has come of the one that a key asks for. As in Swift: ControlsTunables.patience.
const patience = 0.5;
/// Seconds within which the engine takes a second click for a double click. As in Swift: Tunables.doubleTapPause.
const doubleTapPause = 0.35;
/// Controls that only who names them has. As in `tools.js`.
const tools = /\b(slideshow|rotate|fullscreen)\b/;

/// Events bear UIKit's names, `scrollViewDidZoom` for example; `detail` has `time`, `offset`, `zoom`, and what
/// the call brings (`velocity`, `target`, `decelerate`, `scale`, `page`).
///
/// Options of `open`:
/// - manifest: the address of a gallery.json.
/// - pictures: in place of a manifest: `{ src, name, width, height }` for each.
/// - wasm: the address of the module.
/// - page: the picture to begin with.
/// - maxZoom: how far every picture can be zoomed; left out, each as far as its detail goes.
/// - controls: which of `arrows counter zoom close caption` lie over the pictures; empty: all, left out: none.
/// - closeButton: in the page already, for `controls`.
/// - captionOf: an element of the page that says more of the photo on a page than its own caption, or nothing.
/// - label: what screen readers call it.
/// - byteLimit: the most that decoded pixels may take.
/// - records: keeps what the engine is fed and what its delegate hears, in `recording`.
export class PhotoBrowser extends PictureView {
  constructor(element, options) {
    super(element, options, {
      label: options.label ?? texts.photos, roleDescription: texts.browser,
      // The keys of the engine, so that a button does what the keyboard does.
      actions: {
        previous: () => this.press('PageUp'), next: () => this.press('PageDown'), zoomIn: () => this.press('+'),
        zoomOut: () => this.press('-'), fit: () => this.press('0'),
      },
    });
    adoptStyles(element.getRootNode(), sheet);
    this.maxZoom = options.maxZoom;
    this.controlNames = options.controls;
    this.closeButton = options.closeButton;
    this.dismiss = options.dismiss;
    this.captionOf = options.captionOf;
    this.padding = options.settings?.padding;
    this.given = { list: options.pictures, request: options.request };
    /// Whoever has it can use it.
    this.ready = Promise.resolve();
    this.stage.followers.add(this);
    new FailedPages(this);
    const { surface } = this.stage;
    surface.addEventListener('click', ({ detail, timeStamp }) => { if (detail === 1) this.clicked = timeStamp; });
    surface.addEventListener('dblclick', (event) => this.doubleClick(event));
    this.controlled = new Promise((resolve) => { this.didStart = () => resolve(this.setControls(this.controlNames)); });
  }

  list({ manifest, ...options }) {
    return manifest ? readManifest(manifest, options.request) : super.list(options);
  }

  frameIsDrawn() {
    const { page, stage: { input, state: { pending } } } = this;
    // Somebody has turned to another one before there was an engine: what stands for that comes first.
    if (page !== this.firstPage && pending.includes(page) && !input.contacts.size) {
      this.placeholder.remove();
      this.firstPage = page;
      this.showFirst(this.pictures[page]);
    }
    super.frameIsDrawn();
  }

  /// It is given up when somebody has turned on, and nothing waits for it any more.
  fetchFirst(page) {
    const controller = new AbortController();
    const { followers, listeners: { signal } } = this.stage;
    signal.addEventListener('abort', () => controller.abort());
    const follow = () => {
      if (this.page === page || this.stage.state.pending.includes(page)) return;
      controller.abort();
      followers.delete(follower);
    };
    const follower = { follow };
    const done = super.fetchFirst(page, controller.signal);
    this.file?.then(() => followers.delete(follower));
    followers.add(follower);
    return done;
  }

  /// Not larger than the engine will show it: with a CSS pixel for each of the picture.
  showFirst(picture) {
    super.showFirst(picture);
    const { placeholder } = this;
    const padding = sides(this.padding);
    if (padding.some(Boolean)) {
      const [top, right, bottom, left] = padding.map((side) => `${side}px`);
      Object.assign(placeholder.style, {
        inset: `${top} ${right} ${bottom} ${left}`, width: `calc(100% - ${left} - ${right})`, height: `calc(100% - ${top} - ${bottom})`,
      });
    }
    const bound = (width, height) => Object.assign(placeholder.style, {
      maxWidth: `${width}px`, maxHeight: `${height}px`,
    });
    const { width, height, thumbnail } = picture;
    if (width) bound(width, height);
    placeholder.onload = () => {
      const { naturalWidth, naturalHeight } = placeholder;
      // A file as it is says its size itself.
      if (!width && placeholder.src !== thumbnail) bound(naturalWidth, naturalHeight);
      // What was cropped has not the photo's proportions, and fills its frame.
      if (width && isCropped({ width: naturalWidth, height: naturalHeight }, picture)) this.fill(picture, padding);
    };
  }

  fill(picture, padding) {
    const { placeholder, stage: { surface } } = this;
    const room = { width: surface.clientWidth, height: surface.clientHeight };
    const { x, y, width, height } = fitted(picture, room, padding);
    const share = (length, all) => `${100 * length / all}%`;
    Object.assign(placeholder.style, {
      inset: 'auto', margin: '0', objectFit: 'cover', left: share(x, room.width), top: share(y, room.height), width: share(width, room.width),
      height: share(height, room.height),
    });
  }

  /// As when the first one came: a page is seen by its thumbnail until the engine has it.
  standIn(page) {
    const { stage } = this;
    Object.assign(this, { firstPage: page, isShown: false });
    this.placeholder.remove();
    this.showFirst(this.pictures[page]);
    stage.canvas.style.visibility = 'hidden';
    stage.afterFrame = () => this.frameIsDrawn();
  }

  /// After each frame.
  follow() {
    this.fillHole();
    const awaited = this.read(Reading.awaitedPage);
    if (awaited === this.awaited) return;
    this.awaited = awaited;
    clearTimeout(this.timer);
    if (!(awaited >= 0)) return;
    const page = awaited % this.numberOfPages;
    // A thumbnail stands for it.
    this.timer = setTimeout(() => this.setPage(page), this.pictures[page].thumbnail ? 0 : 1000 * patience);
  }

  /// Who has gone far looks at a photo of which nothing has come.
  fillHole() {
    const { page, stage: { input, state: { hasContent, pending } } } = this;
    const { thumbnail } = this.pictures[page];
    if (this.isShown && !hasContent && pending.includes(page) && !input.contacts.size && thumbnail && !this.turned?.[page]) this.standIn(page);
  }

  /// They come with the engine.
  async setControls(names) {
    const { stage } = this;
    this.controlNames = names;
    stage.controls?.close();
    stage.controls = undefined;
    if (names === undefined || !stage.player) return;
    const [{ Controls }, more] = await Promise.all([import('./controls.js'), tools.test(names) && import('./tools.js')]);
    if (names !== this.controlNames || stage.controls || stage.isClosed) return;
    stage.controls = new Controls(this, names, this.closeButton, more ? more.makeTools(this, names) : []);
  }

  setCaptions(captions) {
    captions.forEach((caption = '', index) => Object.assign(this.pictures[index], { caption }));
    this.stage.controls?.refresh();
  }

  begin(page) {
    this.stage.state.reading = [page, 1];
    this.settings?.begin();
    this.stage.call('show', page);
    this.settings?.show();
    if (this.dismiss) this.stage.call('beginDismissing', ...['drag', 'pinch'].map((way) => (this.dismiss.includes(way) ? 1 : 0)));
    this.setZoomLimit(this.maxZoom);
    // The controls have the name, once they are there; where it goes round the engine counts others.
    if (this.controlNames !== undefined || this.settings?.settings.loop) this.stage.call('setNaming', 0);
  }

  /// As if a key were pressed.
  press(key) {
    for (const phase of ['down', 'up']) {
      this.stage.input.append({ kind: 'key', phase, key: numberOf(key), modifiers: 0, time: performance.now() / 1000 });
    }
  }

  /// Systems wait longer for the second click than the engine, which is made for fingers.
  async doubleClick(event) {
    const { down } = this.stage.input;
    if (down?.pointerType !== 'mouse' || !(down.timeStamp - this.clicked > 1000 * doubleTapPause) || this.isElsewhere?.(event)) return;
    const place = this.stage.input.place(event);
    const { Settings } = await import('./settings.js');
    (this.settings ?? new Settings(this, {})).doubleClicked(place);
  }

  /// Everything rests.
  tellChanges() {
    const { page } = this;
    const percent = this.tellZoom();
    const { name } = this.pictures[page];
    if (this.toldPage !== undefined && page !== this.toldPage) {
      this.accessibility.announce(texts.page(name, ...this.countOf(page)));
    } else if (percent !== undefined) {
      this.accessibility.announce(texts.zoom(percent));
    }
    this.toldPage = page;
    this.onRest?.();
    const isFitted = this.zoomScale <= 1;
    const hasEnds = !this.settings?.settings.loop;
    this.accessibility.disable({
      previous: hasEnds && page === 0, next: hasEnds && page === this.numberOfPages - 1, zoomOut: isFitted, fit: isFitted,
      zoomIn: this.zoomScale >= this.maximumZoomScale,
    });
  }

  // MARK: As UIKit calls them. What is read is what the last frame showed.

  get numberOfPages() {
    return this.pictures.length;
  }

  /// Which one of how many a photo is, as people count: its list may be another one by now.
  countOf(page) {
    return [page + 1, this.numberOfPages];
  }

  get page() {
    return (this.read(Reading.page) ?? this.firstPage ?? 0) % this.numberOfPages;
  }

  setPage(page, { animated = false } = {}) {
    return this.stage.call('setPage', page, animated ? 1 : 0);
  }

  get zoomScale() {
    return this.read(Reading.zoomScale) ?? 1;
  }

  get maximumZoomScale() {
    return this.read(Reading.maximumZoomScale);
  }

  /// Of the picture of a page that is near, in the element; undefined for all others.
  placeOf(page) {
    const { reading } = this.stage.state;
    for (let at = firstPlace; at < reading.length; at += placeLength) {
      if (reading[at] % this.numberOfPages === page) return rect(reading, at + 1);
    }
    return undefined;
  }

  /// As an element has it.
  get pictureFrame() {
    return this.placeOf(this.page);
  }

  /// What files are asked for with. When it changes, what is seen stays, and what comes is asked for so.
  get fetchOptions() {
    return this.given.request;
  }

  set fetchOptions(options) {
    this.given.request = options;
    // As of an element; pictures may say something else.
    const asked = { fetchOptions: options, list: this.given.list, addresses: this.pictures.map(({ image }) => image) };
    import('./renewal.js').then(({ askOtherwise }) => askOtherwise(asked, this));
  }

  /// Where in the shown picture an event of a pointer is, as `data-pin` has it.
  async placeAt(event) {
    return (await import('./turning.js')).placeIn(this, event);
  }

  /// What is seen of the picture that is shown, in the element; of one that has no place, all.
  get seen() {
    const { surface: { clientWidth: width, clientHeight: height } } = this.stage;
    const all = { x: 0, y: 0, width, height };
    return intersection(this.placeOf(this.page) ?? all, all);
  }

  /// How fingers hold the shown picture, which the last frame draws as if they did not: see `Transition`.
  get dismissal() {
    const { reading } = this.stage.state;
    return {
      phase: reading[Reading.phase], frame: rect(reading, Reading.frameX), cover: reading[Reading.cover],
      share: reading[Reading.share],
    };
  }

  /// Where a picture goes that fingers have taken away, in the element.
  setHome({ x, y, width, height }) {
    return this.stage.call('setHome', x, y, width, height);
  }

  /// How far it can still be scrolled. What leads aside turns pages.
  get room() {
    return { up: this.read(Reading.roomAbove), down: this.read(Reading.roomBelow), left: 1, right: 1 };
  }

  /// - centeredAt: `{ x, y }` in the element; left out, its middle.
  setZoomScale(scale, { centeredAt: { x, y } = {}, animated = false } = {}) {
    return this.stage.call('setZoomScale', scale, x, y, animated ? 1 : 0);
  }

  /// How far every picture can be zoomed; nothing: each as far as its detail goes.
  setZoomLimit(limit) {
    return this.stage.call('setZoomLimit', limit);
  }
}

const rect = (numbers, at) => ({ x: numbers[at], y: numbers[at + 1], width: numbers[at + 2], height: numbers[at + 3] });
