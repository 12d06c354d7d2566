import ScrollGeometry

/// Places items in groups, and groups in sections, as `UICollectionViewCompositionalLayout` does.
///
/// A value: each section has one group that is repeated, so that a question is arithmetic, however many items there are.
public struct CompositionalSolver: Sendable {
  /// How far a frame may be moved by rounding it to pixels, points.
  private static let roundingMargin = 1.0

  public let axis: LayoutAxis
  /// What sections lie in, points.
  public let container: Size
  /// Frames lie on pixels of this density; sums are made of what they were before.
  public let pixelsPerPoint: Double
  /// From where to where the content is seen along the layout, points: what pins keeps within.
  public var visible: (low: Double, high: Double)?
  private var sections: [SolvedComposedSection]
  private var lengths: Sums
  private let spacing: Double
  private var bars: [SolvedComposedSection.Bar] = []
  private var barRow: BarRow
  /// As they are described.
  private let barList: [ComposedBar]
  /// How large these turned out to be, points.
  private var barSizes: [Size?]
  /// How large badges turned out to be, points.
  private var badgeSizes: [ComposedElement: Size] = [:]
  /// How far each section is scrolled across the layout, points.
  private var offsets: [Double]

  /// - Parameters:
  ///   - spacing: between sections, points.
  ///   - bars: of the whole layout, outside of all sections.
  ///   - custom: the places in a custom group of some size, by its number.
  public init(
    axis: LayoutAxis, container: Size, pixelsPerPoint: Double, sections: [ComposedSection],
    spacing: Double = 0, bars: [ComposedBar] = [],
    custom: (Int, Size) -> [CustomPlace] = { _, _ in [] }
  ) {
    self.axis = axis
    self.container = container
    self.pixelsPerPoint = pixelsPerPoint
    self.sections = sections.map {
      SolvedComposedSection($0, axis: axis, container: container, custom: custom)
    }
    lengths = Sums(
      self.sections.enumerated().map { index, section in
        section.length + (index + 1 < sections.count ? spacing : 0)
      })
    self.spacing = spacing
    barList = bars
    barSizes = bars.map { _ in nil }
    barRow = BarRow([], axis: axis, room: container, side: 0)
    offsets = Array(repeating: 0, count: sections.count)
    placeBars()
  }

  /// Where the first section begins.
  private var start: Double { barRow.before }
  private var length: Double { barRow.before + lengths.total + barRow.after }

  // MARK: Measuring

  /// An element turned out to need this size, of which the sides count that are estimates; points. O(log n) but for items
  /// that go to another group then.
  public mutating func setSize(_ size: Size, of element: ComposedElement) {
    if let section = take(size, of: element) { settle(section) }
    placeBars()
  }

  /// The same of all that are known.
  package mutating func setSizes(_ measured: MeasuredSizes<ComposedElement>) {
    var changed = Array(repeating: false, count: sections.count)
    measured.forEach { element, size in
      if let section = take(size, of: element) { changed[section] = true }
    }
    for section in changed.indices where changed[section] { settle(section) }
    placeBars()
  }

  /// The section that changes.
  private mutating func take(_ size: Size, of element: ComposedElement) -> Int? {
    switch element {
    case .item(let item, let section):
      guard sections.indices.contains(section), item < sections[section].count else { return nil }
      sections[section].set(size, ofItem: item)
      return section
    case .bar(let bar, let section):
      guard sections.indices.contains(section), sections[section].bars.indices.contains(bar)
      else { return nil }
      sections[section].set(size, ofBar: bar)
      return section
    case .layoutBar(let bar):
      if barSizes.indices.contains(bar) { barSizes[bar] = size }
    case .badge: badgeSizes[element] = size
    case .background: break
    }
    return nil
  }

  private mutating func settle(_ section: Int) {
    sections[section].settle()
    let room = section + 1 < sections.count ? spacing : 0
    lengths.set(sections[section].length + room, at: section)
  }

  private mutating func placeBars() {
    var list = barList
    for (index, size) in barSizes.enumerated() {
      if let size { list[index].size.take(size) }
    }
    barRow = BarRow(list, axis: axis, room: container, side: 0)
    bars = barRow.bars(sectionLength: length)
  }

  /// Points, on pixels.
  public var contentSize: Size {
    let size = axis.size(LayoutExtent(along: length, across: axis.extent(container).across))
    return Size(width: onPixels(size.width), height: onPixels(size.height))
  }

  public var sectionCount: Int { sections.count }

  // MARK: Scrolling across

  /// Where a section scrolls across the layout; nil where it does not.
  public func lane(ofSection section: Int) -> SolvedLane? {
    guard sections.indices.contains(section), let lane = sections[section].solvedLane else {
      return nil
    }
    let frame = axis.rect(along: sectionStart(section) + lane.along, across: 0, lane.extent)
    return SolvedLane(
      frame: onPixels(frame), length: onPixels(lane.length), stride: lane.stride,
      groupCount: sections[section].groupCount)
  }

  /// A section is scrolled so far across the layout, points on pixels.
  public mutating func setOffset(_ offset: Double, ofSection section: Int) {
    guard offsets.indices.contains(section) else { return }
    offsets[section] = offset
  }

  // MARK: Places

  /// From where to where a section goes along the layout, bars included; points.
  public func span(ofSection section: Int) -> (low: Double, high: Double) {
    let low = sectionStart(section)
    return (low, low + sections[section].length)
  }

