#if hasFeature(Embedded)
  /// A width and a height, in points.
  public struct CGSize: Hashable, Sendable {
    public var width: CGFloat
    public var height: CGFloat

    public init() { self.init(width: 0, height: 0) }

    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    public init(width: Int, height: Int) {
      self.init(width: CGFloat(width), height: CGFloat(height))
    }

    public static let zero = CGSize()
  }
#endif
