// Buttons that only some galleries have: the whole screen, quarter turns, and a show that turns pages by itself.
import { icons, makeButton, texts } from './accessibility.js';
import { adoptStyles, makeSheet, reducesMotion } from './styles.js';

// A page may have assigned its own already.
Object.assign(texts, { fullscreen: 'Full screen', leaveFullscreen: 'Leave full screen', rotate: 'Turn right', play: 'Start slideshow', pause: 'Pause slideshow', ...texts });
Object.assign(icons, {
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5', leaveFullscreen: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  rotate: 'M12 5a7 7 0 1 0 7 7M9 2l3 3-3 3', play: 'M8 5l11 7-11 7z', pause: 'M8 5v14M16 5v14',
  ...icons,
});

const sheet = makeSheet(`
.zoomscroll-controls.shown {
  --edge: var(--zoomscroll-controls-inset, 16px);
  opacity: 1; pointer-events: auto; translate: none; flex-direction: column;
  top: calc(var(--edge) + env(safe-area-inset-top)); left: auto; inset-inline-start: var(--edge);
}
.zoomscroll-controls.shown .quiet:not(:focus-visible) { position: absolute; opacity: 0; pointer-events: none; }`);

function name(button, text) {
  button.ariaLabel = texts[text];
  button.querySelector('path').setAttribute('d', icons[text]);
}

/// The whole screen for what fills the window, or for the element; nothing where a browser has no such thing.
export function makeFullscreenButton({ setPage, stage }) {
  if (!document.fullscreenEnabled) return undefined;
  // Not the dialog around it: browsers allow none.
  const own = stage.element;
  // A scroll view may be replaced by another one in its element.
  const target = setPage ? own : own.getRootNode().host ?? own;
  const isFull = () => target.getRootNode().fullscreenElement === target;
  const button = makeButton('fullscreen', 'button fullscreen-button', () => (isFull() ? document.exitFullscreen() : target.requestFullscreen()));
  const follow = () => name(button, isFull() ? 'leaveFullscreen' : 'fullscreen');
  follow();
  document.addEventListener('fullscreenchange', follow, { signal: stage.listeners.signal });
  return button;
}

/// Of one picture in a scroll view: `zoom fit rotate fullscreen`. Those that are not shown can still be reached by keys; with `none`
/// there are none.
export function showControls(view, names) {
  const { controls, buttons: { zoomIn, zoomOut, fit } } = view.accessibility;
  adoptStyles(view.stage.element.getRootNode(), sheet);
  // A page has its own.
  controls.style.display = names === 'none' ? 'none' : '';
  const shown = names?.trim() ? names.split(/\s+/) : ['zoom', 'fit'];
  controls.classList.toggle('shown', names !== undefined);
  const hides = (name) => names !== undefined && !shown.includes(name);
  zoomIn.classList.toggle('quiet', hides('zoom'));
  zoomOut.classList.toggle('quiet', hides('zoom'));
  fit.classList.toggle('quiet', hides('fit'));
  for (const name of ['rotate', 'fullscreen']) controls.querySelector(`.${name}`)?.remove();
  if (names !== undefined) controls.append(...makeTools(view, names));
}

/// Turns the photo that is shown to the right.
export function makeRotateButton(view) {
  return makeButton('rotate', 'button rotate-button', () => {
    const { degrees = 0, isFlipped } = view.turned?.[view.page ?? 0] ?? {};
    return view.rotate((degrees + 90) % 360, isFlipped);
  });
}

const makers = { slideshow: ({ slideshow }) => slideshow?.button, rotate: makeRotateButton, fullscreen: makeFullscreenButton };

/// Those that somebody has named among the controls.
export function makeTools(view, names) {
  const named = names.split(/\s+/);
  return Object.keys(makers).filter((name) => named.includes(name)).flatMap((name) => makers[name](view) ?? []);
}

/// Turns to the next photo, again and again, while nobody touches, zooms or has left the page. A film is seen to its end.
export class Slideshow {
  /// - seconds: for which each photo is seen.
  constructor(view, seconds) {
    Object.assign(this, { view, seconds });
    this.button = makeButton('play', 'button slideshow-button', () => (this.isPlaying ? this.pause() : this.play()));
    const { element, surface, listeners: { signal } } = view.stage;
    surface.addEventListener('pointerdown', () => this.pause(), { signal });
    // Its own button says for itself what a key means.
    element.addEventListener('keydown', ({ target }) => { if (target !== this.button) this.pause(); }, { signal });
    signal.addEventListener('abort', () => this.pause());
    view.stage.followers.add(this);
  }

  /// After each frame. Each photo has its seconds, whoever has turned to it.
  follow() {
    const { page } = this.view;
    if (page === this.page) return;
    this.page = page;
    if (this.isPlaying) this.play();
  }

  get isPlaying() {
    return this.timer !== undefined;
  }

  play() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.turn(), 1000 * this.seconds);
    name(this.button, 'pause');
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = undefined;
    name(this.button, 'play');
  }

  turn() {
    const { view } = this;
    // What flies home stays what it is.
    if (view.stage.element.closest('[inert]')) {
      this.pause();
      return;
    }
    if (!document.hidden && !view.slides?.isPlaying && view.zoomScale <= (view.settings?.initialScale ?? 1) && view.isShown && !view.stage.state.pending.includes(view.page)) {
      const page = (view.page + 1) % view.numberOfPages;
      view.setPage(page, { animated: !reducesMotion() && (page > 0 || Boolean(view.settings?.settings.loop)) });
    }
    this.play();
  }
}
