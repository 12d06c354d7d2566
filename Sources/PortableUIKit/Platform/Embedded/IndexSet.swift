#if hasFeature(Embedded)
  /// A few numbers, each once, in ascending order.
  public struct IndexSet: Hashable, Sequence, ExpressibleByArrayLiteral, Sendable {
    private var numbers: [Int]

    public init() { numbers = [] }
    public init(integer: Int) { numbers = [integer] }
    public init(integersIn range: Range<Int>) { numbers = Array(range) }
    public init(arrayLiteral elements: Int...) {
      numbers = []
      for element in elements { insert(element) }
    }

    public var count: Int { numbers.count }
    public var isEmpty: Bool { numbers.isEmpty }

    public func contains(_ integer: Int) -> Bool { numbers.contains(integer) }

    public mutating func insert(_ integer: Int) {
      guard !numbers.contains(integer) else { return }
      numbers.insert(integer, at: numbers.firstIndex { $0 > integer } ?? numbers.count)
    }

    public func makeIterator() -> IndexingIterator<[Int]> { numbers.makeIterator() }
  }
#endif
