extension Array {
  /// From the least `key` to the greatest; elements of the same key keep their order. For thousands of
  /// elements, not for millions.
  package func ascending(by key: (Element) -> Double) -> [Element] {
    order(of: map(key)).map { self[$0] }
  }
}

/// The indices of `keys`. The standard library's sort would be copied for each type that is sorted.
@inline(never) private func order(of keys: [Double]) -> [Int] {
  var order: [Int] = []
  for (index, key) in keys.enumerated() {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[order[middle]] <= key { low = middle + 1 } else { high = middle }
    }
    order.insert(index, at: low)
  }
  return order
}
