import DisplayList
import PortableUIKit
import ScrollGeometry

/// A line along the window's edge while something is held above it.
package final class DropFrameView: UIView {
  private static let inset = 12.0
  private static let radius = 14.0
  private static let width = 2.0
  private static let color = Color(red: 0.04, green: 0.52, blue: 1)

  package var isTargeted = false {
    didSet { setNeedsDisplay() }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  package override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    guard isTargeted else { return }
    let box = Rect(
      x: Self.inset, y: Self.inset, width: Double(bounds.width) - 2 * Self.inset,
      height: Double(bounds.height) - 2 * Self.inset)
    guard box.size.width > 0, box.size.height > 0 else { return }
    var glow = Self.color
    glow.alpha = 0.08
    list.append(.fill(box, radius: Self.radius, glow))
    list.append(.stroke(box, radius: Self.radius, width: Self.width, Self.color))
  }
}
