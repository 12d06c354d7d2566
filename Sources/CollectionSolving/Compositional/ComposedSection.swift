import ScrollGeometry

/// What a compositional layout is told of a section: one group for all of its items.
public struct ComposedSection: Sendable {
  public var group: ComposedItem
  public var count: Int
  /// Between one group and the next, points.
  public var spacing: Double
  /// Around the groups, points.
  public var insets: Insets
  /// What lies at the section's edges, from the outside in at its beginning and from the inside out at its end.
  public var bars: [ComposedBar]
  /// Around the bars, points; nil: as around the groups.
  public var barInsets: Insets?
  /// Left free in front of all else, points.
  public var lead: Double
  /// Something lies behind all of the section, in so many layers; the insets are between it and the section.
  public var backgrounds: [Insets]
  /// The groups lie side by side and scroll across the layout; nil where they follow each other along it.
  public var lane: ComposedLane?

  public init(
    group: ComposedItem, count: Int, spacing: Double = 0, insets: Insets = .zero,
    bars: [ComposedBar] = [], barInsets: Insets? = nil, lead: Double = 0,
    backgrounds: [Insets] = [],
    lane: ComposedLane? = nil
  ) {
    self.group = group
    self.count = count
    self.spacing = spacing
    self.insets = insets
    self.bars = bars
    self.barInsets = barInsets
    self.lead = lead
    self.backgrounds = backgrounds
    self.lane = lane
  }
}

/// A section that scrolls across the layout.
public struct ComposedLane: Hashable, Sendable {
  /// Each group, the first and the last too, can be brought to the middle.
  public var isCentered: Bool
  /// Estimates across the layout become what views need. Where it rests at groups they hold: those have one stride.
  public var isMeasured: Bool

  public init(isCentered: Bool = false, isMeasured: Bool = false) {
    self.isCentered = isCentered
    self.isMeasured = isMeasured
  }
}

/// Something at an edge of a section or of the whole layout: a header, a footer.
public struct ComposedBar: Sendable {
  public var size: ComposedSize
  /// 0 left or top, 1 right or bottom.
  public var share: Point
  public var offset: Vector
  /// It makes the section longer; otherwise it covers its groups.
  public var isBeside: Bool
  /// It stays in view while its section does.
  public var pins: Bool

  public init(
    size: ComposedSize, share: Point, offset: Vector = .zero, isBeside: Bool = true,
    pins: Bool = false
  ) {
    self.size = size
    self.share = share
    self.offset = offset
    self.isBeside = isBeside
    self.pins = pins
  }
}
