// The WebAssembly module as an object: texts and events go in, frames come out.
import { FrameReader } from './frame.js';
import { measure } from './text.js';

/// As in Swift: Wire.contactPhases.
const contactPhases = ['down', 'move', 'up', 'cancel'];
/// As in Swift: Wire.devices.
const devices = ['finger', 'mouse', 'pen'];
/// As in Swift: Wire.scrollPhases and Wire.magnifyPhases.
const phases = ['began', 'changed', 'ended', 'cancelled'];
/// As in Swift: Wire.keyPhases.
const keyPhases = ['down', 'up'];
/// As in Swift: Wire.settings. By the names of scripts.
const settings = Object.values({ rightToLeft: 'rtl', reducedMotion: 'reduced-motion', dark: 'dark' });

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Engine {
  static async instantiate(module) {
    const engine = new Engine();
    const instance = await WebAssembly.instantiate(module, {
      page: { measureText: (...values) => engine.measureText(...values) },
      wasi_snapshot_preview1: { fd_write: () => 0, fd_read: () => 0 },
    });
    engine.calls = instance.exports;
    engine.reader = new FrameReader(engine.calls.memory);
    return engine;
  }

  get memory() {
    return this.calls.memory.buffer;
  }

  /// Hands a text over to the call that follows.
  say(text) {
    const bytes = encoder.encode(text);
    const address = this.calls.text(bytes.length);
    new Uint8Array(this.memory, address, bytes.length).set(bytes);
  }

  measureText(address, count, fontSize, weight, traits, width, lineLimit, result) {
    const text = decoder.decode(new Uint8Array(this.memory, address, count));
    const size = measure(text, fontSize, weight, traits, width, lineLimit);
    new Float64Array(this.memory, result, 2).set([size.width, size.height]);
  }

  /// Hands in one event of `Input`.
  send(event) {
    const { calls } = this;
    const { time } = event;
    switch (event.kind) {
      case 'touches':
        for (const { id, phase, device, x, y, time } of event.samples) {
          calls.touch(id, contactPhases.indexOf(phase), devices.indexOf(device), x, y, time);
        }
        return calls.touches(time);
      case 'scroll':
        return calls.scroll(phases.indexOf(event.phase), event.x, event.y, event.dx, event.dy, time);
      case 'magnify':
        return calls.magnify(phases.indexOf(event.phase), event.x, event.y, event.scale, time);
      case 'wheel': return calls.wheel(event.x, event.y, event.dx, event.dy, event.zooms ? 1 : 0, time);
      case 'hover': return calls.hover(event.x, event.y, time);
      case 'key': return calls.key(keyPhases.indexOf(event.phase), event.key, event.modifiers, time);
      case 'text':
        this.say(event.text);
        return calls.write(event.what, event.before, event.behind, time);
      case 'resize': return calls.resize(event.width, event.height, event.density, time);
      case 'setting': return calls.setting(settings.indexOf(event.setting), event.isOn ? 1 : 0, time);
    }
  }

  /// Texts at an address of the module.
  texts(address, count) {
    const { reader } = this;
    reader.seek(address);
    return Array.from({ length: count }, () => reader.text());
  }

  /// Everything up to `time`, seconds. The frame can be read until the next call of the module.
  frame(time) {
    this.reader.open(this.calls.frame(time));
    return this.reader;
  }
}
