/// What a large title looks like, and how it goes with the content. UIKit's numbers are not published: these are from memory
/// of iOS.
enum LargeTitleTunables {
  /// What it adds to the bar's 44 points.
  static let height: CGFloat = 52
  static let fontSize: CGFloat = 34
  /// Below the title, points.
  static let margin: CGFloat = 8
  /// Beside it, points: in a bar that is at least as wide as that the wider one.
  static let edge: CGFloat = 16
  static let wideEdge: CGFloat = 20
  static let wideWidth: CGFloat = 414
  /// The small title comes when so much of the large one's height is gone, and is there when all of it is: a share.
  static let fadeStart: CGFloat = 0.7
  /// By how much the title grows for each point that the content is pulled down, and by how much at most.
  static let growth: CGFloat = 0.0005
  static let greatestGrowth: CGFloat = 0.1
  /// Let go with more of it in sight than this share, it comes out as a whole; otherwise it goes.
  static let halfway: CGFloat = 0.5
}
