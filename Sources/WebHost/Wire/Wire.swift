import ScrollEngine

/// What the page says by its place in one of these lists. The scripts in `Web` have the same ones: `Scripts/check`
/// compares them.
enum Wire {
  static let contactPhases: [TouchSample.Phase] = [.down, .move, .up, .cancel]
  static let devices: [TouchSample.Device] = [.finger, .mouse, .pen]
  static let scrollPhases: [ScrollSample.Phase] = [.began, .changed, .ended, .cancelled]
  static let magnifyPhases: [MagnifySample.Phase] = [.began, .changed, .ended, .cancelled]
  static let keyPhases: [KeySample.Phase] = [.down, .up]
  static let keys: [KeySample.Key] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .space, .escape, .enter, .tab,
    .backspace, .delete, .f11, .f1, .f10,
  ]
  /// Keys from here on are characters: this and the character's number.
  static let firstCharacter: Int32 = 256
  static let settings: [InputEvent.Setting] = [.rightToLeft, .reducedMotion, .dark]
}
