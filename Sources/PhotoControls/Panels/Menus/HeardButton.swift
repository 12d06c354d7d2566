import PortableUIKit

/// Something to do for whoever hears the screen; others do it otherwise, and do not see it.
final class HeardButton: UIView {
  private let action: @MainActor () -> Void

  init(_ label: String, action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = label
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func accessibilityActivate() -> Bool {
    action()
    return true
  }
}
