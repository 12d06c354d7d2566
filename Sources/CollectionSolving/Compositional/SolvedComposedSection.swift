import ScrollGeometry

/// A section of a compositional layout with its group solved. Places are counted from the section's start and from the
/// side of the layout's container, points.
struct SolvedComposedSection: Sendable {
  struct Bar: Sendable {
    var along: Double
    var across: Double
    var extent: LayoutExtent
    var pins: Bool
    var isAtEnd: Bool
  }

  let count: Int
  private(set) var bars: [Bar] = []
  let backgrounds: [Insets]
  let lane: ComposedLane?
  let groupCount: Int
  private let axis: LayoutAxis
  private let section: ComposedSection
  /// What the group lies in, points.
  private let room: Size
  private let container: Size
  private let group: SolvedGroup
  /// Of the group, along the direction in which groups follow each other.
  private let groupLength: Double
  private let spacing: Double
  private let side: Double
  /// Of the container, across the layout.
  private let across: Double
  private let trailingSide: Double
  private var barRow: BarRow
  /// How long bars turned out to be, by their places in the list, points.
  private var barLengths: [Int: Double] = [:]
  /// How large items turned out to be, points.
  private var itemSizes: [Int: Size] = [:]
  /// The groups in which something was measured.
  private var measured: [Int: SolvedGroup] = [:]
  /// Of what scrolls across: how long the longest of these is along the layout, points; nil when there are none.
  private var longest: Double?
  /// From each group to the next, points; nil while they are all alike.
  private var steps: Sums?

  init(
    _ section: ComposedSection, axis: LayoutAxis, container: Size,
    custom: (Int, Size) -> [CustomPlace]
  ) {
    self.axis = axis
    self.section = section
    self.container = container
    let insets = section.insets
    room = Size(
      width: max(0, container.width - insets.horizontal),
      height: max(0, container.height - insets.vertical))
    let sides = axis.sides(insets)
    group = SolvedGroup(section.group, in: room, custom: custom)
    count = max(0, section.count)
    let perGroup = group.leaves.count
    groupCount = perGroup > 0 ? (count + perGroup - 1) / perGroup : 0
    lane = section.lane
    spacing = section.spacing
    across = axis.extent(container).across
    let extent = axis.extent(group.size)
    groupLength = section.lane == nil ? extent.along : extent.across
    if section.lane?.isCentered ?? false {
      side = max(0, (across - groupLength) / 2)
      trailingSide = side
    } else {
      (side, trailingSide) = sides
    }
    backgrounds = section.backgrounds
    barRow = BarRow([], axis: axis, room: container, side: 0)
    placeBars()
  }

  // MARK: Lengths

  /// Where the first group begins.
  private var lead: Double { barRow.before + axis.ends(section.insets).leading }

  /// Bars included.
  var length: Double {
    max(0, lead + contentLength + axis.ends(section.insets).trailing + barRow.after)
  }

  private var contentLength: Double {
    // Until one was measured the estimate counts.
    if lane != nil { return groupCount > 0 ? longest ?? axis.extent(group.size).along : 0 }
    return run
  }

  /// All groups one after the other, points.
  private var run: Double {
    if let steps { return steps.total - spacing }
    return groupCount > 0 ? Double(groupCount) * stride - spacing : 0
  }

  private mutating func placeBars() {
    var list = section.bars
    for (index, length) in barLengths where list.indices.contains(index) {
      list[index].size.set(length, along: axis)
    }
    let sides = axis.sides(section.insets)
    barRow = BarRow(
      list, axis: axis, room: section.barsFollowInsets ? room : container,
      side: section.barsFollowInsets ? sides.leading : 0)
    bars = barRow.bars(sectionLength: length)
  }

  // MARK: Measuring

  /// On which items are as large as their views need: along the layout, and along a lane whose groups follow each other at
  /// any place. Elsewhere estimates hold.
  private var measuredSides: EstimatedSides {
    let along = EstimatedSides.both.along(axis)
    guard let lane, lane.isMeasured else { return along }
    return .both
  }

