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
  private let axis: LayoutAxis
  private let section: ComposedSection
  /// What the group lies in, points.
  private let room: Size
  private let container: Size
  private let group: SolvedGroup
  /// Of the group, along the direction in which groups follow each other.
  private let groupLength: Double
  private var steps: GroupSteps
  /// Groups take as many of their items as find room, which is not known before these are measured.
  private let breaks: Bool
  /// All groups are as long along the layout as the longest one.
  private let isUniform: Bool
  private let side: Double
  /// Of the container, across the layout.
  private let across: Double
  private let trailingSide: Double
  private var barRow: BarRow
  /// How large bars turned out to be, by their places in the list, points.
  private var barSizes: [Int: Size] = [:]
  /// How large items turned out to be, points.
  private var itemSizes: [Int: Size] = [:]
  /// The groups in which something was measured, by their first items.
  private var measured: [Int: SolvedGroup] = [:]
  /// Of what scrolls across, and of groups that are alike: how long the longest of these is along the layout, points;
  /// nil when there are none.
  private var longest: Double?
  /// The first and the last item that may be in other groups.
  private var doubtful: ClosedRange<Int>?

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
    group = SolvedGroup(
      section.group, in: room, custom: custom,
      measured: section.group.isKnown
        ? MeasuredSizesInGroup(sides: Self.measuredSides(of: section, axis)) { _ in nil } : .none)
    count = max(0, section.count)
    lane = section.lane
    across = axis.extent(container).across
    let extent = axis.extent(group.size)
    groupLength = section.lane == nil ? extent.along : extent.across
    if section.lane?.isCentered ?? false {
      side = max(0, (across - groupLength) / 2)
      trailingSide = side
    } else {
      (side, trailingSide) = sides
    }
    steps = GroupSteps(
      itemCount: count, perGroup: group.leaves.count,
      stride: groupLength + section.spacing)
    breaks =
      !group.isCustom && !group.leaves.isEmpty
      && section.group.breaks(Self.measuredSides(of: section, axis))
    isUniform = !breaks && section.group.size.along(axis).isUniform
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
  private var run: Double { groupCount > 0 ? steps.length - section.spacing : 0 }

  private mutating func placeBars() {
    var list = section.bars
    for (index, size) in barSizes where list.indices.contains(index) {
      list[index].size.take(size)
    }
    let insets = section.barInsets ?? section.insets
    barRow = BarRow(
      list, axis: axis,
      room: Size(
        width: max(0, container.width - insets.horizontal),
        height: max(0, container.height - insets.vertical)),
      side: axis.sides(insets).leading, lead: section.lead)
    bars = barRow.bars(sectionLength: length)
  }

  // MARK: Measuring

  /// On which items are as large as their views need. Of a lane that rests at groups, estimates across the layout hold.
  private static func measuredSides(
    of section: ComposedSection, _ axis: LayoutAxis
  ) -> EstimatedSides {
    section.lane.map { $0.isMeasured } ?? true ? .both : .both.along(axis)
  }

  private var measuredSides: EstimatedSides { Self.measuredSides(of: section, axis) }

  /// Of an item, those that are measured.
  func estimates(of item: Int) -> EstimatedSides {
    guard groupCount > 0, !group.isCustom else { return .none }
    return solvedLeaf(of: item).leaf.estimates.common(with: measuredSides)
  }

  func estimates(ofBar bar: Int) -> EstimatedSides { section.bars[bar].size.estimates }

  /// `settle` has to follow. O(log n) of the groups, but where the longest one of a lane has become shorter, and where
  /// groups take other items.
  mutating func set(_ size: Size, ofItem item: Int) {
    if breaks {
      itemSizes[item] = size
      doubtful = min(item, doubtful?.lowerBound ?? item)...max(item, doubtful?.upperBound ?? item)
      return
    }
    guard estimates(of: item) != .none else { return }
    itemSizes[item] = size
    let number = steps.number(of: item)
    let first = steps.firstItem(of: number)
    let solved = solvedGroup(from: first)
    let old = measured.updateValue(solved, forKey: first)
    if lane != nil || isUniform { noteLongest(solved, insteadOf: old) }
    if isUniform, lane == nil {
      steps.set(max(0, (longest ?? 0) + section.spacing))
    } else {
      steps.set(step(behind: solved), at: number)
    }
  }

  mutating func set(_ size: Size, ofBar bar: Int) { barSizes[bar] = size }

  /// Everything is where it belongs after something was measured.
  mutating func settle() {
    if let doubtful { breakGroups(doubtful) }
    doubtful = nil
    placeBars()
  }

  private mutating func breakGroups(_ items: ClosedRange<Int>) {
    // Held once only, or the change would copy it.
    var steps = GroupSteps(itemCount: 0, perGroup: 0, stride: 0)
    swap(&steps, &self.steps)
    // What is smaller now may find room in the group before.
    let group = min(max(0, steps.number(of: items.lowerBound) - 1), steps.starts.count)
    var new: [(first: Int, group: SolvedGroup)] = []
    let former = steps.breakAnew(from: group, through: items.upperBound) { first in
      let solved = solvedGroup(from: first)
      new.append((first, solved))
      return (step(behind: solved), solved.leaves.count)
    }
    for first in former { measured[first] = nil }
    for (first, group) in new { measured[first] = group }
    self.steps = steps
    if lane != nil { findLongest() }
  }

  /// At least so long along the layout, points.
  private func solvedGroup(from first: Int, least: Double = 0) -> SolvedGroup {
    let itemSizes = itemSizes
    let solved = SolvedGroup(
      section.group, in: room, custom: { _, _ in [] },
      measured: MeasuredSizesInGroup(
        sides: measuredSides, count: count - first, breaks: breaks
      ) { itemSizes[first + $0] },
      least: axis.size(LayoutExtent(along: least, across: 0)))
    return solved.leaves.isEmpty ? group : solved
  }

  private func step(behind group: SolvedGroup) -> Double {
    let extent = axis.extent(group.size)
    return max(0, (lane == nil ? extent.along : extent.across) + section.spacing)
  }

  private mutating func noteLongest(_ new: SolvedGroup, insteadOf old: SolvedGroup?) {
    let length = axis.extent(new.size).along
    if let longest, let old, axis.extent(old.size).along == longest, length < longest {
      findLongest()
    } else {
      longest = max(longest ?? 0, length)
    }
  }

  private mutating func findLongest() {
    longest = measured.values.reduce(0) { max($0, axis.extent($1.size).along) }
  }

  // MARK: Groups

  var groupCount: Int { steps.count }

  /// Nil where it does not scroll across the layout.
  var solvedLane: (along: Double, extent: LayoutExtent, length: Double, stride: Double)? {
    guard lane != nil else { return nil }
    return (
      lead, LayoutExtent(along: contentLength, across: across), side + run + trailingSide,
      steps.stride
    )
  }

  private func solvedLeaf(of item: Int) -> (leaf: SolvedGroup.Leaf, group: Int) {
    let number = steps.number(of: item)
    let first = steps.firstItem(of: number)
    let solved =
      if isUniform, let longest {
        solvedGroup(from: first, least: longest)
      } else {
        measured[first] ?? group
      }
    return (solved.leaves[item - first], number)
  }

  /// Where an item lies, as if nothing were scrolled across.
  func leaf(of item: Int) -> SolvedGroup.Leaf {
    var (leaf, number) = solvedLeaf(of: item)
    let start = steps.start(of: number)
    let (along, across) = lane == nil ? (lead + start, side) : (lead, side + start)
    let move = axis.rect(along: along, across: across, LayoutExtent(along: 0, across: 0)).origin
    leaf.frame = leaf.frame.offsetBy(move - .zero)
    leaf.badges = leaf.badges.map { ($0.badge, $0.holder.offsetBy(move - .zero)) }
    return leaf
  }

  /// Those whose group reaches into a span along the layout; what is scrolled across, into what is seen at an offset.
  func items(from low: Double, to high: Double, offset: Double) -> Range<Int> {
    guard groupCount > 0, steps.stride > 0 else { return 0..<count }
    var (start, end) = (low - lead, high - lead)
    if lane != nil {
      guard end >= 0, start <= contentLength else { return 0..<0 }
      (start, end) = (offset - side, offset + across - side)
    }
    guard end >= 0, start <= run else { return 0..<0 }
    let last = steps.group(at: end) + 1
    return steps.firstItem(of: steps.group(at: start))..<min(count, steps.firstItem(of: last))
  }
}

extension ComposedItem {
  /// None of its items has to be measured: where a group's own length is an estimate, shares are of that, and it becomes as
  /// long as they make it.
  fileprivate var isKnown: Bool {
    switch content {
    case .item: size.estimates == .none
    case .custom: false
    case .group(let group): group.items.allSatisfy { $0.isKnown }
    }
  }

  /// How many items a group in it takes depends on their sizes, on sides that are measured.
  fileprivate func breaks(_ sides: EstimatedSides) -> Bool {
    guard case .group(let group) = content else { return false }
    if group.filling == .untilFull, !size.along(group.axis).isEstimate,
      sides.along(group.axis) != .none,
      group.items.contains(where: { $0.size.along(group.axis).isEstimate })
    {
      return true
    }
    return group.items.contains { $0.breaks(sides) }
  }
}
