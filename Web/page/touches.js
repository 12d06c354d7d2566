// WebKitGTK tells pages of fingers as touches, and never as pointers: they become those here, which all else goes by. Fetched by
// that browser.

const ends = { touchend: 'pointerup', touchcancel: 'pointercancel' };
/// No browser gives its pointers such numbers.
const firstID = 1e6;
/// What a finger may move before it is known where it leads, CSS pixels: less than what makes this browser scroll.
const slop = 4;

export function followTouches(element, signal) {
  /// Of those that are down here: one that the page scrolls by is not.
  const taken = new Set();
  /// A lone one that may yet be the page's: where it landed.
  let waiting;
  const on = (type, body) => element.addEventListener(type, body, { signal, passive: false });
  const tell = (name, { identifier, clientX, clientY, target }, isPrimary) => {
    const isMove = name === 'pointermove';
    target.dispatchEvent(new PointerEvent(name, {
      pointerId: firstID + identifier, pointerType: 'touch', isPrimary, clientX, clientY, button: isMove || name === 'pointercancel' ? -1 : 0,
      buttons: isMove || name === 'pointerdown' ? 1 : 0, bubbles: true, composed: true, cancelable: true,
    }));
  };
  const take = (touch, isPrimary = true) => {
    taken.add(touch.identifier);
    waiting = undefined;
    tell('pointerdown', touch, isPrimary);
  };
  on('touchstart', (event) => {
    const { changedTouches, touches } = event;
    const { touchAction } = getComputedStyle(element);
    for (const touch of changedTouches) {
      if (touches.length > 1 || touchAction === 'none') take(touch, touches.length < 2);
      else waiting = { touch, touchAction };
    }
    if (!waiting && event.cancelable) event.preventDefault();
  });
  on('touchmove', (event) => {
    for (const touch of event.changedTouches) {
      if (waiting?.touch.identifier !== touch.identifier) continue;
      const [dx, dy] = [touch.clientX - waiting.touch.clientX, touch.clientY - waiting.touch.clientY];
      if (Math.hypot(dx, dy) < slop) continue;
      const isPages = waiting.touchAction.includes(Math.abs(dx) > Math.abs(dy) ? 'pan-x' : 'pan-y');
      if (isPages) waiting = undefined;
      else take(waiting.touch);
    }
    // Who is still waiting scrolls nothing either.
    if ((waiting || taken.size) && event.cancelable) event.preventDefault();
    for (const touch of event.changedTouches) if (taken.has(touch.identifier)) tell('pointermove', touch, event.touches.length < 2);
  });
  for (const [type, name] of Object.entries(ends)) {
    on(type, (event) => {
      for (const touch of event.changedTouches) {
        // It has tapped.
        if (waiting?.touch.identifier === touch.identifier && type === 'touchend') take(waiting.touch);
        waiting = undefined;
        if (!taken.delete(touch.identifier)) continue;
        if (event.cancelable) event.preventDefault();
        tell(name, touch, !event.touches.length);
      }
    });
  }
}
