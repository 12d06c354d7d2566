// Reads the flat buffer that the module makes of a frame. How it lies is told in one place:
// Sources/WebHost/Frame/FrameCode.swift.

import { Code, ItemCode } from '../shared/wire.js';

/// The delegate's calls, and what they bring. As in Swift: DelegateMethod.
const calls = {
  didScroll: [], didZoom: [], willBeginDragging: [], willEndDragging: ['velocity', 'target'],
  didEndDragging: ['decelerate'], willBeginDecelerating: [], didEndDecelerating: [], didEndScrollingAnimation: [],
  willBeginZooming: [], didEndZooming: ['scale'], didScrollToTop: [], didChangeAdjustedContentInset: [],
  didShowPage: ['page'], willDisplay: ['page'], didEndDisplaying: ['page'],
};
/// By UIKit's names; those that bring a page are the photo browser's.
const methods = Object.entries(calls).map(([name, values]) => {
  const whose = values[0] === 'page' ? 'photoBrowser' : 'scrollView';
  return [`${whose}${name[0].toUpperCase()}${name.slice(1)}`, ...values];
});

/// Words before the first record. As in Swift: FrameHeader.
const Header = { words: 0, needsFrame: 1, isAtRest: 2, width: 3, height: 4, density: 5 };
const headerLength = Object.keys(Header).length;
/// As ARIA calls them; a text is its own. As in Swift: AccessibilityRole.
const roles = Object.values({
  group: 'group', text: null, heading: 'heading', image: 'img', button: 'button', link: 'link', searchField: 'searchbox',
  slider: 'slider', list: 'list', textField: 'textbox', listItem: 'listitem',
});
/// By what a canvas calls them; each takes as many numbers as it has parameters. As in Swift: Path.Verb.
const verbs = Object.values({
  move: 'moveTo', line: 'lineTo', quadratic: 'quadraticCurveTo', cubic: 'bezierCurveTo', close: 'closePath',
});
/// As in Swift: FillRule.
const rules = Object.values({ winding: 'nonzero', evenOdd: 'evenodd' });
/// As in Swift: Sampling.
const Sampling = { smooth: 0, nearest: 1 };
/// As in Swift: PaintCode.
const PaintCode = { color: 0, linear: 1, radial: 2 };
const decoder = new TextDecoder();

/// Shares as CSS writes a colour.
export const colorText = (red, green, blue, alpha) => `rgb(${red * 255} ${green * 255} ${blue * 255} / ${alpha})`;

/// Reads frame after frame. Between two of them the processor has forgotten all that is not used every time, so
/// what a frame in motion takes is little code, and no object that was there in the last one is made again.
export class FrameReader {
  /// - memory: the module's.
  constructor(memory) {
    this.memory = memory;
    this.words = new Float64Array();
    /// The tiles that were read, by their places: as a rule the next frame has the same ones there.
    this.tiles = [];
  }

  /// Goes to words at an address of the module.
  seek(address) {
    // A memory that grows detaches what was seen of it.
    if (address !== this.address || this.words.length === 0) {
      this.address = address;
      this.words = new Float64Array(this.memory.buffer, address);
    }
    this.index = 0;
  }

  /// Goes to what happened in a frame.
  open(address) {
    this.seek(address);
    const { words } = this;
    this.end = words[Header.words];
    this.needsFrame = words[Header.needsFrame] !== 0;
    this.isAtRest = words[Header.isAtRest] !== 0;
    this.width = words[Header.width];
    this.height = words[Header.height];
    this.density = words[Header.density];
    this.index = headerLength;
  }

  /// What happened, as `{ code, … }`, up to what is drawn; `reading` is then this frame's.
  ///
  /// - hears: whether anybody wants to know of a call of this name.
  news(hears) {
    const news = [];
    while (this.index < this.end && this.words[this.index] < ItemCode.pushTransform) {
      const item = this.newsItem(hears);
      if (item) news.push(item);
    }
    return news;
  }

  newsItem(hears) {
    const code = this.number();
    switch (code) {
      case Code.call: return this.call(code, hears);
      case Code.askPicture: return { code, picture: this.number() };
      case Code.loadTile:
      case Code.dropTile: return { code, tile: this.tile() };
      case Code.title:
      case Code.writing: return { code, title: this.text() };
      case Code.accessibility:
        return { code, size: { width: this.width, height: this.height }, elements: this.elements() };
      case Code.reading:
        this.reading = [...this.numbers(this.number())];
        return undefined;
    }
  }

  /// What is drawn, back to front.
  items() {
    const items = [];
    while (this.index < this.end) {
      const code = this.words[this.index];
      if (code === ItemCode.pop || code === ItemCode.masked) {
        this.index += 1;
        items.isMask = code === ItemCode.masked;
        return items;
      }
      items.push(this.item());
    }
    return items;
  }

  /// A group has its own `items`, a mask also `mask`.
  item() {
    const item = { code: this.number() };
    this.read(item);
    return item;
  }

