// What assistive technology hears of the items of lists, besides what it hears of every element.
import { Accessibility } from '../page/accessibility.js';

/// Bits of `states`, as FrameCode.swift says.
const opens = 1, isOpen = 2, isSelected = 4;

export class ListAccessibility extends Accessibility {
  fill(parent, elements, former, visible) {
    super.fill(parent, elements, former, visible);
    for (const { id, position, count, states } of elements) {
      const node = position > 0 && this.nodes.get(id);
      if (!node) continue;
      // Only some of the items are there: which one it is cannot be counted. ARIA has no selected items of a list, but
      // current ones.
      Object.assign(node, {
        ariaPosInSet: position, ariaSetSize: count, ariaExpanded: states & opens ? (states & isOpen) > 0 : null,
        ariaCurrent: (states & isSelected) > 0,
      });
    }
  }
}
