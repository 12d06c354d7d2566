// Links and pictures that lie in an element by way of other components: what these have put into slots, and what is in their
// shadow trees. Fetched where there may be something of both.

/// What is shown as an element's children: those of its shadow tree, if it has one, and in place of slots what is in these.
const shown = ({ shadowRoot, children }) => [...shadowRoot?.children ?? children].flatMap((child) => (
  child.localName === 'slot' ? child.assignedElements({ flatten: true }) : child));

/// All that is shown in an element, in order. What is in another element of ours is that one's, and what is pinned is no picture.
function* inside(element) {
  for (const child of shown(element)) {
    if (child.matches('[data-pin]')) continue;
    yield child;
    if (!child.matches('photo-browser, zoom-scroll-view')) yield* inside(child);
  }
}

/// What has to be done when something changes in trees that are not an element's own.
const looks = new WeakMap();

/// Finds what is in there, and whatever changes in it. Done anew when something has.
export function lookInside(element) {
  if (looks.has(element)) {
    looks.get(element)();
    return;
  }
  // Its own shadow tree has a slot and a view.
  const all = (parent, selector = '*') => [...inside(parent === element ? { children: element.children } : parent)].filter((child) => child.matches(selector));
  const awaited = new Set();
  const change = () => element.contentDidChange();
  const look = () => {
    for (const child of [...element.querySelectorAll('*'), ...all(element)]) {
      const { localName, shadowRoot } = child;
      // It may get a tree only when its script has come.
      if (child.matches(':not(:defined)') && !awaited.has(localName)) {
        awaited.add(localName);
        customElements.whenDefined(localName).then(change);
      }
      for (const tree of [shadowRoot, !element.contains(child) && child, localName === 'slot' && child]) {
        if (!tree) continue;
        element.observe(tree);
        tree.addEventListener('slotchange', change);
      }
    }
  };
  looks.set(element, look);
  look();
  element.find = (selector) => all(element, selector);
  element.imageIn = (link) => all(link, 'img')[0];
  element.contentDidChange();
}
