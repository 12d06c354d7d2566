import ScrollGeometry

/// Places items in lines, and lines one after the other, as `UICollectionViewFlowLayout` does.
///
/// A value: it knows sizes and answers where things are, and keeps nothing per item but sizes that differ. Sections
/// whose items are all of one size are arithmetic, however many there are; in others a question takes O(log n).
public struct FlowSolver: Sendable {
  /// How far a frame may be moved by rounding it to pixels, points.
  private static let roundingMargin = 1.0

  public let axis: LayoutAxis
  /// How much room there is across the axis, points.
  public let across: Double
  /// Frames lie on pixels of this density; sums are made of what they were before.
  public let pixelsPerPoint: Double
  /// What stays in view while its section does; nil for nothing.
  public var pins: FlowPins?
  private var sections: [SolvedFlowSection]
  private var lengths: Sums

  public init(
    axis: LayoutAxis, across: Double, pixelsPerPoint: Double, sections: [FlowSection]
  ) {
    self.axis = axis
    self.across = across
    self.pixelsPerPoint = pixelsPerPoint
    self.sections = sections.map {
      SolvedFlowSection($0, axis: axis, across: across)
    }
    lengths = Sums(self.sections.map { $0.length })
  }

  /// Points, on pixels.
  public var contentSize: Size {
    let size = axis.size(LayoutExtent(along: lengths.total, across: across))
    return Size(width: onPixels(size.width), height: onPixels(size.height))
  }

  public var sectionCount: Int { sections.count }

  /// How many items a section has.
  public func itemCount(inSection section: Int) -> Int { sections[section].count }

  /// How many lines the items of a section take.
  public func lineCount(inSection section: Int) -> Int { sections[section].lineCount }

  /// From where to where a section goes along the axis, header and footer included; points.
  public func span(ofSection section: Int) -> (low: Double, high: Double) {
    let low = lengths.sum(before: section)
    return (low, low + sections[section].length)
  }

  /// Where an element lies, points of the content; nil when there is none, or when it has no length.
  public func frame(of element: FlowElement) -> Rect? {
    switch element {
    case .item(let item, let section):
      guard sections.indices.contains(section), item >= 0, item < sections[section].count
      else { return nil }
      return itemFrame(item, section, start: lengths.sum(before: section))
    case .header(let section):
      guard sections.indices.contains(section) else { return nil }
      return headerFrame(section, start: lengths.sum(before: section))
    case .footer(let section):
      guard sections.indices.contains(section) else { return nil }
      return footerFrame(section, start: lengths.sum(before: section))
    }
  }

  /// What can be seen in a rectangle: by section, a header, items and a footer.
  public func elements(in rect: Rect) -> [FlowPlace] {
    let span = axis.span(rect)
    guard !sections.isEmpty, !rect.isEmpty, !span.low.isNaN else { return [] }
    let (low, high) = (span.low - Self.roundingMargin, span.high + Self.roundingMargin)
    var places: [FlowPlace] = []
    func add(_ element: FlowElement, _ frame: Rect?) {
      guard let frame, frame.intersects(rect) else { return }
      places.append(FlowPlace(element: element, frame: frame))
    }
    var section = lengths.index(covering: low)
    var start = lengths.sum(before: section)
    while section < sections.count, start < high {
      add(.header(section: section), headerFrame(section, start: start))
      for item in sections[section].items(from: low - start, to: high - start) {
        add(.item(item, section: section), itemFrame(item, section, start: start))
      }
      add(.footer(section: section), footerFrame(section, start: start))
      section += 1
      start = lengths.sum(before: section)
    }
    return places
  }

  /// Takes the size that an item turned out to have, points. O(log n) while lines begin with the same items.
  public mutating func setSize(_ size: Size, ofItem item: Int, inSection section: Int) {
    setSizes([(item, axis.extent(size))], inSection: section)
  }

  /// The same of all that are known: lines break once only, O(n log n) of their number. Items that are no more count for
  /// nothing.
  package mutating func setSizes(_ measured: MeasuredSizes<ItemPlace>) {
    var known: [[(item: Int, size: LayoutExtent)]] = sections.map { _ in [] }
    measured.forEach { place, size in
      guard sections.indices.contains(place.section), place.item >= 0,
        place.item < sections[place.section].count
      else { return }
      known[place.section].append((place.item, axis.extent(size)))
    }
    for (section, sizes) in known.enumerated() where !sizes.isEmpty {
      setSizes(sizes, inSection: section)
    }
  }

  private mutating func setSizes(
    _ sizes: [(item: Int, size: LayoutExtent)], inSection section: Int
  ) {
    sections[section].setSizes(sizes)
    lengths.set(sections[section].length, at: section)
  }

  private func itemFrame(_ item: Int, _ section: Int, start: Double) -> Rect {
    let box = sections[section].box(of: item)
    return onPixels(axis.rect(along: start + box.along, across: box.across, box.extent))
  }

  /// Pinned headers and footers leave each other their room.
  private func headerFrame(_ section: Int, start: Double) -> Rect? {
    let length = sections[section].headerLength
    guard length > 0 else { return nil }
    var place = start
    if let pins, pins.headers {
      let room = pins.footers ? sections[section].footerLength : 0
      place = min(max(start, pins.visibleLow), start + sections[section].length - length - room)
    }
    return bar(at: place, length)
  }

  private func footerFrame(_ section: Int, start: Double) -> Rect? {
    let length = sections[section].footerLength
    guard length > 0 else { return nil }
    var place = start + sections[section].length - length
    if let pins, pins.footers {
      let room = pins.headers ? sections[section].headerLength : 0
      place = max(min(place, pins.visibleHigh - length), start + room)
    }
    return bar(at: place, length)
  }

  /// From side to side: a section's insets are for its items.
  private func bar(at place: Double, _ length: Double) -> Rect {
    onPixels(axis.rect(along: place, across: 0, LayoutExtent(along: length, across: across)))
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
