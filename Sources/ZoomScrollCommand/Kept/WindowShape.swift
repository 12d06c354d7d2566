import ScrollGeometry

/// How large a window is.
struct WindowShape: Equatable {
  /// Points; of one that fills the screen, what it goes back to.
  var size: Size
  var isMaximized: Bool
}
