import PortableUIKit

/// A line of a menu, as one sees it.
final class MenuRow: UIControl {
  private let check = UILabel(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let key = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)
  private static let checkRoom: CGFloat = 22
  private static let padding: CGFloat = 10
  private let hasChecks: Bool
  /// Its key is in focus, or the pointer is on it.
  var isPointed = false {
    didSet { updateLook() }
  }
  var pointerDidCome: () -> Void = {}

  /// - Parameter hasChecks: some line of the menu can be so or not.
  init(_ item: MenuItem, hasChecks: Bool, action: @escaping @MainActor () -> Void) {
    self.hasChecks = hasChecks
    super.init(frame: .zero)
    check.text = item.isChecked ? "✓" : ""
    title.text = item.title
    key.text = item.key
    for label in [check, title, key] {
      label.font = .systemFont(ofSize: 14)
      label.textColor =
        !item.isEnabled
        ? ControlsTunables.disabledInk
        : label === key ? ControlsTunables.faintInk : ControlsTunables.ink
      label.isAccessibilityElement = false
      addSubview(label)
    }
    line.backgroundColor = ControlsTunables.edge
    line.isUserInteractionEnabled = false
    line.isHidden = !item.beginsGroup || item.heading != nil
    addSubview(line)
    layer.cornerRadius = 8  // derivation: looks
    isEnabled = item.isEnabled
    isAccessibilityElement = true
    accessibilityTraits = item.isChecked ? [.button, .selected] : .button
    accessibilityLabel = item.title
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector(MenuRow.pointerMoved)))
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override var isHighlighted: Bool {
    didSet { updateLook() }
  }

  private func updateLook() {
    backgroundColor =
      !isEnabled
      ? .clear
      : isHighlighted ? ControlsTunables.touched : isPointed ? ControlsTunables.pointed : .clear
  }

  func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
    if recognizer.state == .began { pointerDidCome() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let keyWidth = key.sizeThatFits(bounds.size).width.rounded(.up)
    let titleX = Self.padding + (hasChecks ? Self.checkRoom : 0)
    var frames = [
      (check, CGRect(x: Self.padding, y: 0, width: Self.checkRoom, height: bounds.height)),
      (
        title,
        CGRect(
          x: titleX, y: 0,
          width: max(0, bounds.width - titleX - 2 * Self.padding - keyWidth), height: bounds.height)
      ),
      (
        key,
        CGRect(
          x: bounds.width - Self.padding - keyWidth, y: 0, width: keyWidth, height: bounds.height)
      ),
    ]
    if isReversed {
      for index in frames.indices {
        frames[index].1.origin.x = bounds.width - frames[index].1.maxX
      }
    }
    for (label, frame) in frames { label.frame = frame }
    // derivation: half in the row above.
    line.frame = CGRect(x: 0, y: -0.5, width: bounds.width, height: 1)
  }
}
