#if hasFeature(Embedded)
  /// A place in some coordinate space, in points.
  public struct CGPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init() { self.init(x: 0, y: 0) }

    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }

    public static let zero = CGPoint()
  }
#endif
