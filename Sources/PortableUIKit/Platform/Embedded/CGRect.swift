#if hasFeature(Embedded)
  /// An axis-parallel rectangle, in points. Negative sizes are allowed in storage;
  /// every question is answered about the standardized rectangle.
  public struct CGRect: Hashable, Sendable {
    public var origin: CGPoint
    public var size: CGSize

    public init() { self.init(origin: .zero, size: .zero) }

    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    public init(x: Int, y: Int, width: Int, height: Int) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    public static let zero = CGRect()
    /// What an intersection of rectangles that do not meet gives.
    public static let null = CGRect(
      x: CGFloat.infinity, y: CGFloat.infinity, width: 0.0, height: 0.0)
    public static let infinite = CGRect(
      x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    public var width: CGFloat { abs(size.width) }
    public var height: CGFloat { abs(size.height) }
    public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
    public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
    public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
    public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }
    public var midX: CGFloat { origin.x + size.width / 2 }
    public var midY: CGFloat { origin.y + size.height / 2 }

    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    public var isInfinite: Bool { self == .infinite }

    public var standardized: CGRect {
      isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
    }
  }
#endif
