// Pictures in an element of the page: loads them, shows the first at once, and hands everything else to the engine.
import { Code } from '../shared/wire.js';
import { Accessibility, makeElement, texts } from './accessibility.js';
import { Failures } from './failures.js';
import { picture } from './manifest.js';
import { compileModule } from './module.js';
import { makeRecording, Stage } from './stage.js';
import { backgroundOf, reducesMotion, sides } from './styles.js';

/// Milliseconds that the engine waits for something to be seen, and then for the photo.
const longestWait = 700;
const longestWaitForPhoto = 2000;
/// Bytes of a photo that comes before the engine: waiting for it takes as long as a few times the engine's own files.
const smallPhoto = 2 ** 19;
/// How many files were fetched: all but the first find an engine, or one that comes, and are decoded by it alone.
let files = 0;
/// Of a photo that is not where its thumbnail was, milliseconds.
const fading = 150;

/// The address of a module that can do all of it.
export const standardEngine = () => new URL('./gallery.wasm.gz', import.meta.url);

const within = (milliseconds, promise) => Promise.race([promise, new Promise((resolve) => { setTimeout(resolve, milliseconds); })]);

const placeholderStyle = {
  position: 'absolute', inset: '0', margin: 'auto', width: '100%', height: '100%', objectFit: 'contain',
  pointerEvents: 'none',
};

/// What kinds of views have of their own:
/// - begin(page): has the module show the pictures; `page` comes first.
/// - tellChanges(): everything rests; says what somebody who does not see it should know.
/// - zoomScale: 1 is fitted, as the last frame showed it.
export class PictureView extends EventTarget {
  /// Shows pictures in `element`, which has a size of its own.
  static async open(element, options = {}) {
    const { wasm = standardEngine(), byteLimit = 96 * 2 ** 20 } = options;
    const recording = options.records ? await makeRecording() : undefined;
    // At once, where nothing is recorded: whoever shows the element next can give it the focus.
    const view = new this(element, { ...options, recording });
    try {
      const list = view.list(options);
      // What is there already is seen at once.
      view.pictures = list.then ? await list : list;
      if (!view.pictures.length) throw new Error('No pictures.');
      view.stage.isLocal ||= view.pictures.some(({ pins }) => pins);
      const page = view.pictures[options.page] ? options.page : 0;
      view.firstPage = page;
      view.showFirst(view.pictures[page]);
      const photo = view.fetchFirst(page);
      view.didShowFirst?.(view);
      if (options.settings || navigator.connection?.saveData || view.pictures.some(({ slide }) => slide)) {
        await (await import('./extras.js')).equip(view, { settings: options.settings, entries: options.pictures });
      }
      // One sees something before the module takes the line, but not for long: without it nothing can be touched.
      await within(longestWait, view.placeholder.decode().catch(() => {}));
      await within(longestWaitForPhoto, photo);
      await view.start(compileModule(wasm), page, byteLimit);
    } catch (error) {
      view.stage.end();
      view.showProblem();
      throw error;
    }
    return view;
  }

  /// - accessible: see `Accessibility`.
  constructor(element, { recording, onCall, didShowFirst, settings }, accessible) {
    super();
    Object.assign(this, { onCall, didShowFirst });
    /// Of events that somebody has listened for: no others are made.
    this.heardTypes = new Set();
    this.stage = new Stage(element, {
      // Pins are to be where the picture is in every frame.
      recording, isLocal: settings?.pins, onNews: (item, time) => this.hear(item, time), onFailure: (error) => {
        reportError(error);
        this.showProblem();
      },
    });
    this.accessibility = new Accessibility(this.stage, accessible);
  }

  /// All that it shows.
  list({ pictures = [], request }) {
    return pictures.map((entry) => picture({ request, ...entry }));
  }

  /// A number that the last frame told, by its place; undefined before the first.
  read(place) {
    return this.stage.state.reading[place];
  }

  addEventListener(type, ...more) {
    this.heardTypes.add(type);
    this.stage.post('hear', this.heard);
    super.addEventListener(type, ...more);
  }

  /// The delegate's calls that somebody wants to know of; nothing: all.
  get heard() {
    return this.onCall || this.recording ? undefined : [...this.heardTypes];
  }

