// The photo browser in a page:
//
//     import { PhotoBrowser } from './zoomscroll.js';
//     const browser = await PhotoBrowser.open(element, { manifest: 'gallery.json' });
//
// Instead of a manifest, `pictures: [{ src, name, width, height }]` shows files as they are; only `src` is needed.
import { Engine } from './engine.js';
import { Code } from './frame.js';
import { compileModule } from './module.js';
import { Picture, readManifest } from './pictures.js';
import { Stage } from './stage.js';
import { Tiles } from './tiles.js';

const placeholderStyle = { position: 'absolute', width: '100%', height: '100%', objectFit: 'contain', pointerEvents: 'none' };
/// The background of the engine's screen, so that nothing flashes.
const background = 'rgb(15 15 15)';

/// Events bear UIKit's names, `scrollViewDidZoom` for example; `detail` has `time`, `offset`, `zoom`, and what
/// the call brings (`velocity`, `target`, `decelerate`, `scale`, `page`).
export class PhotoBrowser extends EventTarget {
  /// Shows pictures in `element`, which has a size of its own.
  ///
  /// - manifest: the address of a gallery.json.
  /// - pictures: in place of a manifest: `{ src, name, width, height }` for each.
  /// - wasm: the address of the module.
  /// - page: the picture to begin with.
  /// - byteLimit: the most that decoded pixels may take.
  /// - records: keeps what the engine is fed and what its delegate hears, in `recording`.
  static async open(element, options = {}) {
    const {
      manifest, pictures, wasm = new URL('gallery.wasm.gz', import.meta.url), page = 0, byteLimit = 96 * 2 ** 20,
      records = false,
    } = options;
    const browser = new PhotoBrowser(element, records);
    try {
      browser.pictures = manifest
        ? await readManifest(manifest) : (pictures ?? []).map((entry) => new Picture(entry));
      if (!browser.pictures.length) throw new Error('There are no pictures to show.');
      browser.showFirst(browser.pictures[page] ?? browser.pictures[0]);
      // One sees something before the module takes the line.
      await browser.placeholder.decode().catch(() => {});
      await browser.start(await Engine.instantiate(await compileModule(wasm)), page, byteLimit);
    } catch (error) {
      browser.showProblem(error);
      throw error;
    }
    return browser;
  }

  constructor(element, records) {
    super();
    this.bitmaps = new Map();
    this.stage = new Stage(element, {
      bitmaps: this.bitmaps, records, onNews: (item, time) => this.hear(item, time),
    });
    this.stage.surface.style.background = background;
  }

  /// The first picture waits for no module.
  showFirst(picture) {
    this.placeholder = Object.assign(document.createElement('img'), { src: picture.first, alt: '' });
    Object.assign(this.placeholder.style, placeholderStyle);
    this.stage.surface.prepend(this.placeholder);
  }

  showProblem(error) {
    const text = Object.assign(document.createElement('p'), { textContent: error.message });
    text.setAttribute('role', 'alert');
    Object.assign(text.style, { color: 'white', font: '15px system-ui, sans-serif', textAlign: 'center', margin: '20vh 24px' });
    this.placeholder?.remove();
    this.stage.surface.append(text);
  }

  async start(engine, page, byteLimit) {
    const { calls } = engine;
    this.calls = calls;
    this.tiles = new Tiles(this.pictures, engine, this.bitmaps, () => this.stage.wake());
    calls.begin(byteLimit);
    for (const { name, width, height } of this.pictures) {
      engine.say(name);
      calls.addPicture(width, height);
    }
    calls.show();
    this.stage.afterFrame = () => this.frameIsDrawn();
    this.stage.start(engine);
    if (page > 0) this.setPage(page, { animated: false });
  }

  /// The canvas takes over when it has something to show.
  frameIsDrawn() {
    if (!this.stage.painter.hasContent) return;
    this.stage.canvas.style.visibility = '';
    this.placeholder?.remove();
    this.stage.afterFrame = undefined;
  }

  hear(item, time) {
    switch (item.code) {
      case Code.loadTile: this.tiles.load(item.tile); break;
      case Code.dropTile: this.tiles.drop(item.tile); break;
      case Code.askPicture: this.tiles.measure(item.picture); break;
      case Code.title: this.title = item.title; break;
      case Code.call: {
        const { code, name, ...detail } = item;
        this.dispatchEvent(new CustomEvent(name, { detail: { time, ...detail } }));
        break;
      }
    }
  }

  // MARK: As UIKit calls them

  get numberOfPages() {
    return this.pictures.length;
  }

  get page() {
    return this.calls.page();
  }

  setPage(page, { animated = false } = {}) {
    this.calls.setPage(page, animated ? 1 : 0);
    this.stage.wake();
  }

  get zoomScale() {
    return this.calls.zoomScale();
  }

  setZoomScale(scale, { animated = false } = {}) {
    this.calls.setZoomScale(scale, animated ? 1 : 0);
    this.stage.wake();
  }

  /// `script` and `eventLog`, for `zoomscroll play`; undefined when nothing is recorded.
  get recording() {
    return this.stage.recording;
  }

  close() {
    this.stage.close();
    this.tiles?.close();
  }
}
