// The notes that somebody has pinned to the photos of a gallery.
import { makeElement } from './accessibility.js';
import { Pins } from './pins.js';

/// Pins stand on their places while photos move, and keep their size; a click on one shows what it says.
export function open(view) {
  const { host } = new Pins(view);
  let shown;
  const show = (pin) => {
    if (shown) Object.assign(shown, { ariaExpanded: 'false' }).lastChild.hidden = true;
    shown = pin === shown ? undefined : pin;
    if (shown) Object.assign(shown, { ariaExpanded: 'true' }).lastChild.hidden = false;
  };
  view.pictures.forEach(({ pins = [] }, page) => {
    for (const { x, y, note } of pins) {
      const text = makeElement('span', { class: 'note' }, note);
      text.hidden = true;
      const pin = makeElement('button', { class: 'pin', 'data-pin': `${x} ${y}`, 'data-page': page, 'aria-expanded': 'false', 'aria-label': note }, text);
      // Near an edge it opens inwards.
      pin.classList.toggle('left', x < 0.3);
      pin.classList.toggle('right', x > 0.7);
      pin.classList.toggle('low', y < 0.3);
      pin.addEventListener('click', () => show(pin));
      host.append(pin);
    }
  });
  document.addEventListener('pointerdown', ({ target }) => { if (shown && !shown.contains(target)) show(shown); });
  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !shown) return;
    event.stopPropagation();
    show(shown);
  });
}
