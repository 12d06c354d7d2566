import ScrollGeometry

/// The direction in which content is longer than what shows it.
public enum LayoutAxis: Sendable {
  case vertical, horizontal
}

/// A size by what matters to a layout, in points: its side along the layout's axis, and the one across it.
struct LayoutExtent: Hashable, Sendable {
  var along: Double
  var across: Double
}

extension LayoutAxis {
  /// The side of a size along the axis, points.
  public func along(_ size: Size) -> Double {
    switch self {
    case .vertical: size.height
    case .horizontal: size.width
    }
  }

  /// What is no length counts as none.
  func extent(_ size: Size) -> LayoutExtent {
    let width = size.width > 0 && size.width.isFinite ? size.width : 0
    let height = size.height > 0 && size.height.isFinite ? size.height : 0
    return switch self {
    case .vertical: LayoutExtent(along: height, across: width)
    case .horizontal: LayoutExtent(along: width, across: height)
    }
  }

  func size(_ extent: LayoutExtent) -> Size {
    switch self {
    case .vertical: Size(width: extent.across, height: extent.along)
    case .horizontal: Size(width: extent.along, height: extent.across)
    }
  }

  /// A rectangle of an extent whose corner lies so far along and across.
  func rect(along: Double, across: Double, _ extent: LayoutExtent) -> Rect {
    let origin =
      switch self {
      case .vertical: Point(x: across, y: along)
      case .horizontal: Point(x: along, y: across)
      }
    return Rect(origin: origin, size: size(extent))
  }

  /// From where to where a rectangle goes along the axis.
  public func span(_ rect: Rect) -> (low: Double, high: Double) {
    switch self {
    case .vertical: (rect.minY, rect.maxY)
    case .horizontal: (rect.minX, rect.maxX)
    }
  }

  /// What insets take at the beginning and the end of the axis.
  public func ends(_ insets: Insets) -> (leading: Double, trailing: Double) {
    switch self {
    case .vertical: (insets.top, insets.bottom)
    case .horizontal: (insets.left, insets.right)
    }
  }

  /// What insets take at the two sides of the axis.
  func sides(_ insets: Insets) -> (leading: Double, trailing: Double) {
    switch self {
    case .vertical: (insets.left, insets.right)
    case .horizontal: (insets.top, insets.bottom)
    }
  }
}

extension LayoutAxis {
  /// The direction of lines.
  var across: LayoutAxis {
    switch self {
    case .vertical: .horizontal
    case .horizontal: .vertical
    }
  }

  /// What a point means along the axis.
  func share(_ point: Point) -> Double {
    switch self {
    case .vertical: point.y
    case .horizontal: point.x
    }
  }

  /// How far a vector goes along and across.
  func extentOffset(_ vector: Vector) -> (along: Double, across: Double) {
    switch self {
    case .vertical: (vector.dy, vector.dx)
    case .horizontal: (vector.dx, vector.dy)
    }
  }
}
