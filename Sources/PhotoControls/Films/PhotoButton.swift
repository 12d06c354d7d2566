import PortableUIKit

/// A button that lies on a photo: wheels and trackpads mean the photo there, too.
class PhotoButton: UIControl {
  private let action: @MainActor () -> Void
  private(set) var isPointed = false {
    didSet { if isPointed != oldValue { updateLook() } }
  }

  init(size: CGSize, action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(frame: CGRect(origin: .zero, size: size))
    addEdge()
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [unowned self] _ in self.action() }, for: .touchUpInside)
    addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector(PhotoButton.pointerMoved)))
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// What it is above all.
  var ground: UIColor { ControlsTunables.ground }

  override var isHighlighted: Bool {
    didSet { updateLook() }
  }

  final func updateLook() {
    backgroundColor =
      isHighlighted
      ? ControlsTunables.choice : isPointed ? ControlsTunables.panelGround : ground
  }

  final func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
    isPointed = recognizer.state == .began || recognizer.state == .changed
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    event?.type == .scroll || event?.type == .transform ? nil : super.hitTest(point, with: event)
  }

  override func accessibilityActivate() -> Bool {
    action()
    return true
  }
}
