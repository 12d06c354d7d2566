// What the module, the player and the page call things among each other.

/// Records of a frame: Sources/WebHost/Frame/FrameCode.swift tells what they hold.
export const Code = {
  call: 1, askPicture: 2, loadTile: 3, dropTile: 4, title: 5, accessibility: 6, reading: 7,
  pushTransform: 32, pushClip: 33, pushClipPath: 34, pushOpacity: 35, pushBlend: 36, pushShadow: 37, pushMask: 38,
  masked: 39, pop: 40,
  fill: 64, stroke: 65, fillPath: 66, strokePath: 67, image: 68, pixels: 69, text: 70,
};
/// Key events' names, in the module's order; a character's number is 256 and its code point.
export const keys = [
  'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Escape', 'Enter',
  'Tab', 'Backspace', 'Delete', 'F11',
];
