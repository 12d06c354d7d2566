import Localization
import PortableUIKit

/// Over the still of a film: lets it play.
final class FilmButton: UIControl {
  private let shape = CAShapeLayer()
  private let action: @MainActor () -> Void
  private var isPointed = false {
    didSet { if isPointed != oldValue { updateLook() } }
  }

  init(action: @escaping @MainActor () -> Void) {
    self.action = action
    let side = ControlsTunables.filmButton
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    addEdge()
    layer.cornerRadius = side / 2
    shape.path = Icon.play.path.cgPath
    shape.fillColor = ControlsTunables.ink.cgColor
    layer.addSublayer(shape)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = Words.text("Play the video")
    addAction(UIAction { [unowned self] _ in self.action() }, for: .touchUpInside)
    addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector(FilmButton.pointerMoved)))
    updateLook()
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override var isHighlighted: Bool {
    didSet { updateLook() }
  }

  private func updateLook() {
    backgroundColor =
      isHighlighted
      ? ControlsTunables.choice
      : isPointed ? ControlsTunables.panelGround : ControlsTunables.ground
  }

  func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
    isPointed = recognizer.state == .began || recognizer.state == .changed
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // derivation: an icon is drawn in a square of 24 points; here it is half of the button.
    let scale = bounds.width / 2 / ControlsTunables.icon
    shape.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    shape.bounds = CGRect(x: 0, y: 0, width: ControlsTunables.icon, height: ControlsTunables.icon)
    shape.position = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func accessibilityActivate() -> Bool {
    action()
    return true
  }
}
