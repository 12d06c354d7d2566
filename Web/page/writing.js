// What somebody writes into a view of the engine's. A field of the page's that nobody sees stands where the caret is and has
// what is written around it: keyboards on screens and input methods know what they complete, and their windows come up in
// the right place. What changes in it becomes events; the engine answers with how it is now. Fetched when a module says that
// it can be written into.
import { numberOf } from '../shared/wire.js';
import { difference } from './writing-difference.js';
import { control, keyFor, shift } from './writing-keys.js';
import { fieldStyle, leastFontSize, setTraits } from './writing-traits.js';

/// As in Swift: WritingCode.
const Kind = { insert: 0, mark: 1, erase: 2, paste: 3 };
/// Stands before what is written, so that a keyboard on a screen can take away what is before the paragraph, too.
const guards = { text: '\n', password: '\u2022' };
/// A finger that moved farther was no tap, pixels.
const tapReach = 10;
/// Characters; the rest is left out.
const longestPaste = 1e6;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const units = (text, bytes) => decoder.decode(encoder.encode(text).subarray(0, bytes)).length;
const count = (text) => [...text].length;

export class Writing {
  /// - node: the element that assistive technology has for a view, by the view's number.
  constructor(stage, node = () => {}) {
    this.stage = stage;
    this.node = node;
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    const { surface } = stage;
    // Before the engine hears of it: what is not certain yet is written where it stands.
    surface.addEventListener('pointerdown', (event) => this.pressed(event), { signal, capture: true });
    surface.addEventListener('pointerup', (event) => this.released(event), { signal });
    surface.addEventListener('mousedown', (event) => {
      if (!this.field) return;
      event.preventDefault();
      this.focus();
    }, { signal });
    surface.addEventListener('focus', () => this.focus(), { signal });
    globalThis.visualViewport?.addEventListener('resize', () => this.show(), { signal });
    stage.followers.add(this);
  }

  close() {
    this.listeners.abort();
    this.stage.followers.delete(this);
    this.drop();
  }

  get isFocused() {
    return this.field !== undefined && this.stage.surface.getRootNode().activeElement === this.field;
  }

  // MARK: What the engine says

  hear(text) {
    const end = text.indexOf('\n');
    const [word, ...numbers] = (end < 0 ? text : text.slice(0, end)).split(' ');
    const rest = end < 0 ? '' : text.slice(end + 1);
    switch (word) {
      case 'state': this.isWrittenInto(numbers.map(Number), rest); break;
      case 'nobody':
        this.state = undefined;
        this.drop();
        break;
      case 'copy': this.copy(rest); break;
      case 'paste': navigator.clipboard?.readText().then((words) => this.paste(words), () => {}); break;
    }
    this.follow();
  }

  isWrittenInto([id, x, y, width, height, anchor, caret, bits, keyboard, returnKey, capital, correction], text) {
    const [isMultiline, isSecure, hasBefore, hasBehind, holdsSelection] = [1, 2, 4, 8, 16].map((bit) => (bits & bit) !== 0);
    const traits = [isSecure, keyboard, returnKey, capital, correction].join();
    const guard = isSecure ? guards.password : guards.text;
    const [from, to] = [anchor, caret].map((bytes) => guard.length + units(text, bytes));
    const former = this.state;
    this.state = {
      id, rect: { x, y, width, height }, isMultiline, hasBefore, hasBehind,
      copies: holdsSelection && !isSecure, value: guard + text, start: Math.min(from, to),
      end: Math.max(from, to), direction: to < from ? 'backward' : 'forward',
    };
    const isNew = !this.field || former?.id !== id;
    if (isNew || this.traits !== traits) {
      this.traits = traits;
      this.finishComposing();
      this.makeField(isSecure);
      const { field } = this;
      setTraits(field, { isMultiline, keyboard, returnKey, capital, correction });
      field.setAttribute('aria-label', this.node(id)?.ariaLabel ?? '');
      field.setAttribute('aria-multiline', isMultiline);
      this.isExpecting = false;
    }
    this.place();
    this.isStale = true;
    if (isNew && this.mayFocus()) this.focus();
  }

  /// A page is not made to go where nobody has asked for it.
  mayFocus() {
    const { surface } = this.stage;
    const { activeElement } = document;
    return surface.matches(':focus-within') || navigator.userActivation?.isActive || !activeElement || activeElement === document.body;
  }

