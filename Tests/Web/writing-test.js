// The case that one writes into, alone; with `?told` the server hears what is written.
import { CaseView } from './cases.js';
import { watchFrames } from './frames-test.js';

const wasm = new URL('writing.wasm.gz', location);
const view = await CaseView.open(document.querySelector('#form'), 'form', { wasm, records: true });
window.view = view;
window.until = async (isSo) => { while (!isSo()) await new Promise(requestAnimationFrame); };
window.frames = async (count) => { while (count--) await new Promise(requestAnimationFrame); };
window.settled = () => frames(3).then(() => until(() => view.isAtRest)).then(() => frames(3));
/// What the engine says of the text that the keyboard means, and what the page has of it.
window.state = () => {
  const { state, field, isFocused = false } = view.writing ?? {};
  if (!state) return { value: null, isFocused };
  const { value, start, end, rect: { x, y, width, height } } = state;
  const { left, top } = field.getBoundingClientRect();
  return {
    value: value.slice(1), start: start - 1, end: end - 1, caret: [x, y, width, height], field: [left, top], isFocused,
    shown: [field.value.slice(1), field.selectionStart - 1, field.selectionEnd - 1], kind: field.type, mode: field.inputMode,
    hint: field.enterKeyHint, capitals: field.autocapitalize, correction: field.getAttribute('autocorrect'),
  };
};
await until(() => view.reading.length && view.isAtRest);
window.isReady = true;

if (location.search === '?told') {
  let isPointed = false;
  addEventListener('pointermove', () => { isPointed = true; }, { capture: true });
  watchFrames(() => ({ state: view.stage?.state }));
  let told;
  const tell = () => {
    const { value, start, end, isFocused, shown } = state();
    const body = JSON.stringify({ page: 0, isPointed, value, start, end, isFocused, shown });
    if (body !== told && view.isAtRest) {
      told = body;
      fetch('told', { method: 'POST', body });
    }
    requestAnimationFrame(tell);
  };
  tell();
}
