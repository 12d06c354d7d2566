import ScrollGeometry

/// How long one side of something is in a compositional layout.
public enum ComposedLength: Hashable, Sendable {
  /// A share of the width of what it lies in.
  case widthShare(Double)
  /// A share of the height of what it lies in.
  case heightShare(Double)
  /// Points.
  case points(Double)
  /// Points, until what is shown there says how much it needs.
  case estimate(Double)
  /// The same, and then as long as the longest beside it needs.
  case uniform(Double)

  package var isEstimate: Bool {
    switch self {
    case .estimate, .uniform: true
    case .widthShare, .heightShare, .points: false
    }
  }

  package var isUniform: Bool {
    if case .uniform = self { true } else { false }
  }

  /// Points in a container; what is no length counts as none.
  func points(in container: Size) -> Double {
    let length =
      switch self {
      case .widthShare(let share): share * container.width
      case .heightShare(let share): share * container.height
      case .points(let points), .estimate(let points), .uniform(let points): points
      }
    return length > 0 && length.isFinite ? length : 0
  }
}

/// How large something is in a compositional layout.
public struct ComposedSize: Hashable, Sendable {
  public var width: ComposedLength
  public var height: ComposedLength

  public init(width: ComposedLength, height: ComposedLength) {
    self.width = width
    self.height = height
  }

  func size(in container: Size) -> Size {
    Size(width: width.points(in: container), height: height.points(in: container))
  }

  var estimates: EstimatedSides {
    EstimatedSides(width: width.isEstimate, height: height.isEstimate)
  }

  /// With a known length along an axis, points.
  mutating func set(_ length: Double, along axis: LayoutAxis) {
    switch axis {
    case .vertical: height = .points(length)
    case .horizontal: width = .points(length)
    }
  }

  /// As large as it turned out to be, where it had been estimated, points.
  mutating func take(_ size: Size) {
    if width.isEstimate { width = .points(size.width) }
    if height.isEstimate { height = .points(size.height) }
  }

  func along(_ axis: LayoutAxis) -> ComposedLength {
    switch axis {
    case .vertical: height
    case .horizontal: width
    }
  }
}
