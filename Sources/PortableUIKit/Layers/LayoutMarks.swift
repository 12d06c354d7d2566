/// What is still to be laid out in and below a layer.
struct LayoutMarks: OptionSet {
  let rawValue: UInt8

  static let needsLayout = LayoutMarks(rawValue: 1)
  /// Marked by its own layout that is running: waits for the next pass, so that no pass is endless.
  static let waits = LayoutMarks(rawValue: 2)
  /// Its layout is running.
  static let running = LayoutMarks(rawValue: 4)
  /// Something below is marked.
  static let inSubtree = LayoutMarks(rawValue: 8)
  /// Its view is measured as if nothing lay over it.
  static let uncovered = LayoutMarks(rawValue: 16)
}