  read(item) {
    switch (item.code) {
      case ItemCode.pushTransform: item.transform = this.numbers(6); break;
      case ItemCode.pushClip:
        item.rect = this.rect();
        item.radius = this.number();
        break;
      case ItemCode.pushClipPath:
        item.path = this.path();
        item.rule = this.rule();
        break;
      case ItemCode.pushOpacity: item.opacity = this.number(); break;
      case ItemCode.pushBlend: item.mode = this.number(); break;
      case ItemCode.pushShadow:
        item.offset = this.numbers(2);
        item.blur = this.number();
        item.color = this.color();
        item.isAlone = this.number() !== 0;
        break;
      case ItemCode.pushMask:
        item.mask = this.items();
        item.items = item.mask.isMask ? this.items() : [];
        return;
      case ItemCode.fill:
        item.rect = this.rect();
        item.radius = this.number();
        item.color = this.color();
        return;
      case ItemCode.stroke:
        item.rect = this.rect();
        item.radius = this.number();
        item.width = this.number();
        item.color = this.color();
        return;
      case ItemCode.fillPath:
        item.path = this.path();
        item.rule = this.rule();
        item.paint = this.paint();
        return;
      case ItemCode.strokePath:
        item.path = this.path();
        [item.width, item.cap, item.join, item.miterLimit] = this.numbers(4);
        item.dashes = [...this.numbers(this.number())];
        item.phase = this.number();
        item.paint = this.paint();
        return;
      case ItemCode.image:
        item.tile = this.tile();
        item.source = this.rect();
        item.rect = this.rect();
        return;
      case ItemCode.pixels:
        [item.address, item.width, item.height, item.bytesPerRow, item.isOpaque] = this.numbers(5);
        item.memory = this.memory.buffer;
        item.source = this.rect();
        item.rect = this.rect();
        item.isSmooth = this.number() === Sampling.smooth;
        return;
      case ItemCode.text:
        item.rect = this.rect();
        [item.fontSize, item.weight, item.traits] = this.numbers(3);
        item.color = this.color();
        [item.alignment, item.lineLimit] = this.numbers(2);
        item.text = this.text();
        return;
      default: throw new Error('The module does not fit these scripts.');
    }
    item.items = this.items();
  }

  number() {
    return this.words[this.index++];
  }

  numbers(count) {
    this.index += count;
    return this.words.subarray(this.index - count, this.index);
  }

  rule() {
    return rules[this.number()];
  }

  rect() {
    const [x, y, width, height] = this.numbers(4);
    return { x, y, width, height };
  }

  color() {
    return colorText(...this.numbers(4));
  }

  tile() {
    const { words, index } = this;
    this.index += 4;
    const picture = words[index];
    const level = words[index + 1];
    const column = words[index + 2];
    const row = words[index + 3];
    const last = this.tiles[index];
    if (last && last.column === column && last.row === row && last.level === level && last.picture === picture) {
      return last;
    }
    const tile = { picture, level, column, row, key: `${picture}/${level}/${column}_${row}` };
    this.tiles[index] = tile;
    return tile;
  }

  text() {
    const count = this.number();
    const text = decoder.decode(new Uint8Array(this.memory.buffer, this.address + this.index * 8, count));
    this.index += Math.ceil(count / 8);
    return text;
  }

  elements() {
    return Array.from({ length: this.number() }, () => ({
      id: this.number(), role: roles[this.number()], frame: this.rect(), label: this.text(),
      value: this.text(), children: this.elements(), position: this.number(), count: this.number(), states: this.number(),
    }));
  }

  call(code, hears) {
    const method = methods[this.number()];
    if (!hears(method[0])) {
      this.index += 3;
      this.index += this.words[this.index] + 1;
      return undefined;
    }
    const [name, ...values] = method;
    const [x, y] = this.numbers(2);
    const call = { code, name, offset: { x, y }, zoom: this.number() };
    const numbers = this.numbers(this.number());
    let index = 0;
    for (const value of values) {
      switch (value) {
        case 'velocity':
        case 'target': call[value] = { x: numbers[index++], y: numbers[index++] }; break;
        case 'decelerate': call[value] = numbers[index++] !== 0; break;
        default: call[value] = numbers[index++];
      }
    }
    return call;
  }

  path() {
    const steps = this.numbers(this.number());
    const path = new Path2D();
    const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    for (const step of steps) {
      const verb = verbs[step];
      const p = this.numbers(path[verb].length);
      for (let i = 0; i < p.length; i += 2) {
        box.left = Math.min(box.left, p[i]);
        box.right = Math.max(box.right, p[i]);
        box.top = Math.min(box.top, p[i + 1]);
        box.bottom = Math.max(box.bottom, p[i + 1]);
      }
      path[verb](...p);
    }
    // Of all points, the curves' handles too.
    path.box = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top };
    return path;
  }

  paint() {
    const kind = this.number();
    if (kind === PaintCode.color) return { color: this.color() };
    const shape = [...this.numbers(kind === PaintCode.linear ? 4 : 6)];
    const stops = Array.from({ length: this.number() }, () => [this.number(), this.color()]);
    return { shape, stops };
  }
}
