/// A line of an open menu.
final class MenuRow: UIView {
  let line: MenuLine
  private let mark = UIView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private var subtitle: UILabel?
  private var sign: MenuSign?
  private var picture: UIImageView?
  /// Stands behind the title, and says that there is more.
  private var arrow: MenuSign?
  private let rule = UIView(frame: .zero)
  private let isTouched: Bool
  /// Some line of the menu has a sign: all titles begin behind it.
  private let hasSigns: Bool
  var activated: (() -> Void)?

  init(_ line: MenuLine, isTouched: Bool, hasSigns: Bool) {
    self.line = line
    self.isTouched = isTouched
    self.hasSigns = hasSigns
    super.init(frame: .zero)
    mark.layer.cornerRadius = MenuTunables.markRadius
    mark.isHidden = true
    mark.backgroundColor = .systemFill
    title.font = .text(ofSize: titleSize)
    title.isAccessibilityElement = false
    for view in [mark, title, rule] { addSubview(view) }
    isUserInteractionEnabled = false
    fill()
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private var titleSize: CGFloat { isTouched ? MenuTunables.font : MenuTunables.pointedFont }

  /// Keys, the pointer or a finger mean it.
  var isMeant = false {
    didSet {
      mark.isHidden = !isMeant
      isAccessibilityFocus = isMeant
    }
  }

  private func fill() {
    switch line {
    case .action(let action):
      show(action, action.attributes, subtitle: action.subtitle)
      if action.state != .off { addSign(action.state == .on ? .check : .mixed) }
      if action.state == .on { accessibilityTraits.insert(.selected) }
    case .menu(let menu):
      show(
        menu, menu.options.contains(.destructive) ? .destructive : [], subtitle: menu.subtitle)
      arrow = made(.onward, .tertiaryLabel)
    case .back(let text):
      title.text = text
      title.font = .text(ofSize: titleSize, weight: .semibold)
      sign = made(.back, .label)
      describe(text, .button)
    case .heading(let text):
      title.text = text
      title.font = .text(ofSize: MenuTunables.smallFont, weight: .semibold)
      title.textColor = .secondaryLabel
      describe(text, .header)
    case .waiting:
      // What comes is in the program's language, and nobody knows it yet.
      title.text = "…"
      title.textColor = .secondaryLabel
      describe("…", .none)
    case .divider:
      rule.backgroundColor = .separator
    }
  }

  private func show(
    _ element: UIMenuElement, _ attributes: UIMenuElement.Attributes, subtitle text: String?
  ) {
    let isDisabled = attributes.contains(.disabled)
    let color: UIColor =
      isDisabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    title.text = element.title
    title.textColor = color
    describe(element.title, isDisabled ? [.button, .notEnabled] : .button)
    if let text {
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = .text(ofSize: MenuTunables.smallFont)
      label.textColor = isDisabled ? .tertiaryLabel : .secondaryLabel
      label.isAccessibilityElement = false
      addSubview(label)
      subtitle = label
      accessibilityValue = text
    }
    if let image = element.image {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      view.tintColor = color
      addSubview(view)
      picture = view
    }
  }

  private func describe(_ text: String, _ traits: UIAccessibilityTraits) {
    isAccessibilityElement = true
    accessibilityLabel = text
    accessibilityTraits = traits
  }

  private func addSign(_ kind: MenuSign.Kind) { sign = made(kind, title.textColor ?? .label) }

  private func made(_ kind: MenuSign.Kind, _ color: UIColor) -> MenuSign {
    let sign = MenuSign(frame: .zero)
    sign.kind = kind
    sign.color = color
    sign.backgroundColor = .clear
    addSubview(sign)
    return sign
  }

  override func accessibilityActivate() -> Bool {
    guard line.isChoice, let activated else { return false }
    activated()
    return true
  }

  // MARK: Layout

  var height: CGFloat {
    switch line {
    case .divider: MenuTunables.divider
    case .heading: MenuTunables.heading
    case .action, .menu, .back, .waiting:
      (isTouched ? MenuTunables.touchedRow : MenuTunables.pointedRow)
        + (subtitle == nil ? 0 : MenuTunables.subtitleRoom)
    }
  }

  /// As wide as what stands in it, points.
  var naturalWidth: CGFloat {
    let texts = max(
      title.sizeThatFits(.zero).width, subtitle?.sizeThatFits(.zero).width ?? 0
    ).rounded(.up)
    return texts + leading + trailing
  }

  private var isHeading: Bool { if case .heading = line { true } else { false } }
  private var leading: CGFloat {
    MenuTunables.padding + (hasSigns && !isHeading || sign != nil ? MenuTunables.signRoom : 0)
  }
  private var trailing: CGFloat {
    MenuTunables.padding
      + (picture == nil && arrow == nil ? 0 : MenuTunables.signRoom + MenuTunables.padding / 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.frame = bounds.insetBy(dx: MenuTunables.markInset, dy: 0)
    let thickness = 1 / max(1, window?.screen.scale ?? 1)
    put(
      rule,
      CGRect(
        x: MenuTunables.padding, y: (bounds.height / 2).rounded(),
        width: bounds.width - 2 * MenuTunables.padding, height: thickness))
    let alignment: NSTextAlignment =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    title.textAlignment = alignment
    subtitle?.textAlignment = alignment
    let width = max(0, bounds.width - leading - trailing)
    let (high, low) = (title.sizeThatFits(.zero).height, subtitle?.sizeThatFits(.zero).height ?? 0)
    let top = ((bounds.height - high - low) / 2).rounded()
    put(title, CGRect(x: leading, y: top, width: width, height: high))
    if let subtitle { put(subtitle, CGRect(x: leading, y: top + high, width: width, height: low)) }
    if let sign { put(sign, square(MenuTunables.sign, x: MenuTunables.padding)) }
    if let picture { putBehind(picture, MenuTunables.picture) }
    if let arrow { putBehind(arrow, MenuTunables.sign) }
  }

  private func putBehind(_ view: UIView, _ side: CGFloat) {
    put(view, square(side, x: bounds.width - MenuTunables.padding - side))
  }

  private func square(_ side: CGFloat, x: CGFloat) -> CGRect {
    CGRect(x: x, y: (bounds.height - side) / 2, width: side, height: side)
  }

  /// Where reading begins at the right all of it is the other way round.
  private func put(_ view: UIView, _ frame: CGRect) {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame =
      isReversed
      ? CGRect(
        x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      : frame
  }
}
