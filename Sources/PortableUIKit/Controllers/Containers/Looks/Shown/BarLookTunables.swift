/// How bars change their looks with the content. UIKit's numbers are not published: these were chosen by eye.
enum BarLookTunables {
  /// So far under the bar the content is where all of the look at the edge is gone, points.
  static let fadeWay: CGFloat = 16
  /// Texts change at this share of that.
  static let halfway: CGFloat = 0.5
}
