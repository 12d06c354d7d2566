/// Items of several sizes: what is indexed are lines, not items, and where nothing is known of sizes runs of lines.
struct FlowLines: Sendable {
  private struct Run: Sendable {
    /// Its first item.
    let first: Int
    /// How many items each of its lines has, but for the last one of a section; 0 for a single line of whatever is in it.
    let perLine: Int
    /// How long each line is along the axis, points.
    let length: Double

    func beginsLine(at item: Int) -> Bool {
      perLine > 0 ? (item - first) % perLine == 0 : item == first
    }
  }

  private(set) var sizes: FlowSizes
  private let room: FlowRoom
  /// How many items of the usual size a line has.
  private let columns: Int
  private var runs: [Run] = []
  /// From each run to the next, points.
  private var steps = Sums([])

  init(sizes: FlowSizes, room: FlowRoom) {
    self.sizes = sizes
    self.room = room
    columns = FlowGrid(count: sizes.count, item: sizes.usual, room: room).columns
    var item = 0
    while item < sizes.count {
      let (run, end) = run(from: item)
      runs.append(run)
      item = end
    }
    sumUp()
  }

  var lineCount: Int { runs.indices.reduce(0) { $0 + lineCount(ofRun: $1) } }

  /// How many runs there are: what it takes of memory.
  var runCount: Int { runs.count }

  /// From the start of the first line to the end of the last one, points.
  var length: Double {
    guard let last = runs.last else { return 0 }
    let lines = lineCount(ofRun: runs.count - 1)
    return steps.sum(before: runs.count - 1) + Double(lines - 1) * step(last.length) + last.length
  }

  func box(of index: Int) -> FlowBox {
    let number = run(of: index)
    let run = runs[number]
    let items = line(of: index, inRun: number)
    var (before, width) = (0.0, 0.0)
    for item in items {
      if item == index { before = width }
      width += sizes[item].across
    }
    let isLast = items.upperBound == sizes.count
    let gap = isLast ? room.itemSpacing : room.gap(between: items.count, taking: width)
    let lead = items.count == 1 && !isLast ? room.middle(of: width) : 0
    let line = run.perLine > 0 ? (index - run.first) / run.perLine : 0
    return FlowBox(
      along: steps.sum(before: number) + Double(line) * step(run.length)
        + (run.length - sizes[index].along) / 2,
      across: lead + before + Double(index - items.lowerBound) * gap, extent: sizes[index])
  }

  /// Those of the lines that meet a span, points from the start of the first; a line more at either end does no harm.
  func items(from low: Double, to high: Double) -> Range<Int> {
    guard !runs.isEmpty, high >= 0, low <= length else { return 0..<0 }
    // Lines that overlap reach beyond where the next one begins. The step to a line includes the spacing, in which it
    // cannot be seen.
    let first = line(at: low - max(0, -room.lineSpacing))
    return first.lowerBound..<max(first.upperBound, line(at: high).upperBound)
  }

  /// Goes through the lines from an item on until they begin with the same items as before. O(log n) where these are few,
  /// and their number is not another one.
  mutating func setSize(_ size: LayoutExtent, at index: Int) {
    let old = sizes[index]
    guard size != old else { return }
    sizes.set(size, at: index)
    var start = line(of: index, inRun: run(of: index)).lowerBound
    // What is smaller now may find room in the line before.
    if size.across != old.across, start > 0 {
      start = line(of: start - 1, inRun: run(of: start - 1)).lowerBound
    }
    breakLines(from: start, beyond: index)
  }

  /// Breaks lines anew from one on, until one begins behind an item where one began before.
  private mutating func breakLines(from start: Int, beyond item: Int) {
    let first = run(of: start)
    var new: [Run] = []
    if runs[first].first < start { new.append(runs[first]) }
    var (old, next) = (first, start)
    while next < sizes.count {
      while old + 1 < runs.count, runs[old + 1].first <= next { old += 1 }
      if next > item, runs[old].beginsLine(at: next) { break }
      let (run, end) = run(from: next)
      new.append(run)
      next = end
    }
    if next == sizes.count {
      old = runs.count
    } else if runs[old].first < next {
      new.append(Run(first: next, perLine: runs[old].perLine, length: runs[old].length))
      old += 1
    }
    let isSameCount = new.count == old - first
    runs.replaceSubrange(first..<old, with: new)
    if isSameCount {
      for run in first..<old { steps.set(length(ofRun: run), at: run) }
    } else {
      sumUp()
    }
  }

  private mutating func sumUp() { steps = Sums(runs.indices.map(length(ofRun:))) }

  // MARK: Runs

  /// What begins with an item, and the first item behind it.
  private func run(from first: Int) -> (run: Run, end: Int) {
    let other = sizes.firstOther(from: first)
    // What lies behind a full line must be too wide for it.
    let lines = (other - 1 - first) / columns
    if other == sizes.count || lines > 0 {
      let end = other == sizes.count ? other : first + lines * columns
      return (Run(first: first, perLine: columns, length: sizes.usual.along), end)
    }
    let end = endOfLine(from: first)
    return (Run(first: first, perLine: 0, length: length(of: first..<end)), end)
  }

  private func run(of item: Int) -> Int {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].first <= item { low = middle } else { high = middle }
    }
    return low
  }

  private func items(ofRun run: Int) -> Range<Int> {
    runs[run].first..<(run + 1 < runs.count ? runs[run + 1].first : sizes.count)
  }

  private func lineCount(ofRun run: Int) -> Int {
    let perLine = runs[run].perLine
    return perLine > 0 ? (items(ofRun: run).count + perLine - 1) / perLine : 1
  }

  /// To the next one, points.
  private func length(ofRun run: Int) -> Double {
    Double(lineCount(ofRun: run)) * step(runs[run].length)
  }

  // MARK: Lines

  /// A line never begins in front of the one before it.
  private func step(_ length: Double) -> Double { max(0, length + room.lineSpacing) }

  /// Its items.
  private func line(of item: Int, inRun run: Int) -> Range<Int> {
    let (all, perLine) = (items(ofRun: run), runs[run].perLine)
    guard perLine > 0 else { return all }
    let start = item - (item - all.lowerBound) % perLine
    return start..<min(start + perLine, all.upperBound)
  }

  /// The items of the line at a place, points from the start of the first; of all lines of a run that are at one place.
  private func line(at place: Double) -> Range<Int> {
    let number = steps.index(covering: place)
    let (run, all) = (runs[number], items(ofRun: number))
    let step = step(run.length)
    guard run.perLine > 0, step > 0 else { return all }
    let rest = max(0, place - steps.sum(before: number))
    let line = Int(min(rest / step, Double(lineCount(ofRun: number) - 1)))
    return self.line(of: all.lowerBound + line * run.perLine, inRun: number)
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
