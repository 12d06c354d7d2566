// Menus of a program: the second button and the Menu key open them, and then the browser has none of its own there. Fetched
// when a frame tells whose menu would open.

/// As in Swift: MenuClaims.
const Claims = { pointer: 1, keys: 2 };
const isMenuKey = ({ key, shiftKey }) => key === 'ContextMenu' || (shiftKey && key === 'F10');

export class Menus {
  /// - claims: whose menu would open, as the last frame told it.
  constructor(stage, claims) {
    this.stage = stage;
    this.claims = claims;
    this.listeners = new AbortController();
    const { surface } = stage;
    const on = (type, body) => surface.addEventListener(type, body, { signal: this.listeners.signal, capture: true });
    on('keydown', (event) => this.key(event));
    on('contextmenu', (event) => this.open(event));
    on('pointermove', () => { this.isByKeys = false; });
    on('pointerdown', () => { this.isByKeys = false; });
  }

  close() {
    this.listeners.abort();
  }

  /// The engine hears of it here and by no other way; the browser tells of its menu afterwards, before or when the key is up.
  key(event) {
    if (!isMenuKey(event)) return;
    this.isByKeys = true;
    if (!(this.claims() & Claims.keys)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) this.stage.call('openMenu', 1, 0, 0, event.timeStamp / 1000);
  }

  open(event) {
    if (event.pointerType === 'touch') return;
    if (this.isByKeys) {
      if (this.claims() & Claims.keys) event.preventDefault();
      return;
    }
    if (!(this.claims() & Claims.pointer)) return;
    event.preventDefault();
    const { left, top } = this.stage.surface.getBoundingClientRect();
    this.stage.call('openMenu', 0, event.clientX - left, event.clientY - top, event.timeStamp / 1000);
  }
}
