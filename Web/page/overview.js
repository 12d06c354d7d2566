// All photos of a gallery, beneath the one that is shown: that goes into its place there, by a button, a key, or held by fingers,
// and another one comes out. Fetched where there is more than one.
import { icons, makeButton, makeElement, texts } from './accessibility.js';
import { Transition } from './transition.js';

// A page may have assigned its own already.
Object.assign(texts, { overview: 'All photos', ...texts });
Object.assign(icons, { overview: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z', ...icons });

export class Overview {
  /// - view: has its controls, and fills the window.
  constructor(view) {
    this.view = view;
    const { stage } = view;
    this.cells = view.pictures.map(({ name, thumbnail, image = '' }, page) => {
      const cell = makeElement('button', { type: 'button', 'aria-label': name, title: name }, makeElement('img', { src: thumbnail ?? image, alt: '', loading: 'lazy' }));
      cell.addEventListener('click', () => this.choose(page));
      return cell;
    });
    this.grid = makeElement('div', { class: 'grid', role: 'group', 'aria-label': texts.overview }, ...this.cells);
    this.grid.hidden = true;
    this.grid.addEventListener('keydown', (event) => this.key(event));
    this.others = [...stage.element.children];
    stage.element.prepend(this.grid);
    this.transition = new Transition(stage.element, {
      kind: 'zoom', thumbnailOf: (page) => this.thumbnailOf(page), didLeave: () => this.show(),
    });
    this.transition.take(view);
    stage.call('beginDismissing', 1, 1);
    this.button = makeButton('overview', 'button', () => this.open());
    stage.controls.bar.prepend(this.button);
    stage.element.addEventListener('keydown', (event) => this.keyOfPhoto(event), { signal: stage.listeners.signal });
  }

  /// It has to lie somewhere for that.
  thumbnailOf(page) {
    this.grid.hidden = false;
    return this.cells[page].firstChild;
  }

  /// The photo goes into its place.
  async open() {
    const { grid, transition } = this;
    if (this.isOpen || this.isBusy) return;
    this.isBusy = true;
    grid.hidden = false;
    await transition.close();
    this.show();
  }

  /// The photo has gone there.
  show() {
    const { cells, grid, others, transition, view, view: { stage } } = this;
    Object.assign(this, { isOpen: true, isBusy: false });
    grid.hidden = false;
    this.setInert(true);
    stage.element.inert = false;
    // It is on its page again, where nobody sees it.
    stage.followers.delete(transition);
    stage.call('endDismissing');
    for (const element of [stage.element, ...others, stage.layer]) for (const flight of element.getAnimations()) flight.cancel();
    transition.clear();
    stage.layer.replaceChildren(stage.canvas);
    const cell = cells[view.page];
    cell.scrollIntoView({ block: 'nearest' });
    cell.focus({ preventScroll: true });
  }

  /// A photo comes out of its place.
  async choose(page) {
    const { grid, transition, view, view: { stage } } = this;
    if (!this.isOpen) return;
    this.isOpen = false;
    this.view.standIn(page);
    await Promise.all([view.setZoomScale(1), view.setPage(page)]);
    this.setInert(false);
    stage.followers.add(transition);
    transition.open(view, page);
    view.focus();
    await transition.flights?.[0].finished.catch(() => {});
    if (!this.isOpen && !this.isBusy && transition.isAtRest) grid.hidden = true;
  }

  setInert(isInert) {
    for (const element of this.others) Object.assign(element, { inert: isInert }).style.visibility = isInert ? 'hidden' : '';
  }

  // MARK: Keys

  /// Of the photo: the engine shows a zoomed one whole first.
  keyOfPhoto({ key, ctrlKey, metaKey, altKey }) {
    if (this.isOpen || ctrlKey || metaKey || altKey) return;
    if (key === 'g' || key === 'Escape' && this.view.zoomScale <= 1 && !document.fullscreenElement) this.open();
  }

  key(event) {
    const { cells, grid } = this;
    const from = cells.indexOf(document.activeElement);
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    const aside = getComputedStyle(grid).direction === 'rtl' ? -1 : 1;
    const steps = { ArrowLeft: -aside, ArrowRight: aside, ArrowUp: -columns, ArrowDown: columns, Home: -from, End: cells.length - 1 - from };
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'g') this.choose(this.view.page);
    if (!(event.key in steps)) return;
    event.preventDefault();
    cells[from + steps[event.key]]?.focus();
  }
}
