/// The words that a frame begins with, in this order.
enum FrameHeader: Int, CaseIterable {
  /// How many the whole frame has, these included.
  case words
  /// 1 when something moves or waits for time to pass: ask for another frame.
  case needsFrame
  /// 1 when nothing moves and no finger is down.
  case isAtRest
  /// The window's, points.
  case width, height
  /// Device pixels per point.
  case density
}