  /// Of an item, those that are measured.
  func estimates(of item: Int) -> EstimatedSides {
    guard groupCount > 0, !group.isCustom else { return .none }
    return group.leaves[item % group.leaves.count].estimates.common(with: measuredSides)
  }

  func estimates(ofBar bar: Int) -> EstimatedSides {
    section.bars[bar].size.estimates.along(axis)
  }

  /// O(log n) of the groups, but for the first time, and where the longest one of a lane has become shorter.
  mutating func set(_ size: Size, ofItem item: Int) {
    guard estimates(of: item) != .none else { return }
    itemSizes[item] = size
    let perGroup = group.leaves.count
    let number = item / perGroup
    let first = number * perGroup
    let itemSizes = itemSizes
    let solved = SolvedGroup(
      section.group, in: room, custom: { _, _ in [] },
      measured: MeasuredSizesInGroup(sides: measuredSides) { itemSizes[first + $0] })
    let old = measured.updateValue(solved, forKey: number)
    if lane != nil { noteLongest(solved, insteadOf: old) }
    let extent = axis.extent(solved.size)
    let length = lane == nil ? extent.along : extent.across
    if steps != nil || length != groupLength {
      var steps = self.steps ?? Sums(Array(repeating: stride, count: groupCount))
      self.steps = nil
      steps.set(max(0, length + spacing), at: number)
      self.steps = steps
    }
    bars = barRow.bars(sectionLength: self.length)
  }

  private mutating func noteLongest(_ new: SolvedGroup, insteadOf old: SolvedGroup?) {
    let length = axis.extent(new.size).along
    if let longest, let old, axis.extent(old.size).along == longest, length < longest {
      self.longest = measured.values.reduce(0) { max($0, axis.extent($1.size).along) }
    } else {
      longest = max(longest ?? 0, length)
    }
  }

  mutating func set(_ length: Double, ofBar bar: Int) {
    barLengths[bar] = length
    placeBars()
  }

  // MARK: Groups

  private var stride: Double { groupLength + spacing }

  /// From the first one's beginning, points.
  private func start(ofGroup number: Int) -> Double {
    steps?.sum(before: number) ?? Double(number) * stride
  }

  /// Nil where it does not scroll across the layout.
  var solvedLane: (along: Double, extent: LayoutExtent, length: Double, stride: Double)? {
    guard lane != nil else { return nil }
    return (
      lead, LayoutExtent(along: contentLength, across: across), side + run + trailingSide, stride
    )
  }

  /// Where an item lies, as if nothing were scrolled across.
  func leaf(of item: Int) -> SolvedGroup.Leaf {
    let number = item / group.leaves.count
    var leaf = (measured[number] ?? group).leaves[item % group.leaves.count]
    let start = start(ofGroup: number)
    let (along, across) = lane == nil ? (lead + start, side) : (lead, side + start)
    let move = axis.rect(along: along, across: across, LayoutExtent(along: 0, across: 0)).origin
    leaf.frame = leaf.frame.offsetBy(move - .zero)
    leaf.badges = leaf.badges.map { ($0.number, $0.frame.offsetBy(move - .zero)) }
    return leaf
  }

  /// Those whose group reaches into a span along the layout; what is scrolled across, into what is seen at an offset.
  func items(from low: Double, to high: Double, offset: Double) -> Range<Int> {
    guard groupCount > 0, stride > 0 else { return 0..<count }
    var (start, end) = (low - lead, high - lead)
    if lane != nil {
      guard end >= 0, start <= contentLength else { return 0..<0 }
      (start, end) = (offset - side, offset + across - side)
    }
    let perGroup = group.leaves.count
    if let steps {
      guard end >= 0, start <= run else { return 0..<0 }
      let first = steps.index(covering: start)
      return first * perGroup..<min(count, (steps.index(covering: end) + 1) * perGroup)
    }
    let first = max(0, (start / stride).rounded(.down))
    let last = min(Double(groupCount - 1), (end / stride).rounded(.down))
    guard first <= last else { return 0..<0 }
    return Int(first) * perGroup..<min(count, (Int(last) + 1) * perGroup)
  }
}
