extension BrowserMachine {
  /// What is to be done.
  enum Action: Equatable {
    case none
    /// The scroll view is to hold this page alone, if it can be zoomed: then `zoom` says that it does.
    case zoom(page: Int)
    /// The same, and what moves comes to rest in it.
    case catchIn(page: Int)
    /// The scroll view holds all pages again: the one that was alone is `away` from its place along the line, and
    /// `across`, points of offset.
    case line(page: Int, away: CGFloat, across: CGFloat)
    /// The zoomed page can be moved beyond its edges, into its neighbours.
    case makeRoom
    /// The zoomed page alone can be moved.
    case closeRoom
    /// The zoomed page goes to its fitted size.
    case fit
    /// The zoomed page takes the shape of its natural size.
    case reshape(page: Int)
    case turn(page: Int, isAnimated: Bool)
    /// The zoomed page is moved, in sizes of the view.
    case move(dx: CGFloat, dy: CGFloat)
  }
}
