import PortableUIKit

/// Parts beside each other, with a dot between two: where a line ends there is none.
final class PartsLabel: UILabel {
  private static let dot = " · "
  private let parts: [String]
  private let probe: UILabel

  /// - Parameter text: parts with dots between them.
  init(_ text: String, _ font: UIFont, _ color: UIColor) {
    parts = text.components(separatedBy: Self.dot)
    probe = InfoLook.label("", font)
    super.init(frame: .zero)
    self.text = text
    self.font = font
    textColor = color
    numberOfLines = 0
    accessibilityLabel = parts.joined(separator: ", ")
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// As many parts in a line as fit.
  private func text(in width: CGFloat) -> String {
    var lines: [String] = []
    for part in parts {
      let longer = lines.last.map { $0 + Self.dot + part } ?? part
      probe.text = longer
      if lines.isEmpty || self.width(of: probe) > width {
        lines.append(part)
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines.joined(separator: "\n")
  }

  private func width(of label: UILabel) -> CGFloat {
    label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    ).width.rounded(.up)
  }

  private func breakLines(in width: CGFloat) {
    let new = text(in: width)
    if new != text { text = new }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if size.width > 0 { breakLines(in: size.width) }
    return super.sizeThatFits(size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width > 0 { breakLines(in: bounds.width) }
  }
}
