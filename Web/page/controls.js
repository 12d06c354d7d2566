// What lies over the photos: arrows, buttons, the counter and the caption. They come with the pointer or a tap, and go
// when nothing has moved for a while. Fetched when the first photo is to be seen.
import { icons, makeButton, makeElement, texts } from './accessibility.js';
import { adoptStyles, makeSheet, reducesMotion } from './styles.js';

// A page may have assigned its own already.
Object.assign(texts, { enlarge: 'Enlarge', counter: (page, count) => `${page} / ${count}`, ...texts });
const lens = 'M10.5 4a6.5 6.5 0 1 0 .01 0M15.3 15.3L20 20M7.7 10.5h5.6';
Object.assign(icons, { enlarge: `${lens}M10.5 7.7v5.6`, reduce: lens, ...icons });

/// Milliseconds without motion until they go.
const rest = 2800;
/// Seconds within which a second tap makes it a double tap. As in Swift: Tunables.doubleTapPause.
const doubleTapPause = 0.35;
/// A finger that is down for longer, milliseconds, or goes further, CSS pixels, has not tapped.
const longestTap = 500;
const tapSlop = 10;
const ownKeys = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', '+', '=', '-', '0']);
/// As far as a double tap zooms in at least. As in Swift: ZoomTunables.leastDoubleTap.
const enlarged = 2.5;

// Each thing has a ground of its own: nothing lies between them that fingers could hit.
const sheet = makeSheet(`
& {
  --ground: var(--zoomscroll-controls-background, rgb(30 30 32 / .72));
  --inset: var(--zoomscroll-controls-inset, 16px);
  --sides: calc(var(--inset) + max(env(safe-area-inset-left), env(safe-area-inset-right)));
  --events: auto;
  position: absolute; inset: 0; overflow: hidden; pointer-events: none; user-select: none; -webkit-user-select: none;
  container-type: size;
  font: 500 15px/1.35 system-ui, sans-serif; color: var(--zoomscroll-controls-color, white);
  -webkit-tap-highlight-color: transparent;
}
& [hidden] { display: none !important; }
& :is(.zoomscroll-button, .counter, .caption) {
  background: var(--ground); box-shadow: 0 0 0 .5px rgb(255 255 255 / .18); color: inherit; font: inherit;
}
& .zoomscroll-button {
  position: relative; inset: auto; flex: none; pointer-events: var(--events); touch-action: var(--zoomscroll-touch, none);
}
& ::slotted(*) { pointer-events: var(--events); }
/* As ours are, unless the page says otherwise. */
& slot[name=controls]::slotted(:is(button, a)) {
  box-sizing: border-box; display: inline-flex; align-items: center; justify-content: center; height: 44px; min-width: 44px;
  padding: 0 10px; border: 0; border-radius: 22px;
  background: var(--ground); box-shadow: 0 0 0 .5px rgb(255 255 255 / .18); color: inherit; font: inherit; text-decoration: none;
}
& .bar {
  position: absolute; top: calc(var(--inset) + env(safe-area-inset-top)); left: var(--sides); right: var(--sides);
  display: flex; flex-wrap: wrap; align-items: center; justify-content: end; gap: 8px; min-height: 44px;
}
@container (width < 420px) {
  & .bar { gap: 4px; left: calc(var(--sides) / 2); right: calc(var(--sides) / 2); }
}
& .counter {
  margin-inline-end: auto; padding: 7px 14px; border-radius: 17px; font-variant-numeric: tabular-nums;
  white-space: nowrap;
}
& slot[name=controls] { display: flex; gap: 8px; }
& .zoomscroll-button.arrow {
  position: absolute; top: 50%; width: 48px; height: 48px; margin-top: -24px;
}
& .previous { inset-inline-start: var(--sides); }
& .next { inset-inline-end: var(--sides); }
/* At the first and the last photo there is nothing to be seen, and still nothing for a double click to zoom. */
& .arrow[aria-disabled=true]:not(:focus-visible) { opacity: 0; }
& .arrow[aria-disabled=true] svg { opacity: .4; }
& .caption {
  position: absolute; bottom: calc(max(var(--beneath, 0px), var(--film, 0px)) + var(--inset) + env(safe-area-inset-bottom)); left: 50%; translate: -50%;
  box-sizing: border-box; width: max-content; max-width: min(100% - 2 * var(--sides), 40em);
  /* A border hides what is left out of the text; padding would not. */
  border: solid transparent; border-width: 9px 16px; border-radius: 16px; text-align: center; text-wrap: pretty;
  unicode-bidi: plaintext; overflow-wrap: anywhere; max-height: min(40%, 4 * 1.35em + 18px); overflow: hidden;
}
& .caption.long { pointer-events: var(--events); touch-action: pan-y; text-align: start; cursor: pointer; }
& .caption.long:not(.open, :focus-visible) { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; }
& .caption:is(.open, :focus-visible) { max-height: 60%; overflow-y: auto; overscroll-behavior: contain; z-index: 1; }
& .caption > :is(slot, span) { display: contents; unicode-bidi: inherit; }
& .caption a { color: inherit; pointer-events: var(--events); }
& .quiet:not(:focus-visible), &.idle :is(.arrow, .bar > *), &.bare .caption, &.idle.zoomed .caption {
  opacity: 0; --events: none;
}
&.idle.turned .counter { opacity: 1; }
/* Where a finger that explores the screen finds them. */
& .bar > .quiet:not(:focus-visible) { position: absolute; top: 100%; inset-inline-end: 0; }
@media (hover: hover) {
  & .zoomscroll-button:not([aria-disabled=true]):hover { background: rgb(72 72 76 / .82); }
}
& .zoomscroll-button:not([aria-disabled=true]):active { background: rgb(110 110 115 / .86); }
/* Fingers swipe. */
&.fingers .arrow:not(:focus-visible) { opacity: 0; --events: none; }
@media (prefers-reduced-motion: no-preference) {
  & :is(.zoomscroll-button, .counter, .caption, slot) { transition: opacity .25s, background-color .15s; }
}
@media (forced-colors: active) {
  & { --ground: Canvas; color: CanvasText; }
  & :is(.zoomscroll-button, .counter) { border: 1px solid CanvasText; }
  & .caption { border-color: Canvas; outline: 1px solid CanvasText; }
  & .zoomscroll-button { color: ButtonText; background: ButtonFace; }
}`.replaceAll('&', '.zoomscroll-overlay'));

