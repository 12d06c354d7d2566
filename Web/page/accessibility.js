// What assistive technology finds in place of the canvas: the engine's own tree of elements, buttons for what
// fingers do, and a voice for what has changed.
import { intersection, isEmpty } from '../shared/geometry.js';
import { adoptStyles } from './styles.js';

/// What people read and hear. A page in another language assigns its own before it opens anything.
export const texts = {
  controls: 'Photo controls',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to window',
  unfetched: 'It could not be fetched.',
  unreadable: 'It is no picture that this browser can show.',
  failed: 'This cannot be shown here.',
  nothing: 'There are no photos.',
  zoom: (percent) => `zoomed ${percent} %`,
};

/// Paths in a square of 24.
export const icons = {
  zoomIn: 'M12 5v14M5 12h14', zoomOut: 'M5 12h14', fit: 'M3 5h18v14H3zM8 9h8v6H8z',
};

const makeShape = (tag, ...more) => fill(document.createElementNS('http://www.w3.org/2000/svg', tag), ...more);

export const makeElement = (tag, ...more) => fill(document.createElement(tag), ...more);

function fill(element, attributes = {}, ...children) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/// A round button with a symbol.
export function makeButton(name, part, action) {
  const button = makeElement('button', { type: 'button', class: `zoomscroll-button ${name}`, part, 'aria-label': texts[name] });
  // No text that becomes elements: a page may forbid that.
  button.append(makeShape('svg', { viewBox: '0 0 24 24', 'aria-hidden': true }, makeShape('path', { d: icons[name] })));
  button.addEventListener('click', () => {
    // It stays in the order of focus, so that focus is not lost at the last page.
    if (button.ariaDisabled !== 'true') action();
  });
  return button;
}

export class Accessibility {
  /// - label, roleDescription: of the surface.
  /// - actions: by the names of their texts, in the order of focus.
  constructor({ element, surface, canvas }, { label, roleDescription, actions }) {
    adoptStyles(element.getRootNode());
    surface.classList.add('zoomscroll-surface');
    surface.setAttribute('part', 'surface');
    surface.role = 'group';
    surface.ariaRoleDescription = roleDescription;
    surface.ariaLabel = label;
    canvas.ariaHidden = 'true';
    this.nodes = new Map();
    this.tree = makeElement('div', { class: 'zoomscroll-tree' });
    surface.append(this.tree);
    this.status = makeElement('div', { class: 'zoomscroll-status', role: 'status' });
    this.buttons = Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [name, makeButton(name, 'button', action)]));
    this.controls = makeElement(
      'div', { class: 'zoomscroll-controls', part: 'controls', role: 'toolbar', 'aria-label': texts.controls },
      ...Object.values(this.buttons));
    surface.after(this.controls, this.status);
  }

  close() {
    this.controls.remove();
    this.status.remove();
  }

  /// The engine's elements. Those that stay keep their nodes: a reader does not lose its place.
  show(elements, { width, height }) {
    const former = this.nodes;
    this.nodes = new Map();
    this.fill(this.tree, elements, former, { x: 0, y: 0, width, height });
    for (const [id, node] of former) if (!this.nodes.has(id)) node.remove();
  }

  fill(parent, elements, former, visible) {
    for (const { id, role, frame, label, value, children } of elements) {
      const place = intersection(frame, visible);
      if (isEmpty(place)) continue;
      const node = former.get(id) ?? document.createElement('div');
      this.nodes.set(id, node);
      const text = value ? `${label}, ${value}` : label;
      node.role = role;
      if (!role) node.textContent = text;
      else node.ariaLabel = text;
      Object.assign(node.style, {
        left: `${place.x - visible.x}px`, top: `${place.y - visible.y}px`, width: `${place.width}px`,
        height: `${place.height}px`,
      });
      if (node.parentNode !== parent) parent.append(node);
      this.fill(node, children, former, place);
    }
  }

  /// Which buttons would do nothing now, by their names.
  disable(states) {
    for (const name in states) this.buttons[name].ariaDisabled = states[name];
  }

  announce(text) {
    this.status.textContent = text;
  }
}
