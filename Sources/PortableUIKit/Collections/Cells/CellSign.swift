import DisplayList
import Localization
import ScrollGeometry

/// What stands at the edges of a cell: where a tap leads, and what one does to the row.
final class CellSign: UIControl {
  enum Kind {
    case disclosure, checkmark, detail, detailDisclosure
    case delete, insert, ticked, unticked, reorder, outline

    /// Points.
    var size: CGSize {
      switch self {
      case .disclosure: CGSize(width: 8, height: 13)
      case .checkmark: CGSize(width: 14, height: 12)
      case .detail, .delete, .insert, .ticked, .unticked: CGSize(width: 22, height: 22)
      case .detailDisclosure: CGSize(width: 46, height: 22)
      case .reorder: CGSize(width: 22, height: 12)
      case .outline: CGSize(width: 13, height: 13)
      }
    }
  }

  var tapped: (() -> Void)?
  /// What is below the row is open: a closed one points to where texts go, an open one down.
  var isTurned = false { didSet { if isTurned != oldValue { turn() } } }
  var kind = Kind.disclosure {
    didSet {
      bounds.size = kind.size
      setNeedsDisplay()
    }
  }

  /// A tap means the cell; a finger's width around the sign means the sign.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    switch kind {
    case .disclosure, .checkmark, .ticked, .unticked, .reorder: return false
    case .detail, .detailDisclosure, .delete, .insert, .outline:
      return tapped != nil && bounds.insetBy(dx: -8, dy: -11).contains(point)
    }
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { tapped?() }
  }

  override var accessibilityLabel: String? {
    get {
      switch kind {
      case .disclosure, .checkmark, .ticked, .unticked, .outline: super.accessibilityLabel
      case .detail, .detailDisclosure: super.accessibilityLabel ?? Words.text("More Info")
      case .delete: super.accessibilityLabel ?? Words.text("Delete")
      case .insert: super.accessibilityLabel ?? Words.text("Insert")
      case .reorder: super.accessibilityLabel ?? Words.text("Reorder")
      }
    }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Look

  override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    let box = layer.presented.bounds
    switch kind {
    case .disclosure: chevron(&list, in: box)
    case .checkmark: check(&list, in: box, 2, tint)
    case .detail: info(&list, in: box)
    case .detailDisclosure:
      info(&list, in: Rect(x: box.minX, y: box.minY, width: 22, height: 22))
      chevron(&list, in: Rect(x: box.maxX - 8, y: box.midY - 6.5, width: 8, height: 13))
    case .delete:
      disc(&list, in: box, .systemRed)
      bar(&list, in: box)
    case .insert:
      disc(&list, in: box, .systemGreen)
      bar(&list, in: box)
      list.append(
        .fill(
          Rect(x: box.midX - 1, y: box.midY - 5.5, width: 2, height: 11), radius: 1, white))
    case .ticked:
      disc(&list, in: box, tintColor)
      check(&list, in: Rect(x: box.midX - 5, y: box.midY - 4, width: 10, height: 8), 2, white)
    case .unticked:
      list.append(
        .stroke(
          box.insetBy(dx: 0.75, dy: 0.75), radius: 10.25, width: 1.5,
          UIColor.systemGray3.color(in: interfaceStyle)))
    case .outline:
      chevron(
        &list, in: Rect(x: box.midX - 4, y: box.midY - 6.5, width: 8, height: 13), tint)
    case .reorder:
      for step in 0..<3 {
        list.append(
          .fill(
            Rect(x: box.minX, y: box.minY + Double(step) * 5, width: box.width, height: 1.5),
            radius: 0.75, UIColor.systemGray3.color(in: interfaceStyle)))
      }
    }
  }

  private var white: Color { UIColor.white.color(in: interfaceStyle) }
  private var tint: Color { (tintColor ?? .tintColor).color(in: interfaceStyle) }

  private func disc(_ list: inout DisplayList, in box: Rect, _ color: UIColor) {
    list.append(.fill(box, radius: box.width / 2, color.color(in: interfaceStyle)))
  }

  private func bar(_ list: inout DisplayList, in box: Rect) {
    list.append(
      .fill(Rect(x: box.midX - 5.5, y: box.midY - 1, width: 11, height: 2), radius: 1, white))
  }

  private func turn() {
    let quarter =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? -CGFloat.pi / 2 : CGFloat.pi / 2
    transform = isTurned ? CGAffineTransform(rotationAngle: quarter) : .identity
  }

  private func chevron(_ list: inout DisplayList, in box: Rect, _ color: Color? = nil) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (tip, back) = isRightToLeft ? (box.minX + 1, box.maxX - 1) : (box.maxX - 1, box.minX + 1)
    stroke(
      &list,
      [
        Point(x: back, y: box.minY + 1), Point(x: tip, y: box.midY),
        Point(x: back, y: box.maxY - 1),
      ], 2, color ?? UIColor.tertiaryLabel.color(in: interfaceStyle))
  }

  private func check(_ list: inout DisplayList, in box: Rect, _ width: Double, _ color: Color) {
    stroke(
      &list,
      [
        Point(x: box.minX + 1, y: box.minY + box.height * 0.55),
        Point(x: box.minX + box.width * 0.36, y: box.maxY - 1),
        Point(x: box.maxX - 1, y: box.minY + 1),
      ], width, color)
  }

  private func info(_ list: inout DisplayList, in box: Rect) {
    list.append(.stroke(box.insetBy(dx: 0.75, dy: 0.75), radius: 10.25, width: 1.5, tint))
    list.append(
      .fill(Rect(x: box.midX - 1.25, y: box.midY - 6, width: 2.5, height: 2.5), radius: 1.25, tint))
    list.append(
      .fill(Rect(x: box.midX - 1, y: box.midY - 1.75, width: 2, height: 7.5), radius: 1, tint))
  }

  private func stroke(
    _ list: inout DisplayList, _ points: [Point], _ width: Double, _ color: Color
  ) {
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    list.append(
      .strokePath(path, StrokeStyle(width: width, cap: .round, join: .round), .color(color)))
  }
}