  /// Where an element lies now; nil when there is none.
  public func place(of element: ComposedElement) -> ComposedPlace? {
    switch element {
    case .item(let item, let section):
      guard let leaf = leaf(item, section) else { return nil }
      return ComposedPlace(
        element: element, frame: scrolled(leaf.frame, section), zIndex: leaf.zIndex,
        estimates: sections[section].estimates(of: item))
    case .badge(let number, let item, let section):
      guard
        let (badge, holder) = leaf(item, section)?.badges.first(where: { $0.badge.number == number }
        )
      else { return nil }
      return ComposedPlace(
        element: element,
        frame: scrolled(badge.frame(on: holder, needed: badgeSizes[element]), section),
        estimates: badge.size.estimates)
    case .bar(let bar, let section):
      guard sections.indices.contains(section), sections[section].bars.indices.contains(bar)
      else { return nil }
      let span = span(ofSection: section)
      return ComposedPlace(
        element: element,
        frame: frame(of: bar, among: sections[section].bars, in: span, visibleInside),
        estimates: sections[section].estimates(ofBar: bar))
    case .background(let number, let section):
      guard sections.indices.contains(section),
        sections[section].backgrounds.indices.contains(number)
      else { return nil }
      return ComposedPlace(element: element, frame: background(number, section))
    case .layoutBar(let bar):
      guard bars.indices.contains(bar) else { return nil }
      return ComposedPlace(
        element: element, frame: frame(of: bar, among: bars, in: (0, length), visible),
        estimates: barList[bar].size.estimates)
    }
  }

  /// What can be seen in a rectangle: by section, backgrounds, items with their badges, and bars.
  public func places(in rect: Rect) -> [ComposedPlace] {
    let span = axis.span(rect)
    guard !rect.isEmpty, !span.low.isNaN else { return [] }
    var places: [ComposedPlace] = []
    func add(_ element: ComposedElement) {
      guard let place = place(of: element), place.frame.intersects(rect) else { return }
      places.append(place)
    }
    for bar in bars.indices { add(.layoutBar(bar)) }
    guard !sections.isEmpty else { return places }
    let (low, high) = (span.low - Self.roundingMargin, span.high + Self.roundingMargin)
    var section = lengths.index(covering: low - start)
    while section < sections.count, sectionStart(section) < high {
      let solved = sections[section]
      for background in solved.backgrounds.indices {
        add(.background(background, section: section))
      }
      let first = sectionStart(section)
      for item in solved.items(from: low - first, to: high - first, offset: offsets[section]) {
        add(.item(item, section: section))
        for (badge, _) in solved.leaf(of: item).badges {
          add(.badge(badge.number, item: item, section: section))
        }
      }
      for bar in solved.bars.indices { add(.bar(bar, section: section)) }
      section += 1
    }
    return places
  }

  private func sectionStart(_ section: Int) -> Double { start + lengths.sum(before: section) }

  private func leaf(_ item: Int, _ section: Int) -> SolvedGroup.Leaf? {
    guard sections.indices.contains(section), item >= 0, item < sections[section].count,
      sections[section].groupCount > 0
    else { return nil }
    return sections[section].leaf(of: item)
  }

  /// On pixels before it is scrolled: what moves together keeps its distances.
  private func scrolled(_ frame: Rect, _ section: Int) -> Rect {
    let along = axis.rect(
      along: sectionStart(section), across: 0, LayoutExtent(along: 0, across: 0)
    ).origin
    let rounded = onPixels(frame.offsetBy(along - .zero))
    guard sections[section].lane != nil else { return rounded }
    let back = axis.rect(
      along: 0, across: -offsets[section], LayoutExtent(along: 0, across: 0)
    ).origin
    return rounded.offsetBy(back - .zero)
  }

  // MARK: Bars and backgrounds

  /// What the layout's own pinned bars leave of what is seen.
  private var visibleInside: (low: Double, high: Double)? {
    guard let visible else { return nil }
    var (low, high) = visible
    for bar in bars where bar.pins {
      if bar.isAtEnd { high -= bar.extent.along } else { low += bar.extent.along }
    }
    return (low, high)
  }

  /// One that stays in view leaves those at the other end that do so, too, their room.
  private func frame(
    of number: Int, among bars: [SolvedComposedSection.Bar], in span: (low: Double, high: Double),
    _ visible: (low: Double, high: Double)?
  ) -> Rect {
    let bar = bars[number]
    var along = span.low + bar.along
    if bar.pins, let visible {
      let length = bar.extent.along
      let others = bars.lazy.filter { $0.pins && $0.isAtEnd != bar.isAtEnd }
      let room = others.reduce(0) { max($0, $1.extent.along) }
      along =
        bar.isAtEnd
        ? max(min(along, visible.high - length), span.low + room)
        : min(max(along, visible.low), span.high - length - room)
    }
    return onPixels(axis.rect(along: along, across: bar.across, bar.extent))
  }

  private func background(_ number: Int, _ section: Int) -> Rect {
    let solved = sections[section]
    let extent = LayoutExtent(along: solved.length, across: axis.extent(container).across)
    let whole = axis.rect(along: sectionStart(section), across: 0, extent)
    let insets = solved.backgrounds[number]
    return onPixels(
      Rect(
        x: whole.minX + insets.left, y: whole.minY + insets.top,
        width: max(0, whole.width - insets.horizontal),
        height: max(0, whole.height - insets.vertical)))
  }

  private func onPixels(_ value: Double) -> Double {
    rounded(value, pixelsPerPoint: pixelsPerPoint)
  }

  private func onPixels(_ rect: Rect) -> Rect {
    Rect(
      x: onPixels(rect.minX), y: onPixels(rect.minY), width: onPixels(rect.width),
      height: onPixels(rect.height))
  }
}
