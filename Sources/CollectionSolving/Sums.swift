/// A row of lengths whose running sums are known: each question and each change takes O(log n).
///
/// A Fenwick tree: `tree[i]` has the sum of the lengths that the lowest set bit of `i + 1` counts back from `i`.
package struct Sums: Sendable {
  package private(set) var values: [Double]
  private var tree: [Double]

  /// Lengths are not negative.
  package init(_ values: [Double]) {
    self.values = values
    tree = values
    for index in tree.indices {
      let parent = index | (index + 1)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  package var count: Int { values.count }

  /// The sum of all lengths.
  package var total: Double { sum(before: values.count) }

  /// The sum of the lengths in front of an index.
  package func sum(before index: Int) -> Double {
    var sum = 0.0
    var rest = index
    while rest > 0 {
      sum += tree[rest - 1]
      rest &= rest - 1
    }
    return sum
  }

  package mutating func set(_ value: Double, at index: Int) {
    let change = value - values[index]
    values[index] = value
    var place = index
    while place < tree.count {
      tree[place] += change
      place |= place + 1
    }
  }

  /// The index of the length that covers a distance from the start; the last one for what lies behind all,
  /// and the first for what lies in front of it.
  package func index(covering distance: Double) -> Int {
    var index = 0
    var rest = distance
    var step = 1
    while step * 2 <= tree.count { step *= 2 }
    while step > 0 {
      if index + step <= tree.count, tree[index + step - 1] <= rest {
        index += step
        rest -= tree[index - 1]
      }
      step /= 2
    }
    return max(0, min(index, values.count - 1))
  }
}
