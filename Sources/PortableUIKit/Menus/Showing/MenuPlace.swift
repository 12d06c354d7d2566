/// Where a menu lies beside what it is about.
struct MenuPlace: Equatable {
  /// Of what it is about: where both have the same edge, or the same middle.
  enum Side { case left, middle, right }

  var frame: CGRect
  /// From where it grows, as parts of its size.
  var anchor: CGPoint

  /// All of it lies in `area` where that is large enough: below `target` or, where more is free there, above it.
  /// - Parameter gap: between both, points.
  init(_ size: CGSize, beside target: CGRect, gap: CGFloat, in area: CGRect, side: Side) {
    let width = min(size.width, area.width)
    let below = area.maxY - target.maxY - gap
    let above = target.minY - gap - area.minY
    let isAbove = size.height > below && above > below
    let room = max(0, isAbove ? above : below)
    // Where neither side has room for a few lines it covers what it is about.
    let covers = room < min(size.height, 3 * MenuTunables.touchedRow)
    let height = min(size.height, covers ? area.height : room)
    var x =
      switch side {
      case .left: target.minX
      case .middle: target.midX - width / 2
      case .right: target.maxX - width
      }
    x = max(area.minX, min(x, area.maxX - width))
    var y = isAbove ? target.minY - gap - height : target.maxY + gap
    if covers { y = max(area.minY, min(y, area.maxY - height)) }
    frame = CGRect(x: x, y: y, width: width, height: height)
    let middle = width > 0 ? (target.midX - x) / width : 0
    anchor = CGPoint(x: max(0, min(1, middle)), y: isAbove ? 1 : 0)
  }
}
