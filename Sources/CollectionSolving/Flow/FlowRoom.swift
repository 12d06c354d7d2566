/// What the items of a section share: the room across, and the distances they keep, points.
struct FlowRoom: Sendable {
  /// By so much a line may be too full: sums of thirds of a width are no width.
  static let tolerance = 0.001

  let across: Double
  let lineSpacing: Double
  let itemSpacing: Double

  /// One item that has a line for itself lies in its middle; one that is too wide begins where the line does.
  func middle(of width: Double) -> Double { max(0, (across - width) / 2) }

  /// What lies between items that fill a line from end to end.
  func gap(between count: Int, taking width: Double) -> Double {
    count > 1 ? (across - width) / Double(count - 1) : itemSpacing
  }
}

/// Where an item lies: from the start of the section's first line, and from the side of the room; points.
struct FlowBox: Hashable, Sendable {
  var along: Double
  var across: Double
  var extent: LayoutExtent
}