export class Controls {
  /// - names: which of `arrows counter zoom close caption`; empty: all.
  /// - close: the button that closes, where something can be closed.
  /// - tools: buttons that only who names them has.
  constructor(view, names, close, tools) {
    Object.assign(this, { view, closeButton: close, closePlace: close?.parentNode });
    const { stage, accessibility: { controls, buttons } } = view;
    const root = stage.element.getRootNode();
    const focused = root.activeElement;
    this.has = (name) => !names.trim() || names.split(/\s+/).includes(name);
    const isAlone = view.numberOfPages < 2;
    adoptStyles(root, sheet);

    // In shadow trees: whatever else somebody wants to put there.
    const slot = (name) => (root instanceof ShadowRoot ? [makeElement('slot', { name })] : []);
    this.place = makeElement('bdi', { dir: 'ltr' });
    this.counter = makeElement('span', { class: 'counter', part: 'counter' }, this.place);
    this.counter.hidden = isAlone || !this.has('counter');
    this.zoom = makeButton('enlarge', 'button zoom-button', () => this.toggleZoom());
    const hasZoom = this.has('zoom');
    this.bar = makeElement(
      'div', { class: 'bar', part: 'bar' }, this.counter, buttons.zoomIn, buttons.zoomOut, ...tools,
      hasZoom ? this.zoom : buttons.fit, ...slot('controls'), ...(close ? [close] : []));
    if (hasZoom) buttons.fit.remove();
    // What keys do as well is to be seen while it has the focus.
    for (const button of [buttons.zoomIn, buttons.zoomOut, buttons.fit]) {
      button.classList.add('quiet');
      // Tab leads to the one that everybody sees.
      if (hasZoom) button.tabIndex = -1;
    }
    if (close && !this.has('close')) close.classList.add('quiet');
    for (const name of ['previous', 'next']) {
      buttons[name].classList.add('arrow');
      buttons[name].classList.toggle('quiet', isAlone || !this.has('arrows'));
      buttons[name].part.add('arrow', name);
    }
    // What is written stands beside the slot: it is seen as well where a slot of the page's own is in that, and nothing in it.
    this.text = makeElement('span');
    this.captionSlots = slot('caption');
    this.caption = makeElement('div', { class: 'caption', part: 'caption' }, ...this.captionSlots, this.text);
    controls.className = 'tools';
    this.overlay = makeElement('div', { class: 'zoomscroll-overlay idle', part: 'overlay' });
    const hasPointer = (kind) => matchMedia(`(any-pointer: ${kind})`).matches;
    this.overlay.classList.toggle('fingers', hasPointer('coarse') && !hasPointer('fine'));
    controls.before(this.overlay);
    controls.append(this.bar);
    this.overlay.append(controls, this.caption);
    if (root.activeElement !== focused) focused.focus({ preventScroll: true });

    stage.call('setNaming', 0);
    this.listen();
    this.follow();
    // From nothing: it fades in.
    requestAnimationFrame(() => { if (!this.isClosed) this.show(); });
  }

