/// A section's groups one after the other: which items each has, and how far it is to the next.
///
/// Arithmetic while they are alike; then O(log n) a question.
struct GroupSteps: Sendable {
  let itemCount: Int
  /// How many items a group takes of which nothing was measured.
  private let perGroup: Int
  /// From such a group to the next, points.
  private(set) var stride: Double
  /// The first items of the groups at the beginning that may have taken other numbers of items.
  private(set) var starts: [Int] = []
  /// The first item behind these.
  private var end = 0
  /// From each group to the next, points: of all groups, or of those that may have taken other numbers of items.
  private(set) var steps: Sums?

  init(itemCount: Int, perGroup: Int, stride: Double) {
    self.itemCount = itemCount
    self.perGroup = perGroup
    self.stride = stride
  }

  var count: Int {
    perGroup > 0 ? starts.count + (itemCount - end + perGroup - 1) / perGroup : 0
  }

  /// All of them, with what is between them and behind the last one; points.
  var length: Double { start(of: count) }

  /// From the first one's beginning, points.
  func start(of group: Int) -> Double {
    guard let steps else { return Double(group) * stride }
    let known = min(group, steps.count)
    return steps.sum(before: known) + Double(group - known) * stride
  }

  func number(of item: Int) -> Int {
    guard item < end else { return starts.count + (item - end) / perGroup }
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] > item { high = middle } else { low = middle }
    }
    return low
  }

  func firstItem(of group: Int) -> Int {
    group < starts.count ? starts[group] : end + (group - starts.count) * perGroup
  }

  /// The group at a place, or the one that is nearest; points from the first one's beginning.
  func group(at place: Double) -> Int {
    let known = steps?.count ?? 0
    let rest = place - start(of: known)
    if let steps, rest < 0 || known == count { return steps.index(covering: place) }
    let further = max(0, min(Double(count - known - 1), (rest / stride).rounded(.down)))
    return known + Int(further)
  }

  /// A group's length with what is behind it, points. O(log n).
  mutating func set(_ length: Double, at group: Int) {
    if steps == nil, length == stride { return }
    var steps = self.steps ?? Sums(count: count, usual: stride)
    self.steps = nil
    steps.set(length, at: group)
    self.steps = steps
  }

  /// All have another length with what is behind them, points.
  mutating func set(_ length: Double) { stride = length }

  /// Groups from one on begin with other items, until they begin with the same as before, or to the end of the known ones.
  ///
  /// - Parameters:
  ///   - group: known, or the first that is not.
  ///   - next: makes the group that begins with an item; says its length with what is behind it, points, and how many
  ///     items it takes.
  ///   - last: the last item that may have another size.
  /// - Returns: the items with which groups began there before.
  mutating func breakAnew(
    from group: Int, through last: Int, _ next: (Int) -> (length: Double, items: Int)
  ) -> [Int] {
    var item = firstItem(of: group)
    var old = group
    var new: [Int] = []
    var lengths: [Double] = []
    while item < itemCount {
      while old < starts.count, starts[old] < item { old += 1 }
      if item > last, old < starts.count ? starts[old] == item : item >= end { break }
      let (length, items) = next(item)
      new.append(item)
      lengths.append(length)
      item += max(1, items)
    }
    if item >= itemCount || old == starts.count {
      old = starts.count
      end = min(item, itemCount)
    }
    if old - group == new.count, var steps {
      self.steps = nil
      for (index, length) in lengths.enumerated() { steps.set(length, at: group + index) }
      self.steps = steps
    } else {
      var values = starts.indices.map { steps?[$0] ?? stride }
      values.replaceSubrange(group..<old, with: lengths)
      steps = Sums(values)
    }
    let former = Array(starts[group..<old])
    starts.replaceSubrange(group..<old, with: new)
    return former
  }
}
