/// How large the items of a section are: each of its own, or all alike until something else is said of some.
struct FlowSizes: Sendable {
  let count: Int
  /// Of the items of which nothing else is said.
  let usual: LayoutExtent
  /// Of each item; none where they are alike.
  private var given: [LayoutExtent] = []
  /// Of the items of which something else is said, points.
  private var along: Sums
  private var across: Sums
  /// How many items are not as large as the next one.
  private var changes = 0

  init(_ sizes: [LayoutExtent]) {
    self.init(count: sizes.count, usual: LayoutExtent(along: 0, across: 0))
    given = sizes
    for index in sizes.indices.dropLast() where sizes[index] != sizes[index + 1] { changes += 1 }
  }

  init(count: Int, usual: LayoutExtent) {
    self.count = count
    self.usual = usual
    along = Sums(count: count, usual: usual.along)
    across = Sums(count: count, usual: usual.across)
  }

  subscript(index: Int) -> LayoutExtent {
    given.isEmpty ? LayoutExtent(along: along[index], across: across[index]) : given[index]
  }

  /// All items have this size.
  var common: LayoutExtent? { changes == 0 && count > 0 ? self[0] : nil }

  /// What is said of single items takes so much of memory.
  var nodeCount: Int { along.nodeCount + across.nodeCount }

  /// O(log n).
  mutating func set(_ size: LayoutExtent, at index: Int) {
    changes -= changesBeside(index)
    if given.isEmpty {
      along.set(size.along, at: index)
      across.set(size.across, at: index)
    } else {
      given[index] = size
    }
    changes += changesBeside(index)
  }

  /// The first item from one on of which something else may be said; `count` when there is none. O(log n).
  func firstOther(from index: Int) -> Int {
    given.isEmpty ? along.firstSaid(from: index) ?? count : index
  }

  private func changesBeside(_ index: Int) -> Int {
    var count = 0
    if index > 0, self[index - 1] != self[index] { count += 1 }
    if index + 1 < self.count, self[index + 1] != self[index] { count += 1 }
    return count
  }
}
