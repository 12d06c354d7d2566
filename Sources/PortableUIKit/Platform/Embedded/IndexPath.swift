#if hasFeature(Embedded)
  /// A place in a list or a grid: a section alone, or an item of one.
  public struct IndexPath: Hashable, Comparable, ExpressibleByArrayLiteral, Sendable {
    public var section: Int
    public var item: Int
    /// How many of the two numbers count.
    public let count: Int

    public init(index: Int) {
      section = index
      item = 0
      count = 1
    }

    public init(item: Int, section: Int) {
      self.section = section
      self.item = item
      count = 2
    }

    public init(row: Int, section: Int) { self.init(item: row, section: section) }

    /// Up to two numbers; what follows is not kept.
    public init(arrayLiteral elements: Int...) {
      section = elements.first ?? 0
      item = elements.count > 1 ? elements[1] : 0
      count = min(elements.count, 2)
    }

    public var row: Int {
      get { item }
      set { item = newValue }
    }

    public static func < (a: IndexPath, b: IndexPath) -> Bool {
      if a.section != b.section { return a.section < b.section }
      return a.count != b.count ? a.count < b.count : a.item < b.item
    }
  }
#endif