  close() {
    this.isClosed = true;
    this.listeners.abort();
    for (const timer of [this.timer, this.tapTimer, this.turnTimer]) clearTimeout(timer);
    const { view: { stage, accessibility: { controls, buttons } } } = this;
    controls.className = 'zoomscroll-controls';
    controls.replaceChildren(...Object.values(buttons));
    for (const button of controls.children) {
      button.classList.remove('quiet', 'arrow');
      button.tabIndex = 0;
    }
    this.overlay.replaceWith(controls);
    this.closeButton?.classList.remove('quiet');
    this.closePlace?.append(this.closeButton);
    stage.call('setNaming', this.view.settings?.settings.loop ? 0 : 1);
  }

  listen() {
    this.listeners = new AbortController();
    const { overlay, view: { stage } } = this;
    const { element, surface } = stage;
    const on = (target, type, body) => {
      target.addEventListener(type, body, { signal: this.listeners.signal, passive: false });
    };
    on(element, 'pointermove', (event) => this.pointerMoves(event));
    on(element, 'pointerleave', ({ pointerType }) => { if (pointerType === 'mouse') this.hide(); });
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
      on(surface, type, (event) => this.tap(event));
    }
    on(overlay, 'focusin', (event) => {
      [this.focused] = event.composedPath();
      if (this.focused.matches(':focus-visible')) this.show();
    });
    on(overlay, 'focusout', () => {
      this.focused = undefined;
      this.show();
    });
    // Keys go on turning pages after a click.
    on(overlay, 'mousedown', (event) => {
      if (event.composedPath()[0].closest?.('.zoomscroll-button')) event.preventDefault();
      if (!element.contains(element.getRootNode().activeElement)) surface.focus({ preventScroll: true, focusVisible: false });
    });
    on(overlay, 'click', () => this.show());
    // What goes sideways turns the page.
    on(this.caption, 'pointerdown', (event) => { this.pressed = this.caption.matches('.long') ? event : undefined; });
    on(this.caption, 'pointermove', (event) => {
      const { pressed } = this;
      if (pressed?.pointerId !== event.pointerId || Math.abs(event.clientX - pressed.clientX) < tapSlop) return;
      this.pressed = undefined;
      stage.input.pointerDown(pressed);
      stage.input.pointerMove(event);
    });
    for (const type of ['pointerup', 'pointercancel']) on(this.caption, type, () => { this.pressed = undefined; });
    on(this.caption, 'click', (event) => {
      const path = event.composedPath();
      if (!path.slice(0, path.indexOf(this.caption)).some((element) => element.matches?.('a, button'))) this.caption.classList.toggle('open', this.caption.matches('.long:not(.open)'));
    });
    // Keys turn pages and zoom wherever the focus is, but where somebody writes.
    for (const phase of ['down', 'up']) {
      on(overlay, `key${phase}`, (event) => {
        if (ownKeys.has(event.key)) stage.input.key(event, phase);
      });
    }
    on(overlay, 'wheel', (event) => {
      if (!event.composedPath().includes(this.caption)) stage.input.wheel(event);
    });
    for (const slot of overlay.querySelectorAll('slot')) on(slot, 'slotchange', () => this.refresh());
  }

  // MARK: What is shown

  /// After each frame.
  follow() {
    const { page, zoomScale } = this.view;
    const isZoomed = zoomScale > 1;
    if (page !== this.page) {
      if (this.page !== undefined) this.pageTurned();
      this.page = page;
      this.refresh();
    }
    if (isZoomed !== this.isZoomed) {
      this.isZoomed = isZoomed;
      this.overlay.classList.toggle('zoomed', isZoomed);
      this.zoom.ariaLabel = isZoomed ? texts.fit : texts.enlarge;
      this.zoom.querySelector('path').setAttribute('d', isZoomed ? icons.reduce : icons.enlarge);
    }
  }

  refresh() {
    const { caption, captionSlots, overlay, page, place, text, view } = this;
    place.textContent = texts.counter(...view.countOf(page));
    // With its links.
    const own = view.captionOf?.(page);
    const said = own?.innerHTML ?? view.pictures[page].caption;
    const isSame = said === this.said;
    if (!isSame) text.replaceChildren(...own?.cloneNode(true).childNodes ?? [said]);
    this.said = said;
    const isFilled = (slot) => slot.assignedElements({ flatten: true }).length > 0;
    text.hidden = captionSlots.some(isFilled);
    caption.hidden = !this.has('caption') || !(text.textContent.trim() || text.hidden);
    // What does not fit is read when it is asked for, by a tap or by Tab; no other caption takes fingers.
    const isOpen = isSame && caption.matches('.open');
    caption.classList.remove('open', 'long');
    const isLong = !caption.hidden && caption.scrollHeight > caption.clientHeight;
    caption.classList.toggle('long', isLong);
    caption.classList.toggle('open', isLong && isOpen);
    if (isLong) caption.tabIndex = 0;
    else caption.removeAttribute('tabindex');
    for (const slot of overlay.querySelectorAll('.bar slot')) slot.hidden = !isFilled(slot);
  }

  /// For a moment one sees where one is.
  pageTurned() {
    this.overlay.classList.add('turned');
    clearTimeout(this.turnTimer);
    this.turnTimer = setTimeout(() => this.overlay.classList.remove('turned'), rest);
  }

  toggleZoom() {
    const animated = !reducesMotion();
    if (this.view.zoomScale > 1) this.view.press('0');
    else this.view.setZoomScale(enlarged, { animated });
  }

  // MARK: Coming and going

  show() {
    this.waitForRest();
    this.overlay.classList.remove('bare');
    this.set(true);
  }

  waitForRest() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rests(), rest);
  }

  /// Nothing has moved for a while.
  rests() {
    if (this.isHeld) this.waitForRest();
    else this.set(false);
  }

  /// Under the pointer, and where the keyboard is, they stay.
  get isHeld() {
    return this.focused?.matches(':focus-visible') || this.isPointed && this.overlay.matches(':hover');
  }

  hide() {
    if (!this.focused?.matches(':focus-visible')) this.set(false);
  }

  set(areShown) {
    if (this.areShown === areShown) return;
    this.areShown = areShown;
    this.overlay.classList.toggle('idle', !areShown);
    this.view.tell('photoBrowserDidChangeControls', { areShown });
  }

  /// Browsers also tell of pointers under which something else has moved.
  pointerMoves({ pointerType, buttons, clientX, clientY }) {
    this.isPointed = pointerType !== 'touch';
    if (!this.isPointed || buttons || this.x === clientX && this.y === clientY) return;
    Object.assign(this, { x: clientX, y: clientY });
    this.overlay.classList.remove('fingers');
    this.show();
  }

  /// One finger, for a moment, in one place, and no other soon afterwards.
  tap({ type, pointerType, pointerId, clientX, clientY, timeStamp }) {
    if (pointerType === 'mouse' || this.view.settings?.ownsTaps) return;
    const { contact, view: { stage } } = this;
    switch (type) {
      case 'pointerdown':
        // It may be the second of two taps. What is moving is stopped by it.
        clearTimeout(this.tapTimer);
        this.contact = { pointerId, clientX, clientY, timeStamp, stops: !stage.state.isAtRest };
        if (stage.input.contacts.size < 2) return;
        this.contact = undefined;
        break;
      case 'pointermove':
        if (!contact || Math.hypot(clientX - contact.clientX, clientY - contact.clientY) <= tapSlop) return;
        this.contact = undefined;
        break;
      default:
        this.contact = undefined;
        if (type !== 'pointerup' || contact?.pointerId !== pointerId || timeStamp - contact.timeStamp > longestTap) break;
        this.isTapped = !this.isTapped && !contact.stops;
        if (this.isTapped) this.tapTimer = setTimeout(() => this.tapped(), 1000 * doubleTapPause);
        return;
    }
    // A swipe or a pinch: the tap before was one of its own.
    this.tapped();
  }

  /// No second one has come.
  tapped() {
    clearTimeout(this.tapTimer);
    if (this.isTapped) this.toggle();
  }

  toggle() {
    this.isTapped = false;
    if (!this.areShown) {
      this.show();
      return;
    }
    this.set(false);
    // The caption, too.
    this.overlay.classList.add('bare');
  }
}
