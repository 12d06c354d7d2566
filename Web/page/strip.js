// A line of thumbnails under the photo: where one is, and how one comes elsewhere. What scrolls it turns the photos; it follows
// when they are turned by anything else. Fetched by pages that say so.
import { makeElement, texts } from './accessibility.js';
import { adoptStyles, makeSheet, reducesMotion } from './styles.js';

/// Of a thumbnail that is not the photo's: its width, in heights; CSS pixels between them, and beside the photo's own.
const narrow = 0.6;
const gap = 3;
const margin = 6;

// The thumbnail of page n is in the middle where n steps of a narrow one have been scrolled, whether its own is wide or not.
const sheet = makeSheet(`
.zoomscroll-strip {
  --height: var(--zoomscroll-strip-height, 56px);
  --sides: calc(var(--height) / 2 + ${margin}px);
  position: absolute; bottom: 0; left: 0; right: 0; box-sizing: border-box; display: flex; gap: ${gap}px; overflow: auto hidden;
  padding: 16px calc(50% - var(--sides)) calc(10px + env(safe-area-inset-bottom)); scrollbar-width: none;
  overscroll-behavior: contain; touch-action: pan-x; background: linear-gradient(transparent, rgb(var(--ground) / .55));
  -webkit-tap-highlight-color: transparent;
}
.zoomscroll-strip::-webkit-scrollbar { display: none; }
.zoomscroll-strip.scrolled { --sides: calc(var(--height) * ${narrow / 2}); }
.zoomscroll-strip button {
  flex: none; width: calc(var(--height) * ${narrow}); height: var(--height); padding: 0; border: 0; border-radius: 4px; overflow: hidden;
  background: rgb(128 128 128 / .3); color: var(--mark); font: 500 13px/1 system-ui, sans-serif; cursor: pointer;
}
.zoomscroll-strip img { display: block; width: 100%; height: 100%; object-fit: cover; pointer-events: none; }
.zoomscroll-strip [aria-current] { box-shadow: 0 0 0 2px var(--mark); }
.zoomscroll-strip:not(.scrolled) [aria-current] { width: var(--height); margin-inline: ${margin}px; }
.zoomscroll-strip button:focus-visible { outline: 3px solid var(--zoomscroll-focus-ring, #0a84ff); outline-offset: 2px; }
:has(> .zoomscroll-overlay.bare) > .zoomscroll-strip:not(:focus-within),
:has(> .zoomscroll-overlay.idle.zoomed) > .zoomscroll-strip:not(:focus-within) { translate: 0 100%; visibility: hidden; }
@media (prefers-reduced-motion: no-preference) {
  .zoomscroll-strip { transition: translate .25s, visibility .25s, padding .2s; }
  .zoomscroll-strip button { transition: width .2s, margin .2s; }
}
@media (forced-colors: active) { .zoomscroll-strip [aria-current] { outline: 3px solid Highlight; } }`);

/// Milliseconds in which it comes.
const fading = 250;
/// Milliseconds without scrolling after which nobody scrolls it: not all browsers say when it has ended.
const rest = 150;

export class Strip {
  constructor(view) {
    this.view = view;
    const { stage } = view;
    adoptStyles(stage.element.getRootNode(), sheet);
    this.cells = view.pictures.map(({ name, thumbnail, image = '', isFile }, page) => {
      const src = thumbnail ?? (isFile ? image : undefined);
      const cell = makeElement('button', { type: 'button', tabindex: '-1', 'aria-label': name, title: name, part: 'thumbnail' });
      const number = String(page + 1);
      const small = src && makeElement('img', { src, alt: '', loading: 'lazy' });
      cell.append(small ?? number);
      // Nobody sees the sign of a picture that is broken.
      small?.addEventListener('error', () => small.replaceWith(number));
      cell.addEventListener('click', () => view.setPage(page));
      return cell;
    });
    this.box = makeElement('div', { class: 'zoomscroll-strip', part: 'strip', role: 'group', 'aria-label': texts.photos }, ...this.cells);
    stage.element.append(this.box);
    // The photo may still be on its way out of a thumbnail.
    if (!reducesMotion()) this.box.animate({ opacity: [0, 1] }, { duration: fading });
    this.follow();
    stage.followers.add(this);
    const { signal } = stage.listeners;
    signal.addEventListener('abort', () => this.box.remove());
    const on = (type, body) => this.box.addEventListener(type, body, { signal, passive: true });
    on('touchmove', () => { this.isScrolled = true; });
    // An upright wheel goes along it, too, where the page is not to scroll.
    this.box.addEventListener('wheel', (event) => {
      this.isScrolled = true;
      if (event.ctrlKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY) || stage.input.isForPage(event)) return;
      event.preventDefault();
      this.box.scrollBy({ left: event.deltaY * this.onwards });
    }, { signal });
    on('scroll', () => this.scrolled());
    // Until they are as wide as they will be there may be less room to scroll.
    on('transitionend', () => { if (!this.isScrolled) this.center('smooth'); });
    // Keys turn pages and zoom here, too, but for those of buttons.
    for (const phase of ['down', 'up']) {
      this.box.addEventListener(`key${phase}`, (event) => { if (!['Enter', ' ', 'Tab'].includes(event.key)) stage.input.key(event, phase); }, { signal });
    }
  }

  /// After each frame.
  follow() {
    const { box, cells, page: before, view: { ground, page } } = this;
    if (ground !== this.ground) this.lieOn(ground);
    if (page === before) return;
    this.page = page;
    const isFirst = before === undefined;
    if (!isFirst) {
      cells[before].removeAttribute('aria-current');
      cells[before].tabIndex = -1;
    }
    cells[page].setAttribute('aria-current', 'true');
    cells[page].tabIndex = 0;
    if (box.contains(box.getRootNode().activeElement)) cells[page].focus({ preventScroll: true });
    if (!this.isScrolled) this.center(isFirst || reducesMotion() ? 'instant' : 'smooth');
  }

  /// It darkens a dark ground, and lightens a light one.
  lieOn(ground) {
    this.ground = ground;
    const [red, green, blue] = ground;
    this.box.style.setProperty('--ground', ground.slice(0, 3).map((value) => 255 * value).join(' '));
    this.box.style.setProperty('--mark', red + green + blue > 1.5 ? 'black' : 'white');
  }

  /// From one thumbnail to the next.
  get step() {
    return this.cells[0].offsetHeight * narrow + gap;
  }

  /// Which way the next one lies, as browsers count what is scrolled.
  get onwards() {
    return getComputedStyle(this.box).direction === 'rtl' ? -1 : 1;
  }

  /// The thumbnail of the page is in the middle.
  center(behavior) {
    const { box, onwards, page, step } = this;
    box.scrollTo({ left: onwards * page * step, behavior });
  }

  /// The photo follows what scrolls it, as it goes.
  scrolled() {
    const { box, cells, step, view } = this;
    if (!this.isScrolled) return;
    box.classList.add('scrolled');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rests(), rest);
    const page = Math.min(cells.length - 1, Math.round(Math.abs(box.scrollLeft) / step));
    if (page !== this.wanted) view.setPage(page);
    this.wanted = page;
  }

  rests() {
    this.isScrolled = false;
    this.wanted = undefined;
    this.box.classList.remove('scrolled');
    this.center(reducesMotion() ? 'instant' : 'smooth');
  }
}
