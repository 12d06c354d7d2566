import Localization
import PictureFacts
import PortableUIKit

/// A pin that stands on a place of a photo. It takes no touches itself: fingers that come down on it swipe and pinch the photo.
final class PinView: UIView {
  private static let radius: CGFloat = 10
  private let shape = CAShapeLayer()
  private let dot = CAShapeLayer()
  private let action: @MainActor () -> Void
  var picture: Int32
  var pin: PhotoPin
  /// The pointer is on it.
  var isPointed = false {
    didSet { if isPointed != oldValue { updateLook() } }
  }

  /// - Parameters:
  ///   - picture: that it stands on.
  ///   - action: shows what it says.
  init(_ pin: PhotoPin, of picture: Int32, action: @escaping @MainActor () -> Void) {
    self.pin = pin
    self.picture = picture
    self.action = action
    let side = ControlsTunables.button
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    // Its tip stays where it is.
    layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    let (middle, radius) = (CGPoint(x: side / 2, y: side - 2 * Self.radius), Self.radius)
    shape.path = Self.outline(middle, radius, tip: CGPoint(x: side / 2, y: side)).cgPath
    shape.lineWidth = 2  // derivation: looks, seen on light and dark photos
    shape.lineJoin = .round
    shape.strokeColor = ControlsTunables.ink.cgColor
    // derivation: looks, a third of the head.
    dot.path =
      UIBezierPath(
        ovalIn: CGRect(x: middle.x - 3.5, y: middle.y - 3.5, width: 7, height: 7)
      ).cgPath
    dot.fillColor = ControlsTunables.ink.cgColor
    for part in [shape, dot] {
      part.frame = bounds
      layer.addSublayer(part)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = Words.text("Pin: %", pin.note)
    updateLook()
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// A drop: most of a circle, and two lines that touch it and meet in the tip.
  private static func outline(_ middle: CGPoint, _ radius: CGFloat, tip: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    // derivation: lines from a point two radiuses away touch a circle a third of half a turn from there (cos 60° = 1 ÷ 2).
    path.move(to: tip)
    path.addArc(
      withCenter: middle, radius: radius, startAngle: 5 * .pi / 6, endAngle: .pi / 6,
      clockwise: true)
    path.close()
    return path
  }

  private func updateLook() {
    shape.fillColor = (isPointed ? ControlsTunables.pointedPin : ControlsTunables.pin).cgColor
  }

  override func accessibilityActivate() -> Bool {
    action()
    return true
  }
}
