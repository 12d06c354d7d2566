/// How large the items of a section are: each of its own, or all alike until something else is said of some.
struct FlowSizes: Sendable {
  let count: Int
  /// Of the items of which nothing else is said.
  let usual: LayoutExtent
  /// Of each item; none where they are alike.
  private var given: [LayoutExtent] = []
  private var others: [Int: LayoutExtent] = [:]
  /// The items of `others`, in their order.
  private var otherItems: [Int] = []
  /// How many items are not as large as the next one.
  private var changes = 0

  init(_ sizes: [LayoutExtent]) {
    count = sizes.count
    usual = LayoutExtent(along: 0, across: 0)
    given = sizes
    for index in sizes.indices.dropLast() where sizes[index] != sizes[index + 1] { changes += 1 }
  }

  init(count: Int, usual: LayoutExtent) {
    self.count = count
    self.usual = usual
  }

  subscript(index: Int) -> LayoutExtent {
    given.isEmpty ? others[index] ?? usual : given[index]
  }

  /// All items have this size.
  var common: LayoutExtent? { changes == 0 && count > 0 ? self[0] : nil }

  mutating func set(_ size: LayoutExtent, at index: Int) {
    changes -= changesBeside(index)
    if !given.isEmpty {
      given[index] = size
    } else if others.updateValue(size, forKey: index) == nil {
      otherItems.insert(index, at: place(of: index))
    }
    changes += changesBeside(index)
  }

  /// The first item from one on of which something else may be said; `count` when there is none.
  func firstOther(from index: Int) -> Int {
    guard given.isEmpty else { return index }
    let place = place(of: index)
    return place < otherItems.count ? otherItems[place] : count
  }

  /// Where an item is in the list of others, or would be.
  private func place(of index: Int) -> Int {
    var (low, high) = (0, otherItems.count)
    while low < high {
      let middle = (low + high) / 2
      if otherItems[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func changesBeside(_ index: Int) -> Int {
    var count = 0
    if index > 0, self[index - 1] != self[index] { count += 1 }
    if index + 1 < self.count, self[index + 1] != self[index] { count += 1 }
    return count
  }
}