  makeField(isSecure) {
    const tag = isSecure ? 'input' : 'textarea';
    if (this.field?.localName === tag) return;
    const wasFocused = this.isFocused;
    this.drop();
    const field = document.createElement(tag);
    if (isSecure) field.type = 'password';
    else field.rows = 1;
    field.autocomplete = 'off';
    field.tabIndex = -1;
    Object.assign(field.style, fieldStyle);
    const on = (type, body) => field.addEventListener(type, body);
    on('keydown', (event) => this.key(event, 'down'));
    on('keyup', (event) => this.key(event, 'up'));
    on('beforeinput', (event) => this.beforeInput(event));
    on('input', (event) => this.input(event));
    on('compositionstart', () => { this.composing = { base: this.known, data: '' }; });
    on('compositionend', (event) => this.compositionEnds(event.data));
    on('copy', (event) => this.command(event, 'c'));
    on('cut', (event) => this.command(event, 'x'));
    on('paste', (event) => {
      event.preventDefault();
      this.paste(event.clipboardData.getData('text/plain'));
    });
    on('blur', (event) => this.blurred(event));
    this.field = field;
    this.known = { value: '', start: 0, end: 0 };
    this.stage.surface.append(field);
    if (wasFocused) this.focus();
  }

  drop() {
    const { field } = this;
    if (!field) return;
    const wasFocused = this.isFocused;
    this.field = undefined;
    this.composing = undefined;
    this.isExpecting = false;
    field.remove();
    // What is no text is for the view itself again.
    if (wasFocused && !this.stage.isClosed) this.stage.surface.focus({ preventScroll: true });
  }

  /// Where the caret is, but never outside: an element that lies there would be scrolled to.
  place() {
    const { rect: { x, y, width, height } } = this.state;
    const { surface } = this.stage;
    const within = (place, most) => Math.max(0, Math.min(place, most));
    const tall = Math.min(height, surface.clientHeight);
    Object.assign(this.field.style, {
      left: `${within(x, surface.clientWidth - width)}px`, top: `${within(y, surface.clientHeight - tall)}px`,
      height: `${tall}px`, lineHeight: `${tall}px`, fontSize: `${Math.max(leastFontSize, tall * 0.8)}px`,
    });
  }

  /// After each frame. When the engine has heard all, the field has what is there.
  follow() {
    const { stage, state, field } = this;
    if (!field || this.composing || stage.state.handled !== stage.sent) return;
    if (!state) {
      if (this.isExpecting && stage.isAtRest) this.drop();
      return;
    }
    if (!this.isStale) return;
    this.isStale = false;
    const { value, start, end, direction } = state;
    if (field.value !== value) field.value = value;
    if (field.selectionStart !== start || field.selectionEnd !== end) field.setSelectionRange(start, end, direction);
    this.known = { value, start, end };
    if (this.hasWritten) this.show();
    this.hasWritten = false;
  }

  // MARK: Focus

  focus() {
    if (!this.field || this.isFocused) return;
    this.field.focus({ preventScroll: true });
    this.show();
  }

  /// Scrolls the page, also when a keyboard comes up on the screen.
  show() {
    if (!this.isFocused) return;
    this.field.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.stage.surface.scrollTo(0, 0);
  }

  blurred({ relatedTarget }) {
    if (this.isIgnoring || !this.state || relatedTarget === this.stage.surface || !document.hasFocus()) return;
    this.stage.call('endWriting');
  }

  pressed(event) {
    this.press = { x: event.clientX, y: event.clientY };
    this.finishComposing();
  }

  /// Some browsers show a keyboard only at once, while they tell of the finger: then it is known already where fields are.
  released({ pointerType, clientX, clientY }) {
    const { press } = this;
    if (pointerType !== 'touch' || !press || this.isFocused) return;
    if (Math.hypot(clientX - press.x, clientY - press.y) > tapReach) return;
    const isHit = [...this.stage.surface.querySelectorAll('[role=textbox]')].some((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    });
    if (!isHit) return;
    if (!this.field) {
      this.makeField(false);
      this.isExpecting = true;
    }
    this.field.focus({ preventScroll: true });
  }

  // MARK: What is written

  send(event) {
    this.hasWritten = true;
    this.isStale = true;
    this.stage.input.append({ ...event, time: performance.now() / 1000 });
  }

  write(what, text, before = 0, behind = 0) {
    this.send({ kind: 'text', what, text, before, behind });
  }

