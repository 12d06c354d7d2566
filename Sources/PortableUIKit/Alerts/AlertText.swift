/// What an alert says: its title and its message.
final class AlertText: UIView {
  private let style: UIAlertController.Style
  private let title = UILabel(frame: .zero)
  private let message = UILabel(frame: .zero)

  init(_ style: UIAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
    let isSheet = style == .actionSheet
    title.font = .text(
      ofSize: isSheet ? AlertTunables.messageFont : AlertTunables.titleFont, weight: .semibold)
    title.accessibilityTraits = .header
    message.font = .text(ofSize: AlertTunables.messageFont)
    for label in [title, message] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.textColor = isSheet ? .secondaryLabel : .label
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  func show(_ title: String?, _ message: String?) {
    self.title.text = title
    self.message.text = message
    setNeedsLayout()
  }

  private var labels: [UILabel] { [title, message].filter { !($0.text ?? "").utf8.isEmpty } }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(in: size.width) { _, _ in })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for label in [title, message] { label.isHidden = (label.text ?? "").utf8.isEmpty }
    _ = place(in: bounds.width) { $0.frame = $1 }
  }

  /// From top to bottom; what they need together, points.
  private func place(in width: CGFloat, _ put: (UILabel, CGRect) -> Void) -> CGFloat {
    let labels = labels
    guard !labels.isEmpty else { return 0 }
    let isSheet = style == .actionSheet
    let edge = isSheet ? AlertTunables.sheetTop : AlertTunables.alertTop
    let padding = AlertTunables.alertPadding
    let column = max(0, width - 2 * padding)
    var y = edge
    for (index, label) in labels.enumerated() {
      if index > 0 { y += isSheet ? 2 * AlertTunables.textGap : AlertTunables.textGap }
      let room = CGSize(width: column, height: .greatestFiniteMagnitude)
      let height = label.sizeThatFits(room).height.rounded(.up)
      put(label, CGRect(x: padding, y: y, width: column, height: height))
      y += height
    }
    return y + edge
  }
}
