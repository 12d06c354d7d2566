import ScrollGeometry

/// The bars of a section or of a layout: which begin and which end it, and how much room they take.
struct BarRow {
  private struct Part {
    let bar: ComposedBar
    let extent: LayoutExtent
    /// From the side, points.
    let across: Double
    /// From the beginning, or from the end of what is between the bars.
    let along: Double
  }

  /// How long those at the beginning and at the end are that lie beside the content, points.
  let before: Double
  let after: Double
  private var parts: [Part] = []
  private let axis: LayoutAxis

  /// `room` is what shares are of; it begins at `side` across the layout. In front of it all `lead` is free. Points.
  init(_ bars: [ComposedBar], axis: LayoutAxis, room: Size, side: Double, lead: Double = 0) {
    self.axis = axis
    let across = axis.extent(room).across
    var (before, after) = (lead, 0.0)
    for bar in bars {
      let extent = axis.extent(bar.size.size(in: room))
      let along = bar.isAtStart(axis) ? before : bar.isAtEnd(axis) ? after : 0
      if bar.isBeside {
        if bar.isAtStart(axis) { before += extent.along }
        if bar.isAtEnd(axis) { after += extent.along }
      }
      parts.append(
        Part(
          bar: bar, extent: extent,
          across: side + axis.across.share(bar.share) * (across - extent.across), along: along))
    }
    self.before = before
    self.after = after
  }

  /// From the beginning of a section of some length, bars included; points.
  func bars(sectionLength length: Double) -> [SolvedComposedSection.Bar] {
    parts.map { part in
      let bar = part.bar
      let along =
        if bar.isAtStart(axis) {
          part.along
        } else if bar.isAtEnd(axis) {
          bar.isBeside ? length - after + part.along : length - after - part.extent.along
        } else {
          (length - part.extent.along) / 2
        }
      let offset = axis.extentOffset(bar.offset)
      return SolvedComposedSection.Bar(
        along: along + offset.along, across: part.across + offset.across, extent: part.extent,
        pins: bar.pins, isAtEnd: bar.isAtEnd(axis))
    }
  }
}

extension ComposedBar {
  fileprivate func isAtStart(_ axis: LayoutAxis) -> Bool { axis.share(share) <= 0 }
  fileprivate func isAtEnd(_ axis: LayoutAxis) -> Bool { axis.share(share) >= 1 }
}
