import PortableUIKit

/// What stands by photos of the grid that are more than a photo.
public enum PhotoMark: Sendable {
  case film, live, burst

  /// In a square of 24 points.
  // derivation: as heavy as the heart beside it.
  public var path: UIBezierPath {
    let path = UIBezierPath()
    switch self {
    case .film:
      path.move(to: CGPoint(x: 7.5, y: 5))
      path.addLine(to: CGPoint(x: 19, y: 12))
      path.addLine(to: CGPoint(x: 7.5, y: 19))
      path.close()
    case .live:
      // A ring about a dot.
      path.append(UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 16, height: 16)))
      path.append(UIBezierPath(ovalIn: CGRect(x: 6.5, y: 6.5, width: 11, height: 11)).reversing())
      path.append(UIBezierPath(ovalIn: CGRect(x: 9, y: 9, width: 6, height: 6)))
    case .burst:
      // Two photos, one behind the other.
      path.append(
        UIBezierPath(roundedRect: CGRect(x: 4, y: 9, width: 13, height: 11), cornerRadius: 2))
      path.append(
        UIBezierPath(roundedRect: CGRect(x: 7, y: 4, width: 13, height: 3), cornerRadius: 1.5))
    }
    return path
  }
}
