import DisplayList
import Localization
import ScrollGeometry

/// The cross at the end of a text field.
final class ClearButton: UIControl {
  @Weak private var field: UITextField?

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = Words.text("Clear text")
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  // Shares of the side. (Chosen by eye.)
  private static var disc: Double { 0.84 }
  private static var arm: Double { 0.17 }
  private static var thickness: Double { 0.09 }
  /// As far as a finger may miss it, points.
  private static var reach: CGFloat { 8 }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  override func send(_ events: Event, with event: UIEvent?) {
    super.send(events, with: event)
    if events.contains(.touchUpInside) { field?.clear() }
  }

  override func keepsTaps() -> Bool { true }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }

  override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    let bounds = Rect(self.bounds)
    let side = bounds.width * Self.disc
    let disc = Rect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let ground = (isHighlighted ? UIColor.systemGray : .systemGray2).color(in: interfaceStyle)
    // no effect: the list that is drawn into.
    list.append(.fill(disc, radius: side / 2, ground))
    let arm = bounds.width * Self.arm
    var cross = Path()
    for sign in [-1.0, 1] {
      cross.move(to: Point(x: bounds.midX - arm, y: bounds.midY - arm * sign))
      cross.addLine(to: Point(x: bounds.midX + arm, y: bounds.midY + arm * sign))
    }
    var style = StrokeStyle(width: bounds.width * Self.thickness)
    style.cap = .round
    let ink = UIColor.systemBackground.color(in: interfaceStyle)
    // no effect: the list that is drawn into.
    list.append(.strokePath(cross, style, .color(ink)))
  }
}
