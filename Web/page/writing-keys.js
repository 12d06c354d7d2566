// What keys mean to a text of the engine's.
import { keys } from '../shared/wire.js';

export const [shift, control] = [1, 2];
const isMac = /Mac|iP(hone|ad|od)/.test(navigator.platform);

/// What a key means to the engine: nothing where the browser makes a text of it, or has its own use for it.
export function keyFor({ key: name, shiftKey, ctrlKey, metaKey, altKey }, state) {
  const command = isMac ? metaKey : ctrlKey;
  const held = shiftKey ? shift : 0;
  if ([...name].length === 1) {
    const letter = name.toLowerCase();
    if (!command || altKey || !'azy'.includes(letter)) return undefined;
    return { name: letter, modifiers: held | control, isOurs: true };
  }
  if (!keys.includes(name) || (altKey && !isMac)) return undefined;
  if (name === 'Tab') return tabFor(shiftKey, held, state);
  const isOurs = name !== 'Escape' && !/^F\d/.test(name);
  if (isMac && metaKey) {
    const ends = { ArrowLeft: 'Home', ArrowRight: 'End', ArrowUp: 'Home', ArrowDown: 'End' };
    if (!ends[name]) return undefined;
    return { name: ends[name], modifiers: held | (name === 'ArrowUp' || name === 'ArrowDown' ? control : 0), isOurs };
  }
  return { name, modifiers: held | ((isMac ? altKey : ctrlKey) ? control : 0), isOurs };
}

/// From the last field one comes out of the view, as from any other element of the page.
function tabFor(isBack, modifiers, { isMultiline, hasBefore, hasBehind } = {}) {
  if (isMultiline || !(isBack ? hasBefore : hasBehind)) return undefined;
  return { name: 'Tab', modifiers, isOurs: true };
}
