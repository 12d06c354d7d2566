// A program, or a controller, that fills an element: see uikit-view.js.
import { Code } from '../shared/wire.js';
import { ListAccessibility } from './lists.js';
import { compileModule } from '../page/module.js';
import { Stage } from '../page/stage.js';

const windowless = 'The program made no window: make one in application(_:didFinishLaunchingWithOptions:), keep it as '
  + '`var window: UIWindow?` of its delegate, and call makeKeyAndVisible().';

/// What is no address stays: it is answered as one where nobody is.
function whole(address) {
  try {
    return new URL(address, document.baseURI).href;
  } catch {
    return address;
  }
}

export class ProgramView {
  static async open(element, { wasm, label, onFailure }) {
    const view = new ProgramView(element, label, onFailure);
    try {
      view.images = new URL('images/', new URL(wasm, document.baseURI));
      await view.stage.open(compileModule(wasm), []);
    } catch (error) {
      view.close();
      throw error;
    }
    const { width, height } = view.stage.surface.getBoundingClientRect();
    view.stage.call('startProgram', width, height);
    view.stage.start();
    return view;
  }

  constructor(element, label, onFailure) {
    this.stage = new Stage(element, { onNews: (item) => this.hear(item), onFailure });
    this.stage.canvas.style.visibility = '';
    /// What is fetched for some programs only, by its name: a promise of it.
    this.parts = {};
    this.accessibility = new ListAccessibility(this.stage, { label, roleDescription: null, actions: {} });
    this.accessibility.controls.hidden = true;
    this.stage.afterFrame = () => this.lookForMenus();
  }

  setLabel(label) {
    this.stage.surface.ariaLabel = label;
  }

  hear({ code, elements, size, title }) {
    if (code === Code.accessibility) this.accessibility.show(elements, size);
    else if (code === Code.writing) this.hearWords(title);
  }

  /// A program that nobody can write into, and that shares nothing, never says so.
  hearWords(text) {
    const [word, ...names] = text.split('\n');
    if (word === 'pictures') this.stage.post('fetchImages', names.map((name) => new URL(encodeURIComponent(name), this.images).href));
    else if (word === 'fetch') this.stage.post('fetchImages', [whole(names[1])], +names[0]);
    else if (word === 'windowless') this.failWithoutWindow();
    else if (text.startsWith('share')) this.have('share', async () => new (await import('./share.js')).Sharing(this.stage), text);
    else this.have('writing', async () => new (await import('../page/writing.js')).Writing(this.stage, (id) => this.accessibility.nodes.get(id)), text);
  }

  /// Whoever wrote the program looks there, since the page stays empty.
  failWithoutWindow() {
    console.error(windowless);
    this.stage.fail(windowless);
  }

  /// What is fetched when it is first spoken to, and hears all in order.
  async have(name, make, text) {
    this.parts[name] ??= make();
    const part = await this.parts[name];
    if (this.stage.isClosed) return;
    this[name] = part;
    part.hear(text);
  }

  /// The frames of a program without menus tell no numbers.
  async lookForMenus() {
    if (!this.stage.state.reading.length) return;
    this.stage.afterFrame = undefined;
    const { Menus } = await import('./menus.js');
    if (!this.stage.isClosed) this.menus = new Menus(this.stage, () => this.stage.state.reading[0]);
  }

  close() {
    this.menus?.close();
    this.writing?.close();
    this.accessibility.close();
    this.stage.close();
  }
}
