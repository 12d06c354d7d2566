/// A row of lengths whose running sums are known: each question and each change takes O(log n).
///
/// A tree of which only those branches exist in which a length was said. What is elsewhere is as long as usual, and takes no
/// memory, however much it is.
package struct Sums: Sendable {
  /// How many branches a node has.
  private static let fan = 16

  package let count: Int
  /// How long something is of which nothing was said.
  private let usual: Double
  /// How many lengths lie below a branch of the root.
  private let rootSpan: Int
  /// What lies below each branch, node by node, the root first: none while all lengths are the usual one.
  private var sums: [Double] = []
  /// The nodes below the branches, 0 where there is none. Where a branch is a length itself: 1 when it was said.
  private var nodes: [Int32] = []
  /// The first node that nobody needs any more, 0 for none; its first branch names the next one.
  private var spare: Int32 = 0
  /// What it takes of memory, but for spare ones.
  package private(set) var nodeCount = 0

  /// Lengths are not negative.
  package init(count: Int, usual: Double) {
    self.count = count
    self.usual = usual
    var span = 1
    while span * Self.fan < count { span *= Self.fan }
    rootSpan = span
  }

  /// Lengths are not negative.
  package init(_ values: [Double], areSaid: Bool = false) {
    self.init(count: values.count, usual: 0)
    if !values.isEmpty { _ = add(values, areSaid, from: 0, span: rootSpan) }
  }

  /// The sum of all lengths.
  package var total: Double { sum(before: count) }

  package subscript(index: Int) -> Double { place(of: index).map { sums[$0] } ?? usual }

  /// Somebody has said how long it is: it was set, or made so.
  package func isSaid(_ index: Int) -> Bool { place(of: index).map { nodes[$0] != 0 } ?? false }

  /// The sum of the lengths in front of an index.
  package func sum(before index: Int) -> Double {
    guard !nodes.isEmpty else { return Double(index) * usual }
    var (sum, rest, first, span) = (0.0, index, 0, rootSpan)
    while rest > 0 {
      let place = first + rest / span
      for branch in first..<place { sum += sums[branch] }
      rest %= span
      guard rest > 0 else { break }
      guard nodes[place] > 0 else { return sum + Double(rest) * usual }
      first = Int(nodes[place]) * Self.fan
      span /= Self.fan
    }
    return sum
  }

  /// The index of the length that covers a distance from the start; the last one for what lies behind all,
  /// and the first for what lies in front of it.
  package func index(covering distance: Double) -> Int {
    guard distance >= 0, count > 0 else { return 0 }
    // What is left of the distance lies in so many lengths from an index on.
    var (index, rest, first, span) = (0, distance, 0, rootSpan * Self.fan)
    while !nodes.isEmpty {
      span /= Self.fan
      var place = first
      while place < first + Self.fan, sums[place] <= rest {
        rest -= sums[place]
        place += 1
      }
      index += (place - first) * span
      guard span > 1, place < first + Self.fan else { return min(index, count - 1) }
      guard nodes[place] > 0 else { break }
      first = Int(nodes[place]) * Self.fan
    }
    let last = min(count - 1, index + span - 1)
    return usual > 0 ? index + Int(min(rest / usual, Double(last - index))) : last
  }

  package mutating func set(_ value: Double, at index: Int) {
    if nodes.isEmpty { _ = addNode(from: 0, span: rootSpan) }
    set(value, at: index, below: 0, span: rootSpan)
  }

  /// It is as long as usual again, and takes no memory. Only where lengths of which nothing was said are the usual ones.
  package mutating func unset(_ index: Int) {
    if isSaid(index) { unset(index, below: 0, span: rootSpan) }
  }

  /// The first index from one on of which a length was said; nil for none. O(log n).
  package func firstSaid(from index: Int) -> Int? {
    nodes.isEmpty ? nil : nearestSaid(max(0, index), 1, below: 0, span: rootSpan)
  }

  /// The last index up to one of which a length was said; nil for none. O(log n).
  package func lastSaid(through index: Int) -> Int? {
    nodes.isEmpty ? nil : nearestSaid(min(index, count - 1), -1, below: 0, span: rootSpan)
  }

  /// Calls `body` for each length that was said, in their order.
  package func forEachSaid(_ body: (_ index: Int, _ length: Double) -> Void) {
    if !nodes.isEmpty { forEachSaid(below: 0, from: 0, span: rootSpan, body) }
  }

  // MARK: The tree

  /// Where a length is written; nil where nothing near it was said.
  private func place(of index: Int) -> Int? {
    guard !nodes.isEmpty else { return nil }
    var (rest, place, span) = (index, index / rootSpan, rootSpan)
    while span > 1 {
      guard nodes[place] > 0 else { return nil }
      rest %= span
      span /= Self.fan
      place = Int(nodes[place]) * Self.fan + rest / span
    }
    return place
  }

  private func branches(_ node: Int) -> Range<Int> { node * Self.fan..<(node + 1) * Self.fan }

  /// What lies below a node.
  private func total(_ node: Int) -> Double {
    var total = 0.0
    for place in branches(node) { total += sums[place] }
    return total
  }

  /// - Parameters:
  ///   - index: counted from the first length below the node.
  ///   - span: how many lengths lie below each of its branches.
  private mutating func set(
    _ value: Double, at index: Int, below node: Int, span: Int, from first: Int = 0
  ) {
    let branch = index / span
    let place = node * Self.fan + branch
    guard span > 1 else {
      (sums[place], nodes[place]) = (value, 1)
      return
    }
    let start = first + branch * span
    if nodes[place] == 0 { nodes[place] = Int32(addNode(from: start, span: span / Self.fan)) }
    let below = Int(nodes[place])
    set(value, at: index % span, below: below, span: span / Self.fan, from: start)
    sums[place] = total(below)
  }

  private mutating func unset(_ index: Int, below node: Int, span: Int, from first: Int = 0) {
    let branch = index / span
    let place = node * Self.fan + branch
    let start = first + branch * span
    if span > 1 {
      let below = Int(nodes[place])
      unset(index % span, below: below, span: span / Self.fan, from: start)
      if branches(below).contains(where: { nodes[$0] > 0 }) {
        sums[place] = total(below)
        return
      }
      (nodes[below * Self.fan], spare) = (spare, Int32(below))
      nodeCount -= 1
    }
    (sums[place], nodes[place]) = (usualLength(from: start, span: span), 0)
  }

  /// What lies below a branch of which nothing was said.
  private func usualLength(from start: Int, span: Int) -> Double {
    Double(max(0, min(span, count - start))) * usual
  }

  /// A node below which nothing was said.
  private mutating func addNode(from first: Int, span: Int) -> Int {
    var node = Int(spare)
    if node > 0 {
      spare = nodes[node * Self.fan]
    } else {
      node = nodes.count / Self.fan
      for _ in 0..<Self.fan {
        sums.append(0)
        nodes.append(0)
      }
    }
    nodeCount += 1
    for (branch, place) in branches(node).enumerated() {
      (sums[place], nodes[place]) = (usualLength(from: first + branch * span, span: span), 0)
    }
    return node
  }

  /// A node below which all lengths are known.
  private mutating func add(_ values: [Double], _ areSaid: Bool, from first: Int, span: Int) -> Int
  {
    let node = addNode(from: first, span: span)
    for (branch, place) in branches(node).enumerated() {
      let start = first + branch * span
      guard start < values.count else { break }
      if span == 1 {
        (sums[place], nodes[place]) = (values[start], areSaid ? 1 : 0)
      } else {
        let below = add(values, areSaid, from: start, span: span / Self.fan)
        (sums[place], nodes[place]) = (total(below), Int32(below))
      }
    }
    return node
  }

  /// - Parameters:
  ///   - index: from which on, counted from the first length below the node.
  ///   - step: 1 to go on from there, -1 to go back.
  private func nearestSaid(_ index: Int, _ step: Int, below node: Int, span: Int) -> Int? {
    var (branch, rest) = (index / span, index % span)
    while 0..<Self.fan ~= branch {
      let next = Int(nodes[node * Self.fan + branch])
      if next > 0 {
        if span == 1 { return branch }
        // Below a node something was said, so that no more than one is searched in vain at each depth.
        if let found = nearestSaid(rest, step, below: next, span: span / Self.fan) {
          return branch * span + found
        }
      }
      branch += step
      rest = step > 0 ? 0 : span - 1
    }
    return nil
  }

  private func forEachSaid(
    below node: Int, from first: Int, span: Int, _ body: (_ index: Int, _ length: Double) -> Void
  ) {
    for (branch, place) in branches(node).enumerated() where nodes[place] > 0 {
      let start = first + branch * span
      if span == 1 {
        body(start, sums[place])
      } else {
        forEachSaid(below: Int(nodes[place]), from: start, span: span / Self.fan, body)
      }
    }
  }
}
