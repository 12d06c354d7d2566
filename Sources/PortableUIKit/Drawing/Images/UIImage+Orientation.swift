import ScrollGeometry

extension UIImage {
  /// How the stored rows and columns are to be turned; the values are UIKit's.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Rows are shown as columns.
    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    /// The mirror image of what is seen.
    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .upMirrored: .up
      case .down: .downMirrored
      case .downMirrored: .down
      case .left: .rightMirrored
      case .rightMirrored: .left
      case .right: .leftMirrored
      case .leftMirrored: .right
      }
    }

    /// From the unit square as stored to the unit square as shown, y downwards.
    var transform: ScrollGeometry.AffineTransform {
      switch self {
      case .up: .identity
      case .down: .init(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
      case .left: .init(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
      case .right: .init(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
      case .upMirrored: .init(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
      case .downMirrored: .init(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
      case .leftMirrored: .init(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: .init(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
      }
    }
  }
}
