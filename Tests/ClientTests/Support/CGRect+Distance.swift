import UIKit

extension CGRect {
  /// How far the edges are from another rectangle's, at most, points.
  func distance(to other: CGRect) -> CGFloat {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX),
      abs(maxY - other.maxY))
  }

  /// The same but for what calculating costs.
  func isNear(_ other: CGRect) -> Bool { distance(to: other) < 1e-9 }
}
