// The cases in a page, one at a time:
//
//     import { CaseView, cases } from './cases.js';
//     for (const { name, summary } of await cases()) …
//     const view = await CaseView.open(element, 'pins');
import { Code } from '../shared/wire.js';
import { compileModule, once } from './module.js';
import { makeRecording, Stage } from './stage.js';

const standardModule = new URL('cases.wasm.gz', import.meta.url);
const listOnce = once(list);

/// All cases: name, document and summary of each.
export function cases(wasm = standardModule) {
  return listOnce(wasm);
}

async function list(wasm) {
  const [{ Engine }, module] = await Promise.all([import('../player/player.js'), compileModule(wasm)]);
  const engine = await Engine.instantiate(module);
  return Array.from({ length: engine.calls.caseCount() }, (_, index) => {
    const [name, document, summary] = engine.texts(engine.calls.describeCase(index), 3);
    return { name, document, summary };
  });
}

/// A case that fills an element. Events bear UIKit's names, as those of `PhotoBrowser`; `onFrame`, if set, is called
/// with the time of every frame, seconds.
export class CaseView extends EventTarget {
  static async open(element, name, { wasm = standardModule, records } = {}) {
    const index = (await cases(wasm)).findIndex((example) => example.name === name);
    if (index < 0) throw new Error(`There is no case "${name}".`);
    const view = new CaseView(element, records ? await makeRecording() : undefined);
    try {
      await view.stage.open(compileModule(wasm));
    } catch (error) {
      view.close();
      throw error;
    }
    view.stage.call('showCase', index);
    view.stage.start();
    return view;
  }

  constructor(element, recording) {
    super();
    this.stage = new Stage(element, { recording, onNews: (item, time) => this.hear(item, time) });
    this.stage.canvas.style.visibility = '';
    this.stage.afterFrame = (time) => this.onFrame?.(time);
  }

  /// What the case's scroll view did in the last frame: offset x and y, zoom scale; the least offset x and y that are
  /// allowed at rest, the greatest; the least zoom scale and the greatest.
  get reading() {
    return this.stage.state.reading;
  }

  /// Fingers, a mouse button or a pen are down.
  get isTouched() {
    return this.stage.input.contacts.size > 0;
  }

  /// Nothing moves, and nothing will without being touched.
  get isAtRest() {
    return this.stage.isAtRest;
  }

  hear(item, time) {
    if (item.code === Code.writing) this.hearWriting(item.title);
    if (item.code !== Code.call) return;
    const { code, name, ...detail } = item;
    this.dispatchEvent(new CustomEvent(name, { detail: { time, ...detail } }));
  }

  /// Only what can be written into says so.
  async hearWriting(text) {
    this.opening ??= import('./writing.js');
    const { Writing } = await this.opening;
    if (this.stage.isClosed) return;
    this.writing ??= new Writing(this.stage);
    this.writing.hear(text);
  }

  /// `script` and `eventLog`, for `zoomscroll play`; undefined when nothing is recorded.
  get recording() {
    return this.stage.recording;
  }

  close() {
    this.writing?.close();
    this.stage.close();
  }
}
