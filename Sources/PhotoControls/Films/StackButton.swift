import PhotoGrid
import PortableUIKit

/// Says on a photo that there is more to it, and shows that. It stays when the controls go, and is fainter then.
final class StackButton: PhotoButton {
  private let shape = CAShapeLayer()
  private let label = UILabel(frame: .zero)
  private static let padding: CGFloat = 12
  private static let gap: CGFloat = 6

  init(action: @escaping @MainActor () -> Void) {
    super.init(size: CGSize(width: 0, height: ControlsTunables.button), action: action)
    shape.fillColor = ControlsTunables.ink.cgColor
    layer.addSublayer(shape)
    label.font = .text(ofSize: 14, weight: .medium)
    label.textColor = ControlsTunables.ink
    label.isAccessibilityElement = false
    addSubview(label)
    updateLook()
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// Nobody uses controls.
  var isQuiet = false {
    didSet { if isQuiet != oldValue { updateLook() } }
  }

  override var ground: UIColor {
    isQuiet ? ControlsTunables.quietGround : ControlsTunables.ground
  }

  /// - Parameters:
  ///   - text: "Live", or how many there are.
  ///   - action: what it does, for those who do not see it.
  func show(_ mark: PhotoMark, _ text: String, action: String) {
    guard label.text != text || accessibilityLabel != action else { return }
    shape.path = mark.path.cgPath
    label.text = text
    accessibilityLabel = action
    accessibilityValue = text
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: label.sizeThatFits(.zero).width.rounded(.up) + ControlsTunables.icon + Self.gap
        + 2 * Self.padding,
      height: ControlsTunables.button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let icon = ControlsTunables.icon
    let width = max(0, bounds.width - 2 * Self.padding - icon - Self.gap)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    CALayer.layOut {
      shape.frame = CGRect(
        x: isReversed ? bounds.width - Self.padding - icon : Self.padding,
        y: (bounds.height - icon) / 2, width: icon, height: icon)
    }
    label.frame = CGRect(
      x: isReversed ? Self.padding : Self.padding + icon + Self.gap, y: 0, width: width,
      height: bounds.height)
  }
}
