/// What a box stands for.
enum LayoutRole {
  case view
  /// Made by the program.
  case guide
  case safeArea, margins, readable
  /// A scroll view's content, and what of it shows.
  case content, frame

  var isInset: Bool {
    switch self {
    case .safeArea, .margins, .readable: true
    case .view, .guide, .content, .frame: false
    }
  }
}
