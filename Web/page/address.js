// A photo in the address of the page: `#photo=3`, or `#photo=lake` where it has a name there, which can be copied, sent and
// opened again.

/// Milliseconds between two changes while pages are turned: browsers allow a few in a second.
const pause = 350;

export class Address {
  /// - key: what stands before the number or name.
  /// - names: of photos in addresses, by page. A photo without one has its number, which changes when others come before it.
  constructor(key, names = []) {
    this.prefix = `${key || 'photo'}=`;
    this.names = names;
  }

  get parts() {
    return location.hash.slice(1).split('&').filter(Boolean);
  }

  /// From 0; undefined when the address names none.
  get page() {
    const part = this.parts.find((text) => text.startsWith(this.prefix));
    if (!part) return undefined;
    const text = part.slice(this.prefix.length);
    const named = text ? this.names.map((name) => name && `${name}`).indexOf(decoded(text)) : -1;
    if (named >= 0) return named;
    const number = /^\d+$/.exec(text)?.[0];
    return number > 0 ? number - 1 : undefined;
  }

  /// The address with this page in it, or with none. What else is in it stays.
  with(page) {
    const parts = this.parts.filter((text) => !text.startsWith(this.prefix));
    if (page !== undefined) parts.push(`${this.prefix}${this.names[page] ? encodeURIComponent(this.names[page]) : page + 1}`);
    return location.href.split('#')[0] + (parts.length ? `#${parts.join('&')}` : '');
  }

  /// Takes the place of what it was: turned pages are no places to come back to.
  show(page) {
    if ((this.page ?? 0) !== page) replaceState(history.state, this.with(page));
  }

  /// The address names what the view shows, and the view shows what somebody writes there.
  ///
  /// - didRest: is called after each turn and zoom, too.
  follow(view, didRest) {
    const turn = () => {
      const { page } = this;
      if (page !== undefined && page !== view.page && page < view.numberOfPages) view.setPage(page);
    };
    addEventListener('hashchange', turn, { signal: view.stage.listeners.signal });
    whenTurned(view, () => this.show(view.page));
    const { onRest } = view;
    view.onRest = () => {
      onRest();
      didRest?.();
    };
  }
}

/// Calls `show` at rest, and for another page before that: who turns on and on sends what is seen, not where it began.
export function whenTurned(view, show) {
  let shown = view.page;
  let time = -Infinity;
  const follow = () => {
    const { page } = view;
    const now = performance.now();
    if (page === shown || now - time < pause) return;
    shown = page;
    time = now;
    show();
  };
  view.stage.followers.add({ follow });
  view.onRest = show;
}

/// Where a picture is in a list of addresses: on the page that it had, if it is there still; one file may stand in it twice.
/// -1 when it is gone.
export const pageOf = (image, page, addresses) => (addresses[page] === image ? page : addresses.indexOf(image));

/// Safari allows a hundred in half a minute; the next one says it all.
export function replaceState(state, address, change = 'replaceState') {
  try {
    history[change](state, '', address);
  } catch {
    // What the address says is older for a while.
  }
}

export const pushState = (state, address) => replaceState(state, address, 'pushState');

/// A link may have been written with or without escapes.
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
