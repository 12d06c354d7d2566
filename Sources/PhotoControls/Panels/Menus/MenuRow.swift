import Localization
import PortableUIKit

/// A line of a menu, as one sees it.
final class MenuRow: UIControl {
  private let check = UILabel(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let key = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)
  /// It leads to another menu.
  private let arrow = UILabel(frame: .zero)
  private let leadsBack: Bool
  private static var checkRoom: CGFloat { TextSize.room(22) }
  private static var arrowRoom: CGFloat { TextSize.room(16) }
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
    leadsBack = item.leadsBack
    super.init(frame: .zero)
    check.text = item.isChecked ? "✓" : ""
    arrow.isHidden = item.submenu.isEmpty
    title.text = item.title
    key.text = item.key
    for label in [check, title, key, arrow] {
      label.font = .text(ofSize: 14, weight: item.leadsBack ? .semibold : .regular)
      label.textColor =
        !item.isEnabled
        ? ControlsTunables.disabledInk
        : label === key || label === arrow ? ControlsTunables.faintInk : ControlsTunables.ink
      label.isAccessibilityElement = false
      addSubview(label)
    }
    line.backgroundColor = ControlsTunables.edge
    line.isUserInteractionEnabled = false
    line.isHidden = !item.beginsGroup
    addSubview(line)
    layer.cornerRadius = 8  // derivation: looks
    isEnabled = item.isEnabled
    isAccessibilityElement = true
    accessibilityTraits = item.isChecked ? [.button, .selected] : .button
    accessibilityLabel = item.title
    if !item.submenu.isEmpty { accessibilityValue = item.key }
    if item.leadsBack { accessibilityHint = Words.text("Back") }
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
    let end = bounds.width - Self.padding - (arrow.isHidden ? 0 : Self.arrowRoom)
    arrow.text = isReversed ? "‹" : "›"
    if leadsBack { check.text = isReversed ? "›" : "‹" }
    let arrowWidth = arrow.sizeThatFits(bounds.size).width.rounded(.up)
    var frames = [
      (check, CGRect(x: Self.padding, y: 0, width: Self.checkRoom, height: bounds.height)),
      (
        title,
        CGRect(
          x: titleX, y: 0,
          width: max(0, end - titleX - Self.padding - keyWidth), height: bounds.height)
      ),
      (key, CGRect(x: end - keyWidth, y: 0, width: keyWidth, height: bounds.height)),
      (
        arrow,
        CGRect(
          x: bounds.width - Self.padding - arrowWidth, y: 0, width: arrowWidth,
          height: bounds.height)
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
