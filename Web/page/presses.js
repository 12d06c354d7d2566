// Who presses something that lies over a picture means that; what is dragged from there, and two fingers, are the picture's.
import { isWriting } from './input.js';

/// How far something pressed may go, CSS pixels, until it is dragged.
const pressSlop = 8;

/// - box: what lies there, beside the surface or on it.
export function sharePresses(box, { input, listeners: { signal }, surface }) {
  let pressed;
  const take = () => {
    input.pointerDown(pressed);
    pressed = undefined;
  };
  box.addEventListener('pointerdown', (event) => {
    if (event.button || isWriting(event)) return;
    event.stopPropagation();
    const isSecond = pressed || input.contacts.size;
    if (pressed) take();
    pressed = event;
    if (isSecond) take();
  }, { signal });
  // The first of a mouse's moves may be somewhere else.
  const { ownerDocument } = box;
  ownerDocument.addEventListener('pointermove', (event) => {
    if (pressed?.pointerId !== event.pointerId) return;
    if (Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < pressSlop) return;
    take();
    input.pointerMove(event);
  }, { signal, capture: true });
  box.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  for (const type of ['pointerup', 'pointercancel']) {
    ownerDocument.addEventListener(type, () => { pressed = undefined; }, { signal, capture: true });
  }
  surface.addEventListener('pointerdown', () => { if (pressed) take(); }, { signal, capture: true });
}
