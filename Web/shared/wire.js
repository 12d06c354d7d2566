// What the module, the player and the page call things among each other. Each table mirrors an enumeration or a list of
// Swift's: `Scripts/check` compares the two, here and in the other scripts.

/// Records of a frame, as far as they are news. As in Swift: FrameCode.
export const Code = {
  call: 1, askPicture: 2, loadTile: 3, dropTile: 4, title: 5, accessibility: 6, reading: 7, writing: 8,
};
/// What is drawn. As in Swift: FrameCode.
export const ItemCode = {
  pushTransform: 32, pushClip: 33, pushClipPath: 34, pushOpacity: 35, pushBlend: 36, pushShadow: 37, pushMask: 38,
  masked: 39, pop: 40,
  fill: 64, stroke: 65, fillPath: 66, strokePath: 67, image: 68, pixels: 69, text: 70,
};
/// As in Swift: Wire.keys. By the names of key events; a character's number is `firstCharacter` and its code point.
export const keys = Object.values({
  left: 'ArrowLeft', right: 'ArrowRight', up: 'ArrowUp', down: 'ArrowDown', pageUp: 'PageUp', pageDown: 'PageDown',
  home: 'Home', end: 'End', space: ' ', escape: 'Escape', enter: 'Enter', tab: 'Tab', backspace: 'Backspace',
  delete: 'Delete', f11: 'F11', f1: 'F1', f10: 'F10',
});
/// As in Swift: Wire.firstCharacter.
export const firstCharacter = 256;
/// The number of a key event's key.
export const numberOf = (key) => (keys.includes(key) ? keys.indexOf(key) : firstCharacter + key.codePointAt(0));
/// As the engine cuts pictures, pixels. As in Swift: TileGrid.standardTileSide.
export const tileSide = 512;
