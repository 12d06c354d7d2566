#if hasFeature(Embedded)
  /// A range of UTF-16 units.
  public struct NSRange: Equatable, Hashable, Sendable {
    public var location: Int
    public var length: Int

    public init(location: Int, length: Int) {
      self.location = location
      self.length = length
    }
  }
#endif
