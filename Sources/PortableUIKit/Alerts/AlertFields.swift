/// What an alert says, and the fields below it.
final class AlertFields: UIView {
  private let text: AlertText
  private var fields: [UITextField] = []

  init(_ text: AlertText) {
    self.text = text
    super.init(frame: .zero)
    addSubview(text)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  static func makeField() -> UITextField {
    let field = UITextField(
      frame: CGRect(
        x: 0, y: 0, width: AlertTunables.alertWidth - 2 * AlertTunables.alertPadding,
        height: AlertTunables.fieldHeight))
    field.font = .text(ofSize: AlertTunables.fieldFont)
    field.borderStyle = .roundedRect
    field.backgroundColor = AlertTunables.fieldGround
    field.layer.cornerRadius = AlertTunables.fieldRadius
    field.handsKeysOn = true
    return field
  }

  func show(_ new: [UITextField]) {
    for field in fields where !new.contains(where: { $0 === field }) { field.removeFromSuperview() }
    for field in new where field.superview !== self { addSubview(field) }
    fields = new
    setNeedsLayout()
  }

  private func textHeight(in width: CGFloat) -> CGFloat {
    text.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(in: size.width) { _, _ in })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    text.frame = CGRect(x: 0, y: 0, width: bounds.width, height: textHeight(in: bounds.width))
    _ = place(in: bounds.width) { $0.frame = $1 }
  }

  /// From top to bottom; what they need together, points.
  private func place(in width: CGFloat, _ put: (UITextField, CGRect) -> Void) -> CGFloat {
    let padding = AlertTunables.alertPadding
    var y = max(textHeight(in: width), padding)
    for field in fields {
      put(
        field,
        CGRect(
          x: padding, y: y, width: max(0, width - 2 * padding), height: AlertTunables.fieldHeight))
      y += AlertTunables.fieldHeight
    }
    return y + padding
  }
}
