import PortableUIKit

/// A field of a panel that one writes a line into.
final class PanelField: UITextField {
  private static let padding: CGFloat = 12
  /// Called with Tab, and with Shift and Tab, which go back.
  var tabWasPressed: (_ goesBack: Bool) -> Void = { _ in }
  /// Of the caret behind the last letter, points.
  private static let caretRoom: CGFloat = 4

  init(_ text: String, label: String) {
    super.init(frame: .zero)
    self.text = text
    font = .text(ofSize: 15)
    textColor = ControlsTunables.ink
    tintColor = ControlsTunables.action
    backgroundColor = ControlsTunables.pointed
    layer.cornerRadius = 8  // derivation: looks, as a menu's rows
    layer.borderWidth = 1
    layer.borderColor = ControlsTunables.action.cgColor
    autocapitalizationType = .none
    autocorrectionType = .no
    // A name is asked for by itself: there is no next field.
    returnKeyType = .done
    accessibilityLabel = label
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    layer.borderColor = ControlsTunables.action.cgColor
  }

  /// Nothing of a name is a tab; an input method may choose with it.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let key = presses.first?.key, key.keyCode == .keyboardTab, markedTextRange == nil,
      key.modifierFlags.isSubset(of: .shift)
    {
      return tabWasPressed(key.modifierFlags.contains(.shift))
    }
    super.pressesBegan(presses, with: event)
  }

  /// For all of its text to be seen, points.
  var neededWidth: CGFloat {
    intrinsicContentSize.width.rounded(.up) + Self.caretRoom + 2 * Self.padding
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: Self.padding, dy: 0)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}
