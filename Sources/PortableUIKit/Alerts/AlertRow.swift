/// One action of an alert, as a button.
final class AlertRow: UIControl {
  let action: UIAlertAction
  private let label = UILabel(frame: .zero)
  private let choose: (UIAlertAction) -> Void
  private let size: CGFloat

  /// - Parameter size: of the letters, points.
  init(
    _ action: UIAlertAction, size: CGFloat, _ choose: @escaping (UIAlertAction) -> Void
  ) {
    self.action = action
    self.size = size
    self.choose = choose
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = AlertTunables.smallestTitle
    label.isAccessibilityElement = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    action.row = self
    actionChanged()
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  deinit {
    clearByHand { if action.row === self { action.row = nil } }
  }

  var isBold = false { didSet { actionChanged() } }
  var isMeant = false {
    didSet {
      isAccessibilityFocus = isMeant
      lookChanged()
    }
  }

  func actionChanged() {
    isEnabled = action.isEnabled
    label.font = .text(ofSize: size, weight: isBold ? .semibold : .regular)
    lookChanged()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    lookChanged()
  }

  override func lookChanged() {
    super.lookChanged()
    label.textColor =
      !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    backgroundColor = isHighlighted ? .systemFill : isMeant ? .tertiarySystemFill : nil
  }

  override func send(_ events: Event, with event: UIEvent?) {
    super.send(events, with: event)
    if events.contains(.touchUpInside) { choose(action) }
  }

  /// As wide as its title, points.
  var naturalWidth: CGFloat {
    label.sizeThatFits(.zero).width.rounded(.up) + 2 * AlertTunables.rowPadding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: AlertTunables.rowPadding, dy: 0)
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }
}
