import DisplayList

extension UIButton {
  /// How much of a pressed button is left, and how strong a tinted one's ground is. (Chosen by eye.)
  private static var pressedOpacity: CGFloat { 0.75 }
  private static var tintedOpacity: CGFloat { 0.18 }

  func show(_ configuration: Configuration) {
    let color = foreground(of: configuration)
    label = shown(configuration.title, in: label, .body, color)
    subtitleLabel = shown(configuration.subtitle, in: subtitleLabel, .footnote, color)
    show(configuration.image)
    picture?.tintColor = color
    alphaOfContent(isHighlighted ? Self.pressedOpacity : 1)
    layer.cornerRadius = radius(of: configuration)
    backgroundColor = ground(of: configuration)
    layer.borderWidth = configuration.background.strokeWidth
    layer.borderColor = (configuration.background.strokeColor ?? .clear).cgColor
  }

  private func shown(
    _ text: String?, in label: UILabel?, _ style: UIFont.TextStyle, _ color: UIColor
  ) -> UILabel? {
    guard text != nil || label != nil else { return nil }
    let shown = label ?? madeLabel(style)
    shown.text = text
    shown.textColor = color
    shown.isHidden = text == nil
    switch configuration?.titleAlignment ?? .automatic {
    case .automatic, .center: shown.textAlignment = .center
    case .leading: shown.textAlignment = .natural
    case .trailing:
      shown.textAlignment =
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }
    return shown
  }

  private func madeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.isAccessibilityElement = false
    own(label)
    addSubview(label)
    return label
  }

  private func alphaOfContent(_ alpha: CGFloat) {
    label?.alpha = alpha
    subtitleLabel?.alpha = alpha
    picture?.alpha = alpha
  }

  private func foreground(of configuration: Configuration) -> UIColor {
    if !isEnabled { return .tertiaryLabel }
    if let color = configuration.baseForegroundColor { return color }
    switch configuration.style {
    case .filled: return .white
    case .plain, .gray, .tinted: return tintColor
    }
  }

  private func ground(of configuration: Configuration) -> UIColor? {
    if let color = configuration.background.backgroundColor { return color }
    let base = configuration.baseBackgroundColor
    switch configuration.style {
    case .plain: return base
    case .gray: return base ?? .secondarySystemFill
    case .filled: return isEnabled ? base ?? tintColor : .secondarySystemFill
    case .tinted:
      return isEnabled
        ? (base ?? tintColor).withAlphaComponent(Self.tintedOpacity) : .secondarySystemFill
    }
  }

  private func radius(of configuration: Configuration) -> CGFloat {
    switch configuration.cornerStyle {
    case .fixed, .dynamic: configuration.background.cornerRadius
    case .small: 4
    case .medium: 8
    case .large: 14
    case .capsule: min(bounds.size.width, bounds.size.height) / 2
    }
  }
}
