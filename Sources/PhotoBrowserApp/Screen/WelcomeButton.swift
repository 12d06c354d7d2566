import Localization
import PortableUIKit

/// A word to be clicked, where there is nothing else to do.
package final class WelcomeButton: UIControl {
  private static var height: CGFloat { max(44, TextSize.room(22)) }
  private static let padding: CGFloat = 24

  /// To what it stands below, points.
  package static let gapAbove: CGFloat = 24

  private let label = UILabel(frame: .zero)
  let action: () -> Void

  package init(_ title: String, action: @escaping () -> Void) {
    self.action = action
    super.init(frame: .zero)
    label.text = title
    label.font = .text(ofSize: 15, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.isAccessibilityElement = false
    label.isUserInteractionEnabled = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = title
    addAction(UIAction { [unowned(unsafe) self] _ in self.action() }, for: .touchUpInside)
    updateLook()
  }

  /// Opens photos; nil where that cannot be.
  package convenience init?(openFiles: (() -> Void)?) {
    guard let openFiles else { return nil }
    self.init(Words.text("Open photos…"), action: openFiles)
  }

  package required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  package override var isHighlighted: Bool {
    didSet { updateLook() }
  }

  private func updateLook() {
    backgroundColor = .accentGround(.systemBlue).withAlphaComponent(isHighlighted ? 0.7 : 1)
  }

  package override func accessibilityActivate() -> Bool {
    action()
    return true
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: label.sizeThatFits(size).width.rounded(.up) + 2 * Self.padding, height: Self.height)
  }

  /// In the middle of a view, below something that ends at `y`, points.
  package func place(below y: CGFloat, in bounds: CGRect) {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: y + Self.gapAbove, width: size.width,
      height: size.height)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}
