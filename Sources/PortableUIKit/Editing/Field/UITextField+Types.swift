extension UITextField {
  /// What is drawn around a field; the values are UIKit's.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When something beside the text is there; the values are UIKit's.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// Why nobody writes any more; the values are UIKit's.
  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }
}
