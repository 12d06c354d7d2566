import PortableUIKit

/// A value below its name. Pressed, it is handed on, to be copied.
final class InfoRowView: UIControl {
  private let name: UILabel
  private let value: UILabel

  /// - Parameter onCopy: nil when a press does nothing.
  init(_ row: InfoContent.Row, _ texts: InfoTexts, onCopy: ((String) -> Void)?) {
    name = InfoLook.label(texts[row.name], InfoLook.small, .secondaryLabel)
    value = InfoLook.label(row.value, InfoLook.plain)
    super.init(frame: .zero)
    for label in [name, value] {
      label.isUserInteractionEnabled = false
      addSubview(label)
    }
    isUserInteractionEnabled = onCopy != nil
    isAccessibilityElement = true
    accessibilityLabel = texts[row.name]
    accessibilityValue = row.value
    accessibilityTraits = onCopy == nil ? .staticText : .button
    accessibilityHint = onCopy == nil ? nil : texts[.copies]
    addAction(UIAction { _ in onCopy?(row.value) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? InfoLook.pressed : nil }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = [name, value].map { $0.sizeThatFits(size).height.rounded(.up) }
    return CGSize(width: size.width, height: heights[0] + heights[1] + InfoLook.lineGap)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = name.sizeThatFits(bounds.size).height.rounded(.up)
    name.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    let below = top + InfoLook.lineGap
    value.frame = CGRect(
      x: 0, y: below, width: bounds.width, height: max(0, bounds.height - below))
  }
}
