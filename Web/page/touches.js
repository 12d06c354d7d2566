// WebKitGTK tells pages of fingers as touches, and never as pointers: they become those here, which all else goes by.

const types = { touchstart: 'pointerdown', touchmove: 'pointermove', touchend: 'pointerup', touchcancel: 'pointercancel' };
/// No browser gives its pointers such numbers.
const firstID = 1e6;

/// No feature tells this browser from others, where such listeners would keep a page from scrolling at once.
export const tellsTouchesOnly = /X11.+ Version\/\S+ Safari/.test(globalThis.navigator?.userAgent);

export function followTouches(element, signal) {
  /// Of those that are down here: one that the page scrolls by is not.
  const taken = new Set();
  for (const [type, name] of Object.entries(types)) {
    element.addEventListener(type, (event) => {
      const { changedTouches, cancelable, touches } = event;
      const isDown = type === 'touchstart';
      for (const { identifier, clientX, clientY, target } of changedTouches) {
        if (isDown && (touches.length > 1 || getComputedStyle(element).touchAction === 'none')) taken.add(identifier);
        if (!taken.has(identifier)) continue;
        if (cancelable) event.preventDefault();
        target.dispatchEvent(new PointerEvent(name, {
          pointerId: firstID + identifier, pointerType: 'touch', isPrimary: touches.length < 2, clientX, clientY, button: isDown || name === 'pointerup' ? 0 : -1,
          buttons: isDown || type === 'touchmove' ? 1 : 0, bubbles: true, composed: true, cancelable: true,
        }));
        if (name === 'pointerup' || name === 'pointercancel') taken.delete(identifier);
      }
    }, { signal, passive: false });
  }
}
