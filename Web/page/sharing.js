// In an article: what a view cannot use is the page's.

/// A browser that does not know a single way gets no more than whole axes.
const knowsWays = globalThis.CSS?.supports('touch-action', 'pan-up');
/// What rounding leaves at an edge, CSS pixels.
const least = 0.5;

/// Keys that scroll a page.
const verticalKeys = { PageUp: 'up', PageDown: 'down', ArrowUp: 'up', ArrowDown: 'down' };

/// Fingers, wheels and keys scroll the page wherever `view.room` says that there is nothing left to scroll.
///
/// - box: around the view.
export function shareScrolling(box, view) {
  const { stage } = view;
  const has = (way) => view.room[way] > least;
  // Of an axis: the ways that are the page's.
  const ways = (axis, back, on) => {
    if (!has(back) && !has(on)) return `pan-${axis}`;
    return [back, on].filter((way) => knowsWays && !has(way)).map((way) => `pan-${way}`).join(' ');
  };
  let told;
  stage.shareScrolling = () => {
    const touch = `${ways('x', 'left', 'right')} ${ways('y', 'up', 'down')}`.trim() || 'none';
    if (touch !== told) box.style.setProperty('--zoomscroll-touch', touch);
    told = touch;
  };
  stage.shareScrolling();
  stage.input.isForPage = ({ cancelable, ctrlKey, shiftKey, deltaX, deltaY }) => {
    // What cannot be cancelled belongs to a scroll of the page that began elsewhere.
    if (!cancelable || ctrlKey) return !cancelable;
    if (shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) return !has((deltaX || deltaY) < 0 ? 'left' : 'right');
    return !has(deltaY < 0 ? 'up' : 'down');
  };
  stage.input.isKeyForPage = ({ key, shiftKey }) => {
    const way = key === ' ' ? (shiftKey ? 'up' : 'down') : verticalKeys[key];
    if (!way) return false;
    const isArrow = key.startsWith('Arrow');
    const { page, numberOfPages, settings } = view;
    // One picture moves by arrows alone.
    if (page === undefined) return !isArrow || !has(way);
    const isLast = page === (way === 'up' ? 0 : numberOfPages - 1) && !settings?.settings.loop;
    return isLast && !(isArrow && has(way));
  };
}
