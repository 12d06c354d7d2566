/// Items of several sizes: what is indexed are lines, not items, and where nothing is known of sizes runs of lines.
///
/// Which lines begin with an item is a question of the items behind it alone. So all that is kept of a run is where it
/// begins and how long it is, in a tree that knows both.
struct FlowLines: Sendable {
  private struct Run {
    let items: Range<Int>
    /// How many items each of its lines has, but for the last one of a section.
    let perLine: Int
    /// How long each line is along the axis, points.
    let length: Double

    var first: Int { items.lowerBound }
    var lineCount: Int { (items.count + perLine - 1) / perLine }

    /// The items of the line that an item is in.
    func line(of item: Int) -> Range<Int> {
      let start = item - (item - first) % perLine
      return start..<min(start + perLine, items.upperBound)
    }
  }

  private(set) var sizes: FlowSizes
  private let room: FlowRoom
  /// How many items of the usual size a line has.
  private let columns: Int
  /// From each run to the next, points, in the place of its first item. Nothing is said of other items.
  private var steps: Sums

  init(sizes: FlowSizes, room: FlowRoom) {
    self.sizes = sizes
    self.room = room
    columns = FlowGrid(count: sizes.count, item: sizes.usual, room: room).columns
    steps = Sums(count: sizes.count, usual: 0)
    _ = breakLines(from: 0, beyond: sizes.count - 1)
  }

  /// O(n) of the runs.
  var lineCount: Int {
    var count = 0
    steps.forEachSaid { first, _ in count += run(from: first).lineCount }
    return count
  }

  /// O(n).
  var runCount: Int {
    var count = 0
    steps.forEachSaid { _, _ in count += 1 }
    return count
  }

  /// What it takes of memory, but for sizes that were given for each item.
  var nodeCount: Int { steps.nodeCount + sizes.nodeCount }

  /// From the start of the first line to the end of the last one, points.
  var length: Double {
    guard sizes.count > 0 else { return 0 }
    let last = run(of: sizes.count - 1)
    return steps.sum(before: last.first) + Double(last.lineCount - 1) * step(last.length)
      + last.length
  }

  func box(of index: Int) -> FlowBox {
    let run = run(of: index)
    let items = run.line(of: index)
    var (before, width) = (0.0, 0.0)
    for item in items {
      if item == index { before = width }
      width += sizes[item].across
    }
    let isLast = items.upperBound == sizes.count
    let gap = isLast ? room.itemSpacing : room.gap(between: items.count, taking: width)
    let lead = items.count == 1 && !isLast ? room.middle(of: width) : 0
    let line = (index - run.first) / run.perLine
    return FlowBox(
      along: steps.sum(before: run.first) + Double(line) * step(run.length)
        + (run.length - sizes[index].along) / 2,
      across: lead + before + Double(index - items.lowerBound) * gap, extent: sizes[index])
  }

  /// Those of the lines that meet a span, points from the start of the first; a line more at either end does no harm.
  func items(from low: Double, to high: Double) -> Range<Int> {
    guard sizes.count > 0, high >= 0, low <= length else { return 0..<0 }
    // Lines that overlap reach beyond where the next one begins. The step to a line includes the spacing, in which it
    // cannot be seen.
    let first = line(at: low - max(0, -room.lineSpacing))
    return first.lowerBound..<max(first.upperBound, line(at: high).upperBound)
  }

  /// Takes the sizes of items, in any order. O(log n) for each of them and for each run that breaks anew: those between
  /// the first and the last one, and behind these until one begins with the same item as before.
  ///
  /// - Returns: how many runs broke anew.
  @discardableResult
  mutating func setSizes(_ new: [(item: Int, size: LayoutExtent)]) -> Int {
    var (first, last) = (sizes.count, -1)
    for (item, size) in new where sizes[item] != size {
      sizes.set(size, at: item)
      (first, last) = (min(first, item), max(last, item))
    }
    guard last >= 0 else { return 0 }
    // What is smaller now may find room in the line before.
    let start = steps.lastSaid(through: first) ?? 0
    return breakLines(from: steps.lastSaid(through: start - 1) ?? 0, beyond: last)
  }

  /// Breaks lines anew from the beginning of a run on, until one begins behind an item where one began before.
  ///
  /// - Returns: how many runs that took.
  private mutating func breakLines(from start: Int, beyond item: Int) -> Int {
    var (next, count) = (start, 0)
    while next < sizes.count, next <= item || !steps.isSaid(next) {
      let run = run(from: next)
      while let old = steps.firstSaid(from: next + 1), old < run.items.upperBound {
        steps.unset(old)
      }
      steps.set(Double(run.lineCount) * step(run.length), at: next)
      next = run.items.upperBound
      count += 1
    }
    return count
  }

  // MARK: Runs

  /// The one that begins with an item. Modules for pages have room for it once.
  @inline(never)
  private func run(from first: Int) -> Run {
    let other = sizes.firstOther(from: first)
    // What lies behind a full line must be too wide for it.
    let lines = (other - 1 - first) / columns
    if other == sizes.count || lines > 0 {
      let end = other == sizes.count ? other : first + lines * columns
      return Run(items: first..<end, perLine: columns, length: sizes.usual.along)
    }
    let end = endOfLine(from: first)
    return Run(items: first..<end, perLine: end - first, length: length(of: first..<end))
  }

  private func run(of item: Int) -> Run { run(from: steps.lastSaid(through: item) ?? 0) }

  // MARK: Lines

  /// A line never begins in front of the one before it.
  private func step(_ length: Double) -> Double { max(0, length + room.lineSpacing) }

  /// The items of the line at a place, points from the start of the first; of all lines of a run that are at one place.
  private func line(at place: Double) -> Range<Int> {
    let run = run(of: steps.index(covering: place))
    let step = step(run.length)
    guard step > 0 else { return run.items }
    let rest = max(0, place - steps.sum(before: run.first))
    let line = Int(min(rest / step, Double(run.lineCount - 1)))
    return run.line(of: run.first + line * run.perLine)
  }

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
}
