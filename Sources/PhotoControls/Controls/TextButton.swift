import PortableUIKit

/// A button that says something, such as how large a photo is shown.
final class TextButton: UIControl {
  private let label = UILabel(frame: .zero)
  var action: @MainActor () -> Void

  init(label name: String, action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(
      frame: CGRect(x: 0, y: 0, width: ControlsTunables.readout, height: ControlsTunables.button))
    label.font = .text(ofSize: 14, weight: .medium)
    label.textColor = ControlsTunables.ink
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = name
    addAction(UIAction { [unowned self] _ in self.action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  var text: String {
    get { label.text ?? "" }
    set {
      guard newValue != label.text else { return }
      label.text = newValue
      accessibilityValue = newValue
    }
  }

  override var isHighlighted: Bool {
    didSet { label.alpha = isHighlighted ? 0.5 : 1 }  // derivation: looks of a touched button
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: ControlsTunables.readout, height: ControlsTunables.button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func accessibilityActivate() -> Bool {
    action()
    return true
  }
}
