/// Items of several sizes: what is indexed are lines, not items.
struct FlowLines: Sendable {
  private(set) var sizes: [LayoutExtent]
  private let room: FlowRoom
  /// The first item of each line.
  private var starts: [Int] = []
  /// How long each line is along the axis, points.
  private var lengths: [Double] = []
  /// From each line to the next, points.
  private var steps = Sums([])
  /// How many items are not as large as the next one.
  private var changes = 0

  init(sizes: [LayoutExtent], room: FlowRoom) {
    self.sizes = sizes
    self.room = room
    var item = 0
    while item < sizes.count {
      starts.append(item)
      let end = endOfLine(from: item)
      lengths.append(length(of: item..<end))
      item = end
    }
    for index in sizes.indices.dropLast() where sizes[index] != sizes[index + 1] { changes += 1 }
    sumUp()
  }

  /// All items have this size.
  var commonSize: LayoutExtent? { changes == 0 ? sizes.first : nil }
  var lineCount: Int { starts.count }

  /// From the start of the first line to the end of the last one, points.
  var length: Double {
    guard let last = lengths.last else { return 0 }
    return steps.sum(before: lengths.count - 1) + last
  }

  func box(of index: Int) -> FlowBox {
    let line = line(of: index)
    let items = items(of: line)
    var (before, width) = (0.0, 0.0)
    for item in items {
      if item == index { before = width }
      width += sizes[item].across
    }
    let isLast = line == starts.count - 1
    let gap = isLast ? room.itemSpacing : room.gap(between: items.count, taking: width)
    let lead = items.count == 1 && !isLast ? room.middle(of: width) : 0
    return FlowBox(
      along: steps.sum(before: line) + (lengths[line] - sizes[index].along) / 2,
      across: lead + before + Double(index - items.lowerBound) * gap, extent: sizes[index])
  }

  /// Those of the lines that meet a span, points from the start of the first; a line more at either end does no harm.
  func items(from low: Double, to high: Double) -> Range<Int> {
    guard !starts.isEmpty, high >= 0, low <= length else { return 0..<0 }
    // Lines that overlap reach beyond where the next one begins.
    let overlap = max(0, -room.lineSpacing)
    let first = steps.index(covering: low - overlap)
    let last = steps.index(covering: high)
    // The step to a line includes the spacing, in which it cannot be seen.
    return starts[first]..<items(of: max(first, last)).upperBound
  }

  /// O(log n) while the lines begin with the same items.
  mutating func setSize(_ size: LayoutExtent, at index: Int) {
    let old = sizes[index]
    guard size != old else { return }
    changes -= changesBeside(index)
    sizes[index] = size
    changes += changesBeside(index)
    let line = line(of: index)
    if size.across != old.across { return breakLines(from: max(0, line - 1), beyond: index) }
    setLength(length(of: items(of: line)), at: line)
  }

  private func changesBeside(_ index: Int) -> Int {
    var count = 0
    if index > 0, sizes[index - 1] != sizes[index] { count += 1 }
    if index + 1 < sizes.count, sizes[index + 1] != sizes[index] { count += 1 }
    return count
  }

  /// Breaks lines anew from one on, until one begins behind an item where one began before.
  private mutating func breakLines(from first: Int, beyond item: Int) {
    var newStarts: [Int] = []
    var next = starts[first]
    var end = first
    while next < sizes.count {
      newStarts.append(next)
      next = endOfLine(from: next)
      while end < starts.count, starts[end] < next { end += 1 }
      if next > item, end < starts.count, starts[end] == next { break }
    }
    if next >= sizes.count { end = starts.count }
    let isSameCount = newStarts.count == end - first
    starts.replaceSubrange(first..<end, with: newStarts)
    let newLengths = newStarts.indices.map { length(of: items(of: first + $0)) }
    if isSameCount {
      for (index, length) in newLengths.enumerated() { setLength(length, at: first + index) }
    } else {
      lengths.replaceSubrange(first..<end, with: newLengths)
      sumUp()
    }
  }

  private mutating func setLength(_ length: Double, at line: Int) {
    lengths[line] = length
    steps.set(step(length), at: line)
  }

  private mutating func sumUp() { steps = Sums(lengths.map(step)) }

  /// A line never begins in front of the one before it.
  private func step(_ length: Double) -> Double { max(0, length + room.lineSpacing) }

  private func length(of items: Range<Int>) -> Double {
    var length = 0.0
    for item in items { length = max(length, sizes[item].along) }
    return length
  }

  private func endOfLine(from start: Int) -> Int {
    var width = sizes[start].across
    var end = start + 1
    while end < sizes.count {
      width += room.itemSpacing + sizes[end].across
      if width > room.across + FlowRoom.tolerance { break }
      end += 1
    }
    return end
  }

  private func line(of item: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }

  private func items(of line: Int) -> Range<Int> {
    starts[line]..<(line + 1 < starts.count ? starts[line + 1] : sizes.count)
  }
}