  /// The first picture waits for no module.
  showFirst({ thumbnail, image, isFile, request }) {
    // An `img` says nothing of who asks.
    const file = isFile && !request ? image : '';
    const placeholder = makeElement('img', { src: thumbnail ?? file, alt: '' });
    this.placeholder = placeholder;
    Object.assign(placeholder.style, placeholderStyle);
    // Nobody sees the sign of a picture that is broken.
    placeholder.addEventListener('error', () => {
      if (file && placeholder.src !== file) placeholder.src = file;
      else placeholder.style.display = 'none';
    });
    this.setBusy(true);
    this.stage.layer.prepend(this.placeholder);
    this.ground = backgroundOf(this.stage.surface);
  }

  /// Its file is fetched beside the engine, which would ask for it only when it runs. The page's first is seen before that, if it is small.
  async fetchFirst(page, signal = this.stage.listeners.signal) {
    const { image, isFile, request, sources, thumbnail } = this.pictures[page];
    // Without a thumbnail it is the placeholder.
    if (!isFile || sources || !thumbnail) return;
    this.first = page;
    // Another one stands for a page that is turned to meanwhile.
    const { placeholder } = this;
    const answer = fetch(image, { ...request, priority: 'low', signal });
    this.file = answer.then((response) => (response.ok ? response.blob() : undefined)).catch(() => {});
    let src;
    try {
      const { headers } = await within(longestWait, answer);
      files += 1;
      if (files > 1 || !(parseInt(headers.get('content-length')) <= smallPhoto)) return;
      src = URL.createObjectURL(await this.file);
      await makeElement('img', { src }).decode();
      placeholder.src = src;
      await placeholder.decode();
      if (placeholder === this.placeholder) this.setBusy(false);
    } catch {
      // The engine says what is wrong with it.
    }
    URL.revokeObjectURL(src);
  }

  /// A picture can be seen without an engine, too. What went wrong is for developers, who hear of it.
  showProblem() {
    this.setBusy(false);
    const { image, isFile, name, thumbnail } = this.pictures?.[(this.stage.state.time ? this.page : this.firstPage) ?? 0] ?? {};
    const shown = isFile ? image : thumbnail;
    if (shown) {
      Object.assign(this.placeholder.style, { transform: '', opacity: '' });
      this.placeholder.alt = name;
      if (this.placeholder.src !== shown) this.placeholder.src = shown;
      this.stage.canvas.replaceWith(this.placeholder);
      return;
    }
    // There is nothing that buttons could do, but the one that closes.
    if (!this.stage.controls) this.accessibility.controls.remove();
    const text = makeElement('p', { role: 'alert' }, this.pictures?.length === 0 ? texts.nothing : texts.failed);
    Object.assign(text.style, {
      position: 'absolute', inset: '0', display: 'grid', placeContent: 'center', margin: '24px', textAlign: 'center',
      color: backgroundOf(this.stage.surface)[1] > 0.5 ? 'black' : 'white', font: '15px system-ui, sans-serif',
    });
    this.stage.surface.append(text);
  }

  async start(module, page, byteLimit) {
    this.isTranslucent = this.ground[3] < 1;
    await this.stage.open(module, this.heard, this.isTranslucent);
    const { unfetched, unreadable } = texts;
    this.stage.post('show', this.pictures, byteLimit, { unfetched, unreadable }, this.first);
    this.file?.then((file) => this.stage.post('came', file));
    this.begin(page);
    this.followBackground();
    this.stage.afterFrame = () => this.frameIsDrawn();
    this.stage.followers.add({ follow: () => this.setBusy(this.stage.state.pending.includes(this.page ?? 0)) });
    this.stage.start();
    this.failures = new Failures(this);
    this.didStart?.();
    Object.assign(this.stage.input, { isElsewhere: this.isElsewhere, keepsKey: this.keepsKey, wheelZooms: this.wheelZooms });
    this.settings?.start();
  }

  /// Keys are the view's, without a ring around it.
  focus() {
    this.stage.surface.focus({ preventScroll: true, focusVisible: false });
  }

  /// What could not be had is asked for once more, at once.
  retry() {
    this.failures.retry();
  }

  /// Mirrors the picture of a page, and then turns it to the right by so many quarters.
  turn(quarters, isFlipped, page) {
    return this.rotate(90 * quarters, isFlipped, page);
  }

  /// Moves a zoomed picture so that this point of it, in shares of its size, is in the middle.
  lookAt(...place) {
    return this.inLine('lookAt', place);
  }

  /// After what was asked for before: see `looking.js`.
  inLine(...wish) {
    this.looking ??= import('./looking.js').catch((error) => {
      this.looking = undefined;
      throw error;
    });
    return this.looking.then(({ inLine }) => inLine(this, ...wish));
  }

  /// By so many degrees.
  async rotate(degrees, isFlipped = false, page = this.page ?? 0) {
    await (await import('./turning.js')).turn(this, page, degrees, isFlipped);
  }

