// A program, or a controller, that fills an element: see uikit-view.js.
import { Code } from '../shared/wire.js';
import { ListAccessibility } from './lists.js';
import { compileModule } from '../page/module.js';
import { Stage } from '../page/stage.js';

export class ProgramView {
  static async open(element, { wasm, label, onFailure }) {
    const view = new ProgramView(element, label, onFailure);
    try {
      await view.stage.open(await compileModule(wasm), []);
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
    this.accessibility = new ListAccessibility(this.stage, { label, roleDescription: null, actions: {} });
    this.accessibility.controls.hidden = true;
  }

  setLabel(label) {
    this.stage.surface.ariaLabel = label;
  }

  hear({ code, elements, size, title }) {
    if (code === Code.accessibility) this.accessibility.show(elements, size);
    else if (code === Code.writing) this.hearWriting(title);
  }

  /// A program that nobody can write into never says so.
  async hearWriting(text) {
    this.opening ??= import('../page/writing.js');
    const { Writing } = await this.opening;
    if (this.stage.isClosed) return;
    this.writing ??= new Writing(this.stage, (id) => this.accessibility.nodes.get(id));
    this.writing.hear(text);
  }

  close() {
    this.writing?.close();
    this.accessibility.close();
    this.stage.close();
  }
}
