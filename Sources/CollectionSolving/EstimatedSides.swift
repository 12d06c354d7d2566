import ScrollGeometry

/// Which sides of an element are estimates, until its view has said what it needs.
public struct EstimatedSides: Hashable, Sendable {
  public var width: Bool
  public var height: Bool

  public init(width: Bool = false, height: Bool = false) {
    self.width = width
    self.height = height
  }

  /// Of these only the one along an axis.
  func along(_ axis: LayoutAxis) -> EstimatedSides {
    switch axis {
    case .vertical: EstimatedSides(height: height)
    case .horizontal: EstimatedSides(width: width)
    }
  }

  /// Of these only those that `other` has, too.
  func common(with other: EstimatedSides) -> EstimatedSides {
    EstimatedSides(width: width && other.width, height: height && other.height)
  }

  /// A size that is another on one of these sides.
  public func differ(_ size: Size, from other: Size) -> Bool {
    width && size.width != other.width || height && size.height != other.height
  }

  public static let none = EstimatedSides()
  public static let both = EstimatedSides(width: true, height: true)
}