  /// Words and whole texts: the keyboard's own change what stands in the field.
  beforeInput(event) {
    const press = (name, modifiers = 0) => {
      event.preventDefault();
      this.pressKey(numberOf(name), modifiers);
    };
    switch (event.inputType) {
      case 'insertLineBreak':
      case 'insertParagraph': return press('Enter');
      case 'historyUndo': return press('z', control);
      case 'historyRedo': return press('z', control | shift);
      case 'deleteContentBackward':
        // As a key: a view may have something of its own to do, and nothing need be there to be taken away.
        if (!this.composing && event.cancelable) press('Backspace');
    }
  }

  input(event) {
    if (this.isIgnoring) return;
    if (!this.composing) this.takeChange();
    else if (!event.inputType || event.inputType === 'insertCompositionText') this.compose(event.data ?? '');
  }

  /// Whatever changed the field: a key, a word that was offered, a correction, a voice.
  takeChange() {
    const { value, selectionEnd } = this.field;
    const { from, to, text } = difference(this.known, value, selectionEnd);
    this.replace(from, to, text);
    this.known = { value, start: selectionEnd, end: selectionEnd };
  }

  /// What is selected goes by itself; what lies around it is taken away before.
  replace(from, to, text) {
    const { value, start, end } = this.known;
    const before = count(value.slice(from, start));
    const behind = count(value.slice(end, to));
    const isSelected = end > start;
    if (before || behind) {
      if (isSelected) this.write(Kind.insert, '');
      this.write(Kind.erase, '', before, behind);
    }
    if (text || (isSelected && !before && !behind)) this.write(Kind.insert, text);
  }

  // MARK: What an input method is not certain of

  compose(data) {
    const { field, composing } = this;
    const { value, selectionEnd } = field;
    const { base } = composing;
    if (composing.start === undefined) {
      let { start, end } = base;
      if (value !== base.value.slice(0, start) + data + base.value.slice(end)) {
        // A word that was written already is taken up again.
        start = Math.max(0, Math.min(start, selectionEnd - data.length));
        end = Math.max(end, base.value.length - (value.length - start - data.length));
        this.replace(start, end, '');
      }
      Object.assign(composing, { start, rest: base.value.slice(end), head: base.value.slice(0, start) });
    }
    composing.data = data;
    this.write(Kind.mark, data, count(value.slice(composing.start, Math.max(composing.start, selectionEnd))));
  }

  compositionEnds(data) {
    const { composing } = this;
    if (!composing) return;
    this.composing = undefined;
    if (composing.start === undefined) {
      // Nothing was ever shown: what there is now is all that there is to say.
      this.takeChange();
      return;
    }
    this.write(data ? Kind.insert : Kind.mark, data);
    const { head, rest } = composing;
    const end = head.length + data.length;
    this.known = { value: head + data + rest, start: end, end };
  }

  /// Something else happens: what is marked is written as it stands.
  finishComposing() {
    const { composing, field } = this;
    if (!composing) return;
    this.compositionEnds(composing.data);
    this.isIgnoring = true;
    const wasFocused = this.isFocused;
    field.blur();
    if (wasFocused) field.focus({ preventScroll: true });
    this.isIgnoring = false;
  }

  // MARK: Keys

  key(event, phase) {
    event.stopPropagation();
    if (event.isComposing || event.key === 'Process' || event.key === 'Dead') return;
    const key = keyFor(event, this.state);
    if (!key) return;
    if (key.isOurs) event.preventDefault();
    this.send({ kind: 'key', phase, key: numberOf(key.name), modifiers: key.modifiers });
  }

  pressKey(key, modifiers) {
    for (const phase of ['down', 'up']) this.send({ kind: 'key', phase, key, modifiers });
  }

  // MARK: Clipboard

  /// What the field has of the selection is copied at once, as browsers like it; of a longer one the engine says all.
  command(event, letter) {
    if (this.isIgnoring) return;
    event.preventDefault();
    const { value, start, end, copies } = this.state ?? {};
    if (copies && end > start && !this.isStale) {
      this.copied = value.slice(start, end);
      event.clipboardData.setData('text/plain', this.copied);
    }
    this.pressKey(numberOf(letter), control);
  }

  async copy(text) {
    if (text === this.copied) return;
    this.copied = undefined;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // No right to it, or no safe connection: the old way, which asks for nothing but that somebody has pressed a key.
      this.copyFromField(text);
    }
  }

  copyFromField(text) {
    const { field } = this;
    if (!field) return;
    this.isIgnoring = true;
    field.value = text;
    field.select();
    document.execCommand('copy');
    this.isIgnoring = false;
    this.isStale = true;
    this.follow();
  }

  paste(text) {
    if (text) this.write(Kind.paste, text.slice(0, longestPaste));
  }
}
