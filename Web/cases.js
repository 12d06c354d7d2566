// The cases in a page, one at a time:
//
//     import { CaseView, cases } from './cases.js';
//     for (const { name, summary } of await cases()) …
//     const view = await CaseView.open(element, 'pins');
import { Engine } from './engine.js';
import { Code } from './frame.js';
import { compileModule } from './module.js';
import { makeRecording, Stage } from './stage.js';

/// How many numbers a reading has.
const readingLength = 9;
const standardModule = new URL('cases.wasm.gz', import.meta.url);

/// All cases: name, document and summary of each.
export async function cases(wasm = standardModule) {
  return list(await Engine.instantiate(await compileModule(wasm)));
}

function list(engine) {
  return Array.from({ length: engine.calls.caseCount() }, (_, index) => {
    const [name, document, summary] = engine.texts(engine.calls.describeCase(index), 3);
    return { name, document, summary };
  });
}

/// A case that fills an element. Events bear UIKit's names, as those of `PhotoBrowser`; `onFrame`, if set, is called
/// with the time of every frame, seconds.
export class CaseView extends EventTarget {
  static async open(element, name, { wasm = standardModule, records } = {}) {
    const engine = await Engine.instantiate(await compileModule(wasm));
    const index = list(engine).findIndex((example) => example.name === name);
    if (index < 0) throw new Error(`There is no case "${name}".`);
    return new CaseView(element, engine, index, records ? await makeRecording() : undefined);
  }

  constructor(element, engine, index, recording) {
    super();
    this.stage = new Stage(element, { recording, onNews: (item, time) => this.hear(item, time) });
    this.stage.canvas.style.visibility = '';
    engine.calls.showCase(index);
    this.stage.afterFrame = (time) => this.onFrame?.(time);
    this.stage.start(engine);
  }

  /// What the case's scroll view does now: offset x and y, zoom scale; the least offset x and y that are allowed at
  /// rest, the greatest; the least zoom scale and the greatest. The numbers stay until the next frame.
  get reading() {
    const { engine } = this.stage;
    const address = engine.calls.readCase();
    const { memory } = engine;
    if (this.numbers?.buffer !== memory || this.numbers.byteOffset !== address) {
      this.numbers = new Float64Array(memory, address, readingLength);
    }
    return this.numbers;
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
    if (item.code !== Code.call) return;
    const { code, name, ...detail } = item;
    this.dispatchEvent(new CustomEvent(name, { detail: { time, ...detail } }));
  }

  /// `script` and `eventLog`, for `zoomscroll play`; undefined when nothing is recorded.
  get recording() {
    return this.stage.recording;
  }

  close() {
    this.stage.close();
  }
}
