// What is said in place of a picture that could not be had, where there is but one: it stays in the view, however that is zoomed.
// Fetched when that happens first; until then, and where it cannot be fetched, the engine's own words lie in the picture.
import { makeElement } from './accessibility.js';

/// Views that say so.
const views = new WeakSet();

export function sayWhatIsMissing(view) {
  if (views.has(view)) return;
  views.add(view);
  const { followers, surface } = view.stage;
  const [name, reason] = [makeElement('b'), makeElement('span')];
  // Readers are told by the engine.
  const box = makeElement('div', { part: 'failed', 'aria-hidden': 'true' }, name, reason);
  Object.assign(box.style, {
    position: 'absolute', inset: '0', placeContent: 'center', gap: '6px', padding: '16px', textAlign: 'center', pointerEvents: 'none',
    overflowWrap: 'anywhere', font: '15px/1.35 system-ui, sans-serif',
  });
  surface.append(box);
  const follow = () => {
    const { ground, pictures: [{ name: called, problem }] } = view;
    box.style.display = problem === undefined ? 'none' : 'grid';
    if (problem === undefined) return;
    const [red, green, blue] = ground.map((value) => 255 * value);
    Object.assign(box.style, { background: `rgb(${red} ${green} ${blue})`, color: red + green + blue > 382 ? 'black' : 'white' });
    name.textContent = called;
    reason.textContent = problem;
  };
  followers.add({ follow });
  follow();
}
