extension UIImage {
  /// How the stored rows and columns are to be turned; the values are UIKit's.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
}
