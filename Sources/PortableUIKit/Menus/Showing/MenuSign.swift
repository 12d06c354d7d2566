import DisplayList
import ScrollGeometry

/// What stands before or behind a line's title: that it is on, or where it leads.
final class MenuSign: UIView {
  enum Kind { case check, mixed, onward, back }

  var kind = Kind.check { didSet { setNeedsDisplay() } }
  var color: UIColor = .label { didSet { setNeedsDisplay() } }

  override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    let box = layer.presented.bounds
    var path = Path()
    for (index, point) in points(in: box).enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    let style = StrokeStyle(width: MenuTunables.signLine, cap: .round, join: .round)
    // no effect: the list that is drawn into.
    list.append(.strokePath(path, style, .color(color.color(in: interfaceStyle))))
  }

  private func points(in box: Rect) -> [Point] {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inner = box.insetBy(dx: 1, dy: 1)
    switch kind {
    case .check:
      return [
        Point(x: inner.minX, y: inner.minY + inner.height * 0.55),
        Point(x: inner.minX + inner.width * 0.36, y: inner.maxY),
        Point(x: inner.maxX, y: inner.minY),
      ]
    case .mixed:
      return [Point(x: inner.minX, y: inner.midY), Point(x: inner.maxX, y: inner.midY)]
    case .onward, .back:
      // derivation: half as wide as high, in the middle.
      let (low, high) = (inner.midX - inner.width / 4, inner.midX + inner.width / 4)
      let pointsRight = (kind == .onward) != isReversed
      let (tip, ends) = pointsRight ? (high, low) : (low, high)
      return [
        Point(x: ends, y: inner.minY), Point(x: tip, y: inner.midY), Point(x: ends, y: inner.maxY),
      ]
    }
  }
}
