extension CGRect {
  /// Moves each edge inwards by its own distance.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGPoint {
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}
