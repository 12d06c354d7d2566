import PortableUIKit

/// A round button with an icon, large enough for a finger.
final class IconButton: UIControl {
  private let shape = CAShapeLayer()
  private let disc = UIView(frame: .zero)
  private let action: @MainActor () -> Void
  /// The pointer has come onto it, or left it.
  var pointerDidCome: (Bool) -> Void = { _ in }
  private var isPointed = false {
    didSet { if isPointed != oldValue { updateLook() } }
  }

  init(_ icon: Icon, label: String, action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(
      frame: CGRect(x: 0, y: 0, width: ControlsTunables.button, height: ControlsTunables.button))
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    shape.lineWidth = ControlsTunables.iconLine
    shape.lineCap = .round
    shape.lineJoin = .round
    layer.addSublayer(shape)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = label
    addAction(UIAction { [unowned self] _ in self.action() }, for: .touchUpInside)
    addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector(IconButton.pointerMoved)))
    show(icon)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  func show(_ icon: Icon) {
    shape.path = icon.path.cgPath
    isIconFilled = icon.isFilled
    updateLook()
  }

  private var isIconFilled = false

  override var isEnabled: Bool {
    didSet { updateLook() }
  }
  override var isHighlighted: Bool {
    didSet { updateLook() }
  }

  private func updateLook() {
    let ink = (isEnabled ? ControlsTunables.ink : ControlsTunables.disabledInk).cgColor
    shape.fillColor = isIconFilled ? ink : nil
    shape.strokeColor = isIconFilled ? nil : ink
    disc.backgroundColor =
      !isEnabled
      ? .clear
      : isHighlighted ? ControlsTunables.touched : isPointed ? ControlsTunables.pointed : .clear
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateLook()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A hair smaller than the glass it lies on.
    disc.frame = bounds.insetBy(dx: 3, dy: 3)  // derivation: looks
    disc.layer.cornerRadius = disc.bounds.height / 2
    CALayer.layOut { shape.frame = iconFrame }
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    action()
    return true
  }

  func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
    isPointed = recognizer.state == .began || recognizer.state == .changed
    pointerDidCome(isPointed)
  }
}
