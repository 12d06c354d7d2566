// What the engine was fed, as a script that `zoomscroll play` plays again, and what its delegate heard, as the
// log that `zoomscroll play --log` writes. Documentation/GestureScripts.md tells both formats.
import { Code, firstCharacter } from '../shared/wire.js';

/// As in Swift: Wire.keys. By the names of scripts.
const keyNames = Object.values({
  left: 'Left', right: 'Right', up: 'Up', down: 'Down', pageUp: 'PageUp', pageDown: 'PageDown', home: 'Home', end: 'End',
  space: 'Space', escape: 'Escape', enter: 'Return', tab: 'Tab', backspace: 'Backspace', delete: 'Delete', f11: 'F11',
  f1: 'F1', f10: 'F10',
});
/// As in Swift: WritingCode. By the words of scripts.
const writings = Object.values({ insert: 'type', mark: 'compose', erase: 'erase', paste: 'paste' });
const standardIDs = { finger: 1, mouse: -1, pen: -2 };

/// The shortest text that reads back exactly, as the native programs write it.
export function numberText(x) {
  if (Object.is(x, -0)) return '-0';
  const size = Math.abs(x);
  if (size === 0 || (size >= 1e-4 && size < 2 ** 54)) return String(x);
  return x.toExponential().replace(/e([+-])(\d)$/, 'e$10$2');
}

const pair = (x, y) => `${numberText(x)},${numberText(y)}`;

export class Recording {
  constructor() {
    this.lines = ['# A recording of zoomscroll. Play it again with: zoomscroll play THIS-FILE PATH…'];
    this.log = [];
    this.isAtStart = true;
  }

  get script() {
    return `${this.lines.join('\n')}\n`;
  }

  get eventLog() {
    return this.log.map((line) => `${line}\n`).join('');
  }

  /// - state: what a frame tells.
  follow({ events, news, time }) {
    for (const event of events) this.event(event);
    this.frame(time);
    for (const item of news ?? []) if (item.code === Code.call) this.call(time, item);
  }

  frame(time) {
    this.openTime = undefined;
    this.isAtStart = false;
    this.lines.push(`frame ${numberText(time)}`);
  }

  event(event) {
    const { kind, time } = event;
    if (kind === 'touches') {
      // Contacts at one time would be read as one event.
      if (this.openTime === time) this.lines.push('next');
      this.openTime = time;
      for (const sample of event.samples) {
        this.at(time, contactText(sample, time));
        if (sample.device === 'mouse') this.pointer = pair(sample.x, sample.y);
      }
    } else {
      this.openTime = undefined;
      if (['scroll', 'magnify', 'wheel'].includes(kind)) this.movePointer(pair(event.x, event.y));
      if (kind === 'hover') this.pointer = pair(event.x, event.y);
      this.at(time, this.text(event));
    }
    if (kind !== 'setting') this.isAtStart = false;
  }

  /// Where the pointer must be for the next line to mean what it says.
  movePointer(place) {
    if (this.pointer === place) return;
    this.pointer = place;
    this.lines.push(`pointer ${place}`);
  }

  at(time, text) {
    this.lines.push(`at ${numberText(time)} ${text}`);
  }

  text(event) {
    switch (event.kind) {
      case 'hover': return `mouse ${pair(event.x, event.y)} hover`;
      case 'scroll': return `scroll ${event.phase} ${pair(event.dx, event.dy)}`;
      case 'magnify': return `magnify ${event.phase} ${numberText(event.scale)}`;
      case 'wheel': return `wheel ${pair(event.dx, event.dy)}${event.zooms ? ' zoom' : ''}`;
      case 'text': return textLine(event);
      case 'key': return `key ${modifierNames(event.modifiers)}${keyName(event.key)} ${event.phase}`;
      case 'setting': return `set ${event.setting} ${event.isOn ? 'on' : 'off'}`;
      case 'resize': {
        const extent = `${numberText(event.width)}x${numberText(event.height)}`;
        return `${this.isAtStart ? 'size' : 'resize'} ${extent} @${numberText(event.density)}`;
      }
    }
  }

  call(time, { code, name, offset, zoom, ...values }) {
    const own = Object.entries(values).map(([key, value]) => ` ${key}=${valueText(value)}`).join('');
    this.log.push(
      `${sixDecimals(time)} ${name} offset=${pair(offset.x, offset.y)} zoom=${numberText(zoom)}${own}`);
  }
}

function contactText({ id, phase, device, x, y, time }, lineTime) {
  const stamp = time === lineTime ? '' : ` stamp ${numberText(time)}`;
  if (device === 'finger') return `touch ${id} ${phase} ${pair(x, y)}${stamp}`;
  const name = id === standardIDs[device] ? '' : ` id ${id}`;
  return `${device} ${pair(x, y)} ${phase}${name}${stamp}`;
}

const modifierNames = (modifiers) => `${modifiers & 2 ? 'Control+' : ''}${modifiers & 1 ? 'Shift+' : ''}`;

function textLine({ what, text, before, behind }) {
  const word = writings[what];
  if (word === 'erase') return `erase ${before} ${behind}`;
  const caret = word === 'compose' && before !== [...text].length ? ` ${before}` : '';
  return `${word} ${quoted(text)}${caret}`;
}

/// With backslashes as Swift has them.
function quoted(text) {
  const names = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\t': '\\t' };
  const signs = /["\\\u0000-\u001f\u007f-\u009f\u2028-\u202e]/g;
  return `"${text.replace(signs, (sign) => names[sign] ?? `\\u{${sign.charCodeAt(0).toString(16).toUpperCase()}}`)}"`;
}

function keyName(key) {
  if (key < firstCharacter) return keyNames[key];
  const character = String.fromCodePoint(key - firstCharacter);
  if (character === '+') return 'plus';
  if (character === '-') return 'minus';
  if (/^[0-9A-Za-z]$/.test(character)) return character;
  return `U+${(key - firstCharacter).toString(16).toUpperCase().padStart(4, '0')}`;
}

function valueText(value) {
  if (typeof value === 'object') return pair(value.x, value.y);
  return typeof value === 'number' ? numberText(value) : String(value);
}

/// Halves to the even neighbour, as the native log rounds.
function sixDecimals(seconds) {
  const exact = seconds * 1e6;
  let count = Math.floor(exact);
  const rest = exact - count;
  if (rest > 0.5 || (rest === 0.5 && count % 2 !== 0)) count += 1;
  const digits = String(Math.abs(count)).padStart(7, '0');
  return `${count < 0 ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
}