  /// The engine's ground is the surface's, which style sheets decide.
  followBackground() {
    const { stage, stage: { surface } } = this;
    // What shines through is the surface's own. What it has while a lightbox is coming out of a thumbnail is not its ground.
    const tell = () => stage.call('setBackground', ...this.ground.slice(0, 3), this.isTranslucent ? 0 : 1);
    tell();
    // It lasts a moment, whatever has changed it: browsers tell of that. What fingers fade comes back.
    surface.addEventListener('transitionend', ({ target }) => {
      if (target !== surface || surface.style.backgroundColor) return;
      this.ground = backgroundOf(surface);
      tell();
    }, stage.listeners);
  }

  /// The canvas takes over when it has something to show.
  frameIsDrawn() {
    const { input, state: { hasContent, pending } } = this.stage;
    const { page = 0 } = this;
    // A picture that is still full of holes takes over for a finger only: it follows that.
    const isWhole = this.zoomScale === 1 && page === this.firstPage;
    const { placeholder, stage: { canvas } } = this;
    // Nothing stands for a map.
    if (!hasContent || pending.includes(this.firstPage) && isWhole && placeholder.naturalWidth && !input.contacts.size) return this.carryFirst();
    canvas.style.visibility = '';
    // What was cropped does not lie on the photo.
    if (placeholder?.style.objectFit === 'cover' && !reducesMotion()) {
      canvas.animate({ opacity: [0, 1] }, { duration: fading }).finished.then(() => placeholder.remove(), () => {});
    } else {
      placeholder?.remove();
    }
    this.stage.afterFrame = undefined;
    this.isShown = true;
  }

  /// What is seen of the first picture goes where the engine has its page.
  carryFirst() {
    const place = this.placeOf(this.firstPage);
    const { style } = this.placeholder;
    style.opacity = place ? '' : '0';
    if (!place?.width) return;
    const { stage: { surface }, zoomScale: scale } = this;
    // It lies where its page rests; one of unknown size has all of the view.
    const [top, right, bottom, left] = this.pictures[this.firstPage].width ? sides(this.padding) : [0, 0, 0, 0];
    // The engine's pages lie on whole pixels.
    const away = (length) => (Math.abs(length) < 1 ? 0 : length);
    const across = away(place.x + place.width / 2 - (surface.clientWidth + left - right) / 2);
    const down = away(place.y + place.height / 2 - (surface.clientHeight + top - bottom) / 2);
    style.transform = across || down || scale !== 1 ? `translate(${across}px, ${down}px) scale(${scale})` : '';
  }

  /// Whether something of the picture that is shown is on its way.
  setBusy(isBusy) {
    this.stage.surface.classList.toggle('busy', isBusy);
  }

  hear(item, time) {
    switch (item.code) {
      case Code.title: this.title = item.title; break;
      // The answer, when it was known.
      case Code.askPicture: {
        const { picture: page, problem, width, height, isImage, status } = item;
        if (isImage) {
          this.tryImage(page);
          break;
        }
        const entry = this.pictures[page];
        if (width) Object.assign(entry, { width, height });
        else if (entry.toldProblem !== problem) this.tell('pictureDidFail', { page, message: problem, status });
        Object.assign(entry, { problem, toldProblem: problem, status });
        break;
      }
      case Code.accessibility:
        this.accessibility.show(item.elements, item.size);
        this.tellChanges();
        break;
      case Code.call: {
        const { code, name, ...values } = item;
        // Where it goes round there are more pages than pictures.
        if (values.page !== undefined) values.page %= this.pictures.length;
        this.tell(name, { time, ...values });
        break;
      }
    }
  }

  /// The engine cannot read it, but the browser may show it.
  async tryImage(page) {
    const size = await import('./browser-images.js').then(({ showImage }) => showImage(this, page)).catch(() => {});
    this.stage.post('image', page, size);
  }

  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
    this.onCall?.(name, detail);
  }

  /// Everything is at rest: says by how much it is zoomed when that is news.
  tellZoom() {
    const percent = Math.round(this.zoomScale * 100);
    const isNews = this.toldPercent !== undefined && percent !== this.toldPercent;
    this.toldPercent = percent;
    return isNews ? percent : undefined;
  }

  /// `script` and `eventLog`, for `zoomscroll play`; undefined when nothing is recorded.
  get recording() {
    return this.stage.recording;
  }

  close() {
    this.stage.controls?.close();
    this.accessibility.close();
    this.stage.close();
  }
}
