import PortableUIKit

/// What stands by photos that somebody likes most.
package enum HeartShape {
  /// In a square of 24 points.
  // derivation: two round halves that meet in a tip, as heavy as the icons beside it.
  package static var path: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 12, y: 20))
    path.addCurve(
      to: CGPoint(x: 3.5, y: 9.2), controlPoint1: CGPoint(x: 6.5, y: 16.2),
      controlPoint2: CGPoint(x: 3.5, y: 12.8))
    path.addCurve(
      to: CGPoint(x: 12, y: 7), controlPoint1: CGPoint(x: 3.5, y: 4.2),
      controlPoint2: CGPoint(x: 9.8, y: 2.6))
    path.addCurve(
      to: CGPoint(x: 20.5, y: 9.2), controlPoint1: CGPoint(x: 14.2, y: 2.6),
      controlPoint2: CGPoint(x: 20.5, y: 4.2))
    path.addCurve(
      to: CGPoint(x: 12, y: 20), controlPoint1: CGPoint(x: 20.5, y: 12.8),
      controlPoint2: CGPoint(x: 17.5, y: 16.2))
    path.close()
    return path
  }
}
